"""A server to talk to, and guests who do: each with a socket of his own, who remembers what he was sent."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from history import Asked, Testimony
from websockets.asyncio.client import ClientConnection, connect

from pioche.server import pace
from pioche.server.codes import new_token
from pioche.server.limits import Limits, Rate
from pioche.server.serve import make_app, make_server

#: Limits that no test runs into by chance.
GENEROUS: Final = Limits(
    play=Rate(10_000, 1, 10_000),
    talk=Rate(10_000, 1, 10_000),
    join=Rate(10_000, 1, 10_000),
    create=Rate(10_000, 1, 10_000),
    play_now=Rate(10_000, 1, 10_000),
    sockets_per_source=10_000,
    sockets_per_session=10_000,
    unstarted_per_source=10_000,
)
PATIENCE: Final = 10.0
Frame = dict[str, Any]


def check_cards(frame: Frame, pictured: set[str]) -> None:
    """The canary: at a table of the official game no frame shows a card that is in another's hand or in the stock.

    But whoever challenges is shown a hand: `pictured` notes whose this viewer has been shown.
    """
    if frame["type"] != "step" or not frame["view"]["version"]:
        return
    view = frame["view"]
    pictured |= {one["picture"]["owner"] for one in frame["events"] if one and one["is"] == "revealed"}
    if view["phase"] == "round":
        if not frame["events"]:  # The whole table anew, with what was shown before.
            pictured |= set(view["shown"])
        assert set(view["shown"]) <= {view["viewer"], *pictured}, f"shown to {view['viewer']}: {view['shown']}"
    for event in frame["events"]:
        if event is None:
            continue
        if event["is"] == "moved" and event["source"] == "stock" and event["goal"] not in ("pile", view["viewer"]):
            assert set(event["cards"]) <= {"??"}, f"{view['viewer']} was shown what was drawn: {event}"
        if event["is"] == "dealt":
            shown = {seat for seat, hand in zip("ABCDEFGHIJ", event["hands"], strict=False) if set(hand) - {"??"}}
            assert shown <= {view["viewer"]}, f"{view['viewer']} was shown the hands of {shown}"
        assert event["is"] != "shuffled" or set(event.get("cards", ())) <= {"??"}, event


class Served:
    """A running server."""

    def __init__(self, port: int, app: Any) -> None:
        self.port: Final = port
        self.app: Final = app
        self.http: Final = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False)

    async def make(self, token: str, **wanted: Any) -> str:
        """Make a table; its code."""
        body = {"name": "Ada", "token": token, "rules": "official", "seats": 2, **wanted}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def join(self, code: str, name: str, token: str) -> str:
        """Take a seat; its letter."""
        answer = await self.http.post(f"/api/tables/{code}/seats", json={"name": name, "token": token})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["seat"])

    def guest(self, code: str, token: str | None = None, since: int = 0) -> Guest:
        return Guest(self.port, code, token, since)


class Guest:
    """Somebody at a table. `frames` is everything that he was sent, in order."""

    def __init__(self, port: int, code: str, token: str | None, since: int = 0) -> None:
        self.address: Final = f"ws://127.0.0.1:{port}/ws/{code}"
        self.token: Final = token
        self.since: Final = since
        self.frames: Final[list[Frame]] = []
        self.raw: Final[list[str]] = []
        self.closed: int | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news: Final = asyncio.Condition()
        self._count = 0
        self.asked: Final[list[Asked]] = []
        self._pictured: Final[set[str]] = set()

    @property
    def testimony(self) -> Testimony:
        """What he can say of the table, for `History`."""
        return Testimony(self.token or "", self.asked, self.frames)

    async def __aenter__(self) -> Guest:
        self._socket = await connect(self.address, compression=None, proxy=None, close_timeout=1)
        self._reader = asyncio.create_task(self._read())
        hello: Frame = {"type": "hello", "protocol": 1, "since": self.since}
        if self.token:
            hello["token"] = self.token
        await self.send(hello)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._socket is not None
        await self._socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for message in self._socket:
                assert isinstance(message, str)
                async with self._news:
                    self.raw.append(message)
                    frame = json.loads(message)
                    check_cards(frame, self._pictured)
                    self.frames.append(frame)
                    self._news.notify_all()
        finally:
            async with self._news:
                self.closed = self._socket.close_code
                self._news.notify_all()

    async def send(self, frame: Frame) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(frame))

    async def send_text(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def until(self, wanted: Callable[[], Any]) -> Any:
        """Wait until this holds, and return it."""
        async with asyncio.timeout(PATIENCE), self._news:
            while not (found := wanted()):
                if self._reader is not None and self._reader.done():
                    self._reader.result()  # Perhaps he was shown what he may not see.
                if self.closed is not None:
                    raise ConnectionError(f"closed with {self.closed}")
                await self._news.wait()
        return found

    async def ask(self, type: str, **fields: Any) -> Frame:
        """Send a command; its answer."""
        self._count += 1
        id = fields.pop("id", f"c{self._count}")
        at, sent = len(self.frames), time.monotonic()
        self.asked.append(Asked(self.token or "", id, sent, 0.0, None))
        await self.send({"type": type, "id": id, **fields})
        found = await self.until(
            lambda: next((one for one in self.frames[at:] if one["type"] == "answer" and one["id"] == id), None)
        )
        assert isinstance(found, dict)
        self.asked[[one.id for one in self.asked].index(id)] = Asked(
            self.token or "", id, sent, time.monotonic(), found
        )
        return found

    def last(self, type: str) -> Frame | None:
        """The last frame of a type."""
        return next((one for one in reversed(self.frames) if one["type"] == type), None)

    async def step(self, version: int = 0) -> Frame:
        """The last step that he was sent, of at least this version of the match."""

        def found() -> Frame | None:
            step = self.last("step")
            return step if step is not None and step["view"]["version"] >= version else None

        step = await self.until(found)
        assert isinstance(step, dict)
        return step

    async def do(self, move: Frame, seen: int | None = None) -> Frame:
        """Ask for a move, and wait as long as the table wants it."""
        while True:
            step = await self.step()
            answer = await self.ask("do", seen=step["view"]["version"] if seen is None else seen, move=move)
            if answer["status"] != "wait":
                return answer
            await asyncio.sleep(answer["ms"] / 1000)


#: Waits of a table where nobody has to follow what happens.
BRISK: Final = {"AFTER_PLAY": 20, "AFTER_STEP": 10, "LINGER": 10, "BETWEEN": 500, "WAITS": {}}


@contextmanager
def pacing(waits: dict[str, Any]) -> Iterator[None]:
    """Let tables go at another pace, for a while."""
    usual = {name: getattr(pace, name) for name in waits}
    for name, wait in waits.items():
        setattr(pace, name, wait)
    try:
        yield
    finally:
        for name, wait in usual.items():
            setattr(pace, name, wait)


@asynccontextmanager
async def serving(
    folder: Path, limits: Limits = GENEROUS, port: int = 0, *, buffer: int = 0
) -> AsyncIterator[Served]:
    """A server over this folder, for a while; `buffer` is what the kernel may keep of what it sends, in bytes."""
    app = make_app(folder, limits)
    server = make_server(app, "127.0.0.1", port)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if buffer:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        listening.bind(("127.0.0.1", port))
        running = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        served = Served(listening.getsockname()[1], app)
        try:
            yield served
        finally:
            await served.http.aclose()
            server.should_exit = True
            await running


def token() -> str:
    return new_token()
