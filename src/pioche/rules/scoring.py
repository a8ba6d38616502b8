"""Scoring: who gets which points for a round (C03, C05, C32, C95)."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.actions import NOBODY
from pioche.engine.cards import in_order
from pioche.engine.events import Ended
from pioche.engine.rule import Options, Reason, Rule, choice
from pioche.engine.state import State
from pioche.engine.table import Table


class Scoring(Rule):
    key = "scoring"
    options = (choice("scoring", "winner", "losers", "elimination", "single"),)

    def __init__(self, options: Options) -> None:
        self.mode = options["scoring"]

    @classmethod
    def conflicts(cls, options: Options, seats: int | None) -> Iterator[Reason]:
        if options["rounds"] and options["scoring"] in ("elimination", "single"):
            yield Reason("conflict", f"rounds={options['rounds']}", f"scoring={options['scoring']}")

    def after_round(self, table: Table, winner: int) -> None:
        state = table.state
        hands = tuple([in_order(hand) for hand in state.hands])
        left = [sum([table.rules.value(card) for card in hand]) for hand in hands]
        points = self._points(state, left, winner)
        for rule in table.rules.points:
            points = rule.points(table, winner, points)
        totals = [total + won for total, won in zip(state.totals, points, strict=True)]
        for rule in table.rules.totals:
            totals = rule.totals(table, points, totals)
        table.tell(Ended(winner, hands, tuple(left), tuple(points), tuple(totals)))

    def _points(self, state: State, left: list[int], winner: int) -> list[int]:
        """The winning side collects, or every other side keeps its own; each seat is given its side's points."""
        if self.mode == "single":
            return [0] * state.seats
        sums: dict[int, int] = {}
        for seat in state.players():
            sums[state.side(seat)] = sums.get(state.side(seat), 0) + left[seat]
        if winner != NOBODY:
            sums[state.side(winner)] = 0
        if self.mode == "winner":
            best = _lowest(sums) if winner == NOBODY else [state.side(winner)]
            sums = {best[0]: sum(sums.values()) - len(sums) * sums[best[0]]} if len(best) == 1 else {}
        return [sums.get(state.side(seat), 0) for seat in range(state.seats)]


def _lowest(sums: dict[int, int]) -> list[int]:
    """The sides with the lowest sum: one alone scores its difference to each other side, several score nothing."""
    return [side for side, total in sums.items() if total == min(sums.values())]
