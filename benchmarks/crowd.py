"""A crowd: a server in a process of its own, and thousands of people at its tables; what the other programs share.

`python benchmarks/crowd.py FOLDER PORT [PROFILE]` is that server.
"""

from __future__ import annotations

import asyncio
import cProfile
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import uvloop

PEOPLE: Final = 4
NAMES: Final = ("Ada", "Bob", "Cyd", "Dov")
TICKS: Final = os.sysconf("SC_CLK_TCK")
#: What the server has seen of itself stands here, and of these it says how many there are.
SEEN: Final = "seen.json"
ALIVE: Final = ("Keeper", "Connection", "Task", "TimerHandle")
#: The sentinel: a second in which this process stood still for longer is not counted.
GAP: Final = 0.010


# --- the server -----------------------------------------------------------------------------------------------------


async def watch_loop(stretches: list[float]) -> None:
    """Note how long the event loop has computed without looking up, each time that it does: it is what everybody has
    to wait for, and hangs on nothing else that the machine does."""
    last = time.thread_time()
    while True:
        await asyncio.sleep(0.005)
        now = time.thread_time()
        stretches.append(now - last)
        last = now


def serve(folder: str, port: int, profile: str = "") -> None:
    """The server as `pioche serve` has it, with limits that the crowd does not run into; every person comes from an
    address of his own. What it does between two signals is watched."""
    from pioche.server.limits import Limits, Rate
    from pioche.server.logs import keep_log
    from pioche.server.serve import make_app, make_server
    from pioche.server.sources import networks

    keep_log(Path(folder) / "log")
    wide = Rate(1_000_000, 1, 1_000_000)
    limits = Limits(play=wide, talk=wide, join=wide, create=wide, play_now=wide)
    server = make_server(make_app(Path(folder), limits, trusted=networks(["127.0.0.1"])), "127.0.0.1", port)
    watch = cProfile.Profile(timer=time.thread_time)
    stretches: list[float] = []

    def begin() -> None:
        stretches.clear()  # The first one has begun before.
        if profile:
            watch.enable()

    def end() -> None:
        watch.disable()
        alive = Counter([type(one).__name__ for one in gc.get_objects()])
        seen = {"longest": max(stretches[1:], default=0.0), **{name: alive[name] for name in ALIVE}}
        draft = Path(folder) / "draft"
        draft.write_text(json.dumps(seen))
        draft.rename(Path(folder) / SEEN)

    async def work() -> None:
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, begin)
        loop.add_signal_handler(signal.SIGUSR2, end)
        looking = asyncio.create_task(watch_loop(stretches))
        await server.serve()
        looking.cancel()

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(work())
    if profile:
        watch.dump_stats(profile)


class Served:
    """A server at work, and what the kernel and its own metrics say of it."""

    def __init__(self, folder: str, port: int, profile: str) -> None:
        self.folder: Final = Path(folder)
        self.port: Final = port
        self.process: Final = subprocess.Popen([sys.executable, __file__, folder, str(port), profile])

    @property
    def cpu(self) -> tuple[float, float]:
        """Seconds of processor time, of all its threads: in the program, and in the kernel for it."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return int(fields[11]) / TICKS, int(fields[12]) / TICKS

    @property
    def memory(self) -> float:
        """Kilobytes in memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024

    @property
    def files(self) -> int:
        """Open files and sockets."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def asked(self, method: str, path: str, body: object = None, source: str = "10.0.0.1") -> bytes:
        """What a request from an address is answered."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=120)
        connection.request(method, path, json.dumps(body).encode(), {"X-Forwarded-For": source})
        answer = connection.getresponse()
        page = answer.read()
        connection.close()
        assert answer.status < 300, (path, answer.status, page)
        return page

    def metrics(self) -> dict[str, float]:
        lines = [line.rpartition(" ") for line in self.asked("GET", "/metrics").decode().splitlines()]
        return {name: float(value) for name, _, value in lines if not name.startswith("#")}

    def watch(self) -> None:
        """Begin to watch what it does."""
        self.process.send_signal(signal.SIGUSR1)

    def seen(self) -> dict[str, float]:
        """End to watch: the longest stretch for which the loop has computed, and what is alive of each kind."""
        page = self.folder / SEEN
        page.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR2)
        while not page.exists():
            time.sleep(0.01)
        found: dict[str, float] = json.loads(page.read_text())
        return found


