"""The first page, and what holds on every page: its language and theme, its weight, what is not there."""

from __future__ import annotations

import re

import pytest
from playing import SPEECH, Seat
from playwright.sync_api import expect
from visiting import DESK, PHONE, Lang, Theme, Visits, barriers, picture


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_first_page_keeps_nobody_out(visits: Visits, lang: Lang, theme: Theme) -> None:
    page = visits.come("/", lang, theme, PHONE if lang == "en" else DESK)
    expect(page.get_by_role("button", name=SPEECH[lang]("web-play-now"))).to_be_visible()
    assert page.locator("html").get_attribute("lang") == lang
    picture(page, f"landing-{lang}-{theme}")
    assert barriers(page) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_click_leads_to_cards_and_the_next_plays_one(visits: Visits, lang: Lang) -> None:
    page = visits.come("/", lang)
    seat = Seat(page, lang)
    page.get_by_role("button", name=seat.say("web-play-now")).click()
    expect(page).to_have_url(re.compile("/t/[0-9A-Z]{10}$"))
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_focused()  # Heard, and never seen: it would lie over the table.
    box = heading.bounding_box()
    assert box is not None
    assert box["width"] <= 1
    # On a machine that has nothing else to do it is well under two seconds.
    expect(seat.cards.nth(6)).to_be_visible(timeout=4_000)
    seat.play_until(seat.fitting)
    what = page.get_by_role("region", name=seat.say("web-play-place")).get_by_role("paragraph")
    expect(what.filter(has_text=re.compile(r"\w")).first).to_be_visible()
    picture(page, f"table-{lang}")
    seat.play_a_card()


def test_a_chosen_language_and_theme_stay(visits: Visits) -> None:
    page = visits.come("/", "en")
    page.get_by_role("radio", name="FR").check()
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("dialog").get_by_role("radio", name="sombre").check()
    page.reload()
    expect(page.get_by_role("button", name="Jouer maintenant")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(17, 23, 28)"


def test_a_page_that_is_not_there_says_so(visits: Visits) -> None:
    page = visits.come("/replay/none")
    expect(page.get_by_role("heading")).to_be_visible()
    page.get_by_role("main").get_by_role("link").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_scripts_together_are_small_and_few(visits: Visits, lang: Lang) -> None:
    """90 kB, compressed, is what look and play may weigh; and nothing that can wait comes before the hand."""
    page = visits.come("/", lang)
    seat = Seat(page, lang)
    page.get_by_role("button", name=seat.say("web-play-now")).click()
    expect(seat.hand).to_be_visible()
    asked: list[tuple[str, int]] = page.evaluate(
        "performance.getEntriesByType('resource').map((one) => [new URL(one.name).pathname, one.encodedBodySize])"
    )
    scripts = {path: size for path, size in asked if path.endswith(".js")}
    assert 20_000 < sum(scripts.values()) <= 90_000
    fetched = [path for path, _ in asked if path.startswith("/assets/")]
    assert sorted(set(fetched)) == sorted(fetched)
    assert {path.split("/")[2].split("-")[0] for path in scripts if path != "/sw.js"} == {"index", "shared", lang}
    assert len(fetched) <= 6  # Those three, two style sheets and the type.
