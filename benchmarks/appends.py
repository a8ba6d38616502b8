"""How many appends a second the store of one server takes, and what one costs.

Usage: python benchmarks/appends.py [SECONDS] [FOLDER]

64 writers play on 256 tables, each append with an answer and a deadline, as fast as they are answered; then they play
at 300 appends a second, with and without somebody who reads a table's log all the time.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter, process_time, time

from pioche.server.sqlite import SqliteStore
from pioche.server.store import Appended, Store, Write

WRITERS = 64
TABLES = 256
BODY = b"x" * 200
A_SECOND = 300


def write(table: int, seq: int) -> Write:
    """An append of usual size."""
    now = int(time() * 1000)
    return Write(f"T{table}", seq, now, (BODY,), ((f"0/{seq}", b"accepted"),), now + 30_000)


async def play(store: Store, writer: int, heads: dict[int, int], until: float, pause: float) -> list[float]:
    """Append to this writer's tables; the seconds that each answer took."""
    mine = [table for table in range(TABLES) if table % WRITERS == writer]
    random, took = Random(writer), []
    planned = perf_counter() + random.random() * pause
    while perf_counter() < until:
        if pause:
            planned += random.expovariate(1 / pause)
            await asyncio.sleep(max(0.0, planned - perf_counter()))
        table = random.choice(mine)
        start = perf_counter()
        answer = await store.append(write(table, heads[table] + 1))
        took.append(perf_counter() - start)
        assert isinstance(answer, Appended), answer
        heads[table] = answer.head
    return took


async def look(store: Store, until: float, took: list[float]) -> None:
    """Read the ends of logs all the time."""
    table = 0
    while perf_counter() < until:
        table = (table + 1) % TABLES
        start = perf_counter()
        await store.read(f"T{table}", limit=20)
        took.append(perf_counter() - start)
        await asyncio.sleep(0.001)


def milliseconds(took: list[float]) -> str:
    """Median, 99th percentile and longest."""
    took.sort()
    return " / ".join([f"{took[min(len(took) - 1, int(len(took) * part))] * 1000:.2f}" for part in (0.5, 0.99, 1)])


async def measure(folder: Path, seconds: float) -> None:
    """Measure and print."""
    store = SqliteStore(folder)
    for table in range(TABLES):
        await store.create(write(table, 1))
    heads = dict.fromkeys(range(TABLES), 1)
    for name, pause, reading in (
        ("as fast as they are answered", 0.0, False),
        (f"{A_SECOND} a second", WRITERS / A_SECOND, False),
        (f"{A_SECOND} a second, with a reader", WRITERS / A_SECOND, True),
    ):
        began, burnt, looks = perf_counter(), process_time(), list[float]()
        until = began + seconds
        watch = [look(store, until, looks)] if reading else []
        played, *_ = await asyncio.gather(
            asyncio.gather(*[play(store, writer, heads, until, pause) for writer in range(WRITERS)]), *watch
        )
        took = [one for some in played for one in some]
        a_second = len(took) / (perf_counter() - began if not pause else seconds)
        cost = (process_time() - burnt) / len(took) * 1e6
        print(f"{name:32}{a_second:8.0f} appends/s {cost:6.0f} µs CPU each, {milliseconds(took)} ms")
        if looks:
            print(f"{'':32}{len(looks) / seconds:8.0f} reads/s   {milliseconds(looks)} ms")
    start = perf_counter()
    await store.backup(folder / "copy.sqlite3")
    size = (folder / "copy.sqlite3").stat().st_size / 2**20
    print(f"a backup of {sum(heads.values())} entries, {size:.0f} MiB: {perf_counter() - start:.1f} s")
    await store.close()


def main() -> None:
    """Read the command line."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    with tempfile.TemporaryDirectory(dir=sys.argv[2] if len(sys.argv) > 2 else None) as folder:
        print(f"{WRITERS} writers, {TABLES} tables, {seconds:g} s each; answered in median / p99 / longest")
        asyncio.run(measure(Path(folder) / "store", seconds))


if __name__ == "__main__":
    main()
