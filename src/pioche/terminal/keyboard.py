"""The keyboard: lines that a person types, and single keys within a time."""

from __future__ import annotations

import os
import select
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING or sys.platform != "win32":
    import termios
else:  # pragma: no cover
    termios = None


#: Where the flags for showing keys and for taking whole lines stand among a terminal's settings.
LOCAL_FLAGS: Final = 3


class Keyboard:
    """Where the player's words come from.

    `timed` says whether single keys can be waited for; else (a pipe, another system) there are only lines.
    """

    def __init__(self) -> None:
        self.is_terminal: Final = sys.stdin.isatty()
        self.timed: Final = self.is_terminal and termios is not None

    def line(self) -> str | None:
        """A line, without its end; None when there is no more input."""
        line = sys.stdin.readline()
        return line.rstrip("\r\n") if line else None

    def key(self, seconds: float) -> str:
        """The key pressed within this time, or nothing; it is not shown, and keys typed before do not count."""
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        quiet = list(before)
        quiet[LOCAL_FLAGS] = before[LOCAL_FLAGS] & ~(termios.ECHO | termios.ICANON)
        try:
            termios.tcsetattr(terminal, termios.TCSAFLUSH, quiet)
            pressed = select.select([terminal], [], [], seconds)[0]
            return os.read(terminal, 16).decode("utf-8", "replace") if pressed else ""
        finally:
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)
