"""The clock: what happens to a seat that takes too long (C88)."""

from __future__ import annotations

from typing import Final

from pioche.engine import values
from pioche.engine.actions import Action, plain
from pioche.engine.effects import Advance
from pioche.engine.events import Noted, Passed, Told
from pioche.engine.rule import Options, Rule, flag, number
from pioche.engine.state import Decision, Memo
from pioche.engine.table import Table


class Late(Memo):
    """The decision on which time has run out once, as its seat, kind and turn; nothing otherwise."""

    __slots__ = ("kind", "seat", "turn")
    name = "late"
    fields = (("seat", values.SEAT), ("kind", values.WORD), ("turn", values.INT))

    def __init__(self, seat: int = -1, kind: str = "", turn: int = 0) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.turn: Final = turn


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

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        state, seat = table.state, action.seat
        cost = table.timeout_cost(answered) or 0
        table.tell(Told("timeout", seat, number=cost))
        drawn = table.draw(seat, cost, "levy")
        late = Late(seat, answered.kind, state.turn)
        if self.keeps_turn and cost and state.memos[self.key] != late:
            table.tell(Noted(self.key, late))
            table.ask_again(answered)
            return
        table.tell(Noted(self.key, Late()))
        action_of_clock = table.default(answered)
        if action_of_clock is not None:
            table.resolve(action_of_clock, answered)
        else:
            table.tell(Passed(seat, dead=not drawn and not state.can_draw))
            table.push(Advance())
