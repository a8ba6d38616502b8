"""The person at the table: what is typed, what is understood, and what is shown."""

from __future__ import annotations

import io
import os
import pty
import re
import sys
import threading
import time
from collections.abc import Sequence
from typing import TextIO

import pytest
from rich.text import Text

from pioche.bots import LEVELS
from pioche.catalogue import ruleset
from pioche.driver import Choice, Player
from pioche.engine.actions import NEXT, Action
from pioche.engine.cards import cards
from pioche.engine.luck import FastLuck, ScriptedLuck
from pioche.engine.rule import Reason
from pioche.engine.table import Table
from pioche.engine.view import View, view
from pioche.terminal.desk import Desk, Left
from pioche.terminal.game import NAMES, Patient
from pioche.terminal.human import WINDOW, Human
from pioche.terminal.keyboard import Keyboard
from pioche.terminal.layout import Layout
from pioche.terminal.reading import Reader
from pioche.terminal.scores import Scores
from pioche.terminal.screen import Screen
from pioche.texts import LANGUAGES, Texts


class Quiet(Player):
    """Plays the first card it can, draws otherwise, never calls, and catches nobody."""

    def choose(self, view: View, menu: Sequence[Action]) -> Choice:
        return Choice(next(action for action in menu if action.kind not in ("uno", "catch")), Reason("any"))


class Watchful(Quiet):
    """The same, but catches whom it can."""

    def interrupt(self, view: View, menu: Sequence[Action]) -> Choice | None:
        caught = [action for action in menu if action.kind == "catch"]
        return Choice(caught[0], Reason("catch")) if caught else None


class Evening:
    """A round whose cards are known: a person in seat A, who is first to play, and bots."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        hands: str,
        typed: str | TextIO,
        *,
        first: str = "r5",
        stock: str = "y1 y2 y3 y4 y6 y7 y8 y9 g1 g2 g3",
        rules: str = "",
        bot: type[Player] = Quiet,
        lang: str = "en",
    ) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed) if isinstance(typed, str) else typed)
        monkeypatch.setenv("COLUMNS", "80")
        row = [cards(hand) for hand in hands.split("|")]
        size = len(row[0])
        # Nobody shuffles: the last seat deals, and the cards go round from A.
        dealt = tuple([hand[place] for place in range(size) for hand in row])
        luck = ScriptedLuck((*dealt, *cards(first), *cards(stock)))
        self.out = io.StringIO()
        self.table = Table(ruleset(f"official hand_size={size} {rules}", len(row)), len(row), luck)
        self.desk = Desk(Texts(lang), 0, NAMES[: len(row)], Screen(self.out), Keyboard())
        human = Human(self.desk, self._why_not, LEVELS["sharp"]("1"))
        self.driver = Patient(self.table, [human, *[bot() for _ in row[1:]]], self.desk)

    def _why_not(self, action: Action) -> Reason | None:
        table = self.table
        return None if table.allows(action) or table.price(action) else table.why_not(action)

    def play(self) -> str:
        """Play the round, as far as there is something typed; what was shown."""
        try:
            self.driver.play_round()
        except Left as left:
            self.ended = left.ended
        return self.out.getvalue()

    @property
    def done(self) -> list[str]:
        """What A has done."""
        return [action.text for _, action in self.table.actions if action.seat == 0]


def test_a_card_is_played_by_its_number_and_uno_called_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "r1 g2|b1 b2", "1u\n")
    assert "You play the red 1 and call Uno!" in evening.play()
    assert evening.done == ["A r1 uno"]


def test_a_wrong_line_gets_one_sentence_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "g2 r1 w*|b1 b2 b3", "2\nzz\n7\np\nc\nx\nu\nb9\n")
    shown = evening.play()
    for sentence in [
        "The green 2 does not fit on the red 5.",
        "“zz” is no move here: type a card’s number, or one of the keys.",
        "There is no card 7 in your hand: it goes from 1 to 3.",
        "Draw a card before you pass.",
        "There is no +4 to challenge.",
        "You call Uno when you are about to lay your last card but one, not before.",
        "You do not hold the blue 9.",
    ]:
        assert sentence in shown
    assert evening.done == []
    assert len(evening.table.state.hands[0]) == 3
    assert shown.count("[1]") == 1, "the table is shown once, not after every mistake"


def test_a_wild_asks_for_its_colour_and_stays_in_hand_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "w* r1 r2|b1 b2 b3", "3\nz\n3\ng\n")
    shown = evening.play()
    assert "Which colour?" in shown
    assert "That is no colour, so the card stays in your hand." in shown
    assert evening.done == ["A w*:g"]


def test_a_plus_four_can_be_taken_or_challenged(monkeypatch: pytest.MonkeyPatch) -> None:
    """The victim gets the decision `answer`. (C18, F7)"""
    evening = Evening(monkeypatch, "r1 g2 g3|w4 g4 b3", "1\nc\n")
    shown = evening.play()
    assert "4 cards are coming your way: take them, or challenge the +4." in shown
    assert "You challenge Bob’s +4. Bob held green 4, blue 3." in shown
    assert evening.done == ["A r1", "A challenge"]


def test_enter_alone_does_the_only_thing_that_can_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "g1 g2|b1 b2", "\n\n")
    assert "d or Enter: draw" in evening.play()
    assert evening.done == ["A draw", "A pass"]


def test_enter_alone_is_no_choice_between_several(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "r1 g2|b1 b2", "\n")
    assert "Type a card’s number, or one of the keys." in evening.play()
    assert evening.done == []


def test_a_person_who_forgets_uno_can_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A late call saves you until somebody catches you. (C43)"""
    evening = Evening(monkeypatch, "r1 g2|b1 b2", "1\n\n", bot=Watchful)
    shown = evening.play()
    assert "One card left: u calls Uno." in shown
    assert "Bob catches you: you did not call Uno!" in shown
    assert len(evening.table.state.hands[0]) == 3


