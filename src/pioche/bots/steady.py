"""The steady bot: dear cards first, in the colour it holds most; it forgets no call and takes every +4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.bots import reasons
from pioche.bots.habits import called, go_on, per_colour, plays, points, rest, words_first
from pioche.bots.house import aimed, jumps, to_deal, to_say, to_shed
from pioche.bots.reasons import because
from pioche.driver import Choice, Player
from pioche.engine.actions import Action
from pioche.engine.rule import Reason
from pioche.engine.view import View


class Steady(Player):
    """Looks at its own hand and at how many cards the others hold. It remembers nothing: the same view brings the
    same choice."""

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed

    def interrupt(self, view: View, menu: Sequence[Action]) -> Choice | None:
        said = words_first(view, menu) or to_say(view) or to_shed(view, menu)
        if said is not None:
            return said
        laid = jumps(menu)
        return self._lay(view, laid) if laid else None

    def choose(self, view: View, menu: Sequence[Action]) -> Choice:
        said = words_first(view, menu)
        if said is not None:
            return said
        laid = plays(menu)
        if laid:
            return self._lay(view, laid)
        kind = menu[0].kind
        if kind == "colour":
            return self._name(view, menu)
        if kind == "take":
            return Choice(menu[0], reasons.TAKE_ANYWAY)
        return to_shed(view, menu) or to_deal(menu) or go_on(menu)

    def _lay(self, view: View, laid: Sequence[Action]) -> Choice:
        """Colourless cards last, then the best colour first, then the dearest card."""
        best = max(laid, key=lambda action: self._rank(view, action))
        return Choice(called(view, best), self._why(view, best))

    def _rank(self, view: View, action: Action) -> tuple[bool, int, int, int, int]:
        left = per_colour(rest(view.hand, action))
        card = action.card
        colour = card.colour or action.colour
        cost = points(card, view.rules)
        return bool(card.colour), len(action.cards), left.get(colour, 0), cost, aimed(view, action)

    def _why(self, view: View, action: Action) -> Reason:
        card = action.card
        if len(view.hand) == len(action.cards):
            return because("win", card)
        if action.kind == "jump":
            return because("jump", card)
        colour = card.colour or action.colour
        count = per_colour(rest(view.hand, action)).get(colour, 0)
        if not card.colour:
            return because("only_colourless", card, colour, count)
        return because("strong_colour", card, colour, count) if count else because("best_card", card)

    def _name(self, view: View, menu: Sequence[Action]) -> Choice:
        counts = per_colour(view.hand)
        best = max(menu, key=lambda action: counts.get(action.colour, 0))
        return Choice(best, because("name_colour", best.colour, counts.get(best.colour, 0)))
