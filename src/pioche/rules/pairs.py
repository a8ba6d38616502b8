"""Pairs: two identical cards in one move (C50)."""

from __future__ import annotations

from pioche.engine.actions import Action
from pioche.engine.cards import BOOMERANG, UNO_CARD, Card
from pioche.engine.rule import Options, Rule, choice
from pioche.engine.table import Table


class Pairs(Rule):
    key = "pairs"
    options = (choice("pairs", "off", "numbers", "any"),)

    def __init__(self, options: Options) -> None:
        self.numbers_only = options["pairs"] == "numbers"

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["pairs"] != "off"

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        """With every single card that may be laid on a turn or as an answer, its twin may go along."""
        decision = table.state.decision
        if decision is None or decision.seat != seat or decision.kind not in ("turn", "answer"):
            return
        hand = table.state.hands[seat]
        singles = {action.card for action in menu if action.kind == "play" and len(action.cards) == 1}
        for card in singles:
            for twin in set(hand):
                is_pair = twin.is_twin(card) and (twin is not card or hand.count(card) > 1)
                if is_pair and self._may_pair(card) and (len(hand) > 2 or table.may_finish_combined(seat)):
                    table.add_plays_of("play", seat, (card, twin), menu)

    def _may_pair(self, card: Card) -> bool:
        return card.number >= 0 or not (self.numbers_only or card.kind in (BOOMERANG, UNO_CARD))
