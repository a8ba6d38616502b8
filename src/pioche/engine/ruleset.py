"""Ruleset: the rules of one table, in an order that does not depend on who ticked what first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from pioche.engine.actions import NOBODY
from pioche.engine.cards import Card, by_index, deck
from pioche.engine.effects import EFFECTS
from pioche.engine.events import EVENTS
from pioche.engine.moves import MOVES
from pioche.engine.rule import HOOKS, Option, Reason, Rule, Setting, written
from pioche.engine.state import ROUND, Debt, Decision, Picture, Stake, State, Window
from pioche.engine.values import Value

if TYPE_CHECKING:
    from pioche.engine.table import Table


class Ruleset:
    """The rules that some options switch on.

    `options` maps every key of the catalogue to its setting. `rules` are sorted by key and by the anchors
    that they declare. For each hook there is the tuple of the rules that override it.
    """

    def __init__(self, catalogue: Iterable[type[Rule]], settings: Mapping[str, Setting]) -> None:
        classes = in_order(catalogue)
        options: dict[str, Setting] = {}
        for one in classes:
            options |= {option.key: settings.get(option.key, option.default) for option in one.options}
        self.classes: Final = classes
        self.options: Final[Mapping[str, Setting]] = MappingProxyType(options)
        self.rules: Final = tuple([one(options) for one in classes if one.wanted(options)])
        self.owners: Final = {kind: rule for rule in self.rules for kind in rule.owns}
        parts: list[type[Value]] = [*EVENTS, *MOVES, *EFFECTS, Stake, Debt, Decision, Window, Picture]
        for rule in self.rules:
            parts += rule.values
        self.kinds: Final[Mapping[str, type[Value]]] = {part.name: part for part in parts}
        by_hook = {
            hook: tuple([rule for rule in self.rules if getattr(type(rule), hook) is not getattr(Rule, hook)])
            for hook in HOOKS
        }
        #: For each kind of effect, the rules that may replace it.
        self.replacing: Final = {
            name: by_hook[f"instead_of_{name}"] for name in REPLACEABLE if by_hook[f"instead_of_{name}"]
        }
        self.may_play: Final = by_hook["may_play"]
        self.obliges: Final = by_hook["obliges"]
        self.answers: Final = by_hook["answers"]
        self.draw_mode: Final = by_hook["draw_mode"]
        self.draw_count: Final = by_hook["draw_count"]
        self.offer: Final = by_hook["offer"]
        self.priced: Final = by_hook["priced"]
        self.why_not: Final = by_hook["why_not"]
        self.place: Final = by_hook["place"]
        self.find_dealer: Final = by_hook["find_dealer"]
        self.before_deal: Final = by_hook["before_deal"]
        self.after_deal: Final = by_hook["after_deal"]
        self.after_turn_up: Final = by_hook["after_turn_up"]
        self.on_play: Final = by_hook["on_play"]
        self.after_play: Final = by_hook["after_play"]
        self.before_step: Final = by_hook["before_step"]
        self.after_said: Final = by_hook["after_said"]
        self.after_step: Final = by_hook["after_step"]
        self.after_round: Final = by_hook["after_round"]
        self.aims: Final = by_hook["aims"]
        self.may_answer: Final = by_hook["may_answer"]
        self.threatened: Final = by_hook["threatened"]
        self.may_combine: Final = by_hook["may_combine"]
        self.timeout_cost: Final = by_hook["timeout_cost"]
        self.dead_pass: Final = by_hook["dead_pass"]
        self.before_turn: Final = by_hook["before_turn"]
        self.default: Final = by_hook["default"]
        self.badges: Final = by_hook["badges"]
        self.points: Final = by_hook["points"]
        self.totals: Final = by_hook["totals"]
        self._decks: Final = by_hook["decks"]
        self._teams: Final = by_hook["teams"]
        self._pack: Final = by_hook["pack"]
        self._packs: Final[dict[int, list[Card]]] = {}
        self._hand_size: Final = by_hook["hand_size"]
        self._power: Final = by_hook["power"]
        self._may_see: Final = by_hook["may_see"]
        self._value: Final = by_hook["value"]

    @property
    def text(self) -> str:
        """The options that differ from the official game, as `key=value` in the order of the catalogue."""
        defaults = {option.key: option.default for option in self.catalogue()}
        changed = [f"{key}={written(value)}" for key, value in self.options.items() if value != defaults[key]]
        return " ".join(["official", *changed])

    def catalogue(self) -> list[Option]:
        """Every option, those of rules that are switched off included."""
        return [option for one in self.classes for option in one.options]

    def conflicts(self, seats: int | None = None) -> list[Reason]:
        """Why these options cannot be played together; empty when they can."""
        return [reason for one in self.classes for reason in one.conflicts(self.options, seats)]

    def warnings(self) -> list[Reason]:
        """What should be said about these options."""
        return [reason for one in self.classes for reason in one.warnings(self.options)]

    def decks(self, seats: int) -> int:
        """How many decks a table of `seats` plays with (C14)."""
        count = 1
        for rule in self._decks:
            count = rule.decks(seats, count)
        return count

    def teams(self) -> int:
        """How many teams there are; 0 is everyone for himself."""
        count = 0
        for rule in self._teams:
            count = rule.teams(count)
        return count

    def pack(self, decks: int) -> list[Card]:
        """The whole pack in canonical order."""
        found = self._packs.get(decks)
        if found is None:
            cards = deck() * decks
            for rule in self._pack:
                cards = rule.pack(cards)
            found = self._packs[decks] = sorted(cards, key=by_index)
        return found[:]

    def power(self, table: Table, card: Card) -> str:
        """The power of a card: over hands `swap`, `rotate` or `turn` (either way), else any word, or nothing."""
        power = ""
        for rule in self._power:
            power = rule.power(table, card, power)
        return power

    def hand_size_at(self, table: Table) -> int:
        """How many cards each seat is dealt in this round."""
        size = 7
        for rule in self._hand_size:
            size = rule.hand_size(table, size)
        return size

    def may_see(self, state: State, viewer: int, seat: int) -> bool:
        """Whether a viewer sees the hand of a seat: his own, and everybody's after the round (F11)."""
        yes = (viewer == seat and seat != NOBODY) or state.phase != ROUND
        for rule in self._may_see:
            yes = rule.may_see(state, viewer, seat, yes)
        return yes

    def value(self, card: Card) -> int:
        """The points that a card left in a hand counts."""
        worth = max(card.number, 0)
        for rule in self._value:
            worth = rule.value(card, worth)
        return worth


def in_order(catalogue: Iterable[type[Rule]]) -> tuple[type[Rule], ...]:
    """Rule classes by key, each after those that it names in `after`."""
    waiting = sorted(catalogue, key=lambda one: one.key)
    keys = {one.key for one in waiting}
    placed: list[type[Rule]] = []
    while waiting:
        done = {one.key for one in placed}
        ready = [one for one in waiting if not (set(one.after) & keys) - done]
        if not ready:
            raise ValueError(f"the rules {', '.join([one.key for one in waiting])} want to come after each other")
        placed.append(ready[0])
        waiting.remove(ready[0])
    return tuple(placed)


#: The effects that rules may replace.
REPLACEABLE: Final = ("strike", "suffer", "advance", "turn", "out")
