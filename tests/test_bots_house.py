"""Bots know the rules that are on: positions under house rules, and what is sensible (strategy.md, section 6)."""

from __future__ import annotations

import pytest
from positions import SEEING, SEVEN, act, ask, lay

from pioche.bots import LEVELS
from pioche.bots.belief import Belief
from pioche.bots.doubt import bluff
from pioche.bots.habits import may_finish, points
from pioche.bots.position import Position
from pioche.driver import Choice
from pioche.engine import actions
from pioche.engine.actions import Action
from pioche.engine.cards import card, cards
from pioche.engine.events import Noted
from pioche.engine.table import Table
from pioche.engine.view import view
from pioche.rules.cursed_cards import Curse
from pioche.rules.wheel.sectors import Wheel


def slip_in(table: Table, seat: int, level: str = "sharp") -> Choice | None:
    """What a seat that need not act does, when a bot of this level has followed the round."""
    bot = LEVELS[level]("any")
    bot.watch(table.seen(table.log, seat))
    return bot.interrupt(view(table, seat), tuple(table.menu(seat)))


# --- 7-0 ----------------------------------------------------------------------------------------------------------

SEVEN_ZERO = "official seven=swap zero=rotate"


def test_a_zero_is_laid_when_the_seat_before_holds_less() -> None:
    """A 0 gives you the hand of the seat before you: lay it when that is smaller."""
    small = lay(f"A: r0 r1 b2 b3 | B: {SEVEN} | C: y1 y2", "r9", SEVEN_ZERO)
    assert ask(small).action.text == "A r0"
    big = lay(f"A: r0 r1 b2 b3 | B: y1 y2 | C: {SEVEN}", "r9", SEVEN_ZERO)
    assert ask(big).action.text == "A r1"


def test_drawing_is_better_than_a_bigger_hand() -> None:
    """Section 4, 9: draw to stay where the only card that fits brings a bigger hand."""
    choice = ask(lay(f"A: r7 b2 | B: {SEVEN} | C: {SEVEN}", "r9", SEVEN_ZERO))
    assert choice.action.text == "A draw"
    assert (choice.reason.id, choice.reason.args) == ("bigger_hand", ("r7", "7"))


def test_a_seven_is_laid_all_the_same_against_a_seat_on_one_card() -> None:
    """Not when you are on two or less yourself, unless the other is on one."""
    assert ask(lay(f"A: r7 b2 | B: {SEVEN} | C: y1", "r9", SEVEN_ZERO)).action.text == "A r7>C uno"


def test_a_seven_is_kept_as_an_insurance() -> None:
    """A 7 kept is an insurance: of two numbers that serve as well, the other one goes."""
    hands = "A: r7 r8 b1 b2 | B: y1 y2 y3 | C: y1 y2 y3"
    assert ask(lay(hands, "r9", f"{SEVEN_ZERO} scoring=single")).action.text == "A r8"
    assert ask(lay(hands, "r9", "quick")).action.text == "A r7"


def test_an_exchange_that_may_be_declined_is() -> None:
    """`powers_optional`: the player may decline (C67)."""
    table = lay(f"A: r7 b2 b3 | B: {SEVEN} | C: {SEVEN}", "r9", f"{SEVEN_ZERO} powers_optional=true")
    assert ask(table).action.text == "A r7>-"


def test_a_seven_is_not_laid_out_of_turn_for_a_bigger_hand() -> None:
    table = lay(f"A: r7 y1 y2 y3 y4 y5 y6 y7 y8 | B: {SEVEN} | C: r7 b1 b2", "r9", f"{SEVEN_ZERO} jump_in=numbers")
    act(table, "A r7>B")
    assert slip_in(table, 2) is None
    plain = lay(f"A: r5 y1 y2 | B: {SEVEN} | C: r5 b1 b2", "r9", f"{SEVEN_ZERO} jump_in=numbers")
    jump = slip_in(act(plain, "A r5"), 2)
    assert jump is not None
    assert jump.action.text == "C !r5"


def test_hands_are_swapped_with_opponents_not_with_a_partner_who_holds_as_little() -> None:
    """In teams the hands of both partners count: what a partner receives is not lost."""
    table = lay(f"A: r7 b1 b2 b3 | B: y1 y2 | C: y1 | D: {SEVEN}", "r9", f"{SEVEN_ZERO} teams=2")
    assert ask(table).action.text == "A r7>B"


