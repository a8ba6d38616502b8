"""The siege of the 2: who comes after it lays a 2 or draws one, until it has gone round (C90, C91)."""

from __future__ import annotations

from typing import Final

from pioche.engine import values
from pioche.engine.actions import NOBODY, Action
from pioche.engine.cards import Card
from pioche.engine.events import Noted
from pioche.engine.rule import Options, Reason, Rule, choice
from pioche.engine.state import Memo
from pioche.engine.table import Table


class Ring(Memo):
    """Who began the siege (`NOBODY`: there is none), which seat it has reached, and how many cards shields have
    added to what this seat, and the next, draw."""

    __slots__ = ("added", "at", "initiator", "passed_on")
    name = "ring"
    fields = (
        ("initiator", values.SEAT), ("at", values.SEAT), ("added", values.INT), ("passed_on", values.INT),
    )  # fmt: skip

    def __init__(self, initiator: int = NOBODY, at: int = NOBODY, added: int = 0, passed_on: int = 0) -> None:
        self.initiator: Final = initiator
        self.at: Final = at
        self.added: Final = added
        self.passed_on: Final = passed_on


class Siege(Rule):
    key = "siege"
    after = ("drawing",)  # A siege draws one, whatever the table draws.
    options = (choice("two", "plain", "siege"),)
    values = (Ring,)

    def __init__(self, options: Options) -> None:
        self.shields = options["uno_card"] == "shield"

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["two"] == "siege"

    def memo(self) -> Memo:
        return Ring()

    def _ring(self, table: Table) -> Ring:
        memo = table.state.memos[self.key]
        assert isinstance(memo, Ring)
        return memo

    def power(self, table: Table, card: Card, power: str) -> str:
        return power or ("siege" if card.number == 2 else "")

    # --- how it begins, moves and ends --------------------------------------------------------------------

    def before_deal(self, table: Table) -> None:
        table.tell(Noted(self.key, Ring()))

    def after_play(self, table: Table, play: Action) -> None:
        ring = self._ring(table)
        if not table.state.hands[play.seat]:
            return
        if ring.initiator == NOBODY:
            if play.kind == "play" and play.card.number == 2:
                table.tell(Noted(self.key, Ring(play.seat, play.seat)))
        elif play.card.two_sided and play.kind == "play":
            # The card that would have been drawn is added to what the next seat draws (C91).
            table.tell(Noted(self.key, Ring(ring.initiator, ring.at, 0, ring.added + 1)))

    def on_play(self, table: Table, play: Action) -> None:
        """A jump-in moves the siege to its player: those passed over have escaped."""
        if play.kind == "jump" and self._ring(table).initiator != NOBODY:
            self._move(table, play.seat)

    def before_turn(self, table: Table, seat: int) -> None:
        if self._ring(table).initiator != NOBODY:
            self._move(table, seat)

    def _move(self, table: Table, seat: int) -> None:
        """It goes on to `seat`, and is over when that is, or lies beyond, its beginning."""
        ring, reached = self._ring(table), self._ring(table).at
        while True:
            reached = table.state.next_seat(reached)
            if reached == ring.initiator:
                table.tell(Noted(self.key, Ring()))
                return
            if reached == seat:
                table.tell(Noted(self.key, Ring(ring.initiator, seat, ring.passed_on, 0)))
                return

    # --- what a besieged seat may do ----------------------------------------------------------------------

    def threatened(self, table: Table, seat: int, yes: bool) -> bool:
        decision = table.state.decision
        is_turn = decision is not None and decision.kind == "turn" and decision.seat == seat
        return yes or (is_turn and self._ring(table).initiator != NOBODY)

    def may_play(self, table: Table, seat: int, cards: tuple[Card, ...], why: Reason | None) -> Reason | None:
        decision = table.state.decision
        if why is not None or self._ring(table).initiator == NOBODY or cards[0].number == 2:
            return why
        out_of_turn = decision is None or decision.seat != seat
        return why if cards[0].two_sided and (self.shields or out_of_turn) else Reason("siege")

    def draw_mode(self, table: Table, seat: int, mode: str) -> str:
        if mode and self._ring(table).initiator != NOBODY:
            return "one"
        return mode

    def draw_count(self, table: Table, seat: int, count: int) -> int:
        return count + self._ring(table).added

    def dead_pass(self, table: Table, seat: int, yes: bool) -> bool:
        return yes and self._ring(table).initiator == NOBODY
