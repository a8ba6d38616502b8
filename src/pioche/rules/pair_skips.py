"""The pair that skips: one that takes no turn by itself also skips the next seat (C51)."""

from __future__ import annotations

from typing import Final

from pioche.engine import values
from pioche.engine.actions import Action
from pioche.engine.cards import DRAW_FOUR, DRAW_TWO, REVERSE, SKIP, TARGETED_FOUR, TARGETED_TWO
from pioche.engine.effects import Advance
from pioche.engine.events import Noted, TurnLost
from pioche.engine.rule import Effects, Options, Rule, flag
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


class PairSkips(Rule):
    key = "pair_skips"
    after = ("runs",)  # A run that the pair begins comes before the next seat is skipped.
    options = (flag("pair_skips", False),)
    values = (Skipping,)

    def __init__(self, options: Options) -> None:
        self.reverse_skips = options["two_player_reverse"] == "skip"

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["pair_skips"]) and options["pairs"] != "off"

    def memo(self) -> Memo:
        return Skipping()

    def after_play(self, table: Table, play: Action) -> None:
        kind, state = play.card.kind, table.state
        is_skip = kind == REVERSE and self.reverse_skips and len(state.players()) == 2
        spins = any([table.rules.power(table, card) == "spin" for card in play.cards])
        takes_turn = kind in TURN_TAKERS or is_skip or spins
        if len(play.cards) > 1 and state.hands[play.seat] and not takes_turn:
            table.tell(Noted(self.key, Skipping(due=True)))

    def instead_of_advance(self, table: Table, advance: Advance) -> Effects | None:
        """At once, without an answer."""
        if table.state.memos[self.key] == Skipping():
            return None
        self._forget(table)
        table.tell(TurnLost(table.state.next_seat(table.state.cursor)))
        return [Advance(advance.play)]

    def before_step(self, table: Table, action: Action) -> None:
        """After a jump-in that cuts the run play goes on from its own player (C59)."""
        if action.kind == "jump":
            self._forget(table)

    def before_deal(self, table: Table) -> None:
        self._forget(table)

    def _forget(self, table: Table) -> None:
        if table.state.memos[self.key] != Skipping():
            table.tell(Noted(self.key, Skipping()))
