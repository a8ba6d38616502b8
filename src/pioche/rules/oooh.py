"""Oooh: on a 0 everybody says the word, or draws (C87)."""

from __future__ import annotations

from typing import Final

from pioche.engine import values
from pioche.engine.actions import NOBODY, Action
from pioche.engine.events import Noted, Opened
from pioche.engine.rule import Options, Price, Reason, Rule, word
from pioche.engine.state import Memo, Window
from pioche.engine.table import Table
from pioche.engine.words import drawn_out, says


class Due(Memo):
    """Who must still say it, in turn order from the player of the 0."""

    __slots__ = ("seats",)
    name = "due"
    fields = (("seats", values.SEAT_ROW),)

    def __init__(self, seats: tuple[int, ...] = ()) -> None:
        self.seats: Final = seats


class Oooh(Rule):
    key = "oooh"
    options = (word("oooh", "off"),)
    values = (Due,)

    def __init__(self, options: Options) -> None:
        self.word = str(options["oooh"])
        self.cost = int(options["manners_cards"])

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["oooh"] != "off"

    def memo(self) -> Memo:
        return Due()

    def _due(self, table: Table) -> tuple[int, ...]:
        memo = table.state.memos[self.key]
        assert isinstance(memo, Due)
        return memo.seats

    def before_deal(self, table: Table) -> None:
        table.tell(Noted(self.key, Due()))

    def after_play(self, table: Table, play: Action) -> None:
        """A 0 was laid, and not as a winning last card."""
        state = table.state
        if play.card.number == 0 and state.layer == play.seat and state.first_out(play.seat) == NOBODY:
            table.tell(Noted(self.key, Due(tuple(state.in_turn_order(play.seat)))))

    def after_step(self, table: Table) -> None:
        """It is due until the next step; the window names the wait that a live table gives."""
        if self._due(table):
            table.tell(Opened(Window("oooh", NOBODY, "oooh", table.state.version + 1)))

    def after_said(self, table: Table, seat: int, words: str) -> None:
        due = self._due(table)
        if seat in due and says(drawn_out(words), drawn_out(self.word)):
            table.tell(Noted(self.key, Due(tuple([one for one in due if one != seat]))))

    def before_step(self, table: Table, action: Action) -> None:
        due = self._due(table)
        if due:
            table.tell(Noted(self.key, Due()))
            for seat in due:
                table.pay(seat, Price(Reason("oooh_missing", self.word), self.cost))
