"""The Wizz wheel: after a Wizz card the next seat spins it (C77-C84)."""

from pioche.rules.wheel.wizz import Wizz

__all__ = ["Wizz"]
