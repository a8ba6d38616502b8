"""Simulate: many games at one table, and what a rule does to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from pioche.catalogue import ruleset
from pioche.engine.actions import SEATS
from pioche.lab.cores import Progress, play_all
from pioche.lab.games import Game, Sitting
from pioche.lab.statistics import Estimate, percentile, wilson


class Share(NamedTuple):
    """How many of its games a seat, or the seats of a level, have won; a win shared by n counts 1/n."""

    name: str
    games: int
    wins: float
    share: Estimate

    def figures(self) -> dict[str, Any]:
        """As plain JSON values; `low` and `high` bound the share."""
        found = {"name": self.name, "games": self.games, "wins": self.wins}
        return found | {"share": self.share.value, "low": self.share.low, "high": self.share.high}


class Turns(NamedTuple):
    """Turns a round: a turn is a moment at which a seat may play or draw; lost turns do not count."""

    mean: float
    median: int
    p5: int
    p95: int


class Simulation(NamedTuple):
    """What `simulate` has found. Shares are from 0 to 1, with 95 % intervals (Wilson).

    `by_level` counts every seat of a level by itself: 1/players is what chance gives.
    `games_a_second` is the only figure that differs between two runs.
    """

    rules: str
    players: int
    bots: tuple[str, ...]
    seed: str
    games: int
    rounds: int
    blocked: int
    turns: Turns
    by_seat: tuple[Share, ...]
    by_level: tuple[Share, ...]
    games_a_second: float

    def figures(self) -> dict[str, Any]:
        """Everything as plain JSON values: `turns` and the shares are objects of their fields."""
        found = self._asdict()
        found["turns"] = self.turns._asdict()
        for key in ("by_seat", "by_level"):
            found[key] = [share.figures() for share in getattr(self, key)]
        return found


def simulate(
    rules: str = "official",
    *,
    players: int = 4,
    bots: Sequence[str] = ("steady",),
    games: int = 1000,
    seed: str = "1",
    jobs: int = -1,
    on_progress: Progress | None = None,
) -> Simulation:
    """Play `games` games between bots and count.

    `rules` is written `PRESET key=value …`; a game is a match, or one round with `scoring=single`. The levels of
    `bots` are repeated over the seats, and move on by one seat from game to game, so that seat and level do not
    mix. The same arguments give the same figures, on any number of cores (`jobs`, -1: all).
    `on_progress` is called with the number of games just played.

    Raises `BadRules` for rules that cannot be played, `KeyError` for an unknown level and `ValueError` for more
    levels than seats.
    """
    if len(bots) > players:
        raise ValueError(f"{len(bots)} levels do not fit at a table of {players}")
    laid = ruleset(rules, players)
    sittings = [Sitting(f"{seed}|{number}", seated(bots, players, number)) for number in range(games)]
    tally = Tally(players)
    start = perf_counter()
    for sitting, game in zip(sittings, play_all(rules, sittings, jobs, on_progress), strict=True):
        tally.add(sitting, game)
    seconds = perf_counter() - start
    return Simulation(
        rules=laid.text,
        players=players,
        bots=tuple(bots),
        seed=seed,
        games=games,
        rounds=tally.turns.total(),
        blocked=tally.blocked,
        turns=tally.turns_a_round(),
        by_seat=tally.by_seat(),
        by_level=tally.by_level(bots),
        games_a_second=games / seconds,
    )


def seated(bots: Sequence[str], players: int, number: int) -> tuple[str, ...]:
    """The levels repeated over the seats, moved on by one seat a game."""
    lineup = [bots[seat % len(bots)] for seat in range(players)]
    return tuple([lineup[(seat - number) % players] for seat in range(players)])


class Tally:
    """What is counted while the games come in."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.blocked = 0
        self.turns: Counter[int] = Counter()
        self.seat_wins = [0.0] * players
        self.level_wins: dict[str, float] = {}
        self.level_games: Counter[str] = Counter()

    def add(self, sitting: Sitting, game: Game) -> None:
        """One more game."""
        self.games += 1
        self.blocked += game.blocked
        self.turns.update(game.turns)
        self.level_games.update(sitting.levels)
        for seat in game.winners:
            self.seat_wins[seat] += 1 / len(game.winners)
            level = sitting.levels[seat]
            self.level_wins[level] = self.level_wins.get(level, 0.0) + 1 / len(game.winners)

    def turns_a_round(self) -> Turns:
        total = sum([turns * rounds for turns, rounds in self.turns.items()])
        average = total / max(1, self.turns.total())
        return Turns(average, *[percentile(self.turns, percent) for percent in (50, 5, 95)])

    def by_seat(self) -> tuple[Share, ...]:
        return tuple(
            [
                Share(SEATS[seat], self.games, wins, wilson(wins, self.games))
                for seat, wins in enumerate(self.seat_wins)
            ]
        )

    def by_level(self, bots: Sequence[str]) -> tuple[Share, ...]:
        shares = []
        for level in dict.fromkeys(bots):
            wins, games = self.level_wins.get(level, 0.0), self.level_games[level]
            shares.append(Share(level, games, wins, wilson(wins, games)))
        return tuple(shares)
