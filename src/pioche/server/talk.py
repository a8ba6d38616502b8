"""Talk: what may be said at a table, in own words or in a quick phrase."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

import regex

from pioche.engine.rule import Reason
from pioche.server.letters import EMOJI, UNSEEN, graphemes

#: What anybody may say with one key: message ids. None asks for cards that are hidden, none can hurt.
PHRASES: Final = (
    "talk-hello", "talk-good_luck", "talk-well_played", "talk-bravo", "talk-thanks", "talk-sorry", "talk-oops",
    "talk-ouch", "talk-haha", "talk-hurry", "talk-one_moment", "talk-back", "talk-again", "talk-goodbye",
)  # fmt: skip

#: A grapheme of talk has hardly more code points than this.
_MOST_POINTS: Final = 10
_BREAKS: Final = regex.compile(r"[\s\u0085\u2028\u2029]+")
#: Emoji as they are; a single joiner between two letters, which some scripts spell with; else what nobody can see.
_LETTERS: Final = r"[\p{L}--\p{Default_Ignorable_Code_Point}]"
_WRITTEN: Final = r"[[\p{L}\p{M}]--[\p{Default_Ignorable_Code_Point}\p{Variation_Selector}]]"
_UNSEEN: Final = regex.compile(rf"(?V1)({EMOJI})|(?<={_WRITTEN})([\u200C\u200D])(?={_LETTERS})|{UNSEEN}")
#: Marks in moderation: Burmese needs five, three of them above or below the letter.
_TOWERS: Final = (regex.compile(r"(\p{Mn}{3})\p{Mn}+"), regex.compile(r"(\p{M}{5})\p{M}+"))


class BadTalk(ValueError):
    """Something that cannot be said, and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id)
        self.reason: Final = reason


def checked_talk(raw: str, longest: int = 200) -> str:
    """What is said, as everybody reads it: NFC, on one line, without what nobody can see, marks in moderation.

    `BadTalk` when nothing is left, or more than `longest` graphemes.
    """
    if len(raw) > longest * _MOST_POINTS:
        raise BadTalk(Reason("talk_too_long", str(longest)))
    said: str = normalize("NFC", _seen(_BREAKS.sub(" ", raw)))
    for towers in _TOWERS:
        said = towers.sub(r"\1", said)
    said = _BREAKS.sub(" ", said).strip()
    if not said:
        raise BadTalk(Reason("talk_empty"))
    if len(graphemes(said)) > longest:
        raise BadTalk(Reason("talk_too_long", str(longest)))
    return said


def _seen(text: str) -> str:
    seen: str = _UNSEEN.sub(lambda found: (found[1] or "") + (found[2] or ""), text)
    return seen
