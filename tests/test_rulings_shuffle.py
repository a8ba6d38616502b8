"""C12, C14, C31: what is shuffled, under which label, and how chance is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from pioche.catalogue import ruleset
from pioche.engine.actions import NEXT
from pioche.engine.cards import Card, cards, deck
from pioche.engine.luck import FastLuck, Luck, ScriptedLuck, SystemLuck
from pioche.engine.state import ROUND
from pioche.engine.table import Table


class Noting(Luck):
    """Chance that notes every number it is asked for."""

    def __init__(self, seed: str) -> None:
        self.luck = FastLuck(seed)
        self.asked: list[tuple[int, str]] = []

    def below(self, n: int, what: str) -> int:
        self.asked.append((n, what))
        return self.luck.below(n, what)


class Labelled(ScriptedLuck):
    """No chance; it notes what is shuffled."""

    def __init__(self, stock: tuple[Card, ...]) -> None:
        super().__init__(stock)
        self.shuffled: list[tuple[str, int]] = []

    def shuffle(self, cards: Iterable[Card], what: str) -> tuple[Card, ...]:
        row = super().shuffle(cards, what)
        self.shuffled.append((what, len(row)))
        return row


def test_a_pile_is_shuffled_from_its_canonical_order() -> None:
    """Fisher-Yates, i = n-1 … 1: whoever knows the numbers can do it again."""
    luck = Noting("noting")
    shuffled = luck.shuffle(reversed(deck()), "deal")
    assert luck.asked == [(i + 1, "deal") for i in range(107, 0, -1)]
    again = FastLuck("noting")
    row = deck()
    for i in range(107, 0, -1):
        j = again.below(i + 1, "deal")
        row[i], row[j] = row[j], row[i]
    assert shuffled == tuple(row)


def test_numbers_are_below_what_was_asked() -> None:
    for luck in (FastLuck("even"), SystemLuck()):
        counts = Counter([luck.below(5, "deal") for _ in range(5000)])
        assert set(counts) == set(range(5))
        assert min(counts.values()) > 800


def test_c14_the_deal_has_its_label() -> None:
    luck = Noting("deal")
    Table(ruleset(), 4, luck).act(NEXT)
    assert "deal" in {what for _, what in luck.asked}
    assert {what.partition("|")[0] for _, what in luck.asked} <= {"dealer", "deal", "first"}


def test_c12_each_card_put_back_has_its_label() -> None:
    """They are counted from 1; only what is still in the draw pile is shuffled again."""
    luck = Labelled(cards("r1 r2 w4 w4 r5 y1"))
    table = Table(ruleset("hand_size=1"), 2, luck)
    table.act(NEXT)
    assert [(what, count) for what, count in luck.shuffled if what.startswith("first")] == [
        ("first|1", 4),
        ("first|2", 4),
    ]
    assert table.state.top is cards("r5")[0]
    assert table.state.stock == list(cards("y1 w4 w4"))


def test_c31_each_pile_made_anew_has_its_label() -> None:
    """They are counted within a round, from 1."""
    luck = Noting("anew")
    random = Random("anew")
    table = Table(ruleset("hand_size=15"), 6, luck)
    for _ in range(2):
        table.act(NEXT)
        luck.asked.clear()
        while table.state.phase == ROUND:
            assert table.state.decision is not None
            menu = table.menu(table.state.decision.seat)
            table.act(random.choice([action for action in menu if action.kind != "uno"]))
        labels = list(dict.fromkeys([what for _, what in luck.asked if what.startswith("reshuffle")]))
        assert labels == [f"reshuffle|{k}" for k in range(1, len(labels) + 1)]
        assert labels
