"""Every option, value, rule, preset, reason and event owns its text, in both languages; and no text is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from pioche.catalogue import options
from pioche.engine.actions import GROUNDS, SECTORS
from pioche.engine.rule import Option, Reason, Setting
from pioche.meanings import meaning, sentence_of
from pioche.presets import presets
from pioche.rules import RULES
from pioche.texts import LANGUAGES, Arg, Texts

SOURCES: Final = Path(__file__).parent.parent / "src" / "pioche"
#: Files that this test answers for; in them French binds its punctuation to the word before.
HOUSE: Final = ("house_rules", "house_events", "house_reasons", "options", "rulebook")

#: Ids that the rules put together: the part that is written out, and what may follow it.
BUILT: Final = {
    "unknown_": ("option_near", "option", "preset_near", "preset"),
    "warning_cursed_": ("winner", "single"),
    "spun_": SECTORS,
    "accused_": GROUNDS,
    "voted_": ("yes", "no"),
}
#: Events that are told apart in `sentences` by what the message says in its name.
EVENTS: Final = (
    "played-pair", "played-pair-uno", "played-pair-named", "played-pair-named-uno", "slipped", "shed",
    "hands-swapped", "hands-rotated", "owed-skip", "owed-swap", "turn-owed", "turn-lost-owed", "eliminated",
    "eliminated-together", "cursed", "hand-size", "direction", "turned-up-dealer",
)  # fmt: skip


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in sorted((SOURCES / "locales" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: Final[set[str]] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


# --- options ------------------------------------------------------------------------------------------------------


def settings(option: Option) -> Iterator[Setting]:
    """Every named value, and of numbers the lowest, the default, the highest and those that choose a plural."""
    for word in option.words:
        setting = option.read(word)
        assert setting is not None
        yield setting
    for number in (option.low, 0, 1, 2, option.high):
        if option.low <= number <= option.high:
            yield number
    if option.is_word:
        yield from (option.default, "carte")


def wanted_of_catalogue() -> set[str]:
    wanted = {f"rule-{rule.key}" for rule in RULES} | {f"preset-{name}" for name in presets()}
    for option in options().values():
        wanted.add(f"option-{option.key}")
        wanted |= {sentence_of(option, setting)[0] for setting in settings(option)}
    return wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_option_value_and_preset_owns_its_text_and_none_is_left_over(lang: str) -> None:
    found = {id for id in messages(lang) if id.split("-")[0] in ("rule", "option", "value", "preset")}
    assert found == wanted_of_catalogue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_setting_means_is_one_sentence_with_its_number(lang: str) -> None:
    texts = Texts(lang)
    for option in options().values():
        for setting in settings(option):
            said = meaning(option, setting, texts)
            assert re.fullmatch(r"[A-ZÀÉÊ\d].*\.", said), said
            assert ". " not in said, said
            if isinstance(setting, int) and not isinstance(setting, bool) and setting > 1:
                assert str(setting) in re.sub(r"\D", "", said), said
        assert re.fullmatch(r"[A-ZÀÉÊ].*\.", texts(f"option-{option.key}"))


def test_settings_of_one_option_mean_different_things() -> None:
    for lang in LANGUAGES:
        for option in options().values():
            said = [meaning(option, setting, Texts(lang)) for setting in dict.fromkeys(settings(option))]
            assert len(set(said)) == len(said), said


# --- reasons and events -------------------------------------------------------------------------------------------


def calls(name: str) -> Iterator[tuple[Path, ast.AST, ast.Call]]:
    """Where the rules, the engine or the server make a `name`, with the function around it."""
    parts = ("rules/**/*.py", "engine/*.py", "server/**/*.py", "catalogue.py")
    files = [file for part in parts for file in SOURCES.glob(part)]
    for file in files:
        for around in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(around, (ast.FunctionDef, ast.AsyncFunctionDef)):
                for node in ast.walk(around):
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                        yield file, around, node


def constants(node: ast.AST) -> set[str]:
    return {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def decision_kinds() -> set[str]:
    kinds = {one for file, _, call in calls("Decision") for one in constants(call)}
    for file in [*SOURCES.glob("rules/**/*.py"), *SOURCES.glob("engine/*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "ask":
                kinds |= constants(node.args[1])
    return kinds


def ids(node: ast.expr, around: ast.AST) -> set[str]:
    """The ids that an argument can be: written out, put together, or one of a function's own."""
    if isinstance(node, ast.JoinedStr):
        (start,) = constants(node.values[0])
        ends = decision_kinds() if start == "not_now_" else BUILT[start]
        return {start + end for end in ends}
    if isinstance(node, ast.Name):
        found = [one for one in ast.walk(around) if isinstance(one, ast.Dict)]
        return {word for row in found for value in row.values for word in constants(value)}
    if isinstance(node, ast.Attribute):  # What a price was asked for: counted where it was made.
        return set()
    return constants(node)


