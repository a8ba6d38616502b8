"""The desk: the one place where the player is shown the table and asked for words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from pioche.engine.actions import NOBODY, SEATS, Action
from pioche.engine.events import Event, Stepped
from pioche.engine.view import View
from pioche.sentences import Narrator
from pioche.terminal.asking import playable
from pioche.terminal.keyboard import Keyboard
from pioche.terminal.layout import MARGIN, Layout, indented
from pioche.terminal.reading import Reader
from pioche.terminal.screen import Screen, wrapped
from pioche.texts import Texts

#: How many steps of the story are kept.
KEPT: Final = 12
PROMPT: Final = "> "
#: Lines between hand and prompt: always as many, so that nothing jumps.
FOOT: Final = 3


class Left(Exception):
    """The player leaves the match: by his own wish, or because the input has `ended`."""

    def __init__(self, *, ended: bool = False) -> None:
        super().__init__()
        self.ended: Final = ended


class Desk:
    """Screen, keyboard and texts of one player, and what he has been told lately."""

    def __init__(
        self,
        texts: Texts,
        seat: int,
        names: Sequence[str],
        screen: Screen,
        keyboard: Keyboard,
        kept_in: str = "",
    ) -> None:
        self.texts: Final = texts
        self.seat: Final = seat
        self.names: Final = names
        self.screen: Final = screen
        self.keyboard: Final = keyboard
        #: The file that keeps the match, if any.
        self.kept_in: Final = kept_in
        called = [texts("you-name") if one == seat else name for one, name in enumerate(names)]
        self.layout: Final = Layout(texts, screen, called)
        self.reader: Final = Reader(texts, names)
        self._narrator: Final = Narrator(seat)
        self._told: Final[list[str]] = []
        #: Who took the step that was told of last.
        self._actor = NOBODY

    # --- the story ----------------------------------------------------------------------------------------

    def tell(self, events: Iterable[Event | None]) -> None:
        """What has happened in one step; a screen that is not drawn over shows it at once."""
        known = [event for event in events if event is not None]
        words = " ".join([self.texts.sentence(one, self.names) for one in self._narrator.tell(known)])
        if not words:
            return
        if not self.screen.live:
            self.screen.say(*wrapped(words, self.screen.width))
        actor = next((event.seat for event in known if isinstance(event, Stepped)), NOBODY)
        # Who draws and then plays or passes is told of in one line.
        if actor != NOBODY and actor == self._actor and len(self._told[-1]) + len(words) < self.width - 2:
            words = f"{self._told.pop()} {words}"
        self._actor = actor
        self._told.append(words)
        del self._told[:-KEPT]

    def note(self, words: str) -> None:
        """Something to know that is no event."""
        self._told.append(words)
        if not self.screen.live:
            self.screen.say(*wrapped(words, self.screen.width))

    def last_told(self) -> list[Text]:
        """What happened in the last step."""
        return self.lines(self._told[-1]) if self._told else []

    def forget(self) -> None:
        """A new round begins: what was told before is no longer shown."""
        self._told.clear()
        self._actor = NOBODY

    # --- showing ------------------------------------------------------------------------------------------

    def show(self, view: View, menu: Sequence[Action], foot: Sequence[Text]) -> None:
        """The table, with `foot` right above the place where one types."""
        cards = playable(view, menu)
        if self.screen.live:
            foot = [*foot, *[Text()] * (FOOT - len(foot))]
            self.screen.draw(self.layout.page(view, self._told, cards, foot))
        else:
            self.screen.say(*self.layout.block(view, cards, foot))

    def say(self, text: str, style: str = "") -> None:
        """A text, on lines of its own."""
        self.screen.say(*self.lines(text, style))

    def lines(self, text: str, style: str = "") -> list[Text]:
        """A text as lines as wide as the screen allows."""
        return [line for part in text.split("\n") for line in wrapped(part, self.width, style) or [Text()]]

    @property
    def width(self) -> int:
        """Columns for a text beside the margin."""
        return self.screen.width - len(MARGIN)

    def book(self, pages: Sequence[Text]) -> None:
        """A longer text: where the screen is drawn over, page by page, until the last one or another word."""
        if not self.screen.live:
            self.screen.say(*pages)
            return
        size = self.screen.height - 3
        for start in range(0, len(pages), size):
            part = [*pages[start : start + size]]
            self.screen.draw([indented(line) for line in part + [Text()] * (size - len(part) + 1)])
            is_last = start + size >= len(pages)
            if self.ask(self.texts("go-back" if is_last else "next-page") + " ").strip():
                return

    # --- asking -------------------------------------------------------------------------------------------

    def ask(self, prompt: str = PROMPT) -> str:
        """A line from the player; `Left` when the input has ended."""
        margin = MARGIN if self.screen.live else ""
        self.screen.prompt(Text(f"{margin}{prompt}", "bold"))
        line = self.keyboard.line()
        if line is None:
            self.screen.say(Text())
            raise Left(ended=True)
        if not self.keyboard.is_terminal:
            self.screen.say(Text(line))  # So that the written game can be read afterwards.
        return line

    @property
    def farewell(self) -> str:
        """The question whether to leave; it says what becomes of the match."""
        return self.texts("leave-sure", kept="yes" if self.kept_in else "no", file=self.kept_in)

    def watch(self, view: View, seconds: float) -> None:
        """The table while somebody else is to act, for some time: any key goes on at once.

        Only a screen that is drawn over shows it; elsewhere nobody waits.
        """
        if self.screen.live and view.decision is not None:
            waiting = ("waiting", {"who": SEATS[view.decision.seat]})
            self.show(view, (), self.lines(self.texts.sentence(waiting, self.names), "dim"))
            if self.keyboard.timed:
                self.keyboard.key(seconds)
