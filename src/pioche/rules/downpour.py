"""Downpour: everybody else draws one or two cards at once, and nobody loses a turn (C74-C76)."""

from __future__ import annotations

from pioche.engine.actions import Action
from pioche.engine.cards import CARDS, DOWNPOUR_ONE, DOWNPOUR_TWO, Card
from pioche.engine.rule import Options, Rule, choice, number
from pioche.engine.table import Table

AMOUNTS = {DOWNPOUR_ONE: 1, DOWNPOUR_TWO: 2}


class Downpour(Rule):
    key = "downpour"
    options = (
        number("downpour_one_cards", 0, 0, 20),
        number("downpour_two_cards", 0, 0, 20),
        choice("downpour_hits", "others", "everyone"),
    )

    def __init__(self, options: Options) -> None:
        ones, twos = options["downpour_one_cards"], options["downpour_two_cards"]
        self.counts = {DOWNPOUR_ONE: int(ones), DOWNPOUR_TWO: int(twos)}
        self.everyone = options["downpour_hits"] == "everyone"

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["downpour_one_cards"] or options["downpour_two_cards"])

    def pack(self, cards: list[Card]) -> list[Card]:
        return cards + [card for card in CARDS for _ in range(self.counts.get(card.kind, 0))]

    def after_play(self, table: Table, play: Action) -> None:
        """In turn order from the next seat; the player last of all, unless he has won."""
        amount = AMOUNTS.get(play.card.kind, 0) * len(play.cards)
        if not amount:
            return
        state = table.state
        for seat in list(state.in_turn_order(state.next_seat(play.seat))):
            if seat != play.seat or (self.everyone and state.hands[seat]):
                table.draw(seat, amount, "levy")
