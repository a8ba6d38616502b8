"""Bots: they know what their seat knows, go on in every situation, and play as strategy.md says."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import ClassVar, Final

import pytest
from positions import SEEING, SEVEN, act, ask, lay

from pioche.bots import LEVELS
from pioche.bots.belief import Belief
from pioche.bots.doubt import bluff, threshold
from pioche.bots.novice import Novice
from pioche.bots.position import Position
from pioche.bots.reasons import IDS
from pioche.catalogue import ruleset
from pioche.driver import Blind, Choice, Driver, Player
from pioche.engine import actions
from pioche.engine.actions import TALK, Action
from pioche.engine.cards import cards
from pioche.engine.effects import Effect
from pioche.engine.events import Event, Told
from pioche.engine.luck import FastLuck, Luck
from pioche.engine.moves import STOCK, Moved
from pioche.engine.rule import Rule
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import ROUND, Debt, Stake, State
from pioche.engine.table import Table
from pioche.engine.view import View, view
from pioche.presets import presets
from pioche.texts import LANGUAGES, Texts

RULES = (
    "official",
    "tutorial",
    "quick hand_size=2",
    "official scoring=losers challenger=anyone challenge_extra=0 challenge_reveals=everyone",
    "official uno_call=before_play uno_required=true false_uno_cards=2 false_catch_cards=2 drawn_card=must",
    "official draw_four_check=enforced voluntary_draw=false drawn_card=never finish_on=number target=200",
    "official draw_four_legal=nothing_else finish_on=not_wild finish_refused=draw_two bluff_taken_back=true",
    "official two_player_reverse=nothing first_wild=dealer rounds=2",
)


# --- what a bot is given ------------------------------------------------------------------------------------------


class Watched(Player):
    """A bot of this level whose every question and answer is looked at before it is passed on."""

    def __init__(self, level: str, table: Table, seat: int) -> None:
        self.level = level
        self.table = table
        self.seat = seat
        self.bot = LEVELS[level](f"bot {seat}")
        self.stream: list[list[Event | None]] = []

    def watch(self, events: Sequence[Event | None]) -> None:
        self.stream.append(list(events))
        self.bot.watch(events)

    def choose(self, view: View, menu: Sequence[Action]) -> Choice:
        self.check(view, menu)
        choice = self.bot.choose(view, menu)
        assert choice.action.bare() in menu
        return choice

    def interrupt(self, view: View, menu: Sequence[Action]) -> Choice | None:
        self.check(view, menu)
        choice = self.bot.interrupt(view, menu)
        assert choice is None or choice.action.kind == "say" or choice.action.bare() in menu
        return choice

    def check(self, view: View, menu: Sequence[Action]) -> None:
        """What is to be held at each question."""


def play(rules: str, seats: int, seed: str, players: type[Watched], levels: Sequence[str]) -> list[Watched]:
    table = Table(ruleset(rules, seats), seats, FastLuck(seed))
    row = [players(levels[seat % len(levels)], table, seat) for seat in range(seats)]
    Driver(table, row).play_round()
    return row


def reachable(*given: object) -> Iterator[object]:
    """Everything that can be got at from these objects, but for what belongs to the program, not to the game."""
    waiting, seen = list(given), set[int]()
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, (type, ModuleType, FunctionType, BuiltinFunctionType)):
            continue
        seen.add(id(one))
        yield one
        waiting += gc.get_referents(one)


class Searched(Watched):
    """Searches what the bot is given for what it must not have."""

    def check(self, view: View, menu: Sequence[Action]) -> None:
        found = list(reachable(view, menu, self.bot, self.stream[-1:]))
        hidden = (Table, State, Ruleset, Rule, Luck, Effect, Driver, Random, Watched)
        assert [one for one in found if isinstance(one, hidden)] == []
        assert not [one for one in found if isinstance(one, Stake) and (one.guilty or one.evidence)]
        state = self.table.state
        concealed = [state.stock, state.hands, *[hand for hand in state.hands if len(hand) > 3]]
        assert not [one for one in found if any([one is row for row in concealed])]


@pytest.mark.parametrize("level", SEEING)
def test_a_bot_reaches_nothing_but_events_view_and_menu(level: str) -> None:
    for number in range(2):
        play("official", 3, f"search {number}", Searched, [level])


def test_the_search_would_find_a_table() -> None:
    table = Table(ruleset("official", 2), 2, FastLuck("x"))
    assert table.state in [one for one in reachable({"deep": [table]}) if isinstance(one, State)]


def elsewhere(table: Table, seat: int, seed: int) -> Table:
    """The same table with everything that this seat cannot see laid out differently."""
    twin = table.copy(FastLuck("elsewhere"))
    state, random = twin.state, Random(seed)
    others = [one for one in range(state.seats) if one != seat]
    hidden = state.stock + [card for one in others for card in state.hands[one]]
    random.shuffle(hidden)
    for one in others:
        size = len(state.hands[one])
        state.hands[one], hidden = hidden[:size], hidden[size:]
    state.stock = hidden
    if state.debt is not None:
        stake = state.debt.last
        opposite = Stake(stake.author, stake.cards, stake.amount, stake.open, not stake.guilty)
        state.debt = state.debt.with_stakes((*state.debt.stakes[:-1], opposite), state.debt.errors)
    return twin


class Elsewhere(Watched):
    """Asks a second bot, made from the same stream, at a table that differs where the seat cannot look."""

    def check(self, view: View, menu: Sequence[Action]) -> None:
        resumed = LEVELS[self.level](f"bot {self.seat}")
        for events in self.stream:
            resumed.watch(events)
        if self.level in SEEING:
            assert vars(resumed) == vars(self.bot)
        twin = elsewhere(self.table, self.seat, view.version)
        seen = View(twin, self.seat)
        assert seen.text() == view.text()
        again, choice = resumed.choose(seen, menu), self.bot.choose(view, menu)
        assert (again.action, again.reason) == (choice.action, choice.reason)


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_see_changes_no_choice_and_memory_is_a_fold_of_its_events(level: str) -> None:
    for number, seats in enumerate((2, 3, 5, 2, 4)):
        play("official scoring=winner", seats, f"elsewhere {number}", Elsewhere, [level, "steady"])


def test_a_novice_needs_neither_events_nor_a_view() -> None:
    assert issubclass(Novice, Blind)
    assert Novice.watch is Player.watch


def test_a_menu_is_handed_out_as_a_copy() -> None:
    """Whoever could write into the table's own menu could allow himself any card."""

    class Collector(Watched):
        def check(self, view: View, menu: Sequence[Action]) -> None:
            assert isinstance(menu, tuple)

    play("official", 2, "copies", Collector, ["steady"])


