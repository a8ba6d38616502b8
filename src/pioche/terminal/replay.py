"""The replay: a recorded match, told step by step."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.text import Text

from pioche.catalogue import BadRules, ruleset
from pioche.engine.actions import NOBODY, SEATS
from pioche.engine.events import Began, Event, Said, Stepped, Told
from pioche.engine.text import Record, Unreadable, read_record
from pioche.sentences import Narrator
from pioche.terminal.keyboard import Keyboard
from pioche.terminal.reading import Reader
from pioche.terminal.screen import Screen, wrapped
from pioche.terminal.spoken import Complaint
from pioche.texts import Texts

#: How long a reader may take over one step, in seconds: a day.
LONG: Final = 86400.0
#: What a terminal sends for the end of the input (Ctrl-D).
END_OF_INPUT: Final = "\x04"


def read(file: Path, texts: Texts) -> Record:
    """The record in a file; a `Complaint` that names the line where it is none."""
    try:
        return read_record(file.read_text("utf-8"), ruleset)
    except (OSError, UnicodeDecodeError) as error:
        raise Complaint("error-file-not-read", file=str(file)) from error
    except Unreadable as bad:
        raise Complaint("error-record", file=str(file), line=str(bad.line)) from bad
    except BadRules as bad:
        raise Complaint("error-record-rules", file=str(file), sentence=texts.reason(bad.reason)) from bad


class Replay:
    """Tells a record: all of it, or step by step when somebody sits at a terminal."""

    def __init__(self, record: Record, texts: Texts) -> None:
        self.record: Final = record
        self.texts: Final = texts
        self.names: Final = [record.names.get(seat, SEATS[seat]) for seat in range(record.seats)]
        self.screen: Final = Screen()
        self.keyboard: Final = Keyboard()
        self.reader: Final = Reader(texts, self.names)
        self._is_watched: Final = self.screen.is_terminal and self.keyboard.is_terminal

    def run(self) -> None:
        """Tell the match from the beginning; on a terminal Enter goes on and `q` leaves."""
        texts = self.texts
        self._say(texts("replay-table", names=texts.together(self.names), rules=self.record.rules.text), "bold")
        if self._is_watched:
            self._say(texts("replay-keys"), "dim")
        narrator = Narrator(NOBODY)
        for step in steps(self.record.events):
            told = [texts.sentence(one, self.names) for one in narrator.tell(step)]
            if not told:
                continue
            if isinstance(step[0], Began):
                self.screen.say(Text())
            self._say(" ".join(told))
            if self._is_watched and not self._goes_on():
                return

    def _say(self, text: str, style: str = "") -> None:
        self.screen.say(*wrapped(text, self.screen.width, style))

    def _goes_on(self) -> bool:
        """Wait for the reader; whether he wants more."""
        try:
            said: str | None = self.keyboard.key(LONG) if self.keyboard.timed else self.keyboard.line()
        except KeyboardInterrupt:
            return False
        return said not in (None, END_OF_INPUT) and not self.reader.leaves(str(said))


def steps(events: list[Event]) -> Iterator[list[Event]]:
    """The events of a match, one list for each step, and for each call or catch between steps."""
    step: list[Event] = []
    for event in events:
        if step and (isinstance(event, (Began, Stepped)) or _is_said_apart(event, step)):
            yield step
            step = []
        step.append(event)
    if step:
        yield step


def _is_said_apart(event: Event, step: list[Event]) -> bool:
    """Whether a call or a catch came by itself: after the decision stood."""
    return isinstance(event, (Told, Said)) and any([one.name == "asked" for one in step])
