"""Lookalikes: the skeleton of a text, by which two texts that look the same are equal (UTS 39, and a little more)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import normalize

import regex

#: Every step shortens the way to a prototype; no character needs more.
_MOST_STEPS: Final = 6
#: Accents are no difference where a letter is the same without them.
_ACCENTS: Final = regex.compile(r"(?<=[\p{Latin}\p{Greek}\p{Cyrillic}\p{Nd}]\p{M}*)\p{M}+")
_DROPPED: Final = regex.compile(r"[\p{Z}\p{P}\p{Sk}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}]+")


@cache
def _table() -> dict[int, str]:
    """The prototype of every lookalike, by its code point."""
    table: dict[int, str] = {}
    for line in (files("pioche") / "server" / "lookalikes.txt").read_text("utf-8").splitlines():
        if not line.startswith("# "):
            prototype, *row = line.split(" ")
            table |= {ord(one): prototype for one in row}
    return table


def skeleton(text: str) -> str:
    """What is left of a text when lookalikes are one letter, and case, accents, spaces and punctuation are none.

    Small letters as they look when small: `looks_like` also compares capitals. Idempotent.
    """
    for _ in range(_MOST_STEPS):
        before = text
        text = normalize("NFKD", text).translate(_table())
        text = _DROPPED.sub("", _ACCENTS.sub("", text)).casefold().replace("i", "l")
        if text == before:
            break
    return text


def looks_like(one: str, other: str) -> bool:
    """Whether two texts look the same, either as they are written or without capitals."""
    return not {skeleton(one), skeleton(one.casefold())}.isdisjoint((skeleton(other), skeleton(other.casefold())))
