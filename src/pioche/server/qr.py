"""QR codes: a link to a page of this server, drawn so that a phone can read it off a screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final
from urllib.parse import urlsplit

import segno

#: Longer links are hard to read off a screen.
LONGEST: Final = 300


def is_own_link(text: str, origins: Sequence[str], host: str) -> bool:
    """Whether the text is a link to a page here: of the host that is asked, or of one of the origins."""
    if len(text) > LONGEST or not text.isascii() or not text.isprintable():
        return False
    try:
        scheme, place, *_ = urlsplit(text)
    except ValueError:
        return False
    return scheme in ("http", "https") and (place == host or f"{scheme}://{place}" in origins)


@lru_cache(256)
def drawn(text: str) -> bytes:
    """The QR code as SVG: dark on light, in either theme, with the margin that readers need."""
    page = BytesIO()
    segno.make_qr(text, error="m").save(
        page, kind="svg", border=3, dark="#24313a", light="#fff", xmldecl=False, svgclass=None, lineclass=None,
        omitsize=True,
    )  # fmt: skip
    return page.getvalue()
