"""Text: a match as lines that people can read and diff, and that can be read back.

A record is a header (`key value` lines), an empty line, and one event a line, `name [fields]`, with the actions
beside them as comments; replay runs no rule. A position is the same header and one line for each field of State.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from pioche.engine import actions, values
from pioche.engine.actions import SEATS, Action
from pioche.engine.cards import Card
from pioche.engine.events import Event
from pioche.engine.match import opening_state
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import Memo, State
from pioche.engine.table import Table
from pioche.engine.values import Codec, Kinds, Token

RECORD: Final = "pioche-record"
POSITION: Final = "pioche-position"
FORMAT: Final = "1"

#: How a ruleset is made from its text and the number of seats; it may raise what it likes.
Lay: TypeAlias = "Callable[[str, int], Ruleset]"


class Unreadable(ValueError):
    """A text that cannot be read: the number of the line (from 1) and what is wrong with it."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line: Final = line
        self.what: Final = what


class Record:
    """A match read from text. `actions` are (number of events before it, action), `proofs` whole lines, unread."""

    def __init__(self, rules: Ruleset, seats: int, names: Mapping[int, str]) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.names: Final = names
        self.events: list[Event] = []
        self.actions: list[tuple[int, Action]] = []
        self.proofs: list[str] = []

    def states(self) -> Iterable[State]:
        """The state after each event, in turn; it is one object that goes on changing."""
        state = opening_state(self.rules, self.seats)
        for event in self.events:
            state.version += 1
            event.fold(state)
            yield state


def write_event(event: Event) -> str:
    """One event as a line."""
    return f"{event.name} {_json(event.tokens())}"


def read_event(line: str, kinds: Kinds) -> Event:
    """The event written as this line; `ValueError` when there is none."""
    name, _, tokens = line.partition(" ")
    found = kinds.get(name)
    if found is None or not issubclass(found, Event):
        raise ValueError(f"{name!r} is no event of these rules")
    event = found.from_tokens(json.loads(tokens), kinds)
    assert isinstance(event, Event)
    return event


def write_record(table: Table, names: Mapping[int, str] | None = None, proofs: Iterable[str] = ()) -> str:
    """The whole match so far. `names` are the names of the players, by seat; `proofs` are the lines that prove its
    deals (docs/fair.md)."""
    lines = _header(RECORD, table.rules, table.state.seats)
    for seat, name in sorted((names or {}).items()):
        lines.append(f"name {SEATS[seat]} {json.dumps(name, ensure_ascii=False)}")
    lines += [*proofs, ""]
    asked: dict[int, list[Action]] = {}
    for before, action in table.actions:
        asked.setdefault(before, []).append(action)
    for version, event in enumerate(table.log):
        lines += [f"# {action.text}" for action in asked.get(version, ())]
        lines.append(write_event(event))
    return "\n".join(lines) + "\n"


def read_record(text: str, lay: Lay) -> Record:
    """The match of a record; `Unreadable` with the line for anything that is not one."""
    lines = _Lines(text, RECORD)
    rules, seats = lines.header(lay)
    names: dict[int, str] = {}
    record = Record(rules, seats, names)
    while (line := lines.next_of_header()) is not None:
        key, _, rest = line.partition(" ")
        if key == "proof":
            record.proofs.append(line)
            continue
        if key != "name" or rest[:1] not in SEATS[:seats] or not rest[:1]:
            raise lines.error(f"{key!r} is no line of a header")
        names[SEATS.index(rest[0])] = str(lines.json(rest[2:]))
    for line in lines.rest():
        try:
            if line.startswith("#"):
                record.actions.append((len(record.events), actions.read(line[1:].strip())))
            elif line:
                record.events.append(read_event(line, rules.kinds))
        except (ValueError, RecursionError) as error:
            raise lines.error(str(error)) from error
    _fold_all(record, lines)
    return record


def _fold_all(record: Record, lines: _Lines) -> None:
    """Every event must follow from those before it."""
    count = 0
    try:
        for _ in record.states():
            count += 1
    except (ValueError, LookupError, AttributeError, TypeError) as error:
        raise Unreadable(lines.at, f"event {count + 1} does not follow from those before it: {error}") from error


def write_position(rules: Ruleset, state: State) -> str:
    """One moment of a match: everything in State, the agenda and what rules remember included."""
    lines = _header(POSITION, rules, state.seats)
    lines.append("")
    for field, codec in _FIELDS:
        lines.append(f"{field} {_json(codec.write(getattr(state, field)))}")
    return "\n".join(lines) + "\n"


