"""The replica of a table: its log, folded into a room and kept up with, for the audience and the bots here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.driver import Player
from pioche.engine.actions import NOBODY
from pioche.engine.events import Event
from pioche.server import entries
from pioche.server.audience import Audience, Told
from pioche.server.entries import Entry, Linked, Manned, Sat, Swapped
from pioche.server.referee import Decided, seed_name
from pioche.server.refusals import NoTable
from pioche.server.room import Room
from pioche.server.store import Listing
from pioche.server.thinking import new_adviser, new_bot
from pioche.server.wire import Before

if TYPE_CHECKING:
    from pioche.server.hall import Hall

#: Entries that are read at once: the others' tables are served in between.
PAGE: Final = 50


class Replica:
    """One table in memory. Nothing but its worker touches the room."""

    def __init__(self, hall: Hall, code: str) -> None:
        self.hall: Final = hall
        self.code: Final = code
        self.audience: Final = Audience()
        self.room = Room(code)
        #: Whether the room is what the log says; if not, it is read again.
        self.is_loaded = False
        #: What is stored of it for the lobby, as far as that is known.
        self.listing: Listing | None = None

    # --- following the log --------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what is not known yet, and tell it to everybody here; `NoTable` where there is no log."""
        if not self.is_loaded:
            await self._load()
        elif self.hall.shares:
            await self._read_on()

    async def _load(self) -> None:
        """Read the whole log. What nobody here has been told of yet is told."""
        self.room = Room(self.code)
        self.room.open_since = self.hall.open_since
        await self._read_on()
        if not self.room.seq:
            raise NoTable
        self.room.set_back(self.hall.now())
        self.is_loaded = True
        self.audience.see_who_sits(self.room)

    async def _read_on(self) -> None:
        """Read what has been written since."""
        room, store = self.room, self.hall.store
        grown = False
        while page := await store.read(self.code, room.seq, PAGE):
            grown, self.listing = True, None
            for one in page:
                told = self._write_in(entries.read(one.body), one.at, None, self.before)
                if room.seq > self.audience.head:
                    self.audience.tell(room, told, self.hall.now())
        if grown and room.table is not None:
            seed = await store.secret(self.code, seed_name(room.match, room.next_round))
            room.seed = seed or b""

    # --- going on with it ---------------------------------------------------------------------------------

    @property
    def before(self) -> Before | None:
        """How the match stands, for the words that tell what comes next."""
        return Before(self.room.table.state) if self.room.table is not None else None

    def fold(self, decided: Decided, now: int, before: Before | None) -> Told:
        """Write what was decided into the room; what everybody who looks is to be told. `before` is how the match
        stood until then: it goes on with one entry at the most, and has done so already."""
        told: Told = []
        if decided.seed:
            self.room.seed = decided.seed
        for entry, events in decided.entries:
            told += self._write_in(entry, now, events, before)
        return told

    def _write_in(self, entry: Entry, at: int, events: list[Event] | None, before: Before | None) -> Told:
        room, audience = self.room, self.audience
        acted = room.fold(entry, at, events)
        moved = audience.see_who_sits(room) if isinstance(entry, (Sat, Linked, Manned, Swapped)) else []
        if isinstance(entry, (Sat, Manned, Swapped)):
            room.advisers.pop(entry.seat, None)
        if acted and room.table is not None:
            for seat, player in [*room.players.items(), *room.advisers.items()]:
                player.watch(room.table.seen(acted, seat))
        if room.seq <= audience.head:
            return []
        return audience.frames(room, entry, acted, before, self.hall.now(), moved)

    # --- bots ---------------------------------------------------------------------------------------------

    async def seat_bots(self, now: int) -> None:
        """Have every bot that may be asked at its seat: one who comes late is told what the seat has been sent."""
        room = self.room
        table = room.table
        if room.stage != "playing" or table is None:
            return
        seats, decision, due = room.bot_seats(), table.state.decision, room.person_due()
        if decision is not None and due is not None and due <= now:
            seats.append(decision.seat)
        missing = {seat: new_bot(room, seat) for seat in seats if seat not in room.players}
        if missing:
            await self._tell_the_past(missing)
            room.players |= missing

    async def seat_adviser(self, digest: str) -> None:
        """Have somebody at the seat of this person who can give him a hint."""
        room = self.room
        seat = room.seat_of(digest)
        if seat != NOBODY and room.stage == "playing" and seat not in room.advisers:
            advisers = {seat: new_adviser(room, seat)}
            await self._tell_the_past(advisers)
            room.advisers |= advisers

    async def _tell_the_past(self, players: dict[int, Player]) -> None:
        """Let players watch what their seats have been sent in this match so far."""
        room, then = self.room, Room(self.code)
        while page := await self.hall.store.read(self.code, then.seq, PAGE):
            for one in page:
                if then.seq >= room.seq:
                    break
                acted = then.fold(entries.read(one.body), one.at)
                if then.match == room.match and then.table is not None and acted:
                    for seat, player in players.items():
                        player.watch(then.table.seen(acted, seat))
            if then.seq >= room.seq:
                break
