"""Reading: what a player has typed, as a move or a command."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from pioche.engine import actions
from pioche.engine.actions import GROUNDS, SEATS, Action
from pioche.engine.cards import CARDS, COLOURS, Card
from pioche.engine.view import View
from pioche.terminal.asking import COMMANDS, DECLINE, KEYED, SHOUT, SPEAK, only_move
from pioche.texts import Sentence, Texts

#: `3`, `3b`, `3u`, `3+`, `3+4 b uno`: a card's place in the hand, its twin's, then a colour, an aim, a call.
_BY_NUMBER: Final = re.compile(r"(\d{1,3})(?:(x2|\+)(\d{1,3})?)?(.*)")
#: `r5`, `rs`, `w*`, `w4:b`, `j+2`: a colour's letter and a sign, then the rest.
_BY_NAME: Final = re.compile(r"([a-z]):?([0-9]|\+[24]\??|[*a-z])(\+)?(?::?(.*))?")
_PLACES: Final = re.compile(r"\d{1,3}(?:[ ,+]+\d{1,3})?")
_SIGNS: Final = {"+2": "D", "+4": "4", "+2?": "T", "+4?": "T"}
#: What begins, and what ends, words that are said aloud at the table.
OPENING: Final = ('"', "“", "«")
_CLOSING: Final = '"”»'


class Typed:
    """What was typed: an `action` to try, which may still lack a choice, a `command`, or a `complaint` that says what
    would be right."""

    __slots__ = ("action", "command", "complaint")

    def __init__(self, action: Action | None = None, command: str = "", complaint: Sentence | None = None) -> None:
        self.action: Final = action
        self.command: Final = command
        self.complaint: Final = complaint


class Reader:
    """Understands one language's keys and words, and the notation."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts: Final = texts
        self.names: Final = names
        kinds = (*KEYED, "accuse")
        self._kinds: Final = {
            word: kind for kind in kinds for word in {*texts(f"words-{kind}").split(), texts(f"key-{kind}"), kind}
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
        self._ways: Final = {word: way for way in ("left", "right") for word in texts(f"way-{way}").split()}
        self._calls: Final = {*texts("words-uno").split(), texts("key-uno"), "!"}
        self._whole: Final = {*self._colours, *self._calls, *self._ways, *[name.lower() for name in names]}

    def read(self, text: str, view: View, menu: Sequence[Action]) -> Typed:
        """What these words mean at this moment of the table."""
        words = text.strip().lower()
        if not words:
            return self._nothing(view, menu)
        if words.startswith(OPENING):
            return Typed(Action("say", view.viewer, word=self.quoted(text)))
        if words in (SPEAK, str(view.rules["oooh"]).lower()) and view.rules["oooh"] != "off":
            return Typed(Action("say", view.viewer, word=str(view.rules["oooh"])))
        found = self._answer(words, view, menu)
        if found is not None:
            return found
        if words in self._commands:
            return Typed(command=self._commands[words])
        return (
            self._verb(words, view, menu)
            or self._card(words, view, menu)
            or Typed(complaint=("unclear", {"words": text.strip()[:20]}))
        )

    def colour(self, text: str) -> str:
        """The colour whose letter or name was typed, or nothing."""
        return self._colours.get(text.strip().lower(), "")

    def aim(self, text: str, aims: Iterable[str]) -> str | None:
        """Which of these aims was typed: a name or its beginning, a direction, `-`; None when it is none of them."""
        word = text.strip().lower()
        for aim in aims:
            if aim in ("", DECLINE):
                if word == aim:
                    return aim
            elif len(aim) > 1:
                if self._ways.get(word) == aim:
                    return aim
            elif word and self.names[SEATS.index(aim)].lower().startswith(word):
                return aim
        return None

    def ground(self, text: str) -> str:
        """The ground for an accusation that was typed, by its number or its name, or nothing."""
        word = text.strip().lower()
        for number, ground in enumerate(GROUNDS, 1):
            if word in (str(number), ground, self.texts(f"ground-{ground}").lower()):
                return ground
        return ""

    def agrees(self, text: str | None) -> bool:
        """Whether this means yes."""
        return text is not None and text.strip().lower() in self.texts("words-yes").split()

    def command(self, text: str) -> str:
        """The command that this is, or nothing."""
        return self._commands.get(text.strip().lower(), "")

    def leaves(self, text: str) -> bool:
        """Whether this means leaving."""
        return self.command(text) == "quit"

    def quoted(self, text: str) -> str:
        """What is to be said aloud, without the signs that open and close it."""
        return text.strip()[1:].rstrip(_CLOSING).strip()

    def _nothing(self, view: View, menu: Sequence[Action]) -> Typed:
        """Enter alone does the only thing that can be done, or lets the first card act."""
        only = only_move(menu)
        if only is None and view.decision is not None and view.decision.kind == "colour":
            only = next((action for action in menu if not action.colour and not action.aim), None)
        return Typed(only) if only is not None else Typed(complaint=("nothing-typed", {}))

    # --- decisions that are answered by a letter or a number ----------------------------------------------

    def _answer(self, words: str, view: View, menu: Sequence[Action]) -> Typed | None:
        """The answer to a decision that is no ordinary turn, if this is one."""
        kinds = {action.kind for action in menu}
        seat, kind = view.viewer, view.decision.kind if view.decision else ""
        if kind == "colour" and kinds & {"colour", "play"}:
            return self._for_first_card(words, view, menu)
        if "hand" in kinds and words.isdecimal():
            return self._in_menu(Action("hand", seat, word=str(int(words))), menu)
        if "direction" in kinds and words in self._ways:
            return Typed(Action("direction", seat, word=self._ways[words]))
        if kind == "vote" and "vote" in kinds:
            votes = {word: vote for vote in ("yes", "no") for word in self.texts(f"words-{vote}").split()}
            return Typed(Action("vote", seat, word=votes[words])) if words in votes else None
        if kind == "drop" and words in self._colours:
            return self._in_menu(Action("drop", seat, word=self._colours[words]), menu)
        if kinds & {"keep", "drop", "race"} and _PLACES.fullmatch(words):
            return self._shed([int(place) for place in re.findall(r"\d+", words)], view, menu)
        return None

    def _in_menu(self, action: Action, menu: Sequence[Action]) -> Typed:
        return Typed(action) if action in menu else Typed(complaint=("not-offered", {}))

    def _for_first_card(self, words: str, view: View, menu: Sequence[Action]) -> Typed | None:
        if words in self._colours and any([action.kind == "colour" for action in menu]):
            return Typed(actions.name_colour(view.viewer, self._colours[words]))
        choices = [action for action in menu if action.kind == "play"]
        return self._laid("play", choices[0].cards, words, view, menu) if choices else None

    def _shed(self, places: list[int], view: View, menu: Sequence[Action]) -> Typed:
        """Cards by their places: kept, or shed alone, or for all that share their number or colour."""
        wrong = [place for place in places if not 1 <= place <= len(view.hand)]
        if wrong:
            return Typed(complaint=("no-such-number", {"number": wrong[0], "n": len(view.hand)}))
        row = tuple([view.hand[place - 1] for place in places])
        kind = next(action.kind for action in menu if action.kind in ("keep", "drop", "race"))
        if kind == "keep" and (len(set(places)) != 2):
            return Typed(complaint=("two-numbers", {}))
        words = ("", row[0].colour, str(row[0].number))
        for action in menu:
            by_word = action.word in words and (action.word != "" or action.cards == row)
            if action.kind == kind and (action == Action("keep", view.viewer, row) if kind == "keep" else by_word):
                return Typed(action)
        return Typed(complaint=("not-offered", {}))

    # --- keys ---------------------------------------------------------------------------------------------

    def _verb(self, words: str, view: View, menu: Sequence[Action]) -> Typed | None:
        if words.replace(" ", "") in (SHOUT, f"{self.texts('key-jump')}{SHOUT}"):
            return self._out_of_turn("jump", SHOUT, view, menu)
        verb, _, rest = words.partition(" ")
        kind = self._kinds.get(verb)
        if kind == "challenge" and rest:
            aim = self.aim(rest, [action.aim for action in menu if action.kind == kind])
            return None if aim is None else Typed(Action(kind, view.viewer, aim=aim))
        if kind in ("jump", "slip"):
            return self._out_of_turn(kind, rest, view, menu)
        if kind == "catch":
            return Typed(actions.catch(view.viewer, self._caught(rest, view, menu)))
        if kind == "accuse":
            name, _, ground = rest.partition(" ")
            others = [SEATS[seat] for seat in range(view.seats) if seat != view.viewer]
            return Typed(Action(kind, view.viewer, aim=self.aim(name, others) or "", word=self.ground(ground)))
        if kind is None or rest:
            return None
        kinds = {action.kind for action in menu}
        # In French `p` is for « piocher », and after that for « passer ».
        passes = verb in self.texts("words-pass-drawn").split() and "pass" in kinds and "draw" not in kinds
        return Typed(actions.plain("pass" if passes else kind, view.viewer))

    def _out_of_turn(self, kind: str, rest: str, view: View, menu: Sequence[Action]) -> Typed | None:
        """A jump-in or a slipped card: the first that can be laid."""
        row = next((action.cards for action in menu if action.kind == kind), ())
        if not row and kind == "slip":
            row = tuple([card for card in view.hand if card.two_sided][:1])
        elif not row:
            row = tuple([card for card in view.hand if view.pile and card.is_twin(view.top)][:1])
        return self._laid(kind, row, rest, view, menu) if row else Typed(complaint=(f"no-card-{kind}", {}))

    def _caught(self, name: str, view: View, menu: Sequence[Action]) -> int:
        """Whom a catch means: who is named, else who can be caught, else who holds one card, else anybody."""
        others = [seat for seat in range(view.seats) if seat != view.viewer]
        named = [seat for seat in others if name and self.names[seat].lower().startswith(name)]
        open_now = [action.target for action in menu if action.kind == "catch"]
        on_one = [seat for seat in others if view.counts[seat] == 1]
        return (named or open_now or on_one or others)[0]

    # --- cards --------------------------------------------------------------------------------------------

    def _card(self, words: str, view: View, menu: Sequence[Action]) -> Typed | None:
        by_number = _BY_NUMBER.fullmatch(words) if view.hand else None
        if by_number is not None:
            places = [int(place) for place in by_number.group(1, 3) if place]
            for place in places:
                if not 1 <= place <= len(view.hand):
                    return Typed(complaint=("no-such-number", {"number": place, "n": len(view.hand)}))
            row = [view.hand[place - 1] for place in dict.fromkeys(places)]
            return self._one_or_two(row, bool(by_number[2]), by_number[4], view, menu)
        by_name = _BY_NAME.fullmatch(self._spelt(words))
        card = self._named(by_name[1], by_name[2], view) if by_name is not None else None
        if by_name is None or card is None:
            return None
        return self._one_or_two([card], bool(by_name[3]), by_name[4] or "", view, menu)

    def _one_or_two(
        self, row: list[Card], as_pair: bool, rest: str, view: View, menu: Sequence[Action]
    ) -> Typed | None:
        """A card, or the pair of it and its twin."""
        if as_pair and len(row) == 1:
            others = list(view.hand)
            if row[0] in others:
                others.remove(row[0])
            row += [card for card in others if card.is_twin(row[0])][:1]
            if len(row) == 1:
                return Typed(complaint=("no-twin-held", {"card": row[0].text}))
        return self._laid("play", tuple(row), rest, view, menu)

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

    def _laid(self, kind: str, row: tuple[Card, ...], rest: str, view: View, menu: Sequence[Action]) -> Typed | None:
        """Cards with what was typed behind them: a colour, an aim, a call or a shout, in any order."""
        offered = [action.aim for action in menu if action.kind == kind and action.cards == row]
        aims = [aim for aim in offered or [*SEATS[: view.seats], "left", "right", DECLINE] if aim]
        colour, aimed, uno, shout = "", "", False, False
        for word in self._split(rest):
            aim = self.aim(word, aims) if not aimed else None
            if word == SHOUT and kind == "jump" and not shout:
                shout = True
            elif word in self._calls and not uno:
                uno = True
            elif word in self._colours and not colour and row[0].names_colour:
                colour = self._colours[word]
            elif aim is not None and self._may_aim(row[0], view):
                aimed = aim
            else:
                return None
        return Typed(Action(kind, view.viewer, row, colour, aimed, uno=uno, shout=shout))

    def _may_aim(self, card: Card, view: View) -> bool:
        """Whether this kind of card is ever aimed at somebody, or some way, at this table."""
        power = {0: view.rules["zero"], 7: view.rules["seven"]}.get(card.number, "plain")
        return power != "plain" or card.kind in ("targeted_two", "targeted_four", "exchange")

    def _split(self, rest: str) -> list[str]:
        """`bu`, `b uno`, `:b>c !` as words; letters written together are taken one by one."""
        found: list[str] = []
        for word in rest.replace(":", " ").replace(">", " ").replace(SHOUT, f" {SHOUT} ").split():
            if word in self._whole:
                found.append(word)
            elif word.endswith("uno") and len(word) > 3:
                found += [*word[:-3], "uno"]
            else:
                found += word
        return found
