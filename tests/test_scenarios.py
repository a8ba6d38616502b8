"""Every scenario is a test; those that wait for an option are listed in `not_yet.toml`, which only shrinks.

`python tests/test_scenarios.py --update` strikes from that list what is played by now.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from pioche.catalogue import options
from pioche.presets import presets
from pioche.scenarios import Scenario, check, read

HERE: Final = Path(__file__).parent
NOT_YET: Final = HERE / "not_yet.toml"


def needs(rules: str) -> set[str]:
    """What a ruleset asks for that is not built: `stacking`, `hand_size=dealer`, `preset rapido`."""
    known = options()
    missing: set[str] = set()
    for word in rules.split():
        key, equals, value = word.partition("=")
        if not equals:
            missing |= set() if key in presets() else {f"preset {key}"}
        elif key not in known:
            missing.add(key)
        elif known[key].read(value) is None:
            missing.add(word)
    return missing


def every_scenario() -> list[tuple[str, Scenario]]:
    """All scenarios with the names of their files."""
    files = sorted((HERE / "scenarios").glob("*.scn"))
    return [(file.name, scenario) for file in files for scenario in read(file.read_text("utf-8"))]


def entry(file: str, scenario: Scenario) -> str:
    """How a scenario is called in the list: its title stays when its line moves."""
    return f"{file}: {scenario.title}"


ALL: Final = every_scenario()
PLAYED: Final = [(file, scenario) for file, scenario in ALL if not needs(scenario.rules)]
WAITING: Final[dict[str, list[str]]] = tomllib.loads(NOT_YET.read_text("utf-8"))
NEEDED: Final = {entry(file, scenario): needs(scenario.rules) for file, scenario in ALL}


@pytest.mark.parametrize(("file", "scenario"), PLAYED, ids=[f"{file}:{one.line} {one.title}" for file, one in PLAYED])
def test_scenario(file: str, scenario: Scenario) -> None:
    failure = check(scenario)
    if failure is not None:
        pytest.fail(
            f"{file}:{failure.line}: {scenario.title}\nexpected: {failure.expected}\n   found: {failure.found}",
            pytrace=False,
        )


def test_titles_are_unique() -> None:
    """A title is what a scenario is called by; two of the same name in one file would hide each other."""
    twice = [name for name, count in Counter([entry(*one) for one in ALL]).items() if count > 1]
    assert twice == []


def test_what_is_out_of_reach_is_listed() -> None:
    """A scenario that cannot be played is named in `not_yet.toml` under everything that it waits for."""
    unlisted = [
        f"{need}: {name}"
        for name, waits in NEEDED.items()
        for need in sorted(waits)
        if name not in WAITING.get(need, [])
    ]
    assert unlisted == [], "options or values that are there no more?"


def test_the_list_holds_nothing_that_is_built() -> None:
    """What has become playable, or is no more, has to be struck from `not_yet.toml`."""
    stale = [f"{need}: {name}" for need, name in _stale()]
    assert stale == [], "strike them: python tests/test_scenarios.py --update"


@pytest.mark.parametrize("need", WAITING)
def test_waiting(need: str) -> None:
    """No test of a rule: it tells how many scenarios wait for an option."""
    pytest.skip(f"{len(WAITING[need])} scenarios wait for {need}")


def _stale() -> list[tuple[str, str]]:
    """Entries that no longer hold: the option is built, or the scenario is not there or needs it no more."""
    return [
        (need, name) for need, names in WAITING.items() for name in names or [""] if need not in NEEDED.get(name, ())
    ]


def _update() -> None:
    """Strike what no longer holds; nothing is ever added."""
    stale = set(_stale())
    kept = {need: [name for name in names if (need, name) not in stale] for need, names in WAITING.items()}
    NOT_YET.write_text(_written(kept), "utf-8")
    print(f"{len(stale)} struck, {len(set().union(*kept.values(), ()))} scenarios still wait")


def _written(waiting: dict[str, list[str]]) -> str:
    lines = [
        "# Scenarios that cannot be played yet, under each option, value or preset that they wait for.",
        "# This list only shrinks: python tests/test_scenarios.py --update",
    ]
    for need, names in sorted(waiting.items()):
        if names:
            lines += ["", f"{json.dumps(need)} = ["]
            lines += [f"  {json.dumps(name, ensure_ascii=False)}," for name in sorted(names)]
            lines.append("]")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] != ["--update"]:
        sys.exit("python tests/test_scenarios.py --update")
    _update()
