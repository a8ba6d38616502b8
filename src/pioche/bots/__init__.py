"""Bots: players that know what a person in their seat would know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from pioche.bots.novice import Novice
from pioche.bots.sharp import Sharp
from pioche.bots.steady import Steady
from pioche.driver import Player

#: The levels, the weakest first: each makes a player from the seed of its own generator.
LEVELS: Final[Mapping[str, Callable[[str], Player]]] = MappingProxyType(
    {"novice": Novice, "steady": Steady, "sharp": Sharp}
)

__all__ = ["LEVELS"]
