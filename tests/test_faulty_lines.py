"""Whole frames are lost, repeated, exchanged, held back and cut off between real guests and a real server (F12).

The guests are those of the terminal: its `Line`, which keeps a connection up, and what it `Known`s of the table.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from typing import Any, Final

import history
import msgspec
import pytest
from faulty import AtRandom, CutAt, Faults, Proxy, Silent, faulty
from history import Asked
from serving import BRISK, Served, pacing, serving, token

from pioche.client import heard
from pioche.client import line as lines
from pioche.client.heard import NotUnderstood
from pioche.client.known import Known
from pioche.client.line import Back, Hung, Line, Lost
from pioche.server import frames
from pioche.server.messages import Answer, Beat, Bye, Command, Do, Ready, Room, Said, Start, Step, Talk
from pioche.server.room import Room as Table
from pioche.server.wire import move_of
from pioche.texts import Texts

TEXTS: Final = Texts("en")
#: So many moves are made, unless the match is over before.
MOVES: Final = 20
PATIENCE: Final = 60.0


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody waits long, for a beat, an answer, a lost line or the next round."""
    monkeypatch.setattr("pioche.server.audience.BEAT", 30)
    monkeypatch.setattr("pioche.server.hall.ROUND", 0.03)
    for name, seconds in (("FIRST", 0.01), ("LONGEST", 0.05), ("SILENCE", 0.3), ("UNANSWERED", 0.1)):
        monkeypatch.setattr(lines, name, seconds)
    with pacing(BRISK):
        yield


class Player:
    """Somebody at a terminal who plays the first move of his menu, and says something now and then."""

    def __init__(self, port: int, code: str, mine: str, is_host: bool) -> None:
        self.token: Final = mine
        self.inbox: Final[SimpleQueue[Any]] = SimpleQueue()
        self.line: Final = Line(f"ws://127.0.0.1:{port}/ws/{code}", mine, self.inbox)
        self.known: Final = Known(TEXTS)
        self.is_host: Final = is_host
        #: Asks for nothing more; and listens to nothing more.
        self.is_calm = False
        self.is_over = False
        self.moves = 0
        self.hung = ""
        self.asked: Final[dict[str, Asked]] = {}
        self.answers: Final[dict[str, Answer]] = {}
        self.heard: Final[list[str]] = []
        self._pending: Command | None = None
        self._again_at = 0.0
        self._reached = (0, 0)
        self._count = 0

    @property
    def is_waiting(self) -> bool:
        return self._pending is not None

    @property
    def testimony(self) -> history.Testimony:
        return history.Testimony(self.token, list(self.asked.values()), [])

    def play(self) -> None:
        """On a thread of its own, until it is told that it is over."""
        self.line.start()
        try:
            while not self.is_over:
                with suppress(Empty, NotUnderstood):
                    self._take(self.inbox.get(timeout=0.005))
                if self._pending is None:
                    self._think()
                elif self._again_at and time.monotonic() >= self._again_at:
                    self._again_at = 0.0
                    self.line.send(self._pending)
        finally:
            self.line.close()

    def _take(self, news: Any) -> None:
        known = self.known
        if isinstance(news, Room):
            known.take_room(news)
        elif isinstance(news, Step):
            known.take_step(news)
        elif isinstance(news, Said):
            self.heard.append(known.talk(news))
        elif isinstance(news, Answer):
            self._hear(news)
        elif isinstance(news, Back):
            known.begin_anew()
        elif isinstance(news, Hung):
            self.hung = news.reason.id
            self.is_over = True
        else:
            assert isinstance(news, Lost | Beat | Bye), news
        # Whatever the line does, nobody is taken back to what is past.
        if known.room is not None:
            reached = known.room.match, known.view.version if known.view is not None else 0
            assert reached >= self._reached or reached[0] > self._reached[0], f"{reached} after {self._reached}"
            self._reached = reached

    def _hear(self, answer: Answer) -> None:
        if not answer.id:  # A second hello was not understood.
            return
        first = self.answers.get(answer.id)
        if first is not None and {first.status, answer.status} & {"accepted", "penalised"}:
            assert answer == first, f"{first}, and then {answer}"
        if self._pending is None or answer.id != self._pending.id:
            return
        if answer.status in ("wait", "limited", "busy"):
            self._again_at = time.monotonic() + answer.ms / 1000
            return
        self.answers[answer.id] = answer
        self.moves += isinstance(self._pending, Do) and answer.status == "accepted"
        self._pending = None
        said = msgspec.to_builtins(answer)
        self.asked[answer.id] = self.asked[answer.id]._replace(answered=time.monotonic(), answer=said)

    def _think(self) -> None:
        known = self.known
        if self.is_calm:
            return
        self._count += 1
        id = f"{known.seat}-{self._count}"
        if known.stage == "preparing" and self.is_host and len(known.places) == 2 and known.places[1].name:
            self._send(Start(id))
        elif known.stage == "between" and known.view is not None and not known.places[known.seat].ready:
            self._send(Ready(id))
        elif known.stage == "playing" and known.view is not None and known.is_asked and known.menu:
            self._send(Do(id, known.view.version, move_of(known.menu[0])))
        elif known.stage == "playing" and self._count % 40 == 0:
            self._send(Talk(id, text=f"{self._count}"))

    def _send(self, command: Command) -> None:
        self._pending = command
        self.asked[command.id] = Asked(self.token, command.id, time.monotonic(), 0.0, None)
        self.line.send(command)


