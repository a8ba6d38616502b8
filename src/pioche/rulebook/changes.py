"""Changes: what a table plays otherwise than the official game, leaving out what has no effect there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pioche.catalogue import options
from pioche.rulebook.book import Points, Section
from pioche.rulebook.telling import Telling, paragraph


def _manners(tell: Telling) -> bool:
    asked = ("tribunal", "banned_word", "oooh", "jump_in_shout")
    return tell.options["mistakes"] == "penalised" or any([tell.is_on(key) for key in asked])


def _challenge(tell: Telling) -> bool:
    return tell.has_challenge


def _scored(tell: Telling) -> bool:
    return tell.is_scored


def _jump_in(tell: Telling) -> bool:
    return tell.is_on("jump_in")


def _clock(tell: Telling) -> bool:
    return tell.is_on("turn_seconds")


#: Where an option has no effect unless something else is so: what has to be so.
NEEDS: Final[dict[str, Callable[[Telling], bool]]] = {
    "hand_swap_mode": lambda tell: tell.has("exchange"),
    "downpour_hits": lambda tell: tell.has("downpour_one", "downpour_two"),
    "uno_card": lambda tell: bool(tell.uno_card),
    "uno_card_victim": lambda tell: tell.uno_card == "draw_eight",
    "voluntary_draw": lambda tell: tell.options["draw"] != "until_playable",
    "timeout_cards": _clock,
    "timeout_keeps_turn": _clock,
    "pair_skips": lambda tell: tell.is_on("pairs"),
    "draw_four_check": lambda tell: tell.options["draw_four_legal"] != "always",
    "challenger": _challenge,
    "bluff_cards": _challenge,
    "bluff_taken_back": _challenge,
    "challenge_extra": _challenge,
    "challenge_reveals": _challenge,
    "challenge_answers": lambda tell: tell.has_challenge and tell.is_on("stacking"),
    "jump_in_action": lambda tell: tell.options["jump_in"] in ("coloured", "all"),
    "jump_in_shout": _jump_in,
    "jump_in_own_turn": _jump_in,
    "powers_optional": lambda tell: tell.has_power,
    "power_as_last_card": lambda tell: tell.has_power,
    "turn_follows": lambda tell: tell.has_power or tell.uno_card == "rotate",
    "finish_refused": lambda tell: tell.options["finish_on"] != "any",
    "last_draw": lambda tell: tell.options["finish_on"] != "number",
    "combo_finish": lambda tell: tell.is_on("pairs") or tell.is_on("runs"),
    "two_player_reverse": lambda tell: tell.may_be_two,
    "target": lambda tell: tell.is_scored and not tell.options["rounds"],
    "wild_points": _scored,
    "draw_four_points": _scored,
    "draw_two_points": _scored,
    "action_points": _scored,
    "purple_points": lambda tell: tell.is_scored and tell.has("exchange", "boomerang"),
    "uno_card_points": lambda tell: tell.is_scored and tell.has("uno_card"),
    "downpour_points": lambda tell: tell.is_scored and tell.has("downpour_one", "downpour_two"),
    "round_number_discount": _scored,
    "cursed_cards": _scored,
    "manners_cards": _manners,
}


def changed(tell: Telling) -> list[str]:
    """The options that differ from the official game and have an effect, in the order of the catalogue."""
    in_order = dict.fromkeys([*options(), *tell.known])
    found = [key for key in in_order if key in tell.known and tell.options[key] != tell.known[key].default]
    return [key for key in found if key not in NEEDS or NEEDS[key](tell)]


def changes(tell: Telling) -> Section:
    """What differs, one sentence each; or that nothing does."""
    keys = changed(tell)
    if not keys:
        return tell.section("changes", paragraph(tell("official")))
    return tell.section("changes", Points(tuple([tell.meaning(key) for key in keys])))
