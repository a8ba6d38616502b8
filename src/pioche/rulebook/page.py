"""Page: a book as one HTML file to read on a screen or to print on A4 or Letter paper."""

from __future__ import annotations

from html import escape
from typing import Final

from pioche.engine.cards import COLOURS
from pioche.rulebook.book import Block, Book, CardTable, Entries, Entry, Paragraph, Points, Section
from pioche.rulebook.faces import face, shape

#: Paper and ink, two columns where there is room; nothing is fetched from anywhere.
STYLE: Final = """
:root { color-scheme: light; --paper: #F6F1E7; --ink: #24313A; --line: #CFC6B4; }
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); }
body { margin: 0 auto; padding: 2rem 1.25rem 3rem; max-width: 64rem; font: 450 1rem/1.5 "Nunito Variable", "Nunito",
  "Varela Round", "Avenir Next", "Segoe UI", "DejaVu Sans", "Noto Sans", system-ui, sans-serif; hyphens: auto; }
header { border-bottom: 2px solid var(--ink); padding-bottom: .8rem; margin-bottom: 1.4rem; }
h1 { font-size: 2.1rem; line-height: 1.15; margin: 0; letter-spacing: -.01em; }
header p { margin: .3rem 0 0; font-size: 1.1rem; }
.shape { width: .72em; height: .72em; margin-right: .4em; vertical-align: -.03em; }
header .shapes { float: right; font-size: 1.5rem; line-height: 1; padding: .35rem 0 0 .5em; white-space: nowrap; }
header .shapes .shape:last-child { margin-right: 0; }
h2 { font-size: 1.2rem; line-height: 1.2; margin: 0 0 .35rem; break-after: avoid; hyphens: none; }
section { margin: 0 0 1.25rem; }
p, ul, dl, table { margin: 0 0 .5rem; }
p, li { orphans: 3; widows: 3; }
ul { padding-left: 1.1rem; }
li { break-inside: avoid; margin-bottom: .15rem; }
li::marker { color: var(--line); }
.lead { margin-bottom: .1rem; break-after: avoid; }
dl > div { display: grid; grid-template: auto 1fr / 2.5rem 1fr; column-gap: .7rem; margin-bottom: .5rem;
  break-inside: avoid; }
dl > div:first-child { break-after: avoid; }
dt { font-weight: 700; grid-column: 2; line-height: 1.25; }
dd { margin: 0; grid-column: 2; }
.face { width: 2.5rem; grid-row: 1 / 3; grid-column: 1; display: block; margin-top: .1rem; font-family: inherit;
  -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.shape { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
table { border-collapse: collapse; width: 100%; break-inside: avoid; font-variant-numeric: lining-nums tabular-nums; }
th, td { text-align: right; white-space: nowrap; font-weight: 400;
  padding: .12rem 0 .12rem .8rem; border-bottom: 1px solid var(--line); }
th:first-child { text-align: left; padding-left: 0; }
thead th { font-weight: 700; }
#changes { border: 1.5px solid var(--ink); border-radius: .5rem; padding: .8rem 1.1rem .5rem; }
footer { border-top: 1px solid var(--line); padding-top: .6rem; margin-top: .5rem; font-size: .875rem; }
@media screen and (max-width: 34rem) { th, td { white-space: normal; padding-left: .6rem; } }
@media (min-width: 52rem) { .columns, #changes ul { columns: 2; column-gap: 2.4rem; } }
@page { margin: 9mm 12mm; }
@media print {
  html { background: none; }
  body { max-width: none; padding: 0; font-size: 8.4pt; line-height: 1.29; }
  header { padding-bottom: 1.5mm; margin-bottom: 3mm; }
  h1 { font-size: 18pt; }
  header p { font-size: 9.5pt; }
  h2 { font-size: 10.5pt; margin-bottom: .6mm; }
  section { margin-bottom: 2mm; }
  p, ul, dl, table { margin-bottom: 1mm; }
  .columns, #changes ul { columns: 2; column-gap: 8mm; }
  #changes { padding: 1.5mm 3mm .5mm; margin: 1.5mm .3mm 0; border-width: .8pt; break-inside: avoid; }
  dl > div { grid-template-columns: 7.2mm 1fr; column-gap: 2mm; margin-bottom: .8mm; }
  .face { width: 7.2mm; }
  th, td { padding-top: .2mm; padding-bottom: .2mm; }
  footer { display: none; }
}
""".strip()


#: The font of the game, for who serves the page along with it: the rest of the style takes it where it is there.
FONT: Final = """
@font-face {{ font-family: "Nunito Variable"; font-weight: 200 1000; font-display: swap;
  src: url("{}") format("woff2-variations"); }}
""".strip()


def style(font: str = "") -> str:
    """What stands in the page's style element; `font` is where the font of the game is to be had."""
    return f"\n{STYLE}\n{FONT.format(font) + chr(10) if font else ''}"


def as_html(book: Book, font: str = "") -> str:
    """The book as a whole HTML document that needs nothing besides itself, but for the font where one is named."""
    *sections, changes = [_section(section, COLOURS[place % 4]) for place, section in enumerate(book.sections)]
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{book.lang}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(book.title)}</title>",
            f"<style>{style(font)}</style>",
            "</head>",
            "<body>",
            f'<header><span class="shapes">{"".join(map(shape, COLOURS))}</span>',
            f"<h1>{escape(book.title)}</h1>",
            f"<p>{escape(book.lead)}</p></header>",
            '<main>\n<div class="columns">',
            *sections,
            "</div>",
            changes,
            "</main>",
            f"<footer>{escape(book.foot)}</footer>",
            "</body>",
            "</html>",
            "",
        ]
    )


def _section(section: Section, colour: str) -> str:
    """A section, its heading marked with the shape of a colour."""
    blocks = "\n".join([_block(block) for block in section.blocks])
    heading = f"<h2>{shape(colour)}{escape(section.heading)}</h2>"
    return f'<section id="{section.key}">\n{heading}\n{blocks}\n</section>'


def _block(block: Block) -> str:
    match block:
        case Paragraph(text):
            return f"<p>{escape(text)}</p>"
        case Points(items, lead):
            head = f'<p class="lead">{escape(lead)}</p>\n' if lead else ""
            return head + "<ul>\n" + "\n".join([f"<li>{escape(item)}</li>" for item in items]) + "\n</ul>"
        case Entries(entries):
            return "<dl>\n" + "\n".join([_entry(entry) for entry in entries]) + "\n</dl>"
        case CardTable():
            return _table(block)


def _entry(entry: Entry) -> str:
    return f"<div>{face(entry.face)}<dt>{escape(entry.name)}</dt><dd>{escape(entry.text)}</dd></div>"


def _table(table: CardTable) -> str:
    head = "".join([f'<th scope="col">{escape(word)}</th>' for word in table.columns])
    rows = [
        f'<tr><th scope="row">{escape(name)}</th>{"".join([f"<td>{escape(word)}</td>" for word in words])}</tr>'
        for name, *words in table.rows
    ]
    body = "\n".join(rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"
