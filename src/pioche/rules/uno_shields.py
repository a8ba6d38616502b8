"""The UNO card as a shield: the penalty that hits its player moves on to the next seat (C91)."""

from __future__ import annotations

from pioche.engine.cards import UNO_CARD, Card
from pioche.engine.effects import Strike
from pioche.engine.rule import Effects, Options, Reason, Rule
from pioche.engine.state import Debt
from pioche.engine.table import Table


class UnoShields(Rule):
    key = "uno_shields"

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["uno_cards"]) and options["uno_card"] == "shield"

    def answers(self, table: Table, debt: Debt, yes: bool) -> bool:
        return yes or debt.kind in ("draw", "skip")

    def may_answer(self, table: Table, debt: Debt, card: Card, yes: bool) -> bool:
        return yes or (card.kind == UNO_CARD and debt.kind in ("draw", "skip"))

    def may_play(self, table: Table, seat: int, cards: tuple[Card, ...], why: Reason | None) -> Reason | None:
        """Only against something that hits its player."""
        if why is None and cards[0].kind == UNO_CARD and table.state.debt is None and not table.is_threatened(seat):
            return Reason("uno_card_only_shields")
        return why

    def instead_of_strike(self, table: Table, strike: Strike) -> Effects | None:
        state = table.state
        if strike.play.card.kind != UNO_CARD or state.debt is None:
            return None
        table.owe(state.debt.hitting(state.next_seat(state.cursor)))
        return []
