"""The boomerang: its player sends a penalty, a Skip or a chosen exchange back to its author (C72)."""

from __future__ import annotations

from pioche.engine.cards import BOOMERANG, CARDS, UNO_CARD, Card
from pioche.engine.effects import Strike
from pioche.engine.events import Owed
from pioche.engine.rule import Effects, Options, Reason, Rule, number
from pioche.engine.state import Debt
from pioche.engine.table import Table


class Boomerang(Rule):
    key = "boomerang"
    options = (number("boomerang_cards", 0, 0, 20),)

    def __init__(self, options: Options) -> None:
        self.count = int(options["boomerang_cards"])

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["boomerang_cards"])

    def pack(self, cards: list[Card]) -> list[Card]:
        return cards + [card for card in CARDS for _ in range(self.count if card.kind == BOOMERANG else 0)]

    def answers(self, table: Table, debt: Debt, yes: bool) -> bool:
        return yes or debt.last.cards[0].kind != UNO_CARD

    def may_answer(self, table: Table, debt: Debt, card: Card, yes: bool) -> bool:
        return yes or (card.kind == BOOMERANG and debt.last.cards[0].kind != UNO_CARD)

    def may_play(self, table: Table, seat: int, cards: tuple[Card, ...], why: Reason | None) -> Reason | None:
        """Otherwise it may be laid only as last card, on anything and without effect."""
        is_free = table.state.debt is not None or len(table.state.hands[seat]) == len(cards)
        if why is None and cards[0].kind == BOOMERANG and not is_free:
            return Reason("boomerang_only_answers")
        return why

    def obliges(self, table: Table, seat: int, card: Card, yes: bool) -> bool:
        return yes and card.kind != BOOMERANG

    def instead_of_strike(self, table: Table, strike: Strike) -> Effects | None:
        """Who sent it is hit by it, and owes the turn; an exchange does not take place at all."""
        debt = table.state.debt
        if strike.play.card.kind != BOOMERANG or debt is None:
            return None
        if debt.kind == "swap":
            table.tell(Owed(None))
        else:
            author = debt.sender if debt.sender >= 0 else debt.last.author
            table.owe(debt.hitting(author, owes=True, sender=strike.play.seat))
        return []
