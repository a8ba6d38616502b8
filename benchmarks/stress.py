"""What a server does when things are bad: every socket is cut, too much is asked of it, it starts with thousands of
tables, or thousands of tables are made and left.

Usage: python benchmarks/stress.py storm    [--tables N]               every socket is cut at once (L8)
       python benchmarks/stress.py overload [--tables N] [--seconds S] ever more is asked than can be answered (L4)
       python benchmarks/stress.py cold     [--tables N]               a start with live tables in the folder (L9)
       python benchmarks/stress.py soak     [--tables N]               tables are made, played at and left (L7)
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import uvloop
from crowd import (
    PEOPLE,
    Party,
    Seat,
    Served,
    address,
    answered,
    load_average,
    make_tables,
    play,
    quantiles,
    run,
    seat_all,
    served,
    sit,
    somewhere,
    start_all,
)

from pioche.server.bodies import NewTable
from pioche.server.codes import digest
from pioche.server.hall import Hall
from pioche.server.hint import LocalHint
from pioche.server.logs import keep_log
from pioche.server.messages import Level, Start
from pioche.server.referee import tick
from pioche.server.serve import milliseconds
from pioche.server.sqlite import DATABASE, SqliteStore, open_to_read
from pioche.server.worker import Job

BOTS: Final[tuple[Level, ...]] = ("novice", "novice", "novice")
#: Matches that are begun at once.
TOGETHER: Final = 20


def waits(parties: Sequence[Party]) -> list[float]:
    """How long each answer has taken, from when it was to be asked for."""
    sent = [one for party in parties for one in party.sent]
    return [seat.answers[id][0] - planned for planned, seat, id in sent if id in seat.answers]


def statuses(parties: Sequence[Party]) -> dict[str, int]:
    """What came of all that was asked for; `none` is what has never been answered."""
    sent = [one for party in parties for one in party.sent]
    return dict(Counter([seat.answers[id][1] if id in seat.answers else "none" for _, seat, id in sent]))


# --- every socket is cut --------------------------------------------------------------------------------------------


async def come_back(server: Served, lost: Seat, random: Random) -> tuple[Seat, float]:
    """Connect anew as docs/protocol.md asks for, and ask again for what was not answered; the seconds it took."""
    begun, pause = time.monotonic(), 0.5
    while True:
        await asyncio.sleep(random.random() * pause)
        try:
            seat = await sit(server.port, lost.code, lost.token, lost.source, lost.seq)
            break
        except OSError:
            pause = min(15.0, 2 * pause)
    await seat.shown
    return seat, time.monotonic() - begun


async def storm(server: Served, tables: int) -> None:
    random = Random("storm")
    made = await asyncio.to_thread(make_tables, server, tables + max(1, tables // 20), random)
    parties = await seat_all(server, made, random)
    await start_all(parties)
    cut, spared = parties[:tables], parties[tables:]
    await play(parties, 6, 3.0)
    await answered(parties)
    for party in cut:  # The next action of every table is under way when its sockets are cut.
        party.act(time.monotonic())
    before = sum(server.cpu)
    for party in cut:
        for seat in party.seats:
            seat.transport.abort()
    living = asyncio.create_task(play(spared, 20, 3.0))
    for party in spared:
        party.sent.clear()
    back = await asyncio.gather(*[come_back(server, seat, random) for party in cut for seat in party.seats])
    print(f"storm (L8)     {len(back)} sockets were cut at once; all were back after")
    print(
        f"               {max([took for _, took in back]):.1f} s (goal: 30), {quantiles([took for _, took in back])},"
    )
    print(f"               with {sum(server.cpu) - before:.1f} s of processor time")
    await living
    await answered(spared)
    print(f"meanwhile      at {len(spared)} other tables {quantiles(waits(spared))} (goal: p99 500)")
    print(f"               {statuses(spared)}")
    missed = differing = done = 0
    for number, party in enumerate(cut):
        former, party.seats = party.seats, [seat for seat, _ in back[number * PEOPLE : (number + 1) * PEOPLE]]
        _, asker, id = party.sent[-1] if party.sent else (0.0, former[0], "")
        differing += len({seat.version for seat in party.seats}) > 1
        missed += sum([old.version > new.version for old, new in zip(former, party.seats, strict=True)])
        if id and id not in asker.answers:
            move = next(seat for seat in party.seats if seat.token == asker.token)
            move.say(asker.said)
            party.sent[-1] = (time.monotonic(), move, id)
            done += 1
    await answered(cut)
    print(
        f"what was lost  {missed} seats know less than before (goal: 0), {differing} tables are seen differently (0)"
    )
    print(f"               {done} commands were under way and were sent again; {statuses(cut)} (none: 0)")
    for party in cut:
        party.sent.clear()
    await play(cut, 6, 3.0)
    await answered(cut)
    print(f"afterwards     {quantiles(waits(cut))}, {statuses(cut)}")


# --- too much -------------------------------------------------------------------------------------------------------


async def overload(server: Served, tables: int, seconds: float) -> None:
    random = Random("overload")
    made = await asyncio.to_thread(make_tables, server, tables, random)
    parties = await seat_all(server, made, random)
    await start_all(parties)
    pace, knee = 3.0, 0.0
    while not knee:  # Where the server does not keep up any more, by the processor time that it takes.
        cpu, begun = sum(server.cpu), time.monotonic()
        await play(parties, 5, pace)
        await answered(parties)
        rate = len(waits(parties)) / (time.monotonic() - begun)
        busy = (sum(server.cpu) - cpu) / (time.monotonic() - begun)
        print(f"asked          {tables / pace:.0f} a second, answered {rate:.0f}, with {busy:.0%} of a processor:")
        print(f"               {quantiles(waits(parties))}")
        if rate < 0.7 * tables / pace:
            knee = rate
        for party in parties:
            party.sent.clear()
        pace /= 2
    pace = tables / (3 * knee)
    await play(parties, seconds, pace)
    begun = time.monotonic()
    await answered(parties, 60)
    print(f"overload (L4)  {tables / pace:.0f} a second for {seconds:.0f} s: {statuses(parties)} (none: 0)")
    print(f"               {quantiles(waits(parties))}")
    print(f"recovered      all was answered after {time.monotonic() - begun:.1f} s (goal: 10)")
    for party in parties:
        party.sent.clear()
    await play(parties, 9, 3.0)
    await answered(parties)
    lost = sum([seat.lost for party in parties for seat in party.seats])
    print(f"afterwards     {quantiles(waits(parties))}, {statuses(parties)}, connections lost {lost} (0)")


# --- a cold start ---------------------------------------------------------------------------------------------------


async def fill(folder: str, tables: int) -> tuple[str, list[str]]:
    """Matches with three bots in a folder, and one between two people: its code and tokens. No clock runs here."""
    keep_log(Path(folder) / "log")
    hall = Hall(SqliteStore(Path(folder)), LocalHint(), milliseconds, later=lambda wait, work: asyncio.Future())
    ada, bob = "a" * 43, "b" * 43
    for first in range(0, tables, TOGETHER):
        some = range(first, min(tables, first + TOGETHER))
        await asyncio.gather(*[hall.make(NewTable("Ada", f"{one:043}", bots=BOTS, start=True)) for one in some])
        hall.keepers.clear()
    code, _ = await hall.make(NewTable("Ada", ada, seats=2))
    await hall.join(code, "Bob", bob)
    await hall.keeper(code).command(digest(ada), Start("s"))
    await hall.keeper(code).ask(Job(lambda room, now: tick(room, now, room.players.__getitem__)))
    await hall.store.close()
    return code, [ada, bob]


def due(folder: str) -> dict[int, int]:
    """The tables at which something is due by now, and how long their logs are."""
    with closing(open_to_read(Path(folder) / DATABASE, 2000)) as db:
        now = milliseconds()
        return dict(db.execute("SELECT id, head FROM tables WHERE due <= ?", (now,)).fetchall())


def still(folder: str, heads: dict[int, int]) -> int:
    """At how many of them nothing has happened since."""
    with closing(open_to_read(Path(folder) / DATABASE, 2000)) as db:
        return len([1 for id, head in db.execute("SELECT id, head FROM tables") if heads.get(id) == head])


async def cold(server: Served, folder: str, code: str, tokens: Sequence[str], begun: float) -> None:
    seats = [await sit(server.port, code, token, address(place)) for place, token in enumerate(tokens)]
    await asyncio.gather(*[seat.shown for seat in seats])
    party = Party(code, seats, Random(1))
    party.act(time.monotonic())
    await answered([party])
    print(f"first action   {statuses([party])} {time.monotonic() - begun:.1f} s after the start (goal: 3)")


def cold_start(tables: int) -> None:
    with somewhere() as folder:
        code, tokens = uvloop.run(fill(folder, tables))
        time.sleep(4)  # Every bot has had its time.
        heads = due(folder)
        begun = time.monotonic()
        with served(folder) as server:
            print(f"cold (L9)      {tables} tables, at {len(heads)} something is due")
            print(f"               the server answers {time.monotonic() - begun:.1f} s after the start")
            run(cold(server, folder, code, tokens, begun))
            while (left := still(folder, heads)) and time.monotonic() - begun < 120:
                time.sleep(0.5)
            took = time.monotonic() - begun
            print(f"due timers     all but {left} handled after {took:.1f} s (goal: 30),")
            print(f"               with {sum(server.cpu):.1f} s of processor time, {server.memory / 1024:.0f} MB")


# --- made and left --------------------------------------------------------------------------------------------------


async def visit(server: Served, number: int, gate: asyncio.Semaphore) -> None:
    """Make a table, see it, act once if it is one's turn, and leave."""
    token = f"{number:043}"
    new = {"name": "Ada", "token": token, "bots": list(BOTS), "start": True}
    async with gate:
        made = await asyncio.to_thread(server.asked, "POST", "/api/tables", new, address(number))
        code = json.loads(made)["code"]
        seat = await sit(server.port, code, token, address(number))
        await seat.shown
        party = Party(code, [seat], Random(number))
        party.act(time.monotonic())
        seat.say({"type": "leave", "id": "l"})
        while "l" not in seat.answers:
            await asyncio.sleep(0.01)
        seat.transport.close()


