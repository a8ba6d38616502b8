"""Messages: everything that a client and the server say to each other, each declared once (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL: Final = 1

#: A seat by its letter, `A` to `J`; a spectator, or nobody, is `-`.
Seat: TypeAlias = Annotated[str, Meta(pattern="^[A-J-]$")]
#: A card, as `docs/notation.md` writes it: `r5`, `gS`, `w4:b`.
CardText: TypeAlias = Annotated[str, Meta(max_length=4)]
Level: TypeAlias = Literal["novice", "steady", "sharp"]
#: A command's own number, chosen by its sender: the same one sent again is carried out once.
CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Token: TypeAlias = Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]{43}$")]


class Reason(Struct, frozen=True):
    """Why: a message id of the catalogue (`reason-…`), with its arguments in order."""

    id: str
    args: tuple[str, ...] = ()


class Sentence(Struct, frozen=True):
    """What happened, in words: a message id with named arguments. Seats are letters, or `you` for the reader."""

    id: str
    args: dict[str, str | int]


class Move(Struct, frozen=True, omit_defaults=True):
    """An action without its seat: what a menu lists, and what is sent back.

    `uno` and `shout` are said along with a play and stand in no menu. `word` is a sector, a size, a saying.
    """

    kind: str
    cards: tuple[CardText, ...] = ()
    colour: Annotated[str, Meta(max_length=1)] = ""
    aim: Annotated[str, Meta(max_length=5)] = ""
    word: Annotated[str, Meta(max_length=200)] = ""
    uno: bool = False
    shout: bool = False


class Settings(Struct, frozen=True):
    """What a host settles beside the rules."""

    #: Whether the lobby shows the table.
    listed: bool = False
    #: Whether people may write; quick phrases are always allowed.
    chat: bool = True
    #: Whether people without a seat may watch.
    spectators: bool = True
    #: When somebody who comes late gets a bot's seat.
    late_seat: Literal["next_round", "now"] = "next_round"
    #: After how long the seat of somebody who is away is played by a bot.
    away_seconds: Annotated[int, Meta(ge=3, le=600)] = 15
    #: After how long a table that nobody sits at is cleared away.
    sleep_hours: Annotated[int, Meta(ge=1, le=720)] = 72


# --- what a client says -------------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", frozen=True):
    """The first message. Without a token one only watches. `since` is the number of the last entry received."""

    protocol: int
    token: Token | None = None
    since: Annotated[int, Meta(ge=0)] = 0


class Do(Struct, tag="do", frozen=True):
    """A move of the game. `seen` is the version of the match that its sender saw when he decided."""

    id: CommandId
    seen: Annotated[int, Meta(ge=0)]
    move: Move


class Talk(Struct, tag="talk", frozen=True):
    """Something said to the table: a quick phrase by its id, or words of one's own."""

    id: CommandId
    phrase: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=1000)] = ""


class Report(Struct, tag="report", frozen=True):
    """The host of the server should look at what was said in this entry of the log."""

    id: CommandId
    seq: Annotated[int, Meta(ge=1)]


class Arrange(Struct, tag="arrange", frozen=True):
    """The host prepares the table, before the match: rules, number of seats, settings; what is left out stays."""

    id: CommandId
    rules: Annotated[str, Meta(max_length=3000)] | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=2, le=10)] | UnsetType = UNSET
    settings: Settings | UnsetType = UNSET


class SetSeat(Struct, tag="seat", frozen=True):
    """The host gives a seat to a bot of this level, or frees it; before the match whoever sat there has to go."""

    id: CommandId
    seat: Seat
    level: Level | None = None


class Start(Struct, tag="start", frozen=True):
    """The match begins. Seats that are free get a bot."""

    id: CommandId


class Ready(Struct, tag="ready", frozen=True):
    """On to the next round, or after the match to another one with the same people."""

    id: CommandId


class Leave(Struct, tag="leave", frozen=True):
    """The seat is given up for good."""

    id: CommandId


class Advise(Struct, tag="advise", frozen=True):
    """What would a good player do here, who sees what this seat sees?"""

    id: CommandId


class MakeLink(Struct, tag="link", frozen=True):
    """A single-use code, good for ten minutes, with which another device takes its place in this seat."""

    id: CommandId


