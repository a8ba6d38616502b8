"""Talk: what is said fits on a line, hides nothing and leaves the screen as it is (S9, S10, B6)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.printable import printable
from pioche.server import talk
from pioche.server.letters import graphemes
from pioche.server.talk import PHRASES, BadTalk, checked_talk
from pioche.texts import LANGUAGES, Texts

BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
CONTROLS = "".join([chr(code) for code in (*range(32), *range(0x7F, 0xA0))])
TRICKY = st.sampled_from(
    [*"ab \u0301\u0338\u200d\u200c\u200b\ufe0f\u20e3👩🏽🇫🇷🏴#1क्षا\ud800\n\x1b\x9b[]m\x07\\3;", *BIDI]
)
RAW = st.one_of(st.text(max_size=60), st.lists(TRICKY, max_size=20).map("".join))


def why(raw: str) -> str:
    """Why something cannot be said."""
    with pytest.raises(BadTalk) as refused:
        checked_talk(raw)
    return refused.value.reason.id


# --- talk ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ("Bien joué !", "Bien joué !"), ("<b>hi</b> & 'bye'", "<b>hi</b> & 'bye'"), ("  a\n\n b\t\u2028c ", "a b c"),
        ("Zoe\u0301", "Zoé"), ("ﬁ ① ½", "ﬁ ① ½"), ("שלום Bob 👋🏽", "שלום Bob 👋🏽"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👨‍👩‍👧‍👦 🇫🇷 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👨‍👩‍👧‍👦 🇫🇷 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("a\u202eb\u2066c", "abc"),
        ("a\u200bb\u200d c", "ab c"),
        ("a\x1b[31mb\x9b", "a[31mb"), ("a\x00b\x7fc", "abc"), ("a\ud800b\ue000", "ab"),
        ("z" + "\u0334" * 9, "z\u0334\u0334\u0334"),
        ("ကြွေး", "ကြွေး"), ("a\U000e0041\U000e0042", "a"),
    ],
)  # fmt: skip
def test_talk_is_kept_as_everybody_reads_it(raw: str, said: str) -> None:
    assert checked_talk(raw) == said


@pytest.mark.parametrize("raw", ["", "   ", "\n\t", "\u202e\u200b", "\x1b", "\u3000", "\ud800"])
def test_nothing_cannot_be_said(raw: str) -> None:
    assert why(raw) == "talk_empty"


def test_talk_has_two_hundred_graphemes_at_most() -> None:
    assert checked_talk("é" * 200) == checked_talk("e\u0301" * 200) == "é" * 200
    assert len(checked_talk("👨‍👩‍👧‍👦" * 200)) == 1400
    assert why("é" * 201) == "talk_too_long"
    assert checked_talk("abc", 3) == "abc"
    with pytest.raises(BadTalk):
        checked_talk("abcd", 3)


@pytest.mark.parametrize("raw", ["a" * 10**6, "\u0301" * 10**6, "👩\u200d" * 10**6])
def test_a_megabyte_is_refused_unread(raw: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def seen(text: str) -> str:
        raise AssertionError("read to its end")

    monkeypatch.setattr(talk, "_seen", seen)
    assert why(raw) == "talk_too_long"


def test_what_is_as_long_as_it_may_be_is_read() -> None:
    assert why("#" * 2000) == "talk_too_long"
    assert checked_talk("\u0301" * 2000)


@settings(max_examples=500, deadline=None)
@given(RAW)
def test_talk_is_refused_or_right_and_stays_right(raw: str) -> None:
    try:
        said = checked_talk(raw)
    except BadTalk:
        return
    assert checked_talk(said) == said
    assert said.strip() == said != ""
    assert len(graphemes(said)) <= 200
    assert not set(said) & set(CONTROLS + BIDI + "\u200b\ufeff\u2028")
    said.encode("utf-8")


# --- quick phrases ------------------------------------------------------------------------------------------------


def test_there_are_about_fourteen_phrases() -> None:
    assert len(PHRASES) == len(set(PHRASES)) == 14


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_is_short_and_different_and_none_is_left_over(lang: str) -> None:
    texts = Texts(lang)
    said = [texts(phrase) for phrase in PHRASES]
    assert len(set(said)) == len(said)
    assert max(map(len, said)) <= 36
    assert all([checked_talk(one) == one.replace("\u00a0", " ") for one in said])
    assert {id for id in texts.ids() if id.startswith("talk-")} == set(PHRASES)


# --- what a terminal prints ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Zoé 👩‍🚒 שלום <b>", "Zoé 👩‍🚒 שלום <b>"), ("a\x1b[31;1mb\x1b[0m", "ab"), ("a\x9b2Jb", "ab"),
        ("\x1b]0;title\x07b", "b"),
        ("\x1b]52;c;cm0gLXJm\x1b\\b", "b"), ("\x9d0;title\x9cb", "b"), ("\x1bPq#0\x1b\\b", "b"),
        ("\x1bcb", "b"), ("\x1b(0b", "b"),
        ("a\x1b", "a"), ("a\x1b\x1b[31m[31mb", "a[31mb"), ("\x1b]0;never closed", "0;never closed"),
        ("a\x08\x08b\x7f", "ab"),
        ("a\nb\r\n\tc\x85d\u2028e", "a b c d e"), ("a\u202eb\u2066\u061cc", "abc"), ("a\ud800", "a\ufffd"), ("", ""),
    ],
)  # fmt: skip
def test_a_terminal_prints_nothing_but_text(text: str, shown: str) -> None:
    assert printable(text) == shown


@settings(max_examples=500, deadline=None)
@given(RAW)
def test_no_raw_control_byte_reaches_a_terminal(text: str) -> None:
    shown = printable(text)
    assert not set(shown) & set(CONTROLS + BIDI + "\u2028\u2029")
    assert printable(shown) == shown
    shown.encode("utf-8")


def test_every_control_character_is_gone() -> None:
    assert re.sub(" ", "", printable(f"{CONTROLS}{BIDI}")) == ""


@pytest.mark.parametrize(
    "part",
    ["\x1b]", "\x9d", "\x1b[", "\x9b0", "\x1b ", "\x1bP;", "\x1b[1;", "a", "\x1b", "\x1b]a\x1b", "\n", "\u202e"],
)
def test_stripping_what_is_long_comes_to_an_end(part: str) -> None:
    """Where it took time by the square of the length, these would take minutes."""
    assert {*printable(part * (200_000 // len(part)))}.isdisjoint(CONTROLS)
