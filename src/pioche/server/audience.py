"""The audience of a table: who looks at it, and what each of them is sent."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from pioche.engine.actions import NEXT, NOBODY
from pioche.engine.events import Event
from pioche.engine.rule import Reason
from pioche.server import frames
from pioche.server.entries import Acted, Entry, Manned, Sat
from pioche.server.frames import Shared
from pioche.server.messages import Beat, Sentence, encode
from pioche.server.room import Room
from pioche.server.wire import Before, sentences

#: How long nothing is to be told until everybody is told at least the head of his table, in milliseconds.
BEAT: Final = 10_000
#: So many steps of a round can be read again by who comes back to it, unless they are older than this.
KEPT: Final = 40
RECENT: Final = 900_000


class Watcher(ABC):
    """Somebody who looks at a table over one connection; `digest` is empty where he has no seat. `since` is the last
    entry of the log that he was told about before, or 0."""

    digest: str
    since: int = 0
    seat: int = NOBODY

    @abstractmethod
    def send(self, frame: bytes) -> None:
        """Pass on a frame; never waits."""

    @abstractmethod
    def dismiss(self, code: int, why: Reason) -> None:
        """There is nothing more to see here."""


#: Frames, each with those who are sent it.
Told: TypeAlias = list[tuple[list[Watcher], bytes]]


#: What was told in words, step by step.
Past: TypeAlias = tuple[tuple[Sentence, ...], ...]
_read: Final = msgspec.json.Decoder(tuple[Sentence, ...]).decode


class Audience:
    """Everybody who looks at one table."""

    def __init__(self) -> None:
        self.watchers: Final[set[Watcher]] = set()
        #: The entry up to which everybody here has been told.
        self.head = 0
        #: When everybody was told something last, in milliseconds.
        self.told_at = 0
        #: What each seat was told of the round in words, step by step, as it was sent.
        self._past: Final[dict[int, deque[bytes]]] = {}

    def welcome(self, watcher: Watcher, now: int) -> None:
        """Somebody has come, and is shown everything."""
        if not self.watchers:
            self.told_at = now
        self.watchers.add(watcher)

    def has(self, seat: int) -> bool:
        """Whether the person in this seat is here."""
        return any([watcher.seat == seat for watcher in self.watchers])

    def see_who_sits(self, room: Room) -> list[Watcher]:
        """Note in which seat everybody is now; those who have moved."""
        seats = {watcher: room.seat_of(watcher.digest) for watcher in self.watchers}
        moved = [watcher for watcher, seat in seats.items() if watcher.seat != seat]
        for watcher in moved:
            watcher.seat = seats[watcher]
        return moved

    def frames(
        self,
        room: Room,
        entry: Entry,
        acted: Sequence[Event],
        before: Before | None,
        now: int,
        moved: Sequence[Watcher],
    ) -> Told:
        """What everybody is to be told of an entry that has been written into the room; who has `moved` to another
        seat with it is shown everything."""
        seats: dict[int, list[Watcher]] = {}
        for watcher in self.watchers.difference(moved):
            seats.setdefault(watcher.seat, []).append(watcher)
        told: Told = []
        shared = Shared(room, acted, now)
        for seat, watchers in seats.items():
            told += [(watchers, one) for one in frames.frames(room, entry, acted, seat, before, now, shared)]
        for watcher in moved:
            told += [([watcher], one) for one in frames.snapshot(room, watcher.seat, now)]
        if now - room.at < RECENT:
            self._note(room, entry, acted, before, shared)
        return told

    def past(self, seat: int) -> Past:
        """What whoever is in this seat, or looks on, has been told of the round in words."""
        return tuple([_read(said) for said in self._past.get(seat, ())])

    def _note(self, room: Room, entry: Entry, acted: Sequence[Event], before: Before | None, shared: Shared) -> None:
        """Keep what an entry says to each seat that somebody has, whether or not he is here, and to who looks on. Who
        takes a seat was told nothing of what had been said to it before."""
        if isinstance(entry, (Sat, Manned)):
            self._past.pop(entry.seat, None)
        if not isinstance(entry, Acted) or before is None or room.table is None:
            return
        if entry.action == NEXT.text:
            self._past.clear()
        for seat in {*room.people, *[watcher.seat for watcher in self.watchers]}:
            said = shared.said.get(seat)
            if said is None:
                said = sentences(room.table.seen(list(acted), seat), seat, before)
            if said:
                self._past.setdefault(seat, deque(maxlen=KEPT)).append(encode(said))
        if not self.has(NOBODY):
            self._past.pop(NOBODY, None)

    def tell(self, room: Room, told: Told, now: int) -> None:
        """Everybody is told what is in the log now."""
        self.head = max(self.head, room.seq)
        if told:
            self.told_at = now
        for watchers, frame in told:
            for watcher in watchers:
                watcher.send(frame)
        self._send_strangers_away(room)

    def beat(self, now: int) -> bool:
        """Tell everybody the head of the table, if there has been nothing else to tell for a while; whether."""
        if not self.watchers or now - self.told_at < BEAT:
            return False
        beat = encode(Beat(self.head))
        for watcher in list(self.watchers):
            watcher.send(beat)
        self.told_at = now
        return True

    def _send_strangers_away(self, room: Room) -> None:
        """Whoever may not look on any more is told so."""
        if room.settings is None or room.settings.settings.spectators:
            return
        for watcher in list(self.watchers):
            if watcher.seat == NOBODY and room.coming(watcher.digest) == NOBODY:
                self.watchers.discard(watcher)
                watcher.dismiss(1008, Reason("no_spectators"))


def why_not(room: Room, digest: str) -> Reason | None:
    """Why somebody may not look at the table, or None."""
    assert room.settings is not None
    if digest:
        is_known = room.seat_of(digest) != NOBODY or room.coming(digest) != NOBODY
        return None if is_known else Reason("seat_not_known")
    return None if room.settings.settings.spectators else Reason("no_spectators")
