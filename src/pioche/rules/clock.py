"""The clock: what happens to a seat that takes too long (C88)."""

from __future__ import annotations

from typing import Final

from pioche.engine import values
from pioche.engine.actions import Action, plain
from pioche.engine.events import Noted, Told
from pioche.engine.rule import Options, Rule, flag, number
from pioche.engine.state import Decision, Memo
from pioche.engine.table import Table


class Late(Memo):
    """Whether the last step was a time-out that has left its decision standing."""

    __slots__ = ("once",)
    name = "late"
    fields = (("once", values.FLAG),)

    def __init__(self, once: bool = False) -> None:
        self.once: Final = once


class Clock(Rule):
    key = "clock"
    options = (
        number("turn_seconds", 0, 3, 600, "0"),
        number("timeout_cards", 2, 0, 20),
        flag("timeout_keeps_turn", False),
    )
    owns = ("timeout",)
    values = (Late,)

    def __init__(self, options: Options) -> None:
        self.runs = bool(options["turn_seconds"])
        self.cards = int(options["timeout_cards"])
        self.keeps_turn = options["timeout_keeps_turn"]

    @classmethod
    def wanted(cls, options: Options) -> bool:
        """A race of the wheel ends by the clock on any table (C81)."""
        return bool(options["turn_seconds"] or options["wizz"])

    def memo(self) -> Memo:
        return Late()

    def timeout_cost(self, table: Table, decision: Decision, cost: int | None) -> int | None:
        """No cards before the deal, when there is no pile yet, nor for silence in a vote."""
        if not self.runs:
            return cost
        return 0 if decision.kind in ("deal", "vote") else self.cards

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        decision = table.state.decision
        if decision is not None and decision.seat == seat and table.timeout_cost(decision) is not None:
            menu.append(plain("timeout", seat))

    def before_step(self, table: Table, action: Action) -> None:
        """Any other step breaks the row of time-outs."""
        if action.kind != "timeout" and table.state.memos[self.key] != Late():
            table.tell(Noted(self.key, Late()))

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        state, seat = table.state, action.seat
        cost = table.timeout_cost(answered) or 0
        table.tell(Told("timeout", seat, number=cost))
        drawn = table.draw(seat, cost, "levy")
        stands = self.keeps_turn and cost == self.cards and answered.kind != "vote"
        if stands and state.memos[self.key] == Late():
            table.tell(Noted(self.key, Late(once=True)))
            table.ask_again(answered)
            return
        if stands:
            table.tell(Noted(self.key, Late()))
        action_of_clock = table.default(answered)
        if action_of_clock is not None:
            table.resolve(action_of_clock, answered)
        else:
            table.end_turn(seat, dead=not drawn and not state.can_draw)
