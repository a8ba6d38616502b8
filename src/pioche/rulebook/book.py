"""Book: the rules of a table as headings, paragraphs, lists and tables, not laid out yet."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Paragraph(NamedTuple):
    """Sentences that belong together."""

    text: str


class Points(NamedTuple):
    """A list; `lead` is the line above it, or empty."""

    items: tuple[str, ...]
    lead: str = ""


class Entry(NamedTuple):
    """What one card does. `face` is the kind of card to be drawn beside it (`seven` and so on for a number)."""

    face: str
    name: str
    text: str


class Entries(NamedTuple):
    """What several cards do, one by one."""

    entries: tuple[Entry, ...]


class CardTable(NamedTuple):
    """The cards of the pack: a title for each column, and in the same order a row for each kind of card."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block: TypeAlias = "Paragraph | Points | Entries | CardTable"


class Section(NamedTuple):
    """A heading and what stands below it; `key` is its name in every language."""

    key: str
    heading: str
    blocks: tuple[Block, ...]


class Book(NamedTuple):
    """The rules of one table, in one language (`en`, `fr`)."""

    lang: str
    title: str
    lead: str
    sections: tuple[Section, ...]
    foot: str
