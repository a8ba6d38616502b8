"""Drawing instead of playing, and what may be done with the card drawn (C28-C30, C32)."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.actions import Action, plain
from pioche.engine.cards import Card
from pioche.engine.effects import Advance
from pioche.engine.rule import Options, Reason, Rule, choice, flag
from pioche.engine.state import Decision
from pioche.engine.table import Table


class Drawing(Rule):
    key = "drawing"
    options = (
        flag("voluntary_draw", True),
        choice("draw", "one", "up_to_three", "until_playable"),
        choice("drawn_card", "may", "must", "never"),
    )
    owns = ("draw", "pass")

    def __init__(self, options: Options) -> None:
        self.mode = str(options["draw"])
        # "Until one fits" with a card that fits at hand would be a free search (C28).
        self.voluntary = options["voluntary_draw"] and self.mode != "until_playable"
        self.drawn_card = options["drawn_card"]

    @classmethod
    def warnings(cls, options: Options) -> Iterator[Reason]:
        if options["draw"] == "until_playable" and options["voluntary_draw"]:
            yield Reason("warning_until_playable", "draw=until_playable", "voluntary_draw=true")

    def draw_mode(self, table: Table, seat: int, mode: str) -> str:
        return self.mode if mode else mode

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        state, decision = table.state, table.state.decision
        if decision is None or decision.seat != seat:
            return
        if decision.kind == "turn":
            may_draw = state.can_draw and bool(table.draw_mode(seat))
            if may_draw and (self.voluntary or not table.can_play(seat)):
                menu.append(plain("draw", seat))
            elif not may_draw and (not table.draw_mode(seat) or not table.can_play(seat)):
                menu.append(plain("pass", seat))
        elif decision.kind == "drawn":
            if not self._must_play(table, decision):
                menu.append(plain("pass", seat))
            if self._may_draw_more(table, decision):
                menu.append(plain("draw", seat))

    def _must_play(self, table: Table, decision: Decision) -> bool:
        return self.drawn_card == "must" and any([table.counts(decision.seat, card) for card in decision.cards])

    def _may_draw_more(self, table: Table, decision: Decision) -> bool:
        is_open = table.draw_mode(decision.seat) == "up_to_three" and len(decision.cards) < 3
        return is_open and table.state.can_draw and not self._must_play(table, decision)

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        seat = action.seat
        if action.kind == "pass":
            # A turn offers a pass where nothing can be drawn (C32).
            table.end_turn(seat, dead=answered.kind == "turn")
            return
        drawn = (*answered.cards, *self._draw(table, seat, len(answered.cards)))
        if self.drawn_card == "never":
            table.push(Advance())
        else:
            table.ask(seat, "drawn", drawn)

    def _draw(self, table: Table, seat: int, had: int) -> list[Card]:
        """One draw: a number of cards, or one by one until one can be played (C30)."""
        mode = table.draw_mode(seat)
        if mode == "one":
            count = 1
            for rule in table.rules.draw_count:
                count = rule.draw_count(table, seat, count)
            return table.draw(seat, count, "draw")
        drawn: list[Card] = []
        most = 3 - had if mode == "up_to_three" else len(table.pack())
        while len(drawn) < most and table.state.can_draw:
            drawn += table.draw(seat, 1, "draw")
            if table.counts(seat, drawn[-1]):
                break
        return drawn

    def default(self, table: Table, decision: Decision, action: Action | None) -> Action | None:
        """Time is over on a drawn card: it is kept, or laid where it must be (C88)."""
        if decision.kind != "drawn":
            return action
        plays: list[Action] = []
        if self._must_play(table, decision):
            for card in sorted(set(decision.cards), key=lambda one: one.index):
                if table.counts(decision.seat, card):
                    table.add_plays_of("play", decision.seat, (card,), plays)
        return plays[0] if plays else plain("pass", decision.seat)

    def why_not(self, table: Table, action: Action) -> Reason | None:
        decision = table.state.decision
        if action.kind not in self.owns or decision is None or decision.seat != action.seat:
            return None
        can_draw = table.state.can_draw
        reasons = {
            ("draw", "drawn"): "drawn_already",
            ("draw", "turn"): "must_play" if can_draw else "nothing_to_draw",
            ("pass", "turn"): "draw_first" if can_draw else "must_play",
            ("pass", "drawn"): "must_play_drawn",
        }
        found = reasons.get((action.kind, decision.kind))
        return Reason(found) if found else None
