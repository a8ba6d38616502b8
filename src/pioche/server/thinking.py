"""Thinking: what bots do in their seats, and what a good player would do in somebody's; nothing is done here."""

from __future__ import annotations

from collections.abc import Callable

from pioche.bots import LEVELS
from pioche.driver import Choice, Player, is_oooh, may_interrupt, out_of_turn, sensible
from pioche.engine.actions import Action
from pioche.engine.rule import Reason
from pioche.engine.table import Table
from pioche.engine.view import view
from pioche.server.messages import Answer
from pioche.server.room import USUAL, Room
from pioche.server.wire import move_of, reason

#: Makes a bot of a level for a seat of a room: it knows what that seat has been sent in this match.
Invite = Callable[[int], Player]


def bots_choice(room: Room, invite: Invite) -> Action | None:
    """What a bot does now: out of turn whichever wants to, in turn order from the seat that acted last."""
    table = room.table
    assert table is not None
    state = table.state
    decision = state.decision
    assert decision is not None
    if may_interrupt(table):
        first = state.actor if state.actor >= 0 else state.cursor
        is_saying = is_oooh(state.windows)
        for seat in list(state.in_turn_order(first)):
            if not room.places[seat].level:
                continue
            menu = out_of_turn(table, seat)
            if menu or is_saying:
                choice = invite(seat).interrupt(view(table, seat), tuple(menu))
                if choice is not None:
                    return choice.action
    return chosen(table, decision.seat, invite) if room.places[decision.seat].level else None


def chosen(table: Table, seat: int, invite: Invite) -> Action:
    """What a bot does whose turn it is, or that plays in the place of whose turn it is."""
    menu = sensible(table.state, seat, table.menu(seat))
    return invite(seat).choose(view(table, seat), tuple(menu)).action


def advise(room: Room, seat: int, id: str) -> Answer:
    """What a good player would do in this seat, and why, from what the seat may know; nothing is done."""
    table = room.table
    if table is None or room.stage != "playing" or seat not in room.advisers:
        return Answer(id, "refused", reason=reason(Reason("no_round")))
    adviser, decision = room.advisers[seat], table.state.decision
    choice: Choice | None
    if decision is not None and decision.seat == seat:
        choice = adviser.choose(view(table, seat), tuple(sensible(table.state, seat, table.menu(seat))))
    else:
        menu = out_of_turn(table, seat)
        choice = adviser.interrupt(view(table, seat), tuple(menu)) if menu else None
    if choice is None:
        return Answer(id, "refused", reason=reason(Reason("nothing_to_advise")))
    return Answer(id, "accepted", reason=reason(choice.reason), move=move_of(choice.action))


def new_adviser(room: Room, seat: int) -> Player:
    """Whoever gives hints to the person in this seat."""
    return LEVELS["sharp"](f"{room.code}|{room.match}|adviser {seat}")


def new_bot(room: Room, seat: int) -> Player:
    """A bot of the level of this seat, or of the usual one for somebody who is away."""
    return LEVELS[room.places[seat].level or USUAL](f"{room.code}|{room.match}|{seat}")
