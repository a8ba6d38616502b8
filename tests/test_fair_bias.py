"""The fair shuffle has no bias, and the statistics that say so see what has one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import pairwise
from math import comb, exp, factorial, sqrt
from typing import Final

import pytest
from fairly import TABLE, seed_of

from pioche.engine.cards import NUMBER, Card
from pioche.engine.luck import Luck
from pioche.server.fair import (
    WORDS,
    FairLuck,
    Stream,
    commitment,
    round_key,
)

#: 108 cards that can all be told apart.
APART: Final = [Card(f"{number:03}", number, NUMBER, "r", "0") for number in range(108)]
SIZE: Final = len(APART)
MANY: Final = 3000
FEW: Final = 2000
Row = Sequence[int]
Shuffle = Callable[[Luck, list[int]], list[int]]


def fair(luck: Luck, row: list[int]) -> list[int]:
    return [card.index for card in luck.shuffle([APART[number] for number in row], "deal")]


def swaps_with_any(luck: Luck, row: list[int]) -> list[int]:
    for i in range(len(row)):
        j = luck.below(len(row), "deal")
        row[i], row[j] = row[j], row[i]
    return row


def off_by_one(luck: Luck, row: list[int]) -> list[int]:
    """Sattolo's algorithm: no card may stay where it is."""
    for i in range(len(row) - 1, 0, -1):
        j = luck.below(i, "deal")
        row[i], row[j] = row[j], row[i]
    return row


def byte_modulo(luck: Luck, row: list[int]) -> list[int]:
    for i in range(len(row) - 1, 0, -1):
        j = luck.below(256, "deal") % (i + 1)
        row[i], row[j] = row[j], row[i]
    return row


def riffled_twice(luck: Luck, row: list[int]) -> list[int]:
    """Cut, and riffled as people do it, two times."""
    for _ in range(2):
        left = [luck.below(2, "deal") for _ in row]
        top, rest = iter(row[: left.count(0)]), iter(row[left.count(0) :])
        row = [next(rest if side else top) for side in left]
    return row


def cut(luck: Luck, row: list[int]) -> list[int]:
    at = luck.below(len(row), "deal")
    return row[at:] + row[:at]


@cache
def rows(shuffle: Shuffle, count: int) -> list[list[int]]:
    """So many shuffles, each with a seed of its own, as in play; always the same ones."""
    found = []
    for round in range(1, count + 1):
        seed = seed_of(f"row {round}")
        promised = commitment(TABLE, round, seed)
        luck = FairLuck(round_key(promised, seed))
        stream = luck if shuffle is fair else Stream(round_key(promised, seed), "deal")
        found.append(shuffle(stream, list(range(SIZE))))
    return found


def chi_square(found: Iterable[int], expected: float) -> float:
    return sum([(count - expected) ** 2 / expected for count in found])


def sigmas(chi: float, freedom: float) -> float:
    """How many standard deviations a chi-square lies from its mean (Wilson and Hilferty)."""
    return float(((chi / freedom) ** (1 / 3) - 1 + 2 / (9 * freedom)) / sqrt(2 / (9 * freedom)))


def places(found: list[list[int]]) -> float:
    """Position × card. Rows and columns are fixed, so that the statistic is (n - 1)/n of the usual one."""
    counts = Counter([at * SIZE + card for row in found for at, card in enumerate(row)])
    chi = chi_square([counts[cell] for cell in range(SIZE * SIZE)], len(found) / SIZE)
    return sigmas(chi * (SIZE - 1) / SIZE, (SIZE - 1) ** 2)


def neighbours(found: list[list[int]]) -> float:
    """Which card follows which: n(n - 1) ordered pairs, each in one shuffle out of n."""
    counts = Counter([pair for row in found for pair in pairwise(row)])
    pairs = [(one, other) for one in range(SIZE) for other in range(SIZE) if one != other]
    chi = chi_square([counts[pair] for pair in pairs], len(found) / SIZE)
    return sigmas(chi, (SIZE - 1) ** 2)


