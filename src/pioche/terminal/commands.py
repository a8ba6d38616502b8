"""The commands of the terminal: what they take; each does its work in a module of its own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from pioche.terminal.spoken import Complaint, Spoken, texts_of
from pioche.texts import LANGUAGES

if TYPE_CHECKING:
    from pioche.engine.ruleset import Ruleset
    from pioche.texts import Texts

#: The choice of language stands with every command; the program itself has read it before.
lang = click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False)
FILE = click.Path(path_type=Path)
DEFAULT_PLAYERS = 4
#: The levels that sit down when none are named, in turn.
MIXED = ("steady", "sharp", "novice")


@click.command("replay", cls=Spoken)
@click.argument("file", type=FILE)
@lang
@click.pass_context
def replay(context: click.Context, file: Path) -> None:
    from pioche.terminal.replay import Replay, read

    texts = texts_of(context)
    Replay(read(file, texts), texts).run()


@click.command("options", cls=Spoken)
@click.argument("names", nargs=-1)
@click.option("--json", "as_json", is_flag=True)
@lang
@click.pass_context
def options(context: click.Context, names: tuple[str, ...], as_json: bool) -> None:
    from pioche.terminal.listing import as_data, as_text, in_detail

    texts = texts_of(context)
    if as_json:
        click.echo(as_data(texts))
    else:
        click.echo(in_detail(names, texts) if names else as_text(texts))


@click.command("check", cls=Spoken)
@click.argument("files", type=FILE, nargs=-1, required=True)
@lang
@click.pass_context
def check(context: click.Context, files: tuple[Path, ...]) -> int:
    from pioche.terminal.checking import check_files

    return check_files(files, texts_of(context))


def ruleset_of(text: str, seats: int | None, texts: Texts) -> Ruleset:
    """The ruleset written like this; a `Complaint` in words when it cannot be played."""
    from pioche.catalogue import BadRules, ruleset

    try:
        return ruleset(text, seats)
    except BadRules as bad:
        raise Complaint("error-as-it-is", sentence=texts.reason(bad.reason)) from bad


def levels_of(bots: str, players: int | None) -> list[str]:
    """The level of each bot: one for all, or one each, parted by commas."""
    from pioche.bots import LEVELS

    named = [word.strip() for word in bots.split(",") if word.strip()]
    for word in named:
        if word not in LEVELS:
            raise Complaint("error-level", word=word, levels=", ".join(LEVELS))
    if len(named) > 1 and players not in (None, len(named) + 1):
        raise Complaint("error-bots", bots=len(named), players=players or 0)
    if len(named) > 9:
        raise Complaint("error-too-many-bots", bots=len(named))
    count = len(named) if len(named) > 1 else (players or DEFAULT_PLAYERS) - 1
    row = named or MIXED
    return [row[place % len(row)] for place in range(count)]


def reserve(file: Path) -> None:
    """Make sure before the game that the record can be written, and that nothing is lost by it."""
    try:
        file.open("x", encoding="utf-8").close()
    except FileExistsError as error:
        raise Complaint("error-file-exists", file=str(file)) from error
    except OSError as error:
        raise Complaint("error-file-not-written", file=str(file)) from error
