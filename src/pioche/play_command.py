"""The command `pioche play`: a match against bots here, or with others at a served table."""

from __future__ import annotations

from pathlib import Path

import click

from pioche.terminal.commands import FILE, lang, levels_of, reserve, ruleset_of
from pioche.terminal.spoken import Complaint, Spoken, texts_of


@click.command("play", cls=Spoken)
@click.option("--players", type=click.IntRange(2, 10))
@click.option("--bots", default="")
@click.option("--rules", default="official")
@click.option("--seed")
@click.option("--record", type=FILE)
@click.option("--join")
@click.option("--name")
@lang
@click.pass_context
def play(
    context: click.Context,
    players: int | None,
    bots: str,
    rules: str,
    seed: str | None,
    record: Path | None,
    join: str | None,
    name: str | None,
) -> int:
    texts = texts_of(context)
    levels = levels_of(bots, players)
    laid = ruleset_of(rules, len(levels) + 1, texts)
    if join is not None:
        if seed is not None or record is not None:
            raise Complaint("error-not-with-join", option="--seed" if seed is not None else "--record")

        from pioche.client.arrival import arrive
        from pioche.server.bodies import NewTable

        wanted = NewTable("", "", laid.text, len(levels) + 1, tuple(levels) if bots else ())  # type: ignore[arg-type]
        return arrive(join, name, wanted, texts)
    if record is not None:
        reserve(record)

    from pioche.terminal.game import Game

    Game(laid, levels, texts, seed, record).play()
    return 0
