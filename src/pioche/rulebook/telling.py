"""Telling: what every chapter asks about a table, and how it finds its sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from pioche.engine.cards import EXCHANGE
from pioche.engine.rule import Setting, written
from pioche.engine.ruleset import Ruleset
from pioche.meanings import meaning
from pioche.rulebook.book import Block, Entry, Paragraph, Section
from pioche.texts import Arg, Texts

#: The cards of the official deck; `wizz` cards are some of its numbers.
OFFICIAL: Final = frozenset({"number", "wizz", "skip", "reverse", "draw_two", "wild", "draw_four"})


class Telling:
    """One table to be told about: `seats` is how many play, 0 where that is open."""

    def __init__(self, laid: Ruleset, seats: int | None, texts: Texts) -> None:
        self.laid: Final = laid
        self.seats: Final = seats or 0
        self.texts: Final = texts
        self.options: Final = laid.options
        self.known: Final = {option.key: option for option in laid.catalogue()}
        self.decks: Final = laid.decks(seats or 2)
        self.pack: Final = Counter(["wizz" if card.wizz else card.kind for card in laid.pack(self.decks)])

    # --- sentences ----------------------------------------------------------------------------------------

    def __call__(self, id: str, /, **args: Arg) -> str:
        """The message `book-<id>`."""
        return self.texts(f"book-{id}", **args)

    def setting(self, key: str) -> str:
        """What an option's setting means, in the words of the book, or else in those of the catalogue."""
        setting = self.options[key]
        id = f"{key}-{written(setting)}"
        return self(id) if f"book-{id}" in self.texts else self.meaning(key)

    def meaning(self, key: str) -> str:
        """What an option's setting means, in the words of the catalogue."""
        return meaning(self.known[key], self.options[key], self.texts)

    def cards(self, count: Setting) -> str:
        """A number of cards in words."""
        return self("cards", n=int(count))

    # --- questions ----------------------------------------------------------------------------------------

    def is_on(self, key: str) -> bool:
        """Whether an option is set to anything but `false`, 0, `off`, nothing, or plain."""
        return self.options[key] not in (False, 0, "", "off", "plain")

    def has(self, *kinds: str) -> bool:
        """Whether the pack holds cards of one of these kinds."""
        return any([self.pack[kind] for kind in kinds])

    @property
    def extra(self) -> int:
        """How many cards the pack holds that are not of the official deck."""
        return sum([count for kind, count in self.pack.items() if kind not in OFFICIAL])

    @property
    def may_be_two(self) -> bool:
        """Whether two players may be left to themselves."""
        return self.seats in (0, 2) or self.options["scoring"] == "elimination"

    @property
    def has_challenge(self) -> bool:
        """Whether a +4 can be a bluff, and be challenged."""
        return self.options["draw_four_check"] == "challenge" and self.options["draw_four_legal"] != "always"

    @property
    def has_swap(self) -> bool:
        """Whether a hand exchange names whom it hits, so that it can be answered."""
        return self.has(EXCHANGE) and self.options["hand_swap_mode"] != "pass_on"

    @property
    def has_power(self) -> bool:
        """Whether a card that can be laid at will moves hands."""
        return self.is_on("seven") or self.is_on("zero") or self.has(EXCHANGE)

    @property
    def hands_move(self) -> bool:
        """Whether hands can change owners at all."""
        return self.has_power or self.is_on("wizz") or self.uno_card == "rotate"

    @property
    def uno_card(self) -> str:
        """What the UNO card does, or nothing where it is not in the pack."""
        return str(self.options["uno_card"]) if self.options["uno_cards"] else ""

    @property
    def is_scored(self) -> bool:
        return self.options["scoring"] != "single"

    # --- putting together ---------------------------------------------------------------------------------

    def section(self, key: str, *blocks: Block | None) -> Section:
        """A section with the heading `book-head-<key>` and those of the blocks that there are."""
        return Section(key, self(f"head-{key}"), tuple([block for block in blocks if block is not None]))

    def entry(self, face: str, id: str, /, **args: Arg) -> Entry:
        """What a card does, under its name."""
        return Entry(face, self(f"card-{face}"), self(id, **args))


def paragraph(*sentences: str | None) -> Paragraph | None:
    """Those of the sentences that there are; None when there is none."""
    said = [sentence for sentence in sentences if sentence]
    return Paragraph(" ".join(said)) if said else None


def those(sentences: Iterable[str | None]) -> tuple[str, ...]:
    """The sentences that there are."""
    return tuple([sentence for sentence in sentences if sentence])
