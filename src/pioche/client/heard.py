"""Heard: what a server has sent, made safe to print, as the things that the terminal draws."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from pioche.engine.actions import SEATS, Action
from pioche.engine.events import Event
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import Debt, Decision, Window
from pioche.engine.values import CARD_ROW, SEAT, SEAT_ROW, Kinds, Value
from pioche.engine.view import View
from pioche.printable import printable
from pioche.server.messages import ServerMessage, Step
from pioche.server.wire import action_of

_read: Final = msgspec.json.Decoder(ServerMessage).decode
#: Rows of a view with one entry for each seat.
_BY_SEAT: Final = ("active", "counts", "owed", "totals", "points", "left")
_PLAIN: Final = ("version", "seats", "phase", "round", "direction", "teams", "stock", "stock_is_open")


class NotUnderstood(ValueError):
    """The server has sent something else than it should."""


def message(frame: str | bytes) -> ServerMessage:
    """A frame as a message whose every word may be printed (S9); NotUnderstood when it is none."""
    try:
        return _read(msgspec.json.encode(clean(json.loads(frame))))
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

    This is the only place that knows how a view is written down (`View.text`).
    """
    try:
        return _view(json.loads(bytes(step.view)), rules)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise NotUnderstood from error


def _view(said: dict[str, Any], rules: Ruleset) -> View:
    kinds = rules.kinds
    found: dict[str, Any] = {name: said[name] for name in _PLAIN}
    found |= {name: tuple(said[name]) for name in _BY_SEAT}
    found |= {name: SEAT.read(said[name], kinds) for name in ("viewer", "dealer", "winner")}
    found |= {name: SEAT_ROW.read(said[name], kinds) for name in ("eliminated", "contenders", "champions")}
    found["rules"] = rules.options
    found["badges"] = tuple([tuple(worn) for worn in said["badges"]])
    found["shown"] = {SEAT.read(seat, kinds): _cards(row) for seat, row in said["shown"].items()}
    found["open_cards"] = tuple([_cards(row) for row in said["open_cards"]])
    found["pile"] = _cards(said["pile"])
    found["decision"] = _value(Decision, said["decision"], kinds)
    found["debt"] = _value(Debt, said["debt"], kinds)
    found["windows"] = tuple([_value(Window, one, kinds) for one in said["windows"]])
    found["memos"] = said["memos"]
    seats = found["seats"]
    rows = [found[name] for name in (*_BY_SEAT, "badges", "open_cards")]
    if not 2 <= seats <= len(SEATS) or any([len(row) != seats for row in rows]) or found["viewer"] >= seats:
        raise ValueError("a view of other seats than there are")
    view = View.__new__(View)
    for name, value in found.items():
        setattr(view, name, value)
    return view


def _cards(row: Any) -> Any:
    return CARD_ROW.read("".join(row) or "-" if isinstance(row, list) else row, {})


def _value(kind: type[Value], said: Any, kinds: Kinds) -> Any:
    """A value, whether its fields are written in a row or by their names."""
    if said is None:
        return None
    if isinstance(said, list):
        return kind.from_tokens(said[1:], kinds)
    tokens = [
        "".join(said[field]) or "-" if codec is CARD_ROW and isinstance(said[field], list) else said[field]
        for field, codec in kind.fields
    ]
    return kind.from_tokens(tokens, kinds)


def menu_of(step: Step, view: View) -> list[Action]:
    """What the viewer may do, without a call on one card that nobody can catch any more (C44)."""
    menu = [action for move in step.menu if (action := action_of(move, view.viewer)) is not None]
    is_open = any([window.kind == "uno" and window.seat == view.viewer for window in view.windows])
    if len(view.hand) == 1 and not is_open:
        return [action for action in menu if action.kind != "uno"]
    return menu


def events_of(step: Step, rules: Ruleset) -> list[Event | None]:
    """The events of a step, for who remembers them; NotUnderstood when some cannot be read."""
    try:
        return [_event(said, rules) for said in step.events]
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise NotUnderstood from error


def _event(said: dict[str, Any] | None, rules: Ruleset) -> Event | None:
    if said is None:
        return None
    kind = rules.kinds[said["is"]]
    event = kind.from_tokens([said[field] for field, _ in kind.fields], rules.kinds)
    if not isinstance(event, Event):
        raise ValueError(f"{said['is']} is no event")
    return event