async def soak(server: Served, tables: int) -> None:
    rows: list[float] = []
    first: dict[str, float] = {}
    gate = asyncio.Semaphore(TOGETHER)
    part = max(1, tables // 4)
    for begin in range(0, tables + part, part):  # The first of them warm it up.
        await asyncio.gather(*[visit(server, begin + one, gate) for one in range(part)])
        await asyncio.sleep(10)
        server.watch()
        seen = {"files": server.files, **server.seen()}
        seen.pop("longest")
        first = first or seen
        rows.append(server.memory / 1024)
        print(f"{begin + part:6} tables  {rows[-1]:.1f} MB, {seen}", flush=True)
    grown = (rows[-1] - rows[0]) / tables * 1000
    print(f"soak (L7)      {grown:.2f} MB for 1000 tables (goal: 1); it began with {first}")


def main() -> None:
    """Do one of them and print what came of it."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("what", choices=["storm", "overload", "cold", "soak"])
    options.add_argument("--tables", type=int, default=1000)
    options.add_argument("--seconds", type=float, default=20.0)
    chosen = options.parse_args()
    load = load_average()
    if chosen.what == "cold":
        cold_start(chosen.tables)
    else:
        with somewhere() as folder, served(folder) as server:
            if chosen.what == "storm":
                run(storm(server, chosen.tables))
            elif chosen.what == "overload":
                run(overload(server, chosen.tables, chosen.seconds))
            else:
                run(soak(server, chosen.tables))
    print(f"load average   {load} at first, {load_average()} at the end")


if __name__ == "__main__":
    main()
