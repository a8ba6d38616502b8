"""Games between bots: each comes from its seed alone, whatever was played before or is played beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from pioche.bots import LEVELS
from pioche.driver import Driver
from pioche.engine.actions import NOBODY
from pioche.engine.cards import Card, in_order
from pioche.engine.luck import Luck
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import OVER
from pioche.engine.table import Table


class Sitting(NamedTuple):
    """A game to be played: its seed, and the level of the bot in each seat."""

    seed: str
    levels: tuple[str, ...]


class Game(NamedTuple):
    """What came of a game: the seats that won it, the final totals, and for each round the turns that it took.

    `blocked` counts the rounds that nobody won by going out.
    """

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    turns: tuple[int, ...]
    blocked: int


class DealLuck(Luck):
    """Luck whose every stream comes from the seed, the round and the label.

    So the cards of a deal do not depend on how the rounds before it were played, and two games with one
    seed meet the same deals, whoever plays them.
    """

    def __init__(self, seed: str) -> None:
        self._seed: Final = seed
        self._round = 0
        self._streams: dict[str, Callable[[], float]] = {}

    def below(self, n: int, what: str) -> int:
        return int(self._stream(what)() * n)

    def shuffle(self, cards: Sequence[Card], what: str) -> tuple[Card, ...]:  # type: ignore[override]
        if what == "deal":
            self._round += 1
            self._streams = {}
        row = list(in_order(cards))
        random = self._stream(what)
        for i in range(len(row) - 1, 0, -1):
            j = int(random() * (i + 1))
            row[i], row[j] = row[j], row[i]
        return tuple(row)

    def _stream(self, what: str) -> Callable[[], float]:
        stream = self._streams.get(what)
        if stream is None:
            stream = self._streams[what] = Random(f"{self._seed}|{self._round}|{what}").random
        return stream


def play(rules: Ruleset, sitting: Sitting) -> Game:
    """Play one game, a whole match as the ruleset defines it."""
    seats = len(sitting.levels)
    table = Table(rules, seats, DealLuck(sitting.seed))
    players = [LEVELS[level](f"{sitting.seed}|{seat}") for seat, level in enumerate(sitting.levels)]
    driver = Driver(table, players)
    state = table.state
    turns: list[int] = []
    blocked = before = 0
    while state.phase != OVER:
        driver.play_round()
        turns.append(state.turn - before)
        before = state.turn
        blocked += state.winner == NOBODY
    return Game(state.champions, tuple(state.totals), tuple(turns), blocked)
