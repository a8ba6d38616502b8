"""The referee: what comes of a command at a table; it decides and writes nothing.

The match itself has gone on when a decision is returned: whoever cannot store its entries must forget the room.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pioche.catalogue import BadRules, ruleset
from pioche.engine.actions import NOBODY, TALK, Action
from pioche.engine.events import Event
from pioche.engine.rule import Reason
from pioche.engine.state import OVER, ROUND
from pioche.engine.table import Table
from pioche.server.codes import digest as digest_of
from pioche.server.entries import (
    Acted,
    Arranged,
    Back,
    Entry,
    Hushed,
    Manned,
    Promised,
    Readied,
    Reported,
    Sat,
    Shown,
    Spoken,
    Started,
    Swapped,
)
from pioche.server.fair import FairLuck, commitment, new_seed
from pioche.server.messages import (
    Answer,
    Arrange,
    Command,
    Do,
    Hush,
    Leave,
    Ready,
    Report,
    SetSeat,
    Start,
    Swap,
    Talk,
)
from pioche.server.names import BadName, checked_name
from pioche.server.room import USUAL, Room
from pioche.server.talk import PHRASES, BadTalk, checked_talk
from pioche.server.wire import action_of, kept, reason, seat_of

#: How long a single-use link is good, in milliseconds; and what is kept in place of its code.
LINK_LASTS: Final = 600_000
WITHHELD: Final = "…"


class Decided:
    """What came of it: entries for the log with the events of those that the match has gone on with, the answer,
    secrets to put aside and those to burn. Without entries nothing has changed."""

    def __init__(self, answer: Answer | None = None) -> None:
        self.answer = answer
        self.entries: Final[list[tuple[Entry, list[Event] | None]]] = []
        self.secrets: Final[list[tuple[str, bytes]]] = []
        self.burnt: Final[list[str]] = []
        #: Links by which other devices take their places: the digest of each, whose sitting, and until when.
        self.links: Final[list[tuple[bytes, int, int]]] = []
        #: The seed of the next round, where one was drawn.
        self.seed = b""

    @property
    def is_done(self) -> bool:
        """Whether a command was carried out, which happens once."""
        return self.answer is not None and self.answer.status in ("accepted", "penalised")

    def add(self, *entries: Entry) -> Decided:
        self.entries.extend([(entry, None) for entry in entries])
        return self


def refused(id: str, why: Reason) -> Decided:
    return Decided(Answer(id, "refused", reason=reason(why)))


def seed_name(match: int, round: int) -> str:
    """The name by which the seed of a round is put aside."""
    return f"seed/{match}/{round}"


def shuffle_name(code: str, match: int) -> str:
    """What the commitment calls the match."""
    return f"{code}/{match}"


def promise(code: str, match: int, round: int, decided: Decided) -> None:
    """Settle the shuffle of a round, and publish that it is settled."""
    decided.seed = new_seed()
    decided.secrets.append((seed_name(match, round), decided.seed))
    decided.add(Promised(round, commitment(shuffle_name(code, match), round, decided.seed).hex()))


# --- commands -----------------------------------------------------------------------------------------------------


def decide(room: Room, digest: str, command: Command, now: int) -> Decided:
    """What comes of somebody's command."""
    seat = room.seat_of(digest)
    if seat == NOBODY:
        awaited = room.coming(digest)
        if isinstance(command, Leave) and awaited != NOBODY:
            return accepted(command.id, Manned(awaited, room.places[awaited].level))
        return refused(command.id, Reason("spectators_watch"))
    if isinstance(command, Do):
        decided = _do(room, seat, command, now)
    elif isinstance(command, Talk):
        decided = _talk(room, seat, command)
    elif isinstance(command, Report):
        decided = _report(room, seat, command)
    elif isinstance(command, Ready):
        decided = _ready(room, seat, command.id)
    elif isinstance(command, Leave):
        level = "" if room.stage == "preparing" else USUAL
        return accepted(command.id, Manned(seat, level))
    elif isinstance(command, Hush):
        decided = _hush(room, seat, command)
    elif isinstance(command, (Arrange, SetSeat, Swap, Start)):
        decided = _prepare(room, seat, command)
    else:
        return refused(command.id, Reason("not_understood"))
    if room.places[seat].away and decided.answer is not None and decided.answer.status != "limited":
        decided.add(Back(seat))  # Last, so that whoever reads the log finds the match where it is found here.
    return decided


