"""Refusals: why a table does nothing of what it is asked."""

from __future__ import annotations

from typing import Final

from pioche.engine.rule import Reason


class NoTable(Exception):
    """There is no such table, or no longer."""


class Unwanted(Exception):
    """What was asked for is refused, and nothing has changed; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id, *reason.args)
        self.reason: Final = reason
