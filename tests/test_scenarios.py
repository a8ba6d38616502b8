"""Every scenario is a test, and every one is played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from pioche.scenarios import Scenario, check, read

HERE: Final = Path(__file__).parent


def every_scenario() -> list[tuple[str, Scenario]]:
    """All scenarios with the names of their files."""
    files = sorted((HERE / "scenarios").glob("*.scn"))
    return [(file.name, scenario) for file in files for scenario in read(file.read_text("utf-8"))]


ALL: Final = every_scenario()


@pytest.mark.parametrize(("file", "scenario"), ALL, ids=[f"{file}:{one.line} {one.title}" for file, one in ALL])
def test_scenario(file: str, scenario: Scenario) -> None:
    failure = check(scenario)
    if failure is not None:
        pytest.fail(
            f"{file}:{failure.line}: {scenario.title}\nexpected: {failure.expected}\n   found: {failure.found}",
            pytrace=False,
        )


def test_titles_are_unique() -> None:
    """A title is what a scenario is called by; two of the same name in one file would hide each other."""
    twice = [name for name, count in Counter([f"{file}: {one.title}" for file, one in ALL]).items() if count > 1]
    assert twice == []
