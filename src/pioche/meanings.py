"""Meanings: the sentence of the catalogue that says what a setting means at the table."""

from __future__ import annotations

from pioche.engine.rule import Option, Setting, written
from pioche.texts import Arg, Sentence, Texts


def sentence_of(option: Option, setting: Setting) -> Sentence:
    """The message for an option set like this, and its arguments.

    `value-<key>-<word>` for a named value, `value-<key>` with `$n` for a number and with `$word` for a word of one's
    own, where `value-<key>-off` stands for none.
    """
    args: dict[str, Arg] = {}
    id = f"value-{option.key}"
    if option.is_word:
        if setting == option.default:
            return f"{id}-off", args
        return id, {"word": str(setting)}
    if isinstance(setting, (bool, str)):
        return f"{id}-{written(setting)}", args
    return id, {"n": setting}


def meaning(option: Option, setting: Setting, texts: Texts) -> str:
    """What an option set like this means at the table, as one sentence."""
    id, args = sentence_of(option, setting)
    return texts(id, **args)
