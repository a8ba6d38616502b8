"""A table server without sockets and without a wall clock: people come, play, go and come back, in no time at all.

After every step it is checked that what everybody has been shown is what the log tells, that nothing stands still,
and that nobody gains by being early, late, twice or somebody else.
"""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64encode
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from heapq import heappop, heappush
from random import Random
from typing import Any, Final, TypeVar

import msgspec
from contract import ANY, BARE, any_action
from memory import MemoryStore

from pioche.engine.actions import NOBODY, SEATS
from pioche.engine.events import Event
from pioche.engine.rule import Reason
from pioche.engine.state import ROUND
from pioche.engine.view import view
from pioche.server import entries, frames, hall, referee
from pioche.server.audience import Watcher
from pioche.server.bodies import NewTable
from pioche.server.codes import ALPHABET, CODE, digest
from pioche.server.entries import Acted, Entry
from pioche.server.hall import Hall
from pioche.server.hint import LocalHint
from pioche.server.messages import (
    Advise,
    Answer,
    Arrange,
    Command,
    Do,
    Hush,
    Leave,
    Level,
    MakeLink,
    Move,
    Ready,
    Report,
    SetSeat,
    Settings,
    Start,
    Swap,
    Talk,
    decode,
    encode,
)
from pioche.server.refusals import NoTable, Unwanted
from pioche.server.room import Room
from pioche.server.store import StoreBusy, StoreError
from pioche.server.wire import Before, move_of, sentences, view_of

T = TypeVar("T")
#: A table that has somebody at it and does nothing for so long stands still, in milliseconds.
STILL: Final = 400_000
Frame = dict[str, Any]
BOTS: Final[tuple[Level, ...]] = ("steady", "novice", "sharp")


class FakeTimer:
    def __init__(self) -> None:
        self.is_off = False

    def cancel(self) -> None:
        self.is_off = True


class FakeClock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000
        self._due: list[tuple[int, int, FakeTimer, Callable[[], object]]] = []
        self._count = 0

    def time(self) -> int:
        return self.now

    def later(self, wait: int, work: Callable[[], object]) -> FakeTimer:
        self._count += 1
        timer = FakeTimer()
        heappush(self._due, (self.now + wait, self._count, timer, work))
        return timer

    def next(self) -> int | None:
        while self._due and self._due[0][2].is_off:
            heappop(self._due)
        return self._due[0][0] if self._due else None

    def fire(self) -> None:
        """Go on to the next timer, and have its work done."""
        at, _, timer, work = heappop(self._due)
        self.now = max(self.now, at)
        if not timer.is_off:
            work()


class Looker(Watcher):
    """A connection: everything that it was sent, in order."""

    def __init__(self, token: str) -> None:
        self.token: Final = token
        self.digest = digest(token) if token else ""
        self.seat = NOBODY
        self.frames: list[Frame] = []
        self.raw: list[bytes] = []
        self.dismissed: int | None = None

    def send(self, frame: bytes) -> None:
        said = json.loads(frame)
        if self.frames:
            assert said["seq"] >= self.frames[-1]["seq"], "told backwards"
        self.frames.append(said)
        self.raw.append(frame)

    def dismiss(self, code: int, why: Reason) -> None:
        self.dismissed = code

    def last(self, type: str) -> Frame | None:
        return next((one for one in reversed(self.frames) if one["type"] == type), None)


class Guest:
    """Somebody who may come to the table: his secret, his connections, and what he has sent."""

    def __init__(self, name: str, token: str) -> None:
        self.name: Final = name
        self.token = token
        self.lookers: list[Looker] = []
        self.sent: list[tuple[Command, Answer, str]] = []

    @property
    def digest(self) -> str:
        return digest(self.token)


