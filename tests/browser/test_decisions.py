"""Every sort of move that a menu of the scenarios lists, made with the controls of the page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any, Final, get_args

import pytest
from playing import SPEECH
from playwright.sync_api import Locator, expect
from positions import act, lay
from test_scenarios import ALL
from told import NAMES, Player
from visiting import Lang, Visits, picture

from pioche.catalogue import ruleset
from pioche.engine.actions import NEXT, SEATS, Action, plain
from pioche.engine.luck import FastLuck
from pioche.engine.table import Table
from pioche.scenarios import PLAYS, Scenario, table_after
from pioche.server.messages import Move, MoveKind, encode
from pioche.server.wire import move_of
from pioche.texts import capital

#: Whose decision it is, by its kind, and `-` for what is done out of turn.
DECISIONS: Final = ("-", "turn", "answer", "drawn", "colour", "deal", "run", "spin", "keep", "drop", "vote")
COLOURS: Final = {"r": "Red", "y": "Yellow", "g": "Green", "b": "Blue"}
KINDS: Final = {"play": "On my turn", "jump": "Jump in", "slip": "Slip it in"}
AIMS: Final = {"left": "To the left", "right": "To the right", "-": "Without its power", "": "Use its power"}
WITH_CARD: Final = ("play", "jump", "slip", "keep", "drop", "race")
Sort = tuple[object, ...]


class Found:
    """A position in which a seat can make a move of some sort."""

    def __init__(self, scenario: Scenario, seat: int, move: Move) -> None:
        self.scenario: Final = scenario
        self.seat: Final = seat
        self.move: Final = move


@cache
def sorts() -> dict[str, dict[Sort, Found]]:
    """By decision, every sort of move that is possible somewhere in the scenarios."""
    found: dict[str, dict[Sort, Found]] = {decision: {} for decision in DECISIONS}
    for _, scenario in ALL:
        for begun in _beginnings(scenario):
            table = table_after(begun)
            decision = table.state.decision
            for seat in range(table.state.seats):
                due = decision.kind if decision is not None and decision.seat == seat else "-"
                for action in table.menu(seat):
                    # Who has called may call again, and the page has nothing for it.
                    if action.kind != "timeout" and not (action.kind == "uno" and "uno" in table.badges(seat)):
                        found[due].setdefault(_sort(action), Found(begun, seat, move_of(action)))
    return found


def _beginnings(scenario: Scenario) -> Iterator[Scenario]:
    """A scenario as far as its first move, its second one, and so on."""
    for end, ((_, one, _), (_, two, _)) in enumerate(pairwise([*scenario.lines, (0, "expect", "")]), 1):
        if two in PLAYS and one not in ("expect", "refuse"):
            yield Scenario(scenario.title, scenario.line, scenario.lines[:end])


def _sort(action: Action) -> Sort:
    aim = "seat" if action.aim and action.aim in SEATS else action.aim
    word = "number" if action.word.isdecimal() else "" if action.kind == "accuse" else action.word
    power = action.cards[0].text[1] if action.aim and action.cards else ""
    return action.kind, len(action.cards), bool(action.colour), aim, word, power


# --- what a person does -------------------------------------------------------------------------------------------


def _make(player: Player, move: Move) -> list[dict[str, Any]]:
    """Make this move, answering what is asked; what was sent."""
    decision = player.told.table.state.decision
    is_first_card = move.kind == "play" and decision is not None and decision.kind == "colour"
    if move.kind == "catch":
        player.page.get_by_role("button", name=f"Catch {_name(move)}, who has not called Uno").click()
    elif move.kind == "uno":
        player.press("Call Uno")
    elif move.kind == "accuse":
        player.press("More")
        player.press("Accuse…")
        _answer(player, move, [one for one in player.told.menu() if one.kind == "accuse"])
    elif move.kind == "keep":
        player.card(move.cards[0])
        player.card(move.cards[1], int(move.cards[0] == move.cards[1]))
    elif move.cards and move.kind in WITH_CARD and not is_first_card:
        player.card(move.cards[0])
        _answer(player, move, [one for one in player.told.menu() if one.cards[:1] == move.cards[:1]])
    else:
        same = [one for one in player.told.menu() if one.kind == move.kind]
        if len(same) == 1 or move.word or move.kind in ("challenge", "colour"):
            player.press(_label(move, player.controls))
        else:
            _answer(player, move, same)
    return player.sent()


def _answer(player: Player, move: Move, moves: list[Move]) -> None:
    """One question after another, until one move is left."""
    for field in ("kind", "cards", "colour", "aim", "word"):
        if len({getattr(one, field) for one in moves}) > 1:
            player.press(_option(field, move, player.controls))
            moves = [one for one in moves if getattr(one, field) == getattr(move, field)]


def _name(move: Move) -> str:
    return NAMES[SEATS.index(move.aim)]


def _label(move: Move, controls: Locator) -> str:
    """What the button of the action bar is called."""
    names = {
        "draw": "Draw", "spin": "Spin the wheel", "open": "Turn it up", "hand": f"{move.word} cards",
        "direction": f"To the {move.word}", "vote": "Yes, guilty" if move.word == "yes" else "No, all fine",
        "colour": COLOURS.get(move.colour, ""), "drop": COLOURS.get(move.word, f"All {move.word}s"),
        "challenge": f"Challenge {_name(move)}" if move.aim else "Challenge",
    }  # fmt: skip
    several = {"pass": ("Pass", "Keep", "Stop"), "take": ("Take", "Miss the turn", "Swap hands")}
    if move.kind in names:
        return names[move.kind]
    buttons = controls.get_by_role("group", name="What you can do").get_by_role("button")
    buttons.first.wait_for()
    shown = [button.locator("span").last.inner_text() for button in buttons.all()]
    return next(text for text in shown if text.startswith(several[move.kind]))


def _option(field: str, move: Move, controls: Locator) -> str:
    """What the answer to a question is called."""
    if field == "cards":
        return "Just the one" if len(move.cards) == 1 else controls.get_by_text("Both: ").inner_text()
    if field == "aim":
        return AIMS.get(move.aim) or _name(move)
    options = {"kind": KINDS, "colour": COLOURS}
    return options[field][getattr(move, field)] if field in options else move.word.capitalize()


# --- the tests ----------------------------------------------------------------------------------------------------


def test_the_scenarios_have_every_kind_of_move() -> None:
    kinds = {move.move.kind for found in sorts().values() for move in found.values()}
    assert kinds == {*get_args(MoveKind)} - {"say", "peek"}


@pytest.mark.parametrize("decision", DECISIONS)
def test_every_move_has_its_control(visits: Visits, decision: str) -> None:
    page = visits.come("/rules", size=(360, 740))
    wrong: list[str] = []
    assert sorts()[decision]
    for sort, found in sorts()[decision].items():
        case = f"{sort} {found.move} in “{found.scenario.title}”"
        try:
            player = Player(page, table_after(found.scenario), found.seat)
            assert found.move in player.told.menu()
            sent = _make(player, found.move)
        except Exception as error:  # The others are still worth trying.
            wrong.append(f"{case}: {str(error)[:600]}")
            continue
        if sent != [json.loads(encode(found.move))]:
            wrong.append(f"{case}: sent {sent}")
    assert not wrong, "\n".join(wrong)


# --- what stands in no menu ---------------------------------------------------------------------------------------

OTHERS: Final = "| B: g1 g2 g3 | C: g4 g5"


def test_uno_is_called_with_the_next_card(visits: Visits) -> None:
    player = Player(visits.come("/rules"), lay(f"A: r1 b5 y2 {OTHERS}", "b7"))
    player.press("Call Uno with your next card")
    player.card("b5")
    assert player.sent() == [{"kind": "play", "cards": ["b5"], "uno": True}]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("rules", ["official", "wizz", "official uno_call=before_play uno_required=true"])
def test_uno_that_is_called_is_pressed_and_calm(visits: Visits, lang: Lang, rules: str) -> None:
    say = SPEECH[lang]
    player = Player(visits.come("/rules", lang), lay(f"A: r1 b5 {OTHERS}", "b7", rules))
    player.press(say("web-play-uno-now"))
    called = player.page.get_by_role("button", name=say("web-play-uno-called"), pressed=True)
    expect(called).to_be_visible()
    player.card("b5")
    expect(player.page.get_by_role("list", name=say("web-play-hand", n=1))).to_be_visible()
    expect(called).to_be_visible()
    expect(called).not_to_have_class(re.compile("urgent"))
    expect(player.controls.get_by_text(say("web-play-advice-uno"))).to_have_count(0)
    picture(player.page, f"uno-called-{lang}")


def test_uno_is_urgent_only_while_it_can_be_caught(visits: Visits) -> None:
    player = Player(visits.come("/rules"), lay(f"A: r1 b5 {OTHERS}", "b7"))
    player.card("b5")
    expect(player.controls.get_by_text("One card left: call Uno!")).to_be_visible()
    expect(player.page.get_by_role("button", name="Call Uno")).to_have_class(re.compile("urgent"))
    player.press("Call Uno")
    expect(player.page.get_by_role("button", name="Uno is called", pressed=True)).to_be_visible()
    assert player.sent()[-1] == {"kind": "uno"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_how_it_ended_is_never_cut_off(visits: Visits, lang: Lang) -> None:
    say = SPEECH[lang]
    table = act(lay("A: r1 b5 y2 | B: g1 g2 g3 | C: w4 b1 b2 g5 y4 y6 r8", "b7", turn=2), "C w4:r")
    player = Player(visits.come("/rules", lang, size=(360, 740)), table)
    player.press(say("web-play-do-challenge"))
    words = player.page.locator(".scene-words .words")
    end = capital(say("drew", who="Clara", n=4))
    expect(words).to_contain_text(end)
    expect(words.get_by_text(end)).to_be_visible()
    beginning = say("told-challenged", who="you", whom="Clara")
    expect(words.get_by_text(beginning)).to_be_hidden()  # There is no room for all of it: it stands in the story.
    assert words.evaluate("one => one.scrollHeight <= one.clientHeight + 2")
    lines = words.evaluate("one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)")
    assert round(lines) <= 2
    picture(player.page, f"ended-{lang}")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_four_that_would_be_a_bluff_is_told_from_others(visits: Visits, lang: Lang) -> None:
    say = SPEECH[lang]
    player = Player(visits.come("/rules", lang), lay(f"A: w4 b5 w* {OTHERS}", "b8"))
    line = say("web-play-advice-turn", kind="number", sign=8, colour="b", wild="w*", way="draw", bluff="yes")
    expect(player.controls.get_by_text(line)).to_be_visible()
    picture(player.page, f"bluff-line-{lang}")
    player.press(say("web-play-card-bluff", card="+4"))
    expect(player.controls.get_by_text(say("web-play-bluff", colour="b"))).to_be_visible()
    picture(player.page, f"bluff-asked-{lang}")


def test_the_word_of_a_jump_in_is_shouted_with_it(visits: Visits) -> None:
    table = act(lay("A: b5 r5 y7 | B: b5 g2 g3 | C: g4 g5", "b2", "house_rules jump_in_shout=RAPIDO", turn=1), "B b5")
    player = Player(visits.come("/rules"), table)
    player.press("Shout “RAPIDO” when jumping in")
    player.card("b5")
    assert player.sent() == [{"kind": "jump", "cards": ["b5"], "shout": True}]


def test_a_zero_is_answered_with_its_word(visits: Visits) -> None:
    table = act(lay("A: r1 b5 y7 | B: g1 g2 | C: b0 g5", "b5", "official oooh=oooh", turn=2), "C b0")
    player = Player(visits.come("/rules"), table)
    player.press("“oooh!”")
    assert player.sent() == [{"kind": "say", "word": "oooh"}]


def test_a_hidden_hand_is_looked_at(visits: Visits) -> None:
    table = Table(ruleset("official hidden_deal=true", 3), 3, FastLuck("hidden"))
    table.act(NEXT)
    seat = next(seat for seat in range(3) if not table.allows(plain("open", seat)))
    player = Player(visits.come("/rules"), table, seat)
    player.card("??")
    assert player.sent() == [{"kind": "peek"}]


def test_what_is_not_in_the_menu_is_tried_and_refused_in_words(visits: Visits) -> None:
    player = Player(visits.come("/rules"), lay(f"A: r1 b5 {OTHERS}", "b7"))
    player.card("r1")
    assert player.sent() == [{"kind": "play", "cards": ["r1"]}]
    expect(player.controls.get_by_role("alert")).not_to_be_empty()


def test_a_penalised_table_lets_one_draw_out_of_turn(visits: Visits) -> None:
    table = lay(f"A: r1 b5 {OTHERS}", "b7", "official mistakes=penalised", turn=1)
    player = Player(visits.come("/rules"), table)
    player.press("More")
    player.press("Draw anyway")
    assert player.sent() == [{"kind": "draw"}]


def test_where_a_wrong_catch_is_priced_everybody_can_be_caught_and_nothing_tells_who_rightly(visits: Visits) -> None:
    table = act(lay("A: r1 b5 | B: g1 b7 | C: g4 g5", "b2", "official false_catch_cards=2", turn=1), "B b7")
    player = Player(visits.come("/rules"), table)
    catches = player.page.get_by_role("button", name=re.compile("^Catch"))
    expect(catches).to_have_count(2)
    written = "({ attributes, innerHTML }) => [...attributes].map((one) => one.name + one.value).sort() + innerHTML"
    right, wrong = [one.evaluate(written) for one in catches.all()]
    assert right.replace("Ben", "Clara") == wrong
    expect(player.controls.get_by_role("paragraph")).not_to_contain_text("Ben")
    player.page.get_by_role("button", name="Catch Clara").click()
    assert player.sent() == [{"kind": "catch", "aim": "C"}]
    expect(player.controls.get_by_role("alert")).to_contain_text("nobody to catch")
    expect(player.page.get_by_role("list", name="Your hand: 4 cards")).to_be_visible()
