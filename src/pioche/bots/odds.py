"""Odds: what a hand may hold, from what is believed of it and from the cards that the viewer cannot place."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final

from pioche.bots.belief import SYMBOLS, Likelihood
from pioche.engine.cards import COLOURS, Card, fits
from pioche.engine.view import View

_PLACES: Final = {symbol: place for place, symbol in enumerate(SYMBOLS)}
#: How many of each symbol a colour has in one deck, how many colourless cards and how many cards there are.
_IN_A_COLOUR: Final = [1.0 if symbol == "0" else 2.0 for symbol in SYMBOLS]
_COLOURLESS: Final = 8.0
_DECK_SIZE: Final = 108


class Unseen:
    """How many of each card the viewer cannot place: the pack without the pile, his hand and `known`."""

    __slots__ = ("coloured", "colourless")

    def __init__(self, view: View, known: Sequence[Card]) -> None:
        decks = max(1, (sum(view.counts) + view.stock + len(view.pile)) // _DECK_SIZE)
        in_a_colour = [count * decks for count in _IN_A_COLOUR]
        #: For each colour the count of each symbol, in the order of `SYMBOLS`.
        self.coloured: Final = {colour: in_a_colour.copy() for colour in COLOURS}
        self.colourless = _COLOURLESS * decks
        for row in (view.pile, view.hand, known):
            for card in row:
                self._place(card.bare)

    def _place(self, card: Card) -> None:
        if not card.colour:
            self.colourless = max(0.0, self.colourless - 1.0)
            return
        counts, place = self.coloured[card.colour], _PLACES[card.symbol]
        if counts[place] > 0.0:
            counts[place] -= 1.0


class Odds:
    """The chances of one hand."""

    __slots__ = ("_colourless", "_hand", "_rows", "_unseen", "_whole")

    def __init__(self, hand: Likelihood, unseen: Unseen) -> None:
        self._hand: Final = hand
        self._unseen: Final = unseen
        weights = list(hand.symbols.values())
        self._rows: Final = {
            colour: hand.colours[colour] * sum(map(mul, counts, weights))
            for colour, counts in unseen.coloured.items()
        }
        self._colourless: Final = hand.colours[""] * unseen.colourless
        self._whole: Final = self._colourless + sum(self._rows.values()) or 1.0

    def fits(self, top: Card) -> float:
        """The chance that the hand holds something that fits on `top`, which carries the colour in force."""
        if any([fits(card, top) for card in self._hand.known]):
            return 1.0
        share = self._colourless + self._rows.get(top.colour, 0.0)
        place = _PLACES.get(top.symbol)
        if place is not None:
            colours = self._hand.colours
            elsewhere = [
                counts[place] * colours[colour]
                for colour, counts in self._unseen.coloured.items()
                if colour != top.colour
            ]
            share += self._hand.symbols[top.symbol] * sum(elsewhere)
        return self._some(share)

    def holds(self, colour: str) -> float:
        """The chance that the hand holds a card of this colour."""
        if any([card.colour == colour for card in self._hand.known]):
            return 1.0
        return self._some(self._rows.get(colour, 0.0))

    def _some(self, share: float) -> float:
        miss: float = max(0.0, 1.0 - share / self._whole) ** max(0, self._hand.hidden)
        return 1.0 - miss
