"""Duel: two levels play the same deals with their seats exchanged, to see who is better."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from time import perf_counter
from typing import Any, NamedTuple

from pioche.catalogue import ruleset
from pioche.lab.cores import Progress, play_all
from pioche.lab.games import Game, Sitting
from pioche.lab.statistics import Estimate, mean, paired_share


class Duel(NamedTuple):
    """What `duel` has found, with 95 % intervals over the mirrored deals.

    `share` (0 to 1) is the share of the games that the seats of the first level won: one half when both are
    equal. `points` is how many points a seat of the first level has at the end of a game more than a seat of the
    second, None where no points are counted; where points are bad (`scoring=losers`), less is better.
    `better` is 1 or 2 where the interval of `share` leaves one half out, 0 while it is not decided.
    """

    levels: tuple[str, str]
    rules: str
    players: int
    seed: str
    deals: int
    rounds: int
    share: Estimate
    points: Estimate | None
    better: int
    games_a_second: float

    def figures(self) -> dict[str, Any]:
        """Everything as plain JSON values; `better` is the level's name or null, unbounded intervals are null."""
        found = self._asdict()
        found["share"] = self.share._asdict()
        found["points"] = None if self.points is None else _bounded(self.points)
        found["better"] = self.levels[self.better - 1] if self.better else None
        return found


def duel(
    first: str,
    second: str,
    rules: str = "official",
    *,
    players: int = 2,
    deals: int = 1000,
    seed: str = "1",
    jobs: int = -1,
    on_progress: Progress | None = None,
) -> Duel:
    """Let two levels play `deals` deals twice: the levels alternate over the seats, then change places.

    With an odd number of players one level has a seat more in the first game of a deal, the other in the second.
    The same arguments give the same figures, on any number of cores (`jobs`, -1: all).
    `on_progress` is called with the number of games just played, two for each deal.

    Raises `BadRules` for rules that cannot be played and `KeyError` for an unknown level.
    """
    laid = ruleset(rules, players)
    levels = (first, second)
    sittings = [
        Sitting(f"{seed}|{number}", tuple([levels[(seat + turned) % 2] for seat in range(players)]))
        for number in range(deals)
        for turned in (0, 1)
    ]
    start = perf_counter()
    games = list(play_all(rules, sittings, jobs, on_progress))
    seconds = perf_counter() - start
    pairs = list(zip(games[::2], games[1::2], strict=True))
    share = paired_share([(_won(one, 0) + _won(other, 1)) / 2 for one, other in pairs])
    points = mean([(_ahead(one, 0) + _ahead(other, 1)) / 2 for one, other in pairs])
    return Duel(
        levels=levels,
        rules=laid.text,
        players=players,
        seed=seed,
        deals=deals,
        rounds=sum([len(game.turns) for game in games]),
        share=share,
        points=None if laid.options["scoring"] == "single" else points,
        better=1 if share.low > 0.5 else 2 if share.high < 0.5 else 0,
        games_a_second=len(games) / seconds,
    )


def _won(game: Game, turned: int) -> float:
    """The part of the win that fell to the seats of the first level."""
    winners = [seat for seat in game.winners if seat % 2 == turned]
    return len(winners) / len(game.winners)


def _ahead(game: Game, turned: int) -> float:
    """By how many points a seat of the first level is ahead of one of the second, on average."""
    return _average(game.totals[turned::2]) - _average(game.totals[1 - turned :: 2])


def _average(totals: Sequence[int]) -> float:
    return sum(totals) / len(totals)


def _bounded(points: Estimate) -> dict[str, float | None]:
    return {name: figure if isfinite(figure) else None for name, figure in points._asdict().items()}
