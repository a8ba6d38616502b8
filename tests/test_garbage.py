"""The collector looks through everything only where that is quick, or very seldom."""

from __future__ import annotations

import asyncio
import gc

import pytest

from pioche.server import garbage


@pytest.mark.parametrize(("much", "longest", "looks"), [(10, 1e9, True), (1000, 1e9, False), (1000, 0.0, True)])
def test_everything_is_looked_through_where_there_is_little_and_else_seldom_and_what_is_new_always(
    monkeypatch: pytest.MonkeyPatch, much: int, longest: float, looks: bool
) -> None:
    seen: list[int] = []
    monkeypatch.setattr(garbage, "BEAT", 0.001)
    monkeypatch.setattr(garbage, "MINUTE", 0.02)
    monkeypatch.setattr(garbage, "LONGEST", longest)
    monkeypatch.setattr(gc, "collect", lambda generation=2: seen.append(generation))

    async def evening() -> None:
        task = asyncio.create_task(garbage.collect(lambda: much))
        await asyncio.sleep(0.05)
        task.cancel()

    asyncio.run(evening())
    assert (2 in seen) is looks
    assert looks or {0, 1} <= {*seen}


def test_pauses_are_counted_where_they_happen() -> None:
    pauses = garbage.Pauses()
    gc.callbacks.append(pauses)
    try:
        gc.collect()
    finally:
        gc.callbacks.remove(pauses)
    assert 0 < pauses.longest <= pauses.total
