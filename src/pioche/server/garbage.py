"""Garbage: collected so that no player notices (L6), and how long it has taken."""

from __future__ import annotations

import gc
import time
from typing import Final

#: So many new objects are looked through at once; all of them seldom, and only when they have grown by a quarter.
YOUNG: Final = 20_000
MIDDLE: Final = 20
OLD: Final = 50


class Pauses:
    """Listens to the collector: `longest` and `total` are seconds."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.total = 0.0
        self._begun = 0.0

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.perf_counter()
            return
        pause = time.perf_counter() - self._begun
        self.total += pause
        self.longest = max(self.longest, pause)


def calm() -> Pauses:
    """Call it when everything is loaded: what is there by then is never looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    pauses = Pauses()
    gc.callbacks.append(pauses)
    return pauses
