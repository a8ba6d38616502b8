"""Draw Two: the next seat draws two cards and loses its turn."""

from __future__ import annotations

from pioche.engine.actions import Action
from pioche.engine.cards import DRAW_TWO
from pioche.engine.rule import Rule
from pioche.engine.state import Debt, Stake
from pioche.engine.table import Table


class DrawTwo(Rule):
    key = "draw_two"

    def after_play(self, table: Table, play: Action) -> None:
        if play.card.kind == DRAW_TWO:
            amount = 2 * len(play.cards)
            stake = Stake(play.seat, play.cards, amount)
            table.charge(Debt("draw", amount, table.state.next_seat(table.state.cursor), (stake,)))
