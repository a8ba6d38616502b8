"""Many games on many cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from joblib import Parallel, delayed

from pioche.catalogue import ruleset
from pioche.lab.games import Game, Sitting, play

#: How many games a worker plays before it reports. The figures do not depend on it.
BATCH: Final = 20

#: Called with the number of games that have just been played.
Progress: TypeAlias = "Callable[[int], object]"


def play_all(
    rules: str, sittings: Sequence[Sitting], jobs: int = -1, on_progress: Progress | None = None
) -> Iterator[Game]:
    """Play every game on `jobs` cores (-1: all of them); the games come in the order of the sittings."""
    batches = [sittings[first : first + BATCH] for first in range(0, len(sittings), BATCH)]
    done = Parallel(n_jobs=jobs if len(batches) > 1 else 1, return_as="generator")(
        delayed(_play_batch)(rules, batch) for batch in batches
    )
    for games in done:
        if on_progress is not None:
            on_progress(len(games))
        yield from games


def _play_batch(rules: str, sittings: Sequence[Sitting]) -> list[Game]:
    laid = ruleset(rules, len(sittings[0].levels))
    return [play(laid, sitting) for sitting in sittings]
