"""The rule book is set as text, as Markdown and as a page, and told by the command `pioche rules`."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import escape, unescape
from html.parser import HTMLParser
from typing import Final

import pytest
from books import EACH, SEATS, any_tables, body, differences, texts

from pioche.catalogue import options, ruleset
from pioche.cli import run
from pioche.presets import presets
from pioche.rulebook import rulebook
from pioche.rulebook.book import Book, CardTable
from pioche.rulebook.page import as_html
from pioche.rulebook.plain import WIDTH, as_markdown, as_text
from pioche.server.reading import printed, style_hash, told
from pioche.texts import LANGUAGES

ENGLISH: Final = (
    "the", "and", "you", "your", "card", "cards", "player", "players", "draw", "draws", "turn", "colour", "hand",
    "hands", "wild", "skip", "reverse", "deck", "deal", "dealer", "round", "rules", "lay", "top", "with",
)  # fmt: skip


@pytest.mark.parametrize(("preset", "lang"), EACH)
def test_nothing_of_the_machinery_shows(preset: str, lang: str) -> None:
    for seats in SEATS:
        book = rulebook(ruleset(preset), seats, texts(lang))
        for page in (as_text(book), as_markdown(book).replace("---", "").replace("--:", "")):
            assert not re.search(r"[a-z]_[a-z]|[{}$]|\w=\w|\btrue\b|\bfalse\b|\bNone\b|value-|book-", page)
            assert not re.search(r"  \w.*\.\.|\.\.(?!\.)| \.| ,|\(\)", page)
        if lang == "fr":
            words = set(re.findall(r"[a-z]+", as_text(book).lower()))
            assert words & set(ENGLISH) == set()
            assert not re.search(r"\S [:;!?»]|« |'", body(book) + " ".join(differences(book)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_is_never_wider_than_eighty_columns(lang: str) -> None:
    tables = [(ruleset(preset), seats) for preset in presets() for seats in SEATS]
    for laid, seats in [*tables, *any_tables(100)]:
        page = as_text(rulebook(laid, seats, texts(lang)))
        assert max(map(len, page.split("\n"))) <= WIDTH
        assert page.endswith("\n")
        assert not re.search(r" \n|\n{4}", page)


def test_markdown_takes_no_word_of_a_table_for_a_mark() -> None:
    page = as_markdown(rulebook(ruleset("banned_word=*a_b*"), None, texts("en")))
    assert page.startswith("# The rules of this table\n")
    assert r"\*a\_b\*" in page
    assert "| --- | --: | --: |" in page


class Reader(HTMLParser):
    """Reads a page: elements that do not close, attributes, headings, and the text."""

    VOID: Final = frozenset({"meta", "rect", "circle", "path"})

    def __init__(self) -> None:
        super().__init__()
        self.open: Final[list[str]] = []
        self.attributes: Final[list[tuple[str, str, str]]] = []
        self.headings: Final[list[str]] = []
        self.words: Final[list[str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes.extend([(tag, name, value or "") for name, value in attrs])
        if tag in ("h1", "h2", "h3"):
            self.headings.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style", "title", "text"):
            self.words.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize(("preset", "lang"), EACH)
def test_a_page_stands_alone_and_can_be_read_aloud(preset: str, lang: str) -> None:
    book = rulebook(ruleset(preset), None, texts(lang))
    page = as_html(book)
    reader = read(page)
    assert page.startswith(f'<!DOCTYPE html>\n<html lang="{lang}">')
    assert reader.headings == ["h1", *["h2"] * len(book.sections)]
    assert not re.search(r"https?:|<script|<link|@import|url\(|src=|href=", page)
    drawings = [value for tag, name, value in reader.attributes if (tag, name) == ("svg", "aria-hidden")]
    assert drawings == ["true"] * page.count("<svg")
    scopes = [value for tag, name, value in reader.attributes if (tag, name) == ("th", "scope")]
    assert scopes.count("col") == len(next(iter(_tables(book))).columns)
    names = [value for _, name, value in reader.attributes if name == "id"]
    assert names == [section.key for section in book.sections]
    told = " ".join(" ".join(reader.words).split())
    for part in differences(book):
        assert " ".join(part.split()) in told


def _tables(book: Book) -> Iterator[CardTable]:
    for section in book.sections:
        for block in section.blocks:
            if isinstance(block, CardTable):
                yield block


def test_a_word_of_the_table_is_no_markup() -> None:
    page = as_html(rulebook(ruleset("banned_word=<b>&amp;"), None, texts("en")))
    assert "“&lt;b&gt;&amp;amp;”" in page
    read(page)


# --- the command --------------------------------------------------------------------------------------------------


def test_the_command_tells_the_rules_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "--lang", "en", "--rules", "home target=300", "--players", "4"]) == 0
    out = capsys.readouterr()
    assert out.out.startswith("The rules of this table\n=====")
    assert "300 points" in out.out
    assert out.err == ""


def test_the_command_writes_a_page_or_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "--lang", "fr", "--format", "html"]) == 0
    assert '<html lang="fr">' in capsys.readouterr().out
    assert run(["rules", "--lang", "fr", "--format", "markdown"]) == 0
    assert capsys.readouterr().out.startswith("# Les règles de la table\n")


def test_a_warning_is_said_beside_the_book(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "--lang", "en", "--rules", "challenge_extra=0"]) == 0
    out = capsys.readouterr()
    assert out.err == "pioche: A wrong challenge costs nothing on top, so everybody will challenge.\n"
    assert "everybody will challenge" not in out.out


def test_rules_that_do_not_go_together_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "--lang", "en", "--rules", "stacking=up bluff_chain=true"]) == 2
    out = capsys.readouterr()
    assert out.out == ""
    assert out.err == "pioche: The settings stacking=up and bluff_chain=true cannot be played together.\n"
    assert run(["rules", "--lang", "fr", "--rules", "teams", "--players", "5"]) == 2
    assert "teams=2 ne peut pas se jouer à 5" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_listing_of_options_has_words_for_all_of_them(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["options", "--lang", lang]) == 0
    assert run(["options", "--lang", lang, *options(), *presets()]) == 0
    told = capsys.readouterr().out
    assert "hand_size = 7 (" in told
    assert 'banned_word = "" · ' in told
    assert max(map(len, told.split("\n"))) <= WIDTH


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_client_is_told_the_whole_book(lang: str) -> None:
    rules = told("house_rules boomerang_cards=4", 4, lang)
    page = printed("house_rules boomerang_cards=4", 4, lang)
    said = [rules.title, rules.lead]
    for section in rules.sections:
        said.append(section.heading)
        for part in section.parts:
            said += [part.text, *part.points, *[word for row in part.table for word in row]]
            said += [word for card in part.cards for word in (card.name, card.text)]
    assert [one for one in said if escape(one) not in page] == []
    left = unescape(re.sub(r"^.*<body>|<svg.*?</svg>|<footer.*|<[^>]+>", " ", page, flags=re.DOTALL))
    for one in sorted(said, key=len, reverse=True):
        left = left.replace(one, " ")
    assert left.split() == []


def test_the_policy_lets_the_page_have_its_own_style() -> None:
    for font in ("", "/assets/nunito.woff2"):
        page = printed("official", 4, "en", font)
        style = re.findall("<style>(.*?)</style>", page, re.DOTALL)
        assert [f"sha256-{b64encode(sha256(one.encode()).digest()).decode()}" for one in style] == [style_hash(font)]
        assert ("url(" in page) == bool(font)
        assert font in page
