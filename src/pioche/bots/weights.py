"""Weights: what each consideration is worth to the sharp bot, and the weighing of a play by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pioche.bots.curse import surcharge
from pioche.bots.exchanges import hands_over, received, saved
from pioche.bots.habits import may_finish, per_colour, points, rest
from pioche.bots.house import shed, top_after
from pioche.bots.position import TARGETED, Position
from pioche.bots.runs import broken
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
#: How much of a surcharge it is worth to keep a cursed card as the last one, or to pass it on.
_KEPT_CURSE: Final = 0.5
#: From so few cards on one of them must be fit to be the last.
_LAST_FEW: Final = 3


class Weights(NamedTuple):
    """Weights of strategy.md, section 4. They were fitted to the results of games, and are in no unit.

    The rest is the hand that a play leaves. Rows go by a number of cards: 1, 2, 3 or 4, more for the rest, 1, 2, 3,
    more for the hand of an opponent.
    """

    colour: float  # The share of the rest that is of the colour in force.
    match: float  # The share of the rest that fits.
    cover: float  # The share of the four colours that the rest has.
    last_colourless: float  # The rest is one colourless card,
    last_coloured: float  # or one card of the colour in force.
    stuck: float  # No card of a small rest may be the last.
    wild: tuple[float, ...]  # A Wild is laid, by the size of the rest;
    four: tuple[float, ...]  # a +4;
    action: float  # a Skip, a Reverse, a +2.
    bluff: float  # The +4 is a bluff.
    points: float  # 50 points are laid, near the end, where the winner collects,
    own_points: float  # or where everybody keeps his own.
    skip: float  # A Skip falls on somebody near the end;
    two: float  # a +2;
    levy: float  # a +4;
    reverse: float  # a Reverse turns away from him.
    again: float  # The turn comes back, and something fits.
    deny: tuple[float, ...]  # The next to play has nothing that fits, by his cards;
    deny_others: tuple[float, ...]  # the others have nothing.
    keep_wild: float  # A colourless card just drawn is kept;
    keep_card: float  # another one.


#: Between two players, and among more.
TWO: Final = Weights(
    colour=18.0,
    match=-9.0,
    cover=-10.5,
    last_colourless=7.0,
    last_coloured=3.0,
    wild=(-11.5, -19.0, -18.0, -14.0),
    four=(-6.0, -16.5, -16.0, -13.0),
    action=0.5,
    points=10.0,
    own_points=20.0,
    skip=5.0,
    two=9.5,
    levy=12.5,
    reverse=7.0,
    again=3.0,
    deny=(13.5, 14.0, 8.5, 6.0),
    deny_others=(0.0, 0.0, 0.0, 0.0),
    bluff=-4.0,
    keep_wild=-8.5,
    keep_card=-4.0,
    stuck=-30.0,
)
MORE: Final = Weights(
    colour=6.5,
    match=1.0,
    cover=0.5,
    last_colourless=10.0,
    last_coloured=4.5,
    wild=(-10.0, -16.5, -14.0, -11.5),
    four=(-10.5, -20.0, -17.0, -14.5),
    action=-1.5,
    points=5.5,
    own_points=27.0,
    skip=1.0,
    two=4.5,
    levy=6.5,
    reverse=1.5,
    again=0.0,
    deny=(7.5, 5.5, 5.0, 4.0),
    deny_others=(17.5, 7.0, 5.0, 5.0),
    bluff=-1.5,
    keep_wild=-3.5,
    keep_card=-10.0,
    stuck=-30.0,
)


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
    danger = position.dangers[action.target if kind in TARGETED else position.next]
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
