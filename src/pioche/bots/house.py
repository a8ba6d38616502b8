"""House rules: what every careful bot does where they ask for more than a card and a colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.bots import reasons
from pioche.bots.habits import per_colour, points
from pioche.driver import Choice
from pioche.engine.actions import NOBODY, SEATS, Action
from pioche.engine.cards import BOOMERANG, EXCHANGE, UNO_CARD, Card
from pioche.engine.view import View

#: The size of hand that a dealer who may choose deals (C14).
_USUAL_HAND: Final = "7"
#: By how many cards a hand must be smaller to be worth a UNO card.
_CLEARLY: Final = 3


def top_after(view: View, action: Action) -> Card:
    """The top card once these cards lie: a UNO card goes beneath it, a boomerang keeps the colour (C63, C72)."""
    card = action.cards[-1]
    if card.two_sided:
        return view.top
    return card.named(view.top.colour if card.kind == BOOMERANG else action.colour)


def received(view: View, action: Action) -> int | None:
    """How many cards the hand has that this play brings by an exchange or a rotation; None where it brings none."""
    card, aim = action.cards[0], action.aim
    moves_hands = card.number in (0, 7) or card.kind == EXCHANGE
    if aim == "left" or (moves_hands and not aim and _rotates(view, card)):
        return view.counts[_neighbour(view, -1 if aim == "left" else -view.direction)]
    if aim == "right":
        return view.counts[_neighbour(view, 1)]
    if card.kind == UNO_CARD and view.rules.get("uno_card") == "rotate":
        return view.counts[_neighbour(view, view.direction)]
    return view.counts[action.target] if moves_hands and action.target != NOBODY else None


def jumps(menu: Sequence[Action]) -> list[Action]:
    """The coloured cards that may be laid out of turn; colourless ones are worth more on a turn of one's own."""
    return [action for action in menu if action.kind == "jump" and action.cards[0].colour]


def is_gain(view: View, action: Action) -> bool:
    """Whether a UNO card slipped in now brings a clearly smaller hand (C65)."""
    brought = received(view, action) if action.kind == "slip" else None
    return brought is not None and brought + _CLEARLY < len(view.hand)


def _rotates(view: View, card: Card) -> bool:
    if card.kind == EXCHANGE:
        return view.rules.get("hand_swap_mode") == "pass_on"
    return card.number == 0 and view.rules.get("zero") == "rotate"


def _neighbour(view: View, direction: int) -> int:
    seat = (view.viewer + direction) % view.seats
    while not view.active[seat]:
        seat = (seat + direction) % view.seats
    return seat


def aimed(view: View, action: Action) -> int:
    """How good a target is: the fewer cards it holds, the better it is to have its hand, or to hit it."""
    return -view.counts[action.target] if action.target != NOBODY else 0


def is_partner(view: View, seat: int) -> bool:
    """Whether a seat is of the viewer's team (C95)."""
    return view.teams > 0 and (seat - view.viewer) % view.teams == 0


def to_say(view: View) -> Choice | None:
    """The word that is due from everybody, where the viewer still owes it (C87)."""
    due = view.memos.get("oooh")
    if due is None or SEATS[view.viewer] not in str(due[1]):
        return None
    if not any([window.kind == "oooh" for window in view.windows]):
        return None
    return Choice(Action("say", view.viewer, word=str(view.rules["oooh"])), reasons.SAY)


def to_shed(view: View, menu: Sequence[Action]) -> Choice | None:
    """The best of what the wheel lets a seat get rid of, or keep (C81-C83)."""
    options = [action for action in menu if action.kind in ("drop", "race", "keep")]
    if not options:
        return None
    return Choice(max(options, key=lambda action: _shed(view, action)), reasons.SHED)


def _shed(view: View, action: Action) -> tuple[int, int]:
    """How many cards go, and the points that go or, of cards kept, how well they go together."""
    if action.kind == "keep":
        colourless = sum([not card.colour for card in action.cards])
        return 0, 2 * colourless + max(per_colour(action.cards).values())
    word = action.word
    gone = [card for card in view.hand if word in (card.colour, str(card.number))] if word else list(action.cards)
    return len(gone), sum([points(card, view.rules) for card in gone])


def to_deal(menu: Sequence[Action]) -> Choice | None:
    """The usual number of cards, for a dealer who may choose."""
    for action in menu:
        if action.kind == "hand" and action.word == _USUAL_HAND:
            return Choice(action, reasons.ANY)
    return None
