"""Wild Draw Four: the next seat draws four; when it may be laid, and the verdict on it (C16-C18, C26, C27)."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.actions import Action
from pioche.engine.cards import BOOMERANG, DRAW_FOUR, TARGETED_FOUR, UNO_CARD, Card, fits, in_order
from pioche.engine.rule import Options, Reason, Rule, choice
from pioche.engine.state import Debt, Stake
from pioche.engine.table import Table

#: Cards that never make a +4 illegal under `nothing_else` (C16).
NEVER_IN_THE_WAY = frozenset({DRAW_FOUR, TARGETED_FOUR, BOOMERANG, UNO_CARD})


class DrawFour(Rule):
    key = "draw_four"
    options = (
        choice("draw_four_legal", "colour", "nothing_else", "always"),
        choice("draw_four_check", "challenge", "enforced"),
    )

    def __init__(self, options: Options) -> None:
        self.legal = options["draw_four_legal"]
        self.enforced = options["draw_four_check"] == "enforced"

    @classmethod
    def conflicts(cls, options: Options, seats: int | None) -> Iterator[Reason]:
        if options["draw_four_check"] == "enforced" and options["challenger"] == "anyone":
            yield Reason("conflict_enforced_anyone", "draw_four_check=enforced", "challenger=anyone")

    def may_play(self, table: Table, seat: int, card: Card, why: Reason | None) -> Reason | None:
        if why is None and self.enforced and card.kind == DRAW_FOUR and self._is_illegal(table, seat, card):
            return Reason("draw_four_illegal")
        return why

    def obliges(self, table: Table, seat: int, card: Card, yes: bool) -> bool:
        return yes and not (card.kind == DRAW_FOUR and self._is_illegal(table, seat, card))

    def _is_illegal(self, table: Table, seat: int, card: Card) -> bool:
        rest = table.state.hands[seat].copy()
        rest.remove(card)
        return self._is_bluff(rest, table.state.top)

    def _is_bluff(self, rest: list[Card], top: Card) -> bool:
        """Whether a +4 laid on `top` with these cards left in the hand is illegal."""
        if self.legal == "colour":
            return any([card.colour == top.colour for card in rest])
        if self.legal == "nothing_else":
            return any([fits(card, top) and card.kind not in NEVER_IN_THE_WAY for card in rest])
        return False

    def after_play(self, table: Table, play: Action) -> None:
        if play.card.kind != DRAW_FOUR:
            return
        state = table.state
        rest = state.hands[play.seat]
        amount = 4 * len(play.cards)
        # Frozen here: nothing that happens later changes the verdict (C17).
        guilty = bool(rest) and self._is_bluff(rest, state.pile[-1 - len(play.cards)])
        is_open = bool(rest) and not self.enforced and self.legal != "always"
        stake = Stake(play.seat, play.cards, amount, is_open, guilty, in_order(rest) if is_open else ())
        table.charge(Debt("draw", amount, state.next_seat(play.seat), (stake,)))