def rising(found: list[list[int]]) -> float:
    """Rising sequences: (n + 1)/2 on average with a variance of (n + 1)/12."""
    total = 0
    for row in found:
        where = sorted(range(SIZE), key=row.__getitem__)
        total += 1 + sum([after < before for before, after in pairwise(where)])
    return (total / len(found) - (SIZE + 1) / 2) / sqrt((SIZE + 1) / 12 / len(found))


def unmoved(found: list[list[int]]) -> float:
    """Cards that are where they were: 0, 1, 2, 3, 4, 5 or more, as Poisson's law has it."""
    law = [exp(-1) / factorial(count) for count in range(5)]
    law.append(1 - sum(law))
    counts = Counter([min(5, sum([at == card for at, card in enumerate(row)])) for row in found])
    chi = sum([(counts[count] - share * len(found)) ** 2 / (share * len(found)) for count, share in enumerate(law)])
    return sigmas(chi, 5)


def wilds(found: list[list[int]]) -> float:
    """Colourless cards (the last 8) in each of four first hands of 7: 0, 1, 2, 3 or more."""
    law = [comb(8, count) * comb(100, 7 - count) / comb(108, 7) for count in range(3)]
    law.append(1 - sum(law))
    worst = 0.0
    for seat in range(4):
        counts = Counter([min(3, sum([card >= 100 for card in row[seat:28:4]])) for row in found])
        chi = sum([(counts[n] - share * len(found)) ** 2 / (share * len(found)) for n, share in enumerate(law)])
        worst = max(worst, sigmas(chi, 3), key=abs)
    return worst


STATISTICS: Final = (places, neighbours, rising, unmoved, wilds)


@pytest.mark.parametrize("statistic", STATISTICS)
def test_the_fair_shuffle_has_no_bias(statistic: Callable[[list[list[int]]], float]) -> None:
    assert abs(statistic(rows(fair, MANY))) < 4


@pytest.mark.parametrize(
    ("shuffle", "statistic"),
    [
        (swaps_with_any, places),
        (off_by_one, places),
        (byte_modulo, places),
        (cut, neighbours),
        (riffled_twice, neighbours),
        (riffled_twice, rising),
        (off_by_one, unmoved),
        (riffled_twice, wilds),
    ],
)
def test_a_bad_shuffle_is_seen(shuffle: Shuffle, statistic: Callable[[list[list[int]]], float]) -> None:
    assert abs(statistic(rows(shuffle, FEW))) > 8


@pytest.mark.parametrize("n", [2, 3, 6, 7, 9, 108])
def test_each_number_is_as_likely_as_the_others(n: int) -> None:
    stream = Stream(round_key(bytes(32), seed_of("numbers")), "deal")
    counts = Counter([stream.below(n) for _ in range(6000)])
    assert abs(sigmas(chi_square([counts[number] for number in range(n)], 6000 / n), n - 1)) < 4


def test_what_would_favour_some_numbers_is_thrown_away() -> None:
    """Below 3 · 2^30 a word modulo n falls into the lowest third every second time."""
    n, count = 3 * 2**30, 6000
    key = round_key(bytes(32), seed_of("rejected"))

    def z(numbers: list[int]) -> float:
        low = len([number for number in numbers if number < 2**30])
        return (low - count / 3) / sqrt(count * 2 / 9)

    stream, words = Stream(key, "deal"), Stream(key, "deal")
    assert abs(z([stream.below(n) for _ in range(count)])) < 4
    assert z([words.below(WORDS) % n for _ in range(count)]) > 8


def test_a_word_is_thrown_away_from_the_first_on_that_would_favour_some() -> None:
    keys = [round_key(bytes(32), seed_of(f"edge {number}")) for number in range(8)]
    firsts = {key: Stream(key, "deal").below(WORDS) for key in keys}
    key = max(keys, key=lambda one: firsts[one])
    word = firsts[key]
    assert word > WORDS // 2
    assert Stream(key, "deal").below(word + 1) == word
    stream = Stream(key, "deal")
    assert stream.below(WORDS) == word
    assert Stream(key, "deal").below(word) == stream.below(word)


@pytest.mark.parametrize("n", [0, -1, WORDS + 1])
def test_there_is_no_number_below_nothing_or_above_a_word(n: int) -> None:
    with pytest.raises(ValueError, match=r"below 1 to 2\^32"):
        Stream(bytes(64), "deal").below(n)
