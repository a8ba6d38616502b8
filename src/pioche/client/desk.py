"""The desk of a guest: like the one of a local game, but what is told comes from the server, at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from pioche.client.typist import Typist
from pioche.engine.actions import Action
from pioche.engine.view import View
from pioche.terminal.desk import PROMPT, Desk
from pioche.terminal.layout import MARGIN
from pioche.terminal.screen import Screen
from pioche.texts import Texts


class GuestDesk(Desk):
    """`back` is the link that leads back to the seat."""

    def __init__(
        self, texts: Texts, seat: int, names: Sequence[str], screen: Screen, typist: Typist, back: str
    ) -> None:
        super().__init__(texts, seat, names, screen, typist)
        self.typist: Final = typist
        self.back: Final = back
        #: What is being asked, and whether the line on which it is asked is still open.
        self._prompt = ""
        self._is_open = False
        self._drawn: tuple[View, Sequence[Action], Sequence[Text]] | None = None

    @property
    def farewell(self) -> str:
        return self.texts("guest-leave-sure" if self.seat >= 0 else "guest-leave-watching")

    def succeed(self, other: GuestDesk) -> None:
        """Go on with the story that another desk has told."""
        self._told[:] = other._told

    def story(self, most: int) -> list[Text]:
        """What was told last."""
        return [line for words in self._told[-most:] for line in self.lines(words)]

    def show(self, view: View, menu: Sequence[Action], foot: Sequence[Text]) -> None:
        self._drawn = (view, menu, foot)
        super().show(view, menu, foot)

    def book(self, pages: Sequence[Text]) -> None:
        self._drawn = None
        super().book(pages)

    def draw(self, lines: Sequence[Text]) -> None:
        """Another page than the table."""
        self._drawn = None
        self.screen.draw(lines)

    def ask(self, prompt: str = PROMPT) -> str:
        self._prompt, self._is_open = prompt, True
        try:
            return super().ask(prompt)
        except Exception:
            self._break()
            raise
        finally:
            self._prompt, self._is_open = "", False

    def note(self, words: str) -> None:
        self._break()
        super().note(words)

    def tell_now(self, words: str) -> None:
        """Something to know at once, even while something is being typed."""
        self.note(words)
        if not self._prompt:
            return
        if self.screen.live:
            if self._drawn is None:
                return  # It is read when the table is shown again.
            super().show(*self._drawn)
        margin = MARGIN if self.screen.live else ""
        self.screen.prompt(Text(f"{margin}{self._prompt}", "bold"))
        self.typist.show_half()
        self._is_open = True

    def _break(self) -> None:
        """End the line on which somebody types, where the screen is written on line after line."""
        if self._is_open and not self.screen.live:
            self.screen.say(Text())
        self._is_open = False
