"""Reading: what a player has typed, as a move or a command."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pioche.engine import actions
from pioche.engine.actions import Action
from pioche.engine.cards import CARDS, COLOURS, Card
from pioche.engine.view import View
from pioche.terminal.asking import COMMANDS, KEYED, only_move
from pioche.texts import Sentence, Texts

#: `3`, `3b`, `3u`, `3 b uno`: a card's place in the hand, a colour's letter, a call.
_BY_NUMBER: Final = re.compile(r"(\d{1,3})(.*)")
#: `r5`, `rs`, `w*`, `w4:b`, `j+2`: a colour's letter and a sign, then the rest.
_BY_NAME: Final = re.compile(r"([a-z]):?([0-9]|\+[24]\??|[*a-z])(?::?(.*))?")
_SIGNS: Final = {"+2": "D", "+4": "4", "+2?": "T", "+4?": "T"}


class Typed:
    """What was typed: an `action` to try, a `command`, or a `complaint` that says what would be right.

    `open` is an action that still lacks its colour.
    """

    __slots__ = ("action", "command", "complaint", "open")

    def __init__(
        self,
        action: Action | None = None,
        command: str = "",
        complaint: Sentence | None = None,
        open: bool = False,
    ) -> None:
        self.action: Final = action
        self.command: Final = command
        self.complaint: Final = complaint
        self.open: Final = open


class Reader:
    """Understands one language's keys and words, and the notation."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts: Final = texts
        self.names: Final = names
        self._kinds: Final = {
            word: kind for kind in KEYED for word in {*texts(f"words-{kind}").split(), texts(f"key-{kind}"), kind}
        }
        self._commands: Final = {
            word: command
            for command in COMMANDS
            for word in {*texts(f"words-{command}").split(), texts(f"key-{command}")}
        }
        letters = {texts.letter(colour).lower(): colour for colour in COLOURS}
        #: The language's letters win over the notation's, should they ever differ.
        self._colours: Final = (
            {colour: colour for colour in COLOURS} | {texts.colour(colour): colour for colour in COLOURS} | letters
        )

    def read(self, text: str, view: View, menu: Sequence[Action]) -> Typed:
        """What these words mean at this moment of the table."""
        words = text.strip().lower()
        if not words:
            return self._nothing(menu)
        if words in self._commands and not (view.decision and view.decision.kind == "colour"):
            return Typed(command=self._commands[words])
        if any([action.kind == "colour" for action in menu]) and words in self._colours:
            return Typed(actions.name_colour(view.viewer, self._colours[words]))
        verb, _, rest = words.partition(" ")
        if verb in self._kinds:
            found = self._plain(self._kinds[verb], rest, view, menu)
            if found is not None:
                return found
        return self._card(words, view) or Typed(complaint=("unclear", {"words": text.strip()[:20]}))

    def colour(self, text: str) -> str:
        """The colour whose letter or name was typed, or nothing."""
        return self._colours.get(text.strip().lower(), "")

    def agrees(self, text: str | None) -> bool:
        """Whether this means yes."""
        return text is not None and text.strip().lower() in self.texts("words-yes").split()

    def leaves(self, text: str) -> bool:
        """Whether this means leaving."""
        return self._commands.get(text.strip().lower()) == "quit"

    def _nothing(self, menu: Sequence[Action]) -> Typed:
        """Enter alone does the only thing that can be done."""
        only = only_move(menu)
        return Typed(only) if only is not None else Typed(complaint=("nothing-typed", {}))

    def _plain(self, kind: str, rest: str, view: View, menu: Sequence[Action]) -> Typed | None:
        if kind == "catch":
            return Typed(actions.catch(view.viewer, self._caught(rest, view, menu)))
        return None if rest else Typed(actions.plain(kind, view.viewer))

    def _caught(self, name: str, view: View, menu: Sequence[Action]) -> int:
        """Whom a catch means: who is named, else who can be caught, else who holds one card, else anybody."""
        others = [seat for seat in range(view.seats) if seat != view.viewer]
        named = [seat for seat in others if name and self.names[seat].lower().startswith(name)]
        open_now = [action.target for action in menu if action.kind == "catch"]
        on_one = [seat for seat in others if view.counts[seat] == 1]
        return (named or open_now or on_one or others)[0]

    # --- cards --------------------------------------------------------------------------------------------

    def _card(self, words: str, view: View) -> Typed | None:
        by_number = _BY_NUMBER.fullmatch(words)
        if by_number is not None:
            number = int(by_number[1])
            if not 1 <= number <= len(view.hand):
                return Typed(complaint=("no-such-number", {"number": number, "n": len(view.hand)}))
            return self._play(view, view.hand[number - 1], by_number[2])
        by_name = _BY_NAME.fullmatch(self._spelt(words))
        if by_name is None:
            return None
        card = self._named(by_name[1], by_name[2], view)
        return None if card is None else self._play(view, card, by_name[3] or "")

    def _spelt(self, words: str) -> str:
        """`+4` and "wild" as the notation writes them."""
        first, space, rest = words.partition(" ")
        if first in self.texts("words-wild").split():
            return f"w*{space}{rest}"
        return f"w{words}" if words.startswith("+4") else words

    def _named(self, letter: str, sign: str, view: View) -> Card | None:
        colour = "w" if letter == "w" else self._colours.get(letter, "")
        symbol = _SIGNS.get(sign, sign.upper())
        found = [card for card in CARDS if card.text.lower() == f"{colour}{symbol}".lower()]
        held = [card for card in found if card in view.hand]
        return next(iter(held or found), None)

    def _play(self, view: View, card: Card, rest: str) -> Typed | None:
        """The play of a card with what was typed behind it: a colour, a call, in any order."""
        colour, uno = "", False
        for word in self._split(rest):
            if word in self._calls and not uno:
                uno = True
            elif word in self._colours and not colour:
                colour = self._colours[word]
            else:
                return None
        action = actions.play(view.viewer, card, colour, uno=uno)
        return Typed(action, open=not card.colour and not colour)

    @property
    def _calls(self) -> set[str]:
        return {*self.texts("words-uno").split(), self.texts("key-uno"), "!"}

    def _split(self, rest: str) -> list[str]:
        """`bu`, `b uno`, `:b !` as words; letters written together are taken one by one."""
        found: list[str] = []
        for word in rest.replace(":", " ").replace("!", " ! ").split():
            if word in self._colours or word in self._calls:
                found.append(word)
            elif word.endswith("uno") and len(word) > 3:
                found += [*word[:-3], "uno"]
            else:
                found += word
        return found
