"""Names: what looks the same is the same, what nobody can see is refused, and every alphabet is welcome (S8, B6)."""

from __future__ import annotations

from itertools import chain

import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.server import names
from pioche.server.letters import graphemes
from pioche.server.lookalikes import looks_like, skeleton
from pioche.server.names import LONGEST, BadName, checked_name, clashes
from pioche.texts import LANGUAGES, Texts

#: Not the table under test: what a person would try first. Cyrillic, Greek, Armenian, small capitals, other Latin.
LOOKALIKES = {
    "a": "аɑα", "b": "Ьʙ", "c": "сᴄ", "d": "ԁɗ", "e": "еҽ", "g": "ɡց", "h": "һհ", "i": "іıɩι", "j": "јϳ", "k": "кκᴋ",
    "l": "ӀІΙǀ", "m": "мᴍ", "n": "ոռпɴ", "o": "оοօᴏσ", "p": "рρ", "q": "ԛզ", "r": "гᴦ", "s": "ѕꜱ", "t": "тᴛτ",
    "u": "սυᴜ", "v": "νѵᴠ", "w": "ԝᴡա", "x": "х", "y": "уγү", "z": "ᴢ",
    "A": "АΑ", "B": "ВΒ", "C": "С", "E": "ЕΕ", "F": "Ϝ", "H": "НΗ", "I": "ІΙ", "J": "ЈͿ", "K": "КΚ",
    "M": "МΜ", "N": "Ν",
    "O": "ОΟՕ", "P": "РΡ", "S": "ЅՏ", "T": "ТΤ", "U": "Ս", "V": "Ѵ", "X": "ХΧ", "Y": "ҮΥ", "Z": "Ζ", "L": "Լ",
}  # fmt: skip
NAMES = ("Alice", "Milo", "Willow", "Norm O1", "Zoé", "Jean-Paul", "Bill 10", "Lou Moll", "Wim", "Emma")
#: Ways to write a Latin name another way that looks the same.
DISGUISES = (
    ("rn", "m"), ("m", "rn"), ("w", "vv"), ("W", "VV"), ("l", "I"), ("l", "1"), ("I", "l"), ("i", "ı"), ("O", "0"),
    ("0", "O"), ("1", "l"), ("o", "ο"), ("a", "ａ"), ("e", "е"), ("l", "ℓ"), ("M", "𝐌"), ("é", "e"), ("é", "e\u0301"),
    ("é", "è"), ("-", " "), ("-", "\u2010"), (" ", ""), (" ", "  "), (" ", "\u00a0"), (" ", "\u3000"),
    ("l", "l\u200b"),
    ("e", "e\u200d"), ("i", "i\ufe0f"), ("m", "m\u0323"), ("o", "ø"), ("l", "ł"), ("1", "\u0661"), ("l", "|"),
    ("e", "e\u202c"), ("i", "i\u00ad"), ("a", "ᴀ"),
)  # fmt: skip


def pairs() -> list[tuple[str, str]]:
    """Two names that look the same, in every way that we know of."""
    found = [
        (name.replace("*", letter), name.replace("*", other))
        for letter, others in LOOKALIKES.items()
        for other in others
        for name in ("***", "*", "Bob *ob")
    ]
    found += [(name, name.replace(old, new)) for name in NAMES for old, new in DISGUISES if old in name]
    for name in NAMES:
        found += [
            (name, name.upper()), (name, name.lower()), (name, f"{name}."), (name, f"\u202e{name}"),
            (name, "".join([chr(ord(one) + 0xFEE0) if "!" <= one <= "~" else one for one in name])),
        ]  # fmt: skip
    return found


PAIRS = pairs()


def kept(name: str, *others: str) -> str | None:
    """The name as it is kept, or None where it is refused."""
    try:
        return checked_name(name, others)
    except BadName:
        return None


def why(name: str, *others: str) -> str:
    """Why a name is refused."""
    with pytest.raises(BadName) as refused:
        checked_name(name, others)
    return refused.value.reason.id