def reason_ids() -> set[str]:
    return {id for _, around, call in calls("Reason") for id in ids(call.args[0], around)}


def price_ids() -> set[str]:
    """Reasons that cost cards, which everybody is told."""
    found: set[str] = set()
    for _, around, call in calls("Price"):
        for inner in ast.walk(call.args[0]):
            if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "Reason":
                found |= ids(inner.args[0], around)
    return found | {"uno_required"}


def told_ids() -> set[str]:
    return price_ids() | {id for _, around, call in calls("Told") for id in ids(call.args[0], around)}


def test_the_kinds_of_decision_are_those_that_a_refusal_can_name() -> None:
    kinds = {"turn", "drawn", "answer", "colour", "run", "spin", "keep", "drop", "vote", "deal"}
    assert decision_kinds() == kinds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_owns_its_text_and_none_is_left_over(lang: str) -> None:
    rules_word = {"rules_word", "unknown_value", "unknown_value_near"}
    assert rules_word <= reason_ids()
    assert {id for id in messages(lang) if id.startswith("reason-")} == {f"reason-{id}" for id in reason_ids()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_told_word_owns_its_text_and_none_is_left_over(lang: str) -> None:
    assert {id for id in messages(lang) if id.startswith("told-")} == {f"told-{id}" for id in told_ids()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_events_of_house_rules_own_their_text(lang: str) -> None:
    assert set(EVENTS) <= set(messages(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_says_something_else_to_whom_it_happens(lang: str) -> None:
    texts = Texts(lang)
    given: dict[str, Arg] = {"card": "w4", "cards": "r5b7", "colour": "b", "n": 8, "way": "left", "seats": "A B"}
    names = ("Ada", "Bob")
    for id in (*EVENTS, *[f"told-{id}" for id in sorted(told_ids())]):
        named = variables(messages(lang)[id])
        args = {name: value for name, value in given.items() if name in named}
        aimed: dict[str, Arg] = {"whom": "B"} if "whom" in named else {}
        said = texts.sentence((id, {**args, **aimed, "who": "A"}), names)
        assert re.fullmatch(r"[A-ZÀÉÊŒ«“].*[.!]", said, re.DOTALL), said
        if "who" in named:
            assert "Ada" in said
            assert "Ada" not in texts.sentence((id, {**args, **aimed, "who": "you"}), names)
        if aimed:
            assert "Bob" not in texts.sentence((id, {**args, "who": "A", "whom": "you"}), names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_conflict_names_both_options_as_they_are_written(lang: str) -> None:
    said = Texts(lang).reason(Reason("conflict", "stacking=up", "bluff_chain=true"))
    assert "stacking=up" in said
    assert "bluff_chain=true" in said
    said = Texts(lang).reason(Reason("conflict_teams", "teams=2", "5"))
    assert "teams=2" in said
    assert "5" in said


# --- both languages -----------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, french = messages("en"), messages("fr")
    assert set(english) == set(french)
    house = [id for file in HOUSE for id in _ids_of(file)]
    for id in house:
        assert variables(english[id]) == variables(french[id]), id


def _ids_of(file: str) -> list[str]:
    page = (SOURCES / "locales" / "en" / f"{file}.ftl").read_text("utf-8")
    return [entry.id.name for entry in FluentParser().parse(page).body if isinstance(entry, ftl.Message)]


@pytest.mark.parametrize("file", HOUSE)
def test_french_binds_its_punctuation(file: str) -> None:
    page = (SOURCES / "locales" / "fr" / f"{file}.ftl").read_text("utf-8")
    said = "\n".join([line for line in page.split("\n") if not line.startswith("#")])
    assert not re.search(r"\S [:;!?»]|«[^\u00a0]|[^\s\u00a0{]»|'", said)
    assert not re.search(r"\w[;!?](\s|$)|\(e\)|·e|\bvous\b|\bvotre\b", said)


@pytest.mark.parametrize("file", HOUSE)
def test_english_writes_curly_quotes(file: str) -> None:
    page = (SOURCES / "locales" / "en" / f"{file}.ftl").read_text("utf-8")
    said = "\n".join([line for line in page.split("\n") if not line.startswith("#")])
    assert not re.search(r"'|\w\"|\u00a0", said)
