"""The cancelling Wild: laid by the victim of a draw penalty it wipes out the whole of it (C37)."""

from __future__ import annotations

from pioche.engine.cards import UNO_CARD, WILD, Card
from pioche.engine.effects import Strike
from pioche.engine.events import Owed
from pioche.engine.rule import Effects, Options, Rule, flag
from pioche.engine.state import Debt
from pioche.engine.table import Table


class WildCancels(Rule):
    key = "wild_cancels"
    options = (flag("wild_cancels", False),)

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["wild_cancels"])

    def answers(self, table: Table, debt: Debt, yes: bool) -> bool:
        return yes or self._can_cancel(debt)

    def may_answer(self, table: Table, debt: Debt, card: Card, yes: bool) -> bool:
        return yes or (card.kind == WILD and self._can_cancel(debt))

    def _can_cancel(self, debt: Debt) -> bool:
        return debt.kind == "draw" and debt.sender < 0 and debt.last.cards[0].kind != UNO_CARD

    def instead_of_strike(self, table: Table, strike: Strike) -> Effects | None:
        if strike.play.card.kind != WILD or table.state.debt is None:
            return None
        table.tell(Owed(None))
        return []
