"""The catalogue: both languages say the same things, say all of them, and say nothing that nobody asks for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl
from test_house_texts import BUILT, decision_kinds, reason_ids, told_ids, wanted_of_catalogue

import pioche
from pioche.engine import cards
from pioche.engine.rule import Reason
from pioche.texts import LANGUAGES, Texts, cut, language

PACKAGE = Path(pioche.__file__).parent
#: The browser's client: its pages ask for `t('web-title')` and such.
CLIENT = Path(__file__).parent.parent / "web" / "src"


def catalogue(lang: str) -> dict[str, ftl.Message]:
    """Every message of a language by its id."""
    found: dict[str, ftl.Message] = {}
    for file in sorted((PACKAGE / "locales" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
                found[entry.id.name] = entry
    return found


CATALOGUES = {lang: catalogue(lang) for lang in LANGUAGES}


class Variables(visitor.Visitor):
    """The variables of a message, and how each is used."""

    def __init__(self, message: ftl.Message) -> None:
        self.names: set[str] = set()
        self.functions: dict[str, str] = {}
        self.numbers: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                self.functions[argument.id.name] = node.id.name
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {
            variant.key.name if isinstance(variant.key, ftl.Identifier) else "number" for variant in node.variants
        }
        if isinstance(node.selector, ftl.VariableReference) and keys & {"one", "number"}:
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def nodes(part: str) -> list[ast.AST]:
    """Everything in the syntax trees of a part of the package."""
    place = PACKAGE / part
    files = [place] if place.is_file() else sorted(place.rglob("*.py"))
    return [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]


def calls(name: str, *parts: str) -> Iterator[ast.Call]:
    """The calls of something by this name."""
    for node in [node for part in parts for node in nodes(part)]:
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == name:
            yield node


def first_words(name: str, *parts: str) -> Iterator[tuple[str, int]]:
    """Of each such call the word that it begins with, `*` where that is computed, and how many arguments follow."""
    for call in calls(name, *parts):
        if call.args:
            yield from [(word, len(call.args) - 1) for word in words_of(call.args[0])]


def word_of(node: ast.expr) -> str:
    """A constant text; a computed part of it is `*`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join([str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values])
    return "*"


def words_of(node: ast.expr) -> list[str]:
    """The texts that an expression may be."""
    if isinstance(node, ast.IfExp):
        return [*words_of(node.body), *words_of(node.orelse)]
    return [word_of(node)]


def spelt_out(id: str) -> list[str]:
    """The reasons that a computed id stands for."""
    if id.startswith("unknown_*"):
        return [id.replace("*", what) for what, _ in first_words("_unknown", "catalogue.py")]
    start, star, _ = id.partition("*")
    if not star or not start:
        return [id]
    return [f"{start}{end}" for end in (decision_kinds() if start == "not_now_" else BUILT[start])]


def reasons() -> dict[str, int]:
    """Every reason that the game gives, with the number of its arguments."""
    found = first_words("Reason", "engine", "rules", "catalogue.py", "driver.py", "server")
    return {id: count for computed, count in found for id in spelt_out(computed) if id != "*"}


def hints() -> set[str]:
    """Every reason that a bot gives."""
    words = {word for name in ("Reason", "because") for word, _ in first_words(name, "bots")}
    return words - {"*"}


def expected() -> set[str]:
    """The ids of the families that follow from the game itself."""
    ids = {f"reason-{id}" for id in reason_ids()} | {f"told-{id}" for id in told_ids()}
    return ids | {f"hint-{id}" for id in hints()} | wanted_of_catalogue()


