"""House rules at the terminal: every question that they ask, and a match of every preset through the real program."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Sequence

import pytest
from test_human import Evening, Quiet

from pioche.bots import LEVELS
from pioche.catalogue import ruleset
from pioche.cli import run
from pioche.driver import Choice
from pioche.engine.actions import NEXT, Action, read
from pioche.engine.cards import UNKNOWN, cards
from pioche.engine.luck import FastLuck
from pioche.engine.rule import Reason
from pioche.engine.table import Table
from pioche.engine.view import View, view
from pioche.presets import presets
from pioche.terminal.advice import advice
from pioche.terminal.asking import as_typed, keys
from pioche.terminal.game import NAMES
from pioche.terminal.layout import Layout
from pioche.terminal.reading import Reader
from pioche.terminal.screen import Screen
from pioche.texts import LANGUAGES, Texts

# --- questions on the own turn ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "rules", "typed", "done"),
    [
        ("r7 r1 r2|b1 b2 b3|y1 y2 y3", "seven=swap", "3c", "A r7>C"),
        ("r7 r1 r2|b1 b2 b3|y1 y2 y3", "seven=swap", "3 clara", "A r7>C"),
        ("r7 r1 r2|b1 b2 b3|y1 y2 y3", "seven=swap", "3>b", "A r7>B"),
        ("r7 r1 r2|b1 b2 b3|y1 y2 y3", "seven=swap", "r7 b", "A r7>B"),
        ("r7 r1 r2|b1 b2 b3|y1 y2 y3", "seven=swap", "3\nc", "A r7>C"),
        ("r7 r1 r2|b1 b2 b3", "seven=swap", "3", "A r7>B"),
        ("r7 r1 r2|b1 b2 b3", "seven=rotate", "3l", "A r7>left"),
        ("r7 r1 r2|b1 b2 b3", "seven=rotate", "3\nr", "A r7>right"),
        ("r7 r1 r2|b1 b2 b3", "seven=rotate powers_optional=true", "3-", "A r7>-"),
        ("r7 r1 r2|b1 b2 b3", "seven=swap powers_optional=true", "3\n-", "A r7>-"),
        ("r0 r1 r2|b1 b2 b3", "zero=rotate powers_optional=true", "1-", "A r0>-"),
        ("r0 r1 r2|b1 b2 b3", "zero=rotate powers_optional=true", "1", "A r0"),
        ("wT r1 r2|b1 b2 b3|y1 y2 y3", "targeted_draw_four_cards=1", "3bb", "A wT:b>B"),
        ("wT r1 r2|b1 b2 b3|y1 y2 y3", "targeted_draw_four_cards=1", "3\ng\nc", "A wT:g>C"),
        ("rT r1 r2|b1 b2 b3|y1 y2 y3", "targeted_draw_two_cards=1", "3c", "A rT>C"),
        ("wX r1 r2|b1 b2 b3|y1 y2 y3", "hand_swap_cards=2 hand_swap_mode=choose", "3yc", "A wX:y>C"),
        ("wX r1 r2|b1 b2 b3|y1 y2 y3", "hand_swap_cards=2", "3y", "A wX:y"),
        ("r7 r7 g2|b1 b2 b3", "pairs=any", "1+", "A r7 r7"),
        ("r7 r7 g2|b1 b2 b3", "pairs=any", "1+2u", "A r7 r7 uno"),
        ("r7 r7 g2|b1 b2 b3", "pairs=any", "1x2", "A r7 r7"),
        ("r7 r7 g2|b1 b2 b3", "pairs=any", "r7+", "A r7 r7"),
        ("w* w* g2|b1 b2 b3", "pairs=any", "2+b", "A w* w*:b"),
        ("w* w* g2|b1 b2 b3", "pairs=any", "2+\nb", "A w* w*:b"),
        ("g1 r2 r3|b1 b2 b3", "mistakes=penalised", "3", "A g1"),
        ("r1 r2 r3|b1 b2 b3", "", '"Quelle carte !"', 'A say "Quelle carte !"'),
        ("r1 r2 r3|b1 b2 b3|y1 y2 y3", "tribunal=true", "a bob advice", "A accuse B advice"),
        ("r1 r2 r3|b1 b2 b3|y1 y2 y3", "tribunal=true", "a\nc\n7", "A accuse C direction"),
        ("r1 r2 r3|b1 b2 b3|y1 y2 y3", "wizz=true", "3", "A r3"),
    ],
)
def test_a_turn_with_house_rules(
    hands: str, rules: str, typed: str, done: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(monkeypatch, hands, f"{typed}\n", rules=rules)
    evening.play()
    assert evening.done[:1] == [done]


@pytest.mark.parametrize(
    ("typed", "done"),
    [("3g", "A r7>left"), ("3d", "A r7>right"), ("3\ngauche", "A r7>left"), ("3-", "A r7>-"), ("p\np", "A draw")],
)
def test_a_turn_in_french(typed: str, done: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = "seven=rotate powers_optional=true"
    evening = Evening(monkeypatch, "r7 r1 r2|b1 b2 b3", f"{typed}\n", rules=rules, lang="fr")
    evening.play()
    assert evening.done[:1] == [done]


def test_in_french_p_passes_once_a_card_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """« Piocher » first, « passer » then."""
    evening = Evening(monkeypatch, "g1 g2|b1 b2", "p\np\n", lang="fr")
    evening.play()
    assert evening.done[:2] == ["A draw", "A pass"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("3z", "“3z” is no move here"),
        ("3\nz", "That is nobody and no direction here, so the card stays where it is."),
        ("1+", "You hold no twin of the red 1."),
        ("j", "You hold no twin of the top card."),
        ("s", "You hold no UNO card."),
        ("a", "That move does not exist at this table."),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_lost(typed: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "r7 r1 r2|b1 b2 b3|y1 y2 y3", f"{typed}\n", rules="seven=swap pairs=any")
    assert said in evening.play()
    assert evening.done == []


def test_a_run_goes_on_until_it_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a number its neighbours may follow. (C59)"""
    evening = Evening(monkeypatch, "r6 r7 r8 r9|b1 b2 b3 b4", "1\n1\n\n", rules="runs=true")
    shown = evening.play()
    assert "Your run goes on as long as you like: play, or stop." in shown
    assert "p stop" in shown
    evening = Evening(monkeypatch, "r6 r7 r8 r9|b1 b2 b3 b4", "1\n1\np\n", rules="runs=true")
    evening.play()
    assert evening.done == ["A r6", "A r7", "A pass"]


