"""The keeper of one table: whoever wants something of it asks him, and he minds its time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from pioche.driver import Player
from pioche.engine.actions import NOBODY
from pioche.engine.rule import Reason
from pioche.server import frames
from pioche.server.audience import Watcher, why_not
from pioche.server.codes import digest, link_code
from pioche.server.entries import Away, Back
from pioche.server.messages import Answer, Command, Do
from pioche.server.pace import WRONG_CATCH
from pioche.server.referee import Decided, decide, link
from pioche.server.replica import Replica
from pioche.server.room import Room
from pioche.server.thinking import advise
from pioche.server.timekeeper import tick
from pioche.server.worker import Job, Worker

if TYPE_CHECKING:
    from pioche.server.hall import Hall, Timer

#: How long somebody may be without a connection before his seat counts as away, in milliseconds; and longer for who
#: has not come at all, because the server was down or he has only just sat down.
GRACE: Final = 5_000
ARRIVAL: Final = 30_000
#: Ask again after this, when the store had no time, in milliseconds; then ever later, up to so many times this.
BUSY: Final = 500
LONGEST: Final = 64
#: A table that nobody looks at is forgotten when nothing is due for so long, in milliseconds.
RESTING: Final = 60_000


class Keeper:
    """One table."""

    def __init__(self, hall: Hall, code: str) -> None:
        self.hall: Final = hall
        self.code: Final = code
        self.replica: Final = Replica(hall, code)
        self.audience: Final = self.replica.audience
        self.worker: Final = Worker(hall, self.replica)
        self._working: asyncio.Task[None] | None = None
        self._gone = False
        self._timer: Timer | None = None
        #: Before this a seat cannot catch: it has caught where nothing was to be caught (F10).
        self._may_catch_at: Final[dict[int, int]] = {}
        #: How many lost connections are still given time, and whether people are awaited who have not come.
        self._graces = 0
        self._is_awaiting = False

    @property
    def room(self) -> Room:
        """The table as far as it is known here; only what the worker does changes it."""
        return self.replica.room

    @property
    def watchers(self) -> set[Watcher]:
        """Everybody who looks at it here."""
        return self.audience.watchers

    # --- asking -------------------------------------------------------------------------------------------

    async def ask(self, job: Job) -> Decided:
        """Have it decided in its turn; `NoTable` where there is none."""
        self.worker.add(job)
        if self._working is None:
            self._working = asyncio.create_task(self._work(), name=f"table {self.code}")
        return await job.done

    async def _work(self) -> None:
        try:
            await self.worker.work()
        finally:
            self._working = None
            if self.worker.is_gone:
                self.close()
            self._rest()

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

        def think(room: Room, now: int) -> Decided:
            return Decided(advise(room, room.seat_of(digest), id))

        decided = await self.ask(Job(think, f"{digest}/{id}", advises=digest))
        assert decided.answer is not None
        return decided.answer

    async def link(self, token: str, id: str) -> Answer:
        """A single-use code by which another device takes its place in the seat of this person."""
        owner, code = digest(token), link_code(token, self.code, id)
        decided = await self.ask(Job(lambda room, now: link(room, owner, id, code, now), f"{owner}/{id}"))
        answer = decided.answer
        assert answer is not None
        return msgspec.structs.replace(answer, link=code) if answer.link else answer

    async def look(self, watcher: Watcher) -> Reason | None:
        """Begin to tell somebody everything; whoever was away is back with it. Why not, or None."""
        why: list[Reason | None] = []

        def arrive(room: Room, now: int) -> Decided:
            decided = Decided()
            why[:] = [why_not(room, watcher.digest)]
            if why != [None]:
                return decided
            watcher.seat = room.seat_of(watcher.digest)
            self.audience.welcome(watcher, now)
            for frame in self._shown(room, watcher, now, missed=0 < watcher.since < room.seq):
                watcher.send(frame)
            if watcher.seat != NOBODY and room.places[watcher.seat].away:
                decided.add(Back(watcher.seat))
            return decided

        await self.ask(Job(arrive))
        return why[0]

    async def refresh(self, watcher: Watcher) -> None:
        """Tell somebody everything anew, because he could not follow."""

        def show(room: Room, now: int) -> Decided:
            for frame in self._shown(room, watcher, now, missed=True):
                watcher.send(frame)
            return Decided()

        await self.ask(Job(show))

    def _shown(self, room: Room, watcher: Watcher, now: int, *, missed: bool) -> list[bytes]:
        return frames.snapshot(room, watcher.seat, now, missed, self.audience.past(watcher.seat))

    def catch_up(self, head: int) -> None:
        """Another worker has written: read on, if that is news."""
        if self.watchers and head > self.audience.head:
            self.hall.spawn(self.ask(Job(lambda room, now: Decided())))

    def wake(self) -> None:
        """Something is due."""
        self.hall.spawn(self.ask(Job(lambda room, now: tick(room, now, self._invite), needs_bots=True)))

    def _invite(self, seat: int) -> Player:
        return self.room.players[seat]

    # --- who is here --------------------------------------------------------------------------------------

    def turn_away(self, watcher: Watcher) -> None:
        """A connection is lost; when none is left to a seat for a while, its person is away."""
        self.watchers.discard(watcher)
        if self._gone:
            return
        if watcher.seat != NOBODY and not self.audience.has(watcher.seat):
            self._graces += 1
            self.hall.later(GRACE, lambda: self._missing(watcher.seat))
        elif not self.watchers:
            self._rest()

    def _missing(self, seat: int) -> None:
        self._graces -= 1
        if not self._gone:
            self.hall.spawn(self.ask(Job(lambda room, now: self._note_absent(room, [seat]))))

    def _await_others(self) -> None:
        """Whoever does not come in good time is away: he must not keep the others from playing, or from starting.

        Of several workers none knows who is with another.
        """
        if self._is_awaiting or self.hall.shares or all([self.audience.has(seat) for seat in self.room.present]):
            return
        self._is_awaiting = True
        self.hall.later(ARRIVAL, self._look_round)

    def _look_round(self) -> None:
        self._is_awaiting = False
        if self.watchers and not self._gone:
            self.hall.spawn(self.ask(Job(lambda room, now: self._note_absent(room, room.present))))

    def _note_absent(self, room: Room, seats: Sequence[int]) -> Decided:
        return Decided().add(*[Away(seat) for seat in seats if seat in room.present and not self.audience.has(seat)])

    # --- time ---------------------------------------------------------------------------------------------

    def _rest(self) -> None:
        """Nothing is to be done just now: wake when something is due, or be forgotten until somebody asks."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._gone or self._working is not None:
            return
        if not self.replica.is_loaded:
            # Nothing may be lost by a store that was busy, or by a mistake of ours: try again.
            if not self.hall.is_closed:
                self._timer = self.hall.later(BUSY * min(LONGEST, 2**self.worker.failures), self.wake)
            return
        if self.watchers:
            self._await_others()
        due, now = self.room.due(), self.hall.now()
        wait = RESTING + 1 if due is None else due - now
        if wait <= 0 and self._is_deserted():
            self.hall.spawn(self.hall.delete(self.code))
        elif self.watchers or self._graces or wait <= RESTING:
            self._timer = self.hall.later(max(0, wait), self.wake)
        else:
            self.hall.forget(self)

    def _is_deserted(self) -> bool:
        """Whether nothing is due here but that the table is cleared away."""
        room = self.room
        return room.stage in ("preparing", "over") or not room.present

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
