"""What is on the page can be reached and seen: large text on a small screen, and cards that fly where they may."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from positions import lay
from told import Player
from visiting import Visits

OTHERS = "| B: g1 g2 g3 | C: g4 g5 | D: b1 b2"
#: What a finger meets at the middle of each control, where it is another thing; of a card that others lie on, at what
#: is left of it. Whoever cannot be seen must be scrolled to first.
COVERED = """(part) => {
  const covered = []
  for (const one of document.querySelector(part).querySelectorAll('button, a, summary, input')) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]')) continue
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = one.getBoundingClientRect()
    const isCard = one.parentElement.hasAttribute('data-card')
    const x = box.x + (isCard ? 14 : box.width / 2)
    const y = box.y + (isCard ? Math.min(24, box.height / 2) : box.height / 2)
    const met = document.elementFromPoint(x, y)
    if (!met || !(one.contains(met) || met.contains(one) && met.tagName === 'LABEL')) {
      const name = one.getAttribute('aria-label') || one.innerText
      covered.push(`${name}: ${met ? met.outerHTML.slice(0, 90) : 'off the screen'}`)
    }
  }
  return covered
}"""


def _turn(visits: Visits) -> Player:
    return Player(visits.come("/rules", size=(360, 740)), lay(f"A: r1 r5 y7 gS b7 bR w4 {OTHERS}", "b5"))


def _choosing(visits: Visits) -> Player:
    player = Player(visits.come("/rules", size=(360, 740)), lay(f"A: r1 r5 y7 gS b7 bR w* {OTHERS}", "b5"))
    player.card("w*")
    expect(player.page.get_by_role("group", name="Which colour?")).to_be_visible()
    return player


def _round_end(visits: Visits) -> Player:
    player = Player(visits.come("/rules", size=(360, 740)), lay(f"A: b7 {OTHERS}", "b5"))
    player.card("b7")
    player.sent()
    player.page.get_by_role("button", name="See the score").click()
    expect(player.page.get_by_role("button", name="Next round")).to_be_visible()
    return player


@pytest.mark.parametrize("moment", [_turn, _choosing, _round_end])
def test_nothing_is_covered_by_text_twice_as_large(visits: Visits, moment: Callable[[Visits], Player]) -> None:
    player = moment(visits)
    page = player.page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.wait_for_timeout(300)
    # At the end of a round the score lies over the table until one goes on.
    part = "[aria-label^='End of round']" if moment is _round_end else ".page"
    assert page.evaluate(COVERED, part) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_card_flies_and_lands(visits: Visits) -> None:
    page = visits.come("/rules", still=False)
    player = Player(page, lay(f"A: r1 r5 y7 {OTHERS}", "r7"))
    page.wait_for_timeout(1500)
    page.evaluate("""() => {
      window.seen = []
      const look = () => {
        for (const one of document.querySelectorAll('.mover')) {
          const { x, y } = one.getBoundingClientRect()
          seen.push([Math.round(x), Math.round(y)])
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }""")
    player.card("r5")
    player.sent()
    expect(page.locator("[data-spot=pile] [data-card=r5]")).to_be_visible()
    page.wait_for_timeout(1200)
    places = {tuple(place) for place in page.evaluate("seen")}
    assert len(places) > 3
    assert page.locator(".mover").count() == 0
