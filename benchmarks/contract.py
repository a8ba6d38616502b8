"""The contract at length: many random rounds, every action of which is checked, on all cores.

`python benchmarks/contract.py` plays 100,000 rounds of the official game at tables of 2 to 10; `--any` plays random
rulesets instead, and `--pairs` every two settings of the catalogue by themselves.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from itertools import combinations, islice
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from contract import Broken, Care, Trial
from rulesets import every_setting, lay, random_rules
from worlds import Watched

from pioche.catalogue import ruleset
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import OVER

#: Cards, the log and the phase are checked after every action; this is what is done seldom.
SELDOM: Final = Care(menus=0.1, refusals=0.06, copies=0.01, views=0.01, positions=0.004, records=0.0002)
#: The same for rulesets of extreme settings, some of whose rounds go on and on: these are given up.
PATIENT: Final = Care(
    menus=0.05, refusals=0.06, copies=0.01, views=0.01, positions=0.004, records=0.0002, patience=400
)
#: In one match of so many all the others try to tell what they have not been shown.
WATCHED: Final = 50
#: Rounds of one match, by the way to play, and matches of one piece of work.
ROUNDS: Final = {"official": 4, "any": 2, "pairs": 1}
PIECE: Final = 25

#: A piece of work: which way to play, the seed, and the numbers of its matches.
Work = tuple[str, str, range]


@cache
def official(seats: int) -> Ruleset:
    return ruleset("official", seats)


@cache
def pairs() -> list[tuple[str, str]]:
    """Every two settings of two options."""
    return [
        (one, other)
        for one, other in combinations(every_setting(), 2)
        if one.partition("=")[0] != other.partition("=")[0]
    ]


def rules_of(way: str, seed: str, number: int) -> tuple[Ruleset | None, int]:
    """The ruleset and the seats of a match; no ruleset where a pair is in conflict."""
    seats = 2 + number % 9
    if way == "official":
        return official(seats), seats
    if way == "any":
        return random_rules(Random(f"{seed} {number}"), seats), seats
    return lay(pairs()[number], seats), seats


def play(work: Work) -> Counter[str]:
    """Play these matches; what was done is counted, what is broken is raised."""
    way, seed, numbers = work
    counts: Counter[str] = Counter()
    for number in numbers:
        rules, seats = rules_of(way, seed, number)
        if rules is None:
            counts["in conflict"] += 1
            continue
        name = f"{seed} {number}"
        senseless = number % 7 == 0
        care = SELDOM if way == "official" else PATIENT
        trial = Watched(rules, seats, name, care, spying=0.1) if number % WATCHED == 1 else None
        match = trial or Trial(rules, seats, name, care, senseless=senseless)
        match.play(ROUNDS[way])
        state = match.table.state
        counts.update(match.counts)
        counts["rounds"] += state.round
        counts["matches"] += 1
        counts["actions"] += len(match.table.actions)
        counts["events"] += len(match.table.log)
        counts["matches to the end"] += state.phase == OVER
        counts[f"tables of {seats}"] += 1
        if trial is not None:
            counts["watched matches"] += 1
            counts["worlds compared"] += trial.alike
            counts["worlds given up"] += trial.given_up
    return counts


def pieces(way: str, seed: str, matches: int) -> Iterator[Work]:
    for first in range(0, matches, PIECE):
        yield way, seed, range(first, min(first + PIECE, matches))


def play_all(way: str, seed: str, rounds: int, jobs: int, counts: Counter[str]) -> None:
    """Play until so many rounds are done (or all pairs), with a progress bar on stderr; `counts` grows meanwhile."""
    matches = len(pairs()) if way == "pairs" else rounds
    work = pieces(way, seed, matches)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as bar, ProcessPoolExecutor(jobs) as pool:
        unit = "matches" if way == "pairs" else "rounds"
        task = bar.add_task(unit, total=matches)
        told = perf_counter()
        waiting: set[Future[Counter[str]]] = {pool.submit(play, one) for one in islice(work, 2 * jobs)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for one in done:
                counts.update(one.result())
            bar.update(task, completed=min(matches, counts[unit] + counts["in conflict"]))
            if way == "pairs" or counts["rounds"] < rounds:
                waiting |= {pool.submit(play, one) for one in islice(work, len(done))}
            if not bar.console.is_terminal and perf_counter() - told > 60:
                told = perf_counter()
                print(f"{counts['rounds']:,} rounds, {counts['actions']:,} actions", file=sys.stderr, flush=True)


#: What is told of a run, in this order; the rest are kinds of action.
TOLD: Final = (
    "rounds", "matches", "matches to the end", "given up", "in conflict", "actions", "events", "refused", "priced",
    "watched matches", "worlds compared", "worlds given up",
)  # fmt: skip


def tell(counts: Counter[str], seconds: float, say: Callable[[str], None]) -> None:
    """What the run has covered."""
    for name in TOLD:
        say(f"{name:20}{counts[name]:>14,}")
    tables = sorted([name for name in counts if name.startswith("tables of")], key=lambda name: int(name[10:]))
    say("matches by seats    " + ", ".join([f"{name[10:]}: {counts[name]:,}" for name in tables]))
    kinds = [name for name in counts if name not in TOLD and not name.startswith("tables of")]
    say("actions by kind     " + ", ".join([f"{kind} {counts[kind]:,}" for kind in sorted(kinds)]))
    speeds = [f"{counts[unit] / seconds:,.0f} {unit}" for unit in ("rounds", "actions")]
    say(f"{seconds:.0f} s, {' and '.join(speeds)} a second")


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100_000, help="how many rounds at least (100,000)")
    parser.add_argument("--seed", default="1", help="another seed plays other rounds")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--any", dest="way", action="store_const", const="any", help="random rulesets")
    way.add_argument("--pairs", dest="way", action="store_const", const="pairs", help="every two settings")
    chosen = parser.parse_args(words)
    start = perf_counter()
    counts: Counter[str] = Counter()
    try:
        play_all(chosen.way or "official", chosen.seed, chosen.rounds, chosen.jobs, counts)
    except Broken as broken:
        print(broken, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("broken off; until then:")
    tell(counts, perf_counter() - start, print)
    print("nothing is broken")
    return 0


if __name__ == "__main__":
    sys.exit(main())