@pytest.mark.parametrize("level", SEEING)
@pytest.mark.parametrize("power", ["choice", "resolve"])
def test_nobody_else_is_made_to_win(power: str, level: str) -> None:
    """`power_as_last_card`: the finisher may make another win; he declines (C42, C67)."""
    rules = f"{SEVEN_ZERO} powers_optional=true power_as_last_card={power}"
    choice = ask(lay(f"A: r7 | B: {SEVEN} | C: {SEVEN}", "r9", rules), level)
    assert choice.action.text == "A r7>-"
    assert choice.reason.id == "win"


def test_a_last_card_that_lets_another_win_is_not_laid() -> None:
    """`resolve`: whoever holds the empty hand wins (C42)."""
    choice = ask(lay(f"A: r7 | B: {SEVEN} | C: {SEVEN}", "r9", f"{SEVEN_ZERO} power_as_last_card=resolve"))
    assert (choice.action.text, choice.reason.id) == ("A draw", "gives_win")


# --- stacking and what sends a penalty on -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "answer"),
    [
        ("stacking=same", "B yD"),
        ("stacking=up", "B yD"),
        ("deflect=skip", "B rS"),
        ("boomerang_cards=4", "B wB"),
        ("wild_cancels=true", "B w*:y"),
    ],
)
def test_a_penalty_is_sent_on_by_whatever_the_table_allows(rules: str, answer: str) -> None:
    """Section 4, 7: keep one draw card as a shield; the cheapest answer first."""
    table = act(lay(f"A: rD b1 b2 | B: yD rS wB w* w4 y5 y6 | C: {SEVEN}", "r9", f"official {rules}"), "A rD")
    assert ask(table).action.text == answer


def test_a_smaller_hand_is_welcome_and_a_bigger_one_is_sent_back() -> None:
    """The boomerang against a chosen exchange (C72)."""
    rules = "official hand_swap_cards=2 hand_swap_mode=choose boomerang_cards=4"
    small = act(lay(f"A: wX r1 r2 | B: wB y5 y6 y7 y8 | C: {SEVEN}", "r9", rules), "A wX:b>B")
    assert (ask(small).action.text, ask(small).reason.id) == ("B take", "swap")
    big = act(lay(f"A: wX {SEVEN} | B: wB y5 y6 | C: {SEVEN}", "r9", rules), "A wX:b>B")
    assert ask(big).action.text == "B wB"


def test_a_skip_is_answered_with_a_skip() -> None:
    table = act(lay(f"A: rS b1 b2 | B: yS y5 y6 | C: {SEVEN}", "r9", "official skip_answers_skip=true"), "A rS")
    assert ask(table).action.text == "B yS"


def test_the_likeliest_bluffer_of_a_chain_is_accused() -> None:
    """Section 3: in a bluff chain accuse first the seat with the highest p (C24)."""
    few, many = "g1", "g1 g2 g3 g4 g5 g6 g7 g8"
    hands = f"A: w4 {many} | B: w4 {few} | C: {SEVEN}"
    table = act(lay(hands, "r9", "bluff"), "A w4:b", "B w4:g uno")
    belief = Belief()
    belief.fold(table.seen(table.log, 2))
    assert bluff(view(table, 2), belief, 0) > bluff(view(table, 2), belief, 1)
    assert ask(table).action.text == "C challenge A"


# --- jump-in ------------------------------------------------------------------------------------------------------


def test_a_twin_on_the_own_turn_comes_before_the_turn() -> None:
    """Rapido: it leaves the normal play (C58); the shout goes with it."""
    rules = "official jump_in=all jump_in_shout=RAPIDO jump_in_own_turn=true"
    table = act(lay(f"A: r5 b1 b2 | B: r5 r8 y1 y2 | C: {SEVEN}", "r9", rules), "A r5")
    assert ask(table).action.text == "B !r5 shout"


# --- the UNO card -------------------------------------------------------------------------------------------------


def test_a_rotating_uno_card_brings_the_smaller_hand() -> None:
    """All hands go one seat against the direction of play: its player gets that of the next seat (C61)."""
    assert ask(lay(f"A: wU r1 b2 b3 b4 | B: y1 | C: {SEVEN}", "r9", "uno_card")).action.text == "A wU"
    assert ask(lay(f"A: wU r1 b2 b3 b4 | B: {SEVEN} | C: y1", "r9", "uno_card")).action.text == "A r1"


