"""Sentences: what the events of a step say to one reader, as message ids with arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from pioche.engine import cards
from pioche.engine.actions import NOBODY, SEATS
from pioche.engine.cards import UNKNOWN, Card
from pioche.engine.events import (
    Began,
    DealerChosen,
    Ended,
    Event,
    Owed,
    Passed,
    Reversed,
    Said,
    Stepped,
    Tied,
    Told,
    TurnLost,
    Won,
)
from pioche.engine.moves import PILE, Coloured, Moved, Reshuffled, Revealed
from pioche.texts import YOU, Arg, Sentence


def sentences(events: Iterable[Event | None], viewer: int) -> list[Sentence]:
    """What these events, as `viewer` (a seat, or `NOBODY`) was sent them, say to him, in order.

    Most events say nothing or one sentence; a play and the call of Uno that comes with it are one sentence, and
    so are a penalty drawn and the turn lost with it. Arguments: `who` and `whom` are seat letters, or `you`;
    `seats` several of them, parted by spaces; `card` and `cards` are in notation; `colour` is a letter; `n` a number.
    """
    return list(_Teller(viewer).tell([event for event in events if event is not None]))


class _Teller:
    """Tells one step to one reader."""

    def __init__(self, viewer: int) -> None:
        self.viewer: Final = viewer
        #: Who takes the step, once it is known.
        self.actor = NOBODY

    def tell(self, events: Sequence[Event]) -> Iterator[Sentence]:
        at = 0
        while at < len(events):
            event, after = events[at], events[at + 1] if at + 1 < len(events) else None
            merged = self._merged(event, after) if after is not None else None
            if merged is not None:
                yield merged
                at += 2
                continue
            teller = TELLERS.get(type(event))
            if teller is not None:
                yield from teller(self, event)
            at += 1

    def _merged(self, event: Event, after: Event) -> Sentence | None:
        """What two events in a row say in one breath."""
        if not isinstance(event, Moved):
            return None
        if event.cause == "play" and isinstance(after, Told) and after.what == "called":
            return self._play(event, "-uno") if after.seat == event.source else None
        if event.cause == "levy" and isinstance(after, TurnLost) and after.seat == event.goal:
            return self._drawing(event, "-lost")
        return None

    def seat(self, seat: int) -> str:
        return YOU if seat == self.viewer else SEATS[seat]

    def seats(self, seats: Iterable[int]) -> str:
        return " ".join([self.seat(seat) for seat in seats])

    # --- one method for each event that says something ----------------------------------------------------

    def began(self, event: Began) -> Iterator[Sentence]:
        yield "began", {}

    def dealer(self, event: DealerChosen) -> Iterator[Sentence]:
        yield "dealer-drawn" if event.draws else "dealer", {"who": self.seat(event.dealer)}

    def moved(self, event: Moved) -> Iterator[Sentence]:
        row = cards.write(event.cards)
        if event.cause == "play":
            yield self._play(event)
        elif event.cause == "turned_up":
            yield "turned-up", {"card": row}
        elif event.cause == "put_back":
            yield "put-back", {"card": row}
        elif event.source == PILE:
            yield "taken-back", {"who": self.seat(event.goal), "card": cards.write(bare(event.cards))}
        else:
            yield self._drawing(event)

    def _play(self, event: Moved, uno: str = "") -> Sentence:
        top = event.cards[-1]
        args: dict[str, Arg] = {
            "who": self.seat(event.source),
            "card": cards.write(bare(event.cards)),
        }
        if top.bare is top:
            return f"played{uno}", args
        return f"played-named{uno}", {**args, "colour": top.colour}

    def _drawing(self, event: Moved, lost: str = "") -> Sentence:
        args: dict[str, Arg] = {"who": self.seat(event.goal), "n": len(event.cards)}
        if UNKNOWN in event.cards:
            return f"drew{lost}", args
        return f"drew-cards{lost}", {**args, "cards": cards.write(event.cards)}

    def coloured(self, event: Coloured) -> Iterator[Sentence]:
        yield "named", {"who": self.seat(self.actor), "colour": event.colour}

    def reversed(self, event: Reversed) -> Iterator[Sentence]:
        yield "reversed", {}

    def reshuffled(self, event: Reshuffled) -> Iterator[Sentence]:
        yield "reshuffled", {}

    def stepped(self, event: Stepped) -> Iterator[Sentence]:
        self.actor = event.seat
        return iter(())

    def owed(self, event: Owed) -> Iterator[Sentence]:
        debt = event.debt
        if debt is not None and debt.kind == "draw":
            yield "owed", {"who": self.seat(debt.victim), "n": debt.amount}

    def passed(self, event: Passed) -> Iterator[Sentence]:
        yield "passed-dead" if event.dead else "passed", {"who": self.seat(event.seat)}

    def turn_lost(self, event: TurnLost) -> Iterator[Sentence]:
        yield "turn-lost", {"who": self.seat(event.seat)}

    def revealed(self, event: Revealed) -> Iterator[Sentence]:
        shown = event.picture
        who = self.seat(shown.owner)
        if who != YOU and UNKNOWN not in shown.cards:
            yield "shown-cards", {"who": who, "cards": cards.write(cards.in_order(shown.cards))}
        elif len(shown.viewers) == 1:
            yield "shown", {"who": who, "whom": self.seat(shown.viewers[0])}
        else:
            yield "shown-everyone", {"who": who}

    def told(self, event: Told) -> Iterator[Sentence]:
        args: dict[str, Arg] = {"who": self.seat(event.seat)}
        if event.other != NOBODY:
            args["whom"] = self.seat(event.other)
        if event.number:
            args["n"] = event.number
        if event.cards:
            args["card"] = cards.write(event.cards)
        yield f"told-{event.what}", args

    def said(self, event: Said) -> Iterator[Sentence]:
        yield "said", {"who": self.seat(event.seat), "words": event.words}

    def ended(self, event: Ended) -> Iterator[Sentence]:
        points = {seat: given for seat, given in enumerate(event.points) if given}
        if event.winner == NOBODY:
            yield "blocked", {}
        elif points.keys() == {event.winner}:
            yield "went-out-scored", {"who": self.seat(event.winner), "n": points.pop(event.winner)}
        else:
            yield "went-out", {"who": self.seat(event.winner)}
        for seat, given in points.items():
            yield "scored", {"who": self.seat(seat), "n": given}

    def tied(self, event: Tied) -> Iterator[Sentence]:
        yield "tied", {"seats": self.seats(event.seats)}

    def won(self, event: Won) -> Iterator[Sentence]:
        if len(event.seats) == 1:
            yield "won", {"who": self.seat(event.seats[0])}
        else:
            yield "won-together", {"seats": self.seats(event.seats)}


def bare(row: Iterable[Card]) -> tuple[Card, ...]:
    """The cards without the colours named for them."""
    return tuple([card.bare for card in row])


#: Who tells which event; the others say nothing.
TELLERS: Final[dict[type[Event], Callable[[_Teller, Any], Iterator[Sentence]]]] = {
    Began: _Teller.began,
    DealerChosen: _Teller.dealer,
    Moved: _Teller.moved,
    Coloured: _Teller.coloured,
    Reversed: _Teller.reversed,
    Reshuffled: _Teller.reshuffled,
    Stepped: _Teller.stepped,
    Owed: _Teller.owed,
    Passed: _Teller.passed,
    TurnLost: _Teller.turn_lost,
    Revealed: _Teller.revealed,
    Told: _Teller.told,
    Said: _Teller.said,
    Ended: _Teller.ended,
    Tied: _Teller.tied,
    Won: _Teller.won,
}
