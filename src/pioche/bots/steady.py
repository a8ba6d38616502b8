"""The steady bot: dear cards first, in the colour it holds most; it forgets no call and takes every +4."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.bots import reasons
from pioche.bots.careful import Careful
from pioche.bots.exchanges import aimed, hands_over
from pioche.bots.habits import called, per_colour, points, rest
from pioche.bots.reasons import because
from pioche.driver import Choice
from pioche.engine.actions import Action
from pioche.engine.rule import Reason
from pioche.engine.view import View


class Steady(Careful):
    """Looks at its own hand and at how many cards the others hold. It remembers nothing: the same view brings the
    same choice."""

    def lay(self, view: View, menu: Sequence[Action], laid: list[Action]) -> Choice:
        """Colourless cards last, then the best colour first, then the dearest card."""
        best = max(laid, key=lambda action: self._rank(view, action))
        return Choice(called(view, best), self._why(view, best))

    def _rank(self, view: View, action: Action) -> tuple[bool, bool, int, int, int, int]:
        left = per_colour(rest(view.hand, action))
        card = action.card
        colour = card.colour or action.colour
        cost = points(card, view.rules)
        wins = not hands_over(view, action)
        return wins, bool(card.colour), len(action.cards), left.get(colour, 0), cost, aimed(view, action)

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

    def answer(self, view: View, menu: Sequence[Action]) -> Choice:
        return Choice(menu[0], reasons.TAKE_ANYWAY)

    def vote(self, view: View, menu: Sequence[Action]) -> Choice:
        """No: it remembers nothing of what was said."""
        return Choice(next((action for action in menu if action.word == "no"), menu[0]), reasons.VOTE_NO)
