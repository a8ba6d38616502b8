"""Refusal: why an action is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.engine.actions import LAYING, Action
from pioche.engine.cards import fits
from pioche.engine.rule import Reason
from pioche.engine.state import OVER, Decision

if TYPE_CHECKING:
    from pioche.engine.table import Table


def why_not(table: Table, action: Action) -> Reason:
    """Why an action is refused, in the order in which a person would ask."""
    state = table.state
    seat, decision = action.seat, state.decision
    if state.phase == OVER:
        return Reason("match_over")
    if decision is None or action.kind == "next":
        return Reason("round_over" if decision is None else "round_running")
    if not 0 <= seat < state.seats or not state.active[seat]:
        return Reason("no_such_seat")
    if action.kind not in table.rules.owners and action.kind not in ("play", "take"):
        return Reason("not_at_this_table", action.kind)
    why = _why_not_lay(table, action, decision) if action.kind in LAYING else None
    for rule in table.rules.why_not:
        why = why or rule.why_not(table, action)
    if why is None and decision.seat != seat:
        return Reason("not_your_turn")
    return why or Reason(f"not_now_{decision.kind}")


def _why_not_lay(table: Table, action: Action, decision: Decision) -> Reason | None:
    seat, card = action.seat, action.cards[0].bare
    hand = table.state.hands[seat]
    if not all([hand.count(one) >= action.cards.count(one) for one in action.cards]):
        return Reason("not_held", card.text)
    if decision.seat != seat:
        return Reason("not_your_turn")
    if decision.kind == "drawn" and card not in decision.cards:
        return Reason("only_the_drawn_card")
    if decision.kind not in ("turn", "drawn"):
        return None if decision.kind == "run" else Reason(f"not_now_{decision.kind}")
    if not fits(card, table.state.top):
        return Reason("does_not_fit", card.text, table.state.top.text)
    if card.names_colour and not action.colour:
        return Reason("colour_missing")
    cards = tuple([one.bare for one in action.cards])
    return table.why_barred(seat, cards) or Reason("choice_not_taken", card.text)
