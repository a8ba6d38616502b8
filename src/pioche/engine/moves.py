"""Moves: the events that move cards, or show them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.engine import values
from pioche.engine.actions import NOBODY
from pioche.engine.cards import UNKNOWN, Card, hidden
from pioche.engine.events import Event
from pioche.engine.state import Picture, State

if TYPE_CHECKING:
    from pioche.engine.ruleset import Ruleset

STOCK: Final = -1
PILE: Final = -2
#: Directly beneath the top card (F14).
UNDER: Final = -3


class Shuffled(Event):
    """The draw pile lies in this order, the next card first. Nobody sees it."""

    __slots__ = ("cards",)
    name = "shuffled"
    fields = (("cards", values.CARD_ROW),)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards: Final = cards

    def fold(self, state: State) -> None:
        state.stock = list(self.cards)

    def seen_by(self, viewer: int, state: State, rules: Ruleset) -> Event | None:
        return Shuffled((UNKNOWN,) * len(self.cards))


class Reshuffled(Event):
    """The pile below its top card has become the draw pile, in this order (C31). The order is secret."""

    __slots__ = ("cards",)
    name = "reshuffled"
    fields = (("cards", values.CARD_ROW),)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards: Final = cards

    def fold(self, state: State) -> None:
        state.stock = list(self.cards)
        state.pile = state.pile[-1:]
        state.reshuffles += 1

    def seen_by(self, viewer: int, state: State, rules: Ruleset) -> Event | None:
        return Reshuffled((UNKNOWN,) * len(self.cards))


class Dealt(Event):
    """The first hands, one for each seat (empty for whom is not dealt to), taken from the draw pile."""

    __slots__ = ("hands",)
    name = "dealt"
    fields = (("hands", values.HANDS),)

    def __init__(self, hands: tuple[tuple[Card, ...], ...]) -> None:
        self.hands: Final = hands

    def fold(self, state: State) -> None:
        del state.stock[: sum([len(hand) for hand in self.hands])]
        for seat, hand in enumerate(self.hands):
            if hand:
                state.hands[seat] += hand
                state.touched[seat] = state.version

    def seen_by(self, viewer: int, state: State, rules: Ruleset) -> Event | None:
        return Dealt(
            tuple(
                [hand if rules.may_see(state, viewer, seat) else hidden(hand) for seat, hand in enumerate(self.hands)]
            )
        )


class Moved(Event):
    """Cards went from one place to another: a seat's hand, the draw pile (`STOCK`), the discard pile (`PILE`), or
    directly beneath its top card (`UNDER`, F14).

    `cause` says why: `play`, `draw`, `levy`, `turned_up`, `put_back` (under the draw pile), `taken_back`, `shed`,
    and `slipped` for a UNO card laid out of turn, which leaves the turn where it was (C65).
    """

    __slots__ = ("cards", "cause", "goal", "source")
    name = "moved"
    fields = (
        ("cards", values.CARD_ROW),
        ("source", values.PLACE),
        ("goal", values.PLACE),
        ("cause", values.WORD),
    )

    def __init__(self, cards: tuple[Card, ...], source: int, goal: int, cause: str) -> None:
        self.cards: Final = cards
        self.source: Final = source
        self.goal: Final = goal
        self.cause: Final = cause

    def fold(self, state: State) -> None:
        source, goal = self.source, self.goal
        if source >= 0:
            hand = state.hands[source]
            for card in self.cards:
                hand.remove(card.bare)
            state.touched[source] = state.version
        elif source == STOCK:
            del state.stock[: len(self.cards)]
        else:
            for _ in self.cards:
                _take_top(state.pile)
        if goal >= 0:
            state.hands[goal] += [card.bare for card in self.cards]
            state.touched[goal] = state.version
            if state.windows:  # A window about one card closes when the hand grows (F8).
                state.windows = tuple([window for window in state.windows if window.seat != goal])
        elif goal == PILE:
            state.pile += self.cards
            state.laid = state.version
            state.layer = source if source >= 0 else NOBODY
            state.flips = 0
        elif goal == UNDER:
            state.pile[-1:-1] = self.cards
        else:
            state.stock += [card.bare for card in self.cards]
            state.put_back += 1
        if self.cause == "play":
            state.cursor = source
            state.played = state.version
        elif self.cause == "taken_back":
            state.laid = 0
        state.dead = ()

    def seen_by(self, viewer: int, state: State, rules: Ruleset) -> Event | None:
        if self.source != STOCK or self.goal == PILE or rules.may_see(state, viewer, self.goal):
            return self
        return Moved(hidden(self.cards), self.source, self.goal, self.cause)


def _take_top(pile: list[Card]) -> None:
    """Take the top card off; UNO cards beneath it are no top cards and go beneath the next one (C63)."""
    del pile[-1]
    below = len(pile)
    while below and pile[below - 1].two_sided:
        below -= 1
    if below:
        pile.append(pile.pop(below - 1))


class Coloured(Event):
    """A colour was named for the colourless top card."""

    __slots__ = ("colour",)
    name = "coloured"
    fields = (("colour", values.WORD),)

    def __init__(self, colour: str) -> None:
        self.colour: Final = colour

    def fold(self, state: State) -> None:
        state.pile[-1] = state.pile[-1].named(self.colour)


class HandsPassed(Event):
    """Hands changed owners: each seat now holds the hand that `sources` names for it. `follows` is the seat from
    which play goes on, or `NOBODY` where that has not changed (C68)."""

    __slots__ = ("follows", "sources")
    name = "hands_passed"
    fields = (("sources", values.SEAT_ROW), ("follows", values.SEAT))

    def __init__(self, sources: tuple[int, ...], follows: int = NOBODY) -> None:
        self.sources: Final = sources
        self.follows: Final = follows

    def fold(self, state: State) -> None:
        moved = [seat for seat, source in enumerate(self.sources) if seat != source]
        state.hands = [state.hands[source] for source in self.sources]
        for seat in moved:
            state.touched[seat] = state.version
        state.windows = tuple([window for window in state.windows if window.seat not in moved])
        state.pictures = tuple([one for one in state.pictures if one.owner not in moved])
        if self.follows != NOBODY:
            state.cursor = self.follows


class Revealed(Event):
    """A hand was shown to some, as a picture of this moment (F13). The others learn that it was, and its size."""

    __slots__ = ("picture",)
    name = "revealed"
    fields = (("picture", values.VALUE),)

    def __init__(self, picture: Picture) -> None:
        self.picture: Final = picture

    def fold(self, state: State) -> None:
        state.pictures = (*state.pictures, self.picture)

    def seen_by(self, viewer: int, state: State, rules: Ruleset) -> Event | None:
        shown = self.picture
        if viewer in shown.viewers or viewer == shown.owner:
            return self
        return Revealed(Picture(shown.owner, shown.viewers, hidden(shown.cards)))


MOVES: Final[tuple[type[Event], ...]] = (Shuffled, Reshuffled, Dealt, Moved, Coloured, HandsPassed, Revealed)
