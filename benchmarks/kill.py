"""Kill a process that writes to the store, again and again, and look for an answer that was lost.

Usage: python benchmarks/kill.py [CYCLES] [SEED]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from kill_store import POINTS, cycle

#: Lives that one folder sees; each of them looks at all that the former have left.
LIVES: Final = 20


def main() -> None:
    """Kill and print."""
    cycles = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    random = Random(sys.argv[2] if len(sys.argv) > 2 else "kill")
    start, total, unanswered = perf_counter(), 0, 0
    for first in range(0, cycles, LIVES):
        answered: list[str] = []
        with tempfile.TemporaryDirectory() as folder:
            for _ in range(min(LIVES, cycles - first)):
                if random.random() < 0.5:
                    point = random.choice(POINTS)
                    times = random.randint(1, 3 if "checkpoint" in point else 60)
                    died = cycle(Path(folder) / "store", answered, point=f"{point}:{times}")
                else:
                    died = cycle(Path(folder) / "store", answered, seconds=random.random() * 0.3)
        total += died.answered
        unanswered += died.unanswered
        print(
            f"{first + LIVES:5} lives: {total} answered, none lost; {unanswered} written and not answered", flush=True
        )
    print(f"{(perf_counter() - start) / cycles:.1f} s each")


if __name__ == "__main__":
    main()