async def sit_and_play(served: Served, port: int, proxy: Proxy, moves: int) -> tuple[str, list[Player]]:
    """Two players over that line, until all is well and all see the same; the table's code, and the players."""
    tokens = [token(), token()]
    code = await served.make(tokens[0], rules="official hand_size=4", seats=2)
    await served.join(code, "Bob", tokens[1])
    players = [Player(port, code, one, place == 0) for place, one in enumerate(tokens)]
    playing = [asyncio.create_task(asyncio.to_thread(one.play)) for one in players]
    try:
        await until(lambda: sum([one.moves for one in players]) >= moves, playing)
        proxy.heal()
        for one in players:
            one.is_calm = True
        keeper = served.app.hall.keepers[code]
        await until(lambda: all([sees_all(keeper.room, one) for one in players]), playing)
    finally:
        for one in players:
            one.is_over = True
        await asyncio.gather(*playing)
    return code, players


async def until(wanted: Callable[[], bool], playing: list[asyncio.Task[None]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            for one in playing:
                if one.done():
                    one.result()
                    raise AssertionError("hung up on")
            await asyncio.sleep(0.02)


def sees_all(room: Table, player: Player) -> bool:
    """Whether this player has nothing more to hear, and sees what there is to see."""
    known = player.known
    if player.is_waiting or known.room is None or known.view is None:
        return False
    seen = frames.room_message(room, known.seat, 0)
    step = frames.step(room, known.seat, 0, (), None, "")
    return (
        (known.room.places, known.room.stage) == (seen.places, seen.stage)
        and known.view.text() == heard.view_of(step, known.rules).text()
        and known.menu == heard.menu_of(step, known.view)
    )


def evening(folder: Path, faults: Faults, moves: int = MOVES) -> tuple[Proxy, list[Player]]:
    """A table over lines with these faults, and all that must hold of it."""
    found: list[Any] = []

    async def sit() -> None:
        async with serving(folder) as served, faulty(served.port, faults) as proxy:
            code, players = await sit_and_play(served, proxy.port, proxy, moves)
            found[:] = [code, proxy, players]

    asyncio.run(sit())
    code, proxy, players = found
    history.History(folder).check(code, [*[one.testimony for one in players], *proxy.testimonies])
    done = [id for one in players for id, answer in one.answers.items() if answer.status == "accepted"]
    assert len(done) > moves
    return proxy, players


def test_a_line_is_cut_at_every_boundary_of_two_frames(tmp_path: Path) -> None:
    proxy, _ = evening(tmp_path, CutAt(10), 24)
    assert len(proxy.lines) >= 20, "every life of a line, cut behind its last frame and before the next one"


def test_frames_come_twice(tmp_path: Path) -> None:
    evening(tmp_path, AtRandom(Random("twice"), twice=0.5))


def test_frames_overtake_each_other(tmp_path: Path) -> None:
    evening(tmp_path, AtRandom(Random("overtaken"), overtaken=0.4, cut=0.01))


def test_frames_are_lost(tmp_path: Path) -> None:
    """Not every loss can be noticed: a step may be lost, and what was said after it not. The next line tells all."""
    evening(tmp_path, AtRandom(Random("lost"), lost=0.15, cut=0.02))


def test_a_line_falls_silent_and_nobody_is_told(tmp_path: Path) -> None:
    proxy, _ = evening(tmp_path, Silent(12), 8)
    assert len(proxy.lines) > 4


@pytest.mark.parametrize("seed", range(2))
def test_all_of_it_at_once(seed: int, tmp_path: Path) -> None:
    faults = AtRandom(Random(f"all {seed}"), lost=0.06, twice=0.1, overtaken=0.1, cut=0.04)
    proxy, _ = evening(tmp_path, faults)
    assert len(proxy.lines) > 4, "never cut"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100))
def test_many_evenings_over_a_bad_line(seed: int, tmp_path: Path) -> None:
    random = Random(f"many {seed}")
    lost, twice, overtaken, cut = [random.random() * most for most in (0.15, 0.4, 0.3, 0.08)]
    evening(tmp_path, AtRandom(random, lost, twice, overtaken, 0.01 + cut), 60)
