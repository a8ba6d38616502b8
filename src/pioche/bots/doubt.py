"""Doubt: the chance that a +4 was a bluff, and whether it pays to challenge it (strategy.md, section 3)."""

from __future__ import annotations

from typing import Final

from pioche.bots.belief import Belief, Likelihood
from pioche.bots.odds import Odds, Unseen
from pioche.engine.cards import Card
from pioche.engine.state import Debt
from pioche.engine.view import View

#: How much likelier a +4 is from a hand that has nothing better: 1 to this, before any verdict on its author.
_TEMPTED: Final = 0.5
#: How many verdicts that guess is worth.
_WEIGHT: Final = 3.0
#: A proved bluff gives the turn back; and the nearer to the end, the more it matters who draws.
_TURN: Final = 0.05
_FEW: Final = 2


def bluff(view: View, belief: Belief, author: int) -> float:
    """The chance that a seat's last +4 was a bluff: what it may have held, moved by what was seen of it."""
    hand, top = _as_laid(view, belief, author)
    if top is None:
        return 0.0
    odds = Odds(hand, Unseen(view, hand.known))
    could = odds.fits(top) if view.rules.get("draw_four_legal") == "nothing_else" else odds.holds(top.colour)
    guilty, innocent = belief.verdicts.get(author, (0, 0))
    tempted = (_TEMPTED * _WEIGHT + guilty) / (_WEIGHT + guilty + innocent)
    return could * tempted / (could * tempted + (1.0 - could)) if could < 1.0 else 1.0


def _as_laid(view: View, belief: Belief, author: int) -> tuple[Likelihood, Card | None]:
    """The author's hand when he laid the +4, and the card that he laid it on, where it is known."""
    doubted = belief.doubted.get(author)
    if doubted is not None:
        return doubted[1], doubted[0]
    return Likelihood(view.counts[author]), view.pile[-2] if len(view.pile) > 1 else None


def threshold(view: View, debt: Debt, author: int) -> float:
    """From which chance of a bluff challenging its author pays: e / (T + e), moved a little where hands are small."""
    extra = int(view.rules.get("challenge_extra", 2))
    if not extra:
        return 0.0
    needed = extra / (debt.amount + extra) - _TURN
    if view.counts[author] <= _FEW:
        needed -= _TURN
    if view.counts[view.viewer] <= _FEW:
        needed += _TURN
    return max(needed, 0.0)