def found_in_client(pattern: str) -> set[str]:
    """What stands in the client's sources between quotes, or wherever this is found; what is computed is `*`."""
    sources = [path.read_text("utf-8") for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    return {re.sub(r"\$\{[^}]*\}", "*", found) for source in sources for found in re.findall(pattern, source)}


FAMILIES = ("reason-", "hint-", "told-", "rule-", "preset-", "option-", "value-")


def test_both_languages_have_the_same_messages() -> None:
    assert CATALOGUES["en"].keys() == CATALOGUES["fr"].keys()


def test_both_languages_use_the_same_variables() -> None:
    for id, message in CATALOGUES["en"].items():
        assert Variables(message).names == Variables(CATALOGUES["fr"][id]).names, id


def test_what_the_game_says_has_a_text_and_nothing_else_has() -> None:
    """Options, values, rules, presets, reasons, hints, and what is told (a meta-test of the design)."""
    written_down = {id for id in CATALOGUES["en"] if id.startswith(FAMILIES)}
    assert written_down == expected()


def test_every_message_is_asked_for_somewhere() -> None:
    exact: set[str] = set()
    patterns: list[str] = []
    for node in nodes("."):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            exact.add(node.value)
        elif isinstance(node, ast.JoinedStr) and re.match(r"[a-z]+-", word_of(node)):
            patterns.append(re.escape(word_of(node)).replace(r"\*", r"[\w-]+"))
    # A sentence may end in what happened along with it; help belongs to commands and options by their names.
    patterns += [
        r"(played|played-pair|jumped)(-named)?(-uno)?",
        r"(drew|drew-cards)(-lost)?",
        r"(command|help|meta)-[\w-]+",
    ]
    for asked in found_in_client(r"['\"`]([a-z][\w-]*-[^'\"`\s]*)['\"`]"):
        patterns.append(re.escape(asked).replace(r"\*", r"[\w-]+"))
    others = [id for id in CATALOGUES["en"] if not id.startswith(FAMILIES) and id not in exact]
    assert [id for id in others if not any([re.fullmatch(pattern, id) for pattern in patterns])] == []


def test_every_message_asked_for_exists() -> None:
    asked = {word for name in ("texts", "Complaint") for word, _ in first_words(name, ".")}
    asked |= found_in_client(r"\bt\(['\"`]([^'\"`]+)['\"`]")
    assert {word for word in asked if "*" not in word} <= CATALOGUES["en"].keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_uses_no_argument_that_it_is_not_given(lang: str) -> None:
    names = ("one", "two", "three", "four")
    for id, count in reasons().items():
        assert Variables(CATALOGUES[lang][f"reason-{id}"]).names <= set(names[:count]), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cutting_a_file_loses_nothing(lang: str) -> None:
    for file in (PACKAGE / "locales" / lang).glob("*.ftl"):
        source = file.read_text("utf-8")
        for id, part in cut(source).items():
            (message,) = [one for one in FluentParser().parse(part).body if isinstance(one, ftl.Message)]
            assert message.equals(CATALOGUES[lang][id], ["span", "comment"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("n", [0, 1, 2, 1234])
def test_every_message_can_be_said(lang: str, n: int) -> None:
    texts = Texts(lang)
    for id, message in CATALOGUES[lang].items():
        variables = Variables(message)
        for who in ("you", "Bob"):
            args: dict[str, int | str] = {}
            for name in variables.names:
                function = variables.functions.get(name)
                if function is not None:
                    args[name] = "r" if function == "COLOUR" else "r5"
                else:
                    args[name] = n if name in variables.numbers or name == "n" else who
            text = texts(id, **args)
            assert text.strip()
            assert "{" not in text


def test_french_keeps_its_spaces_together() -> None:
    """No line may break before « : ; ! ? », nor inside « guillemets »."""
    for file in (PACKAGE / "locales/fr").glob("*.ftl"):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#"):
                assert not re.search(r"(?<!=) [:;!?»]|« ", line), f"{file.name}:{number}: {line}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_typewriter_apostrophes(lang: str) -> None:
    for file in (PACKAGE / "locales" / lang).glob("*.ftl"):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            assert not re.search(r"\w'\w", line), f"{file.name}:{number}: {line}"


# --- what is said -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        ("b7", "blue 7", "7 bleu"),
        ("gS", "green Skip", "passe vert"),
        ("yD", "yellow +2", "+2 jaune"),
        ("w*:g", "Wild (green)", "joker (vert)"),
        ("w4", "+4", "+4"),
        ("R3", "red Wizz 3", "Wizz 3 rouge"),
        ("wU", "UNO card", "carte Uno"),
        ("??", "hidden card", "carte cachée"),
    ],
)
def test_cards_have_names(notation: str, english: str, french: str) -> None:
    card = cards.card(notation)
    assert (Texts("en").card(card), Texts("fr").card(card)) == (english, french)


def test_every_card_has_a_name_of_its_own() -> None:
    for lang in LANGUAGES:
        names = [Texts(lang).card(card) for card in cards.CARDS]
        assert len(set(names)) == len(cards.CARDS)


def test_reasons_name_cards_and_count() -> None:
    fits = Reason("does_not_fit", "r5", "b7")
    assert Texts("en").reason(fits) == "The red 5 does not fit on the blue 7."
    assert Texts("fr").reason(fits) == "Le 5 rouge ne va pas sur le 7 bleu."
    assert Texts("en").reason(Reason("not_your_turn")) == "It is not your turn."


def test_a_reason_quotes_what_was_typed_as_it_was_typed() -> None:
    """`r5` is no card where it was meant to be an option."""
    assert "“r5”" in Texts("en").reason(Reason("unknown_option", "r5"))


def test_a_setting_at_the_beginning_of_a_reason_is_written_as_it_is_typed() -> None:
    """Options have no capitals."""
    texts = Texts("en")
    texts._sources["reason-clash"] = "reason-clash = { $one } and { $two } clash."
    assert texts.reason(Reason("clash", "rounds=3", "scoring=single")) == "rounds=3 and scoring=single clash."
    assert texts.reason(Reason("clash", "r5", "b7")) == "Red 5 and blue 7 clash."


def test_an_empty_file_holds_no_messages() -> None:
    assert cut("") == {}
    assert cut("# Nothing yet.\n") == {}


@pytest.mark.parametrize(
    ("explicit", "variables", "spoken"),
    [
        (None, {}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        (None, {"LC_ALL": "fr_CA", "LC_MESSAGES": "en_GB"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "fr"}, "fr"),
        (None, {"LANG": "de_DE"}, "en"),
        ("fr", {"LC_ALL": "en_GB"}, "fr"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_locale(
    explicit: str | None, variables: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language(explicit) == spoken
