"""The adviser: the server's own, who has seen what the seat has seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pioche.bots import LEVELS
from pioche.driver import Choice, Player
from pioche.engine.actions import Action
from pioche.engine.rule import Reason
from pioche.engine.view import View
from pioche.server.messages import Answer
from pioche.server.wire import action_of


class Adviser(Player):
    """Asks the server for a hint; where it has none, a bot looks at the cards alone."""

    def __init__(self, ask: Callable[[], Answer]) -> None:
        self._ask: Final = ask

    def choose(self, view: View, menu: Sequence[Action]) -> Choice:
        answer = self._ask()
        action = action_of(answer.move, view.viewer) if answer.move is not None else None
        if action is None or action not in menu or answer.reason is None:
            return LEVELS["steady"]("adviser").choose(view, menu)
        return Choice(action, Reason(answer.reason.id.removeprefix("hint-"), *answer.reason.args))
