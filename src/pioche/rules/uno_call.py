"""Uno! Who comes down to one card calls, or may be caught (C43, C44, C46, C47)."""

from __future__ import annotations

from typing import Final

from pioche.engine import values
from pioche.engine.actions import NOBODY, Action, catch, plain
from pioche.engine.events import Closed, Noted, Opened, Told
from pioche.engine.rule import Options, Price, Reason, Rule, choice, number
from pioche.engine.state import Decision, Memo, State, Window
from pioche.engine.table import Table


class Calls(Memo):
    """For each seat the version of its last call on one card (0: none); who has called ahead of laying the last
    card but one, in which turn, and whether it came with the play itself; and who stops a run in this step."""

    __slots__ = ("called", "caller", "stopping", "turn", "with_play")
    name = "calls"
    fields = (
        ("called", values.NUMBERS), ("caller", values.SEAT), ("turn", values.INT), ("with_play", values.FLAG),
        ("stopping", values.SEAT),
    )  # fmt: skip

    def __init__(
        self,
        called: tuple[int, ...] = (),
        caller: int = NOBODY,
        turn: int = 0,
        with_play: bool = False,
        stopping: int = NOBODY,
    ) -> None:
        self.called: Final = called
        self.caller: Final = caller
        self.turn: Final = turn
        self.with_play: Final = with_play
        self.stopping: Final = stopping


