"""Advice: the reason for a play that helps most to understand it (strategy.md, section 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.bots import reasons
from pioche.bots.exchanges import received
from pioche.bots.habits import per_colour, points, rest
from pioche.bots.position import HITS, Position
from pioche.bots.reasons import because
from pioche.bots.restraint import against
from pioche.engine.actions import Action
from pioche.engine.cards import REVERSE, Card
from pioche.engine.rule import Reason

#: A seat with so few cards is about to go out.
NEAR: Final = 2
#: How often a seat has drawn on a colour before that is worth saying.
OFTEN: Final = 2
#: By how many points a card must cost more than another one for that to be the reason.
DEAR: Final = 5
#: From which chance on a seat is said to lack a colour.
PROBABLY: Final = 0.6


def why(position: Position, best: Action, options: Sequence[Action]) -> Reason:
    """The reason for the best of these options: a play, or no play: a draw, or a pass that keeps the card drawn."""
    view = position.view
    found = against(view, options[0]) if best.kind in ("draw", "pass") else None
    if found is not None:
        return found
    if best.kind == "pass":
        return because("keep_drawn", *view.decision.cards[:1]) if view.decision is not None else reasons.PASS
    card = best.cards[-1]
    left = rest(view.hand, best)
    if not left:
        return against(view, best) or because("win", card)
    if best.kind == "jump":
        return because("jump", card)
    if view.decision is not None and view.decision.kind == "run":
        return because("run", card, len(left))
    if position.besieges(best):
        return because("besiege", card)
    brought = received(view, best)
    if brought is not None and brought < len(left):
        return because("swap", card, brought)
    found = _against_a_threat(position, best, card)
    if found is not None:
        return found
    if len({action.cards for action in options}) == 1:
        return _only(best, card, left)
    if _is_debt(position, card, options):
        return because("dear_card", card)
    return _for_the_hand(position, best, card, left)


def _only(best: Action, card: Card, left: Sequence[Card]) -> Reason:
    """There is no choice of card, but for a colourless one a choice of colour."""
    if card.colour:
        return because("only_card", card)
    return because("only_colourless", card, best.colour, per_colour(left).get(best.colour, 0))


def _against_a_threat(position: Position, best: Action, card: Card) -> Reason | None:
    """Somebody is about to go out, and this play is aimed at it."""
    count = position.view.counts[position.next]
    if count <= NEAR and (card.kind in HITS or (position.two and not position.after(best) and not card.wizz)):
        return because("hit", card, count)
    if count <= NEAR and card.kind == REVERSE and not position.two:
        return because("turn_away", card, count)
    after = position.after(best)
    if not after:
        return None
    colour = best.colour or card.colour
    seat = after[0]
    drew_on, times = position.belief.drawn_on.get(seat, ("", 0))
    if seat == position.next and drew_on == colour and times >= OFTEN:
        return because("drew_on", colour, times)
    lands = position.lacks(seat, card.named(colour)) >= PROBABLY
    if seat == position.next and count <= NEAR and colour != position.view.top.colour and lands:
        return because("lacks", colour, count)
    return None


def _is_debt(position: Position, card: Card, options: Sequence[Action]) -> bool:
    """Somebody is about to go out, points count, and no card that could be laid costs more than this one."""
    view = position.view
    if view.rules.get("scoring") == "single" or min([view.counts[seat] for seat in position.followers]) > NEAR:
        return False
    costs = [points(action.cards[-1], view.rules) for action in options if action.kind == "play"]
    return min(costs) + DEAR <= points(card, view.rules) == max(costs)


def _for_the_hand(position: Position, best: Action, card: Card, left: Sequence[Card]) -> Reason:
    """Nobody is near the end: the play is good for what is left in the hand."""
    top = position.view.top
    count = per_colour(left).get(best.colour or card.colour, 0)
    if not card.colour:
        return because("change_by_wild", card, best.colour, count)
    if card.wizz:
        return because("wheel", card)
    if position.two and not position.after(best):
        return because("free_turn", card)
    wild = next((one for one in left if not one.colour), None)
    if wild is not None:
        return because("change_for_the_end" if len(left) <= NEAR else "keep_wild", card, wild)
    if card.colour != top.colour and count:
        return because("change_by_number", card, card.colour, count)
    return because("strong_colour", card, card.colour, count) if count else because("best_card", card)
