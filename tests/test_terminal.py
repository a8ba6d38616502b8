"""The terminal: the real program, played by a person who types lines or keys."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from pioche.catalogue import ruleset
from pioche.engine.text import read_record
from pioche.texts import LANGUAGES

PROGRAM = [sys.executable, "-m", "pioche"]
SHORT_MATCH = ["play", "--seed", "pipe", "--bots", "novice", "--rules", "official target=200"]
ESCAPE = "\x1b"
#: Every card by its number, without and with a colour, and every key: some line of these is always right.
ANYTHING = "\n".join(
    [*[f"{number}" for number in range(1, 9)], *[f"{number}r" for number in range(1, 12)], *"dptge", "", ""] * 400
)


def environment(**variables: str) -> dict[str, str]:
    """A terminal of 80 by 24 without a locale, and these variables."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "VIRTUAL_ENV") if name in os.environ}
    return kept | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"} | variables


def piped(arguments: Sequence[str], typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """The program with its input from a pipe."""
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(**variables),
        check=False,
        timeout=60,
    )


# --- whole matches through a pipe -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def matches() -> dict[str, str]:
    """A whole match in each language, played through a pipe."""
    return {lang: piped([*SHORT_MATCH, "--lang", lang], ANYTHING).stdout for lang in LANGUAGES}


def test_a_whole_match_can_be_played_through_a_pipe(matches: dict[str, str]) -> None:
    assert re.search(r"\w+ wins? the match[.!]", matches["en"])
    assert re.search(r"gagnes? la partie( !|\.)", matches["fr"].replace("\u00a0", " "))
    assert "Left in hand" in matches["en"]


