"""The worker of a table: does one thing after another, stores it, and only then answers and tells everybody."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from pioche.server import entries
from pioche.server.entries import Acted
from pioche.server.frames import listed
from pioche.server.logs import label
from pioche.server.messages import Answer, encode
from pioche.server.referee import Decided
from pioche.server.refusals import NoTable, Unwanted
from pioche.server.replica import Replica
from pioche.server.room import Room
from pioche.server.store import Appended, Conflict, Duplicate, Gone, Listing, StoreBroken, StoreError, Write

if TYPE_CHECKING:
    from pioche.server.hall import Hall

#: How often a decision is taken anew when another worker was quicker.
TRIES: Final = 8
#: Answers that a table remembers, for commands that are sent twice at once; the store knows the older ones.
ANSWERS: Final = 16
log = structlog.get_logger("pioche.table")

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


class Worker:
    """Does the jobs of one table. It knows nobody who asks: what would refer to each other in a circle would stay in
    memory until the collector comes."""

    def __init__(self, hall: Hall, replica: Replica) -> None:
        self.hall: Final = hall
        self.replica: Final = replica
        #: How often in a row nothing came of a job because something was wrong here.
        self.failures = 0
        #: Whether it has proved to be no table.
        self.is_gone = False
        self._jobs: Final[deque[Job]] = deque()
        self._answers: Final[dict[str, Answer]] = {}

    def add(self, job: Job) -> None:
        """Let it wait for its turn."""
        self._jobs.append(job)

    async def work(self) -> None:
        """Do all that waits."""
        while self._jobs:
            await self._finish(self._next_job())

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
            self.is_gone = True
        except Exception as failed:
            error = failed
            self.replica.is_loaded = False  # The match may have gone on with what was not stored, or half a step.
            self.failures += 1
            if isinstance(error, StoreBroken):
                self.hall.fail(error)
            if isinstance(error, StoreError):
                log.error("not stored", table=label(self.replica.code), error=type(error).__name__)
            else:
                log.exception("a decision failed", table=label(self.replica.code))
        else:
            self.failures = 0
            if not job.done.done():
                job.done.set_result(decided)
            return
        if not job.done.done():
            job.done.set_exception(error)

    async def _decided(self, job: Job) -> Decided:
        replica, store = self.replica, self.hall.store
        for _ in range(TRIES):
            await replica.catch_up()
            room, now = replica.room, self.hall.now()
            if job.needs_bots:
                await replica.seat_bots(now)
            if job.advises:
                await replica.seat_adviser(job.advises)
            if job.key in self._answers:
                return Decided(self._answers[job.key])
            before, seq = replica.before, room.seq
            decided = job.decide(room, now)
            if job.key and not decided.is_done and (first := await store.result(room.code, job.key)):
                return Decided(first_answer(first))  # Nothing comes of it now, because it has been done.
            if not decided.entries and not (job.key and decided.is_done):
                return decided
            replica.is_loaded = False  # Until it is stored: whatever goes wrong now, the log is to be read again.
            told = replica.fold(decided, now, before)
            if decided.answer is not None and decided.is_done:
                decided.answer = _numbered(decided.answer, room.seq)
            listing = self._listing(decided)
            begun = time.monotonic()
            outcome = await store.append(self._write(seq, decided, job, now, listing))
            self.hall.on_stored(time.monotonic() - begun)
            if isinstance(outcome, Appended):
                replica.is_loaded = True
                replica.listing = listing
                replica.audience.tell(room, told, self.hall.now())
                if decided.entries:
                    self.hall.hint.publish(room.code, room.seq)
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

    def _listing(self, decided: Decided) -> Listing:
        """What the lobby is to show; a step changes nothing of it but the stage."""
        room, before = self.replica.room, self.replica.listing
        is_step = all([isinstance(entry, Acted) for entry, _ in decided.entries])
        if is_step and before is not None and before.phase == room.stage:
            return before
        assert room.settings is not None
        return Listing(room.settings.settings.listed, room.stage, encode(listed(room)))

    def _write(self, seq: int, decided: Decided, job: Job, now: int, listing: Listing) -> Write:
        room = self.replica.room
        # Who is told to wait, or to think again, may send the same command once more.
        results = ((job.key, encode(decided.answer)),) if job.key and decided.is_done else ()
        return Write(
            table=room.code,
            seq=seq + 1,
            at=now,
            entries=tuple([entries.write(entry) for entry, _ in decided.entries]),
            results=results,
            due=room.due(),
            secrets=tuple(decided.secrets),
            burnt=tuple(decided.burnt),
            links=tuple(decided.links),
            listing=listing if listing != self.replica.listing else None,
        )


def _numbered(answer: Answer, seq: int) -> Answer:
    return msgspec.structs.replace(answer, seq=seq)


def first_answer(stored: bytes) -> Answer:
    """The answer that was given the first time."""
    return msgspec.json.decode(stored, type=Answer)
