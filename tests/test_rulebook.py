"""The rule book tells what a table plays, all of it, and nothing else, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from books import EACH, SEATS, any_tables, body, differences, said, texts

from pioche.catalogue import options, ruleset
from pioche.presets import presets
from pioche.rulebook import rulebook
from pioche.rulebook.book import CardTable
from pioche.rulebook.changes import changed
from pioche.rulebook.telling import Telling
from pioche.texts import LANGUAGES, Arg, Texts

#: What stands in a book only where the rule is on: the words in English and in French, and when.
WORDS: Final[dict[str, tuple[str, str, Callable[[Telling], bool]]]] = {
    "jump_in": (r"jump|out of turn", r"intercept|hors d", lambda tell: _talks_of_out_of_turn(tell)),
    "wheel": (r"wheel|Wizz|spin", r"\broue\b|Wizz", lambda tell: tell.is_on("wizz")),
    "boomerang": (r"boomerang", r"boomerang", lambda tell: tell.has("boomerang")),
    "targeted": (r"[Tt]argeted", r"ciblé", lambda tell: tell.has("targeted_two", "targeted_four")),
    "downpour": (r"[Dd]ownpour", r"[Aa]verse", lambda tell: tell.has("downpour_one", "downpour_two")),
    "exchange card": (r"[Hh]and exchange", r"[Éé]change de jeu", lambda tell: tell.has("exchange")),
    "uno_card": (r"UNO card|slipped", r"[Cc]artes? Uno", lambda tell: tell.is_on("uno_cards")),
    "shield": (r"shield", r"bouclier", lambda tell: tell.uno_card == "shield"),
    "extra": (r"extra card", r"en plus, soit", lambda tell: tell.extra > 0),
    "stacking": (r"[Ss]tack|add up and hit", r"[Cc]umul", lambda tell: tell.is_on("stacking")),
    "challenge": (r"[Cc]halleng|bluff", r"[Cc]ontest|[Bb]luff", lambda tell: tell.has_challenge),
    "bluff_chain": (r"chain", r"chaîne", lambda tell: tell.is_on("bluff_chain")),
    "pairs": (r"\b[Pp]airs?\b|identical", r"\b[Pp]aires?\b|identiques", lambda tell: tell.is_on("pairs")),
    "runs": (r"neighbours\b|up or down", r"Suites|au-dessous", lambda tell: tell.is_on("runs")),
    "clock": (r"second", r"seconde", lambda tell: tell.is_on("turn_seconds")),
    "seven": (r"\b7\b(?! players| to 15)", r"\b7\b(?! joueurs| à 15)", lambda tell: tell.is_on("seven")),
    "siege": (r"siege", r"siège", lambda tell: tell.is_on("two")),
    "hands": (r"[Ss]wap hands|change owners", r"changent de propriétaire", lambda tell: _talks_of_hands(tell)),
    "cursed": (r"[Cc]ursed", r"maudite", lambda tell: tell.is_on("cursed_cards") and tell.is_scored),
    "teams": (r"[Tt]eams?\b|[Pp]artner", r"[Éé]quipe|[Pp]artenaire", lambda tell: tell.is_on("teams")),
    "tribunal": (r"accused draws|in bad manners", r"d’hésitation", lambda tell: tell.is_on("tribunal")),
    "banned_word": (r"at the table draws", r"à la table pioche", lambda tell: tell.is_on("banned_word")),
    "hidden_deal": (r"Peeking|lie face down", r"trop tôt|Laisse tes", lambda tell: tell.is_on("hidden_deal")),
    "points": (r"\d points?\b|collects the points", r"\d points?\b|ramasse les points", lambda tell: tell.is_scored),
    "discount": (r"multiple of 100", r"multiple de 100", lambda tell: tell.is_on("round_number_discount")),
}  # fmt: skip


def _talks_of_out_of_turn(tell: Telling) -> bool:
    return tell.is_on("jump_in") or tell.uno_card == "rotate" or tell.options["mistakes"] == "penalised"


def _talks_of_hands(tell: Telling) -> bool:
    return tell.has_power or tell.uno_card == "rotate"


class Recorder(Texts):
    """Texts that keep which messages they were asked for."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.asked: Final[set[str]] = set()

    def __call__(self, id: str, /, **args: Arg) -> str:
        self.asked.add(id)
        return super().__call__(id, **args)


