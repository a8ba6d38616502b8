"""The compiled game is the same game: where a compiler is at hand, both play the very same matches."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from compiled import ROOT, build, has_compiler

PLAY = """
import hashlib, sys
from pioche.bots import LEVELS
from pioche.catalogue import ruleset
from pioche.driver import Choice, Driver, Player
from pioche.engine import table
from pioche.engine.luck import FastLuck, Luck
from pioche.engine.rule import Reason
from pioche.engine.text import write_record
from pioche.presets import presets

class First(Player):
    def choose(self, view, menu):
        return Choice(menu[0], Reason("first"))

class Own(Luck):
    def below(self, n, what):
        return n // 2

class Mine(Driver):
    pass

print(table.__file__)
game = table.Table(ruleset("official", 3), 3, Own())
Mine(game, [First(), First(), LEVELS["sharp"]("x")]).play_round()
print("own classes", hashlib.sha256(write_record(game).encode()).hexdigest())
for preset in presets():
    for seats in (4, 8):
        levels = list(LEVELS.values())
        game = table.Table(ruleset(preset, seats), seats, FastLuck(preset))
        driver = Driver(game, [levels[seat % len(levels)](str(seat)) for seat in range(seats)])
        driver.play_round()
        print(preset, seats, hashlib.sha256(write_record(game).encode()).hexdigest())
"""


def _matches(source: Path) -> tuple[str, str]:
    """The file of the engine that played, and the fingerprint of every match."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    played = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True)
    file, _, matches = played.stdout.partition("\n")
    return file, matches


@pytest.mark.skipif(not has_compiler(), reason="no compiler at hand")
def test_compiled_and_interpreted_play_the_very_same_games(tmp_path: Path) -> None:
    file, compiled = _matches(build(tmp_path))
    assert file.endswith((".so", ".pyd")), "the engine was not compiled"
    plain_file, interpreted = _matches(ROOT / "src")
    assert plain_file.endswith(".py")
    assert compiled == interpreted
