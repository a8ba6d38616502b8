"""The novice: any legal card at random, and an Uno call that is sometimes forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from pioche.bots import reasons
from pioche.driver import Blind, Choice
from pioche.engine.actions import TALK, Action
from pioche.engine.view import View

#: How often a novice calls with the play, calls late, catches somebody, and challenges a +4.
CALLS: Final = 0.8
CALLS_LATE: Final = 0.2
CATCHES: Final = 0.4
CHALLENGES: Final = 0.1


class Novice(Blind):
    """Plays by its menu alone, and remembers nothing.

    Where it is shown a view, its luck comes from its seed and the view's version, so that another novice made from
    the same seed goes on alike; without a view, from one generator, which is quicker.
    """

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed
        self._random = Random(f"novice|{seed}").random

    def choose(self, view: View, menu: Sequence[Action]) -> Choice:
        self._begin_anew(view)
        if len(view.hand) == 1:
            menu = [action for action in menu if action.kind != "uno"] or menu
        return self.pick(menu)

    def interrupt(self, view: View, menu: Sequence[Action]) -> Choice | None:
        self._begin_anew(view)
        return self.pick_out_of_turn(menu)

    def _begin_anew(self, view: View) -> None:
        self._random = Random(f"novice|{self.seed}|{view.version}").random

    def pick(self, menu: Sequence[Action]) -> Choice:
        """A catch now and then; else any card, each as likely as the others; else what makes the game go on."""
        last = menu[-1].kind
        plays = len(menu) - 1  # In the order of a menu nothing but plays comes before a draw.
        if last != "draw":
            plays = sum([action.kind == "play" for action in menu])
        if last == "catch" and self._random() < CATCHES:
            return Choice(menu[-1], reasons.CATCH)
        if not plays:
            return self._without_a_card(menu)
        action = self._any_play(menu, plays)
        if last in ("uno", "catch") and self._has_call(menu) and self._random() < CALLS:
            action = action.calling()
        return Choice(action, reasons.ANY_CARD)

    def _any_play(self, menu: Sequence[Action], plays: int) -> Action:
        """A colourless card stands in the menu once for each colour, and still is one card."""
        random = self._random
        only_colourless = menu[0].colour
        while True:
            action = menu[int(random() * plays)]
            if only_colourless or not action.colour or random() < 0.25:
                return action

    def _has_call(self, menu: Sequence[Action]) -> bool:
        return any([action.kind == "uno" for action in menu])

    def _without_a_card(self, menu: Sequence[Action]) -> Choice:
        kind = menu[0].kind
        if kind == "draw":
            return Choice(menu[0], reasons.DRAW)
        if kind == "pass":
            return Choice(menu[0], reasons.PASS)
        if kind == "take":
            if menu[-1].kind == "challenge" and self._random() < CHALLENGES:
                return Choice(menu[-1], reasons.CHALLENGE_GUESS)
            return Choice(menu[0], reasons.TAKE_ANYWAY)
        steps = [action for action in menu if action.kind not in TALK] or menu
        return Choice(steps[int(self._random() * len(steps))], reasons.ANY)

    def pick_out_of_turn(self, menu: Sequence[Action]) -> Choice | None:
        for action in menu:
            if action.kind == "uno" and self._random() < CALLS_LATE:
                return Choice(action, reasons.CALL)
            if action.kind == "catch" and self._random() < CATCHES:
                return Choice(action, reasons.CATCH)
        return None
