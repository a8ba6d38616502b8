"""Letters: what Unicode says of characters, graphemes, emoji and scripts, and of what nobody can see."""

from __future__ import annotations

from typing import Final

import regex

#: UAX 31, table 5.
RECOMMENDED: Final = (
    "Arabic", "Armenian", "Bengali", "Bopomofo", "Cyrillic", "Devanagari", "Ethiopic", "Georgian", "Greek",
    "Gujarati", "Gurmukhi", "Han", "Hangul", "Hebrew", "Hiragana", "Kannada", "Katakana", "Khmer", "Lao", "Latin",
    "Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu", "Thaana", "Thai", "Tibetan",
)  # fmt: skip
#: What one name may mix by UTS 39, "highly restrictive"; a single script is also allowed.
MIXED: Final = (
    ("Latin", "Han", "Hiragana", "Katakana"),
    ("Latin", "Han", "Bopomofo"),
    ("Latin", "Han", "Hangul"),
)

_PICTURE: Final = r"[\p{Emoji}--[0-9#*]--\p{RI}]"
#: An emoji with its colour of skin or its shape; up to four of them joined; a flag; a key.
EMOJI: Final = (
    rf"(?:{_PICTURE}(?:\p{{Emoji_Modifier}}|\uFE0F)?(?:\u200D{_PICTURE}(?:\p{{Emoji_Modifier}}|\uFE0F)?){{0,3}}+"
    r"(?:(?<=\U0001F3F4)\U000E0067\U000E0062(?:\U000E0065\U000E006E\U000E0067|\U000E0073\U000E0063\U000E0074"
    r"|\U000E0077\U000E006C\U000E0073)\U000E007F)?"
    r"|\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3)"
)
#: Controls, what turns the direction of writing, what has no width or no meaning, and what is blank without being
#: a space.
UNSEEN: Final = (
    r"[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}"
    r"\u2800\uFFFC\uFFFD]"
)

_GRAPHEME: Final = regex.compile(r"\X")


def _of_scripts(scripts: tuple[str, ...]) -> str:
    """What belongs to one of these scripts, or to all."""
    return "".join([rf"\p{{Script_Extensions={script}}}" for script in (*scripts, "Common", "Inherited")])


def graphemes(text: str) -> list[str]:
    """What a reader takes for one character each (UAX 29)."""
    return list(_GRAPHEME.findall(text))


_ONE_OF: Final = regex.compile(
    "|".join([f"[{_of_scripts(scripts)}]*+" for scripts in (*MIXED, *[(one,) for one in RECOMMENDED])])
)


def is_of_one_script(text: str) -> bool:
    """Whether the text mixes no scripts that do not belong together (UTS 39, "highly restrictive")."""
    return _ONE_OF.fullmatch(text) is not None
