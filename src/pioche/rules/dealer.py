"""The dealer: who deals the first round, and who the next ones (C08)."""

from __future__ import annotations

from pioche.engine.actions import NOBODY
from pioche.engine.cards import Card
from pioche.engine.events import DealerChosen
from pioche.engine.rule import Options, Rule, choice
from pioche.engine.state import State
from pioche.engine.table import Table

#: Draws after which a tie is left to the order of the seats: never reached unless there is no chance at all.
TRIES = 99


class Dealer(Rule):
    key = "dealer"
    options = (choice("dealer", "draw_then_left", "draw_each_round", "winner", "loser", "random"),)

    def __init__(self, options: Options) -> None:
        self.custom = options["dealer"]
        self.winner_scores = options["scoring"] == "winner"

    def find_dealer(self, table: Table) -> None:
        state = table.state
        if self.custom == "random":
            seats = state.players()
            table.tell(DealerChosen(seats[table.luck.below(len(seats), "dealer|1")]))
        elif self.custom == "draw_each_round" or state.dealer == NOBODY:
            table.tell(self._draw(table))
        else:
            table.tell(DealerChosen(self._following(state)))

    def _draw(self, table: Table) -> DealerChosen:
        """Each seat draws a card, the highest number deals; those who tie for it draw again."""
        pack = table.pack()
        if self.custom == "draw_each_round":
            pack = [card for card in pack if card.number >= 0]
        seats = table.state.players()
        draws: list[tuple[Card, ...]] = []
        while len(seats) > 1 and len(draws) < TRIES:
            row = table.luck.shuffle(pack, f"dealer|{len(draws) + 1}")[: len(seats)]
            draws.append(row)
            best = max([card.number for card in row])
            seats = [seat for seat, card in zip(seats, row, strict=True) if max(card.number, 0) == max(best, 0)]
        return DealerChosen(seats[0], tuple(draws))

    def _following(self, state: State) -> int:
        """The dealer of a later round; one who is no longer active is replaced by the next on his left."""
        seat = state.next_seat(state.dealer, 1)
        if self.custom == "winner":
            scorer = max(state.players(), key=lambda one: state.points[one])
            if state.winner != NOBODY:
                seat = state.winner
            elif self.winner_scores and state.points[scorer] > 0:
                seat = scorer
        elif self.custom == "loser":
            nearest_first = clockwise_from(state, (state.dealer + 1) % state.seats)
            seat = max(nearest_first, key=lambda one: state.left[one])
        return seat if state.active[seat] else state.next_seat(seat, 1)


def clockwise_from(state: State, seat: int) -> list[int]:
    """All seats, those out of the round included, clockwise from `seat`."""
    return [(seat + step) % state.seats for step in range(state.seats)]
