"""The command line: `pioche` and its commands, each imported only when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

import click

from pioche import __version__
from pioche.terminal.spoken import SpokenGroup, sentence_of
from pioche.texts import LANGUAGES, Texts, language

COMMANDS: Final = {
    "play": "pioche.play_command:play",
    "serve": "pioche.serve_command:serve",
    "backup": "pioche.serve_command:backup",
    "reports": "pioche.serve_command:reports",
    "simulate": "pioche.lab.commands:simulate",
    "duel": "pioche.lab.commands:duel",
    "options": "pioche.terminal.commands:options",
    "rules": "pioche.rulebook_command:rules",
    "replay": "pioche.terminal.commands:replay",
    "verify": "pioche.verify_command:verify",
    "check": "pioche.terminal.commands:check",
}


def _show_version(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        click.echo(f"pioche {__version__}")
        context.exit()


@click.pass_context
def _show_help(context: click.Context, lang: str | None) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


pioche: Final = SpokenGroup(
    "pioche",
    lazy=COMMANDS,
    no_args_is_help=False,
    invoke_without_command=True,
    callback=_show_help,
    params=[
        click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_show_version),
        click.Option(["--lang"], type=click.Choice(LANGUAGES)),
    ],
)


def run(args: Sequence[str]) -> int:
    """Carry out a command line; the exit status: 0, 1 if something failed, 2 for bad input."""
    texts = Texts(language(_asked_for(args)))
    try:
        status = pioche.main(list(args), prog_name="pioche", standalone_mode=False, obj=texts)
    except click.ClickException as error:
        print(f"pioche: {sentence_of(error, texts)}", file=sys.stderr)
        return 2
    except (click.Abort, KeyboardInterrupt):
        return 130
    return status if isinstance(status, int) else 0


def _asked_for(args: Sequence[str]) -> str | None:
    """The language that a command line names, wherever it does: its own errors are to be understood, too."""
    for place, word in enumerate(args):
        option, _, value = word.partition("=")
        if option == "--lang":
            value = value or next(iter(args[place + 1 : place + 2]), "")
            return value if value in LANGUAGES else None
    return None


def main() -> None:
    """The program."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a question mark instead of failing.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        status = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read has seen enough; nothing more can be written, not even at the end of the program.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)