# --- bots go on in every situation --------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [*RULES, *presets()])
def test_every_level_plays_every_ruleset_to_its_end(rules: str) -> None:
    for seats, levels in ((2, ["sharp", "novice"]), (4, ["novice", "steady", "sharp"])):
        if rules == "teams" and seats == 2:
            continue
        table = Table(ruleset(rules, seats), seats, FastLuck(f"{rules} {seats}"))
        row = [Watched(levels[seat % len(levels)], table, seat) for seat in range(seats)]
        driver = Driver(table, row)
        driver.act(actions.NEXT)
        for _ in range(3000):
            if table.state.phase != ROUND:
                break
            driver.step()
        assert table.state.phase != ROUND


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kinds", ["uno spin", "uno peek open", "spin open", "vote", "say timeout", "uno catch pass"])
def test_an_unknown_decision_is_answered_by_a_step(level: str, kinds: str) -> None:
    menu = [Action(kind, 0, aim="B" if kind == "catch" else "") for kind in kinds.split()]
    table = lay("A: r1 r2 | B: b1 b2", "g9")
    for seed in range(20):
        choice = LEVELS[level](str(seed)).choose(view(table, 0), menu)
        assert choice.action in menu
        if kinds != "vote" and "catch" not in kinds:
            assert choice.action.kind not in TALK


