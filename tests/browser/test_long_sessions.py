"""A page that stays open for many rounds holds no more at the end than at the beginning."""

from __future__ import annotations

import json

from brisk import open_table
from playwright.sync_api import CDPSession, Page, expect
from visiting import DESK, INSIDE, Visits

#: After a few rounds a page has seen everything once; then a leak of a step or of a round shows.
FEW, MANY = 2, 12
#: What may differ from one moment to the next: what is drawn for the first time, and what is not yet let go.
NODES, LISTENERS = 500, 6
#: The log keeps this many sentences.
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

    assert late["loose"] <= early["loose"] + NODES
    assert late["listeners"] <= early["listeners"] + LISTENERS
    assert late["shown"] <= early["shown"] + LOG + NODES


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
    counted = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    shown, nodes = page.evaluate(
        """() => {
          const walk = document.createTreeWalker(document)
          let nodes = 1
          while (walk.nextNode()) nodes++
          return [document.querySelectorAll('*').length, nodes]
        }"""
    )
    # Nodes that are in memory and in no page: what was shown once and should have gone.
    return {"shown": shown, "loose": counted["Nodes"] - nodes, "listeners": counted["JSEventListeners"]}
