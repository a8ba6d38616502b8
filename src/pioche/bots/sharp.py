"""The sharp bot: hand sizes, what the others drew on, the arithmetic of a challenge, Wilds kept for the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from pioche.bots import reasons
from pioche.bots.advice import why
from pioche.bots.belief import Belief
from pioche.bots.careful import Careful
from pioche.bots.doubt import bluff, threshold
from pioche.bots.exchanges import is_gain
from pioche.bots.habits import called
from pioche.bots.house import SHEDDING, jumps
from pioche.bots.jury import verdict
from pioche.bots.position import Position
from pioche.bots.reasons import because
from pioche.bots.restraint import against, declined
from pioche.bots.weighing import lightened, weigh
from pioche.bots.weights import MORE, TWO, Weights
from pioche.driver import Choice
from pioche.engine.actions import Action
from pioche.engine.events import Event
from pioche.engine.view import View


class Sharp(Careful):
    """Weighs every play by what its seat has been sent. It remembers a `Belief`, a fold of its events alone."""

    #: The weights for two players, and for more.
    two: ClassVar[Weights] = TWO
    more: ClassVar[Weights] = MORE

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.belief: Final = Belief()

    def watch(self, events: Sequence[Event | None]) -> None:
        self.belief.fold(events)

    def out_of_turn(self, view: View, menu: Sequence[Action]) -> list[Action]:
        found = [action for action in jumps(menu) if against(view, action) is None]
        return found + [action for action in menu if is_gain(view, action)]

    def shed(self, view: View, menu: Sequence[Action]) -> Choice | None:
        options = [action for action in menu if action.kind in SHEDDING]
        if not options:
            return None
        position = Position(view, self.belief)
        weights = self.two if position.two else self.more
        return Choice(max(options, key=lambda action: lightened(position, action, weights)), reasons.SHED)

    def lay(self, view: View, menu: Sequence[Action], laid: list[Action]) -> Choice:
        """The heaviest play; a card just drawn may be kept, and nothing laid where something speaks against all."""
        spared = declined(view, menu, laid)
        if spared is not None:
            return spared
        decision = view.decision
        options = laid
        if decision is not None and decision.seat == view.viewer:
            if decision.kind == "drawn":
                options = laid + [action for action in menu if action.kind == "pass"]
            elif all([against(view, action) for action in laid]):
                options = laid + [action for action in menu if action.kind in ("draw", "pass")]
        position = Position(view, self.belief)
        best = options[0]
        if len(options) > 1:
            weights = self.two if position.two else self.more
            best = max(options, key=lambda action: weigh(position, action, weights))
        return Choice(called(view, best), why(position, best, options))

    def answer(self, view: View, menu: Sequence[Action]) -> Choice:
        """Take the cards, or challenge where that pays: in a chain whoever is likeliest to have bluffed (C24)."""
        take, debt = menu[0], view.debt
        accusing = [action for action in menu if action.kind == "challenge"]
        if not accusing or debt is None:
            return Choice(take, reasons.TAKE_ANYWAY)
        last = [stake.author for stake in debt.stakes if stake.open][-1:]
        authors = {action: action.target if action.aim else last[0] for action in accusing}
        chances = {action: bluff(view, self.belief, author) for action, author in authors.items()}
        best = max(accusing, key=lambda action: chances[action])
        percent = min(95, max(5, 5 * round(20 * chances[best])))  # Nothing is ever certain.
        if chances[best] >= threshold(view, debt, authors[best]):
            return Choice(best, because("challenge", percent))
        return Choice(take, because("take", percent))

    def vote(self, view: View, menu: Sequence[Action]) -> Choice:
        return verdict(view, self.belief, menu)
