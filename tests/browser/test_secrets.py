"""What nobody may see never reaches his browser: not in the page, and not in any frame."""

from __future__ import annotations

from playing import Seat, code_of, take_seat, texts_in
from playwright.sync_api import expect
from visiting import DESK, Frame, Visits, picture

ALL = "ABCDEFGHIJ"


def test_who_watches_sees_no_hand(visits: Visits) -> None:
    seat = take_seat(visits, bots=2)
    seat.expect_turn()
    page = visits.come(f"/t/{code_of(seat.page)}", size=DESK)
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.get_by_role("list", name="The others, clockwise").get_by_role("listitem")).to_have_count(3)
    for _ in range(6):
        seat.play_until(seat.deeds)
        seat.act()
    picture(page, "watching-wide")
    assert page.locator("[data-spot] > li[data-card]").count() == 0
    assert Seat(page).hand.count() == 0
    steps = _rounds(visits.frames[page])
    assert steps
    for step in steps:
        assert step["menu"] == []
        _hold(step, own="-")


def test_no_hidden_card_reaches_who_plays(visits: Visits) -> None:
    seat = take_seat(visits, "official hand_size=4", bots=3)
    seat.play_until(seat.score.or_(seat.onward).or_(seat.rematch))
    steps = _rounds(visits.frames[seat.page])
    assert len(steps) > 4
    for step in steps:
        _hold(step, own="A")


def _rounds(frames: list[Frame]) -> list[Frame]:
    """The steps while a round was played."""
    return [one for one in frames if one["type"] == "step" and one["view"]["phase"] == "round"]


def _hold(step: Frame, own: str) -> None:
    """Nothing in a step tells a card that only others see."""
    view = step["view"]
    assert set(view["shown"]) <= {own}
    decision = view["decision"]
    if decision is not None and decision["seat"] != own:
        assert set(decision["cards"]) <= {"??"}
    for event in step["events"]:
        if event is None:
            continue
        if event["is"] == "dealt":
            for seat, hand in zip(ALL, event["hands"], strict=False):
                assert seat == own or set(hand) <= {"??"}
        elif (
            event["is"] == "moved" and event["goal"] in ALL and event["goal"] != own and event["source"] == "stock"
        ) or event["is"] in ("shuffled", "reshuffled"):
            assert set(event["cards"]) <= {"??"}
    assert "seed" not in texts_in([step])
