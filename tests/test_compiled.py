"""The compiled game is the same game: where a compiler is at hand, both play the very same matches."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PLAY = """
import hashlib, sys
from pioche.bots import LEVELS
from pioche.catalogue import ruleset
from pioche.driver import Driver
from pioche.engine import table
from pioche.engine.luck import FastLuck
from pioche.engine.text import write_record
from pioche.presets import presets
print(table.__file__)
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


@pytest.mark.skipif(not (shutil.which("cc") or shutil.which("gcc")), reason="no compiler at hand")
def test_compiled_and_interpreted_play_the_very_same_games(tmp_path: Path) -> None:
    project = tmp_path / "project"
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("__pycache__", "_web"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    environment = {**os.environ, "HATCH_BUILD_HOOKS_ENABLE": "1"}
    subprocess.run([*build, "--wheel-dir", str(tmp_path), str(project)], env=environment, check=True)
    [wheel] = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "compiled")

    file, compiled = _matches(tmp_path / "compiled")
    assert file.endswith((".so", ".pyd")), "the engine was not compiled"
    plain_file, interpreted = _matches(ROOT / "src")
    assert plain_file.endswith(".py")
    assert compiled == interpreted