@pytest.mark.parametrize(("preset", "lang"), EACH)
def test_a_preset_is_told_with_what_is_on_and_nothing_that_is_off(preset: str, lang: str) -> None:
    for seats in SEATS:
        laid = ruleset(preset)
        tell = Telling(laid, seats, texts(lang))
        book = rulebook(laid, seats, texts(lang))
        everything = f"{body(book)} {' '.join(differences(book))}"
        for name, (english, french, is_on) in WORDS.items():
            found = re.search(english if lang == "en" else french, everything)
            assert bool(found) == is_on(tell), f"{name}: {found}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_difference_is_told_once_in_the_book_and_once_among_the_differences(lang: str) -> None:
    tables = [(ruleset(preset), seats) for preset in presets() for seats in SEATS]
    for laid, seats in [*tables, *any_tables(400)]:
        tell = Telling(laid, seats, texts(lang))
        book = rulebook(laid, seats, texts(lang))
        keys = changed(tell)
        if keys:
            assert differences(book) == [tell.meaning(key) for key in keys]
        for sentence in differences(book):
            assert sentence not in body(book)
        assert len(set(differences(book))) == len(differences(book))


def test_a_preset_changes_what_it_sets() -> None:
    for preset, settings in presets().items():
        assert changed(Telling(ruleset(preset), None, texts("en"))) == [key for key in options() if key in settings]


@pytest.mark.parametrize(("preset", "lang"), EACH)
def test_no_sentence_of_a_preset_stands_twice(preset: str, lang: str) -> None:
    book = rulebook(ruleset(preset), None, texts(lang))
    parts = [part for section in book.sections for block in section.blocks for part in said(block)]
    sentences = [one for part in parts for one in re.split(r"(?<=[.!]) ", part) if one.endswith(".")]
    assert len(set(sentences)) == len(sentences), sorted(one for one in sentences if sentences.count(one) > 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_official_table_is_said_to_be_the_official_game(lang: str) -> None:
    book = rulebook(ruleset(), None, texts(lang))
    assert differences(book) == [texts(lang)("book-official")]
    assert [section.key for section in book.sections] == [
        "aim", "cards", "deal", "turn", "effects", "challenge", "uno", "out", "points", "changes",
    ]  # fmt: skip


def test_the_numbers_are_those_of_the_table() -> None:
    laid = ruleset("tutorial hand_size=5 target=300 decks=2 uno_cards_penalty=3 bluff_cards=5 challenge_extra=1")
    told = body(rulebook(laid, None, texts("en")))
    for words in ("deal five cards", "300 points", "2 decks of 108", "you draw three cards"):
        assert words in told
    assert "draws five cards instead" in told
    assert "the challenger draws five cards" in told
    table = rulebook(laid, None, texts("en")).sections[1].blocks[1]
    assert isinstance(table, CardTable)
    assert ("Wild", "8", "40") in table.rows
    assert ("Numbers 0 to 9", "152", "its number") in table.rows


def test_extra_cards_are_counted_as_they_are_in_the_pack() -> None:
    laid = ruleset("new_cards wizz=true")
    book = rulebook(laid, 4, texts("en"))
    assert "One deck of 108 cards and 12 extra cards, 120 cards in all." in body(book)
    table = book.sections[1].blocks[1]
    assert isinstance(table, CardTable)
    assert ("Wizz cards 1 to 5", "20", "its number") in table.rows
    assert ("Targeted +2", "4", "20") in table.rows


def test_a_table_that_may_need_more_decks_says_from_when_on() -> None:
    assert "players on, 2 decks" in body(rulebook(ruleset("hand_size=15"), None, texts("en")))
    assert "players on" not in body(rulebook(ruleset("hand_size=15"), 10, texts("en")))
    assert "2 decks of 108" in body(rulebook(ruleset("hand_size=15"), 10, texts("en")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_players_are_spoken_of_only_where_there_may_be_two(lang: str) -> None:
    two = texts(lang)("book-two_player_reverse-skip")
    assert two in body(rulebook(ruleset(), None, texts(lang)))
    assert two in body(rulebook(ruleset(), 2, texts(lang)))
    assert two in body(rulebook(ruleset("challenge"), 4, texts(lang)))
    assert two not in body(rulebook(ruleset(), 4, texts(lang)))
    assert differences(rulebook(ruleset("two_player_reverse=nothing"), 4, texts(lang))) == [
        texts(lang)("book-official")
    ]


@pytest.mark.parametrize(
    "rules", ["uno_card=shield", "scoring=single target=300", "jump_in_shout=HOP", "pair_skips=true"]
)
def test_a_setting_without_effect_is_no_difference(rules: str) -> None:
    plain = "scoring=single" if "single" in rules else ""
    english = texts("en")
    assert rulebook(ruleset(rules), None, english).sections == rulebook(ruleset(plain), None, english).sections


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_the_book_is_told_at_some_table(lang: str) -> None:
    recorder = Recorder(lang)
    for laid, seats in any_tables(900):
        rulebook(laid, seats, recorder)
    for preset in presets():
        rulebook(ruleset(preset), None, recorder)
    written = {id for id in recorder._sources if id.startswith("book-")}
    assert written - recorder.asked == set()