def test_the_same_seed_deals_the_same_match_in_both_languages(matches: dict[str, str]) -> None:
    totals = [re.findall(r"^  \w+ +(\d+) +(\d+)  ", matches[lang], re.MULTILINE) for lang in LANGUAGES]
    assert totals[0] == totals[1]
    assert totals[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pipe_gets_no_codes_and_no_line_over_80_columns(matches: dict[str, str], lang: str) -> None:
    assert ESCAPE not in matches[lang]
    assert max([len(line) for line in matches[lang].splitlines()]) <= 80


def test_no_english_is_left_in_a_french_match(matches: dict[str, str]) -> None:
    english = (
        "you your the card cards plays draws draw play pass round player total score left hand enter colour "
        "yellow green blue skip reverse wild turn call calls catch hint help rules leave match deals points wins"
    )
    french = set(re.findall(r"[a-z]+", matches["fr"].lower()))
    # Words that French has as well.
    assert french & set(english.split()) <= {"total", "score", "points"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_asked_before_the_cards_are_dealt(matches: dict[str, str], lang: str) -> None:
    assert matches[lang].index("[") < matches[lang].index("\n> ")


def test_the_end_of_the_input_leaves_politely_with_the_score() -> None:
    done = piped(["play", "--seed", "1"])
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(
        "The input has ended.\nYou leave in the middle of a round: its points are not counted.\nNo points yet.\n"
    )


def test_a_screen_that_lacks_letters_shows_others() -> None:
    done = piped(["play", "--seed", "1", "--lang", "fr"], PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "->" in done.stdout or "> " in done.stdout


def test_ten_players_fit_on_80_columns() -> None:
    done = piped(["play", "--seed", "1", "--players", "10", "--bots", "novice"], "d\n" * 40)
    assert max([len(line) for line in done.stdout.splitlines()]) <= 80
    assert "Jules" in done.stdout


# --- a real terminal --------------------------------------------------------------------------------------------


#: With this seed the player is the first to act.
DEALS_YOU_FIRST = "11"


class Terminal:
    """The program in a terminal of its own."""

    def __init__(self, arguments: Sequence[str], **variables: str) -> None:
        self.shown = ""
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(**variables),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)

    def wait_for(self, words: str, seconds: float = 15) -> None:
        """Read until these words are shown."""
        end = time.monotonic() + seconds
        while words not in self.shown:
            assert time.monotonic() < end, self.shown[-2000:]
            self._read(0.1)

    def _read(self, seconds: float) -> bool:
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            found = os.read(self.master, 65536)
        except OSError:  # Nobody writes any more.
            return False
        self.shown += found.decode("utf-8", "replace")
        return bool(found)

    def read_for(self, seconds: float) -> None:
        """Read whatever is shown in this time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._read(0.05)

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C while the program waits for a line (a signal just before that may be noticed late)."""
        time.sleep(0.2)
        self.type("\x03")

    def close(self) -> int:
        """Read what is left; the exit status."""
        end = time.monotonic() + 15
        while self._read(0.1):
            assert time.monotonic() < end, self.shown[-2000:]
        return self.process.wait(10)

    def end(self) -> None:
        """Whatever happened, leave nothing running."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)


Opener = Callable[..., Terminal]


@pytest.fixture
def opened() -> Iterator[Opener]:
    """Opens terminals, and ends them with the test."""
    terminals: list[Terminal] = []

    def open_one(arguments: Sequence[str], **variables: str) -> Terminal:
        terminals.append(Terminal(arguments, **variables))
        return terminals[-1]

    yield open_one
    for terminal in terminals:
        terminal.end()


def test_a_terminal_is_drawn_over_and_given_back(opened: Opener) -> None:
    terminal = opened(["play", "--seed", DEALS_YOU_FIRST])
    terminal.wait_for("> ")
    assert "\x1b[?1049h" in terminal.shown
    assert "\x1b[H\x1b[2J" in terminal.shown
    terminal.interrupt()
    assert terminal.close() == 0
    farewell = terminal.shown.partition("\x1b[?1049l")[2]
    assert "No points yet." in farewell
    assert "Traceback" not in terminal.shown


def test_leaving_is_confirmed(opened: Opener) -> None:
    terminal = opened(["play", "--seed", DEALS_YOU_FIRST])
    terminal.wait_for("> ")
    terminal.type("q\n")
    terminal.wait_for("Leave this match?")
    terminal.type("\n")
    terminal.wait_for("You stay.")
    terminal.type("q\ny\n")
    assert terminal.close() == 0
    assert "You leave in the middle of a round" in terminal.shown


@pytest.mark.parametrize("variables", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colours_a_terminal_gets_no_codes(variables: dict[str, str], opened: Opener) -> None:
    terminal = opened(["play", "--seed", DEALS_YOU_FIRST], **variables)
    terminal.wait_for("> ")
    terminal.interrupt()
    assert terminal.close() == 0
    assert ESCAPE not in terminal.shown


# --- records ----------------------------------------------------------------------------------------------------


def test_a_record_is_written_and_told_again(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    played = piped(["play", "--seed", "1", "--record", str(file)], "d\n\n" * 5)
    assert f"The match is written in {file}." in " ".join(played.stdout.split())
    record = read_record(file.read_text("utf-8"), ruleset)
    assert record.names[1] == "Bob"
    told = piped(["replay", str(file)]).stdout
    assert told.startswith("Alex, Bob, Clara and Dina play by these rules: official.")
    assert re.search(r"^Alex draws the ", told, re.MULTILINE)


def test_on_a_terminal_a_record_is_told_step_by_step(tmp_path: Path, opened: Opener) -> None:
    file = tmp_path / "match.txt"
    piped(["play", "--seed", "1", "--record", str(file)], "d\n\n" * 5)
    terminal = opened(["replay", str(file)])
    terminal.wait_for("A new round.")
    terminal.read_for(0.3)
    first = terminal.shown
    terminal.read_for(0.3)
    assert terminal.shown == first
    for _ in range(20):  # A key pressed before it is waited for does not count.
        terminal.type("\n")
        terminal.read_for(0.3)
        if terminal.shown != first:
            break
    assert re.search(r" (plays|draws|misses) ", terminal.shown.removeprefix(first))
    assert "wins the round" not in terminal.shown
    terminal.type("q")
    assert terminal.close() == 0


def test_a_record_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text("precious")
    done = piped(["play", "--record", str(file)])
    assert done.returncode == 2
    assert "exists already" in done.stderr
    assert file.read_text() == "precious"


def test_a_broken_record_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text("pioche-record 1\nrules official\nseats 4\n\nnonsense []\n")
    done = piped(["replay", str(file)])
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"pioche: {file}, line 5: this is no record of a match.\n"
    file.write_text("pioche-record 1\nrules nowhere\nseats 4\n\n")
    assert piped(["replay", str(file)]).stderr.startswith(f"pioche: {file}, line 2: There is no preset “nowhere”")
