"""What the cards left in a hand are worth (C01, C02, C07); a number counts its number."""

from __future__ import annotations

from pioche.engine.cards import (
    BOOMERANG,
    DOWNPOUR_ONE,
    DOWNPOUR_TWO,
    DRAW_FOUR,
    DRAW_TWO,
    EXCHANGE,
    REVERSE,
    SKIP,
    TARGETED_FOUR,
    TARGETED_TWO,
    UNO_CARD,
    WILD,
    Card,
)  # fmt: skip
from pioche.engine.rule import Options, Rule, number


class CardPoints(Rule):
    key = "card_points"
    options = (
        number("wild_points", 50, 0, 999),
        number("draw_four_points", 50, 0, 999),
        number("draw_two_points", 20, 0, 999),
        number("action_points", 20, 0, 999),
        number("purple_points", 30, 0, 999),
        number("uno_card_points", 100, 0, 999),
        number("downpour_points", 20, 0, 999),
    )

    def __init__(self, options: Options) -> None:
        worth = {key: int(options[key]) for key in [option.key for option in self.options]}
        self.worth = {
            SKIP: worth["action_points"],
            REVERSE: worth["action_points"],
            DRAW_TWO: worth["draw_two_points"],
            TARGETED_TWO: worth["draw_two_points"],
            WILD: worth["wild_points"],
            DRAW_FOUR: worth["draw_four_points"],
            TARGETED_FOUR: worth["draw_four_points"],
            EXCHANGE: worth["purple_points"],
            BOOMERANG: worth["purple_points"],
            UNO_CARD: worth["uno_card_points"],
            DOWNPOUR_ONE: worth["downpour_points"],
            DOWNPOUR_TWO: worth["downpour_points"],
        }

    def value(self, card: Card, worth: int) -> int:
        return self.worth.get(card.kind, worth)
