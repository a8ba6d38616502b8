"""Shapes: what the engine's views and events look like on the wire. Seats are letters, rows of cards are lists.

The shape of an event or a memo follows from the fields of its class, so that nothing is declared twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NamedTuple, TypeAlias, Union

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from pioche.engine import events as engine_events
from pioche.engine import state as engine
from pioche.engine import values
from pioche.engine.actions import SEATS
from pioche.engine.cards import Card
from pioche.engine.events import EVENTS
from pioche.engine.moves import MOVES, Coloured, Moved, Revealed
from pioche.engine.values import Codec, Value
from pioche.rules import RULES


def _alias(title: str, description: str, words: Sequence[str] = (), **limits: Any) -> Meta:
    """What the contract says about a sort of text; `words` are all that it can be."""
    extra = {"enum": [*words]} if words else None
    return Meta(title=title, description=description, extra_json_schema=extra, **limits)


#: A seat by its letter, `A` to `J`; `-` is nobody, or a spectator.
Seat: TypeAlias = Annotated[
    str, _alias("Seat", "A seat by its letter; `-` is nobody, or a spectator.", [*SEATS, "-"], pattern="^[A-J-]$")
]
#: A card, as `docs/notation.md` writes it: `r5`, `gS`, `w4:b`; `??` where the viewer may not see it.
CardText: TypeAlias = Annotated[
    str,
    _alias(
        "CardText",
        "A card, as docs/notation.md writes it: `r5`, `gS`, `w4:b`; `??` is one whose face is hidden.",
        min_length=2,
        max_length=4,
    ),
]
#: Where cards come from and go to.
Spot: TypeAlias = Annotated[
    str,
    _alias(
        "Spot",
        "Where cards lie: in the hand of a seat, in the draw pile (`stock`), on the pile, or `under` its top card.",
        [*SEATS, "stock", "pile", "under"],
    ),
]
Seats: TypeAlias = tuple[Seat, ...]
Cards: TypeAlias = tuple[CardText, ...]

#: By a seat's number and a place's: negative numbers count from the end.
_LETTERS: Final[tuple[str, ...]] = (*SEATS, "-")
_SPOTS: Final[tuple[str, ...]] = (*SEATS, "under", "pile", "stock")


def letter(seat: int) -> str:
    """A seat as it is written: its letter, or `-` for nobody."""
    return _LETTERS[seat]


def letters(seats: Sequence[int]) -> Seats:
    return tuple([_LETTERS[seat] for seat in seats])


def texts(row: Sequence[Card]) -> Cards:
    return tuple([card.text for card in row])


# --- the parts of a view --------------------------------------------------------------------------------------------


class Decision(Struct, frozen=True, gc=False):
    """The seat that must act, and on what. `cards` are those it has drawn, hidden from the others."""

    seat: Seat
    kind: Literal["turn", "drawn", "answer", "colour", "run", "spin", "keep", "drop", "vote", "deal"]
    cards: Cards

    @classmethod
    def of(cls, value: engine.Decision) -> Decision:
        return cls(_LETTERS[value.seat], value.kind, texts(value.cards))  # type: ignore[arg-type]


class Stake(Struct, frozen=True, gc=False):
    """One card, or an identical pair, that made a penalty; `open`: it can be challenged."""

    author: Seat
    cards: Cards
    amount: int
    open: bool

    @classmethod
    def of(cls, value: engine.Stake) -> Stake:
        """The verdict and the evidence are nobody's to know."""
        return cls(_LETTERS[value.author], texts(value.cards), value.amount, value.open)


class Debt(Struct, frozen=True, gc=False):
    """A pending penalty: cards and the turn (`draw`), the turn alone (`skip`), or an exchange of hands (`swap`).

    `turns` is how many turns are lost, by the victim and the seats after it; with `owes` the victim owes its next
    turn instead. `sender` sent the penalty back to the victim, `errors` counts accusations that have failed.
    """

    kind: Literal["draw", "skip", "swap"]
    amount: int
    victim: Seat
    stakes: tuple[Stake, ...]
    turns: int
    owes: bool
    sender: Seat
    errors: int

    @classmethod
    def of(cls, value: engine.Debt) -> Debt:
        return cls(
            value.kind,  # type: ignore[arg-type]
            value.amount,
            _LETTERS[value.victim],
            tuple([Stake.of(stake) for stake in value.stakes]),
            value.turns,
            value.owes,
            _LETTERS[value.sender],
            value.errors,
        )


