"""Restraint: cards that are often better kept, although they fit (strategy.md, section 4, 9, and section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.bots import reasons
from pioche.bots.curse import surcharge
from pioche.bots.exchanges import hands_over, received, saved
from pioche.bots.habits import rest
from pioche.bots.reasons import because
from pioche.driver import Choice
from pioche.engine.actions import Action
from pioche.engine.cards import UNO_CARD
from pioche.engine.rule import Reason
from pioche.engine.view import View

#: From how many cards on a shield is worth it, unless a hand is so small.
_WORTH_A_SHIELD: Final = 4
_NEAR: Final = 3


def declined(view: View, menu: Sequence[Action], laid: Sequence[Action]) -> Choice | None:
    """Taking what comes, although these cards could ward it off: it is welcome, or they are worth more than that."""
    instead = next((action for action in menu if action.kind in ("take", "draw", "pass")), None)
    if instead is None:
        return None
    debt = view.debt
    if instead.kind == "take" and debt is not None and debt.kind == "swap":
        brought = view.counts[debt.last.author]
        return Choice(instead, because("swap", debt.last.cards[0], brought)) if brought < len(view.hand) else None
    is_spared = all([_spares_shield(view, action) for action in laid])
    return Choice(instead, reasons.SPARE_SHIELD) if is_spared else None


def _spares_shield(view: View, action: Action) -> bool:
    """Whether a shield is too good for this: less than four cards, and nobody near the end (section 6)."""
    if action.card.kind != UNO_CARD or view.rules.get("uno_card") != "shield":
        return False
    amount = view.debt.amount if view.debt is not None else 1
    return amount < _WORTH_A_SHIELD and min([count for count in view.counts if count]) > _NEAR


def against(view: View, action: Action) -> Reason | None:
    """What speaks against this play: somebody else wins by it, it is cursed, or it brings a bigger hand."""
    card = action.card
    if hands_over(view, action):
        return because("gives_win", card)
    if not rest(view.hand, action):
        return None
    if surcharge(view, action.cards):
        return because("cursed", card)
    return because("bigger_hand", card, received(view, action)) if saved(view, action) < 0 else None
