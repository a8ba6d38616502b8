"""Every ruleset keeps the contract: presets, single settings, every two settings, and whatever else comes along."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from typing import Final

import pytest
from contract import LIGHT, THOROUGH, Broken, Care, Trial
from hypothesis import given
from hypothesis import settings as hypothesis
from hypothesis import strategies as st
from rulesets import covering, every_setting, lay, random_rules
from worlds import Watched

from pioche.catalogue import ruleset
from pioche.engine import values
from pioche.engine.actions import NOBODY, Action, play
from pioche.engine.cards import card
from pioche.engine.effects import Effect, Out
from pioche.engine.events import Event, Noted
from pioche.engine.luck import FastLuck
from pioche.engine.moves import STOCK, Moved
from pioche.engine.rule import Effects, Options, Rule, flag, written
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import OVER, Decision, Memo, State
from pioche.engine.table import Table
from pioche.presets import presets
from pioche.rules import RULES

#: Rounds of a match after which it should long be over, with so small a target.
LONGEST_MATCH: Final = 300
PARTS: Final = 6
SETTINGS: Final = every_setting()
#: Actions after which a round of extreme settings is given up.
PATIENCE: Final = 400


@pytest.mark.parametrize("seats", range(2, 11))
def test_official_game(seats: int) -> None:
    Trial(ruleset("official", seats), seats, f"official {seats}").play(2)
    Trial(ruleset("official", seats), seats, f"official {seats}", senseless=True).play(1)


@pytest.mark.parametrize("name", presets())
def test_presets(name: str) -> None:
    for seats in (2, 3, 4, 6, 10):
        if (rules := lay([name], seats)) is not None:
            Trial(rules, seats, name).play(1)


@pytest.mark.parametrize("part", range(PARTS))
def test_single_settings(part: int) -> None:
    """Each setting by itself."""
    for number, word in enumerate(SETTINGS):
        seats = 2 + number % 5
        if number % PARTS == part and (rules := lay([word], seats)) is not None:
            Trial(rules, seats, word, Care(copies=0.3, patience=PATIENCE), senseless=number % 2 == 0).play(1)


@cache
def every_two() -> list[Ruleset]:
    return covering(Random("covering"), 4)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_two_settings_meet(part: int) -> None:
    """In some of these rulesets, for every two settings of two options."""
    for number, rules in enumerate(every_two()):
        if number % PARTS == part:
            Trial(rules, 4, f"covering {number}", Care(copies=0.3, patience=PATIENCE)).play(1)


def test_every_two_settings_do_meet() -> None:
    met = {pair for rules in every_two() for pair in combinations(sorted(_words(rules)), 2)}
    apart = [
        (one, other)
        for one, other in combinations(SETTINGS, 2)
        if one.partition("=")[0] != other.partition("=")[0]
        and tuple(sorted((one, other))) not in met
        and lay([one, other], 4) is not None
    ]
    assert apart == []


def _words(rules: Ruleset) -> list[str]:
    return [f"{key}={written(value)}" for key, value in rules.options.items()]


@pytest.mark.parametrize("part", range(PARTS))
def test_two_settings_alone(part: int) -> None:
    """Two settings and nothing else: a sample, since `benchmarks/contract.py --pairs` plays them all."""
    random = Random(f"pairs {part}")
    for number in range(30):
        seats = random.randint(2, 6)
        rules = lay(random.sample(SETTINGS, 2), seats)
        if rules is not None:
            Trial(rules, seats, f"pairs {part} {number}", Care(refusals=0.3, patience=PATIENCE)).play(1)


@hypothesis(max_examples=60, deadline=None, derandomize=True, database=None)
@given(
    st.lists(st.sampled_from(SETTINGS), max_size=8, unique_by=lambda word: word.partition("=")[0]),
    st.integers(2, 10),
    st.integers(0, 999),
    st.booleans(),
)
def test_any_ruleset(words: list[str], seats: int, seed: int, senseless: bool) -> None:
    rules = lay(words, seats)
    if rules is not None:
        Trial(rules, seats, str(seed), Care(refusals=3.0, copies=0.5, patience=PATIENCE), senseless=senseless).play(1)


@pytest.mark.parametrize("mode", ["winner", "losers", "single"])
def test_matches_end(mode: str) -> None:
    for seats in (2, 4, 7):
        trial = Trial(ruleset(f"scoring={mode} target=120", seats), seats, f"match {seats}", LIGHT)
        trial.play(LONGEST_MATCH)
        assert trial.table.state.phase == OVER
        assert trial.table.state.champions


def test_an_agreed_number_of_rounds_is_played() -> None:
    """C04: so many rounds, and more only while the best are tied."""
    for number in range(12):
        trial = Trial(ruleset("rounds=3 hand_size=2 scoring=losers", 3), 3, f"rounds {number}", LIGHT)
        trial.play(LONGEST_MATCH)
        state = trial.table.state
        assert state.phase == OVER
        assert state.round == 3 or state.contenders


# --- order never matters ------------------------------------------------------------------------------------------


def same_game(one: Ruleset, other: Ruleset, seats: int, seed: str) -> None:
    """Two tables in step: the same events for the same actions."""
    trial = Trial(
        one, seats, seed, Care(menus=0, refusals=0, copies=0, views=0, positions=0, records=0, patience=PATIENCE)
    )
    trial.play(1)
    table = Table(other, seats, FastLuck(seed))
    for _, action in trial.table.actions:
        table.act(action)
    assert table.log == trial.table.log
    assert table.state == trial.table.state


def test_order_of_the_catalogue_never_matters() -> None:
    random = Random("order")
    for number in range(10):
        seats = random.randint(2, 6)
        rules = random_rules(random, seats)
        shuffled = random.sample(RULES, len(RULES))
        same_game(rules, ruleset(rules.text, seats, shuffled), seats, f"order {number}")


def test_order_of_the_words_never_matters() -> None:
    random = Random("words")
    for _ in range(50):
        words = random_rules(random, 4).text.split()[1:]
        assert ruleset(" ".join(words)).text == ruleset(" ".join(sorted(words, reverse=True))).text


def test_every_two_rules_commute() -> None:
    """Exchanging two rules of the catalogue changes nothing; one pair in ten also plays."""
    usual = ruleset("official")
    for number, (one, other) in enumerate(combinations(range(len(RULES)), 2)):
        exchanged = list(RULES)
        exchanged[one], exchanged[other] = exchanged[other], exchanged[one]
        rules = ruleset("official", rules=exchanged)
        assert rules.classes == usual.classes
        assert list(rules.options.items()) == list(usual.options.items())
        if number % 10 == 0:
            same_game(usual, rules, 3, f"exchanged {number}")


# --- a rule of somebody else --------------------------------------------------------------------------------------


class Tolls(Memo):
    """How many tolls have been paid; what the next one will cost is a secret."""

    __slots__ = ("next", "paid")
    name = "tolls"
    fields = (("paid", values.INT), ("next", values.INT))
    secret = ("next",)

    def __init__(self, paid: int = 0, next: int = 1) -> None:
        self.paid: Final = paid
        self.next: Final = next


class AskForToll(Effect):
    """The seat has to turn the wheel before it pays."""

    __slots__ = ("seat",)
    name = "ask_for_toll"
    fields = (("seat", values.SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def apply(self, table: Table) -> None:
        table.ask(self.seat, "spin")


class PayToll(Effect):
    """The seat pays the toll, if it still holds a card."""

    __slots__ = ("seat",)
    name = "pay_toll"
    fields = (("seat", values.SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def apply(self, table: Table) -> None:
        memo = table.state.memos[Toll.key]
        assert isinstance(memo, Tolls)
        drawn = table.draw(self.seat, memo.next, "levy")
        table.tell(Noted(Toll.key, Tolls(memo.paid + len(drawn), 1 + table.luck.below(2, "toll|1"))))


class Toll(Rule):
    """Whoever lays a 0 turns a wheel and pays a toll."""

    key = "toll"
    options = (flag("toll", False),)
    owns = ("spin",)
    values = (Tolls, AskForToll, PayToll)

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["toll"])

    def memo(self) -> Memo:
        return Tolls()

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        decision = table.state.decision
        if decision is not None and decision.kind == "spin" and decision.seat == seat:
            menu.append(Action("spin", seat))

    def after_play(self, table: Table, play: Action) -> None:
        if play.card.number == 0 and table.state.hands[play.seat]:
            table.push(PayToll(play.seat))
            table.push(AskForToll(play.seat))

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        """Nothing: the toll is on the agenda."""


def test_a_rule_of_somebody_else_runs_on_the_core() -> None:
    """With an effect, a decision and a memo of its own, half of which is secret."""
    catalogue = (*RULES, Toll)
    asked = 0
    for seats in range(2, 8):
        rules = ruleset("official toll=true", seats, catalogue)
        trial = Trial(rules, seats, f"toll {seats}", THOROUGH)
        trial.play(2)
        asked += trial.counts.get("spin", 0)
        Watched(rules, seats, f"toll {seats}", spying=0.1).play(1)
        same_game(rules, ruleset("official toll=true", seats, catalogue[::-1]), seats, "toll")
    assert asked > 5
    assert ruleset("official toll=true", rules=catalogue).text == "official toll=true"


# --- what breaks the contract is found ----------------------------------------------------------------------------


class Eating(Rule):
    """Whoever plays swallows a card of the stock."""

    key = "x_eating"

    def after_play(self, table: Table, play: Action) -> None:
        table.tell(Swallowed())


class Swallowed(Event):
    __slots__ = ()
    name = "x_swallowed"

    def fold(self, state: State) -> None:
        state.stock = state.stock[1:]


class Scribbling(Rule):
    """State is written without an event."""

    key = "x_scribbling"

    def after_play(self, table: Table, play: Action) -> None:
        table.state.turn += 1


class Remembering(Rule):
    """A rule keeps what it ought to put into a memo."""

    key = "x_remembering"

    def __init__(self, options: Options) -> None:
        self.seen = 0

    def after_play(self, table: Table, play: Action) -> None:
        self.seen += 1
        if self.seen % 5 == 0 and table.state.stock:
            table.draw(play.seat, 1, "levy")


class Repeating(Rule):
    """A menu holds a move twice."""

    key = "x_repeating"

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        menu += menu[:1]


class Silencing(Rule):
    """Whoever holds a Wild may do nothing."""

    key = "x_silencing"
    after = ("uno_call",)

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        if any([not card.colour for card in table.state.hands[seat]]):
            menu.clear()


class Undying(Rule):
    """Nobody ever goes out: a card is drawn instead."""

    key = "a_undying"

    def instead_of_out(self, table: Table, out: Out) -> Effects | None:
        table.draw(out.seat, 1, "levy")
        return []


class Slipping(Rule):
    """A card that is turned up slips into a hand."""

    key = "x_slipping"

    def after_step(self, table: Table) -> None:
        state = table.state
        if len(state.stock) % 7 == 0 and state.stock:
            table.tell(Moved((card("r5"),), STOCK, state.actor if state.actor != NOBODY else 0, "levy"))


class Meddling(Rule):
    """A refusal leaves traces."""

    key = "a_meddling"

    def why_not(self, table: Table, action: Action) -> None:
        table.state.turn += 1


class Charming(Rule):
    """A move is offered that nobody carries out."""

    key = "x_charming"

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        menu.append(play(seat, card("r5")))


@pytest.mark.parametrize(
    ("planted", "what"),
    [
        (Eating, "cards have been lost"),
        (Scribbling, "the log leads to another state"),
        (Remembering, "a copy of the state goes on differently"),
        (Repeating, "duplicate"),
        (Silencing, "can only talk"),
        (Undying, "has not ended|somebody has to decide|the decision"),
        (Slipping, "cards have been lost"),
        (Meddling, "is refused and has changed the state"),
        (Charming, "duplicate|not in list|has changed"),
    ],
)
def test_what_breaks_the_contract_is_found(planted: type[Rule], what: str) -> None:
    rules = ruleset("official", 3, (*RULES, planted))
    with pytest.raises(Broken, match=what):
        play_some(rules)


def play_some(rules: Ruleset) -> None:
    for number in range(8):
        Trial(rules, 3, f"planted {number}").play(1)