def test_challenging_out_of_turn_is_offered_to_everybody() -> None:
    """challenger=anyone: every other active seat, while the victim's answer is awaited (C19)."""
    table = lay("A: w4 r1 r2 | B: b1 b2 | C: b3 b4", "r9", "official challenger=anyone")
    table.act(actions.read("A w4:g"))
    asked = []

    class Asked(Player):
        def interrupt(self, view: View, menu: Sequence[Action]) -> Choice | None:
            asked.append((view.viewer, [action.text for action in menu]))
            return None

        def choose(self, view: View, menu: Sequence[Action]) -> Choice:
            return LEVELS["steady"]("x").choose(view, menu)

    Driver(table, [Asked() for _ in range(3)]).step()
    assert asked == [(2, ["C challenge"])]


# --- positions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", SEEING)
def test_win_if_you_can(level: str) -> None:
    """Section 4, 1: win if you can; the last card needs no call."""
    choice = ask(lay(f"A: w4 | B: {SEVEN}", "r9"), level)
    assert choice.action.text in ("A w4:r", "A w4:y", "A w4:g", "A w4:b")
    assert choice.reason.id == "win"


@pytest.mark.parametrize("level", SEEING)
def test_wilds_are_kept_for_last(level: str) -> None:
    """Section 4, 3: keep Wild, then +4, for last."""
    choice = ask(lay(f"A: r5 w* w4 b3 g8 | B: {SEVEN} | C: {SEVEN}", "r9"), level)
    assert choice.action.text == "A r5"


def test_a_wild_is_kept_for_the_end_and_that_is_said() -> None:
    """Section 4, 4: a Wild and any other card is nearly a forced win; the call comes with the play."""
    choice = ask(lay(f"A: r5 w* | B: {SEVEN} | C: {SEVEN}", "r9"))
    assert choice.action.text == "A r5 uno"
    assert (choice.reason.id, choice.reason.args) == ("change_for_the_end", ("r5", "w*"))


def test_the_other_card_s_colour_is_named() -> None:
    """Section 4, 4: name the other card's colour."""
    assert ask(lay(f"A: w* b3 | B: {SEVEN} | C: {SEVEN}", "r9")).action.text == "A w*:b uno"


@pytest.mark.parametrize("hit", ["rD", "rS"])
def test_the_player_on_one_card_is_hit(hit: str) -> None:
    """Section 4, 2 and 7: Skip and +2 on the first threat."""
    choice = ask(lay(f"A: r5 r8 {hit} r7 b1 | B: y1 | C: {SEVEN}", "r9", "official scoring=single"))
    assert choice.action.text == f"A {hit}"
    assert (choice.reason.id, choice.reason.args) == ("hit", (hit, "1"))


def test_a_plus_two_waits_while_nobody_is_near_the_end() -> None:
    """Section 4, 7: on the first threat, and not before."""
    hand = "A: r5 r8 rD r7 b1"
    assert ask(lay(f"{hand} | B: {SEVEN} | C: {SEVEN} | D: {SEVEN}", "r9")).action.text != "A rD"


def test_a_reverse_turns_play_away_from_who_is_on_one_card() -> None:
    """Section 4, 2: Reverse, if the player on the other side holds more."""
    choice = ask(lay(f"A: r5 r8 rR r7 b1 | B: y1 | C: {SEVEN} | D: {SEVEN}", "r9"))
    assert (choice.action.text, choice.reason.id) == ("A rR", "turn_away")


def test_between_two_players_a_free_turn_finishes() -> None:
    """Section 4, 8: Skip, Reverse, +2 and +4 are free turns; keep a chain of them for the finish."""
    table = lay("A: rS rR r4 | B: y1 y2", "r9")
    laid = []
    while table.state.phase == ROUND and table.state.decision is not None and table.state.decision.seat == 0:
        laid.append(ask(table).action)
        table.act(laid[-1])
    assert [action.text for action in laid[-1:]] == ["A r4"]
    assert table.state.winner == 0


