"""Drawing instead of playing, and what may be done with the card drawn (C28, C29, C32)."""

from __future__ import annotations

from pioche.engine.actions import Action, plain
from pioche.engine.effects import Advance
from pioche.engine.events import Passed
from pioche.engine.rule import Options, Reason, Rule, choice, flag
from pioche.engine.state import Decision
from pioche.engine.table import Table


class Drawing(Rule):
    key = "drawing"
    options = (flag("voluntary_draw", True), choice("drawn_card", "may", "must", "never"))
    owns = ("draw", "pass")

    def __init__(self, options: Options) -> None:
        self.voluntary = options["voluntary_draw"]
        self.drawn_card = options["drawn_card"]

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        decision = table.state.decision
        if decision is None or decision.seat != seat:
            return
        if decision.kind == "turn":
            if table.state.can_draw:
                if self.voluntary or not table.can_play(seat):
                    menu.append(plain("draw", seat))
            elif not table.can_play(seat):
                menu.append(plain("pass", seat))
        elif decision.kind == "drawn" and not self._must_play(table, seat):
            menu.append(plain("pass", seat))

    def _must_play(self, table: Table, seat: int) -> bool:
        decision = table.state.decision
        if self.drawn_card != "must" or decision is None:
            return False
        return any([table.counts(seat, card) for card in decision.cards])

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        if action.kind == "pass":
            # A turn offers a pass only where nothing can be drawn: it is a dead one (C32).
            table.tell(Passed(action.seat, dead=answered.kind == "turn"))
            table.push(Advance())
            return
        drawn = table.draw(action.seat, 1, "draw")
        if self.drawn_card == "never":
            table.push(Advance())
        else:
            table.ask(action.seat, "drawn", tuple(drawn))

    def why_not(self, table: Table, action: Action) -> Reason | None:
        decision = table.state.decision
        if action.kind not in self.owns or decision is None or decision.seat != action.seat:
            return None
        if action.kind == "draw" and decision.kind == "drawn":
            return Reason("drawn_already")
        if action.kind == "draw" and decision.kind == "turn":
            return Reason("must_play") if table.state.can_draw else Reason("nothing_to_draw")
        if action.kind == "pass" and decision.kind == "turn":
            return Reason("draw_first") if table.state.can_draw else Reason("must_play")
        if action.kind == "pass" and decision.kind == "drawn":
            return Reason("must_play_drawn")
        return None
