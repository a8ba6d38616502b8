"""Heard: what a server has sent, made safe to print, as the things that the terminal draws."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from pioche.engine.actions import SEATS, Action
from pioche.engine.cards import Card, card, write
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import Debt, Decision, Memo, Stake, Window
from pioche.engine.values import CARD_ROW, SEAT, SEAT_ROW, Codec, Value
from pioche.engine.view import View
from pioche.printable import printable
from pioche.rules import RULES
from pioche.server import shapes
from pioche.server.messages import ServerMessage, Step
from pioche.server.wire import action_of, seat_of

_decode: Final = msgspec.json.Decoder(ServerMessage).decode
_BY_SEAT: Final = ("active", "counts", "owed", "totals", "points", "left", "badges", "open_cards")
#: What a view has in the same form on the wire.
_AS_THEY_ARE: Final = (
    *_BY_SEAT[:-1], "version", "seats", "phase", "round", "direction", "teams", "stock", "stock_is_open",
)  # fmt: skip


class NotUnderstood(ValueError):
    """The server has sent something else than it should."""


def message(frame: str | bytes) -> ServerMessage:
    """A frame as a message whose every word may be printed (S9); NotUnderstood when it is none."""
    try:
        return _decode(msgspec.json.encode(clean(json.loads(frame))))
    except (ValueError, RecursionError, msgspec.MsgspecError) as error:
        raise NotUnderstood from error


def clean(found: Any) -> Any:
    """The same with every text in it made safe to print."""
    if isinstance(found, str):
        return printable(found)
    if isinstance(found, list):
        return [clean(one) for one in found]
    if isinstance(found, dict):
        return {printable(key): clean(one) for key, one in found.items()}
    return found


# --- a step -------------------------------------------------------------------------------------------------------


def view_of(step: Step, rules: Ruleset) -> View:
    """The view of a step, as the engine would have made it; NotUnderstood when it cannot be drawn.

    With what follows, this is the only place that knows how a view is written on the wire (`server.shapes`).
    """
    try:
        return _view(step.view, rules)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise NotUnderstood from error


def _view(said: shapes.View, rules: Ruleset) -> View:
    found: dict[str, Any] = {name: getattr(said, name) for name in _AS_THEY_ARE}
    found |= {name: seat_of(getattr(said, name)) for name in ("viewer", "dealer", "winner")}
    found |= {name: tuple(map(seat_of, getattr(said, name))) for name in ("eliminated", "contenders", "champions")}
    found["rules"] = rules.options
    found["shown"] = {seat_of(seat): _cards(row) for seat, row in said.shown.items()}
    found["open_cards"] = tuple(map(_cards, said.open_cards))
    found["pile"] = _cards(said.pile)
    found["decision"] = _value(Decision, said.decision)
    found["debt"] = _value(Debt, said.debt)
    found["windows"] = tuple([_value(Window, one) for one in said.windows])
    kinds = {kind.name: kind for rule in RULES for kind in rule.values if issubclass(kind, Memo)}
    found["memos"] = {
        key: [memo["is"], *[_token(codec, memo[field]) for field, codec in kinds[memo["is"]].fields if field in memo]]
        for key, memo in msgspec.to_builtins(said.memos).items()
    }
    seats = said.seats
    if (
        not 2 <= seats <= len(SEATS)
        or any([len(found[row]) != seats for row in _BY_SEAT])
        or found["viewer"] >= seats
    ):
        raise ValueError("a view of other seats than there are")
    view = View.__new__(View)
    for name, value in found.items():
        setattr(view, name, value)
    return view


def _cards(row: Sequence[str]) -> tuple[Card, ...]:
    return tuple(map(card, row))


def _value(kind: type[Value], said: msgspec.Struct | None) -> Any:
    """A value of the engine from the struct of the same fields; what is not sent is as nobody knows it."""
    if said is None:
        return None
    found = {}
    for field, codec in kind.fields:
        one = getattr(said, field, None)
        if one is None:
            continue
        found[field] = tuple([_value(Stake, stake) for stake in one]) if field == "stakes" else _read(codec, one)
    return kind(**found)


def _read(codec: Codec, said: Any) -> Any:
    return _cards(said) if codec is CARD_ROW else seat_of(said) if codec is SEAT else said


def _token(codec: Codec, said: Any) -> Any:
    """A field of a memo as the engine's own views have it."""
    if codec is CARD_ROW:
        return write(_cards(said))
    return "".join(said) if codec is SEAT_ROW else [*said] if isinstance(said, list | tuple) else said


def menu_of(step: Step, view: View) -> list[Action]:
    """What the viewer may do, without a call on one card that nobody can catch any more (C44)."""
    menu = [action for move in step.menu if (action := action_of(move, view.viewer)) is not None]
    is_open = any([window.kind == "uno" and window.seat == view.viewer for window in view.windows])
    if len(view.hand) == 1 and not is_open:
        return [action for action in menu if action.kind != "uno"]
    return menu
