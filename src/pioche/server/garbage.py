"""Garbage: collected so that no player notices (L6), and how long it has taken."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Final

#: So many new objects are looked through at once, and those that have lasted after so many times. They are counted
#: less those that have gone, which at a steady pace are as many: so it is done at every beat, too, in seconds.
YOUNG: Final = 5_000
MIDDLE: Final = 3
BEAT: Final = 0.25
#: Everything is looked through by itself never: with thousands of tables and sockets that takes a fifth of a second.
#: It is done every minute while there are few of them, and else after so many seconds.
NEVER: Final = 2**30
MINUTE: Final = 60.0
LONGEST: Final = 6 * 3600.0
FEW: Final = 300


class Pauses:
    """Listens to the collector: `longest` and `total` are seconds of processor time."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.total = 0.0
        self._begun = 0.0

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.thread_time()
            return
        pause = time.thread_time() - self._begun
        self.total += pause
        self.longest = max(self.longest, pause)


@cache
def calm() -> Pauses:
    """Call it when everything is loaded: what is there by then is never looked through again. Twice is once."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    pauses = Pauses()
    gc.callbacks.append(pauses)
    return pauses


async def collect(much: Callable[[], int]) -> None:
    """Look through everything now and then, as long as the task lives; `much` counts what there is to look through,
    by sockets and tables."""
    last = time.monotonic()
    for beat in count(1):
        await asyncio.sleep(BEAT)
        since = time.monotonic() - last
        if since > LONGEST or (since > MINUTE and much() <= FEW):
            gc.collect()
            last = time.monotonic()
        else:
            gc.collect(0 if beat % (MIDDLE + 1) else 1)
