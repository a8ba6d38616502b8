"""The pages in a browser: the first one, and the way from there to a table."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import expect
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
