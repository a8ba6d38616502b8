"""The end of the match: the target, a number of rounds, ties, and elimination (C03-C06)."""

from __future__ import annotations

from pioche.engine.actions import NOBODY
from pioche.engine.events import Eliminated, Tied, Won
from pioche.engine.rule import Options, Rule, number
from pioche.engine.state import State
from pioche.engine.table import Table


class MatchEnd(Rule):
    key = "match_end"
    after = ("scoring",)
    options = (number("target", 500, 1, 99999), number("rounds", 0, 0, 99))

    def __init__(self, options: Options) -> None:
        self.mode = options["scoring"]
        self.target = int(options["target"])
        self.rounds = int(options["rounds"])

    def after_round(self, table: Table, winner: int) -> None:
        state = table.state
        if self.mode == "elimination" and not state.contenders:
            reached = [seat for seat in state.players() if state.totals[seat] >= self.target]
            # Somebody survives: the lowest, or those that tie for it (C05).
            spared = _lowest(state.totals, reached) if len(reached) == len(state.players()) else []
            out = [seat for seat in reached if seat not in spared]
            if out:
                table.tell(Eliminated(tuple(out)))
        best = self._best(state, winner)
        sides = {state.side(seat) for seat in best}
        if len(sides) == 1 or (sides and self.mode == "single"):
            table.tell(Won(tuple([seat for seat in range(state.seats) if state.side(seat) in sides])))
        elif best:
            table.tell(Tied(tuple(best)))

    def _best(self, state: State, winner: int) -> list[int]:
        """Who has won the match, or ties for it; nobody while it goes on."""
        everyone = list(range(state.seats))
        if self.mode == "single":
            return [winner] if winner != NOBODY else _lowest(_side_sums(state), state.players())
        if state.contenders:
            return self._leaders(state, list(state.contenders))
        if self.mode == "elimination":
            left = [seat for seat in everyone if seat not in state.eliminated]
            is_decided = len({state.side(seat) for seat in left}) == 1
            return left if is_decided or min([state.totals[seat] for seat in left]) >= self.target else []
        over = state.round >= self.rounds if self.rounds else max(state.totals) >= self.target
        return self._leaders(state, everyone) if over else []

    def _leaders(self, state: State, among: list[int]) -> list[int]:
        if self.mode != "winner":
            return _lowest(state.totals, among)
        highest = max([state.totals[seat] for seat in among])
        return [seat for seat in among if state.totals[seat] == highest]


def _side_sums(state: State) -> list[int]:
    """For each seat, what the hands of its side are worth."""
    everyone = range(state.seats)
    return [sum([state.left[seat] for seat in everyone if state.are_partners(seat, one)]) for one in everyone]


def _lowest(numbers: list[int], seats: list[int]) -> list[int]:
    """Those of the seats that share the lowest number."""
    best = min([numbers[seat] for seat in seats])
    return [seat for seat in seats if numbers[seat] == best]