def test_a_rotating_uno_card_is_slipped_in_for_a_much_smaller_hand() -> None:
    table = lay(f"A: b5 r1 r2 | B: wU {SEVEN} | C: y1 | D: {SEVEN}", "r9", "uno_card")
    slip = slip_in(table, 1)
    assert slip is not None
    assert slip.action.text == "B !wU"
    assert slip_in(lay(f"A: b5 r1 | B: wU {SEVEN} | C: {SEVEN} | D: y1", "r9", "uno_card"), 1) is None


def test_a_rotating_uno_card_is_not_kept_to_the_end() -> None:
    """As last card it always acts: the seat before its player wins (C42)."""
    table = lay(f"A: wU | B: {SEVEN} | C: {SEVEN}", "r9", "uno_card")
    choice = ask(table)
    assert (choice.action.text, choice.reason.id) == ("A draw", "gives_win")
    assert not may_finish(card("wU"), table.rules.options)
    assert may_finish(card("wU"), lay("A: r1 r2 | B: r3 r4", "r9", "uno_card uno_card=shield").rules.options)


def test_an_uno_card_of_eight_belongs_on_the_leader() -> None:
    """Section 6, Rapido."""
    assert ask(lay(f"A: wU r1 b2 b3 b4 | B: y1 | C: {SEVEN}", "r9", "rapido")).action.text == "A wU"
    assert ask(lay(f"A: wU r1 b2 b3 b4 | B: {SEVEN} | C: {SEVEN}", "r9", "rapido")).action.text == "A r1"


def test_a_shield_is_kept_for_four_cards() -> None:
    """Section 6, Olympic: the UNO card for totals of 4 and more."""
    hands = "A: rD w4 b1 b2 b3 b4 | B: wU g1 g2 g3 g4 | C: y1 y2 y3 y4"
    two = ask(act(lay(hands, "r9", "olympic"), "A rD"))
    assert (two.action.text, two.reason.id) == ("B take", "spare_shield")
    assert ask(act(lay(hands, "r9", "olympic"), "A w4:b")).action.text == "B wU"


def test_what_is_left_in_the_hand_costs_what_the_table_says() -> None:
    """C07."""
    options = lay("A: r1 r2 | B: r3 r4", "r9", "official action_points=5").rules.options
    row = {"wU": 100, "wB": 30, "wX": 30, "w1": 20, "rT": 20, "wT": 50, "rS": 5, "r8": 8}
    assert {text: points(card(text), options) for text in row} == row


# --- pairs and runs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_a_run_begins_at_its_end_and_goes_on(seats: int) -> None:
    """Worth the cards they shed: from the middle one of them would be left behind."""
    table = lay(f"A: r3 r4 r5 b1 b8{f' | B: {SEVEN}' * (seats - 1)}", "r7", "runs")
    laid = []
    while table.state.decision is not None and table.state.decision.seat == 0:
        laid.append(ask(table))
        table.act(laid[-1].action)
    assert [choice.action.card.text for choice in laid] in (["r3", "r4", "r5"], ["r5", "r4", "r3"])
    assert laid[-1].reason.id == "run"


def test_a_run_that_ends_on_one_card_is_called() -> None:
    """A run often ends on one or two cards: call in time."""
    table = act(lay(f"A: r3 r4 b1 | B: {SEVEN} | C: {SEVEN}", "r7", "runs"), "A r3")
    assert ask(table).action.text == "A r4 uno"


@pytest.mark.parametrize("level", SEEING)
def test_a_pair_is_laid_at_once(level: str) -> None:
    choice = ask(lay(f"A: r3 r3 r8 b1 | B: {SEVEN} | C: {SEVEN}", "r7", "official pairs=numbers"), level)
    assert choice.action.text == "A r3 r3"


@pytest.mark.parametrize(
    ("rules", "play", "order"),
    [
        ("olympic", "A r3 r3", [2, 3, 1]),
        ("official pairs=any", "A rS rS", [3, 1, 2]),
        ("official pairs=any", "A rR rR", [1, 2, 3]),
        ("wizz", "A R3", [2, 3, 1]),
        ("official", "A rR", [3, 2, 1]),
        (TARGETED_TWO := "official targeted_draw_two_cards=2", "A rT>B", [2, 3, 1]),
        (TARGETED_TWO, "A rT>C", [1, 2, 3]),
    ],
)
def test_who_plays_after_it(rules: str, play: str, order: list[int]) -> None:
    """C51, C73, C84."""
    table = lay(f"A: r3 r3 R3 rS rS rR rR rT | B: {SEVEN} | C: {SEVEN} | D: {SEVEN}", "r7", rules)
    assert Position(view(table, 0), Belief()).after(actions.read(play)) == order


