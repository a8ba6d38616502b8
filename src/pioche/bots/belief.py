"""Belief: how likely each opponent holds each colour and symbol, folded from what one seat has been sent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from pioche.engine.actions import NOBODY
from pioche.engine.cards import COLOURS, UNKNOWN, Card, deck
from pioche.engine.events import Asked, Began, Ended, Event, Passed, Told
from pioche.engine.moves import PILE, STOCK, Coloured, Dealt, Moved, Revealed
from pioche.engine.view import View

#: What a draw says of the colour, the symbol and the colourless cards: he would have laid one (strategy, section 5).
DREW: Final = 0.1
DREW_COLOURLESS: Final = 0.3
#: What naming a colour says of it, and leaving a colour by an equal number says of the colour left.
NAMED: Final = 2.0
LEFT: Final = 0.5

_SYMBOLS: Final = (*"0123456789SRD", "")
_DECK: Final = Counter(deck())
_DECK_SIZE: Final = 108


class Likelihood:
    """What is believed of one hand: the cards known to be in it, and a weight for each colour and symbol of the rest.

    A weight of 1 is the deck's own share; colour and symbol of a colourless card are both empty.
    """

    __slots__ = ("colours", "known", "size", "symbols")

    def __init__(self, size: int) -> None:
        self.size = size
        self.known: list[Card] = []
        self.colours = dict.fromkeys(("", *COLOURS), 1.0)
        self.symbols = dict.fromkeys(_SYMBOLS, 1.0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Likelihood) and all(
            [getattr(self, field) == getattr(other, field) for field in self.__slots__]
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def hidden(self) -> int:
        """How many of its cards are not known."""
        return self.size - len(self.known)

    def weight(self, card: Card) -> float:
        """How much likelier than the deck's share this card is."""
        return self.colours.get(card.colour, 1.0) * self.symbols.get(card.symbol, 1.0)

    def lacks(self, top: Card) -> None:
        """It was shown that nothing in the hand fits on `top`, unless its owner drew by choice."""
        self.colours[top.colour] *= DREW
        self.colours[""] *= DREW_COLOURLESS
        if top.symbol:
            self.symbols[top.symbol] = self.symbols.get(top.symbol, 1.0) * DREW

    def mix(self, count: int, without: Card | None = None) -> None:
        """`count` unknown cards join the hand; `without`: they do not fit on this top card either."""
        old = max(self.hidden, 0)
        self.size += count
        whole = old + count
        for weights in (self.colours, self.symbols):
            for word in weights:
                weights[word] = (weights[word] * old + count) / whole
        if without is not None:
            share = count / whole
            self.colours[without.colour] -= share * (1 - DREW)
            if without.symbol:
                self.symbols[without.symbol] -= share * (1 - DREW)

    def lays(self, cards: Sequence[Card]) -> None:
        """These cards leave the hand."""
        self.size -= len(cards)
        for card in cards:
            if card.bare in self.known:
                self.known.remove(card.bare)

    def copy(self) -> Likelihood:
        """The same belief, to come back to."""
        twin = Likelihood(self.size)
        twin.known, twin.colours, twin.symbols = self.known[:], self.colours.copy(), self.symbols.copy()
        return twin


