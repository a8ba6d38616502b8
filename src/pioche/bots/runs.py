"""Runs: where a number should begin one, so that all that hangs together goes (C59)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.bots.house import has_power
from pioche.engine.actions import Action
from pioche.engine.cards import Card
from pioche.engine.view import View

#: How many further cards are looked for.
_FAR: Final = 3


def broken(view: View, action: Action, left: Sequence[Card]) -> int:
    """How many cards fewer go in a run that begins, or goes on, with this play than with a card that follows it."""
    card = action.cards[-1]
    if not view.rules.get("runs") or action.kind != "play" or card.number < 0 or has_power(view, card):
        return 0
    hand = [*left, card]
    most = max([_longest(view, one, _without(hand, one), _FAR) for one in hand if one is card or _goes_on(one, card)])
    return most - _longest(view, card, left, _FAR)


def _longest(view: View, card: Card, left: Sequence[Card], most: int) -> int:
    """How many cards of the rest may follow this one, `most` at most."""
    if not most or has_power(view, card):
        return 0
    following = {one for one in left if _goes_on(one, card)}
    return max([1 + _longest(view, one, _without(left, one), most - 1) for one in following], default=0)


def _goes_on(one: Card, card: Card) -> bool:
    """Whether it is the same number, or a neighbour of the same colour; 9 and 0 are none."""
    if one.number < 0:
        return False
    return one.number == card.number or (one.colour == card.colour and abs(one.number - card.number) == 1)


def _without(row: Sequence[Card], card: Card) -> list[Card]:
    others = list(row)
    others.remove(card)
    return others