def test_the_colour_on_which_the_next_player_has_drawn_is_kept() -> None:
    """Section 5: when he draws without playing, he probably lacks the colour."""
    hands = f"A: r8 r1 b4 b2 b9 g1 | B: y1 y2 | C: {SEVEN} | D: {SEVEN}"
    strong = lay(hands, "r4", stock="g1 g2 g3 g5 g6 g7 g8")
    assert ask(strong).action.text == "A b4"
    drawn = act(lay(hands, "r4", stock="g1 g2 g3 g5 g6 g7 g8", turn=1), "B draw", "B pass")
    drawn.ask(0, "turn")
    assert ask(drawn).action.card.colour == "r"


@pytest.mark.parametrize(("scoring", "laid"), [("single", "r1"), ("winner", "r9"), ("losers", "r9")])
def test_dear_cards_go_first_when_somebody_is_about_to_go_out_and_points_count(scoring: str, laid: str) -> None:
    """Section 4, 3 and 5."""
    choice = ask(lay(f"A: r1 r9 g8 y2 | B: {SEVEN} | C: y1", "r7", f"official scoring={scoring}"))
    assert choice.action.text == f"A {laid}"
    assert (choice.reason.id == "dear_card") == (scoring != "single")


@pytest.mark.parametrize(("scoring", "laid"), [("single", "r1"), ("winner", "r1"), ("losers", "w4:r")])
def test_fifty_points_are_a_debt_where_everybody_keeps_his_own(scoring: str, laid: str) -> None:
    """Section 4, 3: unless somebody is about to go out and points count, more so with scoring=losers."""
    choice = ask(lay(f"A: r1 w4 g8 y2 | B: {SEVEN} | C: {SEVEN} | D: y1", "r7", f"official scoring={scoring}"))
    assert choice.action.text == f"A {laid}"


@pytest.mark.parametrize(
    ("finish", "hand", "laid"),
    [
        ("any", "r5 w*", "r5"),
        ("not_draw_four", "r5 w4", "w4:r"),
        ("not_wild", "r5 w*", "w*:r"),
        ("not_wild", "r5 rS", "r5"),
        ("number", "r5 rS", "rS"),
    ],
)
def test_no_card_is_kept_to_the_end_that_may_not_finish(finish: str, hand: str, laid: str) -> None:
    """Section 4, 1: never keep as last card one that may not finish (finish_on)."""
    choice = ask(lay(f"A: {hand} | B: {SEVEN} | C: {SEVEN}", "r9", f"official finish_on={finish}"))
    assert choice.action.text == f"A {laid} uno"


def test_the_leader_in_points_is_hit_sooner() -> None:
    """Section 6: over a match attack the leader in points, not only in cards."""
    table = lay(f"A: r5 | B: y1 y2 | C: {SEVEN}", "r9")
    before = Position(view(table, 0), Belief()).dangers[1]
    table.state.totals[1] = 450
    assert Position(view(table, 0), Belief()).dangers[1] > before


@pytest.mark.parametrize("level", SEEING)
def test_a_caller_forgotten_is_caught_and_a_call_comes_with_the_play(level: str) -> None:
    table = act(lay(f"A: r5 r8 | B: r1 y2 | C: {SEVEN}", "r9"), "A r5")
    caught = ask(table, level)
    assert (caught.action.text, caught.reason.id) == ("B catch A", "catch")
    table.act(caught.action)
    assert ask(table, level).action.text == "B r1 uno"


@pytest.mark.parametrize("level", SEEING)
def test_a_call_that_was_missed_is_made_up_for(level: str) -> None:
    table = act(lay(f"A: r5 r8 | B: {SEVEN} | C: {SEVEN}", "r9"), "A r5")
    choice = LEVELS[level]("x").interrupt(view(table, 0), tuple(table.menu(0)))
    assert choice is not None
    assert choice.action.text == "A uno"


def test_a_novice_forgets_some_calls_and_lays_every_card_alike() -> None:
    table = lay(f"A: r5 w* | B: {SEVEN}", "r9")
    bot = Novice("x")
    picks = [bot.pick(table.menu(0)).action for _ in range(2000)]
    assert 0.75 < sum([pick.uno for pick in picks]) / 2000 < 0.85
    share = Counter([pick.bare().text for pick in picks])
    assert 900 < share["A r5"] < 1100
    assert all([200 < share[f"A w*:{colour}"] < 300 for colour in "rygb"])


