"""House rules: what every careful bot does where they ask for more than a card and a colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.bots import reasons
from pioche.bots.habits import per_colour, points
from pioche.driver import Choice
from pioche.engine.actions import SEATS, Action
from pioche.engine.cards import BOOMERANG, Card
from pioche.engine.view import View

#: The size of hand that a dealer who may choose deals (C14).
_USUAL_HAND: Final = "7"
#: Choices of the wheel that make a hand smaller (C81-C83).
SHEDDING: Final = frozenset({"drop", "race", "keep"})


def top_after(view: View, action: Action) -> Card:
    """The top card once these cards lie: a UNO card goes beneath it, a boomerang keeps the colour (C63, C72)."""
    card = action.cards[-1]
    if card.two_sided:
        return view.top
    return card.named(view.top.colour if card.kind == BOOMERANG else action.colour)


def jumps(menu: Sequence[Action]) -> list[Action]:
    """The coloured cards that may be laid out of turn; colourless ones are worth more on a turn of one's own."""
    return [action for action in menu if action.kind == "jump" and action.cards[0].colour]


def has_power(view: View, card: Card) -> bool:
    """Whether a number does something at this table: the siege of the 2, a 7, a 0, a Wizz card."""
    options = view.rules
    if card.wizz or (card.number == 2 and options.get("two") == "siege"):
        return True
    option = {0: "zero", 7: "seven"}.get(card.number, "")
    return options.get(option, "plain") != "plain"


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
    options = [action for action in menu if action.kind in SHEDDING]
    if not options:
        return None
    return Choice(max(options, key=lambda action: _shed(view, action)), reasons.SHED)


def _shed(view: View, action: Action) -> tuple[int, int]:
    """How many cards go, and the points that go or, of cards kept, how well they go together."""
    if action.kind == "keep":
        colourless = sum([not card.colour for card in action.cards])
        return 0, 2 * colourless + max(per_colour(action.cards).values())
    gone = shed(view, action)
    return len(gone), sum([points(card, view.rules) for card in gone])


def shed(view: View, action: Action) -> list[Card]:
    """The cards that go by such a choice."""
    word = action.word
    if word:
        return [card for card in view.hand if word in (card.colour, str(card.number))]
    if action.kind != "keep":
        return list(action.cards)
    gone = list(view.hand)
    for card in action.cards:
        gone.remove(card)
    return gone


def to_deal(menu: Sequence[Action]) -> Choice | None:
    """The usual number of cards, for a dealer who may choose."""
    for action in menu:
        if action.kind == "hand" and action.word == _USUAL_HAND:
            return Choice(action, reasons.ANY)
    return None