# --- the siege ----------------------------------------------------------------------------------------------------


def test_a_two_begins_a_siege() -> None:
    """All others lay a 2 or draw one, and the turn comes back (C90)."""
    choice = ask(lay(f"A: b2 r8 b1 b6 g5 | B: {SEVEN} | C: {SEVEN}", "b9", "olympic"))
    assert (choice.action.text, choice.reason.id) == ("A b2", "besiege")
    assert ask(lay(f"A: b2 r8 b1 b6 g5 | B: {SEVEN} | C: {SEVEN}", "b9")).action.text != "A b2"


def test_a_besieged_seat_lays_its_two_and_else_draws() -> None:
    """Keep a 2 for a siege; the shield is too good for one card."""
    hands = "A: b2 r8 b1 b6 g5 | B: r2 y3 y4 y5 y6 | C: wU y3 y4 y5 y6 y7"
    table = act(lay(hands, "b9", "olympic"), "A b2")
    assert ask(table).action.text == "B r2"
    act(table, "B draw", "B pass")
    assert ask(table).action.text == "C draw"


# --- the wheel ----------------------------------------------------------------------------------------------------


def spun(sector: str, hand: str) -> Table:
    table = lay(f"A: {hand} | B: {SEVEN} | C: {SEVEN}", "r9", "wizz")
    table.tell(Noted("wizz", Wheel(1, sector, (0,))))
    table.ask(0, "keep" if sector == "almost_uno" else "drop")
    return table


@pytest.mark.parametrize(
    ("sector", "hand", "shed"),
    [
        ("drop_number", "r7 g7 b7 b9 bS w*", "drop 7"),
        ("drop_colour", "r7 g7 b7 b9 bS w*", "drop b"),
        ("almost_uno", "r7 r8 g1 w* b5", "keep r8 w*"),
        ("race", "r8 w* b9", "race b9"),
        ("race", "r8 r7 b9", "race b9"),
        ("war", "r8 w* b8", "drop b8"),
    ],
)
def test_the_wheel_takes_what_serves_least(sector: str, hand: str, shed: str) -> None:
    """Most cards first; of one card the one that the rest misses least (C81-C83)."""
    found = ask(spun(sector, hand)).action.text
    assert found in (f"A {shed}", f"A {shed}".replace("r8 w*", "r7 w*"))


def test_in_a_race_any_seat_sheds() -> None:
    choice = slip_in(spun("race", "r8 b9"), 1)
    assert choice is not None
    assert choice.action.kind == "race"


def test_a_wizz_card_sends_the_next_player_to_the_wheel_instead_of_his_turn() -> None:
    choice = ask(lay(f"A: R3 r4 b1 b8 | B: y1 | C: {SEVEN}", "r7", "wizz"))
    assert choice.action.text == "A R3"


# --- cursed cards -------------------------------------------------------------------------------------------------


def cursed(hands: str, curse: str, rules: str = "cursed") -> Table:
    table = lay(hands, "r9", rules)
    table.tell(Noted("cursed_cards", Curse(cards(curse), (0,) * table.state.seats)))
    return table


def test_a_cursed_card_is_not_laid_while_another_fits() -> None:
    """Lay it only to win (C94)."""
    hands = f"A: r8 r1 b2 r3 | B: {SEVEN} | C: {SEVEN}"
    assert ask(cursed(hands, "r8")).action.text != "A r8"
    assert ask(cursed(hands, "g9")).action.text == "A r8"


def test_drawing_is_better_than_laying_a_cursed_card() -> None:
    """Section 4, 9: draw by choice when the only card that fits is cursed."""
    choice = ask(cursed(f"A: rS b1 b2 g3 | B: {SEVEN} | C: {SEVEN}", "rS"))
    assert (choice.action.text, choice.reason.id) == ("A draw", "cursed")


def test_a_cursed_card_is_kept_as_the_last_and_wins() -> None:
    """As last card it costs all the others (C94)."""
    assert ask(cursed(f"A: r8 r1 | B: {SEVEN} | C: {SEVEN}", "r8")).action.text == "A r1 uno"
    assert ask(cursed(f"A: r8 | B: {SEVEN} | C: {SEVEN}", "r8")).action.text == "A r8"


