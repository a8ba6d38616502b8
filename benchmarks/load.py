"""Tables at human pace against a server on the same machine: what an action costs, and how long it takes.

Usage: python benchmarks/load.py [--tables N] [--seconds S] [--pace S] [--profile FILE]

Every table has four people, each with a socket of his own, and one action every `pace` seconds by a schedule that
waits for nobody: latencies count from when the action should have been sent. Seconds in which the sentinel saw this
process stand still are left out of the latencies; processor time is the server's own, and sound on a busy machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.request import ProxyHandler, Request, build_opener

PEOPLE: Final = 4
TICKS: Final = os.sysconf("SC_CLK_TCK")
#: The sentinel: a second with a gap longer than this is not counted; below this share of good ones nothing is said.
GAP: Final = 0.010
CLEAN: Final = 0.6


def serve(folder: str, port: int, profile: str) -> None:
    """The server, with limits that the load does not run into."""
    from pioche.server.limits import Limits, Rate
    from pioche.server.serve import make_app, make_server

    wide = Rate(1_000_000, 1, 1_000_000)
    limits = Limits(
        play=wide, talk=wide, join=wide, create=wide, play_now=wide,
        sockets_per_source=100_000, unstarted_per_source=1_000_000,
    )  # fmt: skip
    server = make_server(make_app(Path(folder), limits), "127.0.0.1", port)
    if not profile:
        with suppress(KeyboardInterrupt):
            server.run()
        return
    import cProfile

    watch = cProfile.Profile(timer=time.thread_time)
    with suppress(KeyboardInterrupt):
        watch.runcall(server.run)
    watch.dump_stats(profile)


# --- what the kernel says of the server -----------------------------------------------------------------------------


def cpu_of(pid: int) -> float:
    """Seconds of processor time, of all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def rss_of(pid: int) -> float:
    """Kilobytes in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024


# --- a socket as cheap as can be ------------------------------------------------------------------------------------


class Seat(asyncio.Protocol):
    """A person: keeps the last step as it came, and notes when answers come."""

    def __init__(self, code: str, token: str) -> None:
        self.code: Final = code
        self.token: Final = token
        self.buffer = b""
        self.is_open = False
        self.step = b""
        self.answers: dict[str, tuple[float, bytes]] = {}
        self.pushes = 0
        self.lost = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET /ws/{self.code} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.is_open, self.buffer = True, rest
            self.say({"type": "hello", "protocol": 1, "token": self.token})
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
        self.pushes += 1
        if body.startswith(b'{"type":"step"'):
            self.step = body
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


class Party:
    """A table with its four people."""

    def __init__(self, code: str, seats: list[Seat], random: Random) -> None:
        self.code: Final = code
        self.seats: Final = seats
        self.random: Final = random
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
                seat.say({"type": "do", "id": id, "seen": view["version"], "move": move})
                return


def asked(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    opener = build_opener(ProxyHandler({}))
    request = Request(
        f"http://127.0.0.1:{port}{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
        method="POST",
    )
    with opener.open(request) as answer:
        found: dict[str, Any] = json.loads(answer.read())
    return found


def make_tables(port: int, tables: int, random: Random) -> list[tuple[str, list[str]]]:
    """Tables with four people each, by their codes and tokens."""
    made: list[tuple[str, list[str]]] = []
    for _ in range(tables):
        tokens = ["".join(random.choices("abcdefghijklmnopqrstuvwxyz0123456789", k=43)) for _ in range(PEOPLE)]
        code = asked(port, "/api/tables", {"name": "Ada", "token": tokens[0], "seats": PEOPLE})["code"]
        for name, token in zip(("Bob", "Cyd", "Dov"), tokens[1:], strict=True):
            asked(port, f"/api/tables/{code}/seats", {"name": name, "token": token})
        made.append((code, tokens))
    return made


async def measure(port: int, pid: int, tables: int, seconds: float, pace: float) -> None:
    random, loop = Random("load"), asyncio.get_running_loop()
    empty = rss_of(pid)
    made = await asyncio.to_thread(make_tables, port, tables, random)
    with_tables = rss_of(pid)
    parties: list[Party] = []
    for code, tokens in made:
        seats = [(await loop.create_connection(lambda c=code, t=t: Seat(c, t), "127.0.0.1", port))[1] for t in tokens]
        await asyncio.gather(*[seat.ready for seat in seats])
        parties.append(Party(code, seats, random))
    seated = rss_of(pid)
    for party in parties:
        party.seats[0].say({"type": "start", "id": "s"})
        await asyncio.sleep(0.004)
    await asyncio.sleep(2)
    begun = rss_of(pid)
    gaps: list[float] = []

    async def watch() -> None:
        last = time.monotonic()
        while True:
            await asyncio.sleep(0.002)
            now = time.monotonic()
            if now - last > GAP:
                gaps.append(now)
            last = now

    sentinel = asyncio.create_task(watch())
    start, cpu, load = time.monotonic() + 0.5, cpu_of(pid), os.getloadavg()
    plan = [(start + number * pace / tables, party) for number, party in enumerate(parties)]
    turn = 0
    while True:
        offset, party = plan[turn % tables]
        planned = offset + (turn // tables) * pace
        if planned > start + seconds:
            break
        await asyncio.sleep(max(0.0, planned - time.monotonic()))
        party.act(planned)
        turn += 1
    took, used = time.monotonic() - start, cpu_of(pid) - cpu
    sentinel.cancel()
    for _ in range(30):  # Whoever is still to be answered is waited for: only what never comes is unanswered.
        await asyncio.sleep(0.5)
        if all([id in seat.answers for party in parties for _, seat, id in party.sent]):
            break
    report(parties, gaps, start, took, used)
    ended, idle = rss_of(pid), cpu_of(pid)
    await asyncio.sleep(5)
    sockets = tables * PEOPLE
    print(f"at rest        {(cpu_of(pid) - idle) / 5:.3f} s of processor time a second")
    made_kb, begun_kb, played_kb = with_tables - empty, begun - seated, ended - begun
    print(f"memory (L5)    {empty / 1024:.0f} MB at first, {ended / 1024:.0f} MB at the end (goal: 500)")
    print(f"               {(made_kb + begun_kb + played_kb) / tables:.1f} kB a table (40): {made_kb / tables:.1f}")
    print(f"               made, {begun_kb / tables:.1f} begun, {played_kb / tables:.1f} played")
    print(f"               {(seated - with_tables) / sockets:.1f} kB a socket (goal: 60)")
    print(f"load average   {' '.join([f'{one:.1f}' for one in load])} at first, {os.getloadavg()[0]:.1f} at the end")


def report(parties: list[Party], gaps: list[float], start: float, took: float, used: float) -> None:
    statuses: dict[str, int] = {}
    waits: list[tuple[float, float]] = []
    unanswered = 0
    for party in parties:
        for planned, seat, id in party.sent:
            if id not in seat.answers:
                unanswered += 1
                continue
            at, status = seat.answers[id]
            statuses[status] = statuses.get(status, 0) + 1
            waits.append((planned, at - planned))
    done = statuses.get("accepted", 0) + statuses.get("penalised", 0)
    lost = sum([seat.lost for party in parties for seat in party.seats])
    print(f"{len(parties)} tables, {len(parties) * PEOPLE} sockets, {took:.0f} s: {done / took:.0f} actions a second")
    print(f"answers        {statuses}, unanswered {unanswered} (goal: 0), connections lost {lost}")
    print(f"processor (L3) {1000 * used / max(1, done):.2f} ms an action with its fan-out to four (goal: 0.8)")
    dirty = {int(gap - start) for gap in gaps}
    clean = sorted([wait for planned, wait in waits if int(planned - start) not in dirty])
    every = sorted([wait for _, wait in waits])
    share = max(0.0, 1 - len([one for one in dirty if 0 <= one < took]) / took)
    for name, row in (("clean seconds", clean), ("all seconds", every)):
        if row:
            p50, p95, p99 = [1000 * row[min(len(row) - 1, int(len(row) * part))] for part in (0.5, 0.95, 0.99)]
            print(f"{name:14} p50 {p50:.1f}, p95 {p95:.1f}, p99 {p99:.1f}, longest {1000 * row[-1]:.0f} ms")
    verdict = "" if share >= CLEAN else f": no verdict, for that {CLEAN:.0%} are needed"
    print(f"latency (L1)   {share:.0%} of the seconds were clean{verdict} (goal: p50 5, p99 50)")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=50)
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--pace", type=float, default=3.0)
    options.add_argument("--profile", default="")
    options.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.serve:
        serve(chosen.serve[0], int(chosen.serve[1]), chosen.profile)
        return
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", folder, str(port), "--profile", chosen.profile]
        server = subprocess.Popen(command)
        try:
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port)).close()
                    break
                except OSError:
                    time.sleep(0.05)
            asyncio.run(measure(port, server.pid, chosen.tables, chosen.seconds, chosen.pace))
            pauses = build_opener(ProxyHandler({})).open(f"http://127.0.0.1:{port}/metrics").read().decode()
            print("collector (L6)", *[line for line in pauses.splitlines() if line.startswith("pioche_gc")])
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()


if __name__ == "__main__":
    main()
