"""Whole evenings at a table, at random: nothing is lost, stands still or is told wrongly."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from rulesets import random_rules
from sitting import Sitting, chance_as_before


def evening(seed: str, steps: int, workers: int = 1) -> Sitting:
    """One table at random, from the first guest on."""
    random = Random(seed)
    seats = random.randint(2, 5)
    text = "official" if random.random() < 0.3 else random_rules(random, seats).text
    sitting = Sitting(seed, text, seats, workers)

    async def sit() -> None:
        await sitting.make(bots=random.randint(0, 2))
        await sitting.come(sitting.guests[0])
        await sitting.play_on(steps)

    try:
        with chance_as_before():
            asyncio.run(sit())
    except BaseException:
        print(f"evening({seed!r}, {steps}, {workers}): {text} for {seats}")
        print("\n".join(sitting.history[-12:]))
        raise
    return sitting


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("part", range(4))
def test_an_evening(part: int, workers: int) -> None:
    for number in range(6):
        evening(f"evening {part} {number}", 60, workers)


@pytest.mark.long
@pytest.mark.parametrize("workers", [1, 2])
def test_many_evenings(workers: int) -> None:
    for number in range(400):
        evening(f"many {number}", 200, workers)