def test_a_person_may_still_call_before_the_bots_catch(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "r1 g2|b1 b2", "1\nu\n", bot=Watchful)
    shown = evening.play()
    assert "You call Uno!" in shown
    assert "catches you" not in shown
    assert evening.done == ["A r1", "A uno"]


def test_a_person_may_catch_before_the_other_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "g1 g2|r1 b2|b7 b8", "d\n\nx\n", bot=Watchful)
    shown = evening.play()
    assert "Bob holds one card and has not called Uno: x catches." in shown
    assert "You catch Bob, who did not call Uno! Bob draws 2 cards." in shown


def test_a_missed_chance_is_offered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "g1 g2|r1 b2|b7 b8", "d\n\n\n")
    assert evening.play().count("x catches.") == 1


def test_a_last_card_without_the_call_is_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """`uno_required`: without a call the last card is refused and the penalty drawn. (C45)"""
    evening = Evening(monkeypatch, "r1 r2|r7 r8", "1\n\n\n1\n", rules="uno_required=true")
    shown = evening.play()
    assert "You take the red 2 back: no call of Uno, no last card. You draw 2 cards" in shown
    assert len(evening.table.state.hands[0]) == 3


def test_the_opening_wild_asks_for_a_colour_by_its_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first player names it. (C09)"""
    evening = Evening(monkeypatch, "r1 r2|b1 b2", "j\n", first="w*", lang="fr")
    assert "choisis la couleur de départ" in evening.play()
    assert evening.done == ["A colour y"]


def test_help_rules_and_hints_never_touch_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "r1 g2|b1 b2", "?\nr\nh\n", rules="bluff_cards=6")
    shown = evening.play()
    assert "Play a card by its number" in shown
    assert "- A bluff that is found out costs 6 cards." in shown
    assert "1 u — " in shown
    assert evening.done == []


def test_the_round_is_counted_card_by_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """The winner collects what the others hold. (C01, C03)"""
    evening = Evening(monkeypatch, "r1 r2|b8 b9", "1u\n1\n", stock="y3 y4 y6")
    shown = evening.play()
    page = "\n".join([line.plain for line in Scores(evening.desk, evening.table.rules).page(view(evening.table, 0))])
    assert "You go out, win the round and get 20 points!" in shown
    assert "R●" in page, "the last card stays in view"
    assert re.search(r"^  You +\d+ +\d+  no card$", page, re.MULTILINE)
    assert re.search(r"^  Bob +0 +0   Y▲ 3 \(3\) +B◆ 8 \(8\) +B◆ 9 \(9\) = 20$", page, re.MULTILINE)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("u", "You call Uno!"),
        ("z", "Bob catches you: you did not call Uno!"),
        ("", "Bob catches you: you did not call Uno!"),
    ],
)
def test_on_a_terminal_a_key_calls_in_time(key: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots leave a person two seconds; nothing is asked for meanwhile."""
    master, slave = pty.openpty()
    with os.fdopen(slave, "r") as keyboard:
        evening = Evening(monkeypatch, "r1 g2|b1 b2", keyboard, bot=Watchful)
        os.write(master, b"1\n")
        presser = threading.Timer(0.5, os.write, (master, key.encode()))
        presser.start()
        begin = time.monotonic()
        evening.driver.act(NEXT)
        evening.driver.step()
        evening.driver.step()
        presser.join()
        assert said in evening.out.getvalue()
        assert key == "u" or time.monotonic() - begin >= WINDOW
    os.close(master)


