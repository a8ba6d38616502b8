"""The pack and the first hands: how many decks, how many cards (C14)."""

from __future__ import annotations

from pioche.engine.rule import Options, Rule, number
from pioche.engine.table import Table

#: Options that add so many cards to the whole pack, whatever the number of decks.
EXTRA_CARDS = (
    "hand_swap_cards", "boomerang_cards", "targeted_draw_four_cards", "downpour_one_cards", "downpour_two_cards",
    "uno_cards",
)  # fmt: skip


class Pack(Rule):
    key = "pack"
    options = (number("decks", 1, 1, 3), number("hand_size", 7, 1, 15, "dealer"))

    def __init__(self, options: Options) -> None:
        self.asked = int(options["decks"])
        # Where the dealer says how many, the pack must do for the most he may say (C14).
        self.size = 15 if options["hand_size"] == "dealer" else int(options["hand_size"])
        self.extra = sum([int(options[key]) for key in EXTRA_CARDS]) + 4 * int(options["targeted_draw_two_cards"])

    def decks(self, seats: int, count: int) -> int:
        """As many as asked for, and more while too few cards would remain after the deal."""
        count = max(count, self.asked)
        while count * 108 + self.extra - seats * self.size < max(20, 2 * seats):
            count += 1
        return count

    def hand_size(self, table: Table, size: int) -> int:
        return self.size
