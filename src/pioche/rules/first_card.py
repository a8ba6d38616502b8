"""The first discard: what a card turned up does (C09-C13), also as if the dealer had laid it (C93)."""

from __future__ import annotations

from pioche.engine.actions import Action, name_colour
from pioche.engine.cards import (
    COLOURS,
    DRAW_TWO,
    NUMBER,
    REVERSE,
    SKIP,
    TARGETED_TWO,
    UNO_CARD,
    WILD,
    Card,
)  # fmt: skip
from pioche.engine.effects import Advance, Strike, Turn, TurnUp
from pioche.engine.events import Reversed
from pioche.engine.moves import PILE, STOCK, Coloured, Moved, Shuffled
from pioche.engine.rule import Options, Rule, choice
from pioche.engine.state import Decision
from pioche.engine.table import Table


class FirstCard(Rule):
    key = "first_card"
    options = (
        choice("first_wild", "first_player", "dealer", "redraw"),
        choice("first_reverse", "dealer_starts", "right_of_dealer", "ignore"),
        choice("first_action", "apply", "ignore"),
        choice("first_draw_four", "redraw", "dealer_plays"),
    )
    owns = ("colour",)

    def __init__(self, options: Options) -> None:
        self.wild = options["first_wild"]
        self.reverse = options["first_reverse"]
        self.action = options["first_action"]
        self.dealer_plays = options["first_draw_four"] == "dealer_plays"

    def after_turn_up(self, table: Table, card: Card) -> None:
        state = table.state
        following = state.next_seat(state.dealer)
        if not self._may_start(card) and any([self._may_start(other) for other in state.stock]):
            self._put_back(table, card)
        elif card.kind == REVERSE and self.reverse != "ignore":
            table.tell(Reversed())
            table.push(Turn(state.dealer) if self.reverse == "dealer_starts" else Advance())
        elif card.kind in (SKIP, DRAW_TWO):
            table.push(Advance())
            if self.action == "apply":
                table.push(Strike(Action("play", state.dealer, (card,))))
        elif card.kind == WILD or (not card.colour and not self._acts(table, card)):
            table.ask(state.dealer if self.wild == "dealer" else following, "colour")
        elif not self._acts(table, card):
            table.push(Advance())
        elif len(self._choices(table)) == 1:
            self._lay(table, self._choices(table)[0])
        else:
            table.ask(state.dealer, "colour")

    def _may_start(self, card: Card) -> bool:
        """Whether the card stays on the pile; the others go back (C12, C13)."""
        if card.kind == WILD:
            return self.wild != "redraw"
        usual = card.kind in (NUMBER, SKIP, REVERSE, DRAW_TWO)
        return usual or (self.dealer_plays and card.kind != UNO_CARD)

    def _acts(self, table: Table, card: Card) -> bool:
        """Whether the dealer counts as having laid this card."""
        has_effect = not card.colour or card.kind == TARGETED_TWO or bool(table.rules.power(table, card))
        return self.dealer_plays and has_effect and card.kind not in (UNO_CARD, REVERSE)

    def _put_back(self, table: Table, card: Card) -> None:
        state = table.state
        table.tell(Moved((card,), PILE, STOCK, "put_back"))
        table.tell(Shuffled(table.luck.shuffle(state.stock, f"first|{state.put_back}")))
        table.push(TurnUp())

    # --- the dealer's choices -----------------------------------------------------------------------------

    def _choices(self, table: Table) -> list[Action]:
        """The dealer's ways of laying the first card: just a colour, or the text of the play."""
        dealer, card = table.state.dealer, table.state.top.bare
        plays: list[Action] = []
        table.add_choices_of("play", dealer, (card,), plays)
        # No colour is in force yet, so that a boomerang needs one as well.
        return plays if card.colour or any([one.aim for one in plays]) else _colours(dealer)

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        decision = table.state.decision
        if decision is not None and decision.kind == "colour" and decision.seat == seat:
            menu += self._choices(table) if self._dealer_acts(table, seat) else _colours(seat)

    def _dealer_acts(self, table: Table, seat: int) -> bool:
        top = table.state.top
        return seat == table.state.dealer and self._acts(table, top) and top.kind != WILD

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        state = table.state
        if self._dealer_acts(table, action.seat):
            self._lay(table, action)
            return
        table.tell(Coloured(action.colour))
        table.push(Turn(state.next_seat(state.dealer)))

    def _lay(self, table: Table, choice: Action) -> None:
        """The card acts as if the dealer had laid it on his turn; he keeps all his cards."""
        state = table.state
        card = state.top.bare
        play = Action("play", state.dealer, (card,), choice.colour, choice.aim)
        if not card.colour:
            table.tell(Coloured(choice.colour))
        table.push(Advance(play))
        table.push(Strike(play))
        for rule in table.rules.on_play:
            rule.on_play(table, play)

    def default(self, table: Table, decision: Decision, action: Action | None) -> Action | None:
        """The colour held most, counted after the cards for the time; a choice of the dealer is declined (C88)."""
        if decision.kind != "colour":
            return action
        if self._dealer_acts(table, decision.seat):
            choices = self._choices(table)
            return next((one for one in choices if one.aim == "-"), choices[0])
        held = [card.colour for card in table.state.hands[decision.seat]]
        return name_colour(decision.seat, max(COLOURS, key=held.count))


def _colours(seat: int) -> list[Action]:
    return [name_colour(seat, colour) for colour in COLOURS]