def link(room: Room, digest: str, id: str, code: str, now: int) -> Decided:
    """A link by this code to the seat of this person. What is kept of the answer does not say the code."""
    seat = room.seat_of(digest)
    if seat == NOBODY:
        return refused(id, Reason("spectators_watch"))
    decided = Decided(Answer(id, "accepted", link=WITHHELD))
    decided.links.append((bytes.fromhex(digest_of(code)), room.places[seat].sitting, now + LINK_LASTS))
    return decided


def accepted(id: str, *entries: Entry) -> Decided:
    """The command is carried out by these entries."""
    return Decided(Answer(id, "accepted")).add(*entries)


def _prepare(room: Room, seat: int, command: Arrange | SetSeat | Swap | Start) -> Decided:
    if room.stage not in ("preparing", "over") or (isinstance(command, Start) and room.stage == "over"):
        return refused(command.id, Reason("already_begun"))
    if seat != room.host:
        return refused(command.id, Reason("host_decides"))
    if isinstance(command, Start):
        return start(room, accepted(command.id))
    if isinstance(command, Swap):
        one, other = seat_of(command.seat), seat_of(command.other)
        for place, word in ((one, command.seat), (other, command.other)):
            if not 0 <= place < len(room.places):
                return refused(command.id, Reason("no_seat_to_give", word))
        return accepted(command.id, Swapped(one, other))
    if isinstance(command, SetSeat):
        other = seat_of(command.seat)
        if not 0 <= other < len(room.places) or other == seat:
            return refused(command.id, Reason("no_seat_to_give", command.seat))
        return accepted(command.id, Manned(other, command.level or ""))
    assert room.settings is not None
    seats = command.seats or len(room.places)
    if any([place.is_person for place in room.places[seats:]]):
        return refused(command.id, Reason("seat_is_taken"))
    try:
        rules = ruleset(command.rules if command.rules else room.rules_text, seats)
    except BadRules as bad:
        return refused(command.id, bad.reason)
    return accepted(command.id, Arranged(rules.text, seats, command.settings or room.settings.settings))


def start(room: Room, decided: Decided) -> Decided:
    """The match begins: free seats get a bot."""
    seats = len(room.places)
    try:
        ruleset(room.rules_text, seats)
    except BadRules as bad:
        assert decided.answer is not None
        return refused(decided.answer.id, bad.reason)
    free = [seat for seat, place in enumerate(room.places) if not place.is_person and not place.level]
    decided.add(*[Manned(seat, USUAL) for seat in free], Started())
    promise(room.code, room.match + 1, 1, decided)
    return decided


def _ready(room: Room, seat: int, id: str) -> Decided:
    stage = room.stage
    if stage == "over":
        return start(room, accepted(id))
    if stage != "between":
        return refused(id, Reason("not_between_rounds"))
    return accepted(id, Readied(seat))


def _report(room: Room, seat: int, command: Report) -> Decided:
    saying, digests = room.saying(command.seq), room.places[seat].digests
    if saying is None or not set(digests).isdisjoint(saying.digests):
        return refused(command.id, Reason("nothing_said"))
    known = any([one.about.seq == saying.seq and one.digests == digests for one in room.reports])
    return accepted(command.id, *[Reported(seat, command.seq)] * (not known))


def _hush(room: Room, seat: int, command: Hush) -> Decided:
    """Muted is only who talks beside the game: nobody is kept from playing by it."""
    other = seat_of(command.seat)
    if seat != room.host:
        return refused(command.id, Reason("host_decides"))
    if not 0 <= other < len(room.places) or other == seat or not room.places[other].is_person:
        return refused(command.id, Reason("nobody_to_mute", command.seat))
    return accepted(command.id, *[Hushed(other, command.on)] * (room.is_hushed(other) != command.on))


def _talk(room: Room, seat: int, command: Talk) -> Decided:
    assert room.settings is not None
    is_asked_for = room.stage == "playing" and command.text != "" and command.text == room.rules.options["oooh"]
    if room.is_hushed(seat) and not is_asked_for:
        return refused(command.id, Reason("you_are_muted"))
    if command.phrase:
        if command.phrase not in PHRASES:
            return refused(command.id, Reason("unknown_phrase", command.phrase))
        return accepted(command.id, Spoken(seat, command.phrase, ""))
    if not (room.settings.settings.chat or is_asked_for):
        return refused(command.id, Reason("chat_is_off"))
    try:
        words = checked_talk(command.text)
    except BadTalk as bad:
        return refused(command.id, bad.reason)
    decided = accepted(command.id, Spoken(seat, "", words))
    if room.stage == "playing" and room.rules.after_said:  # Here talk is part of the game (C86, C87).
        act(room, decided, Action("say", seat, word=words), "seat")
    return decided


