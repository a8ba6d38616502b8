"""The pages in a browser: the first one, and the way from there to a table."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import WebSocketRoute, expect
from visiting import Visits, barriers, picture

PLAY_NOW = {"en": "Play now", "fr": "Jouer maintenant"}
HAND = {"en": "Your hand", "fr": "Ta main"}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_first_page_keeps_nobody_out(
    visits: Visits, lang: Literal["en", "fr"], theme: Literal["light", "dark"]
) -> None:
    page = visits.come("/", lang, theme)
    expect(page.get_by_role("button", name=PLAY_NOW[lang])).to_be_visible()
    assert page.locator("html").get_attribute("lang") == lang
    picture(page, f"landing-{lang}-{theme}")
    assert barriers(page) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_click_leads_to_a_dealt_table(visits: Visits, lang: Literal["en", "fr"]) -> None:
    page = visits.come("/", lang)
    page.get_by_role("button", name=PLAY_NOW[lang]).click()
    expect(page).to_have_url(re.compile("/t/[0-9A-Z]{10}$"))
    hand = page.get_by_role("list", name=HAND[lang]).get_by_role("listitem")
    expect(hand.nth(6)).to_be_visible()
    picture(page, f"table-{lang}")
    assert barriers(page) == []
    page.reload()
    expect(hand.nth(6)).to_be_visible()
    tab = visits.open(page.context, page.url.removeprefix(visits.address))
    expect(tab.get_by_role("list", name=HAND[lang]).get_by_role("listitem").nth(6)).to_be_visible()


def test_a_chosen_language_and_theme_stay(visits: Visits) -> None:
    page = visits.come("/", "en")
    page.get_by_label("Language").select_option("fr")
    page.get_by_label("Thème").select_option("dark")
    page.reload()
    expect(page.get_by_role("button", name="Jouer maintenant")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(17, 23, 28)"


def test_a_page_that_is_not_there_says_so(visits: Visits) -> None:
    page = visits.come("/replay/none")
    expect(page.get_by_role("heading")).to_be_visible()
    page.get_by_role("link").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_move_goes_to_the_server_and_comes_back(visits: Visits) -> None:
    page = visits.come("/")
    page.get_by_role("button", name="Play now").click()
    menu = page.get_by_role("list", name="What you can do").get_by_role("button")
    expect(menu.first).to_be_visible(timeout=30_000)
    said = page.get_by_role("main").get_by_role("status").inner_text()
    menu.first.click()
    expect(page.get_by_role("main").get_by_role("status")).not_to_have_text(said)


def test_a_lost_connection_is_shown_and_comes_back(visits: Visits) -> None:
    page = visits.come("/")
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        if len(lines) in (1, 2):  # After the first line is cut, two tries fail.
            line.close(code=1012)
        else:
            line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/ws/"), through)
    page.get_by_role("button", name="Play now").click()
    hand = page.get_by_role("list", name="Your hand").get_by_role("listitem")
    expect(hand.nth(6)).to_be_visible()
    lines[0].close(code=1012)
    bar = page.get_by_text("The connection is lost.")
    expect(bar).to_be_visible()
    expect(bar).to_have_count(0)
    assert len(lines) == 4
    expect(hand.first).to_be_visible()


def test_all_scripts_together_are_small(visits: Visits) -> None:
    """90 kB, compressed, is what look and play may weigh."""
    page = visits.come("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    sent = "performance.getEntriesByType('resource').map((one) => [one.name, one.encodedBodySize])"
    weight = sum([size for name, size in page.evaluate(sent) if name.endswith(".js")])
    assert 20_000 < weight <= 90_000
