"""The 7: swap hands with somebody, or move all hands round (C66)."""

from __future__ import annotations

from pioche.engine.cards import Card
from pioche.engine.rule import Options, Rule, choice
from pioche.engine.table import Table


class Seven(Rule):
    key = "seven"
    options = (choice("seven", "plain", "swap", "rotate"),)

    def __init__(self, options: Options) -> None:
        self.effect = {"swap": "swap", "rotate": "turn"}.get(str(options["seven"]), "")

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["seven"] != "plain"

    def power(self, table: Table, card: Card, power: str) -> str:
        return self.effect if card.number == 7 else power