def _do(room: Room, seat: int, command: Do, now: int) -> Decided:
    table, id = room.table, command.id
    if table is None or room.stage != "playing":
        return refused(id, Reason("no_round"))
    action = action_of(command.move, seat)
    if action is None:
        return refused(id, Reason("not_understood"))
    state = table.state
    if command.seen > state.version:
        return Decided(Answer(id, "stale", reason=reason(Reason("ahead_of_the_table"))))
    if action.kind == "say":
        return _talk(room, seat, Talk(id, text=action.word))
    may = table.allows(action)
    if is_late(room, action, command.seen, may):
        return Decided(Answer(id, "stale", reason=reason(Reason("too_late"))))
    price = None if may else table.price(action)
    if not may and price is None:
        return refused(id, table.why_not(action))
    if may and is_held(table, action) and now < room.hold_until:
        return Decided(Answer(id, "wait", ms=room.hold_until - now))
    decided = Decided()
    mistake = act(room, decided, action, "seat")
    status = "accepted" if mistake is None else "penalised"
    decided.answer = Answer(id, status, reason=None if mistake is None else reason(mistake))  # type: ignore[arg-type]
    return decided


def is_late(room: Room, action: Action, seen: int, may: bool) -> bool:
    """Whether somebody was first: what the sender saw is past, so that it is neither done nor a mistake (F10)."""
    table = room.table
    assert table is not None
    state = table.state
    decision = state.decision
    if action.kind == "catch" and may:  # Whoever has not seen the window open only hammers the button.
        return any([one.kind == "uno" and one.seat == action.target and one.id > seen for one in state.windows])
    if action.kind == "jump" and may and (decision is None or decision.seat != action.seat):
        return state.laid > seen
    if action.kind == "uno" and may:
        return False
    if action.kind in TALK:
        return not may and seen < state.version
    return seen < room.asked_version or (not may and seen < state.version)


def is_held(table: Table, action: Action) -> bool:
    """Whether the action has to wait: talk never, and a card that jumps in only for a seat that was given its one
    card by somebody else (F10)."""
    if action.kind in TALK:
        return False
    return action.kind not in ("jump", "slip") or any([one.wait != "jump_in" for one in table.state.windows])


def act(room: Room, decided: Decided, action: Action, by: str) -> Reason | None:
    """The match goes on with an action; the mistake where it was one. The end of a round opens its shuffle."""
    table = room.table
    assert table is not None
    dealt = room.match, room.next_round, room.seed
    if room.dealt != dealt:
        room.dealt = dealt
        table.luck = FairLuck.of(shuffle_name(room.code, room.match), room.next_round, room.seed)
    outcome = table.act(action)
    mistake = outcome.mistake
    said = () if mistake is None else (mistake.id, *mistake.args)
    decided.entries.append((Acted(action.text, by, kept(outcome.events), said), outcome.events))
    state = table.state
    if state.phase != ROUND:
        decided.add(Shown(state.round, room.seed.hex()))
        decided.burnt.append(seed_name(room.match, state.round))
        if state.phase != OVER:
            promise(room.code, room.match, state.round + 1, decided)
    return mistake


# --- people -------------------------------------------------------------------------------------------------------


def join(room: Room, name: str, digest: str) -> tuple[Decided, int, bool] | Reason:
    """Give somebody a seat; the same person keeps the one he has. The seat, and whether he has to wait for it.

    Before the match any free seat, or that of a bot; later a bot's, at once or from the next round on.
    """
    assert room.settings is not None
    seat = room.seat_of(digest)
    if seat != NOBODY:
        return Decided(), seat, False
    seat = room.coming(digest)
    if seat != NOBODY:
        return Decided(), seat, True
    try:
        name = checked_name(name, [*_names(room)])
    except BadName as bad:
        return bad.reason
    seat = _seat_for(room)
    if seat == NOBODY:
        return Reason("table_full")
    later = room.stage == "playing" and room.settings.settings.late_seat == "next_round"
    return Decided().add(Sat(seat, name, digest, later)), seat, later


def _names(room: Room) -> Iterable[str]:
    for place in room.places:
        if place.is_person:
            yield place.name
        if place.coming is not None:
            yield place.coming[0]


def _seat_for(room: Room) -> int:
    open_seats = [seat for seat, place in enumerate(room.places) if not place.is_person and place.coming is None]
    free = [seat for seat in open_seats if not room.places[seat].level]
    return next(iter(free or open_seats), NOBODY)
