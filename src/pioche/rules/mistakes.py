"""Mistakes: a wrong card or a draw at the wrong moment is taken back and costs cards (C85, C89)."""

from __future__ import annotations

from pioche.engine.actions import LAYING, SEATS, Action
from pioche.engine.rule import Options, Price, Reason, Rule, choice, number
from pioche.engine.table import Table


class Mistakes(Rule):
    key = "mistakes"
    after = ("uno_required",)  # The price of a missing call is the whole price (C45).
    options = (number("manners_cards", 2, 0, 20), choice("mistakes", "refused", "penalised"))

    def __init__(self, options: Options) -> None:
        self.cost = int(options["manners_cards"])

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["mistakes"] == "penalised"

    def priced(self, table: Table, action: Action) -> Price | None:
        """A card that the seat holds, with a target that exists; or a draw out of turn. No step during a vote."""
        state, decision = table.state, table.state.decision
        if decision is None or decision.kind in ("vote", "deal"):
            return None
        if action.kind == "draw" and decision.seat != action.seat:
            return Price(Reason("mistake_draw"), self.cost)
        if action.kind not in LAYING:
            return None
        hand, cards = state.hands[action.seat], [card.bare for card in action.cards]
        held = all([hand.count(card) >= cards.count(card) for card in cards])
        if not held or (action.aim in SEATS and action.aim and action.target not in state.players()):
            return None
        return Price(Reason("mistake", cards[0].text), self.cost, tuple(cards))
