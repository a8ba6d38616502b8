"""The audience of a table: who is told, and when there is nothing to tell."""

from __future__ import annotations

import json

from pioche.engine.rule import Reason
from pioche.server.audience import BEAT, Audience, Watcher
from pioche.server.room import Room

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
