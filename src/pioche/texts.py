"""Texts: every sentence that a person reads, by message id, in English or French."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from pioche.engine import cards
from pioche.engine.actions import SEATS
from pioche.engine.cards import Card
from pioche.engine.rule import Reason

LANGUAGES: Final = ("en", "fr")
YOU: Final = "you"

#: What a message can be told: a number, which may choose a plural, or a word.
Arg: TypeAlias = "int | str"
#: A message id and its arguments.
Sentence: TypeAlias = "tuple[str, Mapping[str, Arg]]"

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
#: The arguments of a reason, in order.
_ARGS: Final = ("one", "two", "three", "four")
#: The arguments of a sentence that are seats; `you` is whom the sentence is told to.
_SEATED: Final = ("who", "whom")
#: Reasons that quote what somebody has typed: there `r5` is no card.
_QUOTING: Final = ("unknown_", "rules_")


class Texts:
    """The catalogue in one language: the files `locales/<lang>/*.ftl`, each message parsed when first asked for.

    Messages may use three functions: `CARD($card)` ("red 5") and `THE($card)` ("the red 5") of one card or several
    in notation, and `COLOUR($colour)` ("red") of a colour's letter.
    """

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        functions: dict[str, Callable[..., Any]] = {
            "CARD": self._card_named,
            "THE": self._the_card_named,
            "COLOUR": self.colour,
        }
        self._bundle: Final = FluentBundle([lang], functions=functions, use_isolating=False)
        self._card_names: Final[dict[Card, str]] = {}

    @cached_property
    def _sources(self) -> dict[str, str]:
        """The source of every message by its id, not parsed yet."""
        found: dict[str, str] = {}
        for file in (files("pioche") / "locales" / self.lang).iterdir():
            if file.name.endswith(".ftl"):
                found |= cut(file.read_text("utf-8"))
        return found

    def ids(self) -> list[str]:
        """Every message that there is."""
        return list(self._sources)

    def __contains__(self, id: str) -> bool:
        return id in self._sources

    def __call__(self, id: str, /, **args: Arg) -> str:
        """The text of a message; `KeyError` when there is no such message."""
        if not self._bundle.has_message(id):
            self._load(id)
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise KeyError(id)
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise errors[0]
        return str(text)

    def _load(self, id: str) -> None:
        source = self._sources[id]
        self._bundle.add_resource(FluentResource(source))
        for name in _REFERENCE.findall(source):
            if name in self._sources and not self._bundle.has_message(name):
                self._load(name)

    # --- cards and colours --------------------------------------------------------------------------------

    def colour(self, letter: str) -> str:
        """A colour's name: `r` is "red"."""
        return self(f"colour-{letter}")

    def letter(self, colour: str) -> str:
        """The letter that marks a colour in this language: R Y G B, R J V B."""
        return self(f"letter-{colour}")

    def card(self, card: Card) -> str:
        """A card named in words: "blue 7", "Wild (green)"."""
        name = self._card_names.get(card)
        if name is None:
            name = self._card_names[card] = self._name(card)
        return name

    def _name(self, card: Card) -> str:
        if card.bare is not card:
            return self("card-named", card=self.card(card.bare), colour=self.colour(card.colour))
        if not card.colour:
            return self(f"card-{card.kind}")
        kind = "wizz" if card.wizz else card.kind
        colour = self.colour(card.colour)
        if card.number >= 0:
            return self(f"card-{kind}", colour=colour, number=card.number)
        return self(f"card-{kind}", colour=colour)

    def the_card(self, card: Card) -> str:
        """A card with its article: "the blue 7"."""
        return self("card-the", kind=card.kind, card=self.card(card))

    def cards(self, row: Sequence[Card]) -> str:
        """Several cards in words, parted by commas."""
        return ", ".join([self.card(card) for card in row])

    def _card_named(self, word: str) -> str:
        return self.cards(_row(word))

    def _the_card_named(self, word: str) -> str:
        named = [self.the_card(card) for card in _row(word)]
        return self.together(named) if named else ""

    # --- reasons and sentences ----------------------------------------------------------------------------

    def reason(self, reason: Reason, prefix: str = "reason") -> str:
        """Why something is not possible: the message `<prefix>-<id>`.

        Its arguments are `$one` to `$four`. A number can choose a plural; a card's notation is given as the
        card's name ("red 5"), and still as `THE($one)` ("the red 5").
        """
        args: dict[str, Arg] = {}
        quoting = reason.id.startswith(_QUOTING)
        for name, word in zip(_ARGS, reason.args, strict=False):
            args[name] = word if quoting else self._spoken(word)
        said = self(f"{prefix}-{reason.id}", **args)
        # A setting such as `rounds=3` is written as it is typed, even where the sentence begins with it.
        return said if said.startswith(tuple([word for word in reason.args if "=" in word])) else capital(said)

    def _spoken(self, word: str) -> Arg:
        if word.isdecimal():
            return int(word)
        try:
            return _Spoken(self.card(cards.card(word)), word)
        except ValueError:
            return word

    def sentence(self, sentence: Sentence, names: Sequence[str]) -> str:
        """What happened, in words, for the seats' names.

        `who` and `whom` are seat letters, or `you` for the reader himself; `seats` are several, parted by spaces.
        """
        id, args = sentence
        spoken: dict[str, Arg] = dict(args)
        for name in _SEATED:
            seat = args.get(name, YOU)
            if seat != YOU:
                spoken[name] = names[SEATS.index(str(seat))]
        if "seats" in args:
            row = str(args["seats"]).split()
            spoken["seats"] = self.together(
                [self("you") if seat == YOU else names[SEATS.index(seat)] for seat in row]
            )
        return capital(self(id, **spoken))

    def together(self, words: Sequence[str]) -> str:
        """Several words as one list: "Bob, Clara and you"."""
        *first, last = words
        return self("and", first=", ".join(first), last=last) if first else last


class _Spoken(str):
    """A card's name that still knows its notation."""

    notation: str

    def __new__(cls, name: str, notation: str) -> _Spoken:
        spoken = super().__new__(cls, name)
        spoken.notation = notation
        return spoken


def _row(word: str) -> tuple[Card, ...]:
    return cards.cards(word.notation if isinstance(word, _Spoken) else word)


def cut(source: str) -> dict[str, str]:
    """The messages of a file, each with the lines that belong to it, by id."""
    starts = [(found.start(), found[1]) for found in _ENTRY.finditer(source)]
    ends = [start for start, _ in starts[1:]] + [len(source)]
    return {id: source[start:end] for (start, id), end in zip(starts, ends, strict=False)}


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def language(explicit: str | None = None) -> str:
    """The language to speak: the one asked for, else the locale's, else English."""
    if explicit:
        return explicit
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return "fr" if locale.lower().startswith("fr") else "en"
