"""Wild Draw Four: the next seat draws four; when it may be laid, and the verdict on it (C16-C18, C26, C27)."""

from __future__ import annotations

from pioche.engine.actions import NOBODY, Action
from pioche.engine.cards import BOOMERANG, DRAW_FOUR, TARGETED_FOUR, UNO_CARD, Card, fits, in_order
from pioche.engine.rule import Options, Rule, choice
from pioche.engine.state import Debt, Stake
from pioche.engine.table import Table

FOURS = frozenset({DRAW_FOUR, TARGETED_FOUR})
#: Cards that never make a +4 illegal under `nothing_else` (C16).
NEVER_IN_THE_WAY = FOURS | {BOOMERANG, UNO_CARD}


class DrawFour(Rule):
    key = "draw_four"
    options = (choice("draw_four_legal", "colour", "nothing_else", "always"),)

    def __init__(self, options: Options) -> None:
        self.legal = options["draw_four_legal"]
        self.enforced = options["draw_four_check"] == "enforced"

    def obliges(self, table: Table, seat: int, card: Card, yes: bool) -> bool:
        """An illegal +4 never counts."""
        if card.kind not in FOURS or not yes:
            return yes
        rest = table.state.hands[seat].copy()
        rest.remove(card)
        return not self._is_bluff(rest, table.state.top, is_answer=table.state.debt is not None)

    def _is_bluff(self, rest: list[Card], top: Card, is_answer: bool) -> bool:
        """Whether a +4 laid on `top` with these cards left is illegal; an answer is judged by the colour (C17)."""
        if self.legal == "always":
            return False
        if self.legal == "colour" or is_answer:
            return any([card.colour == top.colour for card in rest])
        return any([fits(card, top) and card.kind not in NEVER_IN_THE_WAY for card in rest])

    def after_play(self, table: Table, play: Action) -> None:
        if play.card.kind not in FOURS:
            return
        state = table.state
        rest = state.hands[play.seat]
        amount = 4 * len(play.cards)
        # A last card is no bluff (C26), nor is one that nobody held (C93).
        is_open = bool(rest) and state.layer == play.seat and not self.enforced and self.legal != "always"
        # Frozen here: nothing that happens later changes the verdict (C17).
        guilty = is_open and self._is_bluff(rest, state.pile[-1 - len(play.cards)], state.debt is not None)
        stake = Stake(play.seat, play.cards, amount, is_open, guilty, in_order(rest) if is_open else ())
        following = state.next_seat(state.cursor)
        victim = following if play.target == NOBODY else play.target
        table.charge(Debt("draw", amount, victim, (stake,), owes=victim != following))