class Belief:
    """What a seat may think of every hand, and of how honest its owner's +4s are. A fold of events, nothing else."""

    def __init__(self) -> None:
        self.top: Card = UNKNOWN
        self.hands: dict[int, Likelihood] = {}
        #: Verdicts on each seat's +4s in this match: guilty, innocent.
        self.verdicts: dict[int, tuple[int, int]] = {}
        #: For each seat, the colour on which it drew last, and how many times in a row.
        self.drawn_on: dict[int, tuple[str, int]] = {}
        #: Who has just drawn by choice, and what was believed before the card that may still be laid.
        self.drawer: tuple[int, Likelihood] | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Belief) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    # --- the fold -----------------------------------------------------------------------------------------

    def fold(self, events: Sequence[Event | None]) -> None:
        """Take in what the seat has been sent of one step."""
        for event in events:
            if isinstance(event, Moved):
                self._moved(event)
            elif isinstance(event, Asked):
                if event.decision.kind != "drawn":
                    self.drawer = None
            elif isinstance(event, Passed):
                self._passed(event.seat)
            elif isinstance(event, Coloured):
                self.top = self.top.named(event.colour)
            elif isinstance(event, Dealt):
                self.hands = {seat: Likelihood(len(hand)) for seat, hand in enumerate(event.hands)}
            elif isinstance(event, Revealed):
                self._shown(event)
            elif isinstance(event, Told):
                self._told(event)
            elif isinstance(event, (Began, Ended)):
                self.hands, self.drawn_on, self.drawer = {}, {}, None

    def _moved(self, event: Moved) -> None:
        if event.source == STOCK and event.goal >= 0:
            self._drew(event.goal, len(event.cards), event.cause)
        elif event.source >= 0 and event.goal == PILE:
            self._laid(event.source, event.cards)
        elif event.source == PILE and event.goal >= 0 and event.goal in self.hands:
            self.hands[event.goal].size += len(event.cards)
            self.hands[event.goal].known += [card.bare for card in event.cards]
        if event.goal == PILE:
            self.top = event.cards[-1]

    def _drew(self, seat: int, count: int, cause: str) -> None:
        hand = self.hands.get(seat)
        if hand is None:
            return
        if cause == "draw":
            hand.lacks(self.top)
            self.drawer = (seat, hand.copy())
            colour, times = self.drawn_on.get(seat, ("", 0))
            self.drawn_on[seat] = (self.top.colour, times + 1 if colour == self.top.colour else 1)
        hand.mix(count)

    def _passed(self, seat: int) -> None:
        """What was drawn did not fit either."""
        if self.drawer is None or self.drawer[0] != seat:
            return
        count = self.hands[seat].size - self.drawer[1].size
        self.hands[seat] = self.drawer[1]
        self.hands[seat].mix(count, without=self.top)

    def _laid(self, seat: int, cards: Sequence[Card]) -> None:
        hand = self.hands.get(seat)
        if hand is None:
            return
        if self.drawer is not None and self.drawer[0] == seat:
            # One of the cards just drawn: of those from before nothing has been learnt.
            count = hand.size - self.drawer[1].size - len(cards)
            self.hands[seat] = self.drawer[1]
            if count > 0:
                self.hands[seat].mix(count, without=self.top)
            return
        hand.lays(cards)
        card, top = cards[-1], self.top
        if card.bare is not card:
            hand.colours[card.colour] *= NAMED
        elif card.colour != top.colour and top.colour:
            hand.colours[top.colour] *= LEFT

    def _shown(self, event: Revealed) -> None:
        shown = event.picture
        hand = self.hands.get(shown.owner)
        if hand is not None and UNKNOWN not in shown.cards:
            hand.known = list(shown.cards)
            hand.size = len(shown.cards)

    def _told(self, event: Told) -> None:
        if event.what in ("guilty", "innocent") and event.seat != NOBODY:
            guilty, innocent = self.verdicts.get(event.seat, (0, 0))
            bluff = event.what == "guilty"
            self.verdicts[event.seat] = (guilty + bluff, innocent + (not bluff))

    # --- what is asked of it ------------------------------------------------------------------------------

    def hand(self, view: View, seat: int) -> Likelihood:
        """What is believed of a hand now; nothing is, where its size says that it has changed unseen."""
        hand = self.hands.get(seat)
        if hand is None or hand.size != view.counts[seat] or hand.hidden < 0:
            return Likelihood(view.counts[seat])
        return hand


class Odds:
    """The chances of one hand, from its likelihoods and the cards that the viewer cannot see."""

    __slots__ = ("_colours", "_cross", "_hidden", "_known", "_symbols", "_whole")

    def __init__(self, hand: Likelihood, unseen: dict[Card, float]) -> None:
        self._known: Final = hand.known
        self._hidden: Final = hand.hidden
        self._colours: Final = dict.fromkeys(("", *COLOURS), 0.0)
        self._symbols: Final = dict.fromkeys(_SYMBOLS, 0.0)
        self._cross: Final[dict[tuple[str, str], float]] = {}
        for card, count in unseen.items():
            share = count * hand.colours[card.colour] * hand.symbols[card.symbol]
            self._colours[card.colour] += share
            self._symbols[card.symbol] += share
            self._cross[card.colour, card.symbol] = share
        self._whole: Final = sum(self._colours.values()) or 1.0

    def fits(self, top: Card, colour: str) -> float:
        """The chance that the hand holds something that fits on `top`, with `colour` in force."""
        for card in self._known:
            if not card.colour or card.colour == colour or (top.symbol and card.symbol == top.symbol):
                return 1.0
        share = self._colours[""] + self._colours.get(colour, 0.0)
        if top.symbol:
            share += self._symbols.get(top.symbol, 0.0) - self._cross.get((colour, top.symbol), 0.0)
        return self._some(share)

    def holds(self, colour: str) -> float:
        """The chance that the hand holds a card of this colour."""
        if any([card.colour == colour for card in self._known]):
            return 1.0
        return self._some(self._colours.get(colour, 0.0))

    def _some(self, share: float) -> float:
        miss: float = max(0.0, 1.0 - share / self._whole) ** self._hidden
        return 1.0 - miss


def unseen(view: View, known: Sequence[Card]) -> dict[Card, float]:
    """How many of each card the viewer cannot place: the pack without the pile, his hand and `known`."""
    decks = max(1, (sum(view.counts) + view.stock + len(view.pile)) // _DECK_SIZE)
    left = {card: float(count * decks) for card, count in _DECK.items()}
    for row in (view.pile, view.hand, known):
        for card in row:
            bare = card.bare
            if left.get(bare, 0.0) > 0.0:
                left[bare] -= 1.0
    return left
