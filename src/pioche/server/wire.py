"""The wire: the engine's actions, views and events as messages, and back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from pioche.engine import actions, cards
from pioche.engine import rule as engine
from pioche.engine.actions import KINDS, LAYING, NOBODY, SEATS, Action
from pioche.engine.cards import COLOURS
from pioche.engine.events import Event
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import ROUND, State
from pioche.engine.table import Table
from pioche.engine.values import Token
from pioche.engine.view import view
from pioche.sentences import Narrator
from pioche.server.messages import Move, Reason, Sentence

_AIMS: Final = frozenset(("", *SEATS, "left", "right", "-"))


def letter(seat: int) -> str:
    """A seat as it is written: its letter, or `-` for nobody."""
    return "-" if seat == NOBODY else SEATS[seat]


def seat_of(letter: str) -> int:
    """The seat of a letter; `NOBODY` for `-`."""
    return SEATS.index(letter) if letter != "-" else NOBODY


def reason(why: engine.Reason) -> Reason:
    return Reason(why.id, why.args)


def move_of(action: Action) -> Move:
    """An action as its seat is sent it."""
    row = tuple([card.text for card in action.cards])
    return Move(action.kind, row, action.colour, action.aim, action.word, action.uno, action.shout)


def action_of(move: Move, seat: int) -> Action | None:
    """The action that a seat asks for; None when there is no such action."""
    kind = move.kind
    if kind not in KINDS or kind in ("next", "timeout") or move.aim not in _AIMS:
        return None
    if (move.colour and move.colour not in COLOURS) or (kind not in LAYING and (move.uno or move.shout)):
        return None
    try:
        laid = cards.cards(" ".join(move.cards))
        action = Action(kind, seat, laid, move.colour, move.aim, move.word, move.uno, move.shout)
        # What cannot be written and read back could not be kept: a play without a card, half a letter.
        return action if actions.read(action.text) == action else None
    except (ValueError, LookupError):
        return None


def events_for(table: Table, events: list[Event], viewer: int) -> list[Event | None]:
    """The events of a step as a viewer may know them."""
    return table.seen(events, viewer)


def written(event: Event | None) -> dict[str, object] | None:
    """An event as an object: `is` names it, and each field is a token of `docs/notation.md`."""
    if event is None:
        return None
    said: dict[str, object] = {"is": event.name}
    for field, codec in event.fields:
        said[field] = codec.write(getattr(event, field))
    return said


def view_of(table: Table, viewer: int) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(view(table, viewer).plain()))


def sentences(events: Iterable[Event | None], viewer: int, before: Before) -> tuple[Sentence, ...]:
    """What a step says to a viewer."""
    narrator = Narrator(viewer)
    narrator.dealer, narrator.awaited, narrator.dealing = before.dealer, before.awaited, before.dealing
    return tuple([Sentence(id, dict(args)) for id, args in narrator.tell(events)])


class Before:
    """What the words for a step depend on: who dealt, who was to act, and whether the cards were being dealt."""

    __slots__ = ("awaited", "dealer", "dealing")

    def __init__(self, state: State) -> None:
        self.dealer: Final = state.dealer
        self.awaited: Final = state.decision.seat if state.decision is not None else NOBODY
        self.dealing: Final = state.phase == ROUND and not state.pile


# --- events in the log --------------------------------------------------------------------------------------------


def kept(events: Sequence[Event]) -> tuple[msgspec.Raw, ...]:
    """The events as the log keeps them."""
    return tuple([msgspec.Raw(_json([event.name, *event.tokens()])) for event in events])


def restored(bodies: Iterable[msgspec.Raw], rules: Ruleset) -> list[Event]:
    """The events of an entry of the log."""
    events: list[Event] = []
    for body in bodies:
        name, *tokens = json.loads(bytes(body))
        event = rules.kinds[name].from_tokens(tokens, rules.kinds)
        assert isinstance(event, Event)
        events.append(event)
    return events


def _json(tokens: list[Token]) -> bytes:
    return msgspec.json.encode(tokens)
