"""The keyboard: lines that a person types, and single keys within a time."""

from __future__ import annotations

import os
import select
import sys
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING or sys.platform != "win32":
    import termios
else:  # pragma: no cover
    termios = None


#: Where the flags for showing keys and for taking whole lines stand among a terminal's settings.
LOCAL_FLAGS: Final = 3


class Keyboard:
    """Where the player's words come from.

    `timed` says whether single keys can be waited for; else (a pipe, another system) there are only lines.
    As a context it keeps keys that nobody asked for from being shown, and puts everything back at the end.
    """

    def __init__(self) -> None:
        self.is_terminal: Final = sys.stdin.isatty()
        self.timed: Final = self.is_terminal and termios is not None
        self._before: list[Any] | None = None

    def __enter__(self) -> Keyboard:
        if self.timed:
            self._before = termios.tcgetattr(sys.stdin)
            self._quiet()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loud()

    def line(self) -> str | None:
        """A line, without its end; None when there is no more input."""
        self._loud()
        try:
            line = sys.stdin.readline()
        finally:
            self._quiet()
        return line.rstrip("\r\n") if line else None

    def key(self, seconds: float) -> str:
        """The key pressed within this time, or nothing; keys typed before do not count."""
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
        if not select.select([sys.stdin], [], [], seconds)[0]:
            return ""
        return os.read(sys.stdin.fileno(), 16).decode("utf-8", "replace")

    def _quiet(self) -> None:
        if self._before is not None:
            quiet = list(self._before)
            quiet[LOCAL_FLAGS] = self._before[LOCAL_FLAGS] & ~(termios.ECHO | termios.ICANON)
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, quiet)

    def _loud(self) -> None:
        if self._before is not None:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)