Command: TypeAlias = Do | Talk | Report | Arrange | SetSeat | Start | Ready | Leave | Advise | MakeLink
ClientMessage: TypeAlias = Hello | Command


# --- what the server says -----------------------------------------------------------------------------------------


class Place(Struct, frozen=True):
    """A seat as everybody sees it. `coming` is who takes it over at the next round."""

    seat: Seat
    kind: Literal["free", "person", "bot"]
    name: str = ""
    level: Level | None = None
    away: bool = False
    ready: bool = False
    coming: str = ""


class Room(Struct, tag="room", frozen=True):
    """Everything about a table but its cards; sent at the beginning and after every change.

    `you` is the seat of whom it is sent to; who has been promised a seat at the next round is `-` until then.
    """

    seq: int
    code: str
    you: Seat
    host: Seat
    stage: Literal["preparing", "playing", "between", "over"]
    match: int
    rules: str
    warnings: tuple[Reason, ...]
    places: tuple[Place, ...]
    settings: Settings
    #: Milliseconds until the next round is dealt by itself; only between rounds.
    next_ms: int | None = None
    #: The commitment to the shuffle of the round that is played or comes next (docs/fair.md).
    promise: str = ""


class Clock(Struct, frozen=True):
    """Until when a seat has time. `hold` is how long no step is taken yet, for everybody alike."""

    seat: Seat
    left_ms: int | None
    hold_ms: int


class Step(Struct, tag="step", frozen=True):
    """What the receiver may know after a step: the whole view, his menu, and what has happened.

    `events` are those of the step as he may know them, `null` for one that he may not; they are empty in the first
    message, and after `missed` messages. `said` tells them in words.
    """

    seq: int
    view: msgspec.Raw
    menu: tuple[Move, ...]
    events: tuple[dict[str, object] | None, ...]
    said: tuple[Sentence, ...]
    clock: Clock | None
    #: Who of the absent was played for, or whose time was over, by the kind of it.
    by: Literal["seat", "bot", "clock", "table", ""] = ""
    missed: bool = False


class Said(Struct, tag="said", frozen=True):
    """Something was said to the table."""

    seq: int
    seat: Seat
    name: str
    phrase: str = ""
    text: str = ""


class Answer(Struct, tag="answer", frozen=True, omit_defaults=True):
    """What came of a command; there is always one.

    `accepted`; `penalised`: a mistake that the rules price; `refused`: nothing has changed, `reason` says why;
    `stale`: too late, somebody was first; `wait`: too early, send it again after `ms`; `limited`: too many, send no
    more for `ms`; `busy`: try again after `ms`. A command sent again gets the answer of the first time.
    """

    id: str
    status: Literal["accepted", "penalised", "refused", "stale", "wait", "limited", "busy"]
    seq: int = 0
    reason: Reason | None = None
    ms: int = 0
    #: The code that was asked for.
    link: str = ""
    #: The move that is advised; `reason` then says why, as `hint-…`.
    move: Move | None = None


class Beat(Struct, tag="beat", frozen=True):
    """Sent now and then: the number of the table's last entry, by which a client knows whether it is up to date."""

    head: int


class Bye(Struct, tag="bye", frozen=True):
    """The last message before the server closes the connection with `code`."""

    code: int
    reason: Reason
    retry_ms: int = 0


ServerMessage: TypeAlias = Room | Step | Said | Answer | Beat | Bye


# --- bodies of HTTP -----------------------------------------------------------------------------------------------


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


class Replay(Struct, frozen=True):
    """A finished round to step through: what everybody at the open table could have seen, step by step."""

    rules: str
    names: tuple[str, ...]
    steps: tuple[ReplayStep, ...]


class ReplayStep(Struct, frozen=True):
    """One step: all hands open, what has happened and in words."""

    view: msgspec.Raw
    events: tuple[dict[str, object] | None, ...]
    said: tuple[Sentence, ...]


class Listed(Struct, frozen=True):
    """A table in the lobby."""

    code: str
    host: str
    rules: str
    seats: int
    people: int
    free: int
    stage: str


class Problem(Struct, frozen=True):
    """Why a request is refused."""

    reason: Reason
    retry_ms: int = 0


command_decoder: Final = msgspec.json.Decoder(ClientMessage, strict=True)
encode: Final = msgspec.json.Encoder().encode
