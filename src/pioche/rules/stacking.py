"""Stacking: a draw card is answered with a draw card, and the sum goes on (C34-C36, C60)."""

from __future__ import annotations

from pioche.engine.cards import DRAW_FOUR, DRAW_TWO, TARGETED_FOUR, TARGETED_TWO, UNO_CARD, Card
from pioche.engine.rule import Options, Rule, choice
from pioche.engine.state import Debt
from pioche.engine.table import Table

#: A targeted card counts as its ordinary counterpart; the UNO card answers only its like.
FAMILY = {DRAW_TWO: "two", TARGETED_TWO: "two", DRAW_FOUR: "four", TARGETED_FOUR: "four", UNO_CARD: "uno"}
#: What may be laid on what, besides the same on the same.
MIXED = {"up": {("two", "four")}, "mixed": {("two", "four"), ("four", "two")}}


class Stacking(Rule):
    key = "stacking"
    options = (choice("stacking", "off", "same", "up", "mixed"),)

    def __init__(self, options: Options) -> None:
        self.mixed = MIXED.get(str(options["stacking"]), set())

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["stacking"] != "off"

    def answers(self, table: Table, debt: Debt, yes: bool) -> bool:
        return yes or (debt.kind == "draw" and debt.sender < 0 and debt.last.cards[0].kind in FAMILY)

    def may_answer(self, table: Table, debt: Debt, card: Card, yes: bool) -> bool:
        """While a draw is pending only the kind counts, not the colour in force (C35)."""
        if yes or debt.kind != "draw" or debt.sender >= 0:
            return yes
        below, above = FAMILY.get(debt.last.cards[0].kind), FAMILY.get(card.kind)
        if "uno" in (below, above) and table.rules.options["uno_card"] != "draw_eight":
            return False
        return above is not None and (below == above or (below, above) in self.mixed)
