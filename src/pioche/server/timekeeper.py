"""The timekeeper: what comes of the clock at a table; like the referee it decides and writes nothing."""

from __future__ import annotations

from pioche.engine.actions import NEXT, Action
from pioche.server.entries import Away, Sat
from pioche.server.referee import Decided, act
from pioche.server.room import Room
from pioche.server.thinking import Invite, bots_choice, chosen


def tick(room: Room, now: int, invite: Invite) -> Decided:
    """What is due at a table by now: nothing, the next round, a bot's move, or what the clock does for a person."""
    stage = room.stage
    decided = Decided()
    if stage == "between" and room.present and _is_over(room.due(), now):
        return _deal(room, decided)
    if stage != "playing" or not room.present:
        return decided
    if _is_over(room.bots_due(), now):
        choice = bots_choice(room, invite)
        if choice is not None:
            act(room, decided, choice, "bot")
            return decided
        assert room.table is not None
        room.considered = room.table.state.version
    if _is_over(room.person_due(), now):
        _time_is_over(room, decided, invite)
    return decided


def _is_over(due: int | None, now: int) -> bool:
    return due is not None and due <= now


def _deal(room: Room, decided: Decided) -> Decided:
    """The next round; but first, who has waited for a seat takes it."""
    decided.add(*[Sat(seat, *place.coming) for seat, place in enumerate(room.places) if place.coming is not None])
    if not decided.entries:
        act(room, decided, NEXT, "table")
    return decided


def _time_is_over(room: Room, decided: Decided, invite: Invite) -> None:
    """The clock's word where the table has a clock; else a bot plays for the person, who counts as away."""
    table = room.table
    assert table is not None
    decision = table.state.decision
    assert decision is not None
    seat = decision.seat
    clock = next((one for one in table.menu(seat) if one.kind in ("timeout", "open")), None)
    if decision.kind == "vote":
        clock = Action("vote", seat, word="no")
    if clock is not None and not room.places[seat].away:
        act(room, decided, clock, "clock")
        return
    if not room.places[seat].away:
        decided.add(Away(seat))
    is_set = clock is not None and clock.kind != "timeout"
    act(room, decided, clock if clock is not None and is_set else chosen(table, seat, invite), "bot")