class Sitting:
    """One table, its guests, and one or several workers that serve it."""

    def __init__(self, seed: str, rules: str, seats: int, workers: int = 1) -> None:
        self.random: Final = Random(f"{seed} {rules} {seats} {workers}")
        self.rules: Final = rules
        self.seats: Final = seats
        self.store: Final = MemoryStore()
        self.clock: Final = FakeClock()
        self.workers: Final = workers
        self.halls: list[Hall] = []
        self.where: dict[Looker, Hall] = {}
        self.code = ""
        self.guests: Final = [Guest(name, self.token()) for name in ("Ada", "Bob", "Cyd", "Dov", "Eva", "Fay")]
        self.onlookers: list[Looker] = []
        self.ids = 0
        self.counts: dict[str, int] = {}
        self.history: list[str] = []
        self.acked: dict[str, Answer] = {}
        #: An entry in which something was said.
        self.said = 0
        #: The log folded: by itself it says all that must be known.
        self.told = Room("")
        #: What each entry of the log says to each seat.
        self.words: dict[tuple[int, int], list[Frame]] = {}

    def token(self) -> str:
        return urlsafe_b64encode(self.random.randbytes(32)).decode().rstrip("=")

    # --- the server -----------------------------------------------------------------------------------------

    def open(self) -> None:
        hint = LocalHint()
        for _ in range(self.workers):
            worker = Hall(self.store, hint, self.clock.time, shares=self.workers > 1, later=self.clock.later)
            hint.subscribe(worker._heard)
            self.halls.append(worker)

    async def settle(self) -> None:
        """Let everything that was begun come to its end."""
        calm = 0
        for _ in range(10_000):
            await asyncio.sleep(0)
            tasks = [task for worker in self.halls for task in worker._tasks]
            busy = [one for worker in self.halls for one in worker.keepers.values() if one._working]
            calm = 0 if tasks or busy else calm + 1
            if calm == 3:  # A hint takes a moment to be heard.
                return
        raise AssertionError("it never comes to rest")

    async def done(self, work: Coroutine[Any, Any, T]) -> T:
        found = await asyncio.wait_for(work, 30)
        await self.settle()
        return found

    def hall(self) -> Hall:
        return self.random.choice(self.halls)

    async def pass_time(self, wait: int) -> None:
        """Let so much time pass, with everything that falls due in it; the sweepers look once a second at most."""
        end = self.clock.now + wait
        while True:
            due = self.clock.next()
            swept = await self.store.next_due()
            times = [due, None if swept is None else max(swept, self.clock.now) + 1000]
            soon = min([one for one in times if one is not None], default=end)
            if soon > end:
                break
            if due is not None and soon == due:
                self.clock.fire()
            else:
                self.clock.now = max(self.clock.now, soon)
                await self.hall().in_any_case(self.hall().wake_due())
            await self.settle()
        self.clock.now = end

    async def restart(self) -> None:
        """Every worker dies where it stands; nothing is left but the store."""
        for looker in [one for guest in self.guests for one in guest.lookers] + self.onlookers:
            looker.dismissed = 1012
        for guest in self.guests:
            guest.lookers = []
        self.onlookers, self.halls, self.where = [], [], {}
        self.clock._due.clear()
        self.clock.now += self.random.choice((0, 500, 60_000, 3_600_000))
        self.open()

    # --- what people do -------------------------------------------------------------------------------------

    async def make(self, bots: int = 0, **wanted: Any) -> None:
        # The same evening again, deals and pauses included.
        vars(referee)["new_seed"] = lambda: self.random.randbytes(64)
        vars(hall)["new_code"] = lambda length=CODE: "".join(self.random.choices(ALPHABET, k=length))
        self.open()
        table = NewTable(self.guests[0].name, self.guests[0].token, self.rules, self.seats, BOTS[:bots], **wanted)
        self.code, _ = await self.done(self.hall().make(table))
        self.told = Room(self.code)

    async def come(self, guest: Guest) -> Looker | None:
        """Look at the table with one's own token."""
        looker = Looker(guest.token)
        here = self.hall()
        keeper = here.keeper(self.code)
        try:
            why = await self.done(keeper.look(looker))
        except (NoTable, StoreError):
            keeper.turn_away(looker)
            return None
        if why:
            keeper.turn_away(looker)
            return None
        self.where[looker] = here
        guest.lookers.append(looker)
        return looker

    async def watch(self) -> None:
        looker, here = Looker(""), self.hall()
        keeper = here.keeper(self.code)
        try:
            why = await self.done(keeper.look(looker))
        except (NoTable, StoreError):
            why = Reason("failed")
        if why:
            keeper.turn_away(looker)
        else:
            self.where[looker] = here
            self.onlookers.append(looker)

    def go(self, looker: Looker) -> None:
        self.where.pop(looker).keeper(self.code).turn_away(looker)

    async def join(self, guest: Guest) -> int | None:
        try:
            return (await self.done(self.hall().join(self.code, guest.name, guest.token)))[0]
        except (Unwanted, NoTable, StoreError):
            return None

    def id(self) -> str:
        self.ids += 1
        return f"c{self.ids}"

    async def ask(self, guest: Guest, command: Command, looker: Looker | None = None) -> Answer:
        """Send a command over one of his connections, or over none that is known; its answer."""
        here = self.where.get(looker) if looker else None
        key = f"{guest.digest}/{command.id}"
        try:
            answer = await (here or self.hall()).keeper(self.code).command(guest.digest, command)
        except (NoTable, StoreError):
            return Answer(command.id, "busy")
        assert answer.id == command.id
        # A command that was carried out is carried out once, and says so ever after.
        first = self.acked.get(key)
        if first is not None:
            assert answer == first, f"first {first}, then {answer}"
        elif answer.status in ("accepted", "penalised"):
            self.acked[key] = answer
        self.history.append(f"{guest.name} {command} -> {answer}")
        self.counts[answer.status] = self.counts.get(answer.status, 0) + 1
        return answer

    async def any_kind(self, guest: Guest, command: Command) -> Answer:
        """The same for every kind of command, as a connection would pass it on."""
        keeper = self.hall().keeper(self.code)
        if isinstance(command, MakeLink):
            return await self.done(keeper.link(guest.token, command.id))
        if isinstance(command, Advise):
            return await self.done(keeper.advise(guest.digest, command.id))
        return await self.done(keeper.command(guest.digest, command))

    # --- what must hold -------------------------------------------------------------------------------------

    async def fold(self) -> Room:
        """The room as the log tells it."""
        while page := await self.store.read(self.code, self.told.seq):
            for one in page:
                before = Before(self.told.table.state) if self.told.table is not None else None
                acted = self.told.fold(entries.read(one.body), one.at)
                if acted and before is not None and self.told.table is not None:
                    for seat in range(NOBODY, self.seats):
                        said = sentences(self.told.table.seen(acted, seat), seat, before)
                        self.words[one.seq, seat] = json.loads(encode(said))
        return self.told

    async def check(self) -> None:
        """All the promises, of a table at rest."""
        await self.settle()
        if self.code in self.store.gone:
            return
        self.store.failing = lambda: None
        for worker in self.halls:
            for keeper in list(worker.keepers.values()):
                keeper.wake()
        await self.settle()
        room = await self.fold()
        shelf = self.store.shelves[self.code]
        assert [one.seq for one in shelf.entries] == list(range(1, shelf.head + 1))
        for answer in self.acked.values():
            assert answer.seq <= shelf.head, "acknowledged and lost"
        self.check_cards(room)
        for worker in self.halls:
            served = worker.keepers.get(self.code)
            if served is not None and served.replica.is_loaded:
                if self.workers > 1 and not served.watchers and served.room.seq < room.seq:
                    continue  # Nobody looks here, so it reads on when it is asked.
                live, logged = portrait(served.room), portrait(room)
                differing = {key: (live[key], logged[key]) for key in live if live[key] != logged[key]}
                assert not differing, f"the room and its log differ: {differing}"
        for looker in self.where:
            if looker.dismissed is None:
                self.check_sight(room, looker)
        assert len({place.digests for place in room.places if place.is_person}) == len(room.people)

    def check_cards(self, room: Room) -> None:
        if room.table is None:
            return
        state = room.table.state
        total = sum(map(BARE.__getitem__, state.stock)) + sum(map(ANY.__getitem__, state.pile))
        total += sum([sum(map(BARE.__getitem__, hand)) for hand in state.hands])
        if total:
            assert total == sum(map(BARE.__getitem__, room.table.pack())), "a card was made or lost"

    def check_sight(self, room: Room, looker: Looker) -> None:
        """The last that somebody was shown is what there is to see."""
        seat = room.seat_of(looker.digest)
        assert looker.seat == seat
        for one in looker.frames:
            if one["type"] == "step" and one["events"]:
                assert one["said"] == self.words[one["seq"], SEATS.find(one["view"]["viewer"])]
        shown = dict(looker.last("room") or {})
        now = json.loads(encode(frames.room_message(room, seat, self.clock.now)))
        for one in (shown, now):
            one.pop("next_ms")
            one.pop("seq")
        assert shown == now, f"{looker.token[:4]} sees {shown} of {now}"
        step = looker.last("step")
        if room.table is None or not room.table.state.round:
            return
        assert step is not None
        seen = json.loads(encode(view_of(room.table, seat)))
        assert step["view"] == seen
        menu = room.table.menu(seat) if seat >= 0 else []
        wanted = json.loads(encode(tuple([move_of(one) for one in menu if one.kind != "timeout"])))
        assert step["menu"] == wanted

    async def check_liveness(self) -> None:
        """Where somebody waits for another person, something happens by itself before long."""
        if self.code in self.store.gone:
            return
        room = await self.fold()
        if room.stage not in ("playing", "between") or not room.present:
            return
        decision = room.table.state.decision if room.table is not None else None
        if decision is not None and room.present == [decision.seat] and room.person_due() is None:
            return
        seq = room.seq
        await self.pass_time(STILL)
        if self.code not in self.store.gone:
            room = await self.fold()
            assert room.seq > seq, f"the table stands still: {room.stage}, {room.table and room.table.state.decision}"

    # --- at random ------------------------------------------------------------------------------------------

    async def step(self) -> None:
        """Something happens."""
        random, guest = self.random, self.random.choice(self.guests)
        roll = random.random()
        if roll < 0.45:
            await self.play()
        elif roll < 0.60:
            await self.pass_time(random.choice((1, 100, 900, 2000, 4000, 5000, 15_000, 40_000)))
        elif roll < 0.66:
            await self.join(guest)
            await self.come(guest)
        elif roll < 0.72 and len(guest.lookers) < 3:
            await self.come(guest)
        elif roll < 0.77 and guest.lookers:
            looker = guest.lookers.pop(random.randrange(len(guest.lookers)))
            if looker in self.where:
                self.go(looker)
        elif roll < 0.79:
            if self.onlookers and random.random() < 0.5:
                self.go(self.onlookers.pop())
            else:
                await self.watch()
        elif roll < 0.81:
            await self.link(guest)
        elif roll < 0.82:
            await self.restart()
        elif roll < 0.86:
            await self.together()
        elif roll < 0.88 and guest.sent:
            command, _, _ = random.choice(guest.sent)
            await self.done(self.ask(guest, command))
        elif roll < 0.89:
            left = [random.randint(0, 2)]

            def fail() -> StoreError | None:
                left[0] -= 1
                return StoreBusy("for a moment") if left[0] == 0 else None

            self.store.failing = fail
            await self.play()
            await self.together()
            self.store.failing = lambda: None
        else:
            await self.say(guest, self.any_command(guest))

    async def say(self, guest: Guest, command: Command) -> Answer:
        before = (await self.fold()).table
        version = before.state.version if before is not None else 0
        answer = await self.done(self.ask(guest, command, random_of(self.random, guest.lookers)))
        guest.sent.append((command, answer, self.code))
        if isinstance(command, Do) and command.seen != version:
            assert answer.status != "penalised", f"{command} was late, and cost something"
        return answer

    def any_command(self, guest: Guest) -> Command:
        random, id = self.random, self.id()
        roll = random.random()
        room = self.told
        if roll < 0.45 and room.table is not None and room.table.state.phase == ROUND:
            action = any_action(random, room.table)
            version = room.table.state.version
            seen = version if random.random() < 0.6 else max(0, version - random.randint(1, 4))
            return Do(id, seen, move_of(action))
        if roll < 0.5:
            kind: Any = random.choice(("play", "nonsense", "next", "timeout", "draw"))
            return Do(id, random.randint(0, 500), Move(kind))
        if roll < 0.62:
            return Ready(id)
        if roll < 0.72:
            return Start(id)
        if roll < 0.76:
            return Leave(id)
        if roll < 0.84:
            return random.choice(
                (
                    Talk(id, "talk-hello"),
                    Talk(id, text="hello"),
                    Talk(id, text="\x00"),
                    Report(id, random.choice([3, *[one.seq for one in room.sayings]])),
                    Hush(id, random.choice("ABCDE"), random.random() < 0.5),
                )
            )
        if roll < 0.92:
            settings = Settings(spectators=random.random() < 0.5, late_seat=random.choice(("now", "next_round")))
            seats = random.randint(2, 5) if random.random() < 0.3 else msgspec.UNSET
            return Arrange(id, seats=seats, settings=settings)
        if roll < 0.95:
            return Swap(id, random.choice("ABCDE"), random.choice("ABCDE"))
        return SetSeat(id, random.choice("ABCDE"), random.choice((None, "novice", "sharp")))

    async def play(self) -> None:
        """Whoever is to act plays, if he is here."""
        room = await self.fold()
        table = room.table
        if room.stage == "preparing":
            host = self.guest_in(room, room.host)
            if host is not None:
                await self.say(host, Start(self.id()))
            return
        if table is None or table.state.decision is None:
            for one in self.guests:
                if one.lookers and room.seat_of(one.digest) != NOBODY:
                    await self.say(one, Ready(self.id()))
            return
        decision = table.state.decision
        guest = self.guest_in(room, decision.seat)
        if guest is None:
            await self.pass_time(3000)
            return
        menu = [one for one in table.menu(decision.seat) if one.kind not in ("timeout", "accuse")]
        if not menu:
            await self.pass_time(3000)
            return
        action = self.random.choice(menu)
        if action.kind == "play" and len(table.state.hands[decision.seat]) == 2:
            action = action.calling()
        command = Do(self.id(), table.state.version, move_of(action))
        answer = await self.say(guest, command)
        if answer.status == "wait":
            await self.pass_time(answer.ms)
            again = await self.say(guest, command)
            assert again.status != "wait" or (await self.fold()).seq > room.seq, "told to wait, and then again"

    def guest_in(self, room: Room, seat: int) -> Guest | None:
        return next((one for one in self.guests if seat >= 0 and room.seat_of(one.digest) == seat), None)

    async def together(self) -> None:
        """Several things at the same moment."""
        work: list[Coroutine[Any, Any, object]] = []
        for _ in range(self.random.randint(2, 5)):
            guest = self.random.choice(self.guests)
            if self.random.random() < 0.3:
                work.append(self._join(guest))
                continue
            command = self.any_command(guest)
            guest.sent.append((command, Answer("", "busy"), self.code))
            work += [self.ask(guest, command) for _ in range(self.random.randint(1, 3))]
        await asyncio.gather(*work)
        await self.settle()

    async def _join(self, guest: Guest) -> None:
        try:
            await self.hall().join(self.code, guest.name, guest.token)
        except (Unwanted, NoTable, StoreError):
            return

    async def link(self, guest: Guest) -> None:
        """Another device takes its place in his seat, and the first is never seen again."""
        try:
            answer = await self.done(self.hall().keeper(self.code).link(guest.token, self.id()))
            if not answer.link:
                return
            link = answer.link
            token = self.token()
            await self.pass_time(self.random.choice((0, 5000, 700_000)))
            before = await self.fold()
            seat = before.seat_of(guest.digest)
            found = await self.done(self.hall().claim(link, token))
            assert found == (self.code, seat)
        except (Unwanted, NoTable, StoreError):
            return
        for looker in guest.lookers:
            if looker in self.where:
                self.go(looker)
        guest.lookers, guest.token, guest.sent = [], token, []

    async def play_on(self, steps: int, check: float = 1.0) -> None:
        """So many steps, each followed by the checks."""
        for _ in range(steps):
            await self.step()
            if self.random.random() < check:
                await self.check()
            if self.random.random() < 0.01:
                self.store.failing = lambda: None
                await self.check_liveness()
            if self.code in self.store.gone:
                return
        self.store.failing = lambda: None
        await self.check_liveness()
        await self.check()


