"""The blocked round: when nobody can play or draw any more, it ends (C32)."""

from __future__ import annotations

from pioche.engine.actions import NOBODY
from pioche.engine.effects import Score, Turn
from pioche.engine.rule import Effects, Rule
from pioche.engine.table import Table


class Blocked(Rule):
    key = "blocked"

    def instead_of_turn(self, table: Table, turn: Turn) -> Effects | None:
        """Every active seat has made a dead pass in an unbroken row."""
        state = table.state
        return [Score(NOBODY)] if state.dead and len(state.dead) == len(state.players()) else None
