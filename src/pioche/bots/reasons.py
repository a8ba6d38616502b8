"""Reasons: why a bot does what it does. Each is a hint for people, too: `hint-<id>` in the catalogue."""

from __future__ import annotations

from typing import Final

from pioche.engine.rule import Reason

#: Every id, with its arguments: `card` in notation, `colour` by its letter, `count` and `percent` as numbers.
IDS: Final = {
    "any": (),
    "any_card": (),
    "besiege": ("card",),
    "best_card": ("card",),
    "bigger_hand": ("card", "count"),
    "call": (),
    "catch": (),
    "challenge": ("percent",),
    "challenge_guess": (),
    "change_by_number": ("card", "colour", "count"),
    "change_by_wild": ("card", "colour", "count"),
    "change_for_the_end": ("card", "card"),
    "cursed": ("card",),
    "dear_card": ("card",),
    "draw": (),
    "drew_on": ("colour", "count"),
    "free_turn": ("card",),
    "gives_win": ("card",),
    "hit": ("card", "count"),
    "jump": ("card",),
    "keep_drawn": ("card",),
    "keep_wild": ("card", "card"),
    "lacks": ("colour", "count"),
    "name_colour": ("colour", "count"),
    "only_card": ("card",),
    "only_colourless": ("card", "colour", "count"),
    "pass": (),
    "run": ("card", "count"),
    "say": (),
    "shed": (),
    "spare_shield": (),
    "strong_colour": ("card", "colour", "count"),
    "swap": ("card", "count"),
    "take": ("percent",),
    "take_anyway": (),
    "turn_away": ("card", "count"),
    "vote_no": (),
    "vote_yes": (),
    "wheel": ("card",),
    "win": ("card",),
}


def because(id: str, *words: object) -> Reason:
    """A reason with its arguments as words."""
    return Reason(id, *[str(word) for word in words])


ANY: Final = because("any")
ANY_CARD: Final = because("any_card")
CALL: Final = because("call")
CATCH: Final = because("catch")
CHALLENGE_GUESS: Final = because("challenge_guess")
DRAW: Final = because("draw")
PASS: Final = because("pass")
SAY: Final = because("say")
SHED: Final = because("shed")
SPARE_SHIELD: Final = because("spare_shield")
TAKE_ANYWAY: Final = because("take_anyway")
VOTE_NO: Final = because("vote_no")
VOTE_YES: Final = because("vote_yes")
