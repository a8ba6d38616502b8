"""The first discard: what a card turned up by nobody does (C09-C13)."""

from __future__ import annotations

from pioche.engine.actions import Action, name_colour, play
from pioche.engine.cards import COLOURS, DRAW_TWO, NUMBER, REVERSE, SKIP, WILD, Card
from pioche.engine.effects import Advance, Strike, Turn, TurnUp
from pioche.engine.events import PILE, STOCK, Coloured, Moved, Reversed, Shuffled
from pioche.engine.rule import Options, Rule, choice
from pioche.engine.state import Decision
from pioche.engine.table import Table


class FirstCard(Rule):
    key = "first_card"
    options = (
        choice("first_wild", "first_player", "dealer", "redraw"),
        choice("first_reverse", "dealer_starts", "right_of_dealer", "ignore"),
        choice("first_action", "apply", "ignore"),
    )
    owns = ("colour",)

    def __init__(self, options: Options) -> None:
        self.wild = options["first_wild"]
        self.reverse = options["first_reverse"]
        self.action = options["first_action"]

    def after_turn_up(self, table: Table, card: Card) -> None:
        state = table.state
        if not self._may_start(card) and any([self._may_start(other) for other in state.stock]):
            self._put_back(table, card)
        elif not card.colour:
            by_dealer = self.wild == "dealer"
            table.ask(state.dealer if by_dealer else state.next_seat(state.dealer), "colour")
        elif card.kind == REVERSE and self.reverse != "ignore":
            table.tell(Reversed())
            table.push(Turn(state.dealer) if self.reverse == "dealer_starts" else Advance())
        else:
            table.push(Advance())
            if card.kind in (SKIP, DRAW_TWO) and self.action == "apply":
                table.push(Strike(play(state.dealer, card)))

    def _may_start(self, card: Card) -> bool:
        """Whether the card stays on the pile; the others go back (C12, C13)."""
        return card.kind in (NUMBER, SKIP, REVERSE, DRAW_TWO) or (card.kind == WILD and self.wild != "redraw")

    def _put_back(self, table: Table, card: Card) -> None:
        state = table.state
        table.tell(Moved((card,), PILE, STOCK, "put_back"))
        table.tell(Shuffled(table.luck.shuffle(state.stock, f"first|{state.put_back}")))
        table.push(TurnUp())

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        decision = table.state.decision
        if decision is not None and decision.kind == "colour" and decision.seat == seat:
            menu += [name_colour(seat, colour) for colour in COLOURS]

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        state = table.state
        table.tell(Coloured(action.colour))
        table.push(Turn(state.next_seat(state.dealer)))
