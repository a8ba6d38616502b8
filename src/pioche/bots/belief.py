"""Belief: how likely each opponent holds each colour and symbol, folded from what one seat has been sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pioche.engine import events
from pioche.engine.actions import NOBODY
from pioche.engine.cards import COLOURS, UNKNOWN, Card
from pioche.engine.events import Asked, Event, Passed, Said, Told
from pioche.engine.moves import PILE, STOCK, Coloured, Dealt, HandsPassed, Moved, Reshuffled, Revealed, Shuffled
from pioche.engine.view import View

#: What a draw says of the colour, the symbol and the colourless cards: he would have laid one (strategy, section 5).
DREW: Final = 0.1
DREW_COLOURLESS: Final = 0.3
#: What naming a colour says of it, and what leaving one says: by an equal number, and by a colourless card.
NAMED: Final = 1.5
LEFT: Final = 0.75
LEFT_BY_WILD: Final = 0.3

#: How an accusation is told, before its ground.
_ACCUSED: Final = "accused_"

#: What two coloured cards can share besides the colour.
SYMBOLS: Final = "0123456789SRD"


class Likelihood:
    """What is believed of one hand: the cards known to be in it, and a weight for each colour and symbol of the rest.

    A weight of 1 is the deck's own share; the colour of a colourless card is empty.
    """

    __slots__ = ("colours", "known", "size", "symbols")

    def __init__(self, size: int) -> None:
        self.size = size
        self.known: list[Card] = []
        self.colours = dict.fromkeys(("", *COLOURS), 1.0)
        self.symbols = dict.fromkeys(SYMBOLS, 1.0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Likelihood) and all(
            [getattr(self, field) == getattr(other, field) for field in self.__slots__]
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def hidden(self) -> int:
        """How many of its cards are not known."""
        return self.size - len(self.known)

    def lacks(self, top: Card) -> None:
        """It was shown that nothing in the hand fits on `top`, unless its owner drew by choice."""
        if not top.colour:
            return
        self.colours[top.colour] *= DREW
        self.colours[""] *= DREW_COLOURLESS
        if top.symbol in self.symbols:
            self.symbols[top.symbol] *= DREW

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
            if without.symbol in self.symbols:
                self.symbols[without.symbol] -= share * (1 - DREW)

    def takes(self, cards: Sequence[Card]) -> None:
        """These cards join the hand, and are known."""
        self.size += len(cards)
        self.known += [card.bare for card in cards]

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
        #: The discard pile as far as it has been followed, without UNO cards.
        self.pile: list[Card] = []
        self.hands: dict[int, Likelihood] = {}
        #: Verdicts on each seat's +4s in this match: guilty, innocent.
        self.verdicts: dict[int, tuple[int, int]] = {}
        #: For each seat, the colour on which it drew last, and how many times since it had other cards or laid it.
        self.drawn_on: dict[int, tuple[str, int]] = {}
        #: For each seat, on which top card it last laid one that names a colour, and what was believed of its hand.
        self.doubted: dict[int, tuple[Card, Likelihood]] = {}
        #: Who has just drawn by choice, and what was believed before the card that may still be laid.
        self.drawer: tuple[int, Likelihood] | None = None
        #: What each seat has said aloud in this round.
        self.talk: dict[int, list[str]] = {}
        #: Who was accused last, and of what (C86).
        self.accused: tuple[int, str] = (NOBODY, "")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Belief) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    @property
    def top(self) -> Card:
        """The top card, with the colour in force."""
        return self.pile[-1] if self.pile else UNKNOWN

    # --- the fold -----------------------------------------------------------------------------------------

    def fold(self, sent: Sequence[Event | None]) -> None:
        """Take in what the seat has been sent of one step."""
        for event in sent:
            take_in = _FOLDS.get(type(event), Belief._forget)
            if take_in is not None:
                take_in(self, event)

    def _forget(self, event: Event) -> None:
        """A new round; or something that may have moved cards in a way that is not understood here."""
        self.pile, self.hands, self.drawn_on, self.drawer, self.doubted = [], {}, {}, None, {}

    def _dealt(self, event: Dealt) -> None:
        self.hands = {seat: Likelihood(len(hand)) for seat, hand in enumerate(event.hands)}
        for seat, hand in enumerate(event.hands):
            self.hands[seat].known = [card for card in hand if card is not UNKNOWN]

    def _passed_on(self, event: HandsPassed) -> None:
        """What is believed of a hand goes with it, and what its owner knew of it with him."""
        self.hands = {seat: self.hands[source] for seat, source in enumerate(event.sources) if source in self.hands}
        self.drawn_on, self.drawer = {}, None

    def _coloured(self, event: Coloured) -> None:
        self.pile[-1:] = [self.top.named(event.colour)]

    def _asked(self, event: Asked) -> None:
        if event.decision.kind != "drawn":
            self.drawer = None

    def _reshuffled(self, event: Reshuffled) -> None:
        self.pile = self.pile[-1:]

    def _moved(self, event: Moved) -> None:
        source, goal, cards = event.source, event.goal, event.cards
        if source == STOCK and goal in self.hands:
            self._drew(self.hands[goal], event)
        elif source in self.hands and goal == PILE:
            self._laid(source, cards)
        elif source in self.hands:
            self.hands[source].lays(cards)
        elif source == PILE and goal in self.hands:
            self.hands[goal].takes(cards)
        if source == PILE:
            del self.pile[-len(cards) :]
        elif goal == PILE:
            # UNO cards go beneath the top card and never come to lie on top (C63).
            self.pile += [card for card in cards if not card.two_sided]

    def _drew(self, hand: Likelihood, event: Moved) -> None:
        seat = event.goal
        seen = [card for card in event.cards if card is not UNKNOWN]
        if event.cause == "draw" and not seen:
            hand.lacks(self.top)
            self.drawer = (seat, hand.copy())
            colour, times = self.drawn_on.get(seat, ("", 0))
            self.drawn_on[seat] = (self.top.colour, times + 1 if colour == self.top.colour else 1)
        else:
            self.drawn_on.pop(seat, None)
        hand.takes(seen)
        if len(seen) < len(event.cards):
            hand.mix(len(event.cards) - len(seen))

    def _passed(self, event: Passed) -> None:
        """What was drawn did not fit either."""
        seat = event.seat
        if self.drawer is None or self.drawer[0] != seat:
            return
        count = self.hands[seat].size - self.drawer[1].size
        self.hands[seat] = self.drawer[1]
        self.hands[seat].mix(count, without=self.top)

    def _laid(self, seat: int, cards: Sequence[Card]) -> None:
        hand = self.hands.get(seat)
        if hand is None:
            return
        card, top = cards[-1], self.top
        if self.drawn_on.get(seat, ("", 0))[0] == card.colour:
            del self.drawn_on[seat]
        if self.drawer is not None and self.drawer[0] == seat:
            hand = self._lay_drawn(self.drawer[1], hand.size - len(cards))
        else:
            hand.lays(cards)
            if card.bare is card and card.colour != top.colour and top.colour:
                hand.colours[top.colour] *= LEFT
        if card.bare.names_colour:
            self.doubted[seat] = (top, hand.copy())
            if card.colour != top.colour:
                hand.colours[top.colour] *= LEFT_BY_WILD
            hand.colours[card.colour] *= NAMED

    def _lay_drawn(self, before: Likelihood, size: int) -> Likelihood:
        """A card just drawn was laid: of those from before nothing has been learnt; others drawn did not fit."""
        assert self.drawer is not None
        self.hands[self.drawer[0]] = before
        if size > before.size:
            before.mix(size - before.size, without=self.top)
        return before

    def _shown(self, event: Revealed) -> None:
        shown = event.picture
        hand = self.hands.get(shown.owner)
        if hand is not None and UNKNOWN not in shown.cards:
            hand.known = list(shown.cards)
            hand.size = len(shown.cards)

    def _began(self, event: Event) -> None:
        self._forget(event)
        self.talk, self.accused = {}, (NOBODY, "")

    def _said(self, event: Said) -> None:
        self.talk.setdefault(event.seat, []).append(event.words)

    def _told(self, event: Told) -> None:
        if event.what.startswith(_ACCUSED):
            self.accused = (event.other, event.what.removeprefix(_ACCUSED))
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


#: What each kind of event tells; None where it tells nothing of hands.
_FOLDS: Final[dict[type[Event | None], Callable[[Belief, Any], None] | None]] = {
    events.Began: Belief._began,
    events.Ended: Belief._forget,
    Dealt: Belief._dealt,
    Moved: Belief._moved,
    Passed: Belief._passed,
    Asked: Belief._asked,
    Coloured: Belief._coloured,
    HandsPassed: Belief._passed_on,
    Reshuffled: Belief._reshuffled,
    Revealed: Belief._shown,
    Said: Belief._said,
    Told: Belief._told,
}
_SILENT: Final = (
    type(None), Shuffled, events.Closed, events.DealerChosen, events.Eliminated, events.Noted, events.Opened,
    events.Owed, events.Reversed, events.Stepped, events.Tied, events.TurnLost, events.TurnOwed,
    events.Won,
)  # fmt: skip
_FOLDS.update(dict.fromkeys(_SILENT))
