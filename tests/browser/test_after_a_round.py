"""After a round: it can be watched again, and everybody can check that it was dealt as promised."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playing import SPEECH, code_of, take_seat
from playwright.sync_api import Browser, Route, expect
from visiting import DESK, PHONE, Lang, Theme, Visits, barriers, picture

SIGHTS: Final = [("en", "light", PHONE), ("fr", "dark", DESK)]


@pytest.fixture(scope="module")
def place(browser: Browser, address: str) -> Iterator[str]:
    """A round that is over, as addresses name it."""
    visits = Visits(browser, address)
    seat = take_seat(visits, "official hand_size=3 target=500", lang="fr", theme="dark", size=DESK)
    seat.play_until(seat.score.or_(seat.onward))
    if seat.score.count():
        seat.score.click()
    expect(seat.onward).to_be_visible()
    picture(seat.page, "round-end-wide")
    assert barriers(seat.page) == []
    seat.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    seat.page.emulate_media(color_scheme="light")
    picture(seat.page, "round-end-phone")
    assert barriers(seat.page) == []
    yield f"{code_of(seat.page)}/1/1"
    visits.leave()


@pytest.mark.parametrize(("lang", "theme", "size"), SIGHTS)
def test_a_round_is_watched_again_step_by_step(
    visits: Visits, place: str, lang: Lang, theme: Theme, size: tuple[int, int]
) -> None:
    say = SPEECH[lang]
    page = visits.come(f"/replay/{place}", lang, theme, size)
    expect(page.get_by_role("heading", name=say("web-around-replay-of", n=1))).to_be_visible()
    steps = page.get_by_role("slider", name=say("web-around-step"))
    expect(steps).to_have_value("0")
    page.get_by_role("button", name=say("web-around-forth")).click()
    expect(steps).to_have_value("1")
    page.get_by_role("button", name=say("web-around-last")).click()
    expect(page.get_by_role("button", name=say("web-around-forth"))).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name=say("web-around-forth"))).to_be_enabled()
    picture(page, f"replay-{lang}")
    assert barriers(page) == []


@pytest.mark.parametrize(("lang", "theme", "size"), SIGHTS)
def test_a_round_is_found_to_be_dealt_as_promised(
    visits: Visits, place: str, lang: Lang, theme: Theme, size: tuple[int, int]
) -> None:
    say = SPEECH[lang]
    page = visits.come(f"/verify/{place}", lang, theme, size)
    page.get_by_role("button", name=say("web-around-check-now")).click()
    expect(page.get_by_role("heading", name=say("web-around-kept"), exact=True)).to_be_visible()
    picture(page, f"verify-{lang}")
    assert barriers(page) == []


def test_a_record_that_was_tampered_with_is_found_out(visits: Visits, place: str) -> None:
    def tamper(route: Route) -> None:
        answer = route.fetch()
        lines = answer.text().split("\n")
        at = next(at for at, line in enumerate(lines) if line.startswith("proof 1 "))
        parts = lines[at].split(" ")
        parts[4] = ("0" if parts[4][0] != "0" else "1") + parts[4][1:]
        lines[at] = " ".join(parts)
        route.fulfill(response=answer, body="\n".join(lines))

    page = visits.come(f"/verify/{place}", theme="dark")
    page.route("**/record", tamper)
    page.get_by_role("button", name="Check this round").click()
    expect(page.get_by_role("heading", name="Not as promised")).to_be_visible()
    expect(page.get_by_text("What was opened after the round is not what was sealed before it.")).to_be_visible()
    picture(page, "verify-tampered")
    assert barriers(page) == []
