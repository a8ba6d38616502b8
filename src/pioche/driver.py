"""The driver of a table without a clock: who is asked for what, and in which order (F10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from pioche.engine.actions import NEXT, Action
from pioche.engine.events import Event
from pioche.engine.rule import Reason
from pioche.engine.state import OVER, ROUND, State, Window
from pioche.engine.table import Outcome, Table
from pioche.engine.view import View, view

#: What the seat that must act may also do out of turn; of any other seat the whole menu is.
OUT_OF_TURN: Final = frozenset({"uno", "catch"})
#: Decisions on which other seats may act, too: a race, and a vote.
SHARED: Final = frozenset({"drop", "vote"})


class Choice:
    """What a player does, and why: a message id with arguments, which is also what a hint is made of."""

    __slots__ = ("action", "reason")

    def __init__(self, action: Action, reason: Reason) -> None:
        self.action: Final = action
        self.reason: Final = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Someone in a seat. He is given his seat's events, a view and a menu, and nothing else."""

    def watch(self, events: Sequence[Event | None]) -> None:
        """A step has happened: its events as this seat is sent them (None is one that it may not see)."""

    def choose(self, view: View, menu: Sequence[Action]) -> Choice:
        """The seat must act: one action of the menu (which is never empty), with or without `calling()` Uno."""
        raise NotImplementedError

    def interrupt(self, view: View, menu: Sequence[Action]) -> Choice | None:
        """Something may be done out of turn, such as a catch or a late call: an action of the menu, or None.

        `say` is no entry of a menu: while something is to be said by all (a window of kind `oooh`, C87) everybody is
        given this chance, if need be with an empty menu.
        """
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Blind(Player):
    """A player who decides by his menu alone, and so needs no view: quick to simulate."""

    def pick(self, menu: Sequence[Action]) -> Choice:
        """The seat must act: one action of the menu."""
        raise NotImplementedError

    def pick_out_of_turn(self, menu: Sequence[Action]) -> Choice | None:
        """Something may be done out of turn: an action of the menu, or None."""
        return None

    def choose(self, view: View, menu: Sequence[Action]) -> Choice:
        return self.pick(menu)

    def interrupt(self, view: View, menu: Sequence[Action]) -> Choice | None:
        return self.pick_out_of_turn(menu)


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """A table and its players, one for each seat."""

    def __init__(self, table: Table, players: Sequence[Player]) -> None:
        self.table: Final = table
        self.players: Final = players
        self._blind: Final = [player if isinstance(player, Blind) else None for player in players]
        self._watching: Final = [
            (seat, player) for seat, player in enumerate(players) if type(player).watch is not Player.watch
        ]

    def play_match(self) -> None:
        """Play rounds until the match is over."""
        while self.table.state.phase != OVER:
            self.play_round()

    def play_round(self) -> None:
        """Deal, if no round is running, and play to the end of the round."""
        if self.table.state.phase != ROUND:
            self.act(NEXT)
        while self.table.state.phase == ROUND:
            self.step()

    def step(self) -> None:
        """One more action: out of turn by whoever wants one, else by the seat that must act."""
        table = self.table
        state = table.state
        assert state.decision is not None
        if may_interrupt(table) and self._interrupted():
            return
        seat = state.decision.seat
        menu = sensible(state, seat, table.menu(seat))
        blind = self._blind[seat]
        if blind is None:
            self.act(self.players[seat].choose(view(table, seat), tuple(menu)).action)
            return
        self.act(blind.pick(tuple(menu)).action)

    def _interrupted(self) -> bool:
        """Whether a seat, in turn order from the one that acted last, has done something out of turn."""
        state = self.table.state
        first = state.actor if state.actor >= 0 else state.cursor
        is_saying = is_oooh(state.windows)
        for seat in list(state.in_turn_order(first)):
            menu = out_of_turn(self.table, seat)
            blind = self._blind[seat]
            choice: Choice | None = None
            if menu and blind is not None:
                choice = blind.pick_out_of_turn(tuple(menu))
            elif blind is None and (menu or is_saying):
                choice = self.players[seat].interrupt(view(self.table, seat), tuple(menu))
            if choice is not None:
                self.act(choice.action)
                return True
        return False

    def act(self, action: Action) -> Outcome:
        """Carry out an action and let everybody watch."""
        outcome = self.table.act(action)
        for seat, player in self._watching:
            player.watch(self.table.seen(outcome.events, seat))
        return outcome


def may_interrupt(table: Table) -> bool:
    """Whether a seat that need not act may be able to do anything: most steps need not ask everybody."""
    state = table.state
    assert state.decision is not None
    # A UNO card can be slipped in at any ordinary turn (C65).
    slips = "slip" in table.rules.owners
    return bool(state.windows) or state.debt is not None or slips or state.decision.kind in SHARED


def out_of_turn(table: Table, seat: int) -> list[Action]:
    """What a seat may do now although nobody waits for it."""
    state = table.state
    menu = sensible(state, seat, table.menu(seat))
    if state.decision is not None and state.decision.seat == seat:
        return [action for action in menu if action.kind in OUT_OF_TURN]
    return menu


def is_oooh(windows: Sequence[Window]) -> bool:
    """Whether something is to be said by everybody now (C87)."""
    return any([window.kind == "oooh" for window in windows])


def sensible(state: State, seat: int, menu: list[Action]) -> list[Action]:
    """The menu without what no player asks for: the clock's word, which is the driver's to speak, and a call on one
    card that nobody can catch any more, which is allowed and changes nothing (C44)."""
    if menu and menu[-1].kind == "timeout":  # The last of all kinds.
        menu = menu[:-1]
    if len(state.hands[seat]) == 1 and not any(
        [window.kind == "uno" and window.seat == seat for window in state.windows]
    ):
        return [action for action in menu if action.kind != "uno"]
    return menu
