"""The hand exchange card: everybody passes his hand on, or its player swaps with somebody (C71)."""

from __future__ import annotations

from pioche.engine.actions import SEATS
from pioche.engine.cards import CARDS, EXCHANGE, Card
from pioche.engine.rule import Options, Rule, choice, number
from pioche.engine.table import Table


class HandExchange(Rule):
    key = "hand_exchange"
    after = ("powers",)
    options = (number("hand_swap_cards", 0, 0, 20), choice("hand_swap_mode", "pass_on", "choose", "protected"))

    def __init__(self, options: Options) -> None:
        self.count = int(options["hand_swap_cards"])
        self.mode = options["hand_swap_mode"]

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["hand_swap_cards"])

    def pack(self, cards: list[Card]) -> list[Card]:
        return cards + [card for card in CARDS for _ in range(self.count if card.kind == EXCHANGE else 0)]

    def power(self, table: Table, card: Card, power: str) -> str:
        if card.kind != EXCHANGE:
            return power
        return "rotate" if self.mode == "pass_on" else "swap"

    def aims(self, table: Table, seat: int, cards: tuple[Card, ...], aims: tuple[str, ...]) -> tuple[str, ...]:
        """Seats on one card are protected; if nobody is left to name, nothing is exchanged."""
        if cards[0].kind != EXCHANGE or self.mode != "protected" or aims == ("",):
            return aims
        hands = table.state.hands
        free = tuple([aim for aim in aims if aim == "-" or len(hands[SEATS.index(aim)]) != 1])
        return free or ("-",)
