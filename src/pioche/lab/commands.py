"""The commands of the lab: `pioche simulate` and `pioche duel`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from pioche.bots import LEVELS
from pioche.lab.cores import Progress as OnProgress
from pioche.lab.duel import Duel
from pioche.lab.duel import duel as play_duel
from pioche.lab.simulate import Simulation
from pioche.lab.simulate import simulate as play_simulation
from pioche.lab.statistics import Estimate
from pioche.terminal.commands import lang, ruleset_of
from pioche.terminal.spoken import Complaint, Spoken, texts_of
from pioche.texts import Texts

players = click.option("--players", type=click.IntRange(2, 10))
rules = click.option("--rules", default="official")
seed = click.option("--seed", default="1")
jobs = click.option("--jobs", type=click.IntRange(1))
as_json = click.option("--json", "as_json", is_flag=True)


@click.command("simulate", cls=Spoken)
@click.option("--games", type=click.IntRange(1), default=400)
@players
@rules
@click.option("--bots", default="steady")
@seed
@jobs
@as_json
@lang
@click.pass_context
def simulate(
    context: click.Context,
    games: int,
    players: int | None,
    rules: str,
    bots: str,
    seed: str,
    jobs: int | None,
    as_json: bool,
) -> None:
    texts = texts_of(context)
    levels = [level.strip() for level in bots.split(",")]
    _check_levels(levels)
    seats = players or max(4, len(levels))
    if len(levels) > seats:
        raise Complaint("error-more-bots", bots=len(levels), players=seats)
    ruleset_of(rules, seats, texts)
    with _progress(games) as on_progress:
        found = play_simulation(
            rules,
            players=seats,
            bots=levels,
            games=games,
            seed=seed,
            jobs=jobs or -1,
            on_progress=on_progress,
        )
    lines = [json.dumps(found.figures())] if as_json else _told_simulation(found, texts)
    click.echo("\n".join(lines))


@click.command("duel", cls=Spoken)
@click.argument("first", metavar="BOT")
@click.argument("second", metavar="BOT")
@click.option("--deals", type=click.IntRange(1), default=200)
@players
@rules
@seed
@jobs
@as_json
@lang
@click.pass_context
def duel(
    context: click.Context,
    first: str,
    second: str,
    deals: int,
    players: int | None,
    rules: str,
    seed: str,
    jobs: int | None,
    as_json: bool,
) -> None:
    texts = texts_of(context)
    _check_levels([first, second])
    seats = players or 2
    ruleset_of(rules, seats, texts)
    with _progress(2 * deals) as on_progress:
        found = play_duel(
            first,
            second,
            rules,
            players=seats,
            deals=deals,
            seed=seed,
            jobs=jobs or -1,
            on_progress=on_progress,
        )
    lines = [json.dumps(found.figures())] if as_json else _told_duel(found, texts)
    click.echo("\n".join(lines))


def _check_levels(levels: list[str]) -> None:
    for level in levels:
        if level not in LEVELS:
            raise Complaint("error-level", word=level, levels=", ".join(LEVELS))


@contextmanager
def _progress(games: int) -> Iterator[OnProgress | None]:
    """A bar on the error output, where a person sees it."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda played: bar.advance(task, played)


# --- in words -----------------------------------------------------------------------------------------------------


def _told_simulation(found: Simulation, texts: Texts) -> list[str]:
    turns = found.turns
    lines = [
        texts("simulate-what", games=found.games, players=found.players, rules=found.rules, seed=found.seed),
        texts(
            "simulate-rounds",
            rounds=found.rounds,
            blocked=found.blocked,
            percent=_decimal(100 * found.blocked / found.rounds, texts, 2),
        ),
        texts("simulate-turns", mean=_decimal(turns.mean, texts), median=turns.median, low=turns.p5, high=turns.p95),
        texts("simulate-chance", percent=_decimal(100 / found.players, texts)),
    ]
    lines += [texts("simulate-seat", seat=share.name, **_percent(share.share, texts)) for share in found.by_seat]
    levels = found.by_level if len(found.by_level) > 1 else ()
    lines += [texts("simulate-level", level=share.name, **_percent(share.share, texts)) for share in levels]
    return [*lines, texts("lab-speed", speed=_decimal(found.games_a_second, texts))]


def _told_duel(found: Duel, texts: Texts) -> list[str]:
    first, second = found.levels
    names = {"first": first, "second": second}
    lines = [
        texts("duel-what", deals=found.deals, players=found.players, rules=found.rules, seed=found.seed, **names),
        texts("duel-share", **names, **_percent(found.share, texts)),
    ]
    if found.points is not None:
        points = found.points
        figures = [_signed(figure, texts) for figure in (points.value, points.low, points.high)]
        lines.append(texts("duel-points", **names, **dict(zip(("points", "low", "high"), figures, strict=True))))
    better = ("", first, second)[found.better]
    worse = ("", second, first)[found.better]
    lines.append(texts("duel-better", better=better, worse=worse) if better else texts("duel-open", **names))
    return [*lines, texts("lab-speed", speed=_decimal(found.games_a_second, texts))]


def _percent(share: Estimate, texts: Texts) -> dict[str, str]:
    """A share and its interval in percent, as words."""
    figures = [_decimal(100 * figure, texts) for figure in share]
    return dict(zip(("share", "low", "high"), figures, strict=True))


def _decimal(number: float, texts: Texts, places: int = 1) -> str:
    written = f"{number:.{places}f}"
    return written.replace(".", ",") if texts.lang == "fr" else written


def _signed(number: float, texts: Texts) -> str:
    written = _decimal(abs(number), texts)
    return f"−{written}" if number < 0 else f"+{written}"
