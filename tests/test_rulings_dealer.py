"""C08: who deals. The cards drawn for it, and the lot, are scripted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pytest

from pioche.catalogue import ruleset
from pioche.engine import actions
from pioche.engine.actions import NEXT, NOBODY, SEATS
from pioche.engine.cards import Card, cards, in_order
from pioche.engine.events import DealerChosen
from pioche.engine.luck import Luck, ScriptedLuck
from pioche.engine.table import Table


class Drawn(Luck):
    """The first cards of each pile by its label; every lot falls on the number given."""

    def __init__(self, *draws: str, deal: str = "", lot: int = 0) -> None:
        self.first: Final = {f"dealer|{k}": cards(draw) for k, draw in enumerate(draws, 1)} | {"deal": cards(deal)}
        self.lot: Final = lot
        self.shuffled: Final[dict[str, list[Card]]] = {}

    def below(self, n: int, what: str) -> int:
        return self.lot

    def shuffle(self, cards: Iterable[Card], what: str) -> tuple[Card, ...]:
        pack = list(in_order(cards))
        self.shuffled[what] = pack.copy()
        for card in self.first[what]:
            pack.remove(card)
        return (*self.first[what], *pack)


def dealt(rules: str, seats: int, luck: Luck) -> Table:
    table = Table(ruleset(rules, seats), seats, luck)
    table.act(NEXT)
    return table


def draws(table: Table) -> tuple[tuple[Card, ...], ...]:
    return [event.draws for event in table.log if isinstance(event, DealerChosen)][-1]


def test_c08_the_highest_number_deals_and_his_left_neighbour_begins() -> None:
    table = dealt("official", 4, Drawn("r3 b9 g8 y0"))
    assert table.state.dealer == 1
    assert table.state.decision is not None
    assert table.state.decision.seat == 2


def test_c08_every_card_that_is_not_a_number_counts_0() -> None:
    assert dealt("official", 4, Drawn("w4 rS w* b1")).state.dealer == 3


def test_c08_a_symbol_and_a_0_are_tied() -> None:
    table = dealt("official", 3, Drawn("rS b0 gD", "b2 g1 r5"))
    assert table.state.dealer == 2
    assert [len(row) for row in draws(table)] == [3, 3]


def test_c08_those_tied_for_the_highest_draw_again_among_themselves() -> None:
    table = dealt("official", 4, Drawn("r9 b2 g9 y9", "b5 r7 g7", "r1 b3"))
    assert table.state.dealer == 3
    assert [len(row) for row in draws(table)] == [4, 3, 2]


def test_c08_the_cards_are_drawn_openly() -> None:
    table = dealt("official", 3, Drawn("r9 b2 g1"))
    shown = [event for event in table.seen(table.log, NOBODY) if isinstance(event, DealerChosen)]
    assert [event.draws for event in shown] == [(cards("r9 b2 g1"),)]


def test_c08_the_cards_drawn_go_back_before_the_deal() -> None:
    luck = Drawn("r9 b2 g1")
    table = dealt("official", 3, luck)
    assert luck.shuffled["dealer|1"] == luck.shuffled["deal"] == table.pack()


def test_c08_before_every_round_from_the_number_cards_alone() -> None:
    luck = Drawn("r9 b2 g1")
    assert dealt("dealer=draw_each_round", 3, luck).state.dealer == 0
    assert len(luck.shuffled["dealer|1"]) == 76
    assert all([card.number >= 0 for card in luck.shuffled["dealer|1"]])


@pytest.mark.parametrize("lot", range(3))
def test_c08_by_lot(lot: int) -> None:
    assert dealt("dealer=random", 3, Drawn(lot=lot)).state.dealer == lot


@pytest.mark.parametrize(
    ("rule", "second"),
    [("draw_then_left", "B"), ("draw_each_round", "C"), ("winner", "B"), ("loser", "C"), ("random", "A")],
)
def test_c08_the_second_dealer(rule: str, second: str) -> None:
    """A has dealt, B goes out at once; C is left with a Skip, A with a 3. C draws best for the second round."""
    table = dealt(f"dealer={rule} hand_size=1 target=9999", 3, Drawn("r9 b2 g1", deal="r1 gS b3 r5"))
    assert table.state.dealer == 0
    table.act(actions.read("B r1"))
    table.luck = Drawn("r1 b2 g7")
    table.act(NEXT)
    assert actions.SEATS[table.state.dealer] == second


def test_c12_what_is_to_be_turned_up_as_first_discard_is_nobodys() -> None:
    table = Table(ruleset("official hidden_deal=true", 4), 4, ScriptedLuck())
    table.act(NEXT)
    drawn = table.draw(1, 500, "levy")  # Penalties are paid before the first discard, too.
    assert len(drawn) == 108 - 4 * 7 - 1
    table.act(actions.read(f"{SEATS[table.state.dealer]} open"))
    assert (len(table.state.pile), table.state.stock) == (1, [])
