"""Kill a server in the middle of a game, again and again, and look for an acknowledged command that was lost.

Usage: python benchmarks/kill_server.py [LIVES] [SEED]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from kill_server import POINTS, Life

#: Lives that one table sees.
EACH: Final = 10


async def main() -> None:
    """Kill and print."""
    lives = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    seed = sys.argv[2] if len(sys.argv) > 2 else "kill"
    start, acknowledged, logged = perf_counter(), 0, 0
    for first in range(0, lives, EACH):
        with tempfile.TemporaryDirectory() as folder:
            life = Life(Path(folder) / "store", f"{seed} {first}")
            await life.play("", 1.0)
            for _ in range(min(EACH, lives - first) - 1):
                point = life.random.choice(("", *POINTS))
                times = life.random.randint(1, 2 if "checkpoint" in point else 40)
                await life.play(point and f"{point}:{times}", life.random.random())
            logged += await life.check()
            acknowledged += life.acknowledged
        print(f"{first + EACH:5} lives: {acknowledged} answers, none lost; {logged} entries, no gap", flush=True)
    print(f"{(perf_counter() - start) / lives:.1f} s each")


if __name__ == "__main__":
    asyncio.run(main())
