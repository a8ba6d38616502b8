"""Spoken commands: click commands whose help and errors come from the catalogue, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from importlib import import_module
from typing import Any, Final

import click

from pioche.texts import Arg, Texts


class Complaint(click.ClickException):
    """Something wrong with what was asked for: one message of the catalogue, and exit status 2."""

    exit_code = 2

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(id)
        self.id: Final = id
        self.args_of_message: Final = args

    def sentence(self, texts: Texts) -> str:
        """The complaint in words."""
        return texts(self.id, **self.args_of_message)


def texts_of(context: click.Context) -> Texts:
    """The texts that a command speaks with."""
    texts = context.find_root().obj
    assert isinstance(texts, Texts)
    return texts


class Spoken(click.Command):
    """A command whose texts are `command-<command>` and `help-<command>-<parameter>`, or `help-<option>` for an
    option that several commands share. Where the catalogue has none, a command keeps its own words."""

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        texts = texts_of(ctx)
        pieces = [texts("usage-options")]
        for param in self.get_params(ctx):
            if isinstance(param, click.Argument):
                word = _metavar(param, ctx, texts) + ("…" if param.nargs == -1 else "")
                pieces.append(word if param.required else f"[{word}]")
        return pieces

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{texts_of(ctx)('usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        for paragraph in _said(ctx, self.name or "", self.help).split("\n"):
            formatter.write_text(paragraph)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        texts = texts_of(ctx)
        rows = [
            (_spelling(param, ctx, texts), _said_of(param, ctx, self.name or "", texts))
            for param in self.get_params(ctx)
            if isinstance(param, click.Option) and not param.hidden
        ]
        _write_section(formatter, texts("heading-options"), rows)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not isinstance(self, click.Group):
            ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if not isinstance(self, click.Group) and rest and not ctx.resilient_parsing:
            raise Complaint("error-extra", word=rest[0])
        return rest


class SpokenGroup(Spoken, click.Group):
    """Commands that are imported only when they are called: their names lead to `module:attribute`."""

    def __init__(self, *args: Any, lazy: Mapping[str, str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.lazy: Final = lazy

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.lazy)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        place = self.lazy.get(cmd_name)
        if place is None:
            return None
        module, _, attribute = place.partition(":")
        command = getattr(import_module(module), attribute)
        assert isinstance(command, click.Command)
        return spoken(cmd_name, command)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [texts_of(ctx)("usage-options"), texts_of(ctx)("usage-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        texts = texts_of(ctx)
        rows = [(name, _said(ctx, name, "").partition("\n")[0]) for name in self.lazy]
        _write_section(formatter, texts("heading-commands"), rows)
        super().format_options(ctx, formatter)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in self.lazy and not name.startswith("-"):
            near = get_close_matches(name, self.lazy, 1, 0.5)
            if near:
                raise Complaint("error-no-command-near", word=name, near=near[0])
            raise Complaint("error-no-command", word=name)
        return super().resolve_command(ctx, args)


def spoken(name: str, command: click.Command) -> click.Command:
    """The command under this name, made one that speaks the reader's language."""
    if isinstance(command, Spoken):
        return command
    return Spoken(name, callback=command.callback, params=command.params, help=command.help)


def _write_section(formatter: click.HelpFormatter, heading: str, rows: list[tuple[str, str]]) -> None:
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        formatter.write_dl(rows)


def _said(ctx: click.Context, name: str, otherwise: str | None) -> str:
    texts = texts_of(ctx)
    return texts(f"command-{name}") if f"command-{name}" in texts else (otherwise or "")


def _said_of(param: click.Option, ctx: click.Context, command: str, texts: Texts) -> str:
    for id in (f"help-{command}-{param.name}", f"help-{_plain_name(param)}"):
        if id in texts:
            return texts(id)
    return param.help or ""


def _plain_name(param: click.Parameter) -> str:
    return max(param.opts, key=len).lstrip("-") if isinstance(param, click.Option) else str(param.name)


def _spelling(param: click.Option, ctx: click.Context, texts: Texts) -> str:
    names = ", ".join(sorted(param.opts, key=len))
    return names if param.is_flag or param.count else f"{names} {_metavar(param, ctx, texts)}"


def _metavar(param: click.Parameter, ctx: click.Context, texts: Texts) -> str:
    """What stands for the value: `meta-<name>`, the choices, or click's own word."""
    if isinstance(param.type, click.Choice):
        return "|".join([str(word) for word in param.type.choices])
    id = f"meta-{param.name}"
    return texts(id) if id in texts else param.make_metavar(ctx).rstrip(".")


# --- errors -----------------------------------------------------------------------------------------------------


def sentence_of(error: click.ClickException, texts: Texts) -> str:
    """What is wrong, as one sentence; click's own words where nothing better is known."""
    if isinstance(error, Complaint):
        return error.sentence(texts)
    if isinstance(error, click.NoSuchOption):
        return _no_such_option(error, texts)
    if isinstance(error, click.BadOptionUsage):
        return texts("error-no-value", option=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return texts("error-missing", what=_called(error.param, error, texts))
    if isinstance(error, click.BadParameter) and error.param is not None:
        return _bad_value(error.param, _called(error.param, error, texts), texts)
    return error.format_message()


def _no_such_option(error: click.NoSuchOption, texts: Texts) -> str:
    known = [name for param in error.ctx.command.get_params(error.ctx) for name in param.opts] if error.ctx else []
    near = get_close_matches(error.option_name, [name for name in known if name.startswith("--")], 1, 0.5)
    if near:
        return texts("error-no-option-near", option=error.option_name, near=near[0])
    return texts("error-no-option", option=error.option_name)


def _called(param: click.Parameter, error: click.UsageError, texts: Texts) -> str:
    if isinstance(param, click.Option) or error.ctx is None:
        return max(param.opts, key=len)
    return _metavar(param, error.ctx, texts)


def _bad_value(param: click.Parameter, name: str, texts: Texts) -> str:
    type = param.type
    if isinstance(type, click.Choice):
        return texts("error-choice", option=name, values=", ".join([str(word) for word in type.choices]))
    if isinstance(type, click.IntRange) and type.min is not None:
        if type.max is not None:
            return texts("error-range", option=name, low=int(type.min), high=int(type.max))
        return texts("error-at-least", option=name, low=int(type.min))
    if isinstance(type, click.Path):
        return texts("error-file", option=name)
    return texts("error-value", option=name)
