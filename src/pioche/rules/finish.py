"""The last card: which cards may empty a hand, and what holding only a forbidden one costs (C39)."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.cards import DRAW_FOUR, TARGETED_FOUR, UNO_CARD, Card
from pioche.engine.effects import Advance, Turn
from pioche.engine.events import Passed, Told, TurnLost
from pioche.engine.rule import Effects, Options, Reason, Rule, choice
from pioche.engine.table import Table


class Finish(Rule):
    key = "finish"
    options = (
        choice("finish_on", "any", "not_draw_four", "not_wild", "number"),
        choice("finish_refused", "unplayable", "draw_two"),
    )

    def __init__(self, options: Options) -> None:
        self.allowed = options["finish_on"]
        self.uno_card = options["uno_card"]
        self.costs_two = options["finish_refused"] == "draw_two"

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["finish_on"] != "any"

    @classmethod
    def warnings(cls, options: Options) -> Iterator[Reason]:
        if options["finish_on"] == "number" and options["drawn_card"] == "must":
            yield Reason("warning_drawn_finish", "finish_on=number", "drawn_card=must")

    def _is_forbidden(self, card: Card) -> bool:
        if card.kind == UNO_CARD and self.uno_card == "rotate":
            return False  # It moves the empty hand on, and does not finish (C39).
        if self.allowed == "not_draw_four":
            return card.kind in (DRAW_FOUR, TARGETED_FOUR)
        return not card.colour if self.allowed == "not_wild" else card.number < 0

    def may_play(self, table: Table, seat: int, cards: tuple[Card, ...], why: Reason | None) -> Reason | None:
        if why is None and len(table.state.hands[seat]) == len(cards) and self._is_forbidden(cards[0]):
            return Reason("forbidden_last_card", cards[0].text)
        return why

    def instead_of_turn(self, table: Table, turn: Turn) -> Effects | None:
        """Openly, whether the card fits or not: two cards, and the turn is over."""
        hand = table.state.hands[turn.seat]
        # A turn that is owed does not come at all (F7).
        is_due = self.costs_two and not table.state.owed[turn.seat]
        if not is_due or len(hand) != 1 or not self._is_forbidden(hand[0]):
            return None
        table.tell(Told("forbidden_last_card", turn.seat, number=2))
        drawn = table.draw(turn.seat, 2, "levy")
        table.tell(TurnLost(turn.seat))
        if not drawn:
            table.tell(Passed(turn.seat, dead=True))
        return [Advance()]
