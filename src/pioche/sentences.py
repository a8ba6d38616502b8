"""Sentences: what the events of a step say to one reader, as message ids with arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from pioche.engine import cards
from pioche.engine.actions import NOBODY, SEATS
from pioche.engine.cards import UNKNOWN, Card
from pioche.engine.events import (
    Asked,
    Began,
    DealerChosen,
    Eliminated,
    Ended,
    Event,
    Noted,
    Owed,
    Passed,
    Reversed,
    Said,
    Stepped,
    Tied,
    Told,
    TurnLost,
    TurnOwed,
    Won,
)
from pioche.engine.moves import PILE, Coloured, Dealt, HandsPassed, Moved, Reshuffled, Revealed
from pioche.rules.cursed_cards import Curse
from pioche.rules.dealer_choices import Chosen
from pioche.rules.siege import Ring
from pioche.texts import YOU, Arg, Sentence


def sentences(events: Iterable[Event | None], viewer: int) -> list[Sentence]:
    """What these events, as `viewer` (a seat, or `NOBODY`) was sent them, say to him, in order.

    For one step without those before it; who follows a match keeps a `Narrator`.
    """
    return Narrator(viewer).tell(events)


class Narrator:
    """Tells a match to one reader, step by step. It remembers who was asked to act, so that it knows a jump-in.

    Most events say nothing or one sentence; a play and the call of Uno that comes with it are one sentence, and
    so are a penalty drawn and the turn lost with it. Arguments: `who` and `whom` are seat letters, or `you`;
    `seats` several of them, parted by spaces; `card` and `cards` are in notation; `colour` is a letter; `n` a number;
    `way` is `left` or `right`.
    """

    def __init__(self, viewer: int) -> None:
        self.viewer: Final = viewer
        #: Who takes the step, once it is known, and who deals.
        self.actor = NOBODY
        self.dealer = NOBODY
        #: Whose step it would be, as far as is known.
        self.awaited = NOBODY
        #: Whether cards are being dealt, and whether the dealer has had a say in it in this step.
        self.dealing = False
        self.dealer_chose = False

    def tell(self, events: Iterable[Event | None]) -> list[Sentence]:
        """What one step says."""
        self.dealer_chose = False
        return list(self._sentences([event for event in events if event is not None and _counts(event)]))

    def _sentences(self, events: Sequence[Event]) -> Iterator[Sentence]:
        at = 0
        while at < len(events):
            event, after = events[at], events[at + 1] if at + 1 < len(events) else None
            merged = self._merged(event, after) if after is not None else None
            if merged is not None:
                yield merged
                at += 2
                continue
            if isinstance(event, Moved) and event.cause == "turned_up":
                yield self._turned_up(event, after)
            else:
                yield from TELLERS[type(event)](self, event)
            at += 1

    def _merged(self, event: Event, after: Event) -> Sentence | None:
        """What two events in a row say in one breath."""
        if not isinstance(event, Moved):
            return None
        if event.cause == "play" and isinstance(after, Told) and after.what == "called":
            return self._play(event, "-uno") if after.seat == event.source else None
        if event.cause == "levy" and isinstance(after, TurnLost) and after.seat == event.goal and not after.owed:
            return self._drawing(event, "-lost")
        return None

    def seat(self, seat: int) -> str:
        return YOU if seat == self.viewer else SEATS[seat]

    def seats(self, seats: Iterable[int]) -> str:
        return " ".join([self.seat(seat) for seat in seats])

    # --- the deal -----------------------------------------------------------------------------------------

    def began(self, event: Began) -> Iterator[Sentence]:
        self.dealing = True
        yield "began", {}

    def dealer_chosen(self, event: DealerChosen) -> Iterator[Sentence]:
        self.dealer = event.dealer
        yield "dealer-drawn" if event.draws else "dealer", {"who": self.seat(event.dealer)}

    def noted(self, event: Noted) -> Iterator[Sentence]:
        """Of what rules remember only this is news: the cursed card, when it is drawn."""
        if isinstance(event.memo, Chosen) and event.memo.asked == "":
            self.dealer_chose = True
        if self.dealing and isinstance(event.memo, Curse) and event.memo.card:
            yield "cursed", {"card": cards.write(event.memo.card)}

    def dealt(self, event: Dealt) -> Iterator[Sentence]:
        self.dealing = False
        if self.dealer_chose:
            yield "hand-size", {"who": self.seat(self.actor), "n": max(map(len, event.hands))}

    def _turned_up(self, event: Moved, after: Event | None) -> Sentence:
        """The first card; with a power that acts at once or asks for a choice, it is as if the dealer had laid it."""
        args: dict[str, Arg] = {"card": cards.write(event.cards)}
        is_asked = isinstance(after, Asked) and after.decision.kind == "colour" and event.cards[0].kind != cards.WILD
        is_siege = isinstance(after, Noted) and isinstance(after.memo, Ring) and after.memo.initiator != NOBODY
        if self.dealer != NOBODY and (is_asked or is_siege or isinstance(after, HandsPassed)):
            return "turned-up-dealer", {"who": self.seat(self.dealer), **args}
        return "turned-up", args

    # --- cards --------------------------------------------------------------------------------------------

    def moved(self, event: Moved) -> Iterator[Sentence]:
        row = cards.write(event.cards)
        if event.cause == "play":
            yield self._play(event)
        elif event.cause == "put_back":
            yield "put-back", {"card": row}
        elif event.cause == "slipped":
            yield "slipped", {"who": self.seat(event.source), "card": row}
        elif event.cause == "shed":
            yield "shed", {"who": self.seat(event.source), "cards": cards.write(bare(event.cards))}
        elif event.source == PILE:
            yield "taken-back", {"who": self.seat(event.goal), "card": once(bare(event.cards))}
        else:
            yield self._drawing(event)

    def _play(self, event: Moved, uno: str = "") -> Sentence:
        """One card, or an identical pair; out of turn it is a jump-in."""
        top = event.cards[-1]
        is_jump = self.awaited not in (NOBODY, event.source)
        id = "played-pair" if len(event.cards) > 1 else "jumped" if is_jump else "played"
        args: dict[str, Arg] = {"who": self.seat(event.source), "card": top.bare.text}
        if top.bare is top or not top.bare.names_colour:
            return f"{id}{uno}", args
        return f"{id}-named{uno}", {**args, "colour": top.colour}

    def _drawing(self, event: Moved, lost: str = "") -> Sentence:
        args: dict[str, Arg] = {"who": self.seat(event.goal), "n": len(event.cards)}
        if UNKNOWN in event.cards:
            return f"drew{lost}", args
        return f"drew-cards{lost}", {**args, "cards": cards.write(event.cards)}

    def hands_passed(self, event: HandsPassed) -> Iterator[Sentence]:
        """Two hands are swapped; more go round."""
        moved = [seat for seat, source in enumerate(event.sources) if seat != source]
        if len(moved) == 2:
            one, other = moved if self.actor != moved[1] else moved[::-1]
            yield "hands-swapped", {"who": self.seat(one), "whom": self.seat(other)}
        elif moved:
            yield "hands-rotated", {"way": "left" if event.sources[moved[1]] == moved[0] else "right"}

    # --- one method for each of the other events ----------------------------------------------------------

    def coloured(self, event: Coloured) -> Iterator[Sentence]:
        yield "named", {"who": self.seat(self.actor), "colour": event.colour}

    def reversed(self, event: Reversed) -> Iterator[Sentence]:
        if self.dealing and self.dealer_chose:
            yield "direction", {"who": self.seat(self.actor), "way": "right"}
        else:
            yield "reversed", {}

    def reshuffled(self, event: Reshuffled) -> Iterator[Sentence]:
        yield "reshuffled", {}

    def stepped(self, event: Stepped) -> Iterator[Sentence]:
        self.actor = event.seat
        return iter(())

    def asked(self, event: Asked) -> Iterator[Sentence]:
        self.awaited = event.decision.seat
        return iter(())

    def owed(self, event: Owed) -> Iterator[Sentence]:
        debt = event.debt
        if debt is None:
            return
        victim = self.seat(debt.victim)
        if debt.kind == "draw":
            yield "owed", {"who": victim, "n": debt.amount}
        elif debt.kind == "skip":
            yield "owed-skip", {"who": victim}
        else:
            yield "owed-swap", {"who": self.seat(debt.last.author), "whom": victim}

    def passed(self, event: Passed) -> Iterator[Sentence]:
        yield "passed-dead" if event.dead else "passed", {"who": self.seat(event.seat)}

    def turn_lost(self, event: TurnLost) -> Iterator[Sentence]:
        yield "turn-lost-owed" if event.owed else "turn-lost", {"who": self.seat(event.seat)}

    def turn_owed(self, event: TurnOwed) -> Iterator[Sentence]:
        yield "turn-owed", {"who": self.seat(event.seat)}

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
        args: dict[str, Arg] = {"who": self.seat(event.seat), "n": event.number}
        if event.other != NOBODY:
            args["whom"] = self.seat(event.other)
        if event.cards:
            args["card"] = once(event.cards)
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

    def eliminated(self, event: Eliminated) -> Iterator[Sentence]:
        if len(event.seats) == 1:
            yield "eliminated", {"who": self.seat(event.seats[0])}
        else:
            yield "eliminated-together", {"seats": self.seats(event.seats)}

    def won(self, event: Won) -> Iterator[Sentence]:
        if len(event.seats) == 1:
            yield "won", {"who": self.seat(event.seats[0])}
        else:
            yield "won-together", {"seats": self.seats(event.seats)}


def _counts(event: Event) -> bool:
    """Whether an event says something, or helps to say something."""
    return isinstance(event.memo, (Chosen, Curse, Ring)) if isinstance(event, Noted) else type(event) in TELLERS


def bare(row: Iterable[Card]) -> tuple[Card, ...]:
    """The cards without the colours named for them."""
    return tuple([card.bare for card in row])


def once(row: Iterable[Card]) -> str:
    """The cards in notation, each kind once: a pair is named like one of its cards."""
    return cards.write(dict.fromkeys(row))


#: Who tells which event; the others say nothing.
TELLERS: Final[dict[type[Event], Callable[[Narrator, Any], Iterator[Sentence]]]] = {
    Asked: Narrator.asked,
    Began: Narrator.began,
    DealerChosen: Narrator.dealer_chosen,
    Dealt: Narrator.dealt,
    Eliminated: Narrator.eliminated,
    HandsPassed: Narrator.hands_passed,
    Moved: Narrator.moved,
    Noted: Narrator.noted,
    Coloured: Narrator.coloured,
    Reversed: Narrator.reversed,
    Reshuffled: Narrator.reshuffled,
    Stepped: Narrator.stepped,
    Owed: Narrator.owed,
    Passed: Narrator.passed,
    TurnLost: Narrator.turn_lost,
    TurnOwed: Narrator.turn_owed,
    Revealed: Narrator.revealed,
    Told: Narrator.told,
    Said: Narrator.said,
    Ended: Narrator.ended,
    Tied: Narrator.tied,
    Won: Narrator.won,
}
