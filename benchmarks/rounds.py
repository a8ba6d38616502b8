"""How many official rounds of four players one core plays in a second: the engine alone, and with bots.

Usage: python benchmarks/rounds.py [ROUNDS] [REPEATS]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Final

from pioche.bots import LEVELS
from pioche.catalogue import ruleset
from pioche.driver import Driver
from pioche.engine.actions import NEXT
from pioche.engine.luck import FastLuck
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import ROUND
from pioche.engine.table import Table

SEATS: Final = 4
RULES: Final = "official scoring=single"


def play_at_random(rules: Ruleset, number: int) -> Table:
    """A round of the engine alone: any play of the menu, else its first entry."""
    random = Random(number).random
    table = Table(rules, SEATS, FastLuck(str(number)))
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


def play_with(level: str) -> Callable[[Ruleset, int], Table]:
    """A round of four bots of this level, through the driver."""

    def play(rules: Ruleset, number: int) -> Table:
        table = Table(rules, SEATS, FastLuck(str(number)))
        Driver(table, [LEVELS[level](f"{number}|{seat}") for seat in range(SEATS)]).play_round()
        return table

    return play


def speed(play: Callable[[Ruleset, int], Table], rounds: int, repeats: int) -> tuple[float, float]:
    """Rounds and actions a second of processor time: the best of the repeats, which play the same rounds."""
    rules = ruleset(RULES, SEATS)
    best, actions = float("inf"), 0
    for _ in range(repeats):
        start = process_time()
        actions = sum([len(play(rules, number).actions) for number in range(rounds)])
        best = min(best, process_time() - start)
    return rounds / best, actions / best


def main() -> None:
    """Measure and print."""
    rounds, repeats = [int(word) for word in (*sys.argv[1:], *("500", "7")[len(sys.argv) - 1 :])]
    print(f"{RULES}, {SEATS} players, one core, {rounds} rounds, best of {repeats}")
    print(f"{'':24}{'rounds/s':>10}{'actions/s':>11}{'of the engine':>15}")
    whole = 0.0
    for name, play in [("engine alone, at random", play_at_random)] + [
        (f"{level} bots", play_with(level)) for level in LEVELS
    ]:
        a_second, actions = speed(play, rounds, repeats)
        whole = whole or actions
        print(f"{name:24}{a_second:10.0f}{actions:11.0f}{actions / whole:15.0%}")


if __name__ == "__main__":
    main()
