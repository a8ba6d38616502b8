"""The audience of a table: who looks at it, and what each of them is sent."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, TypeAlias

from pioche.engine.actions import NOBODY
from pioche.engine.events import Event
from pioche.engine.rule import Reason
from pioche.server import frames
from pioche.server.entries import Entry
from pioche.server.messages import Beat, encode
from pioche.server.room import Room
from pioche.server.wire import Before

#: How long nothing is to be told until everybody is told at least the head of his table, in milliseconds.
BEAT: Final = 10_000


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


class Audience:
    """Everybody who looks at one table."""

    def __init__(self) -> None:
        self.watchers: Final[set[Watcher]] = set()
        #: The entry up to which everybody here has been told.
        self.head = 0
        #: When everybody was told something last, in milliseconds.
        self.told_at = 0

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
        shared = frames.Shared(room, acted, now)
        for seat, watchers in seats.items():
            told += [(watchers, one) for one in frames.frames(room, entry, acted, seat, before, now, shared)]
        for watcher in moved:
            told += [([watcher], one) for one in frames.snapshot(room, watcher.seat, now)]
        return told

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
