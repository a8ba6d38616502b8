"""The hall: every table that this process serves, each with its keeper."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Protocol, TypeAlias

import structlog

from pioche.catalogue import BadRules, ruleset
from pioche.engine.actions import NOBODY
from pioche.engine.rule import Reason
from pioche.server import entries, referee
from pioche.server.audience import Watcher
from pioche.server.bodies import Listed, NewTable
from pioche.server.codes import LINK, digest, new_code, read_code
from pioche.server.entries import Linked, Made, Manned, Sat
from pioche.server.frames import listed
from pioche.server.hint import Hint
from pioche.server.keeper import Keeper
from pioche.server.logs import label
from pioche.server.messages import encode
from pioche.server.names import BadName, checked_name
from pioche.server.referee import Decided
from pioche.server.refusals import NoTable, Unwanted
from pioche.server.room import Room
from pioche.server.store import Listing, Store, StoreBroken, StoreError, Write
from pioche.server.worker import Job

#: How often it is looked for who is to be told the head of his table, and which links are over, in seconds.
ROUND: Final = 1.0
TIDY: Final = 10.0
#: How often deadlines of tables that nobody here looks at are asked for, and how long they are claimed.
POLL: Final = 1.0
LEASE: Final = 30_000
#: How long everybody is given to hear that the server stops, in seconds.
LEAVE: Final = 1.0
MANY: Final = 200
log = structlog.get_logger("pioche.hall")


class Timer(Protocol):
    """Something that will happen, unless it is called off."""

    def cancel(self) -> object: ...


#: Has something done after so many milliseconds, on the event loop.
Later: TypeAlias = Callable[[int, Callable[[], object]], Timer]


def later(wait: int, work: Callable[[], object]) -> Timer:
    """Have it done by the clock of the event loop."""
    return asyncio.get_running_loop().call_later(wait / 1000, work)


class Hall:
    """The tables of one process. `now` tells the time in milliseconds UTC; `shares` whether other workers serve the
    same tables."""

    def __init__(
        self, store: Store, hint: Hint, now: Callable[[], int], *, shares: bool = False, later: Later = later
    ) -> None:
        self.store: Final = store
        self.hint: Final = hint
        self.now: Final = now
        self.later: Final = later
        self.shares: Final = shares
        self.is_closed = False
        #: People's time counts from here: while the server was down nobody could do anything.
        self.open_since = now()
        self.keepers: Final[dict[str, Keeper]] = {}
        self.broken: BaseException | None = None
        self.on_broken: Callable[[], object] = lambda: None
        #: Told the seconds after which something was stored, and the status of every answer.
        self.on_stored: Callable[[float], object] = lambda seconds: None
        self.on_answer: Callable[[str], object] = lambda status: None
        #: Whether the server is about to stop: nobody is let in any more.
        self.is_leaving = False
        #: Every connection, also of those who have not said hello yet.
        self.connections: Final[set[Watcher]] = set()
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._watching: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to watch the clock. Call it on the event loop."""
        self.hint.subscribe(self._heard)
        minding = (self._watch_deadlines(), self._beat(), self._drop_links())
        self._watching = [asyncio.create_task(one) for one in minding]

    async def take_leave(self) -> None:
        """Tell everybody to come back later, and wait for a moment until they have heard it."""
        self.is_leaving = True
        for watcher in list(self.connections):
            watcher.dismiss(1012, Reason("server_restarts"))
        try:
            async with asyncio.timeout(LEAVE):
                while self.connections:
                    await asyncio.sleep(0.02)
        except TimeoutError:
            pass

    async def stop(self) -> None:
        """Let what is being stored be stored, and end."""
        self.is_closed = True
        await self.take_leave()
        for task in self._watching:
            task.cancel()
        for keeper in list(self.keepers.values()):
            keeper.rest()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Have something done beside; what goes wrong in it is noted."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (NoTable, StoreError)):  # Those have been noted.
            log.error("work failed", exc_info=error)

    def fail(self, error: BaseException) -> None:
        """The store is broken: nothing more can be kept, and the process should end."""
        if self.broken is None:
            self.broken = error
            log.critical("the store is broken", exc_info=error)
            self.on_broken()

    # --- tables -------------------------------------------------------------------------------------------

    def keeper(self, code: str) -> Keeper:
        """The keeper of a table, whether or not there is such a table."""
        found = self.keepers.get(code)
        if found is None:
            found = self.keepers[code] = Keeper(self, code)
        return found

    def forget(self, keeper: Keeper) -> None:
        """Nobody looks at the table any more."""
        if self.keepers.get(keeper.code) is keeper:
            del self.keepers[keeper.code]

    async def make(self, wanted: NewTable) -> tuple[str, int]:
        """Make a table; its code, and the seat of who made it. `Unwanted` for rules or a name that will not do."""
        try:
            rules = ruleset(wanted.rules, wanted.seats)
            name = checked_name(wanted.name, [])
        except (BadRules, BadName) as bad:
            raise Unwanted(bad.reason) from bad
        made = Decided().add(
            Made(rules.text, wanted.seats, wanted.settings),
            Sat(0, name, digest(wanted.token)),
            *[Manned(seat, level) for seat, level in enumerate(wanted.bots[: wanted.seats - 1], 1)],
        )
        while True:
            code = new_code()
            room, now = Room(code), self.now()
            for entry, _ in made.entries:
                room.fold(entry, now)
            summary = encode(listed(room))
            write = Write(
                table=code,
                seq=1,
                at=now,
                entries=tuple([entries.write(entry) for entry, _ in made.entries]),
                due=room.due(),
                listing=Listing(wanted.settings.listed, room.stage, summary),
            )
            if await self.store.create(write):
                break
        log.info("table made", table=label(code), seats=wanted.seats, bots=len(wanted.bots))
        if wanted.start:
            await self.keeper(code).ask(Job(lambda room, now: referee.start(room, referee.accepted("start"))))
        return code, 0

    async def join(self, code: str, name: str, token: str) -> tuple[int, bool]:
        """Take a seat; it, and whether it is his from the next round on only. `Unwanted`, or `NoTable`."""
        found: list[tuple[int, bool]] = []

        def sit(room: Room, now: int) -> Decided:
            answer = referee.join(room, name, digest(token))
            if isinstance(answer, Reason):
                raise Unwanted(answer)
            decided, seat, later = answer
            found[:] = [(seat, later)]
            return decided

        await self.keeper(code).ask(Job(sit))
        return found[0]

    async def claim(self, raw: str, token: str) -> tuple[str, int]:
        """Take one's place by a link: the table and the seat. `Unwanted` when it is not good, or not any more."""
        link = read_code(raw, LINK)
        found = await self.store.take_link(bytes.fromhex(digest(link)), self.now()) if link else None
        if found is None:
            raise Unwanted(Reason("link_is_over"))
        code, sitting = found
        bound: list[int] = []

        def bind(room: Room, now: int) -> Decided:
            # Whoever has sat down there since is somebody else.
            bound[:] = [seat for seat in room.people if room.places[seat].sitting == sitting]
            taken = room.seat_of(digest(token))
            if not bound or taken not in (NOBODY, *bound) or room.coming(digest(token)) != NOBODY:
                raise Unwanted(Reason("link_is_over"))
            decided = Decided()
            return decided if taken in bound else decided.add(Linked(bound[0], digest(token)))

        await self.keeper(code).ask(Job(bind))
        return code, bound[0]

    async def delete(self, code: str) -> None:
        """Clear a table away, with everything that is kept of it."""
        await self.store.delete(code)
        log.info("table cleared away", table=label(code))
        keeper = self.keepers.get(code)
        if keeper is not None:
            keeper.close()

    async def delete_for(self, code: str, token: str) -> None:
        """Clear a table away because its host wants it so. `Unwanted` for anybody else."""

        def allow(room: Room, now: int) -> Decided:
            if room.host == NOBODY or room.seat_of(digest(token)) != room.host:
                raise Unwanted(Reason("host_decides"))
            return Decided()

        await self.keeper(code).ask(Job(allow))
        await self.delete(code)

    async def is_well(self) -> bool:
        """Whether the store can be written to just now."""
        try:
            async with asyncio.timeout(2):
                await self.store.ping()
        except (StoreError, TimeoutError) as error:
            self._note(error)
            return False
        return True

    async def lobby(self, limit: int = 100) -> list[bytes]:
        """The tables that are listed, as they were when they were written to last."""
        rows = await self.store.listings(limit, listed_only=True)
        return [row.listing.summary for row in rows if row.listing.phase != "over"]

    async def listed(self, code: str) -> Listed:
        """A table as the lobby would show it."""
        found: list[Listed] = []

        def note(room: Room, now: int) -> Decided:
            found[:] = [listed(room)]
            return Decided()

        await self.keeper(code).ask(Job(note))
        return found[0]

    # --- time ---------------------------------------------------------------------------------------------

    async def _watch_deadlines(self) -> None:
        while True:
            # A full page: there is more that is due.
            if await self.in_any_case(self.wake_due()) != MANY:
                await asyncio.sleep(POLL)

    async def wake_due(self) -> int:
        """Wake the tables that nobody here looks at; the others watch their own clocks. How many there were."""
        due = await self.store.due(self.now(), MANY, LEASE)
        for one in due:
            self.keeper(one.table).wake()
        return len(due)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            for keeper in list(self.keepers.values()):
                if keeper.audience.beat(self.now()):
                    await asyncio.sleep(0)  # However many tables there are, none waits for the beats of all others.

    async def _drop_links(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            await self.in_any_case(self.store.drop_links(self.now()))

    async def in_any_case(self, work: Awaitable[int]) -> int:
        """Do what is done again and again: a store that is full, or busy, must not end it."""
        try:
            return await work
        except StoreError as error:
            self._note(error)
            return 0

    def _note(self, error: BaseException) -> None:
        log.error("the store does not answer", error=type(error).__name__)
        if isinstance(error, StoreBroken):
            self.fail(error)

    def _heard(self, table: str, seq: int) -> None:
        keeper = self.keepers.get(table)
        if keeper is not None and self.shares:
            keeper.catch_up(seq)
