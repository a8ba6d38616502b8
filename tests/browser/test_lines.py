"""Lines that break: what was begun goes on in the same seat, at the same decision."""

from __future__ import annotations

import re

from playing import Seat, press, take_seat
from playwright.sync_api import WebSocketRoute, expect
from visiting import Visits, picture


def test_a_line_cut_in_the_middle_of_a_turn_is_resumed_and_the_move_is_made(visits: Visits) -> None:
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        if len(lines) in (1, 2):  # After the first line is cut, two tries fail.
            line.close(code=1012)
        else:
            line.connect_to_server()
        lines.append(line)

    page = visits.come("/")
    page.route_web_socket(re.compile("/ws/"), through)
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    seat.play_until(seat.fitting)
    lines[-1].close(code=1012)
    bar = page.get_by_text("Connection lost.")
    expect(bar).to_be_visible()
    picture(page, "offline")
    seat.play_a_card()
    expect(bar).to_have_count(0)
    assert len(lines) == 4


def test_a_refresh_in_the_middle_of_a_choice_comes_back_to_it_and_so_does_another_tab(visits: Visits) -> None:
    seat = take_seat(visits, "official hand_size=15")
    wild = seat.hand.get_by_role("button", name=re.compile(r"^Wild.*can be played$"))
    seat.play_until(wild)
    names = "all => all.map((one) => one.ariaLabel)"
    cards = seat.cards.evaluate_all(names)
    press(wild.first)
    expect(seat.choices).to_have_count(4)
    page = seat.page
    page.reload()
    expect(wild.first).to_be_visible()
    assert seat.cards.evaluate_all(names) == cards
    tab = Seat(visits.open(page.context, page.url.removeprefix(visits.address)))
    expect(tab.fitting.first).to_be_visible()
    assert tab.cards.evaluate_all(names) == cards
    press(wild.first)
    expect(seat.choices).to_have_count(4)
    picture(page, "chooser")
    press(seat.choices.last)
    # Both tabs see the card go.
    gone = page.get_by_role("list", name=seat.hand_of(len(cards)))
    expect(gone).to_have_count(0)
    expect(tab.page.get_by_role("list", name=seat.hand_of(len(cards)))).to_have_count(0)
