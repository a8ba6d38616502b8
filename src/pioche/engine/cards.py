"""Cards: what is printed on them, and how they are written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

COLOURS: Final = "rygb"

NUMBER: Final = "number"
SKIP: Final = "skip"
REVERSE: Final = "reverse"
DRAW_TWO: Final = "draw_two"
TARGETED_TWO: Final = "targeted_two"
WILD: Final = "wild"
DRAW_FOUR: Final = "draw_four"
TARGETED_FOUR: Final = "targeted_four"
DOWNPOUR_ONE: Final = "downpour_one"
DOWNPOUR_TWO: Final = "downpour_two"
EXCHANGE: Final = "exchange"
BOOMERANG: Final = "boomerang"
UNO_CARD: Final = "uno_card"
HIDDEN: Final = "hidden"


class Card:
    """One kind of card. There is a single object for each kind, so cards are compared by identity.

    `names_colour` says whether a colour is named with it (F4), `two_sided` whether it looks the same on both
    sides and so is always visible (C64). `colour` is one of `r y g b`, or empty for a colourless card; `symbol`
    is what two coloured cards may share besides the colour (F5), empty for a colourless card; `number` is -1 where
    there is none.
    A colourless card on the pile is the object that carries its named colour (`w4:b`); `bare` leads back.
    """

    __slots__ = (
        "bare", "colour", "index", "kind", "names_colour", "number", "symbol", "text", "two_sided", "wizz",
    )  # fmt: skip

    def __init__(self, text: str, index: int, kind: str, colour: str, symbol: str, number: int = -1) -> None:
        self.text: Final = text
        self.index: Final = index
        self.kind: Final = kind
        self.colour: Final = colour
        self.symbol: Final = symbol
        self.number: Final = number
        self.wizz: Final = text[0].isupper()
        self.names_colour: Final = not colour and kind not in (BOOMERANG, UNO_CARD, HIDDEN)
        self.two_sided: Final = kind == UNO_CARD
        self.bare: Card = self

    def __repr__(self) -> str:
        return self.text

    def named(self, colour: str) -> Card:
        """The card as it lies on the pile once `colour` has been named; a coloured card is itself."""
        return _NAMED.get((self.bare, colour), self)

    def is_twin(self, other: Card) -> bool:
        """Whether the two cards are identical (C52): same colour and symbol, or the same colourless kind."""
        if self.bare is other.bare:
            return True
        return self.number >= 0 and self.number == other.number and self.colour == other.colour


def fits(card: Card, top: Card) -> bool:
    """Whether `card` fits on `top` by colour, number or symbol, or because it is colourless (F5)."""
    colour = card.colour
    return not colour or colour == top.colour or card.symbol == top.symbol


def _every_card() -> list[Card]:
    cards: list[Card] = []

    def add(text: str, kind: str, colour: str = "", symbol: str = "", number: int = -1) -> None:
        cards.append(Card(text, len(cards), kind, colour, symbol, number))

    for colour in COLOURS:
        for number in range(10):
            add(f"{colour}{number}", NUMBER, colour, str(number), number)
            if 1 <= number <= 5:
                add(f"{colour.upper()}{number}", NUMBER, colour, str(number), number)
        add(f"{colour}S", SKIP, colour, "S")
        add(f"{colour}R", REVERSE, colour, "R")
        add(f"{colour}D", DRAW_TWO, colour, "D")
        add(f"{colour}T", TARGETED_TWO, colour, "D")
    for letter, kind in (
        ("*", WILD), ("4", DRAW_FOUR), ("T", TARGETED_FOUR), ("1", DOWNPOUR_ONE), ("2", DOWNPOUR_TWO),
        ("X", EXCHANGE), ("B", BOOMERANG), ("U", UNO_CARD),
    ):  # fmt: skip
        add(f"w{letter}", kind)
    return cards


CARDS: Final = tuple(_every_card())
UNKNOWN: Final = Card("??", len(CARDS), HIDDEN, "", "?")
_BY_TEXT: Final = {card.text: card for card in (*CARDS, UNKNOWN)}
_NAMED: Final[dict[tuple[Card, str], Card]] = {}


def _name_colours() -> None:
    for card in CARDS:
        if not card.colour:
            for colour in COLOURS:
                named = Card(f"{card.text}:{colour}", card.index, card.kind, colour, "")
                named.bare = card
                _NAMED[card, colour] = named
                _BY_TEXT[named.text] = named


_name_colours()


def card(text: str) -> Card:
    """The card written `text`; `ValueError` when there is no such card."""
    found = _BY_TEXT.get(text)
    if found is None:
        raise ValueError(f"{text!r} is not a card")
    return found


def cards(text: str) -> tuple[Card, ...]:
    """Cards in a row, with or without spaces (`r5r7 w4`); `-` is none and `?6` six unknown ones."""
    found: list[Card] = []
    for word in text.split():
        if word == "-":
            continue
        if word[0] == "?" and word[1:].isdigit():
            found += [UNKNOWN] * int(word[1:])
            continue
        at = 0
        while at < len(word):
            length = 4 if word[at + 2 : at + 3] == ":" else 2
            found.append(card(word[at : at + length]))
            at += length
    return tuple(found)


def write(row: Iterable[Card]) -> str:
    """Cards in a row without spaces; `-` for none."""
    return "".join([one.text for one in row]) or "-"


def by_index(one: Card) -> int:
    """Sorting key of the canonical order: red, yellow, green, blue, then the colourless cards."""
    return one.index


def in_order(row: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in canonical order."""
    return tuple(sorted(row, key=by_index))


def deck() -> list[Card]:
    """The 108 cards of one deck in canonical order (C14)."""
    counts = {NUMBER: 2, SKIP: 2, REVERSE: 2, DRAW_TWO: 2, WILD: 4, DRAW_FOUR: 4}
    row: list[Card] = []
    for one in CARDS:
        count = counts.get(one.kind, 0)
        if one.number == 0:
            count = 1
        elif one.wizz:
            count = 0
        row += [one] * count
    return row


def hidden(row: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as somebody sees them who may not see their faces."""
    return tuple([card if card.two_sided else UNKNOWN for card in row])
