"""Luck: where chance comes from. The engine takes it as a parameter and never makes any itself."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from pioche.engine.cards import Card, in_order


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Chance. Everything random is a call of `below`, labelled with what it decides.

    Labels: `dealer|k`, `cursed`, `deal`, `first|k`, `reshuffle|k`, `spin|k`, with k counting from 1 within a round.
    In a round a label decides one thing: a single number or a single shuffle. So the fair shuffle can use one stream
    for each of them, begin it anew after a restart, and prove it afterwards.
    """

    def below(self, n: int, what: str) -> int:
        """A number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError

    def shuffle(self, cards: Iterable[Card], what: str) -> tuple[Card, ...]:
        """The cards in a random order: Fisher-Yates, i = n - 1 … 1, over their canonical order."""
        row = list(in_order(cards))
        below = self.below
        for i in range(len(row) - 1, 0, -1):
            j = below(i + 1, what)
            row[i], row[j] = row[j], row[i]
        return tuple(row)


class FastLuck(Luck):
    """A quick generator for simulations: the same seed gives the same games on every machine."""

    def __init__(self, seed: str) -> None:
        self._random: Final = Random(seed).random

    def below(self, n: int, what: str) -> int:
        return int(self._random() * n)

    def shuffle(self, cards: Iterable[Card], what: str) -> tuple[Card, ...]:
        """The same order as `Luck.shuffle` gives, without a call for each card."""
        row, random = list(in_order(cards)), self._random
        for i in range(len(row) - 1, 0, -1):
            j = int(random() * (i + 1))
            row[i], row[j] = row[j], row[i]
        return tuple(row)


class SystemLuck(Luck):
    """The operating system's generator, for play: nobody can tell or repeat it."""

    def below(self, n: int, what: str) -> int:
        return secrets.randbelow(n)


class ScriptedLuck(Luck):
    """No chance at all, for scenarios: every number is 0, every pile keeps its order.

    `stock` is the order in which the next deal finds the pack; without it the pack is in canonical order.
    """

    def __init__(self, stock: tuple[Card, ...] | None = None) -> None:
        self.stock = stock
        #: The sector of the wheel at which the next spin stops.
        self.sector = 0

    def below(self, n: int, what: str) -> int:
        return self.sector if what.startswith("spin|") else 0

    def shuffle(self, cards: Iterable[Card], what: str) -> tuple[Card, ...]:
        if what == "deal" and self.stock is not None:
            return self.stock
        return tuple(cards)
