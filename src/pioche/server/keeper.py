"""The keeper of one table: takes one thing after another, stores it, and then tells everybody."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from pioche.driver import Player
from pioche.engine.actions import NOBODY
from pioche.engine.events import Event
from pioche.engine.rule import Reason
from pioche.server import entries, frames
from pioche.server.entries import Away, Back, Entry, Manned, Sat
from pioche.server.messages import Answer, Command, Do, Listed, encode
from pioche.server.referee import Decided, advise, decide, new_adviser, new_bot, seed_name, tick
from pioche.server.room import Room
from pioche.server.store import Appended, Conflict, Duplicate, Gone, Listing, StoreBroken, StoreError, Write
from pioche.server.wire import Before

if TYPE_CHECKING:
    from pioche.server.hall import Hall

#: How often a decision is taken anew when another worker was quicker.
TRIES: Final = 8
#: How long somebody may be without a connection before his seat counts as away, in seconds.
GRACE: Final = 5.0
#: Ask again after this, when the store had no time, in milliseconds.
BUSY: Final = 500
log = structlog.get_logger("pioche.table")


class NoTable(Exception):
    """There is no such table, or no longer."""


class Unwanted(Exception):
    """What was asked for is refused, and nothing has changed; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id, *reason.args)
        self.reason: Final = reason


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


#: What decides: it is given the room and the time, and may be asked again when the room has changed.
Decide = Callable[[Room, int], Decided]


class Job:
    """Something that waits for its turn. `key` is under what its answer is kept; calls of Uno come before all else
    that waits (C47: who calls wins an exact tie)."""

    __slots__ = ("advises", "decide", "done", "key", "needs_bots", "urgent")

    def __init__(
        self, decide: Decide, key: str = "", *, urgent: bool = False, needs_bots: bool = False, advises: str = ""
    ) -> None:
        self.decide: Final = decide
        self.key: Final = key
        self.urgent: Final = urgent
        self.needs_bots: Final = needs_bots
        self.advises: Final = advises
        self.done: Final[asyncio.Future[Decided]] = asyncio.get_running_loop().create_future()


