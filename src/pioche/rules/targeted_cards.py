"""The targeted cards "+2?" and "+4?": their player says whom they hit (C73)."""

from __future__ import annotations

from pioche.engine.actions import SEATS, Action
from pioche.engine.cards import CARDS, TARGETED_FOUR, TARGETED_TWO, Card
from pioche.engine.rule import Options, Rule, number
from pioche.engine.state import Debt, Stake
from pioche.engine.table import Table


class TargetedCards(Rule):
    key = "targeted_cards"
    options = (number("targeted_draw_two_cards", 0, 0, 20), number("targeted_draw_four_cards", 0, 0, 20))

    def __init__(self, options: Options) -> None:
        self.twos = int(options["targeted_draw_two_cards"])
        self.fours = int(options["targeted_draw_four_cards"])

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["targeted_draw_two_cards"] or options["targeted_draw_four_cards"])

    def pack(self, cards: list[Card]) -> list[Card]:
        """That many +2? of each colour, and +4? in all."""
        counts = {TARGETED_TWO: self.twos, TARGETED_FOUR: self.fours}
        return cards + [card for card in CARDS for _ in range(counts.get(card.kind, 0))]

    def aims(self, table: Table, seat: int, cards: tuple[Card, ...], aims: tuple[str, ...]) -> tuple[str, ...]:
        if cards[0].kind not in (TARGETED_TWO, TARGETED_FOUR):
            return aims
        return tuple([SEATS[other] for other in table.state.players() if other != seat])

    def after_play(self, table: Table, play: Action) -> None:
        """A +2? on the next seat is an ordinary +2; on another one its turn is owed. (A +4? is judged as a +4.)"""
        if play.card.kind == TARGETED_TWO:
            amount = 2 * len(play.cards)
            stake = Stake(play.seat, play.cards, amount)
            owes = play.target != table.state.next_seat(table.state.cursor)
            table.charge(Debt("draw", amount, play.target, (stake,), owes=owes))
