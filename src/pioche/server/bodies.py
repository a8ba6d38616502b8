"""Bodies: what HTTP requests and their answers hold, each declared once (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from pioche.server.messages import Level, Reason, Sentence, Settings, Stage, Token
from pioche.server.shapes import Seat, TableEvent, View


class Version(Struct, frozen=True):
    """What is running here, and the protocol that it speaks."""

    version: str
    protocol: int
    #: Where others in the house reach this server, such as `http://192.168.1.20:8000`; empty where that is not known.
    lan: str = ""


class NewTable(Struct, frozen=True):
    """A table to be made: its rules, its seats, who makes it, and the bots. `start`: the match begins at once."""

    name: Annotated[str, Meta(max_length=1000)]
    token: Token
    rules: Annotated[str, Meta(max_length=3000)] = "official"
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    bots: tuple[Level, ...] = ()
    settings: Settings = Settings()
    start: bool = False


class TableMade(Struct, frozen=True):
    """The code of the new table, and the seat of who made it."""

    code: str
    seat: Seat


class Joining(Struct, frozen=True):
    """Somebody wants a seat; `token` is a secret of his own making, 32 random bytes in base64url, by which he will be
    known. The same token again is given the same seat."""

    name: Annotated[str, Meta(max_length=1000)]
    token: Token


class Joined(Struct, frozen=True):
    """The seat, which with `waiting` is his from the next round on."""

    seat: Seat
    waiting: bool = False


class Claim(Struct, frozen=True):
    """Another device takes its place in a seat, by a single-use code and with a token of its own."""

    link: Annotated[str, Meta(max_length=40)]
    token: Token


class RulesText(Struct, frozen=True):
    """A ruleset that somebody is about to choose."""

    rules: Annotated[str, Meta(max_length=3000)]
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    lang: Annotated[str, Meta(max_length=2)] = "en"


class RulesRead(Struct, frozen=True):
    """The ruleset in its shortest form, or why it cannot be played (`problem`, in words).

    `preset` is the preset that it is, unchanged; `warnings` and `differences` from the official rules are sentences;
    `settings` has the value of every option, as it is written.
    """

    rules: str = ""
    preset: str = ""
    warnings: tuple[str, ...] = ()
    differences: tuple[str, ...] = ()
    settings: dict[str, str] = {}
    problem: str = ""
    reason: Reason | None = None


class RulesCard(Struct, frozen=True):
    """What one card does."""

    name: str
    text: str


class RulesPart(Struct, frozen=True):
    """Something under a heading: sentences, with a list of `points` perhaps, or else cards and what they do, or a
    table, the titles of its columns first."""

    text: str = ""
    points: tuple[str, ...] = ()
    cards: tuple[RulesCard, ...] = ()
    table: tuple[tuple[str, ...], ...] = ()


class RulesSection(Struct, frozen=True):
    """A heading and what stands below it; `key` is its name in every language."""

    key: str
    heading: str
    parts: tuple[RulesPart, ...]


class RulesTold(Struct, frozen=True):
    """The rules of a table from beginning to end; what differs from the official game is the section `changes`."""

    title: str
    lead: str
    sections: tuple[RulesSection, ...]


class ValueText(Struct, frozen=True):
    """A value of an option, and what it means at the table."""

    value: str
    text: str


class OptionText(Struct, frozen=True):
    """An option: it takes any of `values`, a number from `low` to `high`, or with `word` a word of one's own."""

    key: str
    text: str
    default: str
    values: tuple[ValueText, ...]
    low: int | None
    high: int | None
    word: bool


class Group(Struct, frozen=True):
    """The options of one rule."""

    key: str
    title: str
    options: tuple[OptionText, ...]


class PresetText(Struct, frozen=True):
    """A preset, what it is in a sentence, and the settings that it makes."""

    name: str
    text: str
    settings: str


class Catalogue(Struct, frozen=True):
    """Every option and every preset."""

    groups: tuple[Group, ...]
    presets: tuple[PresetText, ...]


class ReplayStep(Struct, frozen=True):
    """One step: all hands open, what has happened and in words."""

    view: View
    events: tuple[TableEvent | None, ...]
    said: tuple[Sentence, ...]


class Replay(Struct, frozen=True):
    """A finished round to step through: what everybody at the open table could have seen, step by step."""

    rules: str
    names: tuple[str, ...]
    steps: tuple[ReplayStep, ...]


class RoundScore(Struct, frozen=True):
    """What a round has given each seat, that of A first, and the totals after it. `winner` is `-` where it was
    blocked."""

    round: int
    winner: Seat
    points: tuple[int, ...]
    totals: tuple[int, ...]


class Scores(Struct, frozen=True):
    """The rounds of the current match that have ended; no match is number 0."""

    match: int
    rounds: tuple[RoundScore, ...]


class Listed(Struct, frozen=True):
    """A table in the lobby."""

    code: str
    #: What the host is called.
    host: str
    rules: str
    seats: int
    people: int
    #: How many seats nobody has: they are free, or a bot's.
    free: int
    stage: Stage


class Problem(Struct, frozen=True):
    """Why a request is refused."""

    reason: Reason
    retry_ms: int = 0
