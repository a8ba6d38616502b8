"""Around the table: every entry of the menu, hints, the way back to a table, watching, and the rules right there."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from playing import PATIENCE, SPEECH, code_of, take_seat
from playwright.sync_api import Page, expect
from visiting import DESK, PHONE, Lang, Visits, barriers, picture

SMALL = (360, 640)


def _menu(page: Page, lang: Lang = "en") -> None:
    page.get_by_role("button", name=SPEECH[lang]("web-scene-menu"), exact=True).click()
    expect(page.get_by_role("dialog", name=SPEECH[lang]("web-scene-menu"))).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [SMALL, PHONE, DESK])
def test_every_entry_of_the_menu_opens_what_it_says(visits: Visits, size: tuple[int, int], lang: Lang) -> None:
    page = take_seat(visits, lang=lang, size=size).page
    say = SPEECH[lang]
    for entry in ("rules", "keys", "talk", "invite"):
        _menu(page, lang)
        name = say(f"web-scene-{entry}")
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
        opened = page.get_by_role("dialog")
        expect(opened).to_have_count(1)
        expect(opened).to_have_accessible_name(name)
        expect(opened.get_by_role("heading", name=name, exact=True)).to_have_count(1)
        page.wait_for_timeout(200)
        expect(opened).to_be_visible()
        assert opened.evaluate("one => one.scrollWidth <= one.clientWidth"), f"{entry} is wider than its sheet"
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    _menu(page, lang)
    leave = page.get_by_role("button", name=say("web-scene-leave"), exact=True)
    expect(leave).to_be_in_viewport()
    leave.click()
    expect(page.get_by_text(say("web-scene-leave-sure"))).to_be_visible()
    page.get_by_role("button", name=say("web-scene-leave-no"), exact=True).click()
    if size == PHONE:
        picture(page, f"menu-{lang}")
        assert barriers(page) == []


def test_who_goes_finds_the_way_back_and_who_leaves_does_not(visits: Visits) -> None:
    page = take_seat(visits).page
    code = code_of(page)
    _menu(page)
    page.get_by_role("link", name="Leave for now, keep my seat").click()
    waiting = page.get_by_role("region", name="Your table is waiting")
    expect(waiting).to_contain_text("against bots")
    assert barriers(page) == []
    waiting.get_by_role("link", name=re.compile("^Back to it")).click()
    expect(page).to_have_url(re.compile(code))
    _menu(page)
    page.get_by_role("button", name="Leave for good").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.wait_for_timeout(500)
    expect(waiting).to_have_count(0)


def test_a_table_that_is_no_more_is_forgotten(visits: Visits) -> None:
    gone = "7K3QX9F2MD"
    page = visits.come("/rules", kept={"seats": json.dumps([[gone, "A" * 43]])})
    page.on("console", lambda message: visits.complaints.remove(message.text) if "404" in message.text else None)
    page.goto(visits.address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.wait_for_function("localStorage.getItem('pioche-seats') === '[]'")
    expect(page.get_by_role("region", name="Your table is waiting")).to_have_count(0)


def test_hints_are_there_against_bots_and_can_be_switched(visits: Visits) -> None:
    seat = take_seat(visits, size=DESK)
    page, bar = seat.page, seat.page.get_by_role("navigation")
    seat.expect_turn()
    button = bar.get_by_role("button", name="Hint", exact=True)
    button.click()
    told = bar.locator("p", has=page.get_by_role("button", name="Close"))
    expect(told).to_be_visible()
    heading, box = page.get_by_role("heading", name="The story so far").bounding_box(), told.bounding_box()
    assert heading is not None
    assert box is not None
    assert box["y"] + box["height"] <= heading["y"] or box["x"] + box["width"] <= heading["x"]
    told.get_by_role("button", name="Close").click()
    _menu(page)
    page.get_by_role("radio", name="never").check()
    page.keyboard.press("Escape")
    expect(button).to_have_count(0)
    page.keyboard.press("i")
    expect(bar.get_by_text("Hints are off here.")).to_be_visible()
    _menu(page)
    page.get_by_role("radio", name="always").check()
    expect(page.get_by_role("switch", name="Notes for beginners")).to_be_checked()
    page.keyboard.press("Escape")
    expect(button).to_be_visible()


def _host(visits: Visits, **wanted: object) -> tuple[str, str]:
    """A table of two that Ada has made: its code and her token."""
    token = "A" * 42 + "E"
    body = {"name": "Ada", "token": token, "rules": "official", "seats": 2, **wanted}
    answer = httpx.post(f"{visits.address}/api/tables", json=body, trust_env=False)
    assert answer.status_code == 201, answer.text
    return answer.json()["code"], token


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_who_watches_is_told_so_and_may_take_a_seat(visits: Visits, size: tuple[int, int]) -> None:
    code, _ = _host(visits, bots=["novice"], start=True)
    page = visits.come(f"/t/{code}", size=size)
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_text("You are watching.")).to_be_in_viewport()
    picture(page, f"watching-{size[0]}")
    # Who is no bot's opponent alone gets no hints, and who watches has none at all.
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.get_by_role("main").get_by_role("button", name="Take a seat").click()
    page.get_by_label("name").fill("Bo")
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_text("You are watching for now")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Take a seat")).to_have_count(0)


def test_what_was_promised_while_the_table_was_prepared_is_noted_in_time(visits: Visits) -> None:
    code, token = _host(visits)
    page = visits.come(f"/t/{code}", kept={"seats": json.dumps([[code, token]])})
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("list", name=re.compile("^Your hand"))).to_be_visible()
    noted = json.loads(page.evaluate("localStorage.getItem('pioche-promises')"))
    assert [one["early"] for one in noted] == [True]


def test_the_rules_of_the_table_are_right_there(visits: Visits) -> None:
    page = take_seat(visits, rules="official boomerang_cards=4").page
    page.get_by_role("navigation").get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog")
    expect(rules.get_by_role("heading", name="The aim")).to_be_visible()
    expect(rules.get_by_role("row", name=re.compile("^Boomerang"))).to_be_visible()
    rules.get_by_text("Words of the game").click()
    expect(rules.get_by_role("term").filter(has_text=re.compile("^boomerang$"))).to_be_visible()
    expect(rules.get_by_role("term").filter(has_text="tribunal")).to_have_count(0)
    picture(page, "rules-right-there")
    assert barriers(page) == []


def test_what_has_happened_is_still_told_after_a_refresh(visits: Visits) -> None:
    seat = take_seat(visits, size=DESK)
    page = seat.page
    log = page.get_by_role("complementary").get_by_role("listitem")
    seat.expect_turn()
    seat.act()
    seat.expect_turn()
    expect(log.filter(has_text=re.compile("^You"))).not_to_have_count(0)
    before = log.all_inner_texts()
    page.reload()
    expect(log.filter(has_text=re.compile("^You"))).not_to_have_count(0)
    after = log.all_inner_texts()
    assert after[: len(before)] == before
