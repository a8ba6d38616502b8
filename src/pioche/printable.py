"""Printable: text that came from elsewhere, made safe to print in a terminal."""

from __future__ import annotations

import re
from typing import Final

_CSI: Final = r"(?:\x1b\[|\x9b)[0-?]*+[ -/]*+[@-~]"
#: Titles, clipboards and the like: OSC, DCS, SOS, PM and APC, up to BEL or ST.
_STRING: Final = r"(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x00-\x06\x07-\x1f\x7f-\x9f]*+(?:\x07|\x1b\\|\x9c)"
_ESCAPE: Final = r"\x1b[ -/]*+[0-~]"
_CONTROLS: Final = r"[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]"
_BIDI: Final = r"[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"
_TRICKS: Final = re.compile("|".join([_CSI, _STRING, _ESCAPE, _CONTROLS, _BIDI]))
_BREAKS: Final = re.compile(r"[\t-\r\x85\u2028\u2029]+")
_SURROGATES: Final = re.compile(r"[\ud800-\udfff]")


def printable(text: str) -> str:
    """The text on one line, without escape sequences, control characters and marks that turn the direction of writing
    (S9); a lone surrogate becomes `�`. Never raises, in time linear in the length of the text."""
    return _SURROGATES.sub("\ufffd", _TRICKS.sub("", _BREAKS.sub(" ", text)))
