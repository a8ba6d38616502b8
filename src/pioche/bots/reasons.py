"""Reasons: why a bot does what it does. Each id is a hint for people, `hint-<id>` in the catalogue."""

from __future__ import annotations

from typing import Final

from pioche.engine.rule import Reason

ANY: Final = Reason("any")
ANY_CARD: Final = Reason("any_card")
CALL: Final = Reason("call")
CATCH: Final = Reason("catch")
CHALLENGE_GUESS: Final = Reason("challenge_guess")
DRAW: Final = Reason("draw")
PASS: Final = Reason("pass")
TAKE_ANYWAY: Final = Reason("take_anyway")

def because(id: str, *words: object) -> Reason:
    """A reason with its arguments as words: cards in notation, colours by their letter."""
    return Reason(id, *[str(word) for word in words])
