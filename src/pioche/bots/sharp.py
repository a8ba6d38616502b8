"""The sharp bot: hand sizes, what the others drew on, the arithmetic of a challenge, Wilds kept for the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from pioche.bots import reasons
from pioche.bots.advice import why
from pioche.bots.belief import Belief
from pioche.bots.doubt import bluff, threshold
from pioche.bots.habits import called, go_on, per_colour, plays, words_first
from pioche.bots.house import is_gain, jumps, to_deal, to_say, to_shed
from pioche.bots.position import Position
from pioche.bots.reasons import because
from pioche.bots.weights import MORE, TWO, Weights, weigh
from pioche.driver import Choice, Player
from pioche.engine.actions import Action
from pioche.engine.events import Event
from pioche.engine.view import View


class Sharp(Player):
    """Weighs every play by what its seat has been sent. It remembers a `Belief`, a fold of its events alone."""

    #: The weights for two players, and for more.
    two: ClassVar[Weights] = TWO
    more: ClassVar[Weights] = MORE

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed
        self.belief: Final = Belief()

    def watch(self, events: Sequence[Event | None]) -> None:
        self.belief.fold(events)

    def interrupt(self, view: View, menu: Sequence[Action]) -> Choice | None:
        said = words_first(view, menu) or to_say(view) or to_shed(view, menu)
        if said is not None:
            return said
        laid = jumps(menu) + [action for action in menu if is_gain(view, action)]
        return self._lay(view, menu, laid) if laid else None

    def choose(self, view: View, menu: Sequence[Action]) -> Choice:
        said = words_first(view, menu)
        if said is not None:
            return said
        laid = plays(menu)
        if laid:
            return self._lay(view, menu, laid)
        if menu[0].kind == "colour":
            return self._name(view, menu)
        if menu[0].kind == "take":
            return self._answer(view, menu)
        return to_shed(view, menu) or to_deal(menu) or go_on(menu)

    def _lay(self, view: View, menu: Sequence[Action], laid: list[Action]) -> Choice:
        """The heaviest play; a card just drawn may be kept."""
        decision = view.decision
        drawn = decision is not None and decision.kind == "drawn" and decision.seat == view.viewer
        options = laid + [action for action in menu if drawn and action.kind == "pass"]
        position = Position(view, self.belief)
        best = options[0]
        if len(options) > 1:
            weights = self.two if position.two else self.more
            best = max(options, key=lambda action: weigh(position, action, weights))
        return Choice(called(view, best), why(position, best, options))

    def _name(self, view: View, menu: Sequence[Action]) -> Choice:
        counts = per_colour(view.hand)
        best = max(menu, key=lambda action: counts.get(action.colour, 0))
        return Choice(best, because("name_colour", best.colour, counts.get(best.colour, 0)))

    def _answer(self, view: View, menu: Sequence[Action]) -> Choice:
        """Take the cards, or challenge where that pays."""
        take = menu[0]
        challenge = next((action for action in menu if action.kind == "challenge"), None)
        if challenge is None or view.debt is None:
            return Choice(take, reasons.TAKE_ANYWAY)
        chance = bluff(view, self.belief, view.debt)
        percent = min(95, max(5, 5 * round(20 * chance)))  # Nothing is ever certain.
        if chance >= threshold(view, view.debt):
            return Choice(challenge, because("challenge", percent))
        return Choice(take, because("take", percent))