def test_a_novice_does_not_call_with_its_last_card() -> None:
    table = lay(f"A: r5 | B: {SEVEN}", "r9")
    calls = [Novice(str(seed)).choose(view(table, 0), tuple(table.menu(0))).action.uno for seed in range(50)]
    assert not any(calls)


def test_a_blind_player_is_not_offered_a_call_that_changes_nothing() -> None:
    """A call on one card after its window has closed is accepted and changes nothing (C44)."""
    menus: list[list[str]] = []

    class Looker(Blind):
        def pick(self, menu: Sequence[Action]) -> Choice:
            menus.append([action.text for action in menu])
            return LEVELS["novice"]("x").choose(view(table, 0), menu)

    table = lay(f"A: r5 | B: {SEVEN}", "r9")
    assert actions.read("A uno") in table.menu(0)
    Driver(table, [Looker(), Looker()]).step()
    assert menus == [["A r5", "A draw"]]


# --- house rules --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", SEEING)
def test_a_seven_takes_the_smallest_hand(level: str) -> None:
    """Section 6: with a 7 take the smallest hand, above all one on Uno."""
    table = lay(f"A: r7 b1 b2 b3 | B: {SEVEN} | C: y1 | D: y1 y2", "r9", "official seven=swap")
    assert ask(table, level).action.text == "A r7>C"


def test_a_seven_is_not_used_to_take_a_bigger_hand() -> None:
    """Section 6: not when you are on two or less yourself."""
    table = lay(f"A: r7 r1 b2 | B: {SEVEN} | C: {SEVEN}", "r9", "official seven=swap")
    assert ask(table).action.card.text == "r1"


def test_what_is_known_of_a_hand_goes_with_it() -> None:
    """Section 5: after an exchange the likelihoods go with the hand; who swapped knows what he gave (C70)."""
    table = lay(f"A: r7 b1 b2 g3 | B: y1 y2 | C: {SEVEN}", "r9", "official seven=swap")
    act(table, "A r7>B", "B draw", "B pass")
    belief = Belief()
    belief.fold(table.seen(table.log, 0))
    hand = belief.hand(view(table, 0), 1)
    assert sorted([card.text for card in hand.known]) == ["b1", "b2", "g3"]
    assert hand.hidden == 1


@pytest.mark.parametrize("level", SEEING)
def test_a_twin_is_laid_out_of_turn_with_the_shout(level: str) -> None:
    """Section 6: lay the twin; without the shout it costs cards (C57)."""
    table = lay(f"A: r5 r8 y1 | B: {SEVEN} | C: r5 b1", "r9", "official jump_in=all jump_in_shout=RAPIDO")
    act(table, "A r5")
    choice = LEVELS[level]("x").interrupt(view(table, 2), tuple(table.menu(2)))
    assert choice is not None
    assert (choice.action.text, choice.reason.id) == ("C !r5 shout uno", "jump")
    assert table.allows(choice.action)


@pytest.mark.parametrize("level", SEEING)
def test_the_word_that_is_due_is_said_once(level: str) -> None:
    """Who has not said it by the next step draws (C87)."""
    table = act(lay(f"A: r0 r8 y1 | B: {SEVEN}", "r9", "official oooh=Oooh"), "A r0")
    choice = LEVELS[level]("x").interrupt(view(table, 1), ())
    assert choice is not None
    assert choice.action.text == 'B say "Oooh"'
    table.act(choice.action)
    assert LEVELS[level]("x").interrupt(view(table, 1), ()) is None


@pytest.mark.parametrize("level", SEEING)
def test_the_wheel_takes_as_many_cards_as_it_can(level: str) -> None:
    """Sectors `drop_number` and `drop_colour` shed all cards of what is named (C83)."""
    table = lay("A: r7 g7 b7 b9 bS w* | B: b1 b2", "r9")
    bot, seen = LEVELS[level]("x"), view(table, 0)
    numbers = [Action("drop", 0, word=word) for word in "79"]
    colours = [Action("drop", 0, word=word) for word in "rgb"]
    assert bot.choose(seen, numbers).action.text == "A drop 7"
    assert bot.choose(seen, colours).action.text == "A drop b"
    kept = [Action("keep", 0, cards(row)) for row in ("r7 g7", "b7 b9", "b9 w*")]
    assert bot.choose(seen, kept).action.text == "A keep b9 w*"