# --- reading ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "typed", "action"),
    [
        ("en", "1", "A r5"),
        ("en", " 1 ", "A r5"),
        ("en", "1u", "A r5 uno"),
        ("en", "1 uno", "A r5 uno"),
        ("en", "1!", "A r5 uno"),
        ("en", "r5", "A r5"),
        ("en", "R5 u", "A r5 uno"),
        ("en", "ys", "A yS"),
        ("en", "g+2", "A gD"),
        ("en", "gd", "A gD"),
        ("en", "4b", "A w*:b"),
        ("en", "4 blue", "A w*:b"),
        ("en", "4bu", "A w*:b uno"),
        ("en", "4 uno b", "A w*:b uno"),
        ("en", "w*:b", "A w*:b"),
        ("en", "wild b", "A w*:b"),
        ("en", "+4 b", "A w4:b"),
        ("en", "w4b", "A w4:b"),
        ("en", "d", "A draw"),
        ("en", "draw", "A draw"),
        ("en", "p", "A pass"),
        ("en", "t", "A take"),
        ("en", "c", "A challenge"),
        ("en", "u", "A uno"),
        ("en", "x clara", "A catch C"),
        ("fr", "p", "A draw"),
        ("fr", "piocher", "A draw"),
        ("fr", "g", "A pass"),
        ("fr", "e", "A take"),
        ("fr", "js", "A yS"),
        ("fr", "ys", "A yS"),
        ("fr", "v+2", "A gD"),
        ("fr", "gd", "A gD"),
        ("fr", "4j", "A w*:y"),
        ("fr", "4 jaune uno", "A w*:y uno"),
        ("fr", "joker v", "A w*:g"),
    ],
)
def test_what_is_typed_is_understood(lang: str, typed: str, action: str, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "r5 yS gD w* w4|b1 b2 b3 b4 b6|g1 g2 g3 g4 g5", "")
    evening.play()
    seen = view(evening.table, 0)
    read = Reader(Texts(lang), NAMES[:3]).read(typed, seen, evening.table.menu(0))
    assert read.action is not None
    assert read.action.text == action


@pytest.mark.parametrize("typed", ["5x", "r", "1rb", "r5r5", "uno 4", "99999", "é", "-1", "1 1"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_understood_is_no_move(lang: str, typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "r5 yS gD w* w4|b1 b2 b3 b4 b6", "")
    evening.play()
    read = Reader(Texts(lang), NAMES[:2]).read(typed, view(evening.table, 0), evening.table.menu(0))
    assert read.action is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_means_two_things(lang: str) -> None:
    texts = Texts(lang)
    keys = [texts(id) for id in texts.ids() if id.startswith("key-") and id != "key-or-enter"]
    words = [word for id in texts.ids() if id.startswith("words-") for word in texts(id).split()]
    assert len(set(keys)) == len(keys)
    assert len(set(words)) == len(words)


# --- layout -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4, 10])
@pytest.mark.parametrize("size", [1, 7, 15])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_on_24_rows_of_80_columns(
    lang: str, size: int, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    table = Table(ruleset(f"official hand_size={size}", players), players, FastLuck("layout"))
    table.act(NEXT)
    layout = Layout(Texts(lang), Screen(io.StringIO()), NAMES[:players])
    told = ["Something has happened that takes two whole lines to tell. " * 2] * 9
    page = layout.page(view(table, 0), told, set(), [Text("foot")] * 3)
    assert len(page) <= 23
    assert max([line.cell_len for line in page]) <= 80