class UnoCall(Rule):
    key = "uno_call"
    after = ("jump_in", "pairs", "runs")  # It looks at the plays that they offer.
    options = (
        choice("uno_call", "until_caught", "before_play"),
        number("uno_cards_penalty", 2, 0, 20),
        number("false_uno_cards", 0, 0, 20),
        number("false_catch_cards", 0, 0, 20),
    )
    owns = ("uno", "catch")
    values = (Calls,)

    def __init__(self, options: Options) -> None:
        self.late_calls = options["uno_call"] == "until_caught"
        self.penalty = int(options["uno_cards_penalty"])
        self.false_call = int(options["false_uno_cards"])
        self.false_catch = int(options["false_catch_cards"])

    def memo(self) -> Memo:
        return Calls()

    # --- what is known ------------------------------------------------------------------------------------

    def badges(self, table: Table, seat: int, worn: tuple[str, ...]) -> tuple[str, ...]:
        return (*worn, "uno") if has_called(table.state, seat) else worn

    def _record(self, table: Table, seats: list[int]) -> None:
        """These seats have called on the card that they hold now; what was said ahead is used up."""
        state = table.state
        called = list(_calls(state).called) or [0] * state.seats
        for seat in seats:
            called[seat] = state.version + 1
        table.tell(Noted(self.key, Calls(tuple(called))))

    def after_deal(self, table: Table) -> None:
        """A hand dealt with one card counts as called (C14)."""
        self._record(table, [seat for seat, hand in enumerate(table.state.hands) if len(hand) == 1])

    # --- calling ------------------------------------------------------------------------------------------

    def _may_call(self, table: Table, seat: int, menu: list[Action]) -> bool:
        """On one card, unless the call had to come with the play; or with a play at hand that leaves one card."""
        state = table.state
        held = len(state.hands[seat])
        if held == 1:
            window = _window(state, seat)
            return self.late_calls or window is None or window.wait == "call"
        decision = state.decision
        is_first_card = decision is not None and decision.kind == "colour"
        return not is_first_card and any([held - len(one.cards) == 1 for one in menu if one.kind == "play"])

    def on_play(self, table: Table, play: Action) -> None:
        if play.uno:
            self._call_ahead(table, play.seat, with_play=True)

    def _call_ahead(self, table: Table, seat: int, with_play: bool) -> None:
        state = table.state
        table.tell(Told("called", seat))
        table.tell(Noted(self.key, Calls(_calls(state).called, seat, state.turn, with_play)))

    def before_step(self, table: Table, action: Action) -> None:
        """The window of a run's player opens after his last card, and again when he stops the run (C59)."""
        decision = table.state.decision
        if decision is not None and decision.kind == "run" and _window(table.state, decision.seat) is not None:
            stopping = decision.seat if action.kind in ("pass", "timeout") else NOBODY
            table.tell(Noted(self.key, Calls(_calls(table.state).called, stopping=stopping)))

    def after_step(self, table: Table) -> None:
        """Calls are judged, and who came to one card in this step without a call can be caught (F8)."""
        state = table.state
        if not state.is_settled:
            return
        calls = _calls(state)
        if calls.caller != NOBODY:
            self._judge(table, calls)
        if calls.stopping != NOBODY:
            table.tell(Noted(self.key, Calls(calls.called)))
        for seat, hand in enumerate(state.hands):
            if len(hand) != 1:
                continue
            is_due = state.touched[seat] >= state.step or seat == calls.stopping
            if is_due and not has_called(state, seat):
                wait = "catch" if state.touched[seat] == state.played else "call"
                table.tell(Opened(Window("uno", seat, wait, state.version + 1)))

    def _judge(self, table: Table, calls: Calls) -> None:
        """A call made ahead counts if its player holds one card now; else one made with the play is wrong."""
        state, seat = table.state, calls.caller
        if calls.turn == state.turn and len(state.hands[seat]) == 1 and state.touched[seat] >= state.step:
            self._record(table, [seat])
        elif calls.with_play:
            table.tell(Noted(self.key, Calls(calls.called)))
            if self.false_call:
                table.pay(seat, Price(Reason("false_call"), self.false_call))

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        state = table.state
        if len(state.hands[seat]) <= 3 and self._may_call(table, seat, menu):
            menu.append(plain("uno", seat))
        for window in state.windows:
            if window.kind == "uno" and not state.are_partners(window.seat, seat):
                menu.append(catch(seat, window.seat))

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        state, seat = table.state, action.seat
        if action.kind == "catch":
            table.tell(Told("caught", seat, action.target, self.penalty))
            _close(table, action.target)
            table.draw(action.target, self.penalty, "levy")
        elif len(state.hands[seat]) > 1:
            self._call_ahead(table, seat, with_play=False)
        else:
            table.tell(Told("called", seat))
            if _window(state, seat) is not None:
                _close(table, seat)
                self._record(table, [seat])

    # --- the price of shouting at random --------------------------------------------------------------------

    def priced(self, table: Table, action: Action) -> Price | None:
        state, seat = table.state, action.seat
        if action.kind == "uno" and self.false_call and len(state.hands[seat]) != 1:
            return Price(Reason("false_call"), self.false_call)
        if action.kind == "catch" and self.false_catch and self._is_wrong_catch(state, seat, action.target):
            return Price(Reason("false_catch"), self.false_catch)
        return None

    def _is_wrong_catch(self, state: State, seat: int, target: int) -> bool:
        return target in state.players() and not state.are_partners(target, seat) and _window(state, target) is None

    def why_not(self, table: Table, action: Action) -> Reason | None:
        if action.kind == "uno":
            held = len(table.state.hands[action.seat])
            return Reason("call_too_late") if held == 1 else Reason("call_too_early")
        if action.kind == "catch":
            is_own = action.target != NOBODY and table.state.are_partners(action.target, action.seat)
            return Reason("catch_own_side") if is_own else Reason("nothing_to_catch")
        return None


def _calls(state: State) -> Calls:
    memo = state.memos[UnoCall.key]
    assert isinstance(memo, Calls)
    return memo


def has_called(state: State, seat: int) -> bool:
    """A call holds for the hand it was made on: one card, not changed since (C46)."""
    called = _calls(state).called
    return len(state.hands[seat]) == 1 and seat < len(called) and called[seat] >= state.touched[seat] > 0


def _window(state: State, seat: int) -> Window | None:
    for window in state.windows:
        if window.kind == "uno" and window.seat == seat:
            return window
    return None


def _close(table: Table, seat: int) -> None:
    window = _window(table.state, seat)
    if window is not None:
        table.tell(Closed(window.id))
