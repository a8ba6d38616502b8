"""The UNO card: how many there are, and what they do in this match (C61-C65)."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.cards import CARDS, UNO_CARD, Card
from pioche.engine.rule import Options, Reason, Rule, choice, number
from pioche.engine.table import Table


class UnoCard(Rule):
    key = "uno_card"
    options = (
        number("uno_cards", 0, 0, 20),
        choice("uno_card", "rotate", "draw_eight", "shield"),
        choice("uno_card_victim", "plays", "loses_turn"),
    )

    def __init__(self, options: Options) -> None:
        self.count = int(options["uno_cards"])

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["uno_cards"])

    @classmethod
    def conflicts(cls, options: Options, seats: int | None) -> Iterator[Reason]:
        if options["uno_cards"] and options["uno_card"] == "draw_eight" and options["stacking"] == "off":
            yield Reason("conflict", "uno_card=draw_eight", "stacking=off")

    def pack(self, cards: list[Card]) -> list[Card]:
        return cards + [card for card in CARDS for _ in range(self.count if card.kind == UNO_CARD else 0)]

    def obliges(self, table: Table, seat: int, card: Card, yes: bool) -> bool:
        return yes and card.kind != UNO_CARD
