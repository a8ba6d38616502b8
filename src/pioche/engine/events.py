"""Events: what happened. The only writer of State, the log, and the place where secrets are cut out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from pioche.engine import values
from pioche.engine.actions import NOBODY
from pioche.engine.cards import Card, hidden
from pioche.engine.state import BETWEEN, OVER, ROUND, Debt, Decision, Memo, State, Window
from pioche.engine.values import Value

if TYPE_CHECKING:
    from pioche.engine.effects import Effect
    from pioche.engine.ruleset import Ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Value):
    """Something that happened. It stores outcomes, so that replay needs neither rules nor chance."""

    __slots__ = ()

    def fold(self, state: State) -> None:
        """Write into `state` what has changed. `state.version` is already the event's own number."""

    def seen_by(self, viewer: int, state: State, rules: Ruleset) -> Event | None:
        """What `viewer` (a seat, or `NOBODY` for a spectator) is sent; None is a bare version number.

        `state` is the state right after the event.
        """
        return self


class Began(Event):
    """A round begins for the seats named; everything of the round before is cleared away."""

    __slots__ = ("seats",)
    name = "began"
    fields = (("seats", values.SEAT_ROW),)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats: Final = seats

    def fold(self, state: State) -> None:
        count = state.seats
        state.phase = ROUND
        state.round += 1
        state.direction = 1
        state.active = [seat in self.seats for seat in range(count)]
        state.hands = [[] for _ in range(count)]
        state.stock = []
        state.pile = []
        state.touched = [state.version] * count
        state.pictures = ()
        state.step = state.version
        state.actor = NOBODY
        state.owed = [0] * count
        state.laid = 0
        state.layer = NOBODY
        state.played = 0
        state.put_back = 0
        state.reshuffles = 0


class DealerChosen(Event):
    """Who deals this round. `draws` are the cards drawn for it, seat by seat, in one row for each try (C08)."""

    __slots__ = ("dealer", "draws")
    name = "dealer"
    fields = (("dealer", values.SEAT), ("draws", values.HANDS))

    def __init__(self, dealer: int, draws: tuple[tuple[Card, ...], ...] = ()) -> None:
        self.dealer: Final = dealer
        self.draws: Final = draws

    def fold(self, state: State) -> None:
        state.dealer = state.cursor = self.dealer


class Reversed(Event):
    """The direction of play turned."""

    __slots__ = ()
    name = "reversed"

    def fold(self, state: State) -> None:
        state.direction = -state.direction
        state.flips += 1


