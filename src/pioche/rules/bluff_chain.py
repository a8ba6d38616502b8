"""The bluff chain: a +4 is answered with a +4, and any of them may be accused (C24)."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.cards import DRAW_FOUR, TARGETED_FOUR, Card
from pioche.engine.rule import Options, Reason, Rule, flag
from pioche.engine.state import Debt
from pioche.engine.table import Table


class BluffChain(Rule):
    key = "bluff_chain"
    options = (flag("bluff_chain", False),)

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["bluff_chain"])

    @classmethod
    def conflicts(cls, options: Options, seats: int | None) -> Iterator[Reason]:
        if not options["bluff_chain"]:
            return
        if options["draw_four_check"] == "enforced":
            yield Reason("conflict", "draw_four_check=enforced", "bluff_chain=true")
        if options["stacking"] not in ("off", "same"):
            yield Reason("conflict", f"stacking={options['stacking']}", "bluff_chain=true")
        if options["draw_four_legal"] == "always":
            yield Reason("conflict", "draw_four_legal=always", "bluff_chain=true")
        if not options["challenge_answers"]:
            yield Reason("conflict", "challenge_answers=false", "bluff_chain=true")

    def answers(self, table: Table, debt: Debt, yes: bool) -> bool:
        return yes or self._is_chain(debt)

    def _is_chain(self, debt: Debt) -> bool:
        return debt.kind == "draw" and debt.sender < 0 and debt.last.cards[0].kind in (DRAW_FOUR, TARGETED_FOUR)

    def may_answer(self, table: Table, debt: Debt, card: Card, yes: bool) -> bool:
        return yes or (card.kind in (DRAW_FOUR, TARGETED_FOUR) and self._is_chain(debt))
