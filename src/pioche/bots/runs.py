"""Runs: how far a number leads (C59)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.bots.house import has_power
from pioche.engine.actions import Action
from pioche.engine.cards import Card
from pioche.engine.view import View

#: How many further cards are looked for.
_FAR: Final = 3


def further(view: View, action: Action, left: Sequence[Card]) -> int:
    """How many cards of the rest may follow this play in a run, three at most."""
    card = action.cards[-1]
    if not view.rules.get("runs") or action.kind != "play" or card.number < 0 or has_power(view, card):
        return 0
    is_two = sum(view.active) == 2
    allowed = view.rules.get("combo_finish")
    may_empty = allowed == "always" or (allowed == "not_with_two" and not is_two)
    return min(_longest(view, card, list(left), _FAR), len(left) - (not may_empty))


def _longest(view: View, card: Card, left: list[Card], most: int) -> int:
    best = 0
    if not most or has_power(view, card):
        return best
    for one in {*left}:
        if one.number == card.number or (one.colour == card.colour and is_neighbour(one, card)):
            others = left.copy()
            others.remove(one)
            best = max(best, 1 + _longest(view, one, others, most - 1))
    return best


def is_neighbour(one: Card, other: Card) -> bool:
    """Whether two numbers are one apart; 9 and 0 are not."""
    return one.number >= 0 and other.number >= 0 and abs(one.number - other.number) == 1
