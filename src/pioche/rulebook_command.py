"""The command `pioche rules`: the rules of a table, to read or to print."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import click

from pioche.catalogue import warnings
from pioche.rulebook import rulebook
from pioche.rulebook.book import Book
from pioche.rulebook.page import as_html
from pioche.rulebook.plain import as_markdown, as_text
from pioche.terminal.commands import lang, ruleset_of
from pioche.terminal.spoken import Spoken, texts_of

FORMATS: Final[dict[str, Callable[[Book], str]]] = {"text": as_text, "html": as_html, "markdown": as_markdown}


@click.command("rules", cls=Spoken)
@click.option("--rules", "written", default="official")
@click.option("--players", type=click.IntRange(2, 10))
@click.option("--format", "form", type=click.Choice(tuple(FORMATS)), default="text")
@lang
@click.pass_context
def rules(context: click.Context, written: str, players: int | None, form: str) -> None:
    texts = texts_of(context)
    laid = ruleset_of(written, players, texts)
    for warning in warnings(laid):
        click.echo(f"pioche: {texts.reason(warning)}", err=True)
    click.echo(FORMATS[form](rulebook(laid, players, texts)), nl=False)
