"""The wire: the engine's actions, views and events as messages, and back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import structs

from pioche.engine import actions, cards
from pioche.engine import rule as engine
from pioche.engine.actions import LAYING, NOBODY, SEATS, Action
from pioche.engine.cards import Card
from pioche.engine.events import Event
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import ROUND, State
from pioche.engine.table import Table
from pioche.engine.values import Token
from pioche.engine.view import decision_seen, hands_shown, view
from pioche.sentences import Narrator
from pioche.server import shapes
from pioche.server.messages import Move, Reason, Sentence
from pioche.server.shapes import Debt, Decision, Window, letter, letters, texts


def seat_of(letter: str) -> int:
    """The seat of a letter; `NOBODY` for `-`."""
    return SEATS.index(letter) if letter != "-" else NOBODY


def reason(why: engine.Reason) -> Reason:
    return Reason(why.id, why.args)


def move_of(action: Action) -> Move:
    """An action as its seat is sent it."""
    return Move(
        action.kind,  # type: ignore[arg-type]
        texts(action.cards),
        action.colour,  # type: ignore[arg-type]
        action.aim,  # type: ignore[arg-type]
        action.word,
        action.uno,
        action.shout,
    )


def action_of(move: Move, seat: int) -> Action | None:
    """The action that a seat asks for; None when there is no such action."""
    kind = move.kind
    if kind not in LAYING and (move.uno or move.shout):
        return None
    try:
        laid = cards.cards(" ".join(move.cards))
        action = Action(kind, seat, laid, move.colour, move.aim, move.word, move.uno, move.shout)
        # What cannot be written and read back could not be kept: a play without a card, half a letter.
        return action if actions.read(action.text) == action else None
    except (ValueError, LookupError):
        return None


def view_of(table: Table, viewer: int, other: shapes.View | None = None) -> shapes.View:
    """What a viewer may know now, as he is sent it. What is public is taken over from the view that an `other` has
    of the same moment."""
    if other is not None:
        decision = decision_seen(table, viewer)
        return structs.replace(
            other,
            viewer=letter(viewer),
            shown=_shown(hands_shown(table, viewer)),
            decision=Decision.of(decision) if decision is not None else None,
        )
    seen = view(table, viewer)
    return shapes.View(
        letter(viewer),
        seen.version,
        seen.seats,
        seen.phase,  # type: ignore[arg-type]
        seen.round,
        letter(seen.dealer),
        seen.direction,  # type: ignore[arg-type]
        seen.active,
        seen.counts,
        seen.badges,
        _shown(seen.shown),
        tuple([texts(row) for row in seen.open_cards]),
        seen.owed,
        seen.teams,
        letters(seen.eliminated),
        seen.stock,
        seen.stock_is_open,
        texts(seen.pile),
        Decision.of(seen.decision) if seen.decision is not None else None,
        Debt.of(seen.debt) if seen.debt is not None else None,
        tuple([Window.of(window) for window in seen.windows]),
        shapes.memos_of(table.state.memos),
        seen.totals,
        seen.points,
        seen.left,
        letter(seen.winner),
        letters(seen.contenders),
        letters(seen.champions),
    )


def _shown(hands: Mapping[int, tuple[Card, ...]]) -> dict[str, shapes.Cards]:
    return {letter(seat): texts(hand) for seat, hand in hands.items()}


def events_of(events: Iterable[Event | None]) -> tuple[shapes.TableEvent | None, ...]:
    """The events of a step, as a viewer is sent them; None is one that he may not know."""
    return tuple([shapes.event_of(event) if event is not None else None for event in events])


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
