"""Skip on Skip: who is about to lose a turn lays a Skip, and the next seat loses it (C38)."""

from __future__ import annotations

from pioche.engine.cards import SKIP, Card
from pioche.engine.rule import Options, Rule, flag
from pioche.engine.state import Debt
from pioche.engine.table import Table


class SkipAnswersSkip(Rule):
    key = "skip_answers_skip"
    options = (flag("skip_answers_skip", False),)

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["skip_answers_skip"])

    def answers(self, table: Table, debt: Debt, yes: bool) -> bool:
        return yes or (debt.kind == "skip" and debt.sender < 0)

    def may_answer(self, table: Table, debt: Debt, card: Card, yes: bool) -> bool:
        return yes or (card.kind == SKIP and debt.kind == "skip" and debt.sender < 0)
