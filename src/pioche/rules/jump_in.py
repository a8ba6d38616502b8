"""Jumping in: the twin of the top card, laid out of turn (C52-C58)."""

from __future__ import annotations

from pioche.engine.actions import NOBODY, Action
from pioche.engine.cards import (
    BOOMERANG,
    CARDS,
    DRAW_FOUR,
    DRAW_TWO,
    NUMBER,
    REVERSE,
    SKIP,
    TARGETED_FOUR,
    TARGETED_TWO,
    UNO_CARD,
    Card,
)  # fmt: skip
from pioche.engine.effects import Lay, Suffer
from pioche.engine.events import Opened, Owed, Reversed
from pioche.engine.rule import Options, Price, Reason, Rule, choice, flag, word
from pioche.engine.state import Debt, Decision, Window
from pioche.engine.table import Table

COLOURED = frozenset({NUMBER, SKIP, REVERSE, DRAW_TWO, TARGETED_TWO})
#: On these only an answer counts at one's own turn (C58).
ANSWERED = frozenset({DRAW_TWO, TARGETED_TWO, DRAW_FOUR, TARGETED_FOUR, SKIP})
SKIPS = {card.colour: card for card in CARDS if card.kind == SKIP}


class JumpIn(Rule):
    key = "jump_in"
    # A forgotten shout is paid at the end of the step.
    after = ("cursed_cards", "draw_four", "draw_two", "downpour", "reverse", "siege", "skip", "targeted_cards")
    options = (
        choice("jump_in", "off", "numbers", "coloured", "all"),
        choice("jump_in_action", "cancel", "add"),
        word("jump_in_shout", ""),
        flag("jump_in_own_turn", False),
    )
    owns = ("jump",)

    def __init__(self, options: Options) -> None:
        self.scope = options["jump_in"]
        self.adds = options["jump_in_action"] == "add"
        self.shout = str(options["jump_in_shout"])
        self.own_turn = options["jump_in_own_turn"]
        self.cost = int(options["manners_cards"])

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["jump_in"] != "off"

    # --- when ---------------------------------------------------------------------------------------------

    def _covers(self, card: Card) -> bool:
        if self.scope == "numbers":
            return card.kind == NUMBER
        return card.kind in COLOURED or (self.scope == "all" and card.kind not in (BOOMERANG, UNO_CARD))

    def after_step(self, table: Table) -> None:
        """The window opens with the card laid or turned up; for the own turn it lasts while the card is top."""
        state = table.state
        fresh = state.laid >= state.step or (self.own_turn and state.laid > 0)
        if fresh and self._covers(state.top) and not self._is_deflection(table):
            table.tell(Opened(Window("jump", NOBODY, "jump_in", state.version + 1)))

    def _is_deflection(self, table: Table) -> bool:
        debt = table.state.debt
        return debt is not None and debt.last.cards[-1] is not table.state.top.bare

    def answers(self, table: Table, debt: Debt, yes: bool) -> bool:
        return yes or (debt.kind != "swap" and self._may_beat(table, debt))

    def _may_beat(self, table: Table, debt: Debt) -> bool:
        """Whether its twin may be laid on a pending card: where its like may answer it, only to add (C54)."""
        card = debt.last.cards[-1]
        if debt.sender >= 0 or card is not table.state.top.bare or not self._covers(card):
            return False
        like = SKIPS[card.colour] if card.kind == REVERSE else card
        return self.adds or not table.may_answer(debt, like)

    def _is_open(self, table: Table, seat: int, decision: Decision) -> bool:
        state = table.state
        is_own_card = state.layer == seat
        if decision.kind == "turn" and decision.seat == seat:
            closed = ANSWERED | {REVERSE} if len(state.players()) == 2 else ANSWERED
            return not self.own_turn or state.top.kind not in closed
        if is_own_card and not self.own_turn:
            return False
        if decision.kind == "answer" and state.debt is not None:
            return self._may_beat(table, state.debt)
        return decision.kind == "turn" or (decision.kind == "run" and decision.seat != seat)

    # --- what ---------------------------------------------------------------------------------------------

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        state, decision = table.state, table.state.decision
        if decision is None or not any([window.kind == "jump" for window in state.windows]):
            return
        if self._is_open(table, seat, decision):
            for card in set(state.hands[seat]):
                if card.is_twin(state.top):
                    table.add_plays_of("jump", seat, (card,), menu)

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        state = table.state
        on_turn = answered.kind == "turn" and answered.seat == action.seat
        if on_turn and not self.own_turn:  # An ordinary play, however written (C58).
            table.push(Lay(Action("play", action.seat, action.cards, action.colour, action.aim, uno=action.uno)))
            return
        table.push(Lay(action, keeps_turn=on_turn))
        if not self.adds and state.debt is not None:
            table.tell(Owed(None))
        if not self.adds and state.top.kind == REVERSE and state.flips % 2:
            table.tell(Reversed())

    def on_play(self, table: Table, play: Action) -> None:
        """Where effects add, a pending exchange is carried out before the second, the jumper's card laid (C53)."""
        debt = table.state.debt
        if play.kind == "jump" and debt is not None and debt.kind == "swap":
            table.tell(Owed(None))
            table.push(Suffer(debt))

    def after_play(self, table: Table, play: Action) -> None:
        if play.kind == "jump" and self.shout and not play.shout and table.state.hands[play.seat]:
            table.pay(play.seat, Price(Reason("shout_missing", self.shout), self.cost))

    def why_not(self, table: Table, action: Action) -> Reason | None:
        if action.kind != "jump":
            return None
        twin = action.card.is_twin(table.state.top) and self._covers(action.card)
        return Reason("jump_in_closed") if twin else Reason("no_twin", action.card.text, table.state.top.text)
