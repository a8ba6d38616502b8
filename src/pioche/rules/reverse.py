"""Reverse: the direction turns; between two players it acts as a Skip (C48)."""

from __future__ import annotations

from pioche.engine.actions import Action
from pioche.engine.cards import REVERSE
from pioche.engine.events import Reversed
from pioche.engine.rule import Options, Rule, choice
from pioche.engine.state import Debt, Stake
from pioche.engine.table import Table


class Reverse(Rule):
    key = "reverse"
    options = (choice("two_player_reverse", "skip", "nothing"),)

    def __init__(self, options: Options) -> None:
        self.skips = options["two_player_reverse"] == "skip"

    def on_play(self, table: Table, play: Action) -> None:
        if play.card.kind == REVERSE:
            for _ in play.cards:
                table.tell(Reversed())

    def after_play(self, table: Table, play: Action) -> None:
        if play.card.kind == REVERSE and self.skips and len(table.state.players()) == 2:
            state = table.state
            stake = Stake(play.seat, play.cards, 0)
            table.charge(Debt("skip", 0, state.next_seat(state.cursor), (stake,)), adds=play.kind == "jump")
