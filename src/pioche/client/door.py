"""The door: asking a server for a table and for a seat at it."""

from __future__ import annotations

import json
from typing import Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from pioche.client.heard import clean
from pioche.client.link import Link
from pioche.server.bodies import Joined, Joining, Listed, NewTable, Problem, TableMade
from pioche.server.messages import Reason, encode

#: Who has not answered after this is not there, in seconds.
PATIENCE: Final = 10
#: No answer at the door is longer, in bytes.
LONGEST: Final = 65_536
_Body = TypeVar("_Body")


class NobodyThere(Exception):
    """No pioche answers at this address."""


class TurnedAway(Exception):
    """The server refuses, and says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id)
        self.reason: Final = reason


def table(link: Link) -> Listed:
    """The table that a link leads to."""
    return _ask(link, f"/api/tables/{link.code}", Listed)


def make(link: Link, wanted: NewTable) -> Link:
    """Make a table; the link to it."""
    return link.at(_ask(link, "/api/tables", TableMade, wanted).code)


def join(link: Link, name: str, token: str) -> Joined:
    """Take a seat, or come back to it."""
    return _ask(link, f"/api/tables/{link.code}/seats", Joined, Joining(name, token))


def _ask(link: Link, path: str, kind: type[_Body], body: msgspec.Struct | None = None) -> _Body:
    """What the server answers. Raises NobodyThere, TurnedAway."""
    sent = None if body is None else encode(body)
    asking = Request(f"{link.server}{path}", sent, {"Content-Type": "application/json"})
    try:
        with build_opener(ProxyHandler({})).open(asking, timeout=PATIENCE) as answer:
            return _understood(answer.read(LONGEST), kind)
    except HTTPError as refused:
        with refused:
            raise TurnedAway(_understood(refused.read(LONGEST), Problem).reason) from refused
    except (URLError, OSError, ValueError) as error:
        raise NobodyThere(link.server) from error


def _understood(raw: bytes, kind: type[_Body]) -> _Body:
    try:
        found: Any = clean(json.loads(raw))
        return msgspec.convert(found, kind)
    except (ValueError, RecursionError, msgspec.ValidationError) as error:
        raise NobodyThere from error
