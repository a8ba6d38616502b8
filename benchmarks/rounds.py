"""How many official rounds of four players one core plays in a second: the engine alone, and with bots.

`python benchmarks/rounds.py --compiled` measures the compiled game beside the interpreted one.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from compiled import build

from pioche.bots import LEVELS
from pioche.catalogue import ruleset
from pioche.driver import Driver
from pioche.engine import table as tables
from pioche.engine.actions import NEXT
from pioche.engine.luck import FastLuck
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import ROUND

SEATS: Final = 4
RULES: Final = "official scoring=single"


def play_at_random(rules: Ruleset, number: int) -> tables.Table:
    """A round of the engine alone: any play of the menu, else its first entry."""
    random = Random(number).random
    table = tables.Table(rules, SEATS, FastLuck(str(number)))
    table.act(NEXT)
    state = table.state
    while state.phase == ROUND:
        assert state.decision is not None
        menu = table.menu(state.decision.seat)
        plays = 0
        while plays < len(menu) and menu[plays].kind == "play":
            plays += 1
        table.act(menu[int(random() * plays)])
    return table


def play_with(level: str) -> Callable[[Ruleset, int], tables.Table]:
    """A round of four bots of this level, through the driver."""

    def play(rules: Ruleset, number: int) -> tables.Table:
        table = tables.Table(rules, SEATS, FastLuck(str(number)))
        Driver(table, [LEVELS[level](f"{number}|{seat}") for seat in range(SEATS)]).play_round()
        return table

    return play


def speed(play: Callable[[Ruleset, int], tables.Table], rounds: int, repeats: int) -> tuple[float, float]:
    """Rounds and actions a second of processor time: the best of the repeats, which play the same rounds."""
    rules = ruleset(RULES, SEATS)
    best, actions = float("inf"), 0
    for _ in range(repeats):
        start = process_time()
        actions = sum([len(play(rules, number).actions) for number in range(rounds)])
        best = min(best, process_time() - start)
    return rounds / best, actions / best


def measure(rounds: int, repeats: int) -> None:
    """Measure with the modules at hand, and print."""
    print(f"{'':24}{'rounds/s':>10}{'actions/s':>11}{'of the engine':>15}")
    whole = 0.0
    for name, play in [("engine alone, at random", play_at_random)] + [
        (f"{level} bots", play_with(level)) for level in LEVELS
    ]:
        a_second, actions = speed(play, rounds, repeats)
        whole = whole or actions
        print(f"{name:24}{a_second:10.0f}{actions:11.0f}{actions / whole:15.0%}", flush=True)


def measure_compiled(rounds: int, repeats: int) -> None:
    """The same with a game that is compiled first."""
    with TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPATH": str(build(Path(folder)))}
        again = [sys.executable, __file__, "--here", f"--rounds={rounds}", f"--repeats={repeats}"]
        subprocess.run(again, env=environment, check=True)


def main() -> None:
    """Measure interpreted and, where a compiler is at hand and wanted, compiled."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--compiled", action="store_true", help="compile the game, too, and measure that (2 minutes)")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if not chosen.here:
        print(f"{RULES}, {SEATS} players, one core, {chosen.rounds} rounds, best of {chosen.repeats}")
    print("compiled" if tables.__file__.endswith((".so", ".pyd")) else "interpreted")
    measure(chosen.rounds, chosen.repeats)
    if chosen.compiled:
        measure_compiled(chosen.rounds, chosen.repeats)


if __name__ == "__main__":
    main()
