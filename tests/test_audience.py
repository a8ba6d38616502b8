"""The audience of a table: who is told, and when there is nothing to tell."""

from __future__ import annotations

import json
from random import Random
from typing import Final

from pioche.catalogue import ruleset
from pioche.engine.actions import NEXT
from pioche.engine.luck import FastLuck
from pioche.engine.rule import Reason
from pioche.engine.state import ROUND
from pioche.engine.table import Table
from pioche.server.audience import BEAT, KEPT, RECENT, Audience, Watcher
from pioche.server.entries import Acted, Entry, Made, Manned, Sat, Started
from pioche.server.messages import Settings, encode
from pioche.server.room import Room
from pioche.server.wire import Before, kept

NOW = 1_800_000_000_000


class Listener(Watcher):
    """Keeps what it is sent."""

    def __init__(self) -> None:
        self.digest = ""
        self.heard: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(frame)

    def dismiss(self, code: int, why: Reason) -> None:
        raise AssertionError(why)


def test_the_head_is_told_when_there_has_been_nothing_else_to_tell() -> None:
    audience, room, listener = Audience(), Room("0123456789"), Listener()
    assert not audience.beat(NOW), "nobody is here"
    audience.welcome(listener, NOW)
    assert not audience.beat(NOW + BEAT - 1)
    assert audience.beat(NOW + BEAT)
    assert not audience.beat(NOW + BEAT + 1)
    assert [json.loads(frame) for frame in listener.heard] == [{"type": "beat", "head": 0}]

    room.seq = 7
    audience.tell(room, [([listener], b"news")], NOW + BEAT + 5)
    assert not audience.beat(NOW + 2 * BEAT + 4)
    assert audience.beat(NOW + 2 * BEAT + 5)
    assert json.loads(listener.heard[-1]) == {"type": "beat", "head": 7}


def test_what_nobody_is_told_about_keeps_no_beat_back() -> None:
    audience, room, listener = Audience(), Room("0123456789"), Listener()
    audience.welcome(listener, NOW)
    room.seq = 7
    audience.tell(room, [], NOW + BEAT - 1)
    audience.welcome(Listener(), NOW + BEAT - 1)
    assert audience.beat(NOW + BEAT), "neither an entry of which nothing is told nor who comes later"
    assert json.loads(listener.heard[-1]) == {"type": "beat", "head": 7}


class Sitter(Listener):
    """Somebody in a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.digest, self.seat = f"{seat}", seat


def words(one: Listener) -> list[object]:
    """What somebody has been told in words, step by step."""
    frames = [json.loads(frame) for frame in one.heard]
    return [frame["said"] for frame in frames if frame["type"] == "step" and frame["said"]]


def told(audience: Audience, seat: int) -> list[object]:
    said = json.loads(encode(audience.past(seat)))
    assert isinstance(said, list)
    return said


class Playing:
    """A match of two people and a bot, told to its audience."""

    def __init__(self) -> None:
        rules = ruleset("home hand_size=3", 3)
        self.audience, self.room, self.random = Audience(), Room("0123456789"), Random("past")
        self.table: Final = Table(rules, 3, FastLuck("past"))
        #: When the log is read: long after it was written, perhaps.
        self.now = NOW
        for entry in (
            Made(rules.text, 3, Settings()), Sat(0, "Ada", "0"), Sat(1, "Bo", "1"), Manned(2, "steady"), Started(),
        ):  # fmt: skip
            self.write(entry)

    def write(self, entry: Entry, before: Before | None = None) -> None:
        acted = self.room.fold(entry, NOW)
        moved = self.audience.see_who_sits(self.room)
        self.audience.tell(self.room, self.audience.frames(self.room, entry, acted, before, self.now, moved), NOW)

    def step(self) -> None:
        """The next step, whatever it is."""
        table, state = self.table, self.table.state
        action = NEXT
        if state.decision is not None:
            menu = [one for one in table.menu(state.decision.seat) if one.kind != "timeout"]
            action = self.random.choice(menu)
        before, known = Before(state), len(table.log)
        table.act(action)
        self.write(Acted(action.text, "seat", kept(table.log[known:])), before)

    def play_round(self) -> None:
        self.step()
        while self.table.state.phase == ROUND:
            self.step()


def test_who_comes_back_is_told_what_his_seat_was_told_of_the_round_and_nothing_else() -> None:
    playing = Playing()
    ada, bo, looker = Sitter(0), Sitter(1), Listener()
    for one in (ada, bo, looker):
        playing.audience.welcome(one, NOW)
    playing.play_round()
    for one in (ada, bo, looker):
        one.heard.clear()
    playing.play_round()
    for one in (ada, bo, looker):
        assert len(words(one)) > 5
        assert told(playing.audience, one.seat) == words(one)[-KEPT:]
    assert words(ada) != words(bo) != words(looker)
    assert told(playing.audience, 2) == [], "a bot has no use for it"


def test_what_is_said_while_somebody_is_away_is_kept_for_him_alone() -> None:
    playing = Playing()
    ada, bo = Sitter(0), Sitter(1)
    playing.audience.welcome(ada, NOW)
    playing.audience.welcome(bo, NOW)
    playing.step()
    playing.audience.watchers.discard(bo)
    playing.step()
    playing.step()
    assert len(told(playing.audience, 1)) == 3
    assert told(playing.audience, 1)[:1] == words(bo)
    playing.write(Manned(1, "steady"))
    assert told(playing.audience, 1) == [], "it goes with him"
    playing.write(Sat(1, "Cy", "1"))
    playing.step()
    assert len(told(playing.audience, 1)) == 1
    assert len(told(playing.audience, 0)) == 4


def test_what_was_said_long_ago_is_not_kept() -> None:
    playing = Playing()
    playing.now += RECENT
    playing.step()
    assert told(playing.audience, 0) == []
    playing.now -= 1
    playing.step()
    assert len(told(playing.audience, 0)) == 1