def test_there_are_as_many_confusable_pairs_as_were_asked_for() -> None:
    assert len(set(PAIRS)) >= 300


@pytest.mark.parametrize("swapped", [False, True])
def test_of_two_names_that_look_the_same_the_second_is_refused(swapped: bool) -> None:
    passed = []
    for pair in PAIRS:
        first, second = reversed(pair) if swapped else pair
        if (one := kept(first)) is not None and kept(second, one) is not None:
            passed.append((first, second))
    assert passed == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Alice", "Alicia"), ("Bob", "Rob"), ("Bob 1", "Bob 2"), ("Bob🦊", "Bob🐻"), ("Bob", "Bob🦊"), ("Léa", "Léo"),
        ("Андрей", "Андреа"), ("Νίκος", "Νίκη"), ("דני", "דן"), ("שרה", "שירה"), ("علي", "عمر"), ("राम", "रमा"),
        ("かな", "がな"), ("김철수", "김철소"), ("王小明", "王大明"), ("สมชาย", "สมศรี"), ("Tom", "Torn2"),
        ("Hat", "Nat"),
    ],
)  # fmt: skip
def test_names_that_differ_do_not_clash(one: str, other: str) -> None:
    assert kept(one, kept(other) or "")
    assert not clashes(one, [other])


def test_hangul_syllables_look_different_from_each_other() -> None:
    syllables = [chr(code) for code in range(0xAC00, 0xD7A4)]
    assert len({skeleton(one) for one in syllables}) == len(syllables)


@pytest.mark.parametrize(
    "name",
    [
        "A", "7", "Zoé", "Nguyễn Văn", "Jean-Paul", "O'Neil", "O’Neil", "D. J.", "★Bob★", "<3 Léa", "Øyvind",
        "Łukasz",
        "Αλέξης", "Андрей", "Ѓорѓи", "Արամ", "ნინო", "שלום", "דָּנִי", "علي", "محمد علی", "۱۲۳", "प्रिया", "ஆனந்த்",
        "สมชาย",
        "ကြွေး", "བསྐྱོད", "የሐንስ", "さくら", "カー子", "田中 Ken", "김철수", "Bob 김", "王小明", "ㄅㄆ Bob",
        "Bob🦊", "🇫🇷 Léa",
        "Ada 👩🏽‍🚒", "Ada 👨‍👩‍👧‍👦", "A1️⃣", "Ed 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "a❤️b", "a" * 20, "👨‍👩‍👧a" * 2,
    ],
)  # fmt: skip
def test_every_alphabet_and_a_few_signs_are_welcome(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ("  Bob  ", "Bob"),
        ("A \u00a0 \u3000 B", "A B"),
        ("ＢＯＢ", "BOB"),
        ("Zoe\u0301", "Zoé"),
        ("ﬁn", "fin"),
        ("①", "1"),
    ],
)
def test_a_name_is_kept_in_one_spelling(raw: str, name: str) -> None:
    assert checked_name(raw) == name


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "name_empty"), ("   ", "name_empty"), ("\u3000", "name_empty"),
        ("a" * 21, "name_too_long"), ("é" * 21, "name_too_long"), ("a" * 1_000_000, "name_too_long"),
        ("a" + "👨‍👩‍👧‍👦" * 19, "name_too_long"), (" " * 1_000_000, "name_too_long"),
        ("\ufdfa" * 3, "name_too_long"),
        ("\t", "name_hidden"), ("Bob\n", "name_hidden"), ("B\x1b[31mob", "name_hidden"), ("B\x9b31m", "name_hidden"),
        ("Bob\u202e", "name_hidden"), ("\u2066Bob\u2069", "name_hidden"), ("B\u200bob", "name_hidden"),
        ("B\u200dob", "name_hidden"), ("\ufeffBob", "name_hidden"), ("\u3164", "name_hidden"),
        ("Bob\u2800", "name_hidden"),
        ("Bob\ue000", "name_hidden"), ("Bob\U000e0041", "name_hidden"), ("Bob\u0378", "name_hidden"),
        ("Bob\ud800", "name_hidden"), ("Bob\ufe0f", "name_hidden"), ("a🦊\u200d", "name_hidden"),
        ("a🏴\U000e0067\U000e0062", "name_hidden"), ("a" + "👩\u200d" * 6 + "👩", "name_hidden"),
        ("Bob\u2028", "name_hidden"),
        ("a" + "\u0301" * 70, "name_marks"), ("z\u0337\u0311", "name_marks"), ("\u0301a", "name_marks"),
        ("a\u0323\u0308\u0307\u0302", "name_marks"), ("a \u0301", "name_marks"), ("a\u20dd", "name_marks"),
        ("a🦊\u0301", "name_marks"), ("O´Neil", "name_marks"), ("ש\u05bc\u05bc", "name_marks"),
        ("ش\u064b\u0651\u0652\u0653", "name_marks"), ("क" + "ा" * 2, "name_marks"),
        ("🦊", "name_no_letter"), ("...", "name_no_letter"), ("1️⃣", "name_no_letter"), ("ー", "name_no_letter"),
        ("Bоb", "name_scripts"), ("Βob", "name_scripts"), ("علي Bob", "name_scripts"), ("Ꮋi", "name_scripts"),
        ("さ김", "name_scripts"), ("Bob ٣", "name_scripts"), ("𐌰𐌱", "name_scripts"), ("ꓧꓳ", "name_scripts"),
    ],
)  # fmt: skip
def test_a_name_that_cannot_stand_is_refused_for_what_is_wrong_with_it(name: str, reason: str) -> None:
    assert why(name) == reason


