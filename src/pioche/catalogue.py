"""The catalogue: every option there is, and rulesets read from their public names."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final

from pioche.engine.rule import Option, Reason, Rule, Setting, written
from pioche.engine.ruleset import Ruleset
from pioche.presets import presets
from pioche.rules import RULES

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 10


class BadRules(Exception):
    """A ruleset that cannot be read or played; `reason` says why, with the nearest right word where there is one."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id, *reason.args)
        self.reason: Final = reason


def options(rules: Sequence[type[Rule]] = RULES) -> dict[str, Option]:
    """Every option by its public name."""
    return {option.key: option for rule in rules for option in rule.options}


def values_of(option: Option) -> str:
    """The values that an option takes, for people: `challenge, enforced` or `0-20`."""
    values = [f"{option.low}-{option.high}"] if option.high >= option.low else []
    return ", ".join([*option.words, *values])


def ruleset(text: str = "official", seats: int | None = None, rules: Sequence[type[Rule]] = RULES) -> Ruleset:
    """The ruleset written `PRESET key=value …`; the preset may be left out (`official`).

    Raises `BadRules` for an unknown preset, option or value, and for a conflict.
    """
    settings: dict[str, Setting] = {}
    known = options(rules)
    for place, word in enumerate(text.split()):
        key, equals, value = word.partition("=")
        if not equals:
            if place:
                raise BadRules(Reason("rules_word", word))
            settings |= _preset(known, word)
        else:
            settings[key] = _setting(known, key, value)
    laid = Ruleset(rules, settings)
    for reason in laid.conflicts(seats):
        raise BadRules(reason)
    return laid


def warnings(laid: Ruleset) -> list[Reason]:
    """What should be said about a ruleset. What a preset brings with it is meant, and is not said where all that the
    preset changes stands."""
    found = laid.warnings()
    if not found:
        return []
    meant = [why for changes, whys in _meant() if changes.items() <= laid.options.items() for why in whys]
    return [why for why in found if why not in meant]


@cache
def _meant() -> list[tuple[dict[str, Setting], list[Reason]]]:
    """The changes of each preset with what would be said about it."""
    known = options()
    changes = [_preset(known, name) for name in presets()]
    return [(one, Ruleset(RULES, one).warnings()) for one in changes]


def _preset(known: dict[str, Option], name: str) -> dict[str, Setting]:
    found = presets().get(name)
    if found is None:
        raise BadRules(_unknown("preset", name, list(presets())))
    return {key: _setting(known, key, written(value)) for key, value in found.items()}


def _setting(known: dict[str, Option], key: str, value: str) -> Setting:
    option = known.get(key)
    if option is None:
        raise BadRules(_unknown("option", key, list(known)))
    setting = option.read(value)
    if setting is None:
        near = get_close_matches(value, option.words, 1)
        if near:
            raise BadRules(Reason("unknown_value_near", key, value, near[0], values_of(option)))
        raise BadRules(Reason("unknown_value", key, value, values_of(option)))
    return setting


def _unknown(what: str, word: str, known: list[str]) -> Reason:
    near = get_close_matches(word, known, 1, 0.5)
    return Reason(f"unknown_{what}_near", word, near[0]) if near else Reason(f"unknown_{what}", word)
