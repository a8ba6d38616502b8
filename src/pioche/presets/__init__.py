"""Presets: named sets of options, one TOML file each."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from pioche.engine.rule import Setting


@cache
def presets() -> dict[str, dict[str, Setting]]:
    """Every preset and the options in which it differs from `official`, which comes first."""
    found: dict[str, dict[str, Setting]] = {}
    for file in files(__name__).iterdir():
        if file.name.endswith(".toml"):
            found[file.name.removesuffix(".toml")] = tomllib.loads(file.read_text("utf-8"))
    return dict(sorted(found.items(), key=lambda item: (item[0] != "official", item[0])))
