"""The 0: all hands move in the direction of play, or two are swapped (C66)."""

from __future__ import annotations

from pioche.engine.cards import Card
from pioche.engine.rule import Options, Rule, choice
from pioche.engine.table import Table


class Zero(Rule):
    key = "zero"
    options = (choice("zero", "plain", "rotate", "swap"),)

    def __init__(self, options: Options) -> None:
        self.effect = str(options["zero"])

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["zero"] != "plain"

    def power(self, table: Table, card: Card, power: str) -> str:
        return self.effect if card.number == 0 else power
