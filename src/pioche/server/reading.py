"""Reading: what a page tells about rules before and beside a game, in the reader's language."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256

from pioche.catalogue import BadRules, options, ruleset, warnings
from pioche.engine.rule import Option, Reason, Setting, written
from pioche.engine.ruleset import Ruleset
from pioche.meanings import meaning
from pioche.presets import presets
from pioche.rulebook import rulebook
from pioche.rulebook.book import Block, Book, CardTable, Entries, Paragraph, Points
from pioche.rulebook.changes import changed
from pioche.rulebook.page import as_html, style
from pioche.rulebook.telling import Telling
from pioche.rules import RULES
from pioche.server.bodies import (
    Catalogue,
    Group,
    OptionText,
    PresetText,
    RulesCard,
    RulesPart,
    RulesRead,
    RulesSection,
    RulesText,
    RulesTold,
    ValueText,
)
from pioche.server.wire import reason
from pioche.texts import LANGUAGES, Texts


@cache
def texts_of(lang: str) -> Texts:
    """The texts of a language; English for one that is not spoken."""
    return Texts(lang if lang in LANGUAGES else LANGUAGES[0])


@cache
def catalogue(lang: str) -> Catalogue:
    """Every option by the rule that it belongs to, and every preset, in words."""
    texts = texts_of(lang)
    groups = [
        Group(rule.key, texts(f"rule-{rule.key}"), tuple([_option(option, texts) for option in rule.options]))
        for rule in RULES
        if rule.options
    ]
    named = [
        PresetText(name, texts(f"preset-{name}"), " ".join([f"{key}={written(one)}" for key, one in changes.items()]))
        for name, changes in presets().items()
    ]
    return Catalogue(tuple(groups), tuple(named))


def _option(option: Option, texts: Texts) -> OptionText:
    values = tuple([ValueText(word, _meaning(option, word, texts)) for word in option.words])
    return OptionText(
        option.key,
        texts(f"option-{option.key}"),
        written(option.default),
        values,
        option.low if option.low <= option.high else None,
        option.high if option.low <= option.high else None,
        option.is_word,
    )


def _meaning(option: Option, word: str, texts: Texts) -> str:
    setting = option.read(word)
    assert setting is not None
    return meaning(option, setting, texts)


def read_rules(wanted: RulesText) -> RulesRead:
    """A ruleset in its shortest form with all that should be said about it, or why it cannot be played."""
    texts = texts_of(wanted.lang)
    try:
        laid = ruleset(wanted.rules, wanted.seats)
    except BadRules as bad:
        return RulesRead(problem=texts.reason(_in_words(bad.reason, texts)), reason=reason(bad.reason))
    tell = Telling(laid, wanted.seats, texts)
    return RulesRead(
        laid.text,
        _preset_of(laid),
        tuple([texts.reason(why) for why in warnings(laid)]),
        tuple([tell.meaning(key) for key in changed(tell)]),
        {key: written(setting) for key, setting in laid.options.items()},
    )


def _in_words(why: Reason, texts: Texts) -> Reason:
    """A reason that quotes what settings mean, not how they are written."""
    return Reason(why.id, *[_quoted(word, texts) if "=" in word else word for word in why.args])


def _quoted(word: str, texts: Texts) -> str:
    key, _, value = word.partition("=")
    known = options()
    return texts("quoted", words=_meaning(known[key], value, texts).rstrip(".")) if key in known else word


def _preset_of(laid: Ruleset) -> str:
    """The preset that a ruleset is, unchanged; or nothing."""
    known: dict[str, Option] = options()
    found: dict[str, Setting] = {
        key: setting for key, setting in laid.options.items() if setting != known[key].default
    }
    return next((name for name, settings in presets().items() if settings == found), "")


def told(rules: str, seats: int | None, lang: str) -> RulesTold:
    """The rules of a table, to be shown by a client; `BadRules` where they cannot be played."""
    book = _book(rules, seats, lang)
    sections = [
        RulesSection(one.key, one.heading, tuple([_part(block) for block in one.blocks])) for one in book.sections
    ]
    return RulesTold(book.title, book.lead, tuple(sections))


def _part(block: Block) -> RulesPart:
    match block:
        case Paragraph(text):
            return RulesPart(text)
        case Points(items, lead):
            return RulesPart(lead, points=items)
        case Entries(entries):
            return RulesPart(cards=tuple([RulesCard(entry.name, entry.text) for entry in entries]))
        case CardTable(columns, rows):
            return RulesPart(table=(columns, *rows))


def printed(rules: str, seats: int | None, lang: str, font: str = "") -> str:
    """The rules of a table as a page to print; `BadRules` where they cannot be played."""
    return as_html(_book(rules, seats, lang), font)


@cache
def style_hash(font: str) -> str:
    """The printed page has its own style within it; this lets a browser take it, and no other."""
    return "sha256-" + b64encode(sha256(style(font).encode()).digest()).decode()


def _book(rules: str, seats: int | None, lang: str) -> Book:
    return rulebook(ruleset(rules, seats), seats, texts_of(lang))
