"""The typist: lines and keys of a person at a terminal, while the table goes on."""

from __future__ import annotations

import codecs
import os
import re
import sys
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len
from rich.text import Text

from pioche.printable import printable
from pioche.terminal.keyboard import LOCAL_FLAGS, Keyboard
from pioche.terminal.screen import Screen

if TYPE_CHECKING or sys.platform != "win32":
    import termios
else:  # pragma: no cover
    termios = None

#: What arrow keys and the like send.
_KEYS: Final = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|.)?")
_ENTER, _END, _BACK, _ALL_BACK = "\r\n", "\x04", "\x7f\b", "\x15"
#: So often a waiting program looks whether it has been interrupted, where a wait cannot be, in seconds.
_LOOK: Final = 0.5
LONGEST: Final = 1000


class Typed:
    """Something has been typed; nothing more will be, where it is empty."""

    def __init__(self, text: str) -> None:
        self.text: Final = text


class Typist(Keyboard):
    """Takes what is typed out of `inbox`, where everything else comes in too: that is handed to `on_news`.

    On a terminal each letter is taken as it comes and shown here, so that what is half typed outlasts a new picture
    of the table; and while nothing is half typed, `on_key` may take a key for itself.
    """

    def __init__(self, inbox: SimpleQueue[Any], screen: Screen) -> None:
        super().__init__()
        self.inbox: Final = inbox
        self.screen: Final = screen
        self.on_news: Callable[[Any], None] = lambda news: None
        self.on_key: Callable[[str], None] | None = None
        self._letters = ""
        self._half = ""
        self._is_over = False
        self._before: list[Any] = []

    # --- beginning and end --------------------------------------------------------------------------------

    def begin(self) -> None:
        if self.timed:
            self._before = termios.tcgetattr(0)
            quiet = list(self._before)
            quiet[LOCAL_FLAGS] &= ~(termios.ECHO | termios.ICANON)
            termios.tcsetattr(0, termios.TCSADRAIN, quiet)
        threading.Thread(target=self._read, name="typist", daemon=True).start()

    def end(self) -> None:
        if self._before:
            termios.tcsetattr(0, termios.TCSADRAIN, self._before)

    def _read(self) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        while True:
            try:
                raw = os.read(0, 4096)
            except OSError:
                raw = b""
            text = decoder.decode(raw)
            if text:
                self.inbox.put(Typed(text))
            if not raw:
                self.inbox.put(Typed(""))
                return

    # --- typing -------------------------------------------------------------------------------------------

    def line(self) -> str | None:
        """A line; None when there is no more input. `on_news` and `on_key` may raise something else."""
        self.show_half()
        while True:
            while self._letters:
                letter, self._letters = self._letters[0], self._letters[1:]
                line = self._type(letter)
                if line is not None:
                    return line
            if self._is_over:
                rest, self._half = self._half, ""
                return rest or None
            self.wait()

    def wait(self, seconds: float | None = None) -> bool:
        """Take in the next thing that comes, whatever it is; False when nothing has come in this time."""
        while True:
            try:
                news = self.inbox.get(timeout=_LOOK if seconds is None else seconds)
                break
            except Empty:
                if seconds is not None:
                    return False
        if not isinstance(news, Typed):
            self.on_news(news)
        elif news.text:
            self._letters += _KEYS.sub("", news.text) if self.timed else news.text
        else:
            self._is_over = True
        return True

    def show_half(self) -> None:
        """Show again what is half typed."""
        if self.timed and self._half:
            self.screen.prompt(Text(self._half))

    def _type(self, letter: str) -> str | None:
        """Take one letter; the line when it is whole."""
        if letter in _ENTER:
            line, self._half = self._half.rstrip("\r"), ""
            if self.timed:
                self.screen.say(Text())
            return line
        if not self.timed:
            self._half += letter
            return None
        if letter == _END and not self._half:
            self._is_over = True
        elif letter in _BACK:
            self.screen.wipe(cell_len(self._half[-1:]))
            self._half = self._half[:-1]
        elif letter == _ALL_BACK:
            self.screen.wipe(cell_len(self._half))
            self._half = ""
        elif printable(letter) and len(self._half) < LONGEST:
            if not self._half and self.on_key is not None:
                self.on_key(letter)
            self._half += letter
            self.screen.prompt(Text(letter))
        return None
