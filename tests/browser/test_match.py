"""Friends: a table is opened, a link followed on a phone, a whole match played, and another one offered."""

from __future__ import annotations

from time import monotonic

from playing import PATIENCE, Seat, code_of
from playwright.sync_api import expect
from visiting import DESK, Visits, barriers, picture

#: Four cards each and few points: a match of a round or two.
SHORT = "official hand_size=4 target=20"


def test_two_friends_play_a_match_with_two_bots_to_the_end(visits: Visits) -> None:
    ada = Seat(visits.come(f"/?rules={SHORT.replace(' ', '+')}", size=DESK))
    ada.page.get_by_role("textbox", name="Your name").fill("Ada")
    ada.page.get_by_role("button", name="Open a table").click()
    expect(ada.page.get_by_role("textbox", name="Link to this table")).to_be_visible()
    picture(ada.page, "preparing-wide")
    assert barriers(ada.page) == []

    bea = Seat(visits.come(f"/t/{code_of(ada.page)}", theme="dark"))
    bea.page.get_by_role("textbox", name="Your name").fill("Bea")
    picture(bea.page, "join-phone")
    assert barriers(bea.page) == []
    bea.page.get_by_role("button", name="Take a seat").click()
    expect(bea.page.get_by_text("Ada starts the match.")).to_be_visible()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    for seat in (ada, bea):
        expect(seat.cards.first).to_be_visible()

    _play(ada, bea)
    for seat in (ada, bea):
        expect(seat.page.get_by_role("heading", name="the match!")).to_be_visible()
    picture(ada.page, "match-end-wide")
    picture(bea.page, "match-end-phone")
    assert barriers(ada.page) == []
    assert barriers(bea.page) == []
    ada.rematch.click()
    for seat in (ada, bea):
        expect(seat.cards.nth(3)).to_be_visible(timeout=PATIENCE)


def _play(ada: Seat, bea: Seat) -> None:
    """Both do what their pages offer, until the match is over."""
    ends = [seat.score.or_(seat.onward).or_(seat.rematch) for seat in (ada, bea)]
    waiting = ada.page.locator(".scene-turn").get_by_text("Bea is up", exact=True)
    end = monotonic() + 120
    while monotonic() < end:
        expect(ada.deeds.or_(ends[0]).or_(waiting).first).to_be_visible(timeout=PATIENCE)
        if ada.rematch.count() and bea.rematch.count():
            return
        for seat in (ada, bea):
            for further in (seat.score, seat.onward):
                if further.count():
                    further.first.click()
            if seat.deeds.count() and not seat.rematch.count():
                seat.act()
    raise AssertionError("the match does not end")