class Window(Struct, frozen=True, gc=False):
    """Something that other seats may do until the next step: catch this seat (`uno`), `jump` in, or say the word.

    `id` is the version of the match at which it opened; `wait` names the pause that everybody is given for it, which
    for `catch` is none.
    """

    kind: Literal["uno", "jump", "oooh"]
    seat: Seat
    wait: Literal["catch", "call", "jump_in", "oooh"]
    id: int

    @classmethod
    def of(cls, value: engine.Window) -> Window:
        return cls(value.kind, _LETTERS[value.seat], value.wait, value.id)  # type: ignore[arg-type]


class Picture(Struct, frozen=True, gc=False):
    """A hand as it was shown at one moment, and to whom."""

    owner: Seat
    viewers: Seats
    cards: Cards

    @classmethod
    def of(cls, value: engine.Picture) -> Picture:
        return cls(_LETTERS[value.owner], letters(value.viewers), texts(value.cards))


# --- events and memos, from the classes of the engine ------------------------------------------------------------


class Shape(NamedTuple):
    """The type of a field on the wire, and what writes it."""

    type: Any
    write: Callable[[Any], Any]


def _itself(value: Any) -> Any:
    return value


_SHAPES: Final[dict[Codec, Shape]] = {
    values.INT: Shape(int, _itself),
    values.FLAG: Shape(bool, _itself),
    values.WORD: Shape(str, _itself),
    values.NUMBERS: Shape(tuple[int, ...], _itself),
    values.WORDS: Shape(tuple[str, ...], _itself),
    values.SEAT: Shape(Seat, letter),
    values.SEAT_ROW: Shape(Seats, letters),
    values.PLACE: Shape(Spot, lambda place: _SPOTS[place]),
    values.CARD_ROW: Shape(Cards, texts),
    values.HANDS: Shape(tuple[Cards, ...], lambda hands: tuple([texts(hand) for hand in hands])),
    values.ACTION: Shape(str | None, lambda action: action.text if action is not None else None),
}
#: What is named by one of a few words.
_WORDS: Final[dict[tuple[type[Value], str], Any]] = {
    (Moved, "cause"): Literal[
        "play", "draw", "levy", "turned_up", "put_back", "taken_back", "shed", "slipped"
    ],
    (Coloured, "colour"): Literal["r", "y", "g", "b"],
}  # fmt: skip
#: What is to be said of events whose classes speak of what is not sent.
_DOCS: Final[dict[type[Value], str]] = {
    engine_events.Asked: "A seat must act now, or again on the decision that stood before.",
    Moved: "Cards went from one spot to another. `cause` `slipped` is a UNO card laid out of turn; `taken_back` is a "
    "card taken back into the hand, `put_back` one under the draw pile; `shed` is what the wheel makes a seat shed.",
}
#: What is never sent: what a seat's step has left to do is the table's affair.
_UNSENT: Final = frozenset({(engine_events.Asked, "agenda")})


def _memo_of(memo: engine.Memo) -> Struct:
    return _WRITERS[type(memo)](memo)


class Writer:
    """Writes the values of one class as a struct with the same fields, but for those that nobody is sent."""

    __slots__ = ("parts", "struct")

    def __init__(self, kind: type[Value], suffix: str, held: dict[tuple[type[Value], str], Shape]) -> None:
        secret = getattr(kind, "secret", ())
        parts: list[tuple[str, Callable[[Any], Any]]] = []
        fields: list[tuple[str, Any]] = []
        for field, codec in kind.fields:
            if field in secret or (kind, field) in _UNSENT:
                continue
            shape = held[kind, field] if codec in (values.VALUE, values.VALUES) else _SHAPES[codec]
            fields.append((field, _WORDS.get((kind, field), shape.type)))
            parts.append((field, shape.write))
        self.parts: Final = tuple(parts)
        self.struct: Final = msgspec.defstruct(
            f"{kind.__name__}{suffix}",
            fields,
            tag_field="is",
            tag=kind.name,
            frozen=True,
            gc=False,
            namespace={"__doc__": _DOCS.get(kind, kind.__doc__ or "").replace("`NOBODY`", "`-`")},
        )

    def __call__(self, value: Value) -> Struct:
        return self.struct(*[write(getattr(value, field)) for field, write in self.parts])


