"""The lab: many games between bots, to measure a rule or a bot."""

from __future__ import annotations

from pioche.lab.duel import Duel, duel
from pioche.lab.simulate import Simulation, simulate

__all__ = ["Duel", "Simulation", "duel", "simulate"]
