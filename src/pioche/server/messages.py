"""Messages: everything that a client and the server say over a socket, each declared once (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from pioche.server.shapes import CardText, Seat, TableEvent, View

PROTOCOL: Final = 1

#: What a seat can do (docs/notation.md); `next` and `timeout` belong to the table.
MoveKind: TypeAlias = Literal[
    "play", "draw", "pass", "take", "challenge", "uno", "catch", "jump", "slip", "colour", "spin", "keep", "drop",
    "race", "hand", "direction", "say", "accuse", "vote", "peek", "open",
]  # fmt: skip
#: How well a bot plays.
Level: TypeAlias = Annotated[
    Literal["novice", "steady", "sharp"], Meta(title="Level", description="How well a bot plays.")
]
#: A table is prepared, then a match is played in rounds.
Stage: TypeAlias = Annotated[
    Literal["preparing", "playing", "between", "over"],
    Meta(title="Stage", description="A table is prepared, then a match is played, with pauses between its rounds."),
]
#: A command's own number, chosen by its sender: the same one sent again is carried out once.
CommandId: TypeAlias = Annotated[
    str,
    Meta(
        title="CommandId",
        description="A command's own number, chosen by its sender: the same one sent again is carried out once.",
        min_length=1,
        max_length=40,
        pattern="^[A-Za-z0-9_-]+$",
    ),
]
#: 32 random bytes in base64url.
Token: TypeAlias = Annotated[
    str,
    Meta(
        title="Token",
        description="A secret of the client's own making, by which it is known: 32 random bytes in base64url.",
        min_length=43,
        max_length=43,
        pattern="^[A-Za-z0-9_-]{43}$",
    ),
]


class Reason(Struct, frozen=True):
    """Why: a message id of the catalogue (`reason-…`), with its arguments in order."""

    id: str
    args: tuple[str, ...] = ()


class Sentence(Struct, frozen=True):
    """What happened, in words: a message id with named arguments. Seats are letters, or `you` for the reader."""

    id: str
    args: dict[str, str | int]


class Move(Struct, frozen=True, omit_defaults=True):
    """An action without its seat: what a menu lists, and what is sent back as it stands there.

    A menu never lists `say`, which is always possible, nor `uno` and `shout`, which are said along with a play.
    """

    kind: MoveKind
    #: What is laid, kept or shed.
    cards: tuple[CardText, ...] = ()
    #: The colour named with a colourless card, or for the first discard.
    colour: Literal["", "r", "y", "g", "b"] = ""
    #: A seat, a direction for all hands, or `-` for declining the power.
    aim: Literal["", "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "left", "right", "-"] = ""
    #: A number or colour to shed, a size, a direction, `yes` or `no`, a ground, a saying.
    word: Annotated[str, Meta(max_length=200)] = ""
    #: Whether Uno is called with the card.
    uno: bool = False
    #: Whether the word of a jump-in is shouted with it.
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
    """The first message. Everything is sent anew in answer to it, however little was missed."""

    protocol: int
    #: Without one, one only watches.
    token: Token | None = None
    #: The highest `seq` received before: the first step then says whether anything was missed since.
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
    """The host of the table, and whoever runs the server, should look at what was said in this entry of the log."""

    id: CommandId
    seq: Annotated[int, Meta(ge=1)]


class Hush(Struct, tag="hush", frozen=True):
    """The host mutes the person in a seat for all at this table, or lets him speak again."""

    id: CommandId
    seat: Seat
    on: bool = True


class Arrange(Struct, tag="arrange", frozen=True):
    """The host prepares the table, before the match: rules, number of seats, settings; what is left out stays.

    Settings are replaced as a whole: what is left out of them is as usual.
    """

    id: CommandId
    rules: Annotated[str, Meta(max_length=3000)] | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=2, le=10)] | UnsetType = UNSET
    settings: Settings | UnsetType = UNSET


class SetSeat(Struct, tag="seat", frozen=True):
    """The host gives a seat to a bot of this level, or frees it; before the match whoever sat there has to go."""

    id: CommandId
    seat: Seat
    level: Level | None = None


class Swap(Struct, tag="swap", frozen=True):
    """The host has two seats change places, before the match: who sits opposite is a partner in teams."""

    id: CommandId
    seat: Seat
    other: Seat


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


Command: TypeAlias = Do | Talk | Report | Hush | Arrange | SetSeat | Swap | Start | Ready | Leave | Advise | MakeLink
ClientMessage: TypeAlias = Hello | Command


# --- what the server says -----------------------------------------------------------------------------------------


class Place(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: Seat
    kind: Literal["free", "person", "bot"]
    name: str = ""
    #: Of a bot.
    level: Level | None = None
    #: Whether the person is not here, so that a bot plays for it when its time is over.
    away: bool = False
    #: Whether the person wants to go on.
    ready: bool = False
    #: Who takes the seat over at the next round.
    coming: str = ""
    #: Whether the host has muted the person for all.
    hushed: bool = False


class Complaint(Struct, frozen=True):
    """Something that was said has been reported: by whom, who said it, and what."""

    #: The number of the entry in which it was said.
    seq: int
    by: str
    seat: Seat
    name: str
    phrase: str = ""
    text: str = ""


class Room(Struct, tag="room", frozen=True):
    """Everything about a table but its cards; sent at the beginning and after every change."""

    #: The number of the table's last entry.
    seq: int
    code: str
    #: The seat of whom this is sent to; `-` for a spectator, and for who has a seat only from the next round on.
    you: Seat
    #: Who prepares the table: the first person at it who is not away.
    host: Seat
    stage: Stage
    #: The number of the match at this table, from 1; 0 before the first one.
    match: int
    #: The ruleset in its shortest form.
    rules: str
    #: What should be said about these rules.
    warnings: tuple[Reason, ...]
    places: tuple[Place, ...]
    settings: Settings
    #: Milliseconds until the next round is dealt by itself; only between rounds.
    next_ms: int | None = None
    #: The commitment to the shuffle of the round that is played or comes next (docs/fair.md).
    promise: str = ""
    #: What was reported last at this table; only for the host, and nothing that he has said himself.
    reports: tuple[Complaint, ...] = ()


class Clock(Struct, frozen=True):
    """Whose time runs. Both are spans from when the frame was sent: no client needs the time of day."""

    seat: Seat
    #: How long the seat still has; null where it is a bot's turn, where nobody waits for it, or nobody is here.
    left_ms: int | None
    #: How long no step is taken yet, for everybody alike.
    hold_ms: int


class Step(Struct, tag="step", frozen=True):
    """What the receiver may know after a step: the whole view, his menu, and what has happened."""

    seq: int
    #: All that there is to draw.
    view: View
    #: What he can do now; the same in every step until the next one.
    menu: tuple[Move, ...]
    #: What has happened in this step, to be animated; null for what he may not know. None in the first message.
    events: tuple[TableEvent | None, ...]
    #: The same in words.
    said: tuple[Sentence, ...]
    #: Null between rounds.
    clock: Clock | None
    #: Who took the step: the person in the `seat`, a `bot` in it or for somebody who is away, the `clock` for one
    #: whose time was over, or the `table`, which deals. Empty in the first message.
    by: Literal["seat", "bot", "clock", "table", ""] = ""
    #: Whether other steps went before that the receiver was not sent: there is more to draw than `events` tell.
    missed: bool = False
    #: What each card that is left in a hand counts; only when the round is over.
    worth: dict[CardText, int] = {}
    #: What the seat was told of the round before, in words, step by step, as far as the server still has it; only in
    #: a message without events.
    past: tuple[tuple[Sentence, ...], ...] = ()


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

    #: That of the command; empty where none could be read.
    id: str
    status: Literal["accepted", "penalised", "refused", "stale", "wait", "limited", "busy"]
    #: The number of the entry with which it was carried out.
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
    #: How long to wait before another try, where that is known.
    retry_ms: int = 0


ServerMessage: TypeAlias = Room | Step | Said | Answer | Beat | Bye

decode: Final = msgspec.json.Decoder(ClientMessage).decode
encode: Final = msgspec.json.Encoder().encode
