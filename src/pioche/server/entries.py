"""Entries: what a table's log is made of. They store what came of a command, so that reading them runs no rule."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from pioche.server.messages import Settings


class Made(Struct, tag="made", frozen=True):
    """A table was made."""

    rules: str
    seats: int
    settings: Settings


class Arranged(Struct, tag="arranged", frozen=True):
    """The host has changed the rules, the number of seats or the settings."""

    rules: str
    seats: int
    settings: Settings


class Sat(Struct, tag="sat", frozen=True):
    """A person took a seat, or with `later` will have it from the next round on. `digest` stands for his token."""

    seat: int
    name: str
    digest: str
    later: bool = False


class Linked(Struct, tag="linked", frozen=True):
    """Another device of the person in this seat."""

    seat: int
    digest: str


class Manned(Struct, tag="manned", frozen=True):
    """A bot of this level has the seat, or with an empty level nobody; whoever had it has left."""

    seat: int
    level: str


class Swapped(Struct, tag="swapped", frozen=True):
    """Two places have changed seats."""

    seat: int
    other: int


class Started(Struct, tag="started", frozen=True):
    """A match begins with the rules and seats as they are."""


class Acted(Struct, tag="acted", frozen=True):
    """An action of the match and its events, as `name` and tokens. `by` is who did it: `seat`, `bot`, `clock`
    or `table`."""

    action: str
    by: str
    events: tuple[msgspec.Raw, ...]
    mistake: tuple[str, ...] = ()


class Promised(Struct, tag="promised", frozen=True):
    """The shuffle of a coming round of this match is settled: the commitment to its seed."""

    round: int
    commitment: str


class Shown(Struct, tag="shown", frozen=True):
    """The round is over, and the seed of its shuffle is open to all."""

    round: int
    seed: str


class Away(Struct, tag="away", frozen=True):
    """The person in this seat has gone, or has let his time go by."""

    seat: int


class Back(Struct, tag="back", frozen=True):
    """The person in this seat is here again."""

    seat: int


class Readied(Struct, tag="readied", frozen=True):
    """The person in this seat wants to go on."""

    seat: int


class Spoken(Struct, tag="spoken", frozen=True):
    """Something was said to the table, beside the game."""

    seat: int
    phrase: str
    text: str


class Reported(Struct, tag="reported", frozen=True):
    """Somebody complains about what was said in an entry."""

    seat: int
    about: int


class Hushed(Struct, tag="hushed", frozen=True):
    """The host has muted the person in this seat for all, or lets him speak again."""

    seat: int
    on: bool


Entry: TypeAlias = (
    Made
    | Arranged
    | Sat
    | Linked
    | Manned
    | Swapped
    | Started
    | Acted
    | Promised
    | Shown
    | Away
    | Back
    | Readied
    | Spoken
    | Reported
    | Hushed
)

read: Final = msgspec.json.Decoder(Entry).decode
write: Final = msgspec.json.Encoder().encode