@pytest.mark.parametrize(
    ("hands", "rules", "typed", "done", "asked"),
    [
        ("rD r1 r2|gD b2 b3", "stacking=same", "3\nt", "A take", "take 4 cards"),
        ("rD yD r2|gD b2 b3", "stacking=same", "2\n2", "A yD", "take them, or lay a card against them."),
        ("rD wU r2|gD b2 b3", "stacking=same uno_cards=1 uno_card=shield", "2\n2", "A wU", "take 4 cards"),
        ("r1 wB r2|rD b2 b3", "boomerang_cards=1", "1\n2", "A wB", "take 2 cards"),
        ("r1 w* r2|rD b2 b3", "wild_cancels=true", "1\n2g", "A w*:g", "take 2 cards"),
        ("r1 rS r2|rD b2 b3", "deflect=both", "1\n2", "A rS", "take 2 cards"),
        ("r1 gS r2|rS b2 b3", "skip_answers_skip=true", "1\n2", "A gS", "about to miss a turn: accept it, or"),
        ("r1 g3 r2|rS b2 b3", "skip_answers_skip=true", "1\nt", "A take", "t or Enter: miss the turn"),
        ("r1 wB r2|wX b2 b3", "boomerang_cards=1 hand_swap_cards=1 hand_swap_mode=choose", "1\n2", "A wB",
         "Bob wants to swap hands with you: accept, or lay a card against it."),
    ],
)  # fmt: skip
def test_a_penalty_can_be_answered(
    hands: str, rules: str, typed: str, done: str, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(monkeypatch, hands, f"{typed}\n", rules=rules)
    shown = evening.play()
    assert asked in shown
    assert evening.done[1] == done


def test_one_of_several_plus_fours_is_challenged(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a chain each open +4 can be challenged. (C24)"""
    hands = "r1 g1 g2|w4 b2 b3|w4 y2 y3"
    evening = Evening(monkeypatch, hands, "1\nc b\n", rules="bluff_chain=true", bot=Stacker)
    assert "c challenge   c b challenge Bob" in evening.play()
    assert evening.done[:2] == ["A r1", "A challenge B"]


class Stacker(Quiet):
    """Answers with a card wherever it can."""

    def choose(self, view: View, menu: Sequence[Action]) -> Choice:
        laid = [action for action in menu if action.kind == "play"]
        return Choice(laid[0], Reason("any")) if laid else super().choose(view, menu)


def test_a_siege_says_what_it_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "r1 g2 r3|r2 b2 b3", "1\n2\n", rules="two=siege")
    shown = evening.play()
    assert "Siege! Lay a 2, or draw one card." in shown
    assert "Siege of the 2, started by Bob" in shown
    assert evening.done[1] == "A g2"


# --- out of turn --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "rules", "typed", "done", "chance"),
    [
        ("r1 r2 g9|b1 b2 b3|y1 y2 y3", "jump_in=all", "2\nj", "A r2", ""),
        ("r1 y9 r3|r9 b2 b3|r9 y2 y3", "jump_in=all", "1\n\n\n", "", ""),
        ("r1 r8 r3|r8 b2 b3|b9 y2 y3", "jump_in=all", "1\nj", "A !r8", "You can jump in with the red 8: j."),
        ("r1 w* r3|w* b2 b3|b9 y2 y3", "jump_in=all", "1\nj\nb", "A !w*:b", "the Wild: j."),
        ("r1 r8 r3|r8 b2 b3|b9 y2 y3", "jump_in=all jump_in_shout=ZUT", "1\n!", "A !r8 shout", "! shouts “ZUT”."),
        ("r1 r8 r3|r8 b2 b3|b9 y2 y3", "jump_in=all jump_in_shout=ZUT", "1\nj", "A !r8", "! shouts “ZUT”."),
        (
            "r1 wU r3|r8 b2 b3|b9 y2 y3",
            "uno_cards=1",
            "1\ns",
            "A !wU",
            "and all hands move: s.",
        ),
        ("r1 r2 r3|r0 b2 b3|b9 y2 y3", "oooh=oooh", "1\n0", 'A say "oooh"', "A 0! 0 says “oooh”."),
        ("r1 r2 r3|r0 b2 b3|b9 y2 y3", "oooh=zéro", '1\n"ZÉRO !"', 'A say "ZÉRO !"', "A 0! 0 says “zéro”."),
        ("r1 r2 r3|r0 b2 b3|b9 y2 y3", "oooh=oooh", "1\n\n", "", "A 0! 0 says “oooh”."),
    ],
)
def test_a_chance_out_of_turn(
    hands: str, rules: str, typed: str, done: str, chance: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(monkeypatch, hands, f"{typed}\n", rules=rules)
    shown = evening.play()
    assert chance in shown
    if done and chance:
        assert evening.done[1] == done
    else:
        assert len(evening.done) == 1


def test_who_forgets_the_word_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a 0 everybody says the word, or draws. (C87)"""
    evening = Evening(monkeypatch, "r1 r2 r3|r0 b2 b3|b9 y2 y3", "1\n\n", rules="oooh=oooh")
    assert "You said nothing on the 0. You draw 2 cards" in evening.play()


def test_the_word_is_said_before_the_own_move(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "r1 r2 r3|r0 b2 b3", "1\n0\n", rules="oooh=oooh")
    shown = evening.play()
    assert "0 say “oooh”" in shown
    assert evening.done[1] == 'A say "oooh"'


def test_a_jump_in_is_told_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(monkeypatch, "r1 r8 r3|r8 b2 b3|b9 y2 y3", "1\nj\n", rules="jump_in=all")
    assert "You jump in with the red 8!" in evening.play()


# --- the dealer, the wheel, the tribunal --------------------------------------------------------------------------


def met(rules: str, before: str, *, seats: int = 4, kind: str = "", seed: str = "met") -> Table:
    """A table at which A has to decide something of this kind, found by playing on."""
    for number in range(400):
        table = Table(ruleset(rules, seats), seats, FastLuck(f"{seed}|{number}"))
        table.act(NEXT)
        bots = [LEVELS["novice"](f"{number}|{seat}") for seat in range(seats)]
        for _ in range(60):
            decision = table.state.decision
            if decision is None:
                break
            menu = [action for action in table.menu(decision.seat) if action.kind not in ("timeout", "accuse")]
            is_met = decision.seat == 0 and any([re.match(before, action.text) for action in menu])
            if is_met and kind in ("", decision.kind):
                return table
            table.act(bots[decision.seat].choose(view(table, decision.seat), menu).action)
    raise AssertionError(f"never met {before}")


@pytest.mark.parametrize(
    ("rules", "before", "lang", "typed", "action", "asked"),
    [
        ("olympic", "A hand", "en", "9", "A hand 9", "how many cards for each hand?"),
        ("olympic", "A direction", "en", "r", "A direction right", "which way do we play?"),
        ("olympic", "A direction", "fr", "d", "A direction right", "dans quel sens joue-t-on ?"),
        ("olympic", "A open", "en", "o", "A open", "turn the first one up."),
        ("olympic", "A open", "fr", "", "A open", "retourne la première."),
        ("official first_wild=dealer", "A colour", "en", "b", "A colour b", "name the colour"),
        ("wizz", "A spin", "en", "w", "A spin", "spin it."),
        ("wizz", "A spin", "fr", "", "A spin", "fais-la tourner."),
    ],
)
def test_a_decision_is_asked_for_and_answered_by_a_key(
    rules: str, before: str, lang: str, typed: str, action: str, asked: str
) -> None:
    table = met(rules, before)
    assert said_and_read(table, lang, typed) == action
    assert asked in shown_to_a(table, lang)


def test_the_first_card_leaves_the_dealer_its_choices() -> None:
    """First card as if the dealer had laid it. (C93)"""
    table = met("olympic", "A [rygb]7>left", kind="colour")
    card = table.state.top.text
    assert " 7 counts as laid by you: choose what goes with it." in shown_to_a(table, "en")
    assert said_and_read(table, "en", "l") == f"A {card}>left"
    assert said_and_read(table, "en", "-") == f"A {card}>-"
    table = met("official first_draw_four=dealer_plays targeted_draw_four_cards=4", "A wT:", kind="colour")
    assert said_and_read(table, "en", "gc") == "A wT:g>C"


def test_the_wheel_lets_one_keep_two_cards() -> None:
    table = met("wizz", "A keep")
    hand = view(table, 0).hand
    for typed in ("1 3", "1,3", "1+3"):
        assert said_and_read(table, "en", typed) == f"A keep {hand[0].text} {hand[2].text}"
    assert "Keep two cards: type their numbers." in shown_to_a(table, "en")
    read = Reader(Texts("en"), NAMES).read("1 1", view(table, 0), table.menu(0))
    assert read.complaint == ("two-numbers", {})


def test_the_wheel_lets_one_drop_a_number_a_colour_or_a_card() -> None:
    for before in (r"A drop \d$", r"A drop [rygb]$", r"A drop [rygbRYGB]\d"):
        table = met("wizz", before)
        menu = table.menu(0)
        for action in menu:
            if action.kind == "drop":
                typed = as_typed(action, view(table, 0), Texts("en"), NAMES)
                assert said_and_read(table, "en", typed) == action.text
        assert "et rid of" in shown_to_a(table, "en")
    table = met("wizz", "A race")
    hand = view(table, 0).hand
    assert said_and_read(table, "fr", "2") == f"A race {hand[1].text}"
    assert "C’est la course" in shown_to_a(table, "fr")


def test_the_tribunal_asks_for_a_vote() -> None:
    """The others vote. (C86)"""
    table = Table(ruleset("official tribunal=true", 4), 4, FastLuck("vote"))
    table.act(NEXT)
    table.act(read("B accuse C camouflet"))
    table.act(read("D no"))
    assert "The tribunal asks" in shown_to_a(table, "en")
    assert "y yes   n no" in shown_to_a(table, "en")
    assert said_and_read(table, "en", "y") == "A yes"
    assert said_and_read(table, "fr", "n") == "A no"
    assert said_and_read(table, "fr", "oui") == "A yes"


def said_and_read(table: Table, lang: str, typed: str) -> str:
    """What A's line means now."""
    found = Reader(Texts(lang), NAMES).read(typed, view(table, 0), menu_of(table)).action
    assert found is not None
    assert table.allows(found)
    return found.text


def menu_of(table: Table) -> list[Action]:
    return [action for action in table.menu(0) if action.kind != "timeout"]


def shown_to_a(table: Table, lang: str) -> str:
    """The advice and the keys."""
    texts, seen = Texts(lang), view(table, 0)
    rows = keys(seen, menu_of(table), texts, NAMES, 78)
    assert max([line.cell_len for line in rows]) <= 78
    said = [advice(seen, menu_of(table), texts, NAMES), *[line.plain for line in rows]]
    return " ".join(said).replace("\u00a0", " ")


# --- what is seen -------------------------------------------------------------------------------------------------


def page(table: Table, lang: str) -> str:
    layout = Layout(Texts(lang), Screen(io.StringIO()), ["You", *NAMES[1 : table.state.seats]])
    return "\n".join([line.plain for line in layout.page(view(table, 0), [], set(), [])])


def test_the_table_shows_what_has_to_be_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    rules = "teams=2 jump_in=all cursed_cards=true mistakes=penalised uno_cards=1 seven=swap"
    table = Table(ruleset(f"official {rules}", 4), 4, FastLuck("seen"))
    table.act(NEXT)
    state = table.state
    state.hands[1][0] = cards("wU")[0]
    state.owed[2] = 1
    shown = page(table, "en")
    assert re.search(r"Bob 7 team 2 ○ ", shown)
    assert re.search(r"Clara 7 team 1 will miss a turn ", shown)
    assert "Cursed: " in shown
    assert "A wrong card costs 2 cards" in shown
    assert "A twin of this card may jump in" in shown


def test_hands_that_lie_face_down_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sees his cards before the first one is turned up. (C86)"""
    monkeypatch.setenv("COLUMNS", "80")
    table = met("olympic", "A open")
    assert "cards lie face down." in page(table, "en")
    assert UNKNOWN not in view(table, 0).hand


# --- every preset, to the end -------------------------------------------------------------------------------------

#: What is tried in turn where no card fits, or something is asked: one of these is always right.
ANYTHING = ("", "b", "1", "t", "e", "d", "p", "g", "l", "9", "1 2", "o", "n", "r", "j", "v")
#: Typed now and then in between: none of it moves the game, nor costs anything.
BETWEEN = ("h", "i", "?", "zz", "99", "u", "s", '"Il fait beau"', "0", "q", "")


class Typist:
    """Types the first number in brackets, now and then something idle, and else what may be right."""

    def __init__(self, shown: io.StringIO) -> None:
        self.shown = shown
        self._read = self._typed = self._tried = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        shown = self.shown.getvalue()
        news, self._read = shown[self._read :], len(shown)
        self._typed += 1
        assert self._typed < 4000, news
        if self._typed % 7 == 0:
            return f"{BETWEEN[self._typed // 7 % len(BETWEEN)]}\n"
        fitting = re.search(r"\[(\d+)\]", news)
        if fitting is None:
            self._tried += 1
            return f"{ANYTHING[self._tried % len(ANYTHING)]}\n"
        is_second_last = (
            not re.search(r"\b3\b", news.rpartition(fitting[0])[2].partition("\n")[0]) and fitting[1] < "3"
        )
        self._tried = 0
        return f"{fitting[1]}{'u' if is_second_last else ''}\n"


ENGLISH = (
    "you your the cards plays draws draw play pass round player left enter colour take takes turn turned swap hand "
    "yellow green blue skip reverse wild twin call calls catch hint help rules leave deals wins siege wheel jump"
)


@pytest.mark.parametrize("preset", presets())
def test_a_match_of_every_preset_can_be_played(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two rounds of it, or the whole match where it is one; it looks intended in both languages."""
    length = {"quick": "", "challenge": " target=60"}.get(preset, " rounds=2")
    monkeypatch.setenv("COLUMNS", "80")
    for lang, over in (("en", r"(wins?|win)\s+the\s+match"), ("fr", r"gagnes?\s+la\s+partie|victoire\s+partagée")):
        paper = io.StringIO()
        monkeypatch.setattr(sys, "stdin", Typist(paper))
        monkeypatch.setattr(sys, "stdout", paper)
        arguments = ["play", "--seed", "every", "--bots", "sharp", "--rules", preset + length, "--lang", lang]
        assert run(arguments) == 0
        shown = paper.getvalue()
        assert re.search(over, shown), shown[-500:]
        assert max([len(line) for line in shown.splitlines()]) <= 80
        if lang == "fr":
            said = re.sub(r"\w+=\w+", "", shown.lower())
            assert set(re.findall(r"[a-z]+", said)) & set(ENGLISH.split()) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", ["olympic", "teams", "cursed"])
def test_a_table_of_house_rules_fits_on_24_rows(preset: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    for players in (4, 6, 8, 10):
        table = met(f"{preset} hand_size=15 hidden_deal=false", "A ", seats=players, kind="turn")
        texts, seen, menu = Texts(lang), view(table, 0), menu_of(table)
        layout = Layout(texts, Screen(io.StringIO()), NAMES[:players])
        foot = keys(seen, menu, texts, NAMES, 78)
        told = ["Something has happened that takes two whole lines to tell. " * 2] * 9
        shown = layout.page(seen, told, set(), [*foot, *foot[:1]])
        assert len(shown) <= 23
        assert max([line.cell_len for line in shown]) <= 80
