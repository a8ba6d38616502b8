"""Pairs: two identical cards in one move (C50, C51)."""

from __future__ import annotations

from typing import Final

from pioche.engine import values
from pioche.engine.actions import Action
from pioche.engine.cards import (
    BOOMERANG,
    DRAW_FOUR,
    DRAW_TWO,
    REVERSE,
    SKIP,
    TARGETED_FOUR,
    TARGETED_TWO,
    UNO_CARD,
    Card,
)  # fmt: skip
from pioche.engine.effects import Advance
from pioche.engine.events import Noted, TurnLost
from pioche.engine.rule import Effects, Options, Rule, choice, flag
from pioche.engine.state import Memo
from pioche.engine.table import Table

#: Cards that take turns by themselves.
TURN_TAKERS = frozenset({SKIP, DRAW_TWO, TARGETED_TWO, DRAW_FOUR, TARGETED_FOUR})


class Skipping(Memo):
    """Whether the next seat is skipped when play goes on."""

    __slots__ = ("due",)
    name = "skipping"
    fields = (("due", values.FLAG),)

    def __init__(self, due: bool = False) -> None:
        self.due: Final = due


class Pairs(Rule):
    key = "pairs"
    after = ("runs",)  # A run that a pair begins comes before the next seat is skipped.
    options = (choice("pairs", "off", "numbers", "any"), flag("pair_skips", False))
    values = (Skipping,)

    def __init__(self, options: Options) -> None:
        self.numbers_only = options["pairs"] == "numbers"
        self.skips = options["pair_skips"]

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["pairs"] != "off"

    def memo(self) -> Memo:
        return Skipping()

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

    def after_play(self, table: Table, play: Action) -> None:
        """Olympic: a pair that takes no turn by itself also skips the next seat, without an answer."""
        state, card = table.state, play.card
        takes_turn = card.kind in TURN_TAKERS or (card.kind == REVERSE and self._reverse_skips(table))
        spins = any([table.rules.power(table, one) == "spin" for one in play.cards])
        if self.skips and len(play.cards) > 1 and state.hands[play.seat] and not takes_turn and not spins:
            table.tell(Noted(self.key, Skipping(due=True)))

    def instead_of_advance(self, table: Table, advance: Advance) -> Effects | None:
        if table.state.memos[self.key] == Skipping():
            return None
        table.tell(Noted(self.key, Skipping()))
        table.tell(TurnLost(table.state.next_seat(table.state.cursor)))
        return [Advance(advance.play)]

    def before_step(self, table: Table, action: Action) -> None:
        """A jump-in that cuts the run goes on from its own player (C59)."""
        if action.kind == "jump":
            self._forget(table)

    def before_deal(self, table: Table) -> None:
        self._forget(table)

    def _forget(self, table: Table) -> None:
        if table.state.memos[self.key] != Skipping():
            table.tell(Noted(self.key, Skipping()))

    def _reverse_skips(self, table: Table) -> bool:
        return len(table.state.players()) == 2 and table.rules.options["two_player_reverse"] == "skip"
