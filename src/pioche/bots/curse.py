"""The curse: what cursed cards cost whoever lays or holds them (C94)."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.engine.cards import Card, card
from pioche.engine.view import View


def surcharge(view: View, row: Sequence[Card]) -> int:
    """What the cursed ones among these cards cost who lays them without going out, or is left with them."""
    memo = view.memos.get("cursed_cards")
    if memo is None or memo[1] == "-" or view.rules.get("scoring") == "single":
        return 0
    cursed = card(str(memo[1]))
    each = 25 if cursed.number >= 0 else 50 if cursed.colour else 75
    return each * sum([one.is_twin(cursed) for one in row])
