"""A connection: one socket of one person, from the first message to the last."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pioche.engine.actions import NOBODY
from pioche.engine.rule import Reason
from pioche.server.audience import Watcher
from pioche.server.codes import digest
from pioche.server.hall import Hall
from pioche.server.keeper import BUSY, Keeper
from pioche.server.limits import Bucket, Limits, Places
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
from pioche.server.refusals import NoTable
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
#: What is wrong with a message that cannot be read; and how a connection may end without anything being wrong here.
UNREADABLE: Final = (msgspec.DecodeError, ValueError, RecursionError)
EXPECTED: Final = (WebSocketDisconnect, TimeoutError, NoTable, StoreError, OSError)
log = structlog.get_logger("pioche.connection")


class _Named(msgspec.Struct):
    """What is read of a command that is not understood, so that its sender knows which one it was."""

    id: CommandId = ""


class Connection(Watcher):
    """Passes frames on in their order, and commands to the keeper; a slow reader holds nobody up."""

    def __init__(
        self,
        socket: WebSocket,
        hall: Hall,
        code: str,
        limits: Limits,
        was_right: Callable[[], object],
        sessions: Places,
    ) -> None:
        """`was_right` is called when the code has proved to be that of a table; `sessions` counts the sockets of
        each person."""
        self.socket: Final = socket
        self.hall: Final = hall
        self.limits: Final = limits
        self.was_right: Final = was_right
        self.sessions: Final = sessions
        self.code: Final = code
        #: Who keeps the table, once he has let us look.
        self.keeper: Keeper | None = None
        self.digest = ""
        self._token = ""
        self.seat = NOBODY
        self._frames: Final[deque[bytes]] = deque()
        self._answers: Final[deque[bytes]] = deque()
        self._news: Final = asyncio.Event()
        self._missed = False
        self._bye: Bye | None = None
        self._play: Final = Bucket(limits.play)
        #: Whoever goes on regardless of being told that it is too much is sent away.
        self._flood: Final = Bucket(limits.play)
        self._talk: Final = Bucket(limits.talk)
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

    def answer(self, answer: Answer) -> None:
        """An answer is never dropped: whoever is slow is sent the table anew, but must know what came of his word."""
        self.hall.on_answer(answer.status)
        if self._bye is None:
            self._answers.append(encode(answer))
            self._news.set()

    def dismiss(self, code: int, why: Reason) -> None:
        self._leave(code, why)

    def _leave(self, code: int, why: Reason, retry_ms: int = 0) -> None:
        if self._bye is None:
            self._bye = Bye(code, reason(why), retry_ms)
            if code == RESTART:  # There is little time, and all is told anew.
                self._frames.clear()
            self._news.set()

    async def _write(self) -> None:
        """Send what waits, until there is a last word."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._frames or self._answers:
                waiting = self._frames or self._answers
                await self._send(waiting.popleft())
            if self._bye is not None:
                await self._send(encode(self._bye))
                await self.socket.close(self._bye.code)
                return
            if self._missed and self.keeper is not None:
                self._missed = False
                await self.keeper.refresh(self)

    async def _send(self, frame: bytes) -> None:
        async with asyncio.timeout(STALLED):
            await self.socket.send_text(frame.decode())

    # --- receiving ----------------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Serve the socket, which has been accepted, to its end."""
        self.hall.connections.add(self)
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._receive())
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and not writer.done() and self._bye is not None:
                await asyncio.wait([writer], timeout=STALLED)
        finally:
            if self.keeper is not None:
                self.keeper.turn_away(self)
                if self.digest:
                    self.sessions.leave(self.digest)
            writer.cancel()
            reader.cancel()  # What was asked for goes on: it may be stored already.
            for ended in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, EXPECTED):
                    log.error("a connection failed", error=type(ended).__name__)
            if self.socket.application_state == WebSocketState.CONNECTED:
                await _quietly(self.socket.close(LATER))
            self.hall.connections.discard(self)

    async def _receive(self) -> None:
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                hello = decode(await self._next())
        except TimeoutError:  # Perhaps a phone fell asleep between two words: it may try again.
            self._leave(LATER, Reason("say_hello"))
            return
        except UNREADABLE:
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
        self._token = hello.token or ""
        self.digest = digest(self._token) if self._token else ""
        self.since = hello.since
        if self.digest and not self.sessions.take(self.digest):
            self._leave(LATER, Reason("too_many"), BUSY)
            return False
        # Not before: a keeper that nobody has asked for anything is soon forgotten, and there must never be two.
        keeper = self.hall.keeper(self.code)
        try:
            why = await keeper.look(self)
            self.was_right()
            if why is None:
                self.keeper = keeper
                return True
            self._leave(NOT_KNOWN if self.digest else POLICY, why)
        except NoTable:
            self._leave(POLICY, Reason("no_such_table"))
        except StoreError:
            self._leave(LATER, Reason("busy"), BUSY)
        finally:
            if self.keeper is None:
                keeper.turn_away(self)
                if self.digest:
                    self.sessions.leave(self.digest)
        return False

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
        except UNREADABLE:
            message = None
        now = self.hall.now()
        retry = self._play.take(now)
        if isinstance(message, Talk) or (isinstance(message, Do) and message.move.kind == "say"):
            retry = max(retry, self._talk.take(now))
        if retry > 0 or self._pending >= PENDING:
            if self._flood.take(now):
                self._leave(POLICY, Reason("too_many"))
                raise WebSocketDisconnect(POLICY)
            id = "" if message is None or isinstance(message, Hello) else message.id
            self.answer(Answer(id, "limited", ms=max(retry, BUSY)))
        elif message is None or isinstance(message, Hello):
            self.answer(Answer(_id_in(text), "refused", reason=reason(Reason("not_understood"))))
        else:
            self._pending += 1
            task = asyncio.create_task(self._obey(message))
            self._tasks.add(task)
            task.add_done_callback(self._obeyed)

    def _obeyed(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._pending -= 1

    async def _obey(self, message: Command) -> None:
        id = message.id
        assert self.keeper is not None
        try:
            if isinstance(message, MakeLink):
                answer = await self.keeper.link(self._token, id)
            elif isinstance(message, Advise):
                answer = await self.keeper.advise(self.digest, id)
            else:
                answer = await self.keeper.command(self.digest, message)
        except NoTable:
            return
        except StoreError:
            answer = Answer(id, "busy", ms=BUSY)
        except Exception:  # It has been noted where it happened.
            answer = Answer(id, "busy", reason=reason(Reason("failed")), ms=BUSY)
        self.answer(answer)


def _id_in(text: str) -> str:
    """Which command it was that is not understood, as far as it can be read."""
    try:
        return msgspec.json.decode(text, type=_Named).id
    except UNREADABLE:
        return ""


async def _quietly(closing: Awaitable[None]) -> None:
    with suppress(RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(STALLED):
            await closing
