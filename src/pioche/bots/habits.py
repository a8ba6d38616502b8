"""Habits: what every careful player does, whatever his plan."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pioche.bots import reasons
from pioche.driver import Choice
from pioche.engine.actions import LAYING, TALK, Action
from pioche.engine.cards import (
    BOOMERANG,
    COLOURS,
    DOWNPOUR_ONE,
    DOWNPOUR_TWO,
    DRAW_FOUR,
    DRAW_TWO,
    EXCHANGE,
    REVERSE,
    SKIP,
    TARGETED_FOUR,
    TARGETED_TWO,
    UNO_CARD,
    WILD,
    Card,
)  # fmt: skip
from pioche.engine.rule import Options
from pioche.engine.view import View

#: The option that says what a kind of card is worth; a number is worth its number.
_POINTS: Final = {
    SKIP: "action_points", REVERSE: "action_points", DRAW_TWO: "draw_two_points", TARGETED_TWO: "draw_two_points",
    WILD: "wild_points", DRAW_FOUR: "draw_four_points", TARGETED_FOUR: "draw_four_points",
    EXCHANGE: "purple_points", BOOMERANG: "purple_points", UNO_CARD: "uno_card_points",
    DOWNPOUR_ONE: "downpour_points", DOWNPOUR_TWO: "downpour_points",
}  # fmt: skip


def points(card: Card, options: Options) -> int:
    """What a card counts when it is left in a hand, by the options of the table (C01, C02, C07)."""
    if card.number >= 0:
        return card.number
    return int(options[_POINTS[card.kind]])


def may_finish(card: Card, options: Options) -> bool:
    """Whether this may be the last card of a hand (C39); a UNO card that moves the hands lets another win (C42)."""
    if card.kind == UNO_CARD and options.get("uno_card") == "rotate":
        return False
    allowed = options.get("finish_on", "any")
    if allowed == "not_draw_four":
        return card.kind != DRAW_FOUR
    if allowed == "not_wild":
        return bool(card.colour)
    return allowed == "any" or card.number >= 0


def plays(menu: Sequence[Action]) -> list[Action]:
    """The cards that may be laid now, with the choices that go with them."""
    return [action for action in menu if action.kind in LAYING]


def rest(hand: Sequence[Card], action: Action) -> list[Card]:
    """The hand once these cards have been laid; a card turned up by the dealer was never in it (C93)."""
    left = list(hand)
    for card in action.cards:
        if card in left:
            left.remove(card)
    return left


def per_colour(cards: Iterable[Card]) -> dict[str, int]:
    """How many cards there are of each colour; colourless cards belong to none."""
    counts = dict.fromkeys(COLOURS, 0)
    for card in cards:
        if card.colour:
            counts[card.colour] += 1
    return counts


def called(view: View, action: Action) -> Action:
    """The play with what is to be said along with it: Uno where it leaves one card, the shout of a jump-in (C57)."""
    leaves_one = action.kind in LAYING and len(rest(view.hand, action)) == 1
    if action.kind == "jump" and view.rules.get("jump_in_shout"):
        action = Action("jump", action.seat, action.cards, action.colour, action.aim, shout=True)
    return action.calling() if leaves_one else action


def words_first(view: View, menu: Sequence[Action]) -> Choice | None:
    """A catch, or a late call while somebody could still catch: both cost nothing."""
    for action in menu:
        if action.kind == "catch":
            return Choice(action, reasons.CATCH)
        if action.kind == "uno" and len(view.hand) == 1 and _is_open(view):
            return Choice(action, reasons.CALL)
    return None


def _is_open(view: View) -> bool:
    return any([window.kind == "uno" and window.seat == view.viewer for window in view.windows])


def go_on(menu: Sequence[Action]) -> Choice:
    """The first action that moves the game, for a decision of which a bot knows nothing better."""
    for action in menu:
        if action.kind == "draw":
            return Choice(action, reasons.DRAW)
        if action.kind == "pass":
            return Choice(action, reasons.PASS)
        if action.kind not in TALK:
            return Choice(action, reasons.ANY)
    return Choice(menu[0], reasons.ANY)