def test_a_partner_is_neither_hit_nor_feared() -> None:
    """Seats belong to teams in rotation (C95)."""
    table = lay(f"A: r5 rD b1 | B: {SEVEN} | C: y1 | D: {SEVEN}", "r9", "official teams=2")
    position = Position(view(table, 0), Belief())
    assert position.dangers[2] == 0.0 < position.dangers[1]
    assert ask(lay(f"A: rT r5 b1 | B: {SEVEN} | C: y1 | D: y1 y2", "r9", TARGETED + " teams=2")).action.aim != "C"


TARGETED: Final = "official targeted_draw_two_cards=2"


def test_a_targeted_card_hits_who_is_nearest_to_the_end() -> None:
    """Section 4, 2."""
    choice = ask(lay(f"A: rT r5 b1 b2 | B: {SEVEN} | C: {SEVEN} | D: y1", "r9", TARGETED))
    assert choice.action.text == "A rT>D"


# --- the challenge ------------------------------------------------------------------------------------------------


def faced(amount: int, held: int, rules: str, own: int = 7) -> tuple[View, Debt, int]:
    """B faces a +4 in a pending total of `amount`; its author A holds `held` cards more."""
    table = lay(f"A: w4 {'g1' * held} | B: {'y1' * own} | C: {SEVEN}", "r9", rules)
    act(table, "A w4:b")
    debt = table.state.debt
    assert debt is not None
    return view(table, 1), Debt("draw", amount, 1, debt.stakes), 0


@pytest.mark.parametrize(
    ("extra", "percents"),
    [(1, (20, 14, 11, 9, 8)), (2, (33, 25, 20, 17, 14)), (4, (50, 40, 33, 29, 25))],
)
def test_the_threshold_of_a_challenge(extra: int, percents: tuple[int, ...]) -> None:
    """Section 3: challenge when p > e / (T + e); a proved bluff gives the turn back: lower by about .05."""
    for amount, percent in zip((4, 6, 8, 10, 12), percents, strict=True):
        found = threshold(*faced(amount, 5, f"official challenge_extra={extra}"))
        assert found == pytest.approx(percent / 100 - 0.05, abs=0.006)


def test_the_threshold_moves_with_the_hands() -> None:
    """Section 3: lower when the author is on one or two cards, higher when you are."""
    usual = threshold(*faced(4, 5, "official"))
    assert threshold(*faced(4, 2, "official")) < usual < threshold(*faced(4, 5, "official", own=2))


def test_with_no_price_always_challenge() -> None:
    """Section 3: with e = 0 always challenge."""
    table = act(lay(f"A: w4 g1 g2 | B: {SEVEN}", "r9", "official challenge_extra=0"), "A w4:b")
    assert ask(table).action.text == "B challenge"


def chance_of_a_bluff(table: Table) -> float:
    belief = Belief()
    belief.fold(table.seen(table.log, 1))
    return bluff(view(table, 1), belief, 0)


def test_a_big_hand_is_likelier_to_bluff_than_a_small_one() -> None:
    """Section 3: the prior grows with the cards held, and the +4 came early from a big hand (up)."""
    chances = [chance_of_a_bluff(act(lay(f"A: w4 {'g1' * held} | B: {SEVEN}", "r9"), "A w4:b")) for held in (1, 3, 6)]
    assert chances == sorted(chances)
    assert chances[0] < 0.15 < 0.5 < chances[2]


