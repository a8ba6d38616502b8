"""Skip: the next seat loses its turn."""

from __future__ import annotations

from pioche.engine.actions import Action
from pioche.engine.cards import SKIP
from pioche.engine.rule import Rule
from pioche.engine.state import Debt, Stake
from pioche.engine.table import Table


class Skip(Rule):
    key = "skip"

    def after_play(self, table: Table, play: Action) -> None:
        if play.card.kind == SKIP:
            state = table.state
            turns = min(len(play.cards), len(state.players()) - 1)
            stake = Stake(play.seat, play.cards, 0)
            table.charge(Debt("skip", 0, state.next_seat(state.cursor), (stake,), turns), adds=play.kind == "jump")
