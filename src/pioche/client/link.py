"""Links: where a served table is found, as people hand it on."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from pioche.server.codes import read_code, spelt

_TABLE: Final = re.compile(r"/t/([^/]+)/?")


class BadLink(ValueError):
    """This is no link to a table or a server."""


class Link:
    """A server, and a table there if the link names one: `http://192.168.1.20:8000/t/7K3QX-9F2MD`."""

    def __init__(self, server: str, code: str) -> None:
        #: Scheme, host and port, as a browser names an origin.
        self.server: Final = server
        #: The table's code as it is kept, or nothing.
        self.code: Final = code

    @property
    def text(self) -> str:
        """The link as it is handed on."""
        return f"{self.server}/t/{spelt(self.code)}" if self.code else self.server

    @property
    def socket(self) -> str:
        """Where one listens to the table."""
        return f"ws{self.server.removeprefix('http')}/ws/{self.code}"

    def at(self, code: str) -> Link:
        """The link to a table of this server."""
        return Link(self.server, code)


def read_link(text: str) -> Link:
    """The link that somebody has typed, with or without `http://`; BadLink when it is none."""
    words = text.strip()
    try:
        parts = urlsplit(words if "://" in words else f"http://{words}")
        server = f"{parts.scheme}://{parts.netloc}".lower()
        known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and "@" not in parts.netloc
    except ValueError as error:
        raise BadLink(text) from error
    if not known or not words.isprintable() or " " in words or parts.query:
        raise BadLink(text)
    if parts.path in ("", "/"):
        return Link(server, "")
    found = _TABLE.fullmatch(parts.path)
    code = read_code(found[1]) if found else None
    if code is None:
        raise BadLink(text)
    return Link(server, code)
