"""The screen: what this terminal can show, and lines of styled text put on it."""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Sequence
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

WIDEST: Final = 80
#: A screen smaller than this is written on line after line, as a pipe is.
FEWEST_ROWS: Final = 20
FEWEST_COLUMNS: Final = 60

_PLAIN: Final = str.maketrans("→←▸●○▲■◆╭╮╰╯─│·…’«»“”—–−⏎", '><>oOsdx++++-|-.\'""""---<')


class Screen:
    """Where the game is shown.

    A `live` screen is drawn over in place; any other (a pipe, a file, a dumb or tiny terminal) gets lines one
    after another. Without colours not one escape code is written.
    """

    def __init__(self, out: TextIO | None = None) -> None:
        out = out or sys.stdout
        dumb = os.environ.get("TERM", "") in ("dumb", "unknown", "")
        self.is_terminal: Final = out.isatty()
        capable = self.is_terminal and not dumb
        coloured = capable and not os.environ.get("NO_COLOR")
        self._console: Final = Console(
            file=out,
            color_system="auto" if coloured else None,
            force_terminal=capable,
            no_color=not coloured,
            highlight=False,
            emoji=False,
            markup=False,
            legacy_windows=False,
        )
        self._out: Final = out
        self._unicode: Final = _can_encode(out)
        self.coloured: Final = coloured
        self.live: Final = coloured and sys.stdin.isatty() and self._is_big_enough()

    def _is_big_enough(self) -> bool:
        size = self._console.size
        return size.height >= FEWEST_ROWS and size.width >= FEWEST_COLUMNS

    @property
    def has_blocks(self) -> bool:
        """Whether half blocks can be drawn."""
        return self._unicode

    @property
    def width(self) -> int:
        """Columns to write in: never more than 80."""
        return max(20, min(self._console.width, WIDEST))

    @property
    def height(self) -> int:
        """Rows of the terminal."""
        return self._console.height

    def open(self) -> None:
        """Take the whole screen, where it is drawn over."""
        if self.live:
            self._write("\x1b[?1049h")

    def close(self) -> None:
        """Give it back."""
        if self.live:
            self._write("\x1b[?1049l")

    def draw(self, lines: Sequence[Text]) -> None:
        """The whole screen anew (when live), or just these lines."""
        if self.live:
            self._write("\x1b[H\x1b[2J")
        self.say(*lines)

    def say(self, *lines: Text) -> None:
        """These lines, below what is there."""
        for line in lines:
            self._console.print(self._shown(line), no_wrap=True, overflow="ignore", crop=False)
        self._out.flush()

    def prompt(self, text: Text) -> None:
        """The beginning of a line on which somebody is to type."""
        self._console.print(text, end="", no_wrap=True, overflow="ignore", crop=False)
        self._out.flush()

    def wipe(self, columns: int) -> None:
        """Take back so many columns of what was just typed."""
        self._write("\b \b" * columns)

    def _shown(self, text: Text) -> Text:
        """The text as this screen can show it."""
        if self.coloured and self._unicode:
            return text
        shown = text.copy()
        if not self._unicode:
            shown.plain = text.plain.translate(_PLAIN)
        if not self.coloured:
            shown.rstrip()
        return shown

    def _write(self, codes: str) -> None:
        self._out.write(codes)
        self._out.flush()


def _can_encode(out: TextIO) -> bool:
    try:
        "→▸●▲■◆╭▀—é".encode(out.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def wrapped(text: str, width: int, style: str = "", indent: str = "", bullet: str = "") -> list[Text]:
    """A sentence as lines no longer than `width`, but for a word that is longer itself (the name of a file);
    unbreakable spaces stay unbroken."""
    lines = textwrap.wrap(
        text,
        width,
        initial_indent=indent + bullet,
        subsequent_indent=indent + " " * len(bullet),
        break_on_hyphens=False,
        break_long_words=False,
    )
    return [Text(line, style) for line in lines]


def fit(text: Text, width: int) -> Text:
    """The line, cut with a `…` where it is too long."""
    cut = text.copy()
    cut.truncate(width, overflow="ellipsis")
    return cut


def row(parts: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Parts side by side, on as many lines as they need."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1].append(gap).append_text(part)
        else:
            lines.append(Text().append_text(part))
    return lines
