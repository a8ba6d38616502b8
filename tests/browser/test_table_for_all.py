"""The table keeps nobody out: whatever is open over it, in both languages and both themes."""

from __future__ import annotations

import pytest
from playing import press, take_seat
from playwright.sync_api import expect
from visiting import DESK, PHONE, Lang, Theme, Visits, barriers, picture

SIGHTS = [("en", "dark", PHONE), ("fr", "light", DESK)]


@pytest.mark.parametrize(("lang", "theme", "size"), SIGHTS)
def test_the_table_and_what_lies_over_it(visits: Visits, lang: Lang, theme: Theme, size: tuple[int, int]) -> None:
    seat = take_seat(visits, "official hand_size=15", 3, lang, theme, size)
    page, say = seat.page, seat.say
    seat.expect_turn()
    picture(page, f"turn-{lang}")
    found = {"turn": barriers(page)}
    bar = page.get_by_role("navigation", name=say("web-scene-bar"))
    dialog = page.get_by_role("dialog")
    for what in ("menu", "rules", "talk"):
        opens = "web-around-talk" if what == "talk" else f"web-scene-{what}"
        bar.get_by_role("button", name=say(opens)).click()
        expect(dialog.get_by_role("heading", name=say(f"web-scene-{what}"), exact=True)).to_be_visible()
        expect(dialog.locator("input").first).to_be_attached()
        picture(page, f"{what}-{lang}")
        found[what] = barriers(page)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.keyboard.press("?")
    expect(dialog.get_by_role("table")).to_be_visible()
    picture(page, f"keys-{lang}")
    found["keys"] = barriers(page)
    page.keyboard.press("Escape")
    wild = seat.fitting.and_(page.locator('[data-card^="w"] > button'))
    seat.play_until(wild)
    press(wild.first)
    expect(seat.choices.first).to_be_visible()
    picture(page, f"chooser-{lang}")
    found["chooser"] = barriers(page)
    assert {what: those for what, those in found.items() if those} == {}


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fr", "dark")])
def test_the_rules_away_from_a_table(visits: Visits, lang: Lang, theme: Theme) -> None:
    page = visits.come("/rules", lang, theme)
    expect(page.get_by_role("combobox")).to_be_visible()
    picture(page, f"rules-page-{lang}")
    assert barriers(page) == []


def test_who_prepares_and_who_comes_in_french(visits: Visits) -> None:
    seat = take_seat(visits, "official", 3, "fr", "dark", start=False)
    expect(seat.page.get_by_role("button", name="Commencer")).to_be_visible()
    picture(seat.page, "preparing-fr")
    assert barriers(seat.page) == []
    guest = visits.come(seat.page.url.removeprefix(visits.address), "fr", "light", DESK)
    expect(guest.get_by_role("heading", level=1)).to_be_visible()
    picture(guest, "join-fr")
    assert barriers(guest) == []