class Keeper:
    """One table. Nothing but its own loop touches the room."""

    def __init__(self, hall: Hall, code: str) -> None:
        self.hall: Final = hall
        self.code: Final = code
        self.watchers: Final[set[Watcher]] = set()
        self.room = Room(code)
        self._loaded = False
        self._gone = False
        self._jobs: Final[deque[Job]] = deque()
        self._working: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._listing: Listing | None = None

    # --- asking -------------------------------------------------------------------------------------------

    async def ask(self, job: Job) -> Decided:
        """Have it decided in its turn; `NoTable` where there is none."""
        self._jobs.append(job)
        if self._working is None:
            self._working = asyncio.create_task(self._work(), name=f"table {self.code}")
        return await job.done

    async def command(self, digest: str, command: Command) -> Answer:
        """Carry out a command of somebody; the answer, when it is stored."""
        key = f"{digest}/{command.id}"
        urgent = isinstance(command, Do) and command.move.kind == "uno"
        job = Job(lambda room, now: decide(room, room.seat_of(digest), command, now), key, urgent=urgent)
        decided = await self.ask(job)
        assert decided.answer is not None
        return decided.answer

    async def advise(self, digest: str, id: str) -> Answer:
        """A hint for the person in a seat, made from what that seat may know."""
        found: list[Answer] = []

        def think(room: Room, now: int) -> Decided:
            found[:] = [advise(room, room.seat_of(digest), id)]
            return Decided()

        await self.ask(Job(think, advises=digest))
        return found[0]

    async def look(self, watcher: Watcher) -> Reason | None:
        """Begin to tell somebody everything; whoever was away is back with it. Why not, or None."""
        why: list[Reason | None] = []

        def arrive(room: Room, now: int) -> Decided:
            decided = Decided()
            why[:] = [_why_not(room, watcher.digest)]
            if why != [None]:
                return decided
            watcher.seat = room.seat_of(watcher.digest)
            self.watchers.add(watcher)
            for frame in frames.snapshot(room, watcher.seat, now, missed=0 < watcher.since < room.seq):
                watcher.send(frame)
            if watcher.seat != NOBODY and room.places[watcher.seat].away:
                decided.add(Back(watcher.seat))
            return decided

        await self.ask(Job(arrive))
        return why[0]

    async def refresh(self, watcher: Watcher) -> None:
        """Tell somebody everything anew, because he could not follow."""

        def show(room: Room, now: int) -> Decided:
            for frame in frames.snapshot(room, watcher.seat, now, missed=True):
                watcher.send(frame)
            return Decided()

        await self.ask(Job(show))

    def turn_away(self, watcher: Watcher) -> None:
        """A connection is lost; when none is left to a seat for a while, its person is away."""
        self.watchers.discard(watcher)
        if watcher.seat == NOBODY or self._gone:
            return
        if not any([one.digest == watcher.digest for one in self.watchers]):
            asyncio.get_running_loop().call_later(GRACE, self._missing, watcher.seat)

    def _missing(self, seat: int) -> None:
        def note(room: Room, now: int) -> Decided:
            decided = Decided()
            is_here = any([watcher.seat == seat for watcher in self.watchers])
            if not is_here and seat < len(room.places) and room.places[seat].is_person and not room.places[seat].away:
                decided.add(Away(seat))
            return decided

        self.hall.spawn(self.ask(Job(note)))

    def catch_up(self, head: int) -> None:
        """Another worker has written: read on, if that is news."""
        if self._loaded and head > self.room.seq:
            self.hall.spawn(self.ask(Job(lambda room, now: Decided())))

    def wake(self) -> None:
        """Something is due."""
        self.hall.spawn(self.ask(Job(lambda room, now: tick(room, now, self._invite), needs_bots=True)))

    # --- working ------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        try:
            while self._jobs:
                waiting = sorted(self._jobs, key=lambda job: not job.urgent)
                self._jobs.clear()
                for job in waiting:
                    await self._finish(job)
        finally:
            self._working = None
            if self._jobs:
                self._working = asyncio.create_task(self._work(), name=f"table {self.code}")

    async def _finish(self, job: Job) -> None:
        try:
            decided = await self._decided(job)
        except NoTable as none:
            self.close()
            if not job.done.done():
                job.done.set_exception(none)
        except StoreError as error:
            self._loaded = False  # The match may have gone on with what was not stored.
            log.error("not stored", table=self.code, error=type(error).__name__)
            if isinstance(error, StoreBroken):
                self.hall.fail(error)
            if not job.done.done():
                job.done.set_exception(error)
        except Unwanted as unwanted:
            if not job.done.done():
                job.done.set_exception(unwanted)
        except Exception as error:
            self._loaded = False  # The match may have gone on half a step.
            log.exception("a decision failed", table=self.code)
            if not job.done.done():
                job.done.set_exception(error)
        else:
            if not job.done.done():
                job.done.set_result(decided)
            self._set_timer()

    async def _decided(self, job: Job) -> Decided:
        for _ in range(TRIES):
            if not self._loaded:
                await self._load()
            await self._read_on()
            if job.needs_bots:
                await self._seat_bots()
            if job.advises:
                await self._seat_adviser(job.advises)
            room, now = self.room, self.hall.now()
            before = Before(room.table.state) if room.table is not None else None
            seq = room.seq
            decided = job.decide(room, now)
            if not decided.entries:
                return decided
            told = self._fold(decided, now, before)
            if decided.answer is not None and decided.answer.status in ("accepted", "penalised"):
                decided.answer = _numbered(decided.answer, room.seq)
            self._loaded = False  # Until it is stored: whatever goes wrong now, the log is to be read again.
            outcome = await self.hall.store.append(self._write(seq, decided, job, now))
            if isinstance(outcome, Appended):
                self._loaded = True
                self._tell(told)
                return decided
            if isinstance(outcome, Gone):
                raise NoTable
            if isinstance(outcome, Duplicate):
                repeated = Decided()
                repeated.answer = first_answer(outcome.answer)
                return repeated
            assert isinstance(outcome, Conflict)
        raise StoreError("other workers were quicker, again and again")

    def _fold(self, decided: Decided, now: int, before: Before | None) -> list[tuple[int, bytes]]:
        """Write what was decided into the room; frames for each viewer who is looking."""
        room, told = self.room, []
        if decided.seed:
            room.seed = decided.seed
        for entry, events in decided.entries:
            told += self._write_in(entry, now, events, before)
            before = Before(room.table.state) if room.table is not None else None
        return told

    def _write_in(
        self, entry: Entry, at: int, events: list[Event] | None, before: Before | None
    ) -> list[tuple[int, bytes]]:
        room = self.room
        acted = room.fold(entry, at, events)
        if isinstance(entry, (Sat, Manned)):
            room.advisers.pop(entry.seat, None)
            for watcher in self.watchers:
                watcher.seat = room.seat_of(watcher.digest)
        if acted and room.table is not None:
            for seat, player in [*room.players.items(), *room.advisers.items()]:
                player.watch(room.table.seen(acted, seat))
        viewers = {watcher.seat for watcher in self.watchers}
        return [
            (viewer, frame)
            for viewer in viewers
            for frame in frames.frames(room, entry, acted, viewer, before, self.hall.now())
        ]

    def _tell(self, told: list[tuple[int, bytes]]) -> None:
        for viewer, frame in told:
            for watcher in self.watchers:
                if watcher.seat == viewer:
                    watcher.send(frame)
        self.hall.hint.publish(self.code, self.room.seq)

    def _write(self, seq: int, decided: Decided, job: Job, now: int) -> Write:
        room = self.room
        results = ((job.key, encode(decided.answer)),) if job.key and decided.answer is not None else ()
        assert room.settings is not None
        shown = Listing(room.settings.settings.listed, room.stage, encode(listed(room)))
        listing = shown if shown != self._listing else None
        self._listing = shown
        return Write(
            table=self.code,
            seq=seq + 1,
            at=now,
            entries=tuple([entries.write(entry) for entry, _ in decided.entries]),
            results=results,
            due=room.due(),
            secrets=tuple(decided.secrets),
            burnt=tuple(decided.burnt),
            listing=listing,
        )

    # --- reading ------------------------------------------------------------------------------------------

    async def _load(self) -> None:
        """Read the whole log."""
        self.room = Room(self.code)
        self.room.open_since = self.hall.open_since
        self._listing = None
        await self._read_on()
        if not self.room.seq:
            raise NoTable
        self._loaded = True
        for watcher in self.watchers:
            watcher.seat = self.room.seat_of(watcher.digest)

    async def _read_on(self) -> None:
        """Read what another worker has written since, and tell it to everybody here."""
        room, store = self.room, self.hall.store
        if self._loaded and not self.hall.shares:
            return
        grown = False
        while page := await store.read(self.code, room.seq):
            grown = True
            for one in page:
                before = Before(room.table.state) if room.table is not None else None
                told = self._write_in(entries.read(one.body), one.at, None, before)
                if self._loaded:
                    self._tell(told)
        if grown and room.table is not None:
            seed = await store.secret(self.code, seed_name(room.match, room.next_round))
            room.seed = seed or b""

    async def _seat_bots(self) -> None:
        """Have every bot that may be asked at its seat: one who comes late is told what the seat has been sent."""
        room = self.room
        table = room.table
        if room.stage != "playing" or table is None:
            return
        decision = table.state.decision
        seats = set(room.bot_seats()) | ({decision.seat} if decision is not None else set())
        missing = {seat: new_bot(room, seat) for seat in seats if seat not in room.players}
        if missing:
            await self._tell_the_past(missing)
            room.players |= missing

    async def _seat_adviser(self, digest: str) -> None:
        room = self.room
        seat = room.seat_of(digest)
        if seat != NOBODY and room.stage == "playing" and seat not in room.advisers:
            advisers = {seat: new_adviser(room, seat)}
            await self._tell_the_past(advisers)
            room.advisers |= advisers

    async def _tell_the_past(self, players: dict[int, Player]) -> None:
        """Let players watch what their seats have been sent in this match so far."""
        room, then = self.room, Room(self.code)
        while page := await self.hall.store.read(self.code, then.seq):
            for one in page:
                if then.seq >= room.seq:
                    break
                acted = then.fold(entries.read(one.body), one.at)
                if then.match == room.match and then.table is not None and acted:
                    for seat, player in players.items():
                        player.watch(then.table.seen(acted, seat))
            if then.seq >= room.seq:
                break

    def _invite(self, seat: int) -> Player:
        return self.room.players[seat]

    # --- time ---------------------------------------------------------------------------------------------

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._gone or not self._loaded:
            return
        due = self.room.due()
        if due is None:
            return
        wait = (due - self.hall.now()) / 1000
        if self._is_forgotten():
            self.hall.spawn(self.hall.delete(self.code))
        elif not self.watchers and wait > 60:
            self.hall.forget(self)
        else:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self.wake)

    def _is_forgotten(self) -> bool:
        """Whether nobody has been here for so long that the table is cleared away."""
        room, due = self.room, self.room.due()
        idle = room.stage in ("preparing", "over") or not room.present
        return idle and due is not None and due <= self.hall.now()

    def close(self) -> None:
        self._gone = True
        if self._timer is not None:
            self._timer.cancel()
        for watcher in list(self.watchers):
            watcher.dismiss(1008, Reason("no_such_table"))
        self.watchers.clear()
        self.hall.forget(self)


def _why_not(room: Room, digest: str) -> Reason | None:
    """Why somebody may not look at the table, or None."""
    assert room.settings is not None
    if digest:
        is_known = room.seat_of(digest) != NOBODY or room.coming(digest) != NOBODY
        return None if is_known else Reason("seat_not_known")
    return None if room.settings.settings.spectators else Reason("no_spectators")


def _numbered(answer: Answer, seq: int) -> Answer:
    return Answer(answer.id, answer.status, seq, answer.reason, answer.ms, answer.link)


def first_answer(stored: bytes) -> Answer:
    """The answer that was given the first time."""
    return msgspec.json.decode(stored, type=Answer)


def listed(room: Room) -> Listed:
    """The table as the lobby shows it."""
    host = room.host
    free = sum([not place.is_person for place in room.places])
    name = room.places[host].name if host != NOBODY else ""
    return Listed(room.code, name, room.rules_text, len(room.places), len(room.people), free, room.stage)  # type: ignore[arg-type]
