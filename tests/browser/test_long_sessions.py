"""A page that stays open for many rounds holds no more at the end than at the beginning."""

from __future__ import annotations

import json

from brisk import open_table
from playwright.sync_api import CDPSession, Page, expect
from visiting import DESK, INSIDE, Visits

#: Rounds until the log is full, and those after which a page has seen everything once.
MANY, FEW = 26, 3
#: What may differ from one moment to the next: cards in hands, fans and on the pile, buttons.
SLACK = 250
#: The log keeps this many sentences; each is an element and its text.
LOG = 200


def test_after_many_rounds_a_page_holds_what_it_held_after_a_few(visits: Visits) -> None:
    code, token = open_table(visits.address, "official hand_size=2 target=99999", 4)
    page = visits.come("/", size=DESK, still=False, kept={"seats": json.dumps([[code, token]])})
    page.add_init_script(path=INSIDE)
    page.goto(f"{visits.address}/t/{code}")
    page.locator(".play li").first.wait_for()
    page.evaluate("inside.play(20)")
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    early = held_after(page, line, FEW)
    late = held_after(page, line, MANY)
    assert page.get_by_role("list", name="What has happened").get_by_role("listitem").count() == LOG
    assert late["Nodes"] <= early["Nodes"] + 2 * LOG + SLACK
    assert late["JSEventListeners"] <= early["JSEventListeners"] + SLACK / 10
    assert late["Documents"] == early["Documents"]


def held_after(page: Page, line: CDPSession, rounds: int) -> dict[str, int]:
    """What is in memory and in use when so many rounds are over, and the next has just begun."""
    page.evaluate("(next) => (inside.lastRound = next)", rounds + 1)
    for _ in range(1200):
        if page.evaluate("inside.rounds") > rounds:
            break
        page.wait_for_timeout(100)
    expect(page.locator(".ready, .mover")).to_have_count(0)
    for _ in range(3):
        line.send("HeapProfiler.collectGarbage")
    counted = line.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in counted}
