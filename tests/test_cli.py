"""The command line: help and errors in the reader's language, and what each command promises."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pioche import __version__
from pioche.catalogue import options
from pioche.cli import COMMANDS, run
from pioche.engine.rule import written
from pioche.presets import presets
from pioche.texts import LANGUAGES

SCENARIO = """\
# A card of the colour in force fits. (F5)
hands   A: r1 r2 | B: b1 b2
pile    r5
stock   y1
play    A r1
expect  {expectation}
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """No locale: English, unless a test asks for another language."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


class Said:
    """What a command line said: its exit status, output and errors."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out.replace("\u00a0", " ")
        self.err = err.replace("\u00a0", " ")


def said(capsys: pytest.CaptureFixture[str], *args: str) -> Said:
    status = run(args)
    captured = capsys.readouterr()
    return Said(status, captured.out, captured.err)


# --- help -------------------------------------------------------------------------------------------------------


def test_without_a_command_it_helps(capsys: pytest.CaptureFixture[str]) -> None:
    done = said(capsys)
    assert done.status == 0
    assert done.out == said(capsys, "--help").out
    assert done.out.startswith("Usage: pioche [OPTIONS] COMMAND …")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_in_both_languages(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    english = said(capsys, command, "--help").out
    french = said(capsys, "--lang", "fr", command, "--help").out
    assert f"Usage: pioche {command} [OPTIONS]" in english
    assert f"Usage : pioche {command} [OPTIONS]" in french
    spelt = re.compile(r"^  (--[\w-]+)", re.MULTILINE)
    assert spelt.findall(english) == spelt.findall(french)
    for lines in (english, french):
        # Every option says what it does.
        assert not re.search(r"^  --[\w-]+( \S+)?\s*$(?!\n   )", lines, re.MULTILINE)
    words = set(re.findall(r"[a-z]+", french.lower()))
    assert not words & {"the", "this", "show", "usage:", "exit", "message", "default", "without", "write"}


def test_the_language_may_stand_before_or_after_the_command_or_come_from_the_locale(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    french = said(capsys, "--lang", "fr", "options").out
    assert french.startswith("Les règles s’écrivent")
    assert said(capsys, "options", "--lang=fr").out == french
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert said(capsys, "options").out == french
    assert said(capsys, "options", "--lang", "en").out.startswith("Write rules as a preset")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version").out == f"pioche {__version__}\n"


def test_help_imports_nothing_heavy() -> None:
    """A command is imported when it is called, so that the program starts at once."""
    code = (
        "import sys, pioche.cli as cli; cli.run(['--help']); "
        "print([name for name in sys.modules if name in ('rich', 'joblib', 'pioche.lab', 'pioche.rules')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


# --- errors -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        ("plai", "There is no command “plai”: did you mean “play”?", "Il n’y a pas de commande « plai »"),
        ("zzzzzz", "There is no command “zzzzzz”; “pioche --help” lists them all.", "Il n’y a pas de commande"),
        (
            "play --player 3",
            "There is no option --player here: did you mean --players?",
            "voulais-tu dire --players ?",
        ),
        ("play --zzz", "There is no option --zzz here; --help lists them all.", "--help les donne toutes."),
        ("play --players", "--players needs a value.", "Il manque une valeur après --players."),
        ("play --players 11", "--players takes a whole number from 2 to 10.", "un nombre entier de 2 à 10."),
        ("play --players x", "--players takes a whole number from 2 to 10.", "un nombre entier de 2 à 10."),
        (
            "play --bots grandmaster",
            "There is no level “grandmaster”: bots are novice, steady, sharp.",
            "les robots sont",
        ),
        ("play --bots sharp,novice --players 5", "2 bots and you do not make 5 players.", "ne fait pas 5 places"),
        (
            "play --rules ofical",
            "There is no preset “ofical”: did you mean “official”?",
            "voulais-tu dire « official » ?",
        ),
        ("play --rules dealer=me", "The option dealer cannot be “me”", "L’option dealer ne peut pas valoir « me »"),
        (
            "play --rules hand_size=16",
            "The option hand_size cannot be “16”: it takes dealer, 1-15.",
            "ses valeurs sont dealer, 1-15.",
        ),
        ("play now", "“now” is one word too many.", "« now » est de trop."),
        (
            "play --record /nowhere/at/all",
            "/nowhere/at/all cannot be written.",
            "Impossible d’écrire /nowhere/at/all.",
        ),
        ("replay", "FILE is missing.", "Il manque FICHIER."),
        ("replay /nowhere", "/nowhere cannot be read.", "Impossible de lire /nowhere."),
        ("check", "FILE is missing.", "Il manque FICHIER."),
        ("options drawn_crd", "did you mean “drawn_card”?", "voulais-tu dire « drawn_card » ?"),
        ("options zzzzzz", "There is neither an option nor a preset “zzzzzz”", "Il n’y a ni option ni préréglage"),
    ],
)
def test_an_error_is_one_sentence_and_status_2(
    line: str, english: str, french: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        done = said(capsys, "--lang", lang, *line.split())
        assert done.status == 2
        assert done.out == ""
        assert done.err.startswith("pioche: ")
        assert sentence in done.err
        assert done.err.count("\n") == 1


def test_a_conflict_names_both_options(capsys: pytest.CaptureFixture[str]) -> None:
    """`rounds` > 0 with `scoring=single` is refused. (options.md, conflict 5)"""
    done = said(capsys, "play", "--rules", "quick rounds=3")
    assert done.status == 2
    assert "rounds=3" in done.err
    assert "scoring=single" in done.err


# --- options ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_lists_every_option_and_preset(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "options", "--lang", lang).out
    for option in options().values():
        assert re.search(rf"^  {option.key} = {re.escape(written(option.default))}(?!\w)", out, re.MULTILINE), (
            option.key
        )
    for name in presets():
        assert f"\n  {name}\n" in out
    assert max([len(line) for line in out.splitlines()]) <= 80


def test_options_as_json_are_the_catalogue(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(said(capsys, "options", "--json").out)
    listed = {option["key"]: option for option in told["options"]}
    assert listed.keys() == options().keys()
    assert listed["drawn_card"]["values"] == ["may", "must", "never"]
    assert listed["voluntary_draw"]["values"] == [True, False]
    assert (listed["hand_size"]["low"], listed["hand_size"]["high"], listed["hand_size"]["default"]) == (1, 15, 7)
    assert {preset["name"]: preset["changes"] for preset in told["presets"]} == presets()


def test_an_option_by_name_says_what_each_value_means(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "options", "drawn_card").out
    for word in ("may", "must", "never"):
        assert f"drawn_card={word}: " in out


def test_an_option_that_is_a_number_says_what_nought_means_and_others(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = said(capsys, "options", "uno_cards").out
    assert "uno_cards=0: There is no UNO card in the deck." in out
    assert "uno_cards=2: There are 2 UNO cards in the deck." in out


# --- check ------------------------------------------------------------------------------------------------------


def scenario(place: Path, expectation: str) -> str:
    file = place / f"{expectation.replace(' ', '-')}.scn"
    file.write_text(SCENARIO.format(expectation=expectation), "utf-8")
    return str(file)


def test_check_counts_what_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done = said(capsys, "check", scenario(tmp_path, "turn B"), scenario(tmp_path, "top r1"))
    assert (done.status, done.out, done.err) == (0, "2 passed, 0 failed\n", "")


def test_check_says_what_was_expected_and_what_was_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = scenario(tmp_path, "top r2")
    done = said(capsys, "check", scenario(tmp_path, "turn B"), file)
    assert done.status == 1
    assert done.out.splitlines() == [
        f"{file}:6: A card of the colour in force fits. (F5): expected top r2, found r1",
        "1 passed, 1 failed",
    ]


def test_check_names_the_line_that_it_cannot_understand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = scenario(tmp_path, "nonsense")
    done = said(capsys, "check", file)
    assert done.status == 2
    assert f"{file}, line 6: " in done.err
    other = tmp_path / "other.scn"
    other.write_text("# Title\n\nrubbish here\n")
    assert f"{other}, line 3: " in said(capsys, "check", str(other)).err


def test_check_names_the_line_of_rules_that_there_are_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rules.scn"
    file.write_text("# Title\nhands A: r1 | B: b1\nrules nowhere=1\npile r5\nstock -\n")
    done = said(capsys, "check", str(file))
    assert done.status == 2
    assert f"{file}, line 3: There is no option “nowhere”" in done.err


def test_check_refuses_a_file_that_it_cannot_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done = said(capsys, "check", scenario(tmp_path, "turn B"), str(tmp_path / "nowhere.scn"))
    assert done.status == 2
    assert "nowhere.scn cannot be read." in done.err
    assert done.out == "1 passed, 0 failed\n"
