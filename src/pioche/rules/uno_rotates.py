"""The UNO card that moves all hands one seat against the direction of play, also out of turn (C61, C65)."""

from __future__ import annotations

from pioche.engine.actions import NOBODY, Action
from pioche.engine.cards import UNO_CARD
from pioche.engine.effects import Again, Check
from pioche.engine.moves import UNDER, Moved
from pioche.engine.rule import Options, Rule
from pioche.engine.state import Decision
from pioche.engine.table import Table


class UnoRotates(Rule):
    key = "uno_rotates"
    owns = ("slip",)

    def __init__(self, options: Options) -> None:
        self.hand_plays_on = options["turn_follows"] == "hand"

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["uno_cards"]) and options["uno_card"] == "rotate"

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        """Out of turn, while somebody is to make an ordinary turn."""
        decision = table.state.decision
        if decision is not None and decision.kind == "turn" and decision.seat != seat:
            for card in set(table.state.hands[seat]):
                if card.kind == UNO_CARD:
                    table.add_plays_of("slip", seat, (card,), menu)

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        """The turn stays where it was."""
        table.tell(Moved(action.cards, action.seat, UNDER, "slipped"))
        table.push(Again(answered.seat))
        table.push(Check(action.seat))
        for rule in table.rules.on_play:
            rule.on_play(table, action)

    def on_play(self, table: Table, play: Action) -> None:
        if play.card.kind == UNO_CARD:
            follows = self.hand_plays_on and play.kind == "play"
            table.rotate_hands(-table.state.direction, play.seat if follows else NOBODY)
