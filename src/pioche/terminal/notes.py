"""Notes: what everybody at the table has to remember beyond the cards that lie there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pioche.engine.actions import NOBODY, SEATS
from pioche.engine.view import View
from pioche.texts import YOU, Texts

NONE: Final = "-"


class Siege:
    """A siege of the 2: who began it, and how many cards shields have added for the seat that is besieged."""

    __slots__ = ("added", "initiator")

    def __init__(self, initiator: int, added: int) -> None:
        self.initiator: Final = initiator
        self.added: Final = added


def siege(view: View) -> Siege | None:
    """The siege that is on, if one is."""
    memo = view.memos.get("siege")
    if memo is None or memo[1] == NONE:
        return None
    return Siege(SEATS.index(str(memo[1])), int(str(memo[3])))


def cursed(view: View) -> str:
    """The cursed card of the round in notation, or nothing."""
    memo = view.memos.get("cursed_cards")
    return "" if memo is None or memo[1] == NONE else str(memo[1])


def must_speak(view: View) -> bool:
    """Whether the viewer has still to say the word that a 0 asks for (C87)."""
    memo = view.memos.get("oooh")
    return memo is not None and view.viewer != NOBODY and SEATS[view.viewer] in str(memo[1])


def notes(view: View, names: Sequence[str], texts: Texts) -> list[str]:
    """What to remember now, the most urgent first."""
    return [*_pending(view, names, texts), *_lasting(view, names, texts)]


def _pending(view: View, names: Sequence[str], texts: Texts) -> Iterator[str]:
    if view.debt is not None:
        yield texts(f"note-pending-{view.debt.kind}", n=view.debt.amount, whom=_called(view.debt.victim, view, names))
    ring = siege(view)
    if ring is not None:
        yield texts("note-siege", who=_called(ring.initiator, view, names))
    if any([window.kind == "jump" for window in view.windows]):
        yield texts("note-jump")


def _called(seat: int, view: View, names: Sequence[str]) -> str:
    return YOU if seat == view.viewer else names[seat]


def _lasting(view: View, names: Sequence[str], texts: Texts) -> Iterator[str]:
    if cursed(view):
        yield texts("note-cursed", card=cursed(view))
    if view.stock_is_open:
        yield texts("note-next-is-uno-card")
    if view.rules["mistakes"] == "penalised":
        yield texts("note-mistakes", n=int(view.rules["manners_cards"]))
