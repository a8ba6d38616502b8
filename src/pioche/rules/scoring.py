"""Scoring: who gets which points, and when the match is won (C03, C04, C32)."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.actions import NOBODY
from pioche.engine.cards import in_order
from pioche.engine.events import Ended, Tied, Won
from pioche.engine.rule import Options, Reason, Rule, choice, number
from pioche.engine.state import State
from pioche.engine.table import Table


class Scoring(Rule):
    key = "scoring"
    options = (
        choice("scoring", "winner", "losers", "single"),
        number("target", 500, 1, 99999),
        number("rounds", 0, 0, 99),
    )

    def __init__(self, options: Options) -> None:
        self.mode = options["scoring"]
        self.target = int(options["target"])
        self.rounds = int(options["rounds"])

    @classmethod
    def conflicts(cls, options: Options, seats: int | None) -> Iterator[Reason]:
        if options["rounds"] and options["scoring"] == "single":
            yield Reason("conflict_rounds_single", f"rounds={options['rounds']}", "scoring=single")

    def after_round(self, table: Table, winner: int) -> None:
        state = table.state
        hands = tuple([in_order(hand) for hand in state.hands])
        left = [sum([table.rules.value(card) for card in hand]) for hand in hands]
        points = self._points(state, left, winner)
        totals = [total + won for total, won in zip(state.totals, points, strict=True)]
        table.tell(Ended(winner, hands, tuple(left), tuple(points), tuple(totals)))
        best = self._best(state, left, winner)
        if len(best) == 1 or (best and self.mode == "single"):
            table.tell(Won(best))
        elif best:
            table.tell(Tied(best))

    def _points(self, state: State, left: list[int], winner: int) -> list[int]:
        """The points of this round: the winner collects, or everyone keeps his own."""
        if self.mode == "single":
            return [0] * state.seats
        if self.mode == "losers":
            return left
        points = [0] * state.seats
        lowest = [winner] if winner != NOBODY else _lowest(left, state.players())
        if len(lowest) == 1:
            points[lowest[0]] = sum([left[seat] - left[lowest[0]] for seat in state.players()])
        return points

    def _best(self, state: State, left: list[int], winner: int) -> tuple[int, ...]:
        """Who has won the match, or ties for it; nobody while it goes on."""
        if self.mode == "single":
            return (winner,) if winner != NOBODY else tuple(_lowest(left, state.players()))
        over = state.round >= self.rounds if self.rounds else max(state.totals) >= self.target
        if not over and not state.contenders:
            return ()
        among = list(state.contenders) or list(range(state.seats))
        if self.mode == "losers":
            return tuple(_lowest(state.totals, among))
        highest = max([state.totals[seat] for seat in among])
        return tuple([seat for seat in among if state.totals[seat] == highest])


def _lowest(numbers: list[int], seats: list[int]) -> list[int]:
    """Those of the seats that share the lowest number."""
    best = min([numbers[seat] for seat in seats])
    return [seat for seat in seats if numbers[seat] == best]
