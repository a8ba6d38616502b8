"""The arrival: from a link to a seat at its table, or to a new table where the link names a server alone."""

from __future__ import annotations

import os
import socket
import sys
from typing import Final
from urllib.parse import urlsplit

import msgspec

from pioche.client import door
from pioche.client.door import NobodyThere, TurnedAway
from pioche.client.keepsake import Keepsake
from pioche.client.known import Known
from pioche.client.link import BadLink, Link, read_link
from pioche.client.visit import Visit
from pioche.server.bodies import NewTable
from pioche.server.messages import Reason
from pioche.server.network import link as network_link
from pioche.server.network import own_address
from pioche.terminal.spoken import Complaint
from pioche.texts import Texts

#: Reasons after which one can still watch.
FULL: Final = "table_full"
_NAME: Final = "name_"
#: So long is tried whether a server can be reached from the network, in seconds.
NEARBY: Final = 1.0


def arrive(words: str, name: str | None, wanted: NewTable, texts: Texts) -> int:
    """Play at the table of a link; the exit status. `wanted` is the table to be made where the link names none."""
    try:
        link = read_link(words)
    except BadLink as error:
        raise Complaint("error-link", word=words) from error
    keepsake = Keepsake(link)
    try:
        listed = door.table(link) if link.code else None
        while True:
            named = name or keepsake.name or _ask_name(texts)
            try:
                if not link.code:
                    link = door.make(link, msgspec.structs.replace(wanted, name=named, token=keepsake.token))
                door.join(link, named, keepsake.token)
                break
            except TurnedAway as away:
                if listed is not None and away.reason.id == FULL:
                    print(_said(away.reason, texts), file=sys.stderr)
                    return Visit(link, "", texts).play()
                if name is not None or not (away.reason.id.startswith(_NAME) and sys.stdin.isatty()):
                    raise
                print(_said(away.reason, texts))
                keepsake.name = ""
    except NobodyThere as error:
        raise Complaint("error-nobody-there", server=link.server) from error
    except TurnedAway as error:
        raise Complaint("error-as-it-is", sentence=_said(error.reason, texts)) from error
    if not keepsake.keep(link, named):
        print(texts("guest-not-kept"), file=sys.stderr)
    return Visit(link, keepsake.token, texts, for_others(link)).play()


def for_others(link: Link) -> Link:
    """The link as others can use it: `localhost` is somewhere else for everybody."""
    parts = urlsplit(link.server)
    host = parts.hostname or ""
    nearby = own_address() if host == "localhost" or host == "::1" or host.startswith("127.") else ""
    if not nearby or parts.port is None:
        return link
    try:
        with socket.create_connection((nearby, parts.port), timeout=NEARBY):
            return Link(network_link(nearby, parts.port), link.code)
    except OSError:
        return link


def _ask_name(texts: Texts) -> str:
    """The guest's name, asked for; `Complaint` where nobody answers."""
    print(texts("guest-name"), end=" ", flush=True)
    raw = b""
    # One by one: what comes behind the name belongs to the game.
    while not raw.endswith(b"\n") and (letter := os.read(0, 1)):
        raw += letter
    name = raw.decode("utf-8", "replace").strip()
    if not name:
        print()
        raise Complaint("error-no-guest-name")
    return name


def _said(reason: Reason, texts: Texts) -> str:
    return texts.reason(Known(texts).reason(reason))