def test_who_drew_on_the_colour_did_not_bluff() -> None:
    """Section 3: the author drew while this colour was in force (strongly down)."""
    hands, stock = f"A: w4 g1 g1 g1 g1 g1 g1 | B: {SEVEN}", "g2 b1 b2 b3 b4"
    plain = act(lay(hands, "r9", stock=stock), "A w4:b")
    drew = act(lay(hands, "r9", stock=stock), "A draw", "A pass", "B draw", "B pass", "A w4:b")
    assert ask(plain).action.text == "B challenge"
    assert ask(drew).action.text == "B take"
    assert chance_of_a_bluff(drew) < 0.3 * chance_of_a_bluff(plain)


def test_who_was_proved_a_bluffer_is_believed_less() -> None:
    table = act(lay(f"A: w4 g1 g1 g1 | B: {SEVEN}", "r9"), "A w4:b")
    before = chance_of_a_bluff(table)
    for _ in range(3):
        table.tell(Told("guilty", 0))
    assert chance_of_a_bluff(table) > before
    for _ in range(20):
        table.tell(Told("innocent", 0))
    assert chance_of_a_bluff(table) < before


def test_a_card_that_was_shown_is_certain() -> None:
    """Section 5: set cards exactly where the rules showed them."""
    table = act(lay(f"A: w4 w4 r1 g1 | B: {SEVEN}", "r9"), "A w4:r", "B challenge")
    belief = Belief()
    belief.fold(table.seen(table.log, 1))
    assert sorted([card.text for card in belief.hand(view(table, 1), 0).known]) == ["g1", "r1", "w4"]
    assert belief.hand(view(table, 1), 0).hidden == 4


@pytest.mark.parametrize("play", ["w*:b", "b9"])
def test_who_leaves_a_colour_probably_holds_little_of_it(play: str) -> None:
    """Section 3: the author left the colour by an equal number (down); he named this colour himself (up)."""
    table = act(lay(f"A: w* b9 g1 g2 | B: {SEVEN}", "r9"), f"A {play}")
    belief = Belief()
    belief.fold(table.seen(table.log, 1))
    colours = belief.hand(view(table, 1), 0).colours
    assert colours["r"] < colours["g"] == 1.0
    assert (colours["b"] > 1.0) == (play == "w*:b")


def test_belief_forgets_a_hand_that_has_changed_unseen() -> None:
    table = act(lay(f"A: r1 r2 | B: {SEVEN}", "b9", stock="g1 g2 g3"), "A draw", "A pass")
    belief = Belief()
    belief.fold(table.seen(table.log, 1))
    assert belief.hand(view(table, 1), 0).colours["b"] < 0.2
    table.tell(Moved(cards("g2 g3"), STOCK, 0, "levy"))
    assert belief.hand(view(table, 1), 0).colours["b"] == 1.0


def test_belief_forgets_where_cards_may_have_moved_in_a_way_it_does_not_know() -> None:
    """Whatever a later rule tells of hands, nothing wrong is believed because of it."""

    class Stirred(Event):
        __slots__ = ()

    table = act(lay(f"A: r1 r2 | B: {SEVEN}", "b9", stock="g1 g2 g3"), "A draw", "A pass")
    belief = Belief()
    belief.fold([*table.seen(table.log, 1), Stirred()])
    assert belief.hand(view(table, 1), 0).colours["b"] == 1.0


# --- reasons ------------------------------------------------------------------------------------------------------


class Reasoned(Watched):
    """Collects the reasons given."""

    given: ClassVar[Counter[str]] = Counter()

    def choose(self, view: View, menu: Sequence[Action]) -> Choice:
        choice = super().choose(view, menu)
        assert len(IDS[choice.reason.id]) == len(choice.reason.args)
        self.given[choice.reason.id] += 1
        for lang in LANGUAGES:
            assert Texts(lang).reason(choice.reason, "hint")
        return choice


def test_every_reason_is_a_sentence_in_both_languages() -> None:
    """Section 7: hints in the language of the player; every id has its text, and every text its id."""
    for number in range(4):
        play("official", 2 + number % 3, f"reasons {number}", Reasoned, ["sharp", "steady", "novice"])
    assert len(Reasoned.given) > 12
    for lang in LANGUAGES:
        texts = Texts(lang)
        assert {id for id in IDS if f"hint-{id}" in texts} == set(IDS)
