"""Every sort of move that a menu of the scenarios lists, made with the controls of the page, in the scenario's position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import BrowserContext, Locator, Page
from positions import lay
from test_scenarios import ALL
from told import CODE, NAMES, SEATED, Told
from visiting import Visits

from pioche.engine.actions import SEATS, Action
from pioche.engine.table import Table
from pioche.scenarios import PLAYS, Scenario, table_after
from pioche.server.messages import Move
from pioche.server.wire import move_of

#: Whose decision it is, by its kind, and `-` for what is done out of turn.
DECISIONS: Final = ("-", "turn", "answer", "drawn", "colour", "deal", "run", "spin", "keep", "drop", "vote")
COLOURS: Final = {"r": "Red", "y": "Yellow", "g": "Green", "b": "Blue"}
KINDS: Final = {"play": "On my turn", "jump": "Jump in", "slip": "Slip it in"}
AIMS: Final = {"left": "To the left", "right": "To the right", "-": "Without its power", "": "Let it act"}
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
                    if action.kind != "timeout":
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


@pytest.fixture
def person(visits: Visits) -> BrowserContext:
    """Somebody who has a seat at every table that is told of."""
    context = visits.come("/rules", size=(360, 740)).context
    context.add_init_script(SEATED)
    context.route("**/api/tables/**", lambda route: route.fulfill(json={"match": 1, "rounds": []}))
    return context


class Player:
    """Somebody at a table that is told of."""

    def __init__(self, person: BrowserContext, address: str, table: Table, seat: int) -> None:
        self.page: Final[Page] = person.pages[0]
        self.told: Final = Told(table, seat)
        self.told.serve(self.page)
        self.page.goto(f"{address}/t/{CODE}")
        self.controls: Final = self.page.get_by_role("region", name="What you can do")

    def press(self, name: str) -> None:
        """The one button that is called so."""
        self.controls.get_by_role("button", name=name, exact=True).click()

    def card(self, text: str, nth: int = 0) -> None:
        """Tap a card where the next one does not cover it."""
        self.controls.locator(f'[data-card="{text}"] button').nth(nth).click(position={"x": 14, "y": 24})

    def make(self, move: Move) -> list[dict[str, Any]]:
        """Make this move, answering what is asked; what was sent."""
        decision = self.told.table.state.decision
        is_first_card = move.kind == "play" and decision is not None and decision.kind == "colour"
        if move.kind == "catch":
            self.page.get_by_role("button", name=f"Catch {_name(move)}, who has not called Uno").click()
        elif move.kind == "uno":
            self.press("Call Uno")
        elif move.kind == "accuse":
            self.press("More")
            self.press("Accuse…")
            self._answer(move, [one for one in self.told.menu() if one.kind == "accuse"])
        elif move.kind == "keep":
            self.card(move.cards[0])
            self.card(move.cards[1], int(move.cards[0] == move.cards[1]))
        elif move.cards and move.kind in WITH_CARD and not is_first_card:
            self.card(move.cards[0])
            self._answer(move, [one for one in self.told.menu() if one.cards[:1] == move.cards[:1]])
        else:
            same = [one for one in self.told.menu() if one.kind == move.kind]
            if len(same) == 1 or move.word or move.kind in ("challenge", "colour"):
                self.press(_label(move, self.controls))
            else:
                self._answer(move, same)
        return self.sent()

    def _answer(self, move: Move, moves: list[Move]) -> None:
        """One question after another, until one move is left."""
        for field in ("kind", "cards", "colour", "aim", "word"):
            if len({getattr(one, field) for one in moves}) > 1:
                self.press(_option(field, move, self.controls))
                moves = [one for one in moves if getattr(one, field) == getattr(move, field)]

    def sent(self) -> list[dict[str, Any]]:
        for _ in range(200):
            if self.told.asked:
                break
            self.page.wait_for_timeout(10)
        return self.told.asked


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


@pytest.mark.parametrize("decision", DECISIONS)
def test_every_move_has_its_control(person: BrowserContext, address: str, decision: str) -> None:
    wrong: list[str] = []
    assert sorts()[decision]
    for sort, found in sorts()[decision].items():
        case = f"{sort} {found.move} in “{found.scenario.title}”"
        try:
            player = Player(person, address, table_after(found.scenario), found.seat)
            assert found.move in player.told.menu()
            sent = player.make(found.move)
        except Exception as error:  # The others are still worth trying.
            wrong.append(f"{case}: {str(error)[:600]}")
            continue
        if sent != [msgspec.to_builtins(found.move)]:
            wrong.append(f"{case}: sent {sent}")
    assert not wrong, "\n".join(wrong)
