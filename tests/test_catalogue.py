"""The catalogue is whole: every rule has its sentence, texts and scenarios, and is what `options.md` says it is."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest
from test_scenarios import ALL

from pioche.catalogue import BadRules, options, ruleset, warnings
from pioche.engine.rule import Option, Rule, written
from pioche.presets import presets
from pioche.rules import RULES
from pioche.server.bodies import RulesText
from pioche.server.reading import read_rules
from pioche.texts import LANGUAGES, Texts

DOCS: Final = (Path(__file__).parent.parent / "docs/rules/options.md").read_text("utf-8")
#: What the rulesets of the scenarios set, by themselves or through a preset.
SET: Final = {
    setting
    for _, scenario in ALL
    for word in scenario.rules.split()
    for setting in [word, *[f"{key}={written(value)}" for key, value in presets().get(word, {}).items()]]
}
TITLES: Final = " ".join([scenario.title for _, scenario in ALL])


def by_key(rule: type[Rule]) -> str:
    return rule.key


# --- rules --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", RULES, ids=by_key)
def test_a_rule_is_one_file_with_one_sentence(rule: type[Rule]) -> None:
    said = import_module(rule.__module__).__doc__
    assert said, "a rule's file says in one sentence what the rule is"
    assert "\n" not in said
    assert said.endswith(".")
    assert rule.__module__.rpartition(".")[2] == rule.key, "a rule's file bears its key"


@pytest.mark.parametrize("rule", RULES, ids=by_key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_has_its_texts(rule: type[Rule], language: str) -> None:
    texts = Texts(language)
    ids = [f"rule-{rule.key}"]
    for option in rule.options:
        ids.append(f"option-{option.key}")
        words = ["off"] if option.is_word else [word for word in option.words if not word.isdecimal()]
        ids += [f"value-{option.key}-{word}" for word in words]
        if option.is_word or option.high >= option.low:
            ids.append(f"value-{option.key}")
    missing = [id for id in ids if id not in texts]
    assert missing == []
    for id in ids:
        assert texts(id, n=3, word="hep").strip()


@pytest.mark.parametrize("rule", RULES, ids=by_key)
def test_a_rule_has_a_scenario(rule: type[Rule]) -> None:
    """One that sets each of its options, each to each of its words; else one that quotes its ruling or its name."""
    missing = [
        f"{option.key}={word}"
        for option in rule.options
        for word in option.words
        if f"{option.key}={word}" not in SET and word != written(option.default)
    ]
    missing += [option.key for option in rule.options if not any([one.startswith(f"{option.key}=") for one in SET])]
    assert missing == []
    if not rule.options:
        quoted = re.findall(r"\bC\d\d\b", import_module(rule.__module__).__doc__ or "")
        assert any([ruling in TITLES for ruling in quoted]) or rule.key.replace("_", " ") in TITLES.lower()


def test_keys_are_unique() -> None:
    assert len({rule.key for rule in RULES}) == len(RULES)
    assert len(options()) == sum([len(rule.options) for rule in RULES])


# --- options ------------------------------------------------------------------------------------------------------


class Documented:
    """What `options.md` says of one option: its values as written, the default first."""

    def __init__(self, key: str, values: list[str], section: str) -> None:
        self.key: Final = key
        self.default: Final = values[0]
        self.values: Final = values
        self.section: Final = section

    def bounds(self) -> tuple[int, int] | None:
        """The numbers that it takes, if it takes a range of them."""
        for value in self.values:
            if value == "n":
                return _bounds_of_n(self.key, self.section)
            if "…" in value:
                low, _, high = value.partition("…")
                return int(low), int(high)
        return None

    def words(self) -> list[str]:
        """The values that are said one by one."""
        return [value for value in self.values if value not in ("n", "word") and "…" not in value]


def _bounds_of_n(key: str, section: str) -> tuple[int, int]:
    """From the sentence on `n` above the tables."""
    sentence = DOCS.split("Where a value is `n`:")[1].split(". ")[0].replace("\n", " ")
    said = {
        name.strip(" `,"): (int(low), int(high))
        for name, low, high in re.findall(r"([a-z_` ]+?)`? (?:0 or )?(\d+)–(\d+)", sentence)
    }
    if key in said:
        return said[key]
    if key.endswith("_points"):
        return said["points"]
    return said["extra cards"] if section == "Deck and setup" else said["cards of a penalty"]


def documented() -> dict[str, Documented]:
    found: dict[str, Documented] = {}
    for section in DOCS.split("\n## ")[1:]:
        title = section.partition("\n")[0]
        if title in ("Presets", "Conflicts (refused)", "Warnings (accepted and said)"):
            continue
        for row in re.findall(r"^\| (`.+?) \| (.+?) \|", section, re.MULTILINE):
            keys = re.findall(r"`(\w+)`", row[0])
            values = [value.strip(" `") for value in row[1].split(" · ")]
            defaults = re.findall(r"`(\d+)`", row[1]) if "`, `" in row[1] else []  # One for each of several keys.
            for place, key in enumerate(keys):
                found[key] = Documented(key, [defaults[place], "n"] if defaults else values, title)
    return found


DOCUMENTED: Final = documented()
BUILT: Final = list(options().values())


def test_the_tables_are_read() -> None:
    """This test would say nothing if the tables were not understood."""
    assert len(DOCUMENTED) > 80
    assert DOCUMENTED["finish_on"].values == ["any", "not_draw_four", "not_wild", "number"]
    assert DOCUMENTED["hand_size"].bounds() == (1, 15)
    assert DOCUMENTED["target"].bounds() == (1, 99999)
    assert DOCUMENTED["rounds"].bounds() == (0, 99)
    assert DOCUMENTED["turn_seconds"].bounds() == (3, 600)
    assert DOCUMENTED["uno_card_points"].default == "100"
    assert DOCUMENTED["uno_card_points"].bounds() == (0, 999)
    assert DOCUMENTED["false_catch_cards"].bounds() == (0, 20)
    assert DOCUMENTED["downpour_two_cards"].bounds() == (0, 20)
    assert DOCUMENTED["banned_word"].values == ['""', "word"]


@pytest.mark.parametrize("option", BUILT, ids=lambda option: option.key)
def test_an_option_is_as_documented(option: Option) -> None:
    said = DOCUMENTED[option.key]
    assert written(option.default) == said.default
    read = {word: option.read(word) for word in said.words() if word}
    assert [word for word, setting in read.items() if setting is None] == []
    assert [word for word, setting in read.items() if setting is not None and written(setting) != word] == []
    assert [word for word in option.words if word not in said.words()] == [], "values that are not documented"


@pytest.mark.parametrize("option", BUILT, ids=lambda option: option.key)
def test_an_option_takes_nothing_else(option: Option) -> None:
    said = DOCUMENTED[option.key]
    bounds = said.bounds()
    if bounds is not None:
        low, high = bounds
        assert option.read(str(low)) == low
        assert option.read(str(high)) == high
    taken = {int(word) for word in said.words() if word.isdecimal()}
    if bounds is not None:
        taken |= set(range(bounds[0], bounds[1] + 1))
    for number in (*range(25), *[edge + step for edge in bounds or () for step in (-1, 1)]):
        if number not in taken and number >= 0:
            assert option.read(str(number)) is None
    for word in ("", "-1", "1.5", "0x1", "True", "none", "²"):
        assert option.read(word) is None or "word" in said.values


def test_every_documented_option_is_built() -> None:
    known = options()
    assert [key for key in DOCUMENTED if key not in known] == []


# --- presets ------------------------------------------------------------------------------------------------------


def documented_presets() -> dict[str, dict[str, str]]:
    rows = re.findall(r"^\| `(\w+)` \| (.+) \|$", DOCS.split("\n## Presets\n")[1].split("\n## ")[0], re.MULTILINE)
    return {name: dict(re.findall(r"`(\w+)=(\w+)`", changed)) for name, changed in rows}


@pytest.mark.parametrize("name", presets())
def test_a_preset_is_as_documented(name: str) -> None:
    assert {key: written(value) for key, value in presets()[name].items()} == documented_presets()[name]
    text = ruleset(name).text.split()[1:]
    assert dict([word.split("=") for word in text]) == documented_presets()[name]


def test_every_documented_preset_is_built() -> None:
    assert len(documented_presets()) == 20
    assert [name for name in documented_presets() if name not in presets()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preset_has_its_text(language: str) -> None:
    texts = Texts(language)
    assert [name for name in presets() if f"preset-{name}" not in texts] == []


# --- conflicts and warnings ---------------------------------------------------------------------------------------


CONFLICTS: Final = """
draw_four_check=enforced bluff_chain=true
draw_four_check=enforced challenger=anyone
bluff_chain=true stacking=up
bluff_chain=true stacking=mixed
uno_cards=2 uno_card=draw_eight stacking=off
teams=3
teams=4
rounds=1 scoring=elimination
rounds=1 scoring=single
draw_four_legal=always bluff_chain=true
bluff_chain=true challenge_answers=false
"""
WARNINGS: Final = """
cursed_cards=true
cursed_cards=true scoring=winner
draw=until_playable voluntary_draw=true
challenge_extra=0
finish_on=number drawn_card=must
cursed_cards=true scoring=single
"""


@pytest.mark.parametrize("words", CONFLICTS.strip().splitlines())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_conflict_is_refused(words: str, language: str) -> None:
    """Each conflict of `options.md`, at a table of four."""
    with pytest.raises(BadRules) as raised:
        ruleset(words, 4)
    assert raised.value.reason.id.startswith("conflict")
    assert Texts(language).reason(raised.value.reason).strip()


@pytest.mark.parametrize("words", CONFLICTS.strip().splitlines())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_quotes_what_the_settings_of_a_conflict_mean(words: str, language: str) -> None:
    problem = read_rules(RulesText(words, 4, language)).problem
    assert re.search("[“«]", problem)
    assert not re.search(r"=|_", problem)


@pytest.mark.parametrize("words", WARNINGS.strip().splitlines())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_warning_is_said(words: str, language: str) -> None:
    """Each warning of `options.md` at a live table: the ruleset is accepted, and something is said."""
    found = warnings(ruleset(words, 4))
    assert found
    for warning in found:
        assert warning.id.startswith("warning")
        assert not re.search(r"=|_", Texts(language).reason(warning)), "families read it"


@pytest.mark.parametrize("name", presets())
def test_a_preset_is_not_warned_of_whatever_else_is_changed(name: str) -> None:
    assert warnings(ruleset(name)) == []
    assert warnings(ruleset(f"{name} hand_size=5")) == []


def test_what_a_preset_would_not_have_meant_is_said() -> None:
    for changed in ("house_rules seven=plain", "tournament turn_seconds=60", "house_rules challenge_extra=0"):
        assert len(warnings(ruleset(changed))) == 1


def test_the_official_game_is_accepted_without_a_word() -> None:
    for seats in range(2, 11):
        rules = ruleset("official", seats)
        assert rules.warnings() == []
        assert rules.text == "official"
