"""The position: who comes next, how near each seat is to going out, and what its hand lacks."""

from __future__ import annotations

from typing import Final

from pioche.bots.belief import Belief
from pioche.bots.house import is_partner
from pioche.bots.odds import Odds, Unseen
from pioche.engine.actions import Action
from pioche.engine.cards import DRAW_FOUR, DRAW_TWO, REVERSE, SKIP, TARGETED_FOUR, TARGETED_TWO, Card
from pioche.engine.view import View

#: How near a hand of so many cards is to going out.
_DANGER: Final = {1: 1.0, 2: 0.6, 3: 0.3, 4: 0.15}
_FAR: Final = 0.05
#: How much more the leader of the match counts: at the target, twice.
_LEADER: Final = 1.0
#: Cards that cost the next seat its turn.
HITS: Final = frozenset({SKIP, DRAW_TWO, DRAW_FOUR})
#: Cards whose player says whom they hit (C73).
TARGETED: Final = frozenset({TARGETED_TWO, TARGETED_FOUR})


class Position:
    """What one seat may think of the table, worked out from its view and its belief."""

    def __init__(self, view: View, belief: Belief) -> None:
        self.view: Final = view
        self.belief: Final = belief
        self.followers: Final = _followers(view)
        self.two: Final = len(self.followers) == 1
        self.dangers: Final = {seat: _danger(view, seat) for seat in self.followers}
        #: How near the end is: the greatest danger of all.
        self.threat: Final = max(self.dangers.values())
        self._odds: dict[int, Odds] = {}
        self._lacking: dict[tuple[int, Card], float] = {}

    @property
    def next(self) -> int:
        """The seat that plays next, unless it is hit or passed over."""
        return self.followers[0]

    def after(self, action: Action) -> list[int]:
        """The other seats in the order in which they play after this play; empty if the turn comes back first."""
        seats = self.followers
        if self.keeps_turn(action) or self.besieges(action):
            return []
        lost = self._turns_lost(action)
        if self.two:
            return [] if lost else seats
        if action.cards[-1].kind == REVERSE and len(action.cards) == 1:
            seats = seats[::-1]
        lost = min(lost, len(seats) - 1)
        return seats[lost:] + seats[:lost]

    def _turns_lost(self, action: Action) -> int:
        """How many seats are passed over: what hits them, a pair of Skips, a pair that skips, a spin (C51, C84)."""
        card, pair = action.cards[-1], len(action.cards) == 2
        if card.kind in HITS or (card.kind in TARGETED and action.target == self.next):
            return 2 if pair and card.kind == SKIP else 1
        if card.wizz or (self.two and card.kind == REVERSE and (pair or self._reverse_skips())):
            return 1
        return int(pair and bool(self.view.rules.get("pair_skips")) and card.number != 2)

    def _reverse_skips(self) -> bool:
        return self.view.rules.get("two_player_reverse") != "nothing"

    def keeps_turn(self, action: Action) -> bool:
        """Whether it is a twin laid on the own turn, which is still to be had (C58)."""
        return action.kind == "jump" and self._is_turn() and bool(self.view.rules.get("jump_in_own_turn"))

    def besieges(self, action: Action) -> bool:
        """Whether a siege begins, in which all others lay a 2 or draw (C90)."""
        ring = self.view.memos.get("siege")
        begins = ring is not None and ring[1] == "-" and action.kind == "play" and self._is_turn()
        return begins and action.card.number == 2

    def _is_turn(self) -> bool:
        decision = self.view.decision
        return decision is not None and decision.seat == self.view.viewer and decision.kind in ("turn", "drawn")

    def lacks(self, seat: int, top: Card) -> float:
        """The chance that nothing in the hand of `seat` fits on `top`; of a partner it is not wanted."""
        if is_partner(self.view, seat):
            return 0.0
        chance = self._lacking.get((seat, top))
        if chance is None:
            chance = self._lacking[seat, top] = 1.0 - self.odds(seat).fits(top)
        return chance

    def odds(self, seat: int) -> Odds:
        """The odds of a hand."""
        if not self._odds:
            hands = {one: self.belief.hand(self.view, one) for one in self.followers}
            hidden = Unseen(self.view, [card for hand in hands.values() for card in hand.known])
            self._odds = {one: Odds(hand, hidden) for one, hand in hands.items()}
        return self._odds[seat]


def _followers(view: View) -> list[int]:
    """The other active seats in turn order."""
    order = [(view.viewer + step * view.direction) % view.seats for step in range(1, view.seats)]
    return [seat for seat in order if view.active[seat]]


def _danger(view: View, seat: int) -> float:
    """How much it matters that this seat does not go out: its cards, and in a match for points its total."""
    if is_partner(view, seat):
        return 0.0
    danger = _DANGER.get(view.counts[seat], _FAR)
    if view.rules.get("scoring") == "winner" and not view.rules.get("rounds"):
        danger *= 1.0 + _LEADER * min(1.0, view.totals[seat] / int(view.rules["target"]))
    return danger
