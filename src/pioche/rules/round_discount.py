"""The round-number discount: who reaches a multiple of 100 gets 99 points off (C92)."""

from __future__ import annotations

from pioche.engine.rule import Options, Rule, number
from pioche.engine.table import Table


class RoundDiscount(Rule):
    key = "round_discount"
    options = (number("round_number_discount", 0, 99, 99, "0"),)

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["round_number_discount"] != 0

    def totals(self, table: Table, points: list[int], totals: list[int]) -> list[int]:
        """Once a round, for the points of the round or else for the new total."""
        return [
            total - 99 if _is_round(won) or _is_round(total) else total
            for won, total in zip(points, totals, strict=True)
        ]


def _is_round(number: int) -> bool:
    return number > 0 and number % 100 == 0
