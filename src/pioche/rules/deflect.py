"""Deflection: a Skip or Reverse that fits passes a pending +2 on, or sends it back (C38)."""

from __future__ import annotations

from pioche.engine.cards import DRAW_TWO, REVERSE, SKIP, TARGETED_TWO, Card, fits
from pioche.engine.effects import Strike
from pioche.engine.rule import Effects, Options, Rule, choice
from pioche.engine.state import Debt
from pioche.engine.table import Table


class Deflect(Rule):
    key = "deflect"
    options = (choice("deflect", "off", "skip", "reverse", "both"),)

    def __init__(self, options: Options) -> None:
        kinds = {"skip": (SKIP,), "reverse": (REVERSE,), "both": (SKIP, REVERSE)}
        self.kinds = kinds.get(str(options["deflect"]), ())

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["deflect"] != "off"

    def answers(self, table: Table, debt: Debt, yes: bool) -> bool:
        return yes or self._is_soft(debt)

    def may_answer(self, table: Table, debt: Debt, card: Card, yes: bool) -> bool:
        return yes or (card.kind in self.kinds and self._is_soft(debt) and fits(card, table.state.top))

    def _is_soft(self, debt: Debt) -> bool:
        """A total made of +2 alone."""
        soft = all([stake.cards[0].kind in (DRAW_TWO, TARGETED_TWO) for stake in debt.stakes])
        return debt.kind == "draw" and debt.sender < 0 and soft

    def instead_of_strike(self, table: Table, strike: Strike) -> Effects | None:
        """The total hits the next seat, after a Reverse the one before; the card has no other effect."""
        state = table.state
        if state.debt is None or state.debt.kind != "draw" or strike.play.card.kind not in self.kinds:
            return None
        table.owe(state.debt.hitting(state.next_seat(state.cursor)))
        return []
