"""The UNO card that makes the next seat draw eight, which then plays one card or passes (C61, C62)."""

from __future__ import annotations

from typing import Final

from pioche.engine import values
from pioche.engine.actions import NOBODY, Action
from pioche.engine.cards import DRAW_FOUR, DRAW_TWO, SKIP, TARGETED_FOUR, TARGETED_TWO, UNO_CARD, Card
from pioche.engine.effects import Suffer
from pioche.engine.events import Noted
from pioche.engine.rule import Effects, Options, Reason, Rule
from pioche.engine.state import Debt, Memo, Stake
from pioche.engine.table import Table

#: Top cards on which it may not be laid.
CLOSED = frozenset({DRAW_TWO, TARGETED_TWO, DRAW_FOUR, TARGETED_FOUR, SKIP})


class NoDraw(Memo):
    """A seat that has drawn its eight, and the number of the turn in which it draws no more."""

    __slots__ = ("seat", "turn")
    name = "no_draw"
    fields = (("seat", values.SEAT), ("turn", values.INT))

    def __init__(self, seat: int = NOBODY, turn: int = 0) -> None:
        self.seat: Final = seat
        self.turn: Final = turn


class UnoDrawsEight(Rule):
    key = "uno_draws_eight"
    values = (NoDraw,)

    def __init__(self, options: Options) -> None:
        self.victim_plays = options["uno_card_victim"] == "plays"

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["uno_cards"]) and options["uno_card"] == "draw_eight"

    def memo(self) -> Memo:
        return NoDraw()

    def may_play(self, table: Table, seat: int, cards: tuple[Card, ...], why: Reason | None) -> Reason | None:
        state = table.state
        if why is None and cards[0].kind == UNO_CARD and state.debt is None and state.top.kind in CLOSED:
            return Reason("uno_card_not_here", state.top.text)
        return why

    def after_play(self, table: Table, play: Action) -> None:
        if play.card.kind == UNO_CARD:
            state = table.state
            table.charge(Debt("draw", 8, state.next_seat(state.cursor), (Stake(play.seat, play.cards, 8),)))

    def instead_of_suffer(self, table: Table, suffer: Suffer) -> Effects | None:
        """The victim draws and has its turn, unless the round is over."""
        debt = suffer.debt
        if not self.victim_plays or debt.last.cards[0].kind != UNO_CARD or table.state.first_out(debt.victim) >= 0:
            return None
        table.draw(debt.victim, debt.amount, "levy")
        table.tell(Noted(self.key, NoDraw(debt.victim, table.state.turn + 1)))
        return []

    def _has_drawn(self, table: Table, seat: int) -> bool:
        """Whether this is the victim's own turn: one that it owed went by with another seat's following."""
        return table.state.memos[self.key] == NoDraw(seat, table.state.turn)

    def draw_mode(self, table: Table, seat: int, mode: str) -> str:
        return "" if self._has_drawn(table, seat) else mode

    def dead_pass(self, table: Table, seat: int, yes: bool) -> bool:
        return yes and not self._has_drawn(table, seat)
