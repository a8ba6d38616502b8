"""The last draw: a draw card laid as last card still acts before the hands are counted (C40)."""

from __future__ import annotations

from pioche.engine.effects import Out, Strike
from pioche.engine.rule import Effects, Options, Rule, flag
from pioche.engine.table import Table


class LastDraw(Rule):
    key = "last_draw"
    options = (flag("last_draw", True),)

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["last_draw"])

    def instead_of_out(self, table: Table, out: Out) -> Effects | None:
        return [Strike(out.play), out] if out.play is not None else None