def read_position(text: str, lay: Lay) -> tuple[Ruleset, State]:
    """The rules and the state of a position; `Unreadable` with the line for anything that is not one."""
    lines = _Lines(text, POSITION)
    rules, seats = lines.header(lay)
    if lines.next_of_header() is not None:
        raise lines.error("an empty line should follow the header")
    state = State(seats)
    for line, (field, codec) in zip(lines.rest(), _FIELDS, strict=False):
        key, _, rest = line.partition(" ")
        if key != field:
            raise lines.error(f"{field!r} should stand here, not {key!r}")
        try:
            setattr(state, field, codec.read(lines.json(rest), rules.kinds))
        except (ValueError, LookupError, AttributeError, TypeError) as error:
            raise lines.error(f"{field}: {error}") from error
    if lines.at < len(_FIELDS) + HEADER_LINES:
        raise lines.error(f"the position is not complete: {len(_FIELDS)} fields should stand here")
    return rules, state


def _header(kind: str, rules: Ruleset, seats: int) -> list[str]:
    return [f"{kind} {FORMAT}", f"rules {rules.text}", f"seats {seats}"]


#: The lines before the fields of a position: format, rules, seats, and an empty one.
HEADER_LINES: Final = 4


class _Lines:
    """The lines of a text, with the number of the one that was read last."""

    def __init__(self, text: str, kind: str) -> None:
        # Not `splitlines`: a saying may hold other characters that part lines.
        self.lines: Final = text.removesuffix("\n").split("\n")
        self.kind: Final = kind
        self.at = 0

    def error(self, what: str) -> Unreadable:
        return Unreadable(self.at, what)

    def _next(self) -> str:
        self.at += 1
        return self.lines[self.at - 1].strip() if self.at <= len(self.lines) else ""

    def _value(self, key: str) -> str:
        line = self._next()
        found, _, value = line.partition(" ")
        if found != key:
            raise self.error(f"{key!r} should stand here, not {found!r}")
        return value

    def header(self, lay: Lay) -> tuple[Ruleset, int]:
        if self._value(self.kind) != FORMAT:
            raise self.error(f"only format {FORMAT} can be read")
        rules = self._value("rules")
        seats = self._value("seats")
        if not seats.isdecimal() or not 2 <= int(seats) <= len(SEATS):
            raise self.error(f"a table has 2 to {len(SEATS)} seats, not {seats!r}")
        return lay(rules, int(seats)), int(seats)

    def next_of_header(self) -> str | None:
        return self._next() or None

    def rest(self) -> Iterable[str]:
        while self.at < len(self.lines):
            yield self._next()

    def json(self, text: str) -> Any:
        try:
            return json.loads(text)
        except (ValueError, RecursionError) as error:
            raise self.error(f"{text!r} is not JSON") from error


def _json(token: Token) -> str:
    return json.dumps(token, ensure_ascii=False, separators=(",", ":"))


def _listed(codec: Codec) -> Codec:
    """The same, read as a list: State keeps lists where values keep tuples."""
    return Codec(codec.write, lambda token, kinds: list(codec.read(token, kinds)))


def _read_memos(token: Any, kinds: Kinds) -> dict[str, Memo]:
    return {key: values.VALUE.read(memo, kinds) for key, memo in token}


def _read_hands(token: Any, kinds: Kinds) -> list[list[Card]]:
    return [list(hand) for hand in values.HANDS.read(token, kinds)]


_LIST_OF_NUMBERS: Final = _listed(values.NUMBERS)
_LIST_OF_CARDS: Final = _listed(values.CARD_ROW)
_FIELDS: Final[tuple[tuple[str, Codec], ...]] = (
    ("version", values.INT),
    ("phase", values.WORD),
    ("round", values.INT),
    ("decks", values.INT),
    ("dealer", values.SEAT),
    ("direction", values.INT),
    ("active", Codec(list, lambda token, kinds: [values.FLAG.read(one, kinds) for one in token])),
    ("hands", Codec(values.HANDS.write, _read_hands)),
    ("teams", values.INT),
    ("owed", _LIST_OF_NUMBERS),
    ("laid", values.INT),
    ("layer", values.SEAT),
    ("flips", values.INT),
    ("played", values.INT),
    ("stock", _LIST_OF_CARDS),
    ("pile", _LIST_OF_CARDS),
    ("cursor", values.SEAT),
    ("actor", values.SEAT),
    ("turn", values.INT),
    ("step", values.INT),
    ("touched", _LIST_OF_NUMBERS),
    ("decision", values.VALUE),
    ("debt", values.VALUE),
    ("windows", values.VALUES),
    ("pictures", values.VALUES),
    ("dead", values.SEAT_ROW),
    ("put_back", values.INT),
    ("reshuffles", values.INT),
    ("totals", _LIST_OF_NUMBERS),
    ("points", _LIST_OF_NUMBERS),
    ("left", _LIST_OF_NUMBERS),
    ("winner", values.SEAT),
    ("contenders", values.SEAT_ROW),
    ("eliminated", values.SEAT_ROW),
    ("champions", values.SEAT_ROW),
    ("memos", Codec(lambda memos: [[key, values.VALUE.write(memo)] for key, memo in memos.items()], _read_memos)),
    ("agenda", _listed(values.VALUES)),
)  # fmt: skip
