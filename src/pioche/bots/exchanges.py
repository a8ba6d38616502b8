"""Exchanges: how many cards everybody holds once a play has moved the hands (C61, C66-C71)."""

from __future__ import annotations

from typing import Final

from pioche.bots.house import is_partner
from pioche.engine.actions import NOBODY, Action
from pioche.engine.cards import EXCHANGE, UNO_CARD, Card
from pioche.engine.view import View

#: By how many cards a hand must be smaller to be worth a UNO card.
_CLEARLY: Final = 3


def sizes_after(view: View, action: Action) -> list[int] | None:
    """How many cards each seat holds after an exchange or a rotation; None where no hand moves."""
    card = action.cards[0]
    if not (card.number in (0, 7) or card.kind in (EXCHANGE, UNO_CARD)):
        return None
    sizes = list(view.counts)
    viewer, target = view.viewer, action.target
    sizes[viewer] -= len(action.cards)
    if target != NOBODY:
        sizes[viewer], sizes[target] = sizes[target], sizes[viewer]
        return sizes
    step = _step(view, action, card)
    if not step:
        return None
    moved = sizes.copy()
    for seat, size in enumerate(sizes):
        if view.active[seat]:
            moved[_neighbour(view, seat, step)] = size
    return moved


def _step(view: View, action: Action, card: Card) -> int:
    """By how many seats all hands move round: 1 is to the left."""
    if card.kind == UNO_CARD:
        return -view.direction if view.rules.get("uno_card") == "rotate" else 0
    if action.aim:
        return {"left": 1, "right": -1}.get(action.aim, 0)
    rotates = view.rules.get("hand_swap_mode") == "pass_on" if card.kind == EXCHANGE else card.number == 0
    return view.direction if rotates and (card.number < 0 or view.rules.get("zero") == "rotate") else 0


def _neighbour(view: View, seat: int, step: int) -> int:
    """The next active seat in this direction."""
    seat = (seat + step) % view.seats
    while not view.active[seat]:
        seat = (seat + step) % view.seats
    return seat


def received(view: View, action: Action) -> int | None:
    """How many cards the hand has that this play brings; None where it brings none."""
    sizes = sizes_after(view, action)
    return None if sizes is None else sizes[view.viewer]


def saved(view: View, action: Action) -> int:
    """By how many cards an exchange makes the player's hand smaller, and his partners' hands."""
    sizes = sizes_after(view, action)
    if sizes is None:
        return 0
    ours = [seat for seat in range(view.seats) if seat == view.viewer or is_partner(view, seat)]
    before = sum([view.counts[seat] for seat in ours]) - len(action.cards)
    return before - sum([sizes[seat] for seat in ours])


def hands_over(view: View, action: Action) -> bool:
    """Whether this last card makes somebody else win (C42)."""
    if len(action.cards) < len(view.hand):
        return False
    if action.card.kind != UNO_CARD and view.rules.get("power_as_last_card", "win") == "win":
        return False
    sizes = sizes_after(view, action)
    return sizes is not None and any(
        [
            view.active[seat] and not size and seat != view.viewer and not is_partner(view, seat)
            for seat, size in enumerate(sizes)
        ]
    )


def aimed(view: View, action: Action) -> int:
    """How good a target is: the fewer cards it holds, the better it is to have its hand, or to hit it."""
    return -view.counts[action.target] if action.target != NOBODY else 0


def is_gain(view: View, action: Action) -> bool:
    """Whether a UNO card slipped in now brings a clearly smaller hand (C65)."""
    brought = received(view, action) if action.kind == "slip" else None
    return brought is not None and brought + _CLEARLY < len(view.hand)
