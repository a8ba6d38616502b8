"""A server that is killed has lost nothing that it has acknowledged, and everybody finds his table again."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kill_server import POINTS, Life


def test_killed_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def scene() -> None:
        life = Life(tmp_path / "folder", "kill")
        await life.play("", 0.8)
        for point in (f"{POINTS[0]}:12", f"{POINTS[1]}:9"):
            await life.play(point, 0)
        assert await life.check() > 10
        assert life.acknowledged > 10

    asyncio.run(scene())
