"""What the cards left in a hand are worth (C01, C02); a number counts its number."""

from __future__ import annotations

from pioche.engine.cards import DRAW_FOUR, DRAW_TWO, REVERSE, SKIP, TARGETED_FOUR, TARGETED_TWO, WILD, Card
from pioche.engine.rule import Options, Rule, number


class CardPoints(Rule):
    key = "card_points"
    options = (
        number("wild_points", 50, 0, 999),
        number("draw_four_points", 50, 0, 999),
        number("draw_two_points", 20, 0, 999),
        number("action_points", 20, 0, 999),
    )

    def __init__(self, options: Options) -> None:
        action, two, four = options["action_points"], options["draw_two_points"], options["draw_four_points"]
        self.points = {
            SKIP: int(action),
            REVERSE: int(action),
            DRAW_TWO: int(two),
            TARGETED_TWO: int(two),
            WILD: int(options["wild_points"]),
            DRAW_FOUR: int(four),
            TARGETED_FOUR: int(four),
        }

    def value(self, card: Card, worth: int) -> int:
        return self.points.get(card.kind, worth)
