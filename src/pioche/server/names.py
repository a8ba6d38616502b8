"""Names: which one a person may bear at a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from unicodedata import normalize

import regex

from pioche.engine.rule import Reason
from pioche.server.letters import EMOJI, UNSEEN, graphemes, is_of_one_script
from pioche.server.lookalikes import looks_like, skeleton

__all__ = ["LONGEST", "BadName", "checked_name", "clashes", "skeleton"]

#: Graphemes, and the code points that they may be made of; what is typed may have a few spaces more.
LONGEST: Final = 20
_MOST_POINTS: Final = 80
_MOST_TYPED: Final = 400

_EMOJI: Final = regex.compile(f"(?V1){EMOJI}")
_UNSEEN: Final = regex.compile(UNSEEN)
_SPACES: Final = regex.compile(r"\p{Zs}+")
_VISIBLE: Final = regex.compile(r"[[\p{L}--\p{Lm}]\p{Nd}]", regex.V1)
#: A mark without a letter, one twice, towers of them, what encloses or strikes out, and three on a letter of Europe.
_BAD_MARKS: Final = regex.compile(
    r"(?<![\p{L}\p{M}])\p{M}|(\p{M})\1|\p{Mn}{4}|\p{M}{6}|\p{Me}|[\u0334-\u0338\u20D0-\u20FF]"
    r"|(?<=[\p{Latin}\p{Greek}\p{Cyrillic}])\p{M}{3}"
)


class BadName(ValueError):
    """A name that nobody may bear, and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id)
        self.reason: Final = reason


def checked_name(raw: str, others: Iterable[str] = ()) -> str:
    """The name as it is kept: NFKC, without spaces at its ends, one space inside (S8).

    1 to 20 graphemes, a letter or digit among them, of one script. `BadName` when it cannot be, or when it looks
    like one of `others`.
    """
    if len(raw) > _MOST_TYPED:
        raise BadName(Reason("name_too_long", str(LONGEST)))
    name: str = _SPACES.sub(" ", normalize("NFKC", raw)).strip(" ")
    why = _why_not(name)
    if why is not None:
        raise BadName(why)
    if clashes(name, others):
        raise BadName(Reason("name_taken"))
    return name


def clashes(name: str, others: Iterable[str]) -> bool:
    """Whether the name looks like one of the others."""
    return any([looks_like(name, other) for other in others])


def _why_not(name: str) -> Reason | None:
    if not name:
        return Reason("name_empty")
    if len(name) > _MOST_POINTS or len(graphemes(name)) > LONGEST:
        return Reason("name_too_long", str(LONGEST))
    # An emoji has joiners and marks of its own; what stands around it has to be right without it.
    words = _EMOJI.sub("☺", name)
    if _UNSEEN.search(words):
        return Reason("name_hidden")
    if _BAD_MARKS.search(words):
        return Reason("name_marks")
    if not _VISIBLE.search(words):
        return Reason("name_no_letter")
    if not is_of_one_script(words):
        return Reason("name_scripts")
    return None
