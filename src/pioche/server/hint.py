"""The hint that a table has grown: a wish to be quick, never the truth.

A hint may be lost, repeated or late, so whoever is given one reads the log past his own cursor, and looks there now
and then without any.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, TypeAlias

#: Is told a table and its head, on the event loop.
Heard: TypeAlias = Callable[[str, int], object]


class Hint(ABC):
    """Says to whoever listens, here and in the other workers, that a table has a new head."""

    @abstractmethod
    def publish(self, table: str, seq: int) -> None:
        """This table's log reaches to `seq`. Call it after the append, on the event loop; it never waits or fails."""

    @abstractmethod
    def subscribe(self, heard: Heard) -> Callable[[], None]:
        """Have every hint told to `heard`; what is returned ends that. A failing listener disturbs no other."""


class LocalHint(Hint):
    """The hint of a server that is one process."""

    def __init__(self) -> None:
        self._listeners: Final[list[Heard]] = []

    def publish(self, table: str, seq: int) -> None:
        loop = asyncio.get_running_loop()
        for heard in self._listeners:
            loop.call_soon(heard, table, seq)

    def subscribe(self, heard: Heard) -> Callable[[], None]:
        self._listeners.append(heard)

        def unsubscribe() -> None:
            if heard in self._listeners:
                self._listeners.remove(heard)

        return unsubscribe
