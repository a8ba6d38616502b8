"""The enforced +4: an illegal one is refused outright, and so there is no challenge (C18)."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.cards import DRAW_FOUR, TARGETED_FOUR, Card
from pioche.engine.rule import Options, Reason, Rule, choice
from pioche.engine.table import Table


class DrawFourEnforced(Rule):
    key = "draw_four_enforced"
    options = (choice("draw_four_check", "challenge", "enforced"),)

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["draw_four_check"] == "enforced"

    @classmethod
    def conflicts(cls, options: Options, seats: int | None) -> Iterator[Reason]:
        if options["draw_four_check"] == "enforced" and options["challenger"] == "anyone":
            yield Reason("conflict", "draw_four_check=enforced", "challenger=anyone")

    def may_play(self, table: Table, seat: int, cards: tuple[Card, ...], why: Reason | None) -> Reason | None:
        is_four = cards[0].kind in (DRAW_FOUR, TARGETED_FOUR)
        if why is None and is_four and not table.obliges(seat, cards[0]):
            return Reason("draw_four_illegal")
        return why
