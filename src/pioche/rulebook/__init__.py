"""The rule book: the rules of one table, written for people."""

from __future__ import annotations

from typing import Final

from pioche.engine.ruleset import Ruleset
from pioche.presets import presets
from pioche.rulebook import answers, changes, effects, ending, opening
from pioche.rulebook.book import Book, Section
from pioche.rulebook.telling import Telling
from pioche.texts import Texts

#: The chapters in the order in which they are read; a chapter may have nothing to say about a table.
CHAPTERS: Final = (
    opening.aim, opening.cards, opening.deal, opening.turn,
    effects.effects, effects.wheel, effects.hands,
    answers.answers, answers.challenge, answers.several, answers.jump_in,
    ending.uno, ending.going_out, ending.points, ending.cursed, ending.manners,
    changes.changes,
)  # fmt: skip


def rulebook(laid: Ruleset, seats: int | None, texts: Texts) -> Book:
    """The rules of a table that plays `laid`, in the language of `texts`.

    It tells what this table plays, with its numbers, and nothing of what it does not play. `seats` is how many play;
    None where that is open, which then brings in what holds between two players.
    """
    tell = Telling(laid, seats, texts)
    sections = [chapter(tell) for chapter in CHAPTERS]
    lead = [tell("lead", seats=tell.seats), _preset(laid, texts)]
    return Book(
        texts.lang,
        tell("title"),
        " ".join([sentence for sentence in lead if sentence]),
        tuple([section for section in sections if isinstance(section, Section)]),
        tell("foot"),
    )


def _preset(laid: Ruleset, texts: Texts) -> str:
    """What introduces the preset that the table plays unchanged, if it does."""
    defaults = {option.key: option.default for option in laid.catalogue()}
    changed = {key: value for key, value in laid.options.items() if value != defaults[key]}
    for name, settings in presets().items():
        if settings == changed:
            return texts(f"preset-{name}")
    return ""
