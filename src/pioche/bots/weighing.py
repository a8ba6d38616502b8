"""The weighing of a play, and of what the wheel takes, by the weights of the sharp bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.bots.curse import surcharge
from pioche.bots.exchanges import hands_over, received, saved
from pioche.bots.habits import may_finish, per_colour, points, rest
from pioche.bots.house import shed, top_after
from pioche.bots.position import TARGETED, Position
from pioche.bots.runs import broken
from pioche.bots.weights import Weights
from pioche.engine.actions import Action
from pioche.engine.cards import (
    DOWNPOUR_ONE,
    DOWNPOUR_TWO,
    DRAW_FOUR,
    DRAW_TWO,
    REVERSE,
    SKIP,
    TARGETED_FOUR,
    TARGETED_TWO,
    UNO_CARD,
    Card,
    fits,
)  # fmt: skip

#: More than anything else can weigh.
OUT: Final = 1000.0
#: What the second card of a pair is worth, and each card by which an exchange makes the hand smaller.
_PAIR: Final = 12.0
#: What each card costs that a run leaves behind by beginning in its middle.
_RUN: Final = 6.0
_CARD: Final = 5.0
#: What a 7 is worth that is kept where it swaps hands.
_INSURANCE: Final = 4.0
#: How much of a surcharge it is worth to keep a cursed card as the last one, or to pass it on.
_KEPT_CURSE: Final = 0.5
#: From so few cards on one of them must be fit to be the last.
_LAST_FEW: Final = 3


def weigh(position: Position, action: Action, weights: Weights) -> float:
    """What a play is worth, or none: a draw, or a pass that keeps the card just drawn."""
    view = position.view
    if action.kind in ("pass", "draw"):
        left, top = list(view.hand), view.top
        kept = view.decision.cards if view.decision is not None else ()
        keeps_wild = any([not card.colour for card in kept])
        worth = weights.keep_wild if keeps_wild else weights.keep_card
        worth -= _CARD * (action.kind == "draw")
        return worth + _left(left, top, weights) + _denied(position, position.followers, top, weights)
    left = rest(view.hand, action)
    if not left:
        return -OUT if hands_over(view, action) else OUT
    top = top_after(view, action)
    after = position.after(action)
    worth = _spent(position, action, left, weights) + _left(left, top, weights) + _CARD * saved(view, action)
    worth += _PAIR * (len(action.cards) - 1 + position.keeps_turn(action)) - _RUN * broken(view, action, left)
    worth += _cursed(position, action, left, weights)
    if view.rules.get("seven") == "swap" and any([one.number == 7 for one in left]):
        worth += _INSURANCE
    if len(left) <= _LAST_FEW and not any([may_finish(one, view.rules) for one in left]):
        worth += weights.stuck
    if after:
        return worth + _denied(position, after, top, weights)
    return worth + weights.again * any([fits(one, top) for one in left])


def lightened(position: Position, action: Action, weights: Weights) -> float:
    """What it is worth to have shed these cards, or all but these: few and cheap cards should be left."""
    view = position.view
    gone = shed(view, action)
    left = list(view.hand)
    for card in gone:
        left.remove(card)
    if not left:
        return OUT
    paid = sum([points(card, view.rules) + surcharge(view, [card]) for card in gone])
    worth = _PAIR * len(gone) + _left(left, view.top, weights)
    worth += position.threat * _owed(position, weights) * paid / 50
    return worth + sum([weights.wild[_few(len(left))] for card in gone if not card.colour])


def _cursed(position: Position, action: Action, left: Sequence[Card], weights: Weights) -> float:
    """What it costs to lay a cursed card before the end, and what it brings to pass one on or to keep one as last."""
    view = position.view
    worth = -weights.own_points * surcharge(view, action.cards) / 50
    if len(left) == 1 or received(view, action) is not None:
        worth += _KEPT_CURSE * weights.own_points * surcharge(view, left) / 50
    return worth


def _left(left: Sequence[Card], top: Card, weights: Weights) -> float:
    """What the rest of the hand is worth on this top card."""
    size = len(left)
    held = per_colour(left)
    worth = weights.colour * held.get(top.colour, 0) / size
    worth += weights.match * sum([fits(card, top) for card in left]) / size
    worth += weights.cover * sum([count > 0 for count in held.values()]) / 4
    if size == 1:
        card = left[0]
        worth += 0.0 if card.colour else weights.last_colourless
        worth += weights.last_coloured if card.colour == top.colour else 0.0
    return worth


def _spent(position: Position, action: Action, left: Sequence[Card], weights: Weights) -> float:
    """What it costs to have laid this card, and what it does to those that it hits."""
    card = action.cards[-1]
    kind = card.kind
    danger = position.dangers.get(action.target if kind in TARGETED else position.next, 0.0)
    worth = position.threat * _owed(position, weights) * points(card, position.view.rules) / 50
    if kind in (DRAW_FOUR, TARGETED_FOUR):
        in_force = position.view.top.colour
        bluff = weights.bluff if any([one.colour == in_force for one in left]) else 0.0
        return worth + weights.four[_few(len(left))] + weights.levy * danger + bluff
    if not card.colour:
        return worth + weights.wild[_few(len(left))] + _soaked(position, card, weights)
    if position.besieges(action):
        return worth + _besieged(position, weights)
    if card.number >= 0:
        return worth + weights.skip * danger * card.wizz
    worth += weights.action
    if kind == SKIP:
        return worth + weights.skip * danger
    if kind in (DRAW_TWO, TARGETED_TWO):
        return worth + weights.two * danger
    if kind == REVERSE:
        other = 0.0 if position.two else position.dangers[position.followers[-1]]
        return worth + weights.reverse * (danger - other)
    return worth


def _soaked(position: Position, card: Card, weights: Weights) -> float:
    """What it does to the others that they draw at once: one or two each (C74), or the next one eight (C61)."""
    options = position.view.rules
    if card.kind == UNO_CARD:
        hits = options.get("uno_card") == "draw_eight" and position.view.debt is None
        return 2 * weights.levy * position.dangers[position.next] if hits else 0.0
    count = {DOWNPOUR_ONE: 1, DOWNPOUR_TWO: 2}.get(card.kind, 0)
    own = count if options.get("downpour_hits") == "everyone" else 0
    return count * weights.two / 2 * sum(position.dangers.values()) - _CARD * own


def _besieged(position: Position, weights: Weights) -> float:
    """What it is worth that the next seat, and all others, draw one instead of laying (C90)."""
    denied = weights.deny[min(position.view.counts[position.next], 4) - 1]
    return denied + weights.two / 2 * sum(position.dangers.values())


def _owed(position: Position, weights: Weights) -> float:
    """What 50 points left in the hand at the end weigh: they help one opponent, harm their owner, or do nothing."""
    scoring = position.view.rules.get("scoring")
    if scoring == "winner":
        return weights.points
    return 0.0 if scoring == "single" else weights.own_points


def _few(size: int) -> int:
    """The place in a row for a hand of so many cards: 1, 2, 3 or 4, more."""
    return (0, 1, 2, 2)[size - 1] if size <= 4 else 3


def _denied(position: Position, seats: Sequence[int], top: Card, weights: Weights) -> float:
    """What it is worth that the others may have nothing that fits: above all the one who plays next."""
    counts = position.view.counts
    worth = weights.deny[min(counts[seats[0]], 4) - 1] * position.lacks(seats[0], top)
    for seat in seats[1:]:
        worth += weights.deny_others[min(counts[seat], 4) - 1] * position.lacks(seat, top) / (len(seats) - 1)
    return worth