_MEMOS: Final = {rule.key: kind for rule in RULES for kind in rule.values if issubclass(kind, engine.Memo)}
_WRITERS: Final[dict[type[Value], Writer]] = {kind: Writer(kind, "Memo", {}) for kind in _MEMOS.values()}
#: What a rule remembers: `is` says what.
AnyMemo: Final[Any] = Union[tuple([writer.struct for writer in _WRITERS.values()])]  # noqa: UP007
#: What the fields hold that hold a value.
_HELD: Final = {
    (engine_events.Asked, "decision"): Shape(Decision, Decision.of),
    (engine_events.Owed, "debt"): Shape(Debt | None, lambda debt: Debt.of(debt) if debt is not None else None),
    (engine_events.Opened, "window"): Shape(Window, Window.of),
    (engine_events.Noted, "memo"): Shape(AnyMemo, _memo_of),
    (Revealed, "picture"): Shape(Picture, Picture.of),
}
_WRITERS.update({kind: Writer(kind, "Event", _HELD) for kind in (*EVENTS, *MOVES)})

if TYPE_CHECKING:
    TableEvent: TypeAlias = Struct
    Memos: TypeAlias = Struct
else:
    #: Something that happened at the table: `is` says what.
    TableEvent = Union[tuple([_WRITERS[kind].struct for kind in (*EVENTS, *MOVES)])]  # noqa: UP007
    Memos = msgspec.defstruct(
        "Memos",
        [(key, _WRITERS[kind].struct | UnsetType, UNSET) for key, kind in _MEMOS.items()],
        frozen=True,
        gc=False,
        namespace={"__doc__": "What rules remember and everybody may know, by the rule's name; only rules in play."},
    )


def event_of(event: Value) -> TableEvent:
    """An event as a viewer is sent it: `is` names it."""
    return _WRITERS[type(event)](event)


def memos_of(memos: dict[str, engine.Memo]) -> Memos:
    """The public parts of what rules remember."""
    return Memos(**{key: _WRITERS[type(memo)](memo) for key, memo in memos.items()})


# --- the view -------------------------------------------------------------------------------------------------------


class View(Struct, frozen=True, gc=False):
    """The table as `viewer` may know it. Lists with one entry a seat: `active`, `counts`, `badges`, `open_cards`,
    `owed`, `totals`, `points`, `left`; the first is that of seat A."""

    #: Whose view it is; `-` for a spectator.
    viewer: Seat
    #: The number of events so far. A command says by it what its sender has seen.
    version: int
    seats: int
    phase: Literal["between", "round", "over"]
    #: The number of the round that is played, or was played last.
    round: int
    dealer: Seat
    #: 1 is clockwise: A, B, C.
    direction: Literal[1, -1]
    #: Who plays in this round.
    active: tuple[bool, ...]
    #: How many cards each seat holds.
    counts: tuple[int, ...]
    #: Words that everybody may read beside a seat: `uno`, and those of house rules.
    badges: tuple[tuple[str, ...], ...]
    #: The hands that the viewer is shown, in canonical order: his own, and those that rules show him.
    shown: dict[Seat, Cards]
    #: The cards of each hand that look the same on both sides, and so are seen by all.
    open_cards: tuple[Cards, ...]
    #: How many turns each seat owes.
    owed: tuple[int, ...]
    #: How many teams there are: seat number n is of team n modulo that; 0 is everyone for himself.
    teams: int
    eliminated: Seats
    #: How many cards the draw pile has.
    stock: int
    #: Whether the next card of the draw pile is seen to look the same on both sides.
    stock_is_open: bool
    #: The discard pile, bottom first: the last card is the top, with the colour in force.
    pile: Cards
    #: Who must act; null between rounds.
    decision: Decision | None
    debt: Debt | None
    windows: tuple[Window, ...]
    memos: Memos
    totals: tuple[int, ...]
    #: The points that the last round gave.
    points: tuple[int, ...]
    #: What each hand was worth at the end of the last round.
    left: tuple[int, ...]
    #: Who went out in the last round; `-` where it was blocked.
    winner: Seat
    #: Between whom the match is being decided, after a tie.
    contenders: Seats
    #: Who has won the match, when it is over.
    champions: Seats
