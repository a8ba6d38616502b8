"""The adviser: a bot behind a guest, who may have come late and so not have seen everything."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from pioche.bots import LEVELS
from pioche.driver import Choice, Player
from pioche.engine.actions import Action
from pioche.engine.events import Event
from pioche.engine.view import View


class Adviser(Player):
    """Remembers what it has been shown, and begins anew when that makes no sense to it."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Something was missed: what is remembered may be wrong."""
        self._bot = LEVELS["sharp"]("adviser")

    def watch(self, events: Sequence[Event | None]) -> None:
        try:
            self._bot.watch(events)
        except (LookupError, ValueError, AttributeError, TypeError):
            self.forget()

    def choose(self, view: View, menu: Sequence[Action]) -> Choice:
        with suppress(LookupError, ValueError, AttributeError, TypeError):
            return self._bot.choose(view, menu)
        self.forget()
        return self._bot.choose(view, menu)