def test_a_taken_name_is_refused() -> None:
    assert why("B0b", "Ada", "Bob") == "name_taken"
    assert checked_name("Bob", ["Ada"]) == "Bob"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_says_what_would_be_right(lang: str) -> None:
    with pytest.raises(BadName) as refused:
        checked_name("a" * 21)
    assert "20" in Texts(lang).reason(refused.value.reason)


@pytest.mark.parametrize("raw", ["a" * 10**6, "\u0301" * 10**6, "\u202e" * 10**6, "👩\u200d" * 10**6, "\ufdfa" * 400])
def test_a_megabyte_is_refused_unread(raw: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def parted(name: str) -> list[str]:
        raise AssertionError("read to its end")

    monkeypatch.setattr(names, "graphemes", parted)
    if len(raw) > 400:
        monkeypatch.setattr(names, "normalize", parted)
    assert kept(raw) is None


#: Where the rules of names are: letters that look alike, marks, joiners, emoji and what nobody sees.
TRICKY = st.sampled_from(
    sorted({*chain(*PAIRS), *"\u0301\u0338\u200d\u202e\ufe0f\u20e3 👩🏽🇫🇷🏴❤१क्षשּׁعぁ한漢", "\ud800"})
)
RAW = st.one_of(st.text(max_size=30), st.lists(TRICKY, max_size=8).map("".join))


@settings(max_examples=500, deadline=None)
@given(RAW)
def test_a_name_is_refused_or_right_and_stays_right(raw: str) -> None:
    name = kept(raw)
    if name is not None:
        assert checked_name(name) == name
        assert 1 <= len(graphemes(name)) <= LONGEST
        assert regex.search(r"\p{L}|\p{Nd}", name)
        assert not regex.search(r"\p{C}", name) or regex.search(r"\p{Emoji_Presentation}|\uFE0F", name)
        name.encode("utf-8")
        assert clashes(name, [name])


@settings(max_examples=500, deadline=None)
@given(RAW, RAW)
def test_looking_alike_goes_both_ways_and_a_skeleton_has_no_skeleton_of_its_own(one: str, other: str) -> None:
    assert skeleton(skeleton(one)) == skeleton(one)
    assert looks_like(one, other) == looks_like(other, one)
