"""The call required: without a valid one the last card cannot be laid, and trying costs cards (C45)."""

from __future__ import annotations

from pioche.engine.actions import LAYING, Action
from pioche.engine.cards import Card, fits
from pioche.engine.rule import Options, Price, Reason, Rule, flag
from pioche.engine.state import Decision
from pioche.engine.table import Table


class UnoRequired(Rule):
    key = "uno_required"
    options = (flag("uno_required", False),)

    def __init__(self, options: Options) -> None:
        self.penalty = int(options["uno_cards_penalty"])

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["uno_required"])

    def may_play(self, table: Table, seat: int, cards: tuple[Card, ...], why: Reason | None) -> Reason | None:
        """A pair or a run that empties a larger hand needs no call."""
        decision = table.state.decision
        goes_on = decision is not None and decision.kind == "run" and decision.seat == seat
        if why is None and len(table.state.hands[seat]) == 1 and not goes_on and "uno" not in table.badges(seat):
            return Reason("uno_required")
        return why

    def priced(self, table: Table, action: Action) -> Price | None:
        """The card goes back, and everybody has seen it; the decision stands."""
        decision = table.state.decision
        if action.kind not in LAYING or decision is None or table.state.hands[action.seat] != [action.card.bare]:
            return None
        if not self._could_lay(table, decision, action):
            return None
        why = table.why_barred(action.seat, (action.card,))
        return Price(why, self.penalty, (action.card,)) if why == Reason("uno_required") else None

    def _could_lay(self, table: Table, decision: Decision, action: Action) -> bool:
        """Whether the play would be possible but for the call."""
        state, card = table.state, action.card
        if bool(action.colour) != card.names_colour:
            return False
        if action.kind == "jump":
            return any([window.kind == "jump" and card.is_twin(state.top) for window in state.windows])
        if decision.seat != action.seat:
            return False
        if decision.kind == "answer" and state.debt is not None:
            return table.may_answer(state.debt, card)
        return decision.kind in ("turn", "drawn", "run") and fits(card, state.top)