@contextmanager
def chance_as_before() -> Iterator[None]:
    """Afterwards codes and seeds come from the operating system again."""
    kept = vars(hall)["new_code"], vars(referee)["new_seed"]
    try:
        yield
    finally:
        vars(hall)["new_code"], vars(referee)["new_seed"] = kept


def random_of(random: Random, row: list[Looker]) -> Looker | None:
    return random.choice(row) if row else None


def portrait(room: Room) -> dict[str, object]:
    """Everything that a log tells of a room."""
    table = room.table
    return {
        "seq": room.seq,
        "at": room.at,
        "used": room.used,
        "rules": room.rules_text,
        "settings": room.settings and room.settings.settings,
        "places": [vars(place) for place in room.places],
        "match": room.match,
        "acted_at": room.acted_at,
        "asked_at": room.asked_at,
        "asked_version": room.asked_version,
        "card_was_laid": room.card_was_laid,
        "promises": room.promises,
        "talk": [room.sayings, room.reports, room.hushed],
        "seeds": room.seeds,
        "state": table and [view(table, seat).text() for seat in range(NOBODY, len(room.places))],
        "version": table and table.state.version,
        "stock": table and list(table.state.stock),
        "hands": table and [list(hand) for hand in table.state.hands],
    }


__all__ = ["Acted", "Entry", "Event", "Guest", "Looker", "Sitting", "decode", "portrait"]
