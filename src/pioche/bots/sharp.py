"""The sharp bot: hand sizes, what the others drew on, the arithmetic of the challenge, and Wilds kept for the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.bots import reasons
from pioche.bots.belief import Belief, Odds, unseen
from pioche.bots.habits import called, go_on, per_colour, plays, points, rest, words_first
from pioche.driver import Choice, Player
from pioche.engine.actions import Action
from pioche.engine.cards import DRAW_FOUR, DRAW_TWO, REVERSE, SKIP, fits
from pioche.engine.events import Event
from pioche.engine.view import View

W = dict(
    share=1.0,      # share of the rest that is in the new colour
    mobility=0.5,
    wild=-3.0, four=-3.5,
    points=0.3,
    deny=1.0,       # danger-weighted chance that the next cannot play
    deny0=0.3,
    hit=1.0, hit0=0.0,
    rev=0.5,
    cover=0.3,
    again=1.0,
    last=1.0,
    bluff=-0.5,
    tie=0.01,
)
DANGER = {1: 1.0, 2: 0.6, 3: 0.3, 4: 0.15}


class Sharp(Player):
    W = W

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed
        self.belief: Final = Belief()

    def watch(self, events: Sequence[Event | None]) -> None:
        self.belief.fold(events)

    def interrupt(self, view: View, menu: Sequence[Action]) -> Choice | None:
        return words_first(view, menu)

    def choose(self, view: View, menu: Sequence[Action]) -> Choice:
        said = words_first(view, menu)
        if said is not None:
            return said
        laid = plays(menu)
        kind = menu[0].kind
        if laid:
            p = Position(view, self.belief, self.W)
            best = max(laid, key=p.score)
            return Choice(called(view, best), reasons.ANY)
        if kind == "colour":
            counts = per_colour(view.hand)
            return Choice(max(menu, key=lambda a: counts.get(a.colour, 0)), reasons.ANY)
        if kind == "take" and menu[-1].kind == "challenge":
            return self._answer(view, menu)
        return go_on(menu)

    def _answer(self, view, menu):
        debt = view.debt
        author = debt.last.author
        T = debt.amount
        e = int(view.rules["challenge_extra"])
        hand = self.belief.hand(view, author)
        odds = Odds(hand, unseen(view, hand.known))
        if len(view.pile)<2: return Choice(menu[0], reasons.ANY)
        top = view.pile[-2]
        p = odds.holds(top.colour)
        g, i = self.belief.verdicts.get(author, (0, 0))
        r = self.W.get('ratio', 0.2)
        r = (r * 3 + g) / (3 + g + i)
        p = p * r / (p * r + 1 - p + 1e-9)
        thr = e / (T + e) - .05
        return Choice(menu[-1] if p > thr else menu[0], reasons.ANY)


class Position:
    def __init__(self, view, belief, W):
        self.W = W
        self.view = view
        me = view.viewer
        self.order = order = []
        s = me
        while True:
            s = (s + view.direction) % view.seats
            if s == me: break
            if view.active[s]: order.append(s)
        self.two = len(order) == 1
        known = [c for s in order for c in belief.hand(view, s).known]
        un = unseen(view, known)
        self.odds = {s: Odds(belief.hand(view, s), un) for s in order}
        self.counts = view.counts
        self.least = min(view.counts[s] for s in order)

    def danger(self, s):
        return DANGER.get(self.counts[s], 0.05)

    def score(self, a: Action) -> float:
        view, W = self.view, self.W
        card = a.card
        left = rest(view.hand, a)
        k = len(left)
        if not k: return 1e9
        colour = card.colour or a.colour
        top = card.named(colour)
        cols = per_colour(left)
        v = W['share'] * cols[colour] / k
        fit = sum(1 for c in left if fits(c, top))
        v += W['mobility'] * fit / k
        if not card.colour:
            v += W['four'] if card.kind == DRAW_FOUR else W['wild']
        v += W['points'] * points(card, view.rules) / 50 * DANGER.get(self.least, .05) + W['tie'] * points(card, view.rules) / 50
        order = self.order
        nxt = 0
        if self.two:
            again = card.kind in (SKIP, REVERSE, DRAW_TWO, DRAW_FOUR)
        else:
            again = False
            if card.kind in (SKIP, DRAW_TWO, DRAW_FOUR): nxt = 1
            elif card.kind == REVERSE: nxt = len(order) - 1
        if card.kind in (SKIP, DRAW_TWO, DRAW_FOUR) or (self.two and again):
            n = {DRAW_TWO: 2, DRAW_FOUR: 4}.get(card.kind, 0)
            v += W['hit'] * self.danger(order[0]) * (1 + n / 2) + W['hit0'] * (1 + n / 2)
        if card.kind == REVERSE and not self.two:
            v += W['rev'] * (self.danger(order[0]) - self.danger(order[-1]))
        if again:
            v += W['again'] * (1.0 if fit else 0.0)
        else:
            s = order[nxt % len(order)]
            cant = 1 - self.odds[s].fits(top, colour)
            v += (W['deny'] * self.danger(s) + W['deny0']) * cant
        v += W['cover'] * sum(1 for n in cols.values() if n) / 4
        if k == 1:
            c = left[0]
            v += W['last'] * (1.0 if not c.colour else 0.5 if c.colour == colour else 0.0)
        if card.kind == DRAW_FOUR and any(c.colour == view.top.colour for c in left):
            v += W['bluff']
        return v