@contextmanager
def served(folder: str, profile: str = "") -> Iterator[Served]:
    """A server over a folder, which answers; in the end it is stopped."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = int(one.getsockname()[1])
    server = Served(folder, port, profile)
    try:
        while server.process.poll() is None:
            with suppress(OSError):
                socket.create_connection(("127.0.0.1", port)).close()
                break
            time.sleep(0.01)
        yield server
    finally:
        server.process.send_signal(signal.SIGINT)
        server.process.wait()


@contextmanager
def somewhere() -> Iterator[str]:
    """A folder for the time being."""
    with tempfile.TemporaryDirectory() as folder:
        yield folder


# --- people ---------------------------------------------------------------------------------------------------------


def address(number: int) -> str:
    """Everybody's own."""
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class Seat(asyncio.Protocol):
    """A person with a socket as cheap as can be: keeps the last step as it came, and notes when answers come."""

    def __init__(self, code: str, token: str, source: str, since: int = 0) -> None:
        self.code: Final = code
        self.token: Final = token
        self.source: Final = source
        self.since: Final = since
        self.buffer = b""
        self.is_open = False
        self.step = b""
        #: What was asked for last, and what has been answered when.
        self.said: dict[str, Any] = {}
        self.answers: dict[str, tuple[float, str]] = {}
        self.lost = False
        self.transport: asyncio.Transport
        #: Done when the first frame has come, and when the first step has.
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # Those of uvloop do not say that they are.
        self.transport.write(
            f"GET /ws/{self.code} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"X-Forwarded-For: {self.source}\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.is_open, self.buffer = True, rest
            self.say({"type": "hello", "protocol": 1, "token": self.token, "since": self.since})
        while len(self.buffer) >= 2:
            kind, length, at = self.buffer[0], self.buffer[1], 2
            if length == 126:
                length, at = int.from_bytes(self.buffer[2:4]), 4
            elif length == 127:
                length, at = int.from_bytes(self.buffer[2:10]), 10
            if len(self.buffer) < at + length:
                return
            body, self.buffer = self.buffer[at : at + length], self.buffer[at + length :]
            self.frame(kind, body)

    def frame(self, kind: int, body: bytes) -> None:
        if kind == 0x89:
            self.send(0x8A, body)
            return
        if body.startswith(b'{"type":"step"'):
            self.step = body
            if not self.shown.done():
                self.shown.set_result(None)
        elif body.startswith(b'{"type":"answer"'):
            answer = json.loads(body)
            self.answers[answer["id"]] = time.monotonic(), answer["status"]
        if not self.ready.done():
            self.ready.set_result(None)

    def say(self, frame: dict[str, Any]) -> None:
        self.send(0x81, json.dumps(frame, separators=(",", ":")).encode())

    def send(self, kind: int, body: bytes) -> None:
        size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0xFE]) + len(body).to_bytes(2)
        self.transport.write(bytes([kind]) + size + bytes(4) + body)

    @property
    def seq(self) -> int:
        """The entry that the last step told of."""
        found: int = json.loads(self.step)["seq"] if self.step else 0
        return found

    @property
    def version(self) -> int:
        """How far the match had come then."""
        found: int = json.loads(self.step)["view"]["version"] if self.step else 0
        return found


async def sit(port: int, code: str, token: str, source: str, since: int = 0) -> Seat:
    """Connect and be shown the table."""
    loop = asyncio.get_running_loop()
    seat = (await loop.create_connection(lambda: Seat(code, token, source, since), "127.0.0.1", port))[1]
    await seat.ready
    return seat


