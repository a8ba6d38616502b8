"""Plain: a book as text of 80 columns, and as Markdown."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from typing import Final

from pioche.rulebook.book import Block, Book, CardTable, Entries, Paragraph, Points

WIDTH: Final = 80
_MARKS: Final = re.compile(r"([\\`*_\[\]<>|#])")


def as_text(book: Book) -> str:
    """The book for a terminal, a letter or a file: no line is wider than 80 columns."""
    lines = [book.title, "=" * len(book.title), "", *_wrapped(book.lead)]
    for section in book.sections:
        lines += ["", "", section.heading, "-" * len(section.heading)]
        for block in section.blocks:
            lines += ["", *_block(block)]
    return "\n".join([*lines, ""])


def _block(block: Block) -> list[str]:
    match block:
        case Paragraph(text):
            return _wrapped(text)
        case Points(items, lead):
            return [*_wrapped(lead), *[line for item in items for line in _wrapped(item, "  - ")]]
        case Entries(entries):
            parts = [[entry.name, *_wrapped(entry.text, "    ", "    ")] for entry in entries]
            return [line for part in parts for line in part]
        case CardTable():
            return _columns(block)


def _wrapped(text: str, first: str = "", rest: str | None = None) -> list[str]:
    indent = " " * len(first) if rest is None else rest
    return textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
    )


def _columns(table: CardTable) -> list[str]:
    """Names to the left, numbers to the right."""
    rows = [table.columns, *table.rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(["", *_aligned(row, widths)]).rstrip() for row in rows]


def _aligned(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    cells = list(zip(row, widths, strict=True))
    return [word.ljust(width) if place == 0 else word.rjust(width) for place, (word, width) in enumerate(cells)]


def as_markdown(book: Book) -> str:
    """The book as Markdown, with a table of the cards."""
    lines = [f"# {_plain(book.title)}", "", _plain(book.lead)]
    for section in book.sections:
        lines += ["", f"## {_plain(section.heading)}"]
        for block in section.blocks:
            lines += ["", *_marked(block)]
    return "\n".join([*lines, ""])


def _marked(block: Block) -> list[str]:
    match block:
        case Paragraph(text):
            return [_plain(text)]
        case Points(items, lead):
            return [*([_plain(lead), ""] if lead else []), *[f"- {_plain(item)}" for item in items]]
        case Entries(entries):
            return [f"- **{_plain(entry.name)}**: {_plain(entry.text)}" for entry in entries]
        case CardTable(columns, rows):
            rule = ["---", *["--:"] * (len(columns) - 1)]
            cells = [columns, rule, *rows]
            return [f"| {' | '.join([word if word in rule else _plain(word) for word in row])} |" for row in cells]


def _plain(text: str) -> str:
    """The text with the marks that Markdown would read as its own made harmless."""
    return _MARKS.sub(r"\\\1", text)
