"""Pace: the waits and deadlines of a live table, in milliseconds. None of them depends on a hand (F10)."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from pioche.engine.state import State

#: No step before this, by the word that a window gives for its wait: after a card that may be jumped on, when a
#: seat was given its one card by somebody else, and when a word is to be said by all (F10, C87).
WAITS: Final = {"jump_in": 1500, "call": 3000, "oooh": 4000}
#: A bot acts no sooner after a play, and after any other step; to each is added up to as much again of `LINGER`.
AFTER_PLAY: Final = 2000
AFTER_STEP: Final = 1000
LINGER: Final = 900
#: With `turn_seconds=0`: a seat that does nothing for so long is away.
IDLE: Final = 90_000
#: A race of the wheel begins after a countdown, and ends when nobody has shouted (C81).
COUNTDOWN: Final = 2000
RACE: Final = 5000
#: Silence in a vote is a no after this (C86), and a hidden deal is open after that.
VOTE: Final = 10_000
HIDDEN_DEAL: Final = 3000
#: The score stays in view so long, unless everybody wants to go on.
BETWEEN: Final = 30_000
#: After a catch of a seat that could not be caught, the same seat cannot catch for so long (F10).
WRONG_CATCH: Final = 3000
#: A table that nobody starts, and a match that is over, are cleared away sooner than one in play.
UNSTARTED: Final = 24 * 3_600_000


def linger(code: str, version: int, most: int) -> int:
    """A little time that looks random, and is the same for every worker."""
    return crc32(f"{code}|{version}".encode()) % (most + 1)


def hold(state: State) -> int:
    """How long after the last step no step is taken."""
    longest = 0
    for window in state.windows:
        if window.kind == "oooh" and has_been_said(state):
            continue
        longest = max(longest, WAITS.get(window.wait, 0))
    return longest


def has_been_said(state: State) -> bool:
    """Whether nobody has still to say what is to be said by all (C87)."""
    due = next((memo for memo in state.memos.values() if memo.name == "due"), None)
    return due is not None and not getattr(due, "seats", ())