class Stepped(Event):
    """A seat takes a step (F2): its decision is taken, catch windows close, and pictures of its hand are gone."""

    __slots__ = ("seat",)
    name = "stepped"
    fields = (("seat", values.SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def fold(self, state: State) -> None:
        if state.is_settled:
            state.step = state.version
        state.actor = self.seat
        state.decision = None
        if state.windows:
            state.windows = ()
        if state.pictures:
            state.pictures = tuple([one for one in state.pictures if one.owner != self.seat])


class Asked(Event):
    """A seat must act now, or again on the decision that stood before. `agenda` is what is left to do afterwards, so
    that a game can resume from its log."""

    __slots__ = ("again", "agenda", "decision")
    name = "asked"
    fields = (("decision", values.VALUE), ("agenda", values.VALUES), ("again", values.FLAG))

    def __init__(self, decision: Decision, agenda: tuple[Effect, ...] = (), again: bool = False) -> None:
        self.decision: Final = decision
        self.agenda: Final = agenda
        self.again: Final = again

    def fold(self, state: State) -> None:
        state.decision = self.decision
        state.agenda = list(self.agenda)
        if self.decision.kind in ("turn", "spin") and not self.again:
            state.cursor = self.decision.seat
            state.turn += 1

    def seen_by(self, viewer: int, state: State, rules: Ruleset) -> Event | None:
        asked = self.decision
        if asked.cards and not rules.may_see(state, viewer, asked.seat):
            return Asked(Decision(asked.seat, asked.kind, hidden(asked.cards)), again=self.again)
        return Asked(asked, again=self.again)


class Owed(Event):
    """This penalty is pending now, or none is."""

    __slots__ = ("debt",)
    name = "owed"
    fields = (("debt", values.VALUE),)

    def __init__(self, debt: Debt | None) -> None:
        self.debt: Final = debt

    def fold(self, state: State) -> None:
        state.debt = self.debt

    def seen_by(self, viewer: int, state: State, rules: Ruleset) -> Event | None:
        return Owed(self.debt.public() if self.debt else None)


class Passed(Event):
    """A seat passed; `dead` when it could not have drawn anything (C32)."""

    __slots__ = ("dead", "seat")
    name = "passed"
    fields = (("seat", values.SEAT), ("dead", values.FLAG))

    def __init__(self, seat: int, dead: bool) -> None:
        self.seat: Final = seat
        self.dead: Final = dead

    def fold(self, state: State) -> None:
        if self.dead and self.seat not in state.dead:
            state.dead = (*state.dead, self.seat)


class TurnLost(Event):
    """A seat has lost its turn, perhaps one that it owed; play goes on after it."""

    __slots__ = ("owed", "seat")
    name = "turn_lost"
    fields = (("seat", values.SEAT), ("owed", values.FLAG))

    def __init__(self, seat: int, owed: bool = False) -> None:
        self.seat: Final = seat
        self.owed: Final = owed

    def fold(self, state: State) -> None:
        state.cursor = self.seat
        if self.owed:
            state.owed[self.seat] -= 1


class TurnOwed(Event):
    """A seat owes a turn: it loses the next one that would come to it (F7)."""

    __slots__ = ("seat",)
    name = "turn_owed"
    fields = (("seat", values.SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def fold(self, state: State) -> None:
        state.owed[self.seat] += 1


class Opened(Event):
    """A window opened: other seats may now do something about this one."""

    __slots__ = ("window",)
    name = "opened"
    fields = (("window", values.VALUE),)

    def __init__(self, window: Window) -> None:
        self.window: Final = window

    def fold(self, state: State) -> None:
        state.windows = (*state.windows, self.window)


class Closed(Event):
    """A window closed before its time, by a call or a catch."""

    __slots__ = ("id",)
    name = "closed"
    fields = (("id", values.INT),)

    def __init__(self, id: int) -> None:
        self.id: Final = id

    def fold(self, state: State) -> None:
        state.windows = tuple([window for window in state.windows if window.id != self.id])


class Noted(Event):
    """A rule's memo is this now."""

    __slots__ = ("key", "memo")
    name = "noted"
    fields = (("key", values.WORD), ("memo", values.VALUE))

    def __init__(self, key: str, memo: Memo) -> None:
        self.key: Final = key
        self.memo: Final = memo

    def fold(self, state: State) -> None:
        state.memos[self.key] = self.memo

    def seen_by(self, viewer: int, state: State, rules: Ruleset) -> Event | None:
        return None if self.memo.secret else self


class Told(Event):
    """Something said at the table that changes nothing by itself: a call, a catch, a verdict, a mistake."""

    __slots__ = ("cards", "number", "other", "seat", "what")
    name = "told"
    fields = (
        ("what", values.WORD), ("seat", values.SEAT), ("other", values.SEAT), ("number", values.INT),
        ("cards", values.CARD_ROW),
    )  # fmt: skip

    def __init__(
        self, what: str, seat: int, other: int = NOBODY, number: int = 0, cards: tuple[Card, ...] = ()
    ) -> None:
        self.what: Final = what
        self.seat: Final = seat
        self.other: Final = other
        self.number: Final = number
        self.cards: Final = cards


class Said(Event):
    """A seat said something aloud at the table."""

    __slots__ = ("seat", "words")
    name = "said"
    fields = (("seat", values.SEAT), ("words", values.WORD))

    def __init__(self, seat: int, words: str) -> None:
        self.seat: Final = seat
        self.words: Final = words


class Ended(Event):
    """The round is over (F11): who went out (`NOBODY`: blocked), all hands and what each is worth, the points
    given and the new totals."""

    __slots__ = ("hands", "left", "points", "totals", "winner")
    name = "ended"
    fields = (
        ("winner", values.SEAT), ("hands", values.HANDS), ("left", values.NUMBERS), ("points", values.NUMBERS),
        ("totals", values.NUMBERS),
    )  # fmt: skip

    def __init__(
        self,
        winner: int,
        hands: tuple[tuple[Card, ...], ...],
        left: tuple[int, ...],
        points: tuple[int, ...],
        totals: tuple[int, ...],
    ) -> None:
        self.winner: Final = winner
        self.hands: Final = hands
        self.left: Final = left
        self.points: Final = points
        self.totals: Final = totals

    def fold(self, state: State) -> None:
        state.phase = BETWEEN
        state.winner = self.winner
        state.left = list(self.left)
        state.points = list(self.points)
        state.totals = list(self.totals)
        state.decision = state.debt = None
        state.windows = ()
        state.agenda = []
        state.dead = ()


class Tied(Event):
    """Several seats share the best total: a deciding round is played among them alone (C04)."""

    __slots__ = ("seats",)
    name = "tied"
    fields = (("seats", values.SEAT_ROW),)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats: Final = seats

    def fold(self, state: State) -> None:
        state.contenders = self.seats


class Eliminated(Event):
    """These seats are out of the match (C05)."""

    __slots__ = ("seats",)
    name = "eliminated"
    fields = (("seats", values.SEAT_ROW),)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats: Final = seats

    def fold(self, state: State) -> None:
        state.eliminated = tuple(sorted(state.eliminated + self.seats))


class Won(Event):
    """The match is over, and these seats have won it."""

    __slots__ = ("seats",)
    name = "won"
    fields = (("seats", values.SEAT_ROW),)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats: Final = seats

    def fold(self, state: State) -> None:
        state.phase = OVER
        state.champions = self.seats


EVENTS: Final[tuple[type[Event], ...]] = (
    Began, DealerChosen, Reversed, Stepped, Asked, Owed, Passed,
    TurnLost, TurnOwed, Opened, Closed, Noted, Told, Said, Ended, Tied, Eliminated, Won,
)  # fmt: skip
