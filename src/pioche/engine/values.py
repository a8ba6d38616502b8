"""Values: immutable things made of named fields, which can be compared, written as text and read back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from pioche.engine import actions, cards
from pioche.engine.actions import NOBODY, SEATS

#: What a value is written as: JSON without objects and floats.
Token: TypeAlias = "bool | int | str | list[Token] | None"
#: The classes that a text may name, by name.
Kinds: TypeAlias = "Mapping[str, type[Value]]"


class Codec:
    """How one sort of field is written as a token and read back."""

    __slots__ = ("read", "write")

    def __init__(self, write: Callable[[Any], Token], read: Callable[[Any, Kinds], Any]) -> None:
        self.write: Final = write
        self.read: Final = read


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """An immutable value. `name` is its word in texts; `fields` names its constructor's arguments in order."""

    __slots__ = ()
    name: ClassVar[str] = ""
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = ()

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return False
        return all([getattr(self, field) == getattr(other, field) for field, _ in self.fields])

    def __hash__(self) -> int:
        return hash((self.name, *[getattr(self, field) for field, _ in self.fields]))

    def __repr__(self) -> str:
        inside = ", ".join([f"{field}={getattr(self, field)!r}" for field, _ in self.fields])
        return f"{type(self).__name__}({inside})"

    def tokens(self) -> list[Token]:
        """The fields as tokens, in order."""
        return [codec.write(getattr(self, field)) for field, codec in self.fields]

    @classmethod
    def from_tokens(cls, tokens: list[Token], kinds: Kinds) -> Value:
        """The value whose fields are these tokens; `ValueError` when they do not fit."""
        if not isinstance(tokens, list) or len(tokens) != len(cls.fields):
            raise ValueError(f"{cls.name} takes {len(cls.fields)} fields, not {tokens!r}")
        try:
            return cls(*[codec.read(token, kinds) for (_, codec), token in zip(cls.fields, tokens, strict=True)])
        except (TypeError, AttributeError, IndexError, KeyError) as error:
            raise ValueError(f"{tokens!r} is not a {cls.name}: {error}") from error


def _checked(sort: type) -> Callable[[Any, Kinds], Any]:
    def read(token: Any, kinds: Kinds) -> Any:
        if type(token) is not sort:
            raise ValueError(f"{token!r} should be {sort.__name__}")
        return token

    return read


def _write_seat(seat: int) -> str:
    return "-" if seat == NOBODY else SEATS[seat]


def _read_seat(token: str, kinds: Kinds) -> int:
    return NOBODY if token == "-" else SEATS.index(token)


def _write_value(value: Value | None) -> Token:
    return None if value is None else [value.name, *value.tokens()]


def _read_value(token: Any, kinds: Kinds) -> Any:
    if token is None:
        return None
    if token[0] not in kinds:
        raise ValueError(f"{token[0]!r} is not known here")
    return kinds[token[0]].from_tokens(token[1:], kinds)


def _identity(value: Any) -> Any:
    return value


_PLACES: Final = {-1: "stock", -2: "pile", -3: "under"}
_PLACE_NUMBERS: Final = {word: place for place, word in _PLACES.items()}
INT: Final = Codec(_identity, _checked(int))
FLAG: Final = Codec(_identity, _checked(bool))
WORD: Final = Codec(_identity, _checked(str))
NUMBERS: Final = Codec(list, lambda token, kinds: tuple([INT.read(one, kinds) for one in token]))
WORDS: Final = Codec(list, lambda token, kinds: tuple([WORD.read(one, kinds) for one in token]))
SEAT: Final = Codec(_write_seat, _read_seat)
PLACE: Final = Codec(
    lambda place: _PLACES.get(place) or SEATS[place],
    lambda token, kinds: _PLACE_NUMBERS[token] if token in _PLACE_NUMBERS else SEATS.index(token),
)
SEAT_ROW: Final = Codec(
    lambda seats: "".join([_write_seat(seat) for seat in seats]),
    lambda token, kinds: tuple([_read_seat(letter, kinds) for letter in token]),
)
CARD_ROW: Final = Codec(cards.write, lambda token, kinds: cards.cards(token))
HANDS: Final = Codec(
    lambda hands: [cards.write(hand) for hand in hands],
    lambda token, kinds: tuple([cards.cards(hand) for hand in token]),
)
ACTION: Final = Codec(
    lambda action: None if action is None else action.text,
    lambda token, kinds: None if token is None else actions.read(token),
)
VALUE: Final = Codec(_write_value, _read_value)
VALUES: Final = Codec(
    lambda values: [_write_value(value) for value in values],
    lambda token, kinds: tuple([_read_value(one, kinds) for one in token]),
)
