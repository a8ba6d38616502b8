"""Every preset in the browser: a table of it is dealt, shown, and played at, whatever the page offers to do."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest
from brisk import Overheard, offer, open_table, seat_at, serving_briskly
from playwright.sync_api import Error, Page, expect
from visiting import Visits

from pioche.presets import presets

#: A click that comes so soon after a move is taken for the second half of a double click, in milliseconds.
ECHO: Final = 320
#: So many moves are made at each table, in so many seconds at most.
MOVES: Final = 3
PATIENCE: Final = 20


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving_briskly() as where:
        yield where


def _play(page: Page, heard: Overheard) -> Counter[str]:
    """A few moves by clicks; what was decided."""
    decided: Counter[str] = Counter()
    controls = page.get_by_role("region", name="Your place")
    choices = controls.locator(".choices")

    def is_on() -> bool:
        return heard.decision != "" or heard.stage == "over"

    while sum(decided.values()) < MOVES and heard.stage != "over":
        assert heard.wait(is_on, PATIENCE), f"nothing to decide in {PATIENCE} s: {heard.view}"
        done, kind = len(heard.answers), heard.decision
        asking = choices.count()
        button = offer(controls)
        if button is None:
            page.wait_for_timeout(20)
            continue
        try:
            button.click(position={"x": 14, "y": 20}, timeout=1500)
        except Error:  # It was meanwhile decided otherwise.
            continue
        heard.wait(lambda at=done, was=asking: len(heard.answers) > at or choices.count() != was, 1)
        if len(heard.answers) > done:
            decided[kind] += 1
            page.wait_for_timeout(ECHO)
    return decided


def test_every_preset_is_playable(visits: Visits, address: str) -> None:
    page = visits.come("/", size=(390, 844))
    heard = Overheard(page)
    decided: Counter[str] = Counter()
    for preset in presets():
        code, token = open_table(address, preset, 4 if preset == "teams" else 3)
        seat_at(page, code, token)
        heard.stage, heard.view = "", {}
        heard.answers.clear()
        page.goto(f"{address}/t/{code}")
        # Where one deals oneself, how and how many is asked first.
        card = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("listitem").first
        expect(card.or_(page.get_by_text("You deal:")).first).to_be_visible()
        if card.is_visible():
            expect(page.locator("[data-spot=pile] [data-card]").first).to_be_visible()
        expect(page.locator(".scene-turn")).to_contain_text(re.compile("Your turn|is up"))
        decided += _play(page, heard)
        refused = [answer for answer in heard.answers if answer["status"] not in ("accepted", "stale")]
        assert refused == [], f"{preset}: what was offered was not accepted"
        assert visits.complaints == [], preset
    assert decided["turn"] >= len(presets())
