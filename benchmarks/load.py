"""Tables at human pace against a server on the same machine: what an action costs, and how long it takes.

Usage: python benchmarks/load.py [--tables N] [--seconds S] [--pace S] [--profile FILE]

Every table has four people, each with a socket of his own, and one action every `pace` seconds by a schedule that
waits for nobody: latencies count from when the action should have been sent. Seconds in which the sentinel saw this
process stand still are left out of the latencies; processor time is the server's own, and sound on a busy machine.
"""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from crowd import (
    PEOPLE,
    Party,
    Sentinel,
    Served,
    answered,
    load_average,
    make_tables,
    play,
    quantiles,
    run,
    seat_all,
    served,
    somewhere,
    start_all,
)

#: Below this share of clean seconds nothing is said of latencies.
CLEAN: Final = 0.6
#: Seconds for which it is watched what the server does when nobody acts: longer than from one beat to the next.
REST: Final = 12


async def measure(server: Served, tables: int, seconds: float, pace: float) -> None:
    random = Random("load")
    load, empty = load_average(), server.memory
    made = await asyncio.to_thread(make_tables, server, tables, random)
    with_tables = server.memory
    parties = await seat_all(server, made, random)
    seated = server.memory
    await start_all(parties)
    await asyncio.sleep(2)
    begun = server.memory
    sentinel, cpu = Sentinel(), server.cpu
    server.watch()
    start, end = await play(parties, seconds, pace)
    used = (server.cpu[0] - cpu[0], server.cpu[1] - cpu[1])
    sentinel.stop()
    computed = server.seen()["longest"]
    await answered(parties)
    report(parties, sentinel.gaps, start, end - start, used)
    ended, idle = server.memory, server.cpu
    server.watch()
    await asyncio.sleep(REST)
    resting = server.seen()["longest"]
    print(f"at rest        {(sum(server.cpu) - sum(idle)) / REST:.3f} s of processor time a second")
    print(
        f"the loop (L6)  computed for up to {1000 * computed:.0f} ms at once, at rest {1000 * resting:.0f} (goal: 20)"
    )
    made_kb, begun_kb, played_kb = with_tables - empty, begun - seated, ended - begun
    print(f"memory (L5)    {empty / 1024:.0f} MB at first, {ended / 1024:.0f} MB at the end (goal: 500)")
    print(f"               {(made_kb + begun_kb + played_kb) / tables:.1f} kB a table (40): {made_kb / tables:.1f}")
    print(f"               made, {begun_kb / tables:.1f} begun, {played_kb / tables:.1f} played")
    print(f"               {(seated - with_tables) / (tables * PEOPLE):.1f} kB a socket (goal: 60)")
    pauses = {name: value for name, value in server.metrics().items() if name.startswith("pioche_gc")}
    print(f"collector (L6) {pauses} (goal: 0.050)")
    print(f"load average   {load} at first, {load_average()} at the end")


def report(
    parties: Sequence[Party], gaps: Sequence[float], start: float, took: float, used: tuple[float, float]
) -> None:
    sent = [one for party in parties for one in party.sent]
    waits = [(planned, seat.answers[id][0] - planned) for planned, seat, id in sent if id in seat.answers]
    statuses = Counter([seat.answers[id][1] for _, seat, id in sent if id in seat.answers])
    done = statuses["accepted"] + statuses["penalised"]
    lost = sum([seat.lost for party in parties for seat in party.seats])
    print(f"{len(parties)} tables, {len(parties) * PEOPLE} sockets, {took:.0f} s: {done / took:.0f} actions a second")
    print(f"answers        {dict(statuses)}, unanswered {len(sent) - len(waits)} (goal: 0), connections lost {lost}")
    program, kernel = [1000 * one / max(1, done) for one in used]
    print(f"processor (L3) {program + kernel:.2f} ms an action with its fan-out to four (goal: 0.8),")
    print(f"               {program:.2f} in the program and {kernel:.2f} in the kernel")
    dirty = {int(gap - start) for gap in gaps}
    print(f"clean seconds  {quantiles([wait for planned, wait in waits if int(planned - start) not in dirty])}")
    print(f"all seconds    {quantiles([wait for _, wait in waits])}")
    share = 1 - len([one for one in dirty if 0 <= one < took]) / took
    verdict = "" if share >= CLEAN else f": no verdict, for that {CLEAN:.0%} are needed"
    print(f"latency (L1)   {share:.0%} of the seconds were clean{verdict} (goal: p50 5, p99 50)")


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=50)
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--pace", type=float, default=3.0)
    options.add_argument("--profile", default="")
    chosen = options.parse_args()
    with somewhere() as folder, served(folder, chosen.profile) as server:
        run(measure(server, chosen.tables, chosen.seconds, chosen.pace))


if __name__ == "__main__":
    main()
