"""Statistics: shares and means with their 95 % intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

#: The 97.5 % point of the normal distribution.
Z: Final = 1.959963984540054
#: Half a deal lost, one shared, half a deal won: so few equal deals do not look like certainty (Agresti and Min).
_PSEUDO: Final = ((0.0, 0.5), (0.5, 1.0), (1.0, 0.5))


class Estimate(NamedTuple):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(wins: float, trials: int) -> Estimate:
    """The share of `trials` that were won, with Wilson's interval; shared wins may count in part."""
    if not trials:
        return Estimate(0.0, 0.0, 1.0)
    share = wins / trials
    weight = Z * Z / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = Z / (1 + weight) * sqrt(share * (1 - share) / trials + weight / trials / 4)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values with Student's interval; boundless for fewer than two of them."""
    count = len(values)
    middle = sum(values) / count if count else 0.0
    if count < 2:
        return Estimate(middle, float("-inf"), float("inf"))
    spread = sum([(value - middle) ** 2 for value in values]) / (count - 1)
    reach = student(count - 1) * sqrt(spread / count)
    return Estimate(middle, middle - reach, middle + reach)


def paired_share(shares: Sequence[float]) -> Estimate:
    """The mean of the shares (0 to 1) won in mirrored deals, with an interval computed over the deals."""
    count = len(shares)
    if count < 2:
        return Estimate(sum(shares) / count if count else 0.5, 0.0, 1.0)
    weight = count + sum([part for _, part in _PSEUDO])
    middle = (sum(shares) + sum([value * part for value, part in _PSEUDO])) / weight
    squares = sum([(share - middle) ** 2 for share in shares])
    squares += sum([(value - middle) ** 2 * part for value, part in _PSEUDO])
    reach = student(count - 1) * sqrt(squares) / weight
    return Estimate(sum(shares) / count, max(0.0, middle - reach), min(1.0, middle + reach))


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution: exact for 1 and 2 degrees of freedom, else to 1 %."""
    if freedom <= 2:
        return (12.7062, 4.3027)[max(freedom, 1) - 1]
    z, value, power = Z, Z, 1
    for top in (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    ):
        value += top / freedom**power
        power += 1
    return value


def percentile(counts: Counter[int], percent: int) -> int:
    """The smallest number that at least `percent` of a hundred do not exceed; 0 when nothing was counted."""
    needed = counts.total() * percent / 100
    reached = 0
    for number in sorted(counts):
        reached += counts[number]
        if reached >= needed:
            return number
    return 0
