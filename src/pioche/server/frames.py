"""Frames: what one viewer is sent after an entry; a function of the room and the entry alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from pioche.catalogue import warnings
from pioche.engine.actions import NEXT, NOBODY
from pioche.engine.cards import in_order
from pioche.engine.events import Event
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import ROUND
from pioche.engine.table import Table
from pioche.server import messages
from pioche.server.bodies import Listed
from pioche.server.entries import Acted, Entry, Reported, Shown, Spoken, Started
from pioche.server.messages import Clock, Complaint, Place, Said, Sentence, Step, encode
from pioche.server.room import Room
from pioche.server.shapes import TableEvent, View, event_of, letter
from pioche.server.wire import Before, move_of, reason, sentences, view_of

#: Entries that nobody is told about by themselves. A match that begins is told with the promise that follows.
SILENT = (Started, Shown)


class Shared:
    """What all viewers of one step are sent alike, made once. Events cut for one viewer are no part of it."""

    def __init__(self, room: Room, events: Sequence[Event], now: int) -> None:
        self.clock: Final = clock(room, now)
        self.worth: Final = worth(room.table)
        #: What each viewer is told in words.
        self.said: Final[dict[int, tuple[Sentence, ...]]] = {}
        self._table: Final = room.table
        self._view: View | None = None
        self._events: Final = {id(event): event for event in events}
        self._written: Final[dict[int, TableEvent]] = {}

    def view(self, viewer: int) -> View:
        """What the viewer may know now."""
        assert self._table is not None
        self._view = view_of(self._table, viewer, self._view)
        return self._view

    def written(self, event: Event | None) -> TableEvent | None:
        """The event as it is sent."""
        if event is None:
            return None
        place = id(event)
        if place not in self._events:
            return event_of(event)
        if place not in self._written:
            self._written[place] = event_of(event)
        return self._written[place]


def frames(
    room: Room,
    entry: Entry,
    events: Sequence[Event],
    viewer: int,
    before: Before | None,
    now: int,
    shared: Shared | None = None,
) -> list[bytes]:
    """What `viewer` (a seat, or `NOBODY`) is sent when this entry has been written into the room.

    `events` are those of the match that came with it, `before` how the match stood until then.
    """
    if isinstance(entry, Spoken):
        name = room.names[entry.seat]
        return [encode(Said(room.seq, letter(entry.seat), name, entry.phrase, entry.text))]
    if isinstance(entry, Reported):
        return [encode(room_message(room, viewer, now))] if viewer == room.host else []
    if isinstance(entry, Acted):
        assert before is not None
        told = encode(step(room, viewer, now, events, before, entry.by, shared=shared))
        return [encode(room_message(room, viewer, now)), told] if entry.action == NEXT.text else [told]
    if isinstance(entry, SILENT) and not (isinstance(entry, Shown) and room.stage == "over"):
        return []
    return [encode(room_message(room, viewer, now))]


def snapshot(
    room: Room, viewer: int, now: int, missed: bool = False, past: tuple[tuple[Sentence, ...], ...] = ()
) -> list[bytes]:
    """Everything that a viewer may know now, and what he was told before in the `past`."""
    said = [encode(room_message(room, viewer, now))]
    if room.table is not None and room.table.state.round:
        said.append(encode(step(room, viewer, now, (), None, "", missed, past=past)))
    return said


def step(
    room: Room,
    viewer: int,
    now: int,
    events: Sequence[Event],
    before: Before | None,
    by: str,
    missed: bool = False,
    shared: Shared | None = None,
    past: tuple[tuple[Sentence, ...], ...] = (),
) -> Step:
    table = room.table
    assert table is not None
    if shared is None:
        shared = Shared(room, events, now)
    seen = table.seen(list(events), viewer)
    said = shared.said[viewer] = sentences(seen, viewer, before) if before is not None else ()
    menu = table.menu(viewer) if viewer != NOBODY else []
    return Step(
        room.seq,
        shared.view(viewer),
        tuple([move_of(action) for action in menu if action.kind != "timeout"]),
        tuple([shared.written(event) for event in seen]),
        said,
        shared.clock,
        by,  # type: ignore[arg-type]
        missed,
        shared.worth,
        past,
    )


def worth(table: Table | None) -> dict[str, int]:
    """What each card that is left in a hand counts, when the round is over."""
    if table is None or table.state.phase == ROUND:
        return {}
    return {card.text: table.rules.value(card) for hand in table.state.hands for card in in_order(hand)}


def clock(room: Room, now: int) -> Clock | None:
    """Whose time runs, and what is left of it: of a bot's nothing is said."""
    decision = room.table.state.decision if room.table is not None else None
    if decision is None:
        return None
    due = room.person_due() if room.present else None
    left = None if due is None else max(0, due - now)
    return Clock(letter(decision.seat), left, max(0, room.hold_until - now))


@lru_cache(maxsize=256)
def _warnings(rules: Ruleset) -> tuple[messages.Reason, ...]:
    return tuple([reason(why) for why in warnings(rules)])


def room_message(room: Room, viewer: int, now: int) -> messages.Room:
    assert room.settings is not None
    places = tuple(
        [
            Place(
                letter(seat),
                "person" if place.is_person else "bot" if place.level else "free",
                name,
                place.level or None,  # type: ignore[arg-type]
                place.away,
                place.ready,
                place.coming[0] if place.coming else "",
                room.is_hushed(seat),
            )
            for seat, (place, name) in enumerate(zip(room.places, room.names, strict=True))
        ]
    )
    due = room.due() if room.stage == "between" else None
    return messages.Room(
        room.seq,
        room.code,
        letter(viewer),
        letter(room.host),
        room.stage,  # type: ignore[arg-type]
        room.match,
        room.rules_text,
        _warnings(room.rules),
        places,
        room.settings.settings,
        None if due is None else max(0, due - now),
        room.promises.get(room.next_round, "") if room.table is not None else "",
        _reports(room, viewer),
    )


def _reports(room: Room, viewer: int) -> tuple[Complaint, ...]:
    """What has been reported to the host: not what he has said himself."""
    if viewer == NOBODY or viewer != room.host:
        return ()
    own = set(room.places[viewer].digests)
    return tuple(
        [
            Complaint(about.seq, by, letter(about.seat), about.name, about.phrase, about.text)
            for _, by, _, about in room.reports
            if own.isdisjoint(about.digests)
        ]
    )


def listed(room: Room) -> Listed:
    """The table as the lobby shows it."""
    host = room.host
    free = sum([not place.is_person for place in room.places])
    name = room.places[host].name if host != NOBODY else ""
    return Listed(room.code, name, room.rules_text, len(room.places), len(room.people), free, room.stage)  # type: ignore[arg-type]
