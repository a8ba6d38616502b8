"""The listing: every option and preset that there is, for people and for programs."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from pioche.catalogue import options
from pioche.engine.rule import Option, Setting, written
from pioche.presets import presets
from pioche.rules import RULES
from pioche.terminal.layout import setting
from pioche.terminal.spoken import Complaint
from pioche.texts import Texts

WIDTH: Final = 80


def as_data(texts: Texts) -> str:
    """The catalogue as JSON: `options` with key, default, what they take and a sentence; `presets` with changes.

    An option takes any of `values`, a number from `low` to `high`, or, with `word`, any word.
    """
    listed = [
        {"key": option.key, "default": option.default, **_taken(option), "text": texts(f"option-{option.key}")}
        for option in options().values()
    ]
    named = [
        {"name": name, "text": texts(f"preset-{name}"), "changes": dict(changes)}
        for name, changes in presets().items()
    ]
    return json.dumps({"options": listed, "presets": named}, ensure_ascii=False, indent=2)


def _taken(option: Option) -> dict[str, Any]:
    taken: dict[str, Any] = {"values": [option.read(word) for word in option.words]} if option.words else {}
    if option.low <= option.high:
        taken |= {"low": option.low, "high": option.high}
    return taken | ({"word": True} if option.is_word else {})


def in_detail(names: Sequence[str], texts: Texts) -> str:
    """These options and presets, with what each value means; a `Complaint` for a name that is neither."""
    known = options()
    lines: list[str] = []
    for name in names:
        if name in known:
            lines += _entry(known[name], texts)
            lines += [line for value in _examples(known[name]) for line in _change(name, value, texts)]
        elif name in presets():
            lines += _preset(name, presets()[name], texts)
        else:
            near = get_close_matches(name, [*known, *presets()], 1, 0.5)
            if near:
                raise Complaint("error-no-name-near", word=name, near=near[0])
            raise Complaint("error-no-name", word=name)
    return "\n".join(lines)


def _examples(option: Option) -> list[Setting]:
    """Every named value; nought, the default and one that stands for all others of the numbers; a default word."""
    values = [option.read(word) for word in option.words]
    if option.low <= option.high and not option.is_word:
        usual = option.default if isinstance(option.default, int) and option.default > 1 else max(2, option.low)
        values += [0] if option.low == 0 else []
        values += [option.default, usual]
    return [value for value in dict.fromkeys([*values, option.default]) if value is not None]


def as_text(texts: Texts) -> str:
    """The catalogue to read: options under the names of their rules, then the presets."""
    lines = _paragraph(texts("options-intro"), "")
    for rule in RULES:
        if rule.options:
            lines += ["", texts(f"rule-{rule.key}")]
            for option in rule.options:
                lines += _entry(option, texts)
    lines += ["", texts("options-presets")]
    for name, changes in presets().items():
        lines += _preset(name, changes, texts)
    return "\n".join(lines)


def _preset(name: str, changes: Mapping[str, Setting], texts: Texts) -> list[str]:
    lines = [f"  {name}", *_paragraph(texts(f"preset-{name}"), "      ")]
    return lines + [line for key, value in changes.items() for line in _change(key, value, texts)]


def _entry(option: Option, texts: Texts) -> list[str]:
    values = " · ".join(_values(option, texts))
    return [f"  {option.key} = {values}", *_paragraph(texts(f"option-{option.key}"), "      ")]


def _values(option: Option, texts: Texts) -> list[str]:
    """What an option takes, the default first."""
    values = [*option.words]
    is_named = written(option.default) in values
    if option.low <= option.high:
        bounds = {"low": option.low, "high": option.high}
        if is_named:
            values.append(texts("options-range", **bounds))
        else:
            values.insert(0, texts("options-bounds", default=option.default, **bounds))
    if option.is_word:
        values += [texts("options-word")] if is_named else [written(option.default), texts("options-word")]
    return values


def _change(key: str, value: Setting, texts: Texts) -> list[str]:
    meaning = texts("options-change", change=f"{key}={written(value)}", meaning=setting(key, value, texts))
    return _paragraph(meaning, "      ")


def _paragraph(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
