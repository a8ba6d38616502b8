"""Nobody can tell two worlds apart that differ in what he has not been shown (F3, F13); planted leaks are found."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from rulesets import every_setting, lay, random_rules
from worlds import Leak, Watched

from pioche.catalogue import ruleset
from pioche.engine import values
from pioche.engine.actions import NOBODY, Action
from pioche.engine.cards import DRAW_FOUR, DRAW_TWO, Card, fits, in_order
from pioche.engine.effects import Advance
from pioche.engine.events import Asked, Event, Noted, Told
from pioche.engine.moves import Moved, Reshuffled, Revealed, Shuffled
from pioche.engine.rule import Price, Reason, Rule
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import Debt, Decision, Memo, State
from pioche.engine.table import Table
from pioche.presets import presets
from pioche.rules import RULES
from pioche.rules.challenge import Challenge
from pioche.rules.drawing import Drawing
from pioche.rules.uno_call import UnoCall

#: Seats of the tables at which a planted leak is looked for, one match each.
TABLES: Final = (2, 3, 4, 5, 3, 4, 2, 6, 4, 3, 5, 4, 3, 4, 3, 5)


@pytest.mark.parametrize("seats", range(2, 11))
def test_official_game_tells_nothing(seats: int) -> None:
    trial = Watched(ruleset("official", seats), seats, f"secret {seats}", spying=0.1)
    trial.play(2)
    assert trial.alike > 3 * trial.given_up  # Else the test would say little.


@pytest.mark.parametrize("name", presets())
def test_presets_tell_nothing(name: str) -> None:
    for seats in (2, 4):
        if (rules := lay([name], seats)) is not None:
            Watched(rules, seats, f"secret {name}", spying=0.1, senseless=seats == 4).play(1)


@pytest.mark.parametrize("part", range(4))
def test_no_setting_tells_anything(part: int) -> None:
    """Each setting by itself, in one round of three or four seats."""
    for number, word in enumerate(every_setting()):
        seats = 3 + number % 2
        if number % 4 == part and (rules := lay([word], seats)) is not None:
            Watched(rules, seats, word, spying=0.05).play(1)


@pytest.mark.parametrize("part", range(4))
def test_random_rulesets_tell_nothing(part: int) -> None:
    for number in range(part, 24, 4):
        seats = 2 + number % 5
        rules = random_rules(Random(number), seats)
        Watched(rules, seats, f"secrets {number}", spying=0.08, senseless=number % 2 == 0).play(1)


# --- planted leaks: each has to be found --------------------------------------------------------------------------


class Peeping(Rule):
    """Everybody sees the hand of the seat before him."""

    key = "x_peeping"

    def may_see(self, state: State, viewer: int, seat: int, yes: bool) -> bool:
        return yes or (viewer != NOBODY and seat == (viewer - 1) % state.seats)


class Verdict(Memo):
    """A verdict that everybody is told."""

    __slots__ = ("guilty",)
    name = "x_verdict"
    fields = (("guilty", values.FLAG),)

    def __init__(self, guilty: bool = False) -> None:
        self.guilty: Final = guilty


class Blabbing(Rule):
    """The verdict on a +4 is noted where everybody can read it."""

    key = "x_blabbing"
    after = ("draw_four",)
    values = (Verdict,)

    def memo(self) -> Memo:
        return Verdict()

    def after_play(self, table: Table, play: Action) -> None:
        if table.state.debt is not None and play.card.kind == DRAW_FOUR:
            table.tell(Noted(self.key, Verdict(table.state.debt.last.guilty)))


class Obliging(Rule):
    """A victim is asked only when it holds a +2, which it then could answer with."""

    key = "x_obliging"

    def answers(self, table: Table, debt: Debt, yes: bool) -> bool:
        return yes or any([card.kind == DRAW_TWO for card in table.state.hands[debt.victim]])


class Badge(Rule):
    """Whoever holds a Wild wears it on his sleeve."""

    key = "x_badge"

    def badges(self, table: Table, seat: int, worn: tuple[str, ...]) -> tuple[str, ...]:
        return (*worn, "wild") if any([not card.colour for card in table.state.hands[seat]]) else worn


class Groaning(Rule):
    """Whoever cannot play groans when his turn comes."""

    key = "x_groaning"

    def after_step(self, table: Table) -> None:
        seat = table.state.next_seat(table.state.cursor)
        if not table.can_play(seat):
            table.tell(Told("groans", seat))


class Hinting(Rule):
    """The reason why nobody can be caught hangs on what the next seat holds."""

    key = "a_hinting"

    def why_not(self, table: Table, action: Action) -> Reason | None:
        if action.kind != "catch":
            return None
        held = table.state.hands[table.state.next_seat(action.seat)]
        return Reason("x_never_mind") if any([not card.colour for card in held]) else None


class Pricing(Rule):
    """A catch is priced by what the one who is caught holds."""

    key = "x_pricing"

    def priced(self, table: Table, action: Action) -> Price | None:
        held = [card.number for card in table.state.hands[action.seat - 1]]
        return Price(Reason("x_price"), 1) if action.kind == "peek" and 0 in held else None


class Foreseeing(Rule):
    """A move is offered only when the next card to be drawn fits."""

    key = "x_foreseeing"
    owns = ("peek",)

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        if table.state.stock and fits(table.state.stock[0], table.state.top):
            menu.append(Action("peek", seat))

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        table.tell(Told("peeked", action.seat))


class Hasty(Drawing):
    """After a draw the decision is left out when the card does not fit."""

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        super().resolve(table, action, answered)
        decision = table.state.decision
        if action.kind == "draw" and decision is not None and not fits(decision.cards[0], table.state.top):
            table.state.decision = None
            table.push(Advance())


class Timid(Challenge):
    """The challenge is offered only against a bluff."""

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        if table.state.debt is not None and table.state.debt.last.guilty:
            super().offer(table, seat, menu)


class Lenient(UnoCall):
    """Whoever has a Wild left cannot be caught."""

    def after_step(self, table: Table) -> None:
        if all([card.colour for hand in table.state.hands if len(hand) == 1 for card in hand]):
            super().after_step(table)


PLANTED: Final = (
    Peeping, Blabbing, Obliging, Badge, Groaning, Hinting, Pricing, Foreseeing, Hasty, Timid, Lenient,
)  # fmt: skip


def found(rules: Callable[[int], Ruleset], rounds: int = 1) -> bool:
    """Whether the worlds tell that there is a leak."""
    try:
        for number, seats in enumerate(TABLES):
            Watched(rules(seats), seats, f"planted {number}", spying=0.25, senseless=number % 3 == 0).play(rounds)
    except Leak:
        return True
    return False


def official(seats: int) -> Ruleset:
    return ruleset("official", seats)


@pytest.mark.parametrize("planted", PLANTED)
def test_planted_rule_is_found(planted: type[Rule]) -> None:
    catalogue = [one for one in RULES if one.key != planted.key] + [planted]
    assert found(lambda seats: ruleset("official", seats, catalogue))


def shown_to_all(self: Event, viewer: int, state: State, rules: Ruleset) -> Event:
    return self


@pytest.mark.parametrize("event", [Moved, Shuffled, Reshuffled, Asked, Revealed])
def test_event_that_hides_nothing_is_found(event: type[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event, "seen_by", shown_to_all)
    assert found(lambda seats: ruleset("official hand_size=12", seats))


def test_pending_verdict_in_the_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Debt, "public", lambda debt: debt)
    assert found(official)


def test_order_of_a_shown_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards as they lie in the hand would tell which was drawn last."""
    monkeypatch.setattr("pioche.engine.view.in_order", tuple)
    assert found(official)


def test_drawn_card_in_the_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pioche.engine.view.decision_seen", lambda table, viewer: table.state.decision)
    assert found(official)


def test_picture_shown_to_everybody_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(table: Table, viewer: int) -> dict[int, tuple[Card, ...]]:
        pictures = {one.owner: one.cards for one in table.state.pictures}
        hand = {viewer: in_order(table.state.hands[viewer])} if viewer != NOBODY else {}
        return pictures | hand

    monkeypatch.setattr("pioche.engine.view.hands_shown", shown)
    assert found(official)


def test_cards_drawn_at_the_end_of_a_round_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """All hands are shown then, but not which of their cards the last draw brought."""

    def seen(table: Table, events: list[Event], viewer: int) -> list[Event | None]:
        return [event.seen_by(viewer, table.state, table.rules) for event in events]

    monkeypatch.setattr(Table, "seen", seen)
    assert found(lambda seats: ruleset("official hand_size=2 target=9999", seats), 12)


def test_without_a_leak_nothing_is_found() -> None:
    assert not found(official)