def test_a_cursed_card_is_passed_on_by_a_seven() -> None:
    """Pass the card on by a 7 or 0."""
    hands = f"A: r7 r1 r8 b5 | B: y1 y2 y3 | C: {SEVEN}"
    assert ask(cursed(hands, "b5")).action.text == "A r7>B"


def test_a_cursed_twin_is_not_laid_out_of_turn() -> None:
    table = cursed(f"A: r5 b1 b2 | B: {SEVEN} | C: r5 b1 b2", "r5", "cursed jump_in=numbers")
    assert slip_in(act(table, "A r5"), 2) is None


def test_where_nothing_is_counted_a_curse_means_nothing() -> None:
    hands = f"A: r8 r1 b2 r3 | B: {SEVEN} | C: {SEVEN}"
    rules = "cursed scoring=single"
    assert ask(cursed(hands, "r8", rules)).action == ask(cursed(hands, "g9", rules)).action
    assert ask(cursed(hands, "r1", rules)).action == ask(cursed(hands, "g9", rules)).action


# --- points that are bad ------------------------------------------------------------------------------------------


def test_where_everybody_keeps_his_points_the_uno_card_goes_before_the_end() -> None:
    """`losers`: minimise the expected points left; the UNO card counts 100 (C07)."""
    hands = f"A: wU r1 b2 b3 b4 | B: {SEVEN} | C: y1"
    assert ask(lay(hands, "r9", "rapido")).action.text == "A wU"


# --- teams --------------------------------------------------------------------------------------------------------


def test_a_partner_is_not_turned_upon() -> None:
    """A Reverse that keeps an opponent on one card from playing is laid; one that only skips a partner is not."""
    hands = "A: rR r5 b1 b2 b3 | B: {} | C: y1 y2 y3 y4 | D: {}"
    assert ask(lay(hands.format("y1", SEVEN), "r9", "official teams=2")).action.text == "A rR"
    assert ask(lay(hands.format(SEVEN, "y1"), "r9", "official teams=2")).action.text != "A rR"


# --- the tribunal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "ground", "vote"),
    [
        ("Lay your red 5, Dan", "advice", "yes"),
        ("Uno!", "advice", "no"),
        ("RAPIDO", "advice", "no"),
        ("Which way round?", "direction", "yes"),
        ("That way round", "direction", "no"),
        ("Lay your red 5, Dan", "camouflet", "no"),
        ("", "advice", "no"),
        ("", "misdeal", "no"),
    ],
)
def test_a_vote_follows_what_was_heard(words: str, ground: str, vote: str) -> None:
    """Any remark is advice (R091), who asks for the direction pays (R203); what was not heard is not proved."""
    table = lay(f"A: r1 r2 | B: {SEVEN} | C: {SEVEN} | D: {SEVEN}", "r9", "rapido")
    if words:
        table.act(Action("say", 1, word=words))
    act(table, f"A accuse B {ground}")
    choice = ask(table)
    assert choice.action.text == f"C {vote}"
    assert choice.reason.id == f"vote_{vote}"
    assert ask(table, "steady").action.text == "C no"


def test_a_partner_is_not_convicted_and_what_was_said_in_another_round_is_forgotten() -> None:
    table = lay(f"A: r1 r2 | B: {SEVEN} | C: {SEVEN} | D: {SEVEN}", "r9", "official tribunal=true teams=2")
    act(table, 'B say "red, Dan"', "A accuse B advice")
    assert ask(table).action.text == "C yes"
    act(table, "C yes")
    assert ask(table).action.text == "D no"
    belief = Belief()
    belief.fold(table.seen(table.log, 2))
    belief.fold(table.seen(table.log[:1], 2))
    assert (belief.talk, belief.accused) == ({}, (actions.NOBODY, ""))


@pytest.mark.parametrize("level", SEEING)
def test_no_bot_accuses(level: str) -> None:
    """What the events prove is priced by the rules; the rest is for people to feel wronged by."""
    table = lay(f"A: r1 r2 | B: {SEVEN} | C: {SEVEN}", "r9", "rapido")
    act(table, 'B say "red, Dan"')
    menu = table.menu(2)
    assert any([action.kind == "accuse" for action in menu])
    assert slip_in(table, 2, level) is None
    assert ask(table, level).action.kind == "play"
