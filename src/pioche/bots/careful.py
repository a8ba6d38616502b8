"""The careful player: words first, then cards, then whatever else is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.bots.habits import go_on, per_colour, plays, words_first
from pioche.bots.house import jumps, to_deal, to_say, to_shed
from pioche.bots.reasons import because
from pioche.driver import Choice, Player
from pioche.engine.actions import Action
from pioche.engine.view import View


class Careful(Player):
    """Forgets no word and stalls on no decision. A level says how it lays, answers, sheds and votes."""

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed

    def lay(self, view: View, menu: Sequence[Action], laid: list[Action]) -> Choice:
        """One of these plays, or what the menu offers instead."""
        raise NotImplementedError

    def answer(self, view: View, menu: Sequence[Action]) -> Choice:
        """There is a penalty to take, and no card against it."""
        raise NotImplementedError

    def vote(self, view: View, menu: Sequence[Action]) -> Choice:
        """Somebody has been accused (C86)."""
        raise NotImplementedError

    def shed(self, view: View, menu: Sequence[Action]) -> Choice | None:
        """What the wheel lets the seat get rid of; None where it lets it do nothing."""
        return to_shed(view, menu)

    def out_of_turn(self, view: View, menu: Sequence[Action]) -> list[Action]:
        """The cards that are worth being laid out of turn."""
        return jumps(menu)

    def interrupt(self, view: View, menu: Sequence[Action]) -> Choice | None:
        said = words_first(view, menu) or to_say(view) or self.shed(view, menu)
        if said is not None:
            return said
        laid = self.out_of_turn(view, menu)
        return self.lay(view, menu, laid) if laid else None

    def choose(self, view: View, menu: Sequence[Action]) -> Choice:
        said = words_first(view, menu)
        if said is not None:
            return said
        laid = plays(menu)
        if laid:
            return self.lay(view, menu, laid)
        kind = menu[0].kind
        if kind == "colour":
            return self.name(view, menu)
        if kind == "take":
            return self.answer(view, menu)
        if kind == "vote":
            return self.vote(view, menu)
        return self.shed(view, menu) or to_deal(menu) or go_on(menu)

    def name(self, view: View, menu: Sequence[Action]) -> Choice:
        """The colour that the seat holds most of."""
        counts = per_colour(view.hand)
        best = max(menu, key=lambda action: counts.get(action.colour, 0))
        return Choice(best, because("name_colour", best.colour, counts.get(best.colour, 0)))
