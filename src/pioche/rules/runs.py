"""Runs: after a number, go on with the same number or one more or less of the same colour (C59)."""

from __future__ import annotations

from typing import Final

from pioche.engine import values
from pioche.engine.actions import Action, plain
from pioche.engine.cards import Card
from pioche.engine.effects import Advance, Effect
from pioche.engine.rule import Effects, Options, Rule, flag
from pioche.engine.state import Decision
from pioche.engine.table import Table


class AskRun(Effect):
    """The seat may go on with its run."""

    __slots__ = ("seat",)
    name = "ask_run"
    fields = (("seat", values.SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def apply(self, table: Table) -> None:
        table.ask(self.seat, "run")


class Runs(Rule):
    key = "runs"
    options = (flag("runs", False),)
    values = (AskRun,)

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["runs"])

    def instead_of_advance(self, table: Table, advance: Advance) -> Effects | None:
        """After a number without a power, laid on the own turn, while something in the hand goes on."""
        state, play = table.state, advance.play
        if play is None or play.kind != "play" or state.top.number < 0:
            return None
        if any([table.rules.power(table, card) for card in play.cards]):
            return None
        is_on = state.debt is None and state.cursor == play.seat and bool(self._next_cards(table, play.seat))
        return [AskRun(play.seat)] if is_on else None

    def _next_cards(self, table: Table, seat: int) -> list[Card]:
        hand = table.state.hands[seat]
        if len(hand) == 1 and not table.may_finish_combined(seat):
            return []
        return [card for card in set(hand) if _goes_on(card, table.state.top)]

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        decision = table.state.decision
        if decision is not None and decision.kind == "run" and decision.seat == seat:
            for card in self._next_cards(table, seat):
                table.add_plays_of("play", seat, (card,), menu)
            menu.append(plain("pass", seat))

    def default(self, table: Table, decision: Decision, action: Action | None) -> Action | None:
        return plain("pass", decision.seat) if decision.kind == "run" else action


def _goes_on(card: Card, top: Card) -> bool:
    """The same number in any colour, or a neighbour of the same colour; 9 and 0 are none."""
    if card.number < 0:
        return False
    return card.number == top.number or (card.colour == top.colour and abs(card.number - top.number) == 1)
