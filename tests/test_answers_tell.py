"""Nothing else than frames tells anybody what he may not know, either: answers to commands and requests, hints,
downloads, figures, the log, and when something happens by itself.

Two whole servers run side by side. Two cards of one shuffle have changed places in the second; for whom both deals
look alike, everything has to be the same, byte by byte, as long as nothing that happens openly tells them apart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from random import Random
from types import SimpleNamespace
from typing import Any, Final
from zlib import crc32

import httpx
import msgspec
import pytest
import structlog
from serving import GENEROUS
from sitting import Guest, Looker, Sitting, chance_as_before
from worlds import Leak, SwappedLuck, facts

from pioche.engine.actions import NOBODY, Action, plain
from pioche.engine.cards import CARDS, in_order
from pioche.engine.events import Event
from pioche.engine.moves import HandsPassed
from pioche.engine.rule import Reason
from pioche.engine.state import ROUND
from pioche.engine.table import Table
from pioche.server import entries, frames, pace, records, referee, thinking, worker
from pioche.server.app import App
from pioche.server.bodies import Listed, Replay
from pioche.server.entries import Acted
from pioche.server.messages import Answer, Arrange, Command, Do, Ready, SetSeat, Settings, Start, encode
from pioche.server.room import Room
from pioche.server.wire import Before, move_of, restored

Plant = Callable[[pytest.MonkeyPatch], object]
#: The round whose shuffle differs.
FIRST, SECOND = 1, 2


class World(Sitting):
    """One of the two servers: three people and a bot, and somebody who watches. `places` are exchanged in the shuffle
    of one round."""

    now: World

    def __init__(self, seed: str, rules: str, round: int, places: tuple[float, float]) -> None:
        super().__init__(seed, rules, 4)
        self.round: Final = round
        self.places: Final = places
        self.log: Final[list[str]] = []
        self.read = 0
        self.app: App
        self.http: httpx.AsyncClient

    async def begin(self) -> None:
        World.now = self
        await self.make(bots=1, settings=Settings(listed=True))
        vars(referee)["new_seed"] = lambda: bytes(range(64))
        for guest in self.guests[:3]:
            await self.join(guest)
            await self.come(guest)
        await self.watch()
        self.app = App(self.halls[0], GENEROUS)
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=self.app.asgi(), client=("192.0.2.1", 1)), base_url="http://here"
        )
        await self.send(self.guests[0], Start("start"))
        await self.wait(10)

    @property
    def keeper(self) -> Any:
        return self.halls[0].keeper(self.code)

    @property
    def room(self) -> Room:
        found: Room = self.keeper.room
        return found

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    async def wait(self, wait: int) -> None:
        World.now = self
        await self.pass_time(wait)

    async def send(self, guest: Guest | None, command: Command) -> str:
        World.now = self
        answer: Answer = await self.done(self.keeper.command(guest.digest if guest else "", command))
        return encode(answer).decode()

    def happened(self) -> list[Event]:
        """The events of the match since this was asked last."""
        log = self.store.shelves[self.code].entries[self.read :]
        self.read += len(log)
        acted = [one for one in map(entries.read, [row.body for row in log]) if isinstance(one, Acted)]
        return [event for one in acted for event in restored(one.events, self.table.rules)]

    def looker(self, seat: int) -> Looker:
        if seat == NOBODY:
            return self.onlookers[0]
        guest = self.guest_in(self.room, seat)
        assert guest is not None
        return guest.lookers[0]

    # --- everything that somebody can get to know -----------------------------------------------------------

    async def requests(self, token: str, chance: str) -> list[str]:
        """What he is answered over HTTP to some of what he could try, that changes nothing."""
        World.now = self
        table, match = f"/api/tables/{self.code}", self.room.match
        bearer = {"Authorization": f"Bearer {token or 'x' * 43}"}
        rounds = [f"{table}/matches/{match}/rounds/{n}/{what}" for n in (1, 2, 3) for what in ("record", "replay")]
        gets = ["/api/version", "/api/lobby", table, f"{table}/scores", *rounds, "/healthz", "/readyz"]
        asked: list[tuple[str, str, Any]] = [("GET", path, None) for path in gets]
        asked += [("DELETE", table, None)] * (token != self.guests[0].token)  # The host may.
        for body in ({"name": "Ada", "token": token}, {"name": "Zoë", "token": "z" * 42}, {}):
            asked.append(("POST", f"{table}/seats", body))
        asked.append(("POST", "/api/claim", {"link": "0" * 20, "token": token or "z" * 43}))
        some = Random(chance).sample(asked, 4)
        answers = [await self.http.request(how, path, json=body, headers=bearer) for how, path, body in some]
        return [f"{one.request.url} {one.status_code} {one.headers} {one.text}" for one in answers]

    async def commands(self, seat: int, tries: list[Action], id: str) -> list[str]:
        """What he is answered to commands, the moves `tries` among them."""
        guest = self.guest_in(self.room, seat)
        version = self.table.state.version
        moves = [move_of(one) for one in tries]
        asked: list[Command] = [Do(f"{id}d{n}", version, move) for n, move in enumerate(moves)]
        asked += [Do(f"{id}a", version + 9, moves[0]), Do(f"{id}l", 0, moves[0])]
        asked += [Ready(f"{id}r"), Start(f"{id}s"), Arrange(f"{id}g", seats=3), SetSeat(f"{id}m", "D", "sharp")]
        answers = [await self.send(guest, one) for one in asked]
        if guest is not None:
            World.now = self
            answers.append(str(await self.done(self.keeper.advise(guest.digest, f"{id}h"))))
        return answers

    def times(self) -> list[str]:
        return [f"{self.room.due()} {self.room.hold_until} {self.clock.next()}"]

    def figures(self) -> list[str]:
        """What is counted, but for when that began, and what is logged."""
        lines = self.app.metrics.page().decode().splitlines()
        return [*[line for line in lines if "_created" not in line], *self.log]


class Chance:
    """Stands for `FairLuck`: the same shuffles in both worlds but for two cards of one."""

    @staticmethod
    def of(name: str, round: int, seed: bytes) -> SwappedLuck:
        world = World.now
        return SwappedLuck(f"{name} {round}", world.places if round == world.round else (0.0, 0.0))


class Pair:
    """Both worlds, and for whom they are still alike."""

    def __init__(self, seed: str, rules: str, round: int) -> None:
        self.random: Final = Random(seed)
        self.round: Final = round
        places = self.random.random(), self.random.random()
        self.one: Final = World(seed, rules, round, (0.0, 0.0))
        self.other: Final = World(seed, rules, round, places)
        self.alike = {NOBODY, 0, 2, 3}
        self.compared = 0
        self._count = 0

    async def play(self, steps: int) -> None:
        """The same in both, until they are alike for nobody."""
        for world in (self.one, self.other):
            await world.begin()
        while steps and NOBODY in self.alike and self.one.room.stage != "over":
            steps -= self.one.table.state.round == self.round
            self._see_what_happened()
            state = self.one.table.state
            if state.round > self.round or (state.round == self.round and state.phase != ROUND):
                return  # Now all of it is public.
            if self.one.table.state.round == self.round and self.random.random() < 0.4:
                await self._try_everything()
            await self._go_on()

    def _see_what_happened(self) -> None:
        one, other = self.one.happened(), self.other.happened()
        rules = self.one.table.rules
        passed = any([isinstance(event, HandsPassed) for event in one])
        hands = [[in_order(hand) for hand in world.table.state.hands] for world in (self.one, self.other)]
        self.alike = {
            seat
            for seat in self.alike
            if list(facts(one, seat, rules)) == list(facts(other, seat, rules))
            and not (passed and seat != NOBODY and hands[0][seat] != hands[1][seat])
        }
        if NOBODY not in self.alike:  # What happens openly is not the same any more.
            self.alike = set()
        for seat in self.alike:
            self._compare(self.one.looker(seat).raw, self.other.looker(seat).raw, seat, "is sent")
        if self.alike:
            self._compare(self.one.times(), self.other.times(), NOBODY, "waits for")
            self._compare(self.one.figures(), self.other.figures(), NOBODY, "counts or logs")

    async def _try_everything(self) -> None:
        self._count += 1
        for seat in sorted(self.alike):
            guest = self.one.guest_in(self.one.room, seat)
            token, tries = guest.token if guest else "", self._tries(seat)
            got = [
                [
                    *await world.requests(token, f"{self._count} {seat}"),
                    *await world.commands(seat, tries, f"t{self._count}{seat}"),
                ]
                for world in (self.one, self.other)
            ]
            self._compare(got[0], got[1], seat, "is answered")
        self._see_what_happened()

    def _tries(self, seat: int) -> list[Action]:
        """Moves that are not possible for this seat; none that the rules price."""
        table, who = self.one.table, max(seat, 0)
        cards = self.random.sample([card for card in CARDS if not card.two_sided], 12)
        moves = [Action("play", who, (card,), "" if card.colour else "r") for card in cards]
        moves += [plain(kind, who) for kind in ("draw", "pass", "take", "challenge", "uno")]
        moves += [Action("catch", who, aim=aim) for aim in "AB"]
        return [one for one in moves if seat == NOBODY or not (table.allows(one) or table.price(one))]

    async def _go_on(self) -> None:
        """Whoever is to act acts, in both worlds in the same way."""
        one, other, state = self.one, self.other, self.one.table.state
        if state.phase != ROUND or state.decision is None:
            for world in (one, other):
                await world.wait(31_000)
            return
        seat = state.decision.seat
        guest = one.guest_in(one.room, seat)
        menu = [move for move in one.table.menu(seat) if move.kind not in ("timeout", "accuse")]
        if guest is None:
            for world in (one, other):
                await world.wait(4000)
            return
        self._count += 1
        command = Do(f"m{self._count}", state.version, move_of(self.random.choice(menu)))
        answers = [await world.send(world.guest_in(world.room, seat), command) for world in (one, other)]
        if answers[0] == answers[1]:
            if '"wait"' in answers[0]:
                for world in (one, other):
                    await world.wait(4000)
            return
        if seat in self.alike:
            self._compare([answers[0]], [answers[1]], seat, f"is answered to {command}")
        self.alike = set()  # Another's hand does not allow it there.

    def _compare(self, here: list[Any], there: list[Any], seat: int, what: str) -> None:
        self.compared += len(here)
        if here == there:
            return
        pairs = [(a, b) for a, b in zip(here, there, strict=False) if a != b] or [(len(here), len(there))]
        raise Leak(f"{seat} {what}\n    {pairs[0][0]}\n  and in the other world\n    {pairs[0][1]}")


@pytest.fixture(autouse=True)
def two_worlds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(referee, "FairLuck", Chance)
    monkeypatch.setattr(worker, "time", SimpleNamespace(monotonic=lambda: 0.0))

    def note(_: object, __: str, event: Any) -> Any:
        World.now.log.append(repr(event))
        raise structlog.DropEvent

    structlog.configure(processors=[note], cache_logger_on_first_use=False)
    with chance_as_before():
        yield
    structlog.reset_defaults()


def play(rules: str, round: int, games: int, steps: int = 25, name: str = "answers") -> int:
    compared = 0
    for number in range(games):
        pair = Pair(f"{name} {rules} {round} {number}", rules, round)
        asyncio.run(pair.play(steps))
        compared += pair.compared
    return compared


RULES: Final = ["official", "official jump_in=all", "home stacking=same", "bluff"]


@pytest.mark.parametrize("rules", RULES)
def test_answers_tell_nothing(rules: str) -> None:
    assert play(rules, FIRST, 2) > 500


def test_answers_in_a_second_round_and_its_downloads_tell_nothing() -> None:
    assert play("official hand_size=2", SECOND, 1) > 300


@pytest.mark.long
@pytest.mark.parametrize("rules", RULES)
def test_many_answers_tell_nothing(rules: str) -> None:
    play(rules, FIRST, 60, 120, "many")
    play(f"{rules} hand_size=2", SECOND, 60, 120, "many")


# --- planted leaks ------------------------------------------------------------------------------------------------


def a_refusal_that_says_who_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    why_not = Table.why_not

    def leaky(table: Table, action: Action) -> Reason:
        hands = [hand for seat, hand in enumerate(table.state.hands) if seat != action.seat]
        has = [bool(action.cards) and action.cards[0].bare in hand for hand in hands]
        return Reason("not_yours", str(sum(has))) if action.kind == "play" else why_not(table, action)

    monkeypatch.setattr(Table, "why_not", leaky)


def a_hint_of_who_sees_all(monkeypatch: pytest.MonkeyPatch) -> None:
    advise = thinking.advise

    def leaky(room: Room, seat: int, id: str) -> Answer:
        assert room.table is not None
        answer = advise(room, seat, id)
        return msgspec.structs.replace(answer, seq=_lie(room.table))

    monkeypatch.setattr("pioche.server.keeper.advise", leaky)


def a_bot_that_thinks_by_its_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    bots_due = Room.bots_due

    def leaky(room: Room) -> int | None:
        due = bots_due(room)
        assert room.table is not None
        return due if due is None else due + _lie(room.table)

    monkeypatch.setattr(Room, "bots_due", leaky)


def a_wait_that_hangs_on_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "hold", lambda state: crc32(repr(state.stock).encode()) % 1000)


def a_log_that_is_too_open(monkeypatch: pytest.MonkeyPatch) -> None:
    act = referee.act

    def leaky(room: Room, *rest: Any) -> Reason | None:
        mistake = act(room, *rest)
        assert room.table is not None
        structlog.get_logger().info("acted", top=_lie(room.table))
        return mistake

    monkeypatch.setattr(referee, "act", leaky)


def a_figure_of_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(App, "metrics", property(lambda app: _Figures(app), lambda app, value: None), raising=False)


class _Figures:
    def __init__(self, app: App) -> None:
        self.app: Final = app

    def page(self) -> bytes:
        return "".join([f"cards {_lie(one.room.table)}\n" for one in self.app.hall.keepers.values()]).encode()


def a_lobby_that_tells_of_the_stock(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = frames.listed

    def leaky(room: Room) -> Listed:
        return msgspec.structs.replace(listed(room), host=f"{_lie(room.table)}")

    monkeypatch.setattr("pioche.server.hall.listed", leaky)


def a_download_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:

    async def leaky(hall: Any, code: str, match: int, round: int) -> Replay:
        table = hall.keepers[code].room.table
        return Replay(table.rules.text, (), (records._open_step(table, [], Before(table.state)),))

    monkeypatch.setattr("pioche.server.app.replay_of", leaky)


def a_download_that_goes_too_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """The record of the last round says what lies in the stock now."""
    record_of = records.record_of

    async def leaky(hall: Any, code: str, match: int, round: int) -> str:
        return f"{await record_of(hall, code, match, round)} {hall.keepers[code].room.table.state.stock}"

    monkeypatch.setattr("pioche.server.app.record_of", leaky)


def _lie(table: Table | None) -> int:
    """A number that hangs on where the cards lie."""
    state = table.state if table is not None else None
    return crc32(repr((state.hands, state.stock)).encode()) % 1000 if state is not None else 0


PLANTS: Final[list[tuple[Plant, int]]] = [
    (a_refusal_that_says_who_has_it, FIRST),
    (a_hint_of_who_sees_all, FIRST),
    (a_bot_that_thinks_by_its_hand, FIRST),
    (a_wait_that_hangs_on_a_hand, FIRST),
    (a_log_that_is_too_open, FIRST),
    (a_figure_of_hidden_cards, FIRST),
    (a_lobby_that_tells_of_the_stock, FIRST),
    (a_download_before_the_end, FIRST),
    (a_download_that_goes_too_far, SECOND),
]


@pytest.mark.parametrize(("plant", "round"), PLANTS, ids=[plant.__name__ for plant, _ in PLANTS])
def test_a_planted_leak_is_caught(plant: Plant, round: int, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        play("official hand_size=2" if round == SECOND else "official", round, 12)
