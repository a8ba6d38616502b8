"""Rulesets to try: every setting worth trying, random ones, and as few as may be for every two settings to meet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from random import Random
from typing import Final

from pioche.catalogue import BadRules, ruleset
from pioche.engine.rule import Option, Rule, written
from pioche.engine.ruleset import Ruleset
from pioche.rules import RULES

#: What is tried where an option takes a word of one's own.
WORDS: Final = ("carte", "RAPIDO", "oooh")


def settings(option: Option) -> list[str]:
    """Settings of an option that are worth trying, as written, without the default."""
    tried: list[str] = list(option.words)
    if not tried:
        low, high, usual = option.low, option.high, option.default
        middle = usual if isinstance(usual, int) else low
        tried = [str(number) for number in sorted({low, low + 1, middle + 1, min(high, 2 * middle), high})]
        tried += WORDS
    return [word for word in tried if (found := option.read(word)) is not None and found != option.default]


def every_setting(rules: Sequence[type[Rule]] = RULES) -> list[str]:
    """Every option of the catalogue with each setting worth trying, as `key=value`."""
    return [f"{option.key}={word}" for rule in rules for option in rule.options for word in settings(option)]


def lay(words: Sequence[str], seats: int, rules: Sequence[type[Rule]] = RULES) -> Ruleset | None:
    """The ruleset with these settings, or None where they are in conflict."""
    try:
        return ruleset(" ".join(words), seats, rules)
    except BadRules as bad:
        if not bad.reason.id.startswith("conflict"):
            raise
        return None


def random_rules(random: Random, seats: int, rules: Sequence[type[Rule]] = RULES) -> Ruleset:
    """A ruleset with a random number of random settings that can be played together."""
    options = [option for rule in rules for option in rule.options]
    chosen = random.sample(options, random.randint(0, len(options)))
    words = [f"{one.key}={random.choice(tried)}" for one in chosen if (tried := settings(one))]
    while (laid := lay(words, seats, rules)) is None:
        words.pop(random.randrange(len(words)))
    return laid


def covering(random: Random, seats: int, rules: Sequence[type[Rule]] = RULES) -> list[Ruleset]:
    """Rulesets, as few as may be, among which every two settings of two options meet, defaults included."""
    table: dict[str, list[str]] = {}
    for option in [option for rule in rules for option in rule.options]:
        words = [written(option.default), *settings(option)]
        table[option.key] = [f"{option.key}={word}" for word in words]
    waiting = {pair for some, others in combinations(table.values(), 2) for pair in product(some, others)}
    found: list[Ruleset] = []
    while waiting:
        seed = min(waiting)
        waiting.remove(seed)
        for _ in range(4):  # Where the two are in conflict, a third setting may still make peace.
            row = _row(random, table, waiting, seed)
            laid = _without_conflicts(random, row, seed, seats, rules)
            if laid is not None:
                waiting -= set(combinations([row[key] for key in table if key in row], 2))
                found.append(laid)
                break
    return found


def _row(
    random: Random, table: dict[str, list[str]], waiting: set[tuple[str, str]], seed: tuple[str, str]
) -> dict[str, str]:
    """A setting for every option, chosen greedily for the pairs that have not met yet."""
    order = {key: place for place, key in enumerate(table)}
    row = {word.partition("=")[0]: word for word in seed}
    for key in random.sample(list(table), len(table)):
        if key not in row:
            before = [word for other, word in row.items() if order[other] < order[key]]
            after = [word for other, word in row.items() if order[other] > order[key]]
            gains: list[tuple[int, float, str]] = []
            for word in table[key]:
                met = [(one, word) for one in before] + [(word, one) for one in after]
                gains.append((sum([pair in waiting for pair in met]), random.random(), word))
            row[key] = max(gains)[2]
    return row


def _without_conflicts(
    random: Random, row: dict[str, str], seed: tuple[str, str], seats: int, rules: Sequence[type[Rule]]
) -> Ruleset | None:
    """The ruleset of a row; settings that are in conflict are struck from it, but for the two of the seed."""
    while True:
        try:
            return ruleset(" ".join(row.values()), seats, rules)
        except BadRules as bad:
            named = [word for word in bad.reason.args if word in row.values()]
            others = [key for key, word in row.items() if word not in seed]
            guilty = [key for key in others if row[key] in named or not named]
            if not guilty:
                return None
            del row[random.choice(guilty)]
