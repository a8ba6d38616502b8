"""A connection: one socket of one person, from the first message to the last."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pioche.engine.actions import NOBODY
from pioche.engine.rule import Reason
from pioche.server.codes import digest
from pioche.server.hall import Hall
from pioche.server.keeper import BUSY, Keeper, NoTable, Watcher
from pioche.server.limits import Bucket, Limits
from pioche.server.messages import (
    PROTOCOL,
    Advise,
    Answer,
    Bye,
    Command,
    CommandId,
    Do,
    Hello,
    MakeLink,
    Talk,
    decode,
    encode,
)
from pioche.server.pace import WRONG_CATCH
from pioche.server.store import StoreError
from pioche.server.wire import reason

#: Frames that may wait for a slow reader; then he is sent everything anew instead.
QUEUE: Final = 64
#: Who has not taken a frame for so long is gone, in seconds.
STALLED: Final = 10.0
#: Commands of one connection that may wait to be decided.
PENDING: Final = 8
#: Close codes (docs/protocol.md).
POLICY, TOO_BIG, RESTART, LATER, NOT_KNOWN, OLD_VERSION = 1008, 1009, 1012, 1013, 4001, 4002


class _Named(msgspec.Struct):
    """What is read of a command that is not understood, so that its sender knows which one it was."""

    id: CommandId = ""


class Connection(Watcher):
    """Passes frames on in their order, and commands to the keeper; a slow reader holds nobody up."""

    def __init__(
        self, socket: WebSocket, hall: Hall, code: str, limits: Limits, was_right: Callable[[], object]
    ) -> None:
        """`was_right` is called when the code has proved to be that of a table."""
        self.socket: Final = socket
        self.hall: Final = hall
        self.limits: Final = limits
        self.was_right: Final = was_right
        self.code: Final = code
        #: Who keeps the table, from when this one has arrived at it.
        self.keeper: Keeper | None = None
        self.digest = ""
        self.seat = NOBODY
        self._frames: Final[deque[bytes]] = deque()
        self._news: Final = asyncio.Event()
        self._missed = False
        self._bye: Bye | None = None
        self._play: Final = Bucket(limits.play)
        self._talk: Final = Bucket(limits.talk)
        self._may_catch_at = 0
        self._pending = 0
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    # --- sending ------------------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        if self._missed or self._bye is not None:
            return
        if len(self._frames) >= QUEUE:
            self._frames.clear()
            self._missed = True
        else:
            self._frames.append(frame)
        self._news.set()

    def dismiss(self, code: int, why: Reason) -> None:
        self._leave(code, why)

    def _leave(self, code: int, why: Reason, retry_ms: int = 0) -> None:
        if self._bye is None:
            self._bye = Bye(code, reason(why), retry_ms)
            self._news.set()

    async def _write(self) -> None:
        """Send what waits, until there is a last word."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._frames:
                await self._send(self._frames.popleft())
            if self._bye is not None:
                await self._send(encode(self._bye))
                await self.socket.close(self._bye.code)
                return
            if self._missed:
                self._missed = False
                assert self.keeper is not None
                await self.keeper.refresh(self)

    async def _send(self, frame: bytes) -> None:
        async with asyncio.timeout(STALLED):
            await self.socket.send_text(frame.decode())

    # --- receiving ----------------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Serve the socket, which has been accepted, to its end."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._receive())
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and not writer.done() and self._bye is not None:
                await asyncio.wait([writer], timeout=STALLED)
        finally:
            if self.keeper is not None:
                self.keeper.turn_away(self)
            for task in (writer, reader, *self._tasks):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
            if self.socket.application_state == WebSocketState.CONNECTED:
                await _quietly(self.socket.close(LATER))

    async def _receive(self) -> None:
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                hello = decode(await self._next())
        except TimeoutError:
            self._leave(POLICY, Reason("say_hello"))
            return
        except (msgspec.DecodeError, ValueError):
            self._leave(POLICY, Reason("not_understood"))
            return
        except WebSocketDisconnect:
            return
        if not isinstance(hello, Hello):
            self._leave(POLICY, Reason("say_hello"))
            return
        if hello.protocol != PROTOCOL:
            self._leave(OLD_VERSION, Reason("other_version"))
            return
        if not await self._arrive(hello):
            return
        try:
            while True:
                await self._take()
        except WebSocketDisconnect:
            return

    async def _arrive(self, hello: Hello) -> bool:
        self.digest = digest(hello.token) if hello.token else ""
        self.since = hello.since
        # Not before: a keeper that nobody has asked for anything is soon forgotten, and there must never be two.
        self.keeper = self.hall.keeper(self.code)
        try:
            why = await self.keeper.look(self)
            self.was_right()
            if why is not None:
                self._leave(NOT_KNOWN if self.digest else POLICY, why)
                return False
        except NoTable:
            self._leave(POLICY, Reason("no_such_table"))
            return False
        except StoreError:
            self._leave(LATER, Reason("busy"), BUSY)
            return False
        return True

    async def _next(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | None = message.get("text")
        return text or ""  # A binary frame says nothing that is understood here.

    async def _take(self) -> None:
        """The next message, which is answered in any case."""
        text = await self._next()
        try:
            message = decode(text)
        except (msgspec.DecodeError, ValueError, RecursionError):
            self._refuse(text)
            return
        if isinstance(message, Hello):
            self._refuse("")
            return
        retry = self._play.take(self.hall.now())
        if isinstance(message, Talk) or (isinstance(message, Do) and message.move.kind == "say"):
            retry = max(retry, self._talk.take(self.hall.now()))
        if isinstance(message, Do) and message.move.kind == "catch":
            retry = max(retry, self._may_catch_at - self.hall.now())
        if retry > 0 or self._pending >= PENDING:
            self._answer(Answer(message.id, "limited", ms=max(retry, BUSY)))
            return
        self._pending += 1
        task = asyncio.create_task(self._obey(message))
        self._tasks.add(task)
        task.add_done_callback(self._obeyed)

    def _refuse(self, text: str) -> None:
        """Say that something is not understood; whoever goes on with it has to go."""
        if self._play.take(self.hall.now()):
            self._leave(POLICY, Reason("too_many"))
            return
        try:
            id = msgspec.json.decode(text, type=_Named).id
        except (msgspec.DecodeError, ValueError, RecursionError):
            id = ""
        self.send(encode(Answer(id, "refused", reason=reason(Reason("not_understood")))))

    def _obeyed(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._pending -= 1

    async def _obey(self, message: Command) -> None:
        id = message.id
        assert self.keeper is not None
        try:
            if isinstance(message, MakeLink):
                answer = await self._link(id)
            elif isinstance(message, Advise):
                answer = await self.keeper.advise(self.digest, id)
            else:
                answer = await asyncio.shield(self.keeper.command(self.digest, message))
        except NoTable:
            return
        except StoreError:
            answer = Answer(id, "busy", ms=BUSY)
        except Exception:  # It has been noted where it happened.
            answer = Answer(id, "busy", reason=reason(Reason("failed")), ms=BUSY)
        if isinstance(message, Do) and message.move.kind == "catch" and answer.status == "refused":
            self._may_catch_at = self.hall.now() + WRONG_CATCH
        self._answer(answer)

    def _answer(self, answer: Answer) -> None:
        self.hall.on_answer(answer.status)
        self.send(encode(answer))

    async def _link(self, id: str) -> Answer:
        if self.seat == NOBODY:
            return Answer(id, "refused", reason=reason(Reason("spectators_watch")))
        return Answer(id, "accepted", link=await self.hall.make_link(self.code, self.seat))


async def _quietly(closing: Awaitable[None]) -> None:
    try:
        await closing
    except (RuntimeError, OSError, WebSocketDisconnect):
        return
