"""Weights: what each consideration is worth to the sharp bot, and the weighing of a play by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pioche.bots.habits import may_finish, per_colour, points, rest
from pioche.bots.position import Position
from pioche.engine.actions import Action
from pioche.engine.cards import DRAW_FOUR, DRAW_TWO, REVERSE, SKIP, WILD, Card, fits

#: More than anything else can weigh.
OUT: Final = 1000.0
#: From so few cards on one of them must be fit to be the last.
_LAST_FEW: Final = 3


class Weights(NamedTuple):
    """Weights of strategy.md, section 4. They were fitted to the results of games, and are in no unit.

    Rows are by number of cards: `wild` and `four` by the cards left after it (1, 2, 3 or 4, more), `deny` and
    `deny_others` by the cards of the seat that may be unable to play (1, 2, 3, more).
    """

    colour: float
    match: float
    cover: float
    last_colourless: float
    last_coloured: float
    change_kept: float
    wild: tuple[float, ...]
    four: tuple[float, ...]
    action: float
    points: float
    skip: float
    two: float
    levy: float
    reverse: float
    again: float
    deny: tuple[float, ...]
    deny_others: tuple[float, ...]
    bluff: float
    keep_wild: float
    keep_card: float
    stuck: float


#: Between two players, and among more.
TWO: Final = Weights(
    colour=18.0,
    match=-9.0,
    cover=-10.5,
    last_colourless=7.0,
    last_coloured=3.0,
    change_kept=4.0,
    wild=(-11.5, -15.0, -18.0, -14.0),
    four=(-6.0, -12.5, -16.0, -13.0),
    action=0.5,
    points=10.0,
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
    change_kept=4.0,
    wild=(-10.0, -12.5, -14.0, -11.5),
    four=(-10.5, -16.0, -17.0, -14.5),
    action=-1.5,
    points=5.5,
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
    """What a play, or a pass that keeps the card just drawn, is worth."""
    view = position.view
    if action.kind == "pass":
        left, top = list(view.hand), view.top
        kept = view.decision.cards if view.decision is not None else ()
        keeps_wild = any([not card.colour for card in kept])
        worth = weights.keep_wild if keeps_wild else weights.keep_card
        return worth + _left(left, top, weights) + _denied(position, position.followers, top, weights)
    left = rest(view.hand, action)
    if not left:
        return OUT
    card = action.cards[-1]
    top = card.named(action.colour)
    after = position.after(card)
    worth = _spent(position, card, left, weights) + _left(left, top, weights)
    if len(left) <= _LAST_FEW and not any([may_finish(one, view.rules) for one in left]):
        worth += weights.stuck
    if after:
        return worth + _denied(position, after, top, weights)
    return worth + weights.again * any([fits(one, top) for one in left])


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
    elif size == 2 and sum(held.values()) < 2:
        worth += weights.change_kept
    return worth


def _spent(position: Position, card: Card, left: Sequence[Card], weights: Weights) -> float:
    """What it costs to have laid this card, and what it does to the seat that it hits."""
    kind = card.kind
    danger = position.dangers[position.next]
    worth = weights.points * position.urgency * points(card, position.view.rules) / 50
    if kind == WILD:
        return worth + weights.wild[_few(len(left))]
    if kind == DRAW_FOUR:
        in_force = position.view.top.colour
        bluff = weights.bluff if any([one.colour == in_force for one in left]) else 0.0
        return worth + weights.four[_few(len(left))] + weights.levy * danger + bluff
    if card.number >= 0:
        return worth
    worth += weights.action
    if kind == SKIP:
        return worth + weights.skip * danger
    if kind == DRAW_TWO:
        return worth + weights.two * danger
    if kind == REVERSE:
        other = 0.0 if position.two else position.dangers[position.followers[-1]]
        return worth + weights.reverse * (danger - other)
    return worth


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
