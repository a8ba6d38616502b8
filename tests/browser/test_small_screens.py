"""Small screens: whatever the moment asks, the hand and the Uno button stay where they can be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from positions import lay
from told import Player
from visiting import Visits

CARDS = " ".join(colour + str(number) for number in range(1, 6) for colour in "rygb")


def assert_at_hand(player: Player) -> None:
    """The hand and the Uno button are on the screen with all that they are."""
    size = player.page.viewport_size
    assert size is not None
    for part in (
        player.page.locator("ul[data-spot]").locator(".."),
        player.controls.get_by_role("button", name="Uno"),
    ):
        box = part.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= size["width"] + 1, part
        assert box["y"] + box["height"] <= size["height"] + 1, part


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (640, 360)])
def test_neither_a_note_nor_a_long_choice_pushes_the_hand_off_the_screen(
    visits: Visits, size: tuple[int, int]
) -> None:
    table = lay(f"A: w* {CARDS} | B: g1 g2 | C: g4 g5 | D: y1 y2", "b7", "official tribunal=true")
    player = Player(visits.come("/rules", size=size), table)
    expect(player.page.get_by_role("complementary", name="A note for beginners")).to_be_visible()
    assert_at_hand(player)
    player.press("More")
    assert_at_hand(player)
    player.press("Accuse…")
    player.press("Clara")
    expect(player.controls.get_by_role("group", name="Of what?").get_by_role("button")).to_have_count(7)
    assert_at_hand(player)
    player.press("Asking which way play goes")
    assert player.sent() == [{"kind": "accuse", "aim": "C", "word": "direction"}]
