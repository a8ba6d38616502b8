"""The keeper of one table: takes one thing after another, stores it, and then tells everybody."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
import structlog

from pioche.driver import Player
from pioche.engine.actions import NOBODY
from pioche.engine.events import Event
from pioche.engine.rule import Reason
from pioche.server import entries, frames
from pioche.server.entries import Away, Back, Entry, Linked, Manned, Sat, Swapped
from pioche.server.logs import label
from pioche.server.messages import Answer, Command, Do, Listed, encode
from pioche.server.pace import WRONG_CATCH
from pioche.server.referee import Decided, advise, decide, new_adviser, new_bot, seed_name, tick
from pioche.server.room import Room
from pioche.server.store import Appended, Conflict, Duplicate, Gone, Listing, StoreBroken, StoreError, Write
from pioche.server.wire import Before

if TYPE_CHECKING:
    from pioche.server.hall import Hall, Timer

#: How often a decision is taken anew when another worker was quicker.
TRIES: Final = 8
#: How long somebody may be without a connection before his seat counts as away, in milliseconds; and longer for who
#: has not come at all, because the server was down or he has only just sat down.
GRACE: Final = 5_000
ARRIVAL: Final = 30_000
#: Ask again after this, when the store had no time, in milliseconds; then ever later, up to so many times this.
BUSY: Final = 500
LONGEST: Final = 64
#: Entries that are read at once: the others' tables are served in between.
PAGE: Final = 50
#: Answers that a table remembers, for commands that are sent twice at once; the store knows the older ones.
ANSWERS: Final = 16
#: A table that nobody looks at is forgotten when nothing is due for so long, in milliseconds.
RESTING: Final = 60_000
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


#: Frames, each with those who are sent it.
Told: TypeAlias = list[tuple[list[Watcher], bytes]]
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
        #: The entry up to which everybody here has been told.
        self.head = 0
        self._loaded = False
        self._gone = False
        self._jobs: Final[deque[Job]] = deque()
        self._working: asyncio.Task[None] | None = None
        self._timer: Timer | None = None
        self._failures = 0
        self._listing: Listing | None = None
        self._answers: Final[dict[str, Answer]] = {}
        #: Before this a seat cannot catch: it has caught where nothing was to be caught (F10).
        self._may_catch_at: Final[dict[int, int]] = {}
        #: How many lost connections are still given time, and whether people are awaited who have not come.
        self._graces = 0
        self._is_awaiting = False

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
        decided = await self.ask(Job(lambda room, now: self._judge(room, digest, command, now), key, urgent=urgent))
        assert decided.answer is not None
        return decided.answer

    def _judge(self, room: Room, digest: str, command: Command, now: int) -> Decided:
        """What comes of a command. Who catches at a venture is not heard for a while, in whatever tab (F10)."""
        if not isinstance(command, Do) or command.move.kind != "catch":
            return decide(room, digest, command, now)
        seat = room.seat_of(digest)
        wait = self._may_catch_at.get(seat, 0) - now
        if wait > 0:
            return Decided(Answer(command.id, "limited", ms=wait))
        decided = decide(room, digest, command, now)
        if decided.answer is not None and decided.answer.status == "refused" and seat != NOBODY:
            self._may_catch_at[seat] = now + WRONG_CATCH
        return decided

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
            self._await_others()
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
        if self._gone:
            return
        if watcher.seat != NOBODY and not self._is_here(watcher.seat):
            self._graces += 1
            self.hall.later(GRACE, lambda: self._missing(watcher.seat))
        elif not self.watchers:
            self._rest()

    def _is_here(self, seat: int) -> bool:
        return any([watcher.seat == seat for watcher in self.watchers])

    def _missing(self, seat: int) -> None:
        self._graces -= 1
        if not self._gone:
            self.hall.spawn(self.ask(Job(lambda room, now: self._note_absent(room, [seat]))))

    def _await_others(self) -> None:
        """Whoever does not come in good time is away: he must not keep the others from playing, or from starting.

        Of several workers none knows who is with another.
        """
        if self._is_awaiting or self.hall.shares or all([self._is_here(seat) for seat in self.room.present]):
            return
        self._is_awaiting = True
        self.hall.later(ARRIVAL, self._look_round)

    def _look_round(self) -> None:
        self._is_awaiting = False
        if self.watchers and not self._gone:
            self.hall.spawn(self.ask(Job(lambda room, now: self._note_absent(room, room.present))))

    def _note_absent(self, room: Room, seats: Sequence[int]) -> Decided:
        return Decided().add(*[Away(seat) for seat in seats if seat in room.present and not self._is_here(seat)])

    def _note_leavers(self, room: Room) -> None:
        """Whoever may not look on any more is told so."""
        for watcher in list(self.watchers):
            if watcher.seat != NOBODY or room.settings is None or room.settings.settings.spectators:
                continue
            if room.coming(watcher.digest) == NOBODY:
                self.watchers.discard(watcher)
                watcher.dismiss(1008, Reason("no_spectators"))

    def catch_up(self, head: int) -> None:
        """Another worker has written: read on, if that is news."""
        if self.watchers and head > self.head:
            self.hall.spawn(self.ask(Job(lambda room, now: Decided())))

    def wake(self) -> None:
        """Something is due."""
        self.hall.spawn(self.ask(Job(lambda room, now: tick(room, now, self._invite), needs_bots=True)))

    # --- working ------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        try:
            while self._jobs:
                await self._finish(self._next_job())
        finally:
            self._working = None
            self._rest()

    def _next_job(self) -> Job:
        job = next((job for job in self._jobs if job.urgent), self._jobs[0])
        self._jobs.remove(job)
        return job

    async def _finish(self, job: Job) -> None:
        """Decide a job, and hand over what came of it, whatever it is."""
        if job.done.cancelled():  # Whoever asked has gone, and must not be looked after.
            return
        error: Exception
        try:
            decided = await self._decided(job)
        except Unwanted as unwanted:
            error = unwanted
        except NoTable as none:
            error = none
            self.close()
        except Exception as failed:
            error = failed
            self._loaded = False  # The match may have gone on with what was not stored, or half a step.
            self._failures += 1
            if isinstance(error, StoreBroken):
                self.hall.fail(error)
            if isinstance(error, StoreError):
                log.error("not stored", table=label(self.code), error=type(error).__name__)
            else:
                log.exception("a decision failed", table=label(self.code))
        else:
            self._failures = 0
            if not job.done.done():
                job.done.set_result(decided)
            return
        if not job.done.done():
            job.done.set_exception(error)

    async def _decided(self, job: Job) -> Decided:
        for _ in range(TRIES):
            if not self._loaded:
                await self._load()
            await self._read_on()
            room, now = self.room, self.hall.now()
            if job.needs_bots:
                await self._seat_bots(now)
            if job.advises:
                await self._seat_adviser(job.advises)
            if job.key in self._answers:
                return Decided(self._answers[job.key])
            before = Before(room.table.state) if room.table is not None else None
            seq = room.seq
            decided = job.decide(room, now)
            if job.key and not decided.is_done and (first := await self.hall.store.result(self.code, job.key)):
                return Decided(first_answer(first))  # Nothing comes of it now, because it has been done.
            if not decided.entries:
                return decided
            self._loaded = False  # Until it is stored: whatever goes wrong now, the log is to be read again.
            told = self._fold(decided, now, before)
            if decided.answer is not None and decided.is_done:
                decided.answer = _numbered(decided.answer, room.seq)
            begun = time.monotonic()
            outcome = await self.hall.store.append(self._write(seq, decided, job, now))
            self.hall.on_stored(time.monotonic() - begun)
            if isinstance(outcome, Appended):
                self._loaded = True
                self._tell(told)
                self.hall.hint.publish(self.code, self.head)
                if job.key and decided.answer is not None and decided.is_done:
                    self._remember(job.key, decided.answer)
                return decided
            if isinstance(outcome, Gone):
                raise NoTable
            if isinstance(outcome, Duplicate):
                self._remember(job.key, first_answer(outcome.answer))
                return Decided(first_answer(outcome.answer))
            assert isinstance(outcome, Conflict)
        raise StoreError("other workers were quicker, again and again")

    def _remember(self, key: str, answer: Answer) -> None:
        self._answers[key] = answer
        if len(self._answers) > ANSWERS:
            del self._answers[next(iter(self._answers))]

    def _fold(self, decided: Decided, now: int, before: Before | None) -> Told:
        """Write what was decided into the room; what everybody who looks is to be told."""
        room = self.room
        told: Told = []
        if decided.seed:
            room.seed = decided.seed
        for entry, events in decided.entries:
            told += self._write_in(entry, now, events, before)
            before = Before(room.table.state) if room.table is not None else None
        return told

    def _write_in(self, entry: Entry, at: int, events: list[Event] | None, before: Before | None) -> Told:
        room = self.room
        acted = room.fold(entry, at, events)
        moved = self._see_who_sits() if isinstance(entry, (Sat, Linked, Manned, Swapped)) else []
        if isinstance(entry, (Sat, Manned, Swapped)):
            room.advisers.pop(entry.seat, None)
        if acted and room.table is not None:
            for seat, player in [*room.players.items(), *room.advisers.items()]:
                player.watch(room.table.seen(acted, seat))
        told: Told = []
        if room.seq > self.head:
            seats: dict[int, list[Watcher]] = {}
            for watcher in self.watchers.difference(moved):
                seats.setdefault(watcher.seat, []).append(watcher)
            now = self.hall.now()
            shared = frames.Shared(room, acted, now)
            for seat, watchers in seats.items():
                told += [(watchers, one) for one in frames.frames(room, entry, acted, seat, before, now, shared)]
            for watcher in moved:
                told += [([watcher], one) for one in frames.snapshot(room, watcher.seat, now)]
        return told

    def _see_who_sits(self) -> list[Watcher]:
        """Note in which seat everybody is now; those who have moved."""
        seats = {watcher: self.room.seat_of(watcher.digest) for watcher in self.watchers}
        moved = [watcher for watcher, seat in seats.items() if watcher.seat != seat]
        for watcher in moved:
            watcher.seat = seats[watcher]
        return moved

    def _tell(self, told: Told) -> None:
        """Everybody is told what is in the log now."""
        self.head = max(self.head, self.room.seq)
        for watchers, frame in told:
            for watcher in watchers:
                watcher.send(frame)
        self._note_leavers(self.room)
        if self.watchers:
            self._await_others()

    def _write(self, seq: int, decided: Decided, job: Job, now: int) -> Write:
        room = self.room
        # Who is told to wait, or to think again, may send the same command once more.
        results = ((job.key, encode(decided.answer)),) if job.key and decided.is_done else ()
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
        """Read the whole log. What nobody here has been told of yet is told."""
        self.room = Room(self.code)
        self.room.open_since = self.hall.open_since
        self._listing = None
        await self._read_on()
        if not self.room.seq:
            raise NoTable
        self.room.set_back(self.hall.now())
        self._loaded = True
        self._see_who_sits()

    async def _read_on(self) -> None:
        """Read what another worker has written since, and tell it to everybody here."""
        room, store = self.room, self.hall.store
        if self._loaded and not self.hall.shares:
            return
        grown = False
        while page := await store.read(self.code, room.seq, PAGE):
            grown = True
            for one in page:
                before = Before(room.table.state) if room.table is not None else None
                told = self._write_in(entries.read(one.body), one.at, None, before)
                if room.seq > self.head:
                    self._tell(told)
        if grown and room.table is not None:
            seed = await store.secret(self.code, seed_name(room.match, room.next_round))
            room.seed = seed or b""

    async def _seat_bots(self, now: int) -> None:
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

    def _invite(self, seat: int) -> Player:
        return self.room.players[seat]

    # --- time ---------------------------------------------------------------------------------------------

    def _rest(self) -> None:
        """Nothing is to be done just now: wake when something is due, or be forgotten until somebody asks."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._gone or self._working is not None:
            return
        if not self._loaded:
            # Nothing may be lost by a store that was busy, or by a mistake of ours: try again.
            if not self.hall.is_closed:
                self._timer = self.hall.later(BUSY * min(LONGEST, 2**self._failures), self.wake)
            return
        due = self.room.due()
        wait = RESTING + 1 if due is None else due - self.hall.now()
        if self._is_forgotten():
            self.hall.spawn(self.hall.delete(self.code))
        elif self.watchers or self._graces or wait <= RESTING:
            self._timer = self.hall.later(max(0, wait), self.wake)
        else:
            self.hall.forget(self)

    def _is_forgotten(self) -> bool:
        """Whether nobody has been here for so long that the table is cleared away."""
        room, due = self.room, self.room.due()
        idle = room.stage in ("preparing", "over") or not room.present
        return idle and due is not None and due <= self.hall.now()

    def rest(self) -> None:
        """The server stops: nothing is waited for any more."""
        self._gone = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        """There is no such table any more."""
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
