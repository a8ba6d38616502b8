"""Finishing with several cards in one move: whether a pair or a run may empty the hand (C41)."""

from __future__ import annotations

from pioche.engine.rule import Options, Rule, choice
from pioche.engine.table import Table


class ComboFinish(Rule):
    key = "combo_finish"
    options = (choice("combo_finish", "not_with_two", "never", "always"),)

    def __init__(self, options: Options) -> None:
        self.when = options["combo_finish"]

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["pairs"] != "off" or bool(options["runs"])

    def may_combine(self, table: Table, seat: int, yes: bool) -> bool:
        allowed = self.when == "always" or (self.when == "not_with_two" and len(table.state.players()) > 2)
        return yes and allowed
