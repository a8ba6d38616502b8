"""Words said at the table: how they are recognised, whatever their case and accents."""

from __future__ import annotations

import re
import unicodedata


def plain(text: str) -> str:
    """The text without case and accents."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in spread if not unicodedata.combining(letter)])


def drawn_out(text: str) -> str:
    """The text with every repeated letter once: `Ooooh` is `oh`, as `oooh` is."""
    return re.sub(r"(\w)\1+", r"\1", plain(text))


def says(text: str, word: str) -> bool:
    """Whether a text contains a word as a whole (C86)."""
    return re.search(rf"(?<!\w){re.escape(plain(word))}(?!\w)", plain(text)) is not None
