"""The lab: the same figures on any number of cores, honest intervals, and levels that differ as they should."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from math import inf

import pytest

from pioche import lab
from pioche.catalogue import BadRules, ruleset
from pioche.cli import run
from pioche.engine.actions import NOBODY
from pioche.engine.cards import deck
from pioche.engine.effects import Score, Turn
from pioche.engine.rule import Effects, Rule
from pioche.engine.table import Table
from pioche.lab.games import DealLuck, Game, Sitting, play
from pioche.lab.simulate import Tally, seated
from pioche.lab.statistics import mean, paired_share, percentile, student, wilson
from pioche.rules import RULES
from pioche.texts import LANGUAGES

ROUND = "official scoring=single"


def timeless(figures: dict[str, object]) -> dict[str, object]:
    return {key: figure for key, figure in figures.items() if key != "games_a_second"}


# --- games --------------------------------------------------------------------------------------------------------


def test_a_game_comes_from_its_seed() -> None:
    rules, levels = ruleset("official target=100", 3), ("sharp", "novice", "steady")
    assert play(rules, Sitting("one", levels)) == play(rules, Sitting("one", levels))
    assert play(rules, Sitting("one", levels)) != play(rules, Sitting("two", levels))


def test_a_game_is_a_match_or_a_single_round() -> None:
    match = play(ruleset("official target=200", 2), Sitting("x", ("steady", "novice")))
    assert max(match.totals) >= 200
    assert [match.totals[seat] for seat in match.winners] == [max(match.totals)]
    assert len(match.turns) > 1
    assert min(match.turns) >= 7
    single = play(ruleset(ROUND, 2), Sitting("x", ("steady", "novice")))
    assert (single.totals, len(single.turns), single.blocked) == ((0, 0), 1, 0)


def test_later_deals_do_not_depend_on_what_was_played() -> None:
    """So two games with one seed meet the same deals, whoever plays them."""
    one, other = DealLuck("seed"), DealLuck("seed")
    pack = deck()
    deals = []
    for luck, reshuffles in ((one, 0), (other, 3)):
        first = luck.shuffle(pack, "deal")
        for number in range(reshuffles):
            luck.shuffle(pack[:50], f"reshuffle|{number + 1}")
        deals.append((first, luck.shuffle(pack, "deal"), luck.shuffle(pack[:50], "reshuffle|1")))
    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]
    assert Counter(deals[0][0]) == Counter(pack)


class Dull(Rule):
    """Ends every round as blocked before anybody has played."""

    key = "dull"

    def instead_of_turn(self, table: Table, turn: Turn) -> Effects | None:
        return [Score(NOBODY)]


def test_rounds_that_nobody_wins_by_going_out_are_counted() -> None:
    laid = ruleset("official rounds=3 scoring=losers", 2, (*RULES, Dull))
    game = play(laid, Sitting("x", ("steady", "novice")))
    assert (game.blocked, game.turns) == (3, (0, 0, 0))


def test_a_blocked_round_is_counted_and_a_shared_win_is_shared() -> None:
    """With scoring=single the lowest hand wins a blocked round, a tie is a shared win (C32)."""
    tally = Tally(2)
    tally.add(Sitting("x", ("steady", "novice")), Game((0, 1), (0, 0), (9,), 1))
    tally.add(Sitting("y", ("novice", "steady")), Game((1,), (0, 0), (11,), 0))
    assert (tally.blocked, tally.turns_a_round().mean) == (1, 10.0)
    assert [share.wins for share in tally.by_seat()] == [0.5, 1.5]
    assert [share.wins for share in tally.by_level(["novice", "steady"])] == [0.5, 1.5]


# --- simulate -----------------------------------------------------------------------------------------------------


def test_the_figures_are_the_same_on_any_number_of_cores() -> None:
    found = [
        lab.simulate(ROUND, players=3, bots=["novice", "steady"], games=90, seed="cores", jobs=jobs)
        for jobs in (1, 2)
    ]
    assert timeless(found[0].figures()) == timeless(found[1].figures())
    other = lab.simulate(ROUND, players=3, bots=["novice", "steady"], games=90, seed="else", jobs=1)
    assert timeless(found[0].figures()) != timeless(other.figures())


def test_bots_are_repeated_over_the_seats_and_move_on_by_one() -> None:
    played: list[int] = []
    found = lab.simulate(ROUND, players=4, bots=["sharp", "novice"], games=40, jobs=1, on_progress=played.append)
    assert [(share.name, share.games) for share in found.by_level] == [("sharp", 80), ("novice", 80)]
    assert [share.games for share in found.by_seat] == [40, 40, 40, 40]
    assert sum([share.wins for share in found.by_level]) == pytest.approx(40)
    assert sum([share.wins for share in found.by_seat]) == pytest.approx(40)
    assert sum(played) == 40


def test_every_level_sits_in_every_seat() -> None:
    rows = [seated(("sharp", "steady", "novice"), 4, number) for number in range(4)]
    assert rows[0] == ("sharp", "steady", "novice", "sharp")
    assert rows[1] == ("sharp", "sharp", "steady", "novice")
    for seat in range(4):
        assert Counter([row[seat] for row in rows]) == {"sharp": 2, "steady": 1, "novice": 1}


@pytest.mark.parametrize(("players", "turns"), [(2, 46.8), (4, 49.6)])
def test_turns_a_round_are_near_what_others_have_measured(players: int, turns: float) -> None:
    """strategy.md, section 2: turns per classic round at random; novices are sometimes caught, and take longer."""
    found = lab.simulate(ROUND, players=players, bots=["novice"], games=400, jobs=1)
    assert 0.9 * turns < found.turns.mean < 1.35 * turns
    assert found.turns.p5 < found.turns.median < found.turns.mean < found.turns.p95


def test_rules_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(BadRules):
        lab.simulate("official stacking=ever", games=1)
    with pytest.raises(BadRules):
        lab.duel("sharp", "steady", "no_such_preset", deals=1)
    with pytest.raises(KeyError):
        lab.simulate(bots=["wizard"], games=1, jobs=1)
    with pytest.raises(ValueError, match="do not fit"):
        lab.simulate(players=2, bots=["novice", "steady", "sharp"], games=1)


# --- duel ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equals_share_every_mirrored_deal(players: int) -> None:
    found = lab.duel("steady", "steady", ROUND, players=players, deals=25, jobs=1)
    assert found.share.value == 0.5
    assert found.better == 0


@pytest.mark.parametrize(
    ("better", "worse", "players", "deals"),
    [("steady", "novice", 2, 150), ("steady", "novice", 4, 150), ("sharp", "steady", 2, 300)],
)
def test_each_level_beats_the_one_below(better: str, worse: str, players: int, deals: int) -> None:
    found = lab.duel(better, worse, ROUND, players=players, deals=deals, jobs=1)
    assert (found.better, found.points) == (1, None)
    assert found.figures()["better"] == better


def test_the_order_of_the_levels_changes_nothing() -> None:
    one = lab.duel("steady", "novice", ROUND, players=3, deals=60, jobs=1)
    other = lab.duel("novice", "steady", ROUND, players=3, deals=60, jobs=1)
    assert (one.better, other.better) == (1, 2)
    assert other.share.value == pytest.approx(1 - one.share.value)


def test_points_are_compared_over_the_mirrored_deals() -> None:
    found = lab.duel("steady", "novice", "official target=150", deals=30, jobs=2)
    assert found.points is not None
    assert 0 < found.points.low < found.points.value < found.points.high
    fewer = lab.duel("steady", "novice", "official scoring=losers target=150", deals=30, jobs=1)
    assert fewer.points is not None
    assert fewer.points.high < 0
    assert fewer.better == 1


def test_few_deals_decide_nothing() -> None:
    found = lab.duel("steady", "novice", ROUND, deals=1, jobs=1)
    assert (found.better, found.share.low, found.share.high) == (0, 0.0, 1.0)


# --- statistics ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 4, 0.0456, 0.6994)],
)
def test_wilson(wins: int, trials: int, low: float, high: float) -> None:
    found = wilson(wins, trials)
    assert found == pytest.approx((wins / trials, low, high), abs=1e-4)


@pytest.mark.parametrize(("freedom", "point"), [(1, 12.706), (2, 4.303), (3, 3.182), (10, 2.228), (1000, 1.962)])
def test_student(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, rel=0.01)


def test_a_mean_and_its_interval() -> None:
    assert mean([1, 2, 3, 4, 5]) == pytest.approx((3, 1.037, 4.963), abs=0.02)
    assert mean([7]) == (7, -inf, inf)


@pytest.mark.parametrize(
    ("shares", "decided"),
    [
        ([1.0] * 3, False),
        ([1.0] * 8, True),
        ([0.5] * 500, False),
        ([0.5] * 500 + [1.0] * 30, True),
        ([1, 0] * 50, False),
    ],
)
def test_a_share_is_decided_by_enough_deals_only(shares: Sequence[float], decided: bool) -> None:
    found = paired_share(shares)
    assert (found.low > 0.5) == decided
    assert found.low <= found.value <= found.high


def test_the_interval_of_a_paired_share_holds_what_it_promises() -> None:
    """Nineteen times in twenty the true share lies in the interval, whatever the number of deals."""
    from random import Random

    random = Random(5)
    for deals in (20, 200):
        held = 0
        for _ in range(600):
            shares = [random.choices((0.0, 0.5, 1.0), (0.2, 0.5, 0.3))[0] for _ in range(deals)]
            found = paired_share(shares)
            held += found.low <= 0.55 <= found.high
        assert 0.93 <= held / 600 <= 0.98


def test_percentiles() -> None:
    counts = Counter({10: 5, 20: 90, 30: 5})
    assert [percentile(counts, percent) for percent in (5, 6, 50, 95, 96)] == [10, 20, 20, 20, 30]


# --- the commands -------------------------------------------------------------------------------------------------


def command(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    status = run(args)
    done = capsys.readouterr()
    return status, done.out, done.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulate_speaks(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["simulate", "--games", "20", "--rules", ROUND, "--bots", "novice,steady", "--jobs", "1", "--lang", lang]
    status, out, err = command(capsys, *args)
    assert (status, err) == (0, "")
    assert len(out.splitlines()) == 4 + 4 + 2 + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_duel_speaks(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["duel", "steady", "novice", "--deals", "40", "--rules", "official target=50", "--jobs", "1"]
    status, out, err = command(capsys, *args, "--lang", lang)
    assert (status, err) == (0, "")
    assert {"en": "steady is better than novice.", "fr": "steady est meilleur que novice."}[lang] in out.splitlines()
    open_ = command(capsys, "duel", "steady", "steady", "--deals", "2", "--rules", ROUND, "--lang", lang)
    assert len(open_[1].splitlines()) == 4


def test_json_is_one_object_with_stable_keys(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = command(capsys, "simulate", "--games", "3", "--rules", ROUND, "--jobs", "1", "--json")
    found = json.loads(out)
    assert list(found) == [
        "rules", "players", "bots", "seed", "games", "rounds", "blocked", "turns", "by_seat", "by_level",
        "games_a_second",
    ]  # fmt: skip
    assert list(found["turns"]) == ["mean", "median", "p5", "p95"]
    assert list(found["by_seat"][0]) == ["name", "games", "wins", "share", "low", "high"]
    _, out, _ = command(capsys, "duel", "steady", "novice", "--deals", "1", "--rules", "official target=1", "--json")
    found = json.loads(out)
    assert list(found) == [
        "levels", "rules", "players", "seed", "deals", "rounds", "share", "points", "better", "games_a_second",
    ]  # fmt: skip
    assert found["points"]["low"] is None


@pytest.mark.parametrize(
    "args",
    [
        "simulate --games 0",
        "simulate --games many",
        "simulate --players 11",
        "simulate --bots wizard",
        "simulate --bots novice,,steady",
        "simulate --players 2 --bots sharp,steady,novice",
        "simulate --rules official=3",
        "simulate --jobs 0",
        "duel sharp",
        "duel sharp wizard",
        "duel sharp steady novice",
        "duel sharp steady --deals 0",
        "duel sharp steady --rules no_such_preset",
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_done_is_said_in_one_sentence(
    args: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = command(capsys, *args.split(), "--lang", lang)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert err.startswith("pioche")
