"""State: everything there is to know about a match, the pending future included."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from pioche.engine import values
from pioche.engine.actions import NOBODY
from pioche.engine.cards import Card
from pioche.engine.values import Token, Value

if TYPE_CHECKING:
    from pioche.engine.effects import Effect

BETWEEN: Final = "between"
ROUND: Final = "round"
OVER: Final = "over"


class Stake(Value):
    """One card (or pair) that made a penalty: who laid it, what it adds, and the frozen verdict on a +4 (C17).

    `open` says in public whether it can be challenged; `guilty` and `evidence` (the hand as it is judged) are
    known to nobody before that.
    """

    __slots__ = ("amount", "author", "cards", "evidence", "guilty", "open")
    name = "stake"
    fields = (
        ("author", values.SEAT), ("cards", values.CARD_ROW), ("amount", values.INT), ("open", values.FLAG),
        ("guilty", values.FLAG), ("evidence", values.CARD_ROW),
    )  # fmt: skip

    def __init__(
        self,
        author: int,
        cards: tuple[Card, ...],
        amount: int,
        open: bool = False,
        guilty: bool = False,
        evidence: tuple[Card, ...] = (),
    ) -> None:
        self.author: Final = author
        self.cards: Final = cards
        self.amount: Final = amount
        self.open: Final = open
        self.guilty: Final = guilty
        self.evidence: Final = evidence

    def closed(self) -> Stake:
        """The stake once it has been judged, or can be judged no more."""
        return Stake(self.author, self.cards, self.amount)


class Debt(Value):
    """A pending penalty (F7): cards and the turn (`draw`), the turn alone (`skip`), or an exchange (`swap`).

    `turns` is how many turns are lost, by the victim and the seats after it (C51); with `owes` the victim owes
    its next turn instead. `sender` sent the penalty back to the victim (C72), `errors` counts accusations that
    have failed (C24).
    """

    __slots__ = ("amount", "errors", "kind", "owes", "sender", "stakes", "turns", "victim")
    name = "debt"
    fields = (
        ("kind", values.WORD), ("amount", values.INT), ("victim", values.SEAT), ("stakes", values.VALUES),
        ("turns", values.INT), ("owes", values.FLAG), ("sender", values.SEAT), ("errors", values.INT),
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        amount: int,
        victim: int,
        stakes: tuple[Stake, ...],
        turns: int = 1,
        owes: bool = False,
        sender: int = NOBODY,
        errors: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.amount: Final = amount
        self.victim: Final = victim
        self.stakes: Final = stakes
        self.turns: Final = turns
        self.owes: Final = owes
        self.sender: Final = sender
        self.errors: Final = errors

    @property
    def last(self) -> Stake:
        """The stake laid last."""
        return self.stakes[-1]

    def hitting(self, victim: int, owes: bool = False, sender: int = NOBODY) -> Debt:
        """The same penalty on another seat, as a single lost turn; once sent back it cannot be challenged."""
        stakes = tuple([stake.closed() for stake in self.stakes]) if sender != NOBODY else self.stakes
        return Debt(self.kind, self.amount, victim, stakes, 1, owes, sender)

    def with_stakes(self, stakes: tuple[Stake, ...], errors: int) -> Debt:
        """The debt after an accusation: with these stakes and so many errors."""
        return Debt(self.kind, self.amount, self.victim, stakes, self.turns, self.owes, self.sender, errors)

    def public(self) -> Debt:
        """The debt as everybody may know it: without verdicts and evidence."""
        stakes = [Stake(one.author, one.cards, one.amount, one.open) for one in self.stakes]
        return self.with_stakes(tuple(stakes), self.errors)


class Decision(Value):
    """The seat that must act, and on what kind of decision (F3). `cards` (the cards drawn) are its secret."""

    __slots__ = ("cards", "kind", "seat")
    name = "decision"
    fields = (("seat", values.SEAT), ("kind", values.WORD), ("cards", values.CARD_ROW))

    def __init__(self, seat: int, kind: str, cards: tuple[Card, ...] = ()) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.cards: Final = cards


class Window(Value):
    """Something that other seats may do about `seat` until the next step (F8).

    `id` is the version of the event that opened it, so that a late click can be told from a wrong one;
    `wait` names the pause that a live table owes it (F10).
    """

    __slots__ = ("id", "kind", "seat", "wait")
    name = "window"
    fields = (("kind", values.WORD), ("seat", values.SEAT), ("wait", values.WORD), ("id", values.INT))

    def __init__(self, kind: str, seat: int, wait: str, id: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.wait: Final = wait
        self.id: Final = id


class Picture(Value):
    """A hand as it was shown at one moment (F13), and to whom."""

    __slots__ = ("cards", "owner", "viewers")
    name = "picture"
    fields = (("owner", values.SEAT), ("viewers", values.SEAT_ROW), ("cards", values.CARD_ROW))

    def __init__(self, owner: int, viewers: tuple[int, ...], cards: tuple[Card, ...]) -> None:
        self.owner: Final = owner
        self.viewers: Final = viewers
        self.cards: Final = cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Memo(Value):
    """What one rule remembers. Every field is public but those named in `secret`, which no viewer is sent."""

    __slots__ = ()
    secret: ClassVar[tuple[str, ...]] = ()

    def public(self) -> list[Token]:
        """The name and the public fields, as tokens."""
        return [self.name, *[c.write(getattr(self, f)) for f, c in self.fields if f not in self.secret]]


#: Everything in a State.
FIELDS: Final = (
    "active", "actor", "agenda", "champions", "contenders", "cursor", "dead", "dealer", "debt", "decision",
    "decks", "direction", "eliminated", "flips", "hands", "laid", "layer", "left", "memos", "owed", "phase",
    "pictures", "pile", "played", "points", "put_back", "reshuffles", "round", "seats", "stock", "step",
    "teams", "totals", "touched", "turn", "version", "windows", "winner",
)  # fmt: skip


class State:
    """A match at one moment. Only events write it (`Event.fold`), but for the agenda, which the table works off.

    Lists that have one entry a seat: `active`, `hands`, `left`, `owed`, `points`, `totals`, `touched`. `stock[0]` is
    the next card to be drawn, `pile[-1]` the top card, which carries the colour in force.
    """

    __slots__ = FIELDS

    def __init__(self, seats: int, decks: int = 1, teams: int = 0) -> None:
        self.seats = seats
        self.decks = decks
        self.teams = teams
        self.phase = BETWEEN
        self.round = 0
        self.dealer = NOBODY
        self.direction = 1
        self.active: list[bool] = [True] * seats
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.stock: list[Card] = []
        self.pile: list[Card] = []
        #: The seat from which play goes on: who laid the last card, lost its turn, or has the turn.
        self.cursor = NOBODY
        self.turn = 0
        #: The seat that takes, or took, the last step.
        self.actor = NOBODY
        self.decision: Decision | None = None
        self.debt: Debt | None = None
        self.windows: tuple[Window, ...] = ()
        self.pictures: tuple[Picture, ...] = ()
        self.totals: list[int] = [0] * seats
        #: Of the last round: what each hand was worth at its end, and the points given.
        self.left: list[int] = [0] * seats
        self.points: list[int] = [0] * seats
        #: Who went out in the last round; `NOBODY` where it was blocked.
        self.winner = NOBODY
        #: The seats that share the best total, between whom the match is being decided (C04).
        self.contenders: tuple[int, ...] = ()
        self.eliminated: tuple[int, ...] = ()
        self.champions: tuple[int, ...] = ()
        self.memos: dict[str, Memo] = {}
        self.agenda: list[Effect] = []
        #: The number of events so far; `step` is that number at the beginning of the last step.
        self.version = 0
        self.step = 0
        #: The version at which the top card was laid or turned up (0: it came back to the top), by whom, and how
        #: often it has turned the direction.
        self.laid = 0
        self.layer = NOBODY
        self.flips = 0
        #: The version of the last play.
        self.played = 0
        #: For each seat, how many turns it owes (F7).
        self.owed: list[int] = [0] * seats
        #: For each seat, the version at which its hand changed last.
        self.touched: list[int] = [0] * seats
        #: The seats that have made a dead pass in an unbroken row (C32).
        self.dead: tuple[int, ...] = ()
        #: First discards put back and piles made anew in this round.
        self.put_back = 0
        self.reshuffles = 0

    @property
    def top(self) -> Card:
        """The top card of the discard pile, with the colour in force."""
        return self.pile[-1]

    @property
    def is_settled(self) -> bool:
        """Whether the last play is carried out: an exchange that waits for its answer is not, nor are calls judged
        before it is (C72)."""
        return self.debt is None or self.debt.kind != "swap"

    @property
    def can_draw(self) -> bool:
        """Whether there is a card to draw, the pile below its top card included (C31). What is to be turned up as
        first discard is nobody's."""
        return len(self.pile) > 1 or len(self.stock) > (not self.pile)

    def players(self) -> list[int]:
        """The active seats, clockwise (F1)."""
        return [seat for seat in range(self.seats) if self.active[seat]]

    def side(self, seat: int) -> int:
        """The team of a seat; everybody is a team of his own where there are none (C95)."""
        return seat % self.teams if self.teams else seat

    def are_partners(self, one: int, other: int) -> bool:
        """Whether two seats are of one team, or the same."""
        return self.side(one) == self.side(other)

    def next_seat(self, seat: int, direction: int = 0) -> int:
        """The next active seat after `seat`, in the direction in force unless another one is given (F1)."""
        direction = direction or self.direction
        following = (seat + direction) % self.seats
        while not self.active[following]:
            following = (following + direction) % self.seats
        return following

    def in_turn_order(self, seat: int) -> Iterator[int]:
        """The active seats in turn order, beginning with `seat` itself."""
        for step in range(self.seats):
            following = (seat + step * self.direction) % self.seats
            if self.active[following]:
                yield following

    def first_out(self, seat: int) -> int:
        """The first active seat without a card, in turn order from `seat`, or `NOBODY` (F11)."""
        if [] not in self.hands:
            return NOBODY
        for one in self.in_turn_order(seat):
            if not self.hands[one]:
                return one
        return NOBODY

    def copy(self) -> State:
        """A state of its own that goes on independently."""
        twin = State(self.seats, self.decks, self.teams)
        for field in FIELDS:
            value = getattr(self, field)
            if field == "hands":
                value = [hand[:] for hand in value]
            elif isinstance(value, (list, dict)):
                value = value.copy()
            setattr(twin, field, value)
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all([getattr(self, field) == getattr(other, field) for field in FIELDS])

    __hash__ = None  # type: ignore[assignment]
