"""A whole match by keyboard alone, from the first page to the winner, and the focus is never lost on the way."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from brisk import Overheard, serving_briskly
from playwright.sync_api import Page, expect
from positions import lay
from told import Player
from visiting import Visits

#: A match is over in a few rounds.
RULES = "official target=120"
#: Whether anything has the focus.
HAS_FOCUS = "document.activeElement !== null && document.activeElement !== document.body"
#: Cards that can be laid, by their place in the hand.
FITTING = """
[...document.querySelectorAll('.play li')].flatMap((one, at) => (one.querySelector('.mark') ? [at] : []))
"""
FOCUSED_CARD = "[...document.querySelectorAll('.play li button')].indexOf(document.activeElement)"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving_briskly() as where:
        yield where


def _tab_to(page: Page, name: str) -> None:
    """Tab until the button that is called so has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.innerText?.trim()") == name:
            return
    pytest.fail(f"{name!r} cannot be reached by Tab")


def _walk_to(page: Page, place: int) -> bool:
    """Along the hand by the arrow keys."""
    page.keyboard.press("h")
    for _ in range(30):
        at = int(page.evaluate(FOCUSED_CARD))
        if at == place or at < 0:
            return at == place
        page.keyboard.press("ArrowRight" if at < place else "ArrowLeft")
    return False


def _decide(page: Page, heard: Overheard) -> None:
    """Do something that is possible, by keys."""
    if page.locator(".choices").count():
        page.keyboard.press("Enter")
        return
    fitting = page.evaluate(FITTING)
    if fitting:
        if len(heard.view["shown"][heard.view["viewer"]]) == 2 and page.locator(".uno[aria-pressed=false]").count():
            page.keyboard.press("u")
        if _walk_to(page, fitting[0]):
            page.keyboard.press("Enter" if heard.view["version"] % 2 else "Space")
        return
    kinds = {move["kind"] for move in heard.menu}
    for kind, key in (("colour", "b"), ("take", "t"), ("draw", "d"), ("pass", "p")):
        if kind in kinds:
            page.keyboard.press(key)
            return


def test_a_match_is_played_by_keyboard_alone(visits: Visits, address: str) -> None:
    page = visits.come(f"/?rules={RULES.replace(' ', '%20')}")
    heard = Overheard(page)
    _tab_to(page, "Play now")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("list", name=re.compile("^Your hand"))).to_be_visible()
    assert heard.wait(lambda: page.evaluate(HAS_FOCUS), 1), "the focus is lost on the way to the table"
    lost = ""
    for _ in range(600):
        if heard.stage == "over":
            break
        assert heard.wait(lambda: heard.decision != "" or heard.stage in ("between", "over"), 20)
        if heard.decision:
            version, done = heard.view["version"], len(heard.answers)
            _decide(page, heard)
            heard.wait(lambda v=version, at=done: heard.view["version"] > v and len(heard.answers) > at, 0.4)
            # A moment is allowed in which the focus moves on.
            if heard.stage == "playing" and not heard.wait(lambda: page.evaluate(HAS_FOCUS), 0.5):
                lost += f"after {heard.asked[-1:]} at version {version}; "
        else:
            heard.wait(lambda: heard.stage != "between", 20)
            if heard.stage == "playing" and not heard.wait(lambda: page.evaluate(HAS_FOCUS), 1):
                lost += f"in round {heard.view['round']}; "
    assert heard.stage == "over"
    assert lost == "", f"the focus is lost: {lost}"
    expect(page.get_by_role("heading", name=re.compile("wins? the match!"))).to_be_focused()
    _tab_to(page, "Play again")


def test_a_question_mark_shows_the_keys_and_escape_leaves(visits: Visits, address: str) -> None:
    page = visits.come("/")
    heard = Overheard(page)
    _tab_to(page, "Play now")
    page.keyboard.press("Space")
    expect(page.get_by_role("list", name=re.compile("^Your hand"))).to_be_visible()
    assert heard.wait(lambda: heard.decision != "")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog")
    expect(keys).to_contain_text("go to your hand")
    # What is pressed at the dialog is not meant for the table.
    page.keyboard.press("d")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    assert heard.asked == []


def test_escape_cancels_a_choice_and_gives_the_focus_back(visits: Visits) -> None:
    player = Player(visits.come("/rules"), lay("A: w* r1 y8 | B: g1 g2 | C: g4 g5", "b7"))
    page = player.page
    expect(player.controls).to_be_visible()
    assert _walk_to(page, int(page.evaluate(FITTING)[0]))
    page.keyboard.press("Enter")
    choices = page.get_by_role("group", name="Which colour?")
    expect(choices.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(choices).to_be_hidden()
    expect(player.controls.locator("[data-card='w*'] button")).to_be_focused()
    assert player.told.asked == []
    page.keyboard.press("Enter")
    page.keyboard.press("g")
    assert player.sent() == [{"kind": "play", "cards": ["w*"], "colour": "g"}]
