"""Books: every kind of table to write a book about, and what stands in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Final

from pioche.catalogue import options
from pioche.engine.rule import Option, Setting
from pioche.engine.ruleset import Ruleset
from pioche.presets import presets
from pioche.rulebook.book import Block, Book, CardTable, Entries, Paragraph, Points
from pioche.rules import RULES
from pioche.texts import LANGUAGES, Texts

EACH: Final = [*product(presets(), LANGUAGES)]
SEATS: Final = (None, 2, 4, 10)


@cache
def texts(lang: str) -> Texts:
    return Texts(lang)


def said(block: Block) -> Iterator[str]:
    """The texts of a block, in order."""
    match block:
        case Paragraph(text):
            yield text
        case Points(items, lead):
            yield from (lead, *items)
        case Entries(entries):
            for entry in entries:
                yield from (entry.name, entry.text)
        case CardTable(columns, rows):
            yield from columns
            for row in rows:
                yield from row


def body(book: Book) -> str:
    """All that the book says before it comes to the differences."""
    parts = [part for section in book.sections[:-1] for block in section.blocks for part in said(block)]
    return " ".join([*[section.heading for section in book.sections[:-1]], *parts])


def differences(book: Book) -> list[str]:
    last = book.sections[-1]
    assert last.key == "changes"
    return [part for block in last.blocks for part in said(block) if part]


def any_setting(option: Option, random: Random) -> Setting:
    """Any setting of an option; of numbers more often a small one."""
    choices: list[Setting] = [value for word in option.words if (value := option.read(word)) is not None]
    if option.low <= option.high:
        choices += [option.low, min(option.low + 1, option.high), random.randint(option.low, option.high)]
    if option.is_word:
        choices += [option.default, "carte", "a*b_c<d>&"]
    return random.choice([option.default, *choices])


def any_ruleset(random: Random, seats: int | None) -> Ruleset:
    """Any ruleset that can be played by so many."""
    while True:
        laid = Ruleset(RULES, {key: any_setting(option, random) for key, option in options().items()})
        if not laid.conflicts(seats):
            return laid


def any_tables(count: int) -> Iterator[tuple[Ruleset, int | None]]:
    random = Random("rulebook")
    for _ in range(count):
        seats = random.choice(SEATS)
        yield any_ruleset(random, seats), seats