class Party:
    """A table with its four people."""

    def __init__(self, code: str, seats: Sequence[Seat], random: Random) -> None:
        self.code: Final = code
        self.seats = list(seats)
        self.random: Final = random
        #: What was asked for: when it should have been sent, by whom, and under which number.
        self.sent: list[tuple[float, Seat, str]] = []

    def act(self, planned: float) -> None:
        """Whoever is to act does; between rounds all are ready."""
        steps = [json.loads(seat.step) if seat.step else None for seat in self.seats]
        newest = max([step["view"]["version"] for step in steps if step], default=-1)
        for seat, step in zip(self.seats, steps, strict=True):
            if step is None or step["view"]["version"] < newest:
                continue
            view, decision = step["view"], step["clock"]
            if view["phase"] != "round":
                seat.say({"type": "ready", "id": f"r{newest}"})
            elif decision is not None and decision["seat"] == view["viewer"] and step["menu"]:
                plays = [move for move in step["menu"] if move["kind"] == "play"]
                move = self.random.choice(plays or step["menu"])
                id = f"m{newest}-{len(self.sent)}"
                self.sent.append((planned, seat, id))
                seat.said = {"type": "do", "id": id, "seen": view["version"], "move": move}
                seat.say(seat.said)
                return


def make_tables(server: Served, tables: int, random: Random) -> list[tuple[str, list[str]]]:
    """Tables with four people each, by their codes and tokens."""
    made: list[tuple[str, list[str]]] = []
    for number in range(tables):
        tokens = ["".join(random.choices("abcdefghijklmnopqrstuvwxyz0123456789", k=43)) for _ in NAMES]
        new = {"name": NAMES[0], "token": tokens[0], "seats": PEOPLE}
        code = json.loads(server.asked("POST", "/api/tables", new, address(number * PEOPLE)))["code"]
        for place in range(1, PEOPLE):
            joining = {"name": NAMES[place], "token": tokens[place]}
            server.asked("POST", f"/api/tables/{code}/seats", joining, address(number * PEOPLE + place))
        made.append((code, tokens))
    return made


async def seat_all(server: Served, made: Sequence[tuple[str, list[str]]], random: Random) -> list[Party]:
    """Everybody comes to his table."""
    parties: list[Party] = []
    for number, (code, tokens) in enumerate(made):
        coming = [sit(server.port, code, one, address(number * PEOPLE + seat)) for seat, one in enumerate(tokens)]
        parties.append(Party(code, await asyncio.gather(*coming), random))
    return parties


async def start_all(parties: Sequence[Party]) -> None:
    """The matches begin, a few at a time."""
    for party in parties:
        party.seats[0].say({"type": "start", "id": "s"})
        await asyncio.sleep(0.004)
    await asyncio.gather(*[seat.shown for party in parties for seat in party.seats])


async def play(parties: Sequence[Party], seconds: float, pace: float) -> tuple[float, float]:
    """An action of every table every `pace` seconds, by a schedule that waits for nobody; when it began and ended."""
    start = time.monotonic() + 0.1
    for turn in range(int(len(parties) * seconds / pace)):
        planned = start + turn * pace / len(parties)
        wait = planned - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)
        elif turn % 20 == 0:
            await asyncio.sleep(0)
        parties[turn % len(parties)].act(planned)
    return start, time.monotonic()


async def answered(parties: Sequence[Party], patience: float = 15.0) -> None:
    """Wait for those who are still to be answered: only what never comes is unanswered."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        if all([id in seat.answers for party in parties for _, seat, id in party.sent]):
            return
        await asyncio.sleep(0.2)


class Sentinel:
    """Notes when this process stood still: what it measured then says nothing of the server."""

    def __init__(self) -> None:
        self.gaps: Final[list[float]] = []
        self._task: Final = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        last = time.monotonic()
        while True:
            await asyncio.sleep(0.002)
            now = time.monotonic()
            if now - last > GAP:
                self.gaps.append(now)
            last = now

    def stop(self) -> None:
        self._task.cancel()


def quantiles(row: Sequence[float]) -> str:
    """The median, two tails and the longest of some seconds, in milliseconds."""
    ordered = sorted(row)
    if not ordered:
        return "none"
    p50, p95, p99 = [1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.95, 0.99)]
    return f"p50 {p50:.1f}, p95 {p95:.1f}, p99 {p99:.1f}, longest {1000 * ordered[-1]:.0f} ms"


def load_average() -> str:
    """How busy the machine is."""
    return " ".join([f"{one:.1f}" for one in os.getloadavg()])


def run(main: Coroutine[Any, Any, None]) -> None:
    """Run the crowd: without looking for garbage, which would keep it from looking at the clock."""
    gc.disable()
    uvloop.run(main)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
