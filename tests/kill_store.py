"""A process that writes to a store until it is killed, and what must hold of the folder afterwards.

`python tests/kill_store.py FOLDER WRITERS` writes, and says on its output what was answered, a line each.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import apsw

from pioche.server import failpoints, sqlite
from pioche.server.sqlite import DATABASE, SqliteStore
from pioche.server.store import Appended, Conflict, Store, Write

TABLES: Final = [f"T{n}" for n in range(4)]
#: Seconds after which a process that nothing has killed gives up.
LONGEST_LIFE: Final = 20
#: Points at which the process dies by itself; the checkpoint comes early there, so that it comes at all.
POINTS: Final = ("before commit", "after commit", "before checkpoint", "after checkpoint")


# --- the process that is killed -------------------------------------------------------------------------------------


async def _write(store: Store, run: str, writer: int) -> None:
    random = Random(f"{run}|{writer}")
    heads = dict.fromkeys(TABLES, 0)
    for turn in count():
        table, key = random.choice(TABLES), f"{run}/{writer}/{turn}"
        answer = None
        while not isinstance(answer, Appended):
            body = key.encode()
            due = int(time.time() * 1000) + 1000
            answer = await store.append(Write(table, heads[table] + 1, due, (body,), ((key, body),), due))
            assert isinstance(answer, Appended | Conflict)
            heads[table] = answer.head
        os.write(1, f"{table} {answer.head} {key}\n".encode())


async def _write_all(folder: Path, writers: int) -> None:
    store = SqliteStore(folder)
    for table in TABLES:
        await store.create(Write(table, 1, 0))
    async with asyncio.timeout(LONGEST_LIFE):
        await asyncio.gather(*[_write(store, str(os.getpid()), writer) for writer in range(writers)])


# --- the one that kills it ------------------------------------------------------------------------------------------


class Cycle(NamedTuple):
    """What one life and death came to."""

    answered: int
    logged: int
    unanswered: int


def cycle(folder: Path, answered: list[str], *, point: str = "", seconds: float = 0.0, writers: int = 8) -> Cycle:
    """Let a process write until it comes to this point, or is killed after so many seconds, and check the folder.

    `answered` holds the answers of the processes before it in this folder, and is added to.
    """
    environment = {**os.environ, failpoints.VARIABLE: point}
    command = [sys.executable, __file__, str(folder), str(writers)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
    assert process.stdout is not None
    said = process.stdout.readline()
    if not point:
        time.sleep(seconds)
        process.kill()
    said += process.stdout.read()
    process.stdout.close()
    assert process.wait() in (failpoints.KILLED, -9), "it died of something else"
    answered += said.decode().splitlines()
    return check(folder, answered)


def check(folder: Path, answered: list[str]) -> Cycle:
    """Every answer is in the log, once and in its place; no log has a gap; a write is there whole or not at all."""
    asyncio.run(_ping(folder))
    db = apsw.Connection(str(folder / DATABASE))
    assert db.pragma("integrity_check") == "ok"
    assert db.pragma("foreign_key_check") is None
    log: list[tuple[Any, ...]] = db.execute(
        "SELECT code, seq, body FROM entries JOIN tables ON id = table_id ORDER BY code, seq"
    ).fetchall()
    results = db.execute("SELECT code, key, answer FROM results JOIN tables ON id = table_id").fetchall()
    heads: list[tuple[Any, ...]] = db.execute("SELECT code, head FROM tables").fetchall()
    db.close()
    for table, head in heads:
        assert [seq for code, seq, _ in log if code == table] == list(range(1, head + 1)), f"{table} has a gap"
    keys = Counter([body.decode() for _, _, body in log])
    assert max(keys.values(), default=1) == 1, "a command was done twice"
    assert sorted(results) == sorted([(code, body.decode(), body) for code, _, body in log]), "half a write"
    lines = {f"{code} {seq} {body.decode()}" for code, seq, body in log}
    lost = set(answered) - lines
    assert not lost, f"answered and lost: {sorted(lost)[:5]}"
    return Cycle(len(answered), len(log), len(log) - len(answered))


async def _ping(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.ping()
    await store.close()


if __name__ == "__main__":
    sqlite.FRAMES = 100  # type: ignore[misc]
    asyncio.run(_write_all(Path(sys.argv[1]), int(sys.argv[2])))
