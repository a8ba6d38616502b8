"""The hidden deal: hands stay face down until the dealer turns up the first discard (C86)."""

from __future__ import annotations

from pioche.engine.actions import Action, plain
from pioche.engine.effects import TurnUp
from pioche.engine.rule import Options, Price, Reason, Rule, flag
from pioche.engine.state import ROUND, Decision, State
from pioche.engine.table import Table


class HiddenDeal(Rule):
    key = "hidden_deal"
    after = ("uno_call",)
    options = (flag("hidden_deal", False),)
    owns = ("open", "peek")

    def __init__(self, options: Options) -> None:
        self.priced_peek = options["mistakes"] == "penalised"
        self.cost = int(options["manners_cards"])

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["hidden_deal"])

    def may_see(self, state: State, viewer: int, seat: int, yes: bool) -> bool:
        return yes and not _is_hidden(state)

    def after_deal(self, table: Table) -> None:
        """The dealer turns the card up, which is what the agenda goes on with."""
        table.ask(table.state.dealer, "deal")

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        if seat == table.state.dealer and self._may_open(table, table.state.decision):
            menu.append(plain("open", seat))

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        """Nothing: the decision is taken, and the card is turned up."""

    def default(self, table: Table, decision: Decision, action: Action | None) -> Action | None:
        return plain("open", decision.seat) if self._may_open(table, decision) else action

    def _may_open(self, table: Table, decision: Decision | None) -> bool:
        """Whether nothing is left to settle before the card is turned up."""
        agenda = table.state.agenda
        is_deal = decision is not None and decision.kind == "deal" and _is_hidden(table.state)
        return is_deal and bool(agenda) and isinstance(agenda[-1], TurnUp)

    def priced(self, table: Table, action: Action) -> Price | None:
        if action.kind == "peek" and self.priced_peek and _is_hidden(table.state):
            return Price(Reason("mistake_peek"), self.cost)
        return None

    def why_not(self, table: Table, action: Action) -> Reason | None:
        return Reason("no_peeking") if action.kind == "peek" else None


def _is_hidden(state: State) -> bool:
    """The hands are dealt and the first discard is not turned up."""
    return state.phase == ROUND and not state.pile and any(state.hands)
