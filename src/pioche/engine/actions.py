"""Actions: what a seat asks for, with every choice that goes with it (F4)."""

from __future__ import annotations

import json
import re
from typing import Final

from pioche.engine.cards import COLOURS, Card, cards, in_order

SEATS: Final = "ABCDEFGHIJ"
NOBODY: Final = -1

#: The kinds of action, in the order in which a menu lists them.
KINDS: Final = (
    "play", "draw", "pass", "take", "challenge", "uno", "catch", "jump", "slip", "colour", "spin", "keep", "drop",
    "race", "hand", "direction", "say", "accuse", "vote", "peek", "open", "next", "timeout",
)  # fmt: skip
#: Accepted actions that do not move the game: they are no steps (F2).
TALK: Final = frozenset({"uno", "catch", "say", "accuse", "vote", "peek"})
#: Laying cards: on the own turn, out of turn on a twin, or a UNO card slipped under the top card out of turn (C65).
LAYING: Final = frozenset({"play", "jump", "slip"})

_KIND_RANK: Final = {kind: rank for rank, kind in enumerate(KINDS)}
_COLOUR_RANK: Final = {colour: rank for rank, colour in enumerate(("", *COLOURS))}
_AIM_RANK: Final = {aim: rank for rank, aim in enumerate(("", *SEATS, "left", "right", "-"))}
GROUNDS: Final = ("advice", "camouflet", "confusion", "hesitation", "peeking", "misdeal", "direction")
SECTORS: Final = (
    "almost_uno", "drop_number", "drop_colour", "red", "blue", "swap_hands", "show_hand", "race", "war",
)  # fmt: skip


class Action:
    """An action. `rank` orders a menu; `text` is its notation.

    `cards` are what is laid, kept or shed; `colour` the colour named; `aim` a seat letter, `left`,
    `right`, or `-` for declining; `word` whatever else the kind needs (a sector, a number, a saying);
    `uno` and `shout` are said along with a play.
    """

    __slots__ = ("_text", "aim", "cards", "colour", "kind", "rank", "seat", "shout", "uno", "word")

    def __init__(
        self,
        kind: str,
        seat: int,
        cards: tuple[Card, ...] = (),
        colour: str = "",
        aim: str = "",
        word: str = "",
        uno: bool = False,
        shout: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.cards: Final = in_order(cards) if kind == "keep" else cards
        self.colour: Final = colour
        self.aim: Final = aim
        self.word: Final = word
        self.uno: Final = uno
        self.shout: Final = shout
        places = tuple([one.index for one in self.cards])
        self.rank: Final = (_KIND_RANK[kind], places, _COLOUR_RANK[colour], _AIM_RANK[aim], word.rjust(2))
        self._text = ""

    def __repr__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Action) or self.rank != other.rank or self.seat != other.seat:
            return False
        mine = (self.cards, self.word, self.uno, self.shout)
        return mine == (other.cards, other.word, other.uno, other.shout)

    def __hash__(self) -> int:
        return hash((self.rank, self.seat))

    @property
    def text(self) -> str:
        """The notation; most actions are only ever entries of a menu, and are written when somebody asks."""
        if not self._text:
            self._text = _write(self)
        return self._text

    @property
    def card(self) -> Card:
        """The first card of a play."""
        return self.cards[0]

    @property
    def target(self) -> int:
        """The seat aimed at, or `NOBODY`."""
        return SEATS.index(self.aim) if self.aim in SEATS and self.aim else NOBODY

    def bare(self) -> Action:
        """The action without what is said along with it, as a menu lists it."""
        if not (self.uno or self.shout):
            return self
        return Action(self.kind, self.seat, self.cards, self.colour, self.aim, self.word)

    def calling(self) -> Action:
        """The same play with the Uno call."""
        return Action(self.kind, self.seat, self.cards, self.colour, self.aim, self.word, True, self.shout)


_PLAYS: Final[dict[tuple[int, Card, str], Action]] = {}
_PLAIN: Final[dict[tuple[str, int], Action]] = {}


def play(seat: int, card: Card, colour: str = "", aim: str = "", uno: bool = False) -> Action:
    """A card laid on the own turn."""
    if aim or uno:
        return Action("play", seat, (card,), colour, aim, uno=uno)
    found = _PLAYS.get((seat, card, colour))
    if found is None:
        found = _PLAYS[seat, card, colour] = Action("play", seat, (card,), colour)
    return found


def plain(kind: str, seat: int) -> Action:
    """An action that needs no choice: `draw`, `pass`, `take`, `challenge`, `uno`, `next` …"""
    found = _PLAIN.get((kind, seat))
    if found is None:
        found = _PLAIN[kind, seat] = Action(kind, seat)
    return found


def catch(seat: int, target: int) -> Action:
    """`seat` catches `target`, who holds one card and has not called."""
    return Action("catch", seat, aim=SEATS[target])


def name_colour(seat: int, colour: str) -> Action:
    """`seat` names the opening colour."""
    return Action("colour", seat, colour=colour)


def by_rank(action: Action) -> tuple[int, tuple[int, ...], int, int, str]:
    """Sorting key of a menu: kind, card, colour r y g b, target A-J, left, right, `-`."""
    return action.rank


def _write(action: Action) -> str:
    kind = action.kind
    if kind == "next":
        return "next"
    if kind in LAYING:
        laid = " ".join([one.text for one in action.cards])
        if action.colour:
            laid += f":{action.colour}"
        if action.aim:
            laid += f">{action.aim}"
        if action.shout:
            laid += " shout"
        if action.uno:
            laid += " uno"
        said = laid if kind == "play" else f"!{laid}"
    elif kind in ("catch", "challenge"):
        said = f"{kind} {action.aim}".rstrip()
    elif kind == "colour":
        said = f"colour {action.colour}"
    elif kind in ("keep", "race"):
        said = f"{kind} {' '.join([one.text for one in action.cards])}"
    elif kind == "drop":
        said = f"drop {action.word or action.cards[0].text}"
    elif kind == "spin":
        said = f"spin={action.word}" if action.word else "spin"
    elif kind == "say":
        said = f"say {json.dumps(action.word, ensure_ascii=False)}"
    elif kind == "accuse":
        said = f"accuse {action.aim} {action.word}"
    elif kind == "vote":
        said = action.word
    else:
        said = f"{kind} {action.word}".rstrip()
    return f"{SEATS[action.seat]} {said}"


_ALONE: Final = frozenset({"draw", "pass", "take", "challenge", "uno", "spin", "peek", "open", "timeout"})
_LAID: Final = re.compile(
    r"(!?)((?:[rygbw][^ :>]|\?\?|[RYGB][1-5])(?: (?:[rygbw][^ :>]|\?\?|[RYGB][1-5]))?)"
    r"(?::([rygb]))?(?:>([A-J]|left|right|-))?((?: shout)?(?: uno)?)"
)


def read(text: str) -> Action:
    """The action written `text`; `ValueError` with one clear sentence when it cannot be read."""
    words = text.split()
    if words == ["next"]:
        return NEXT
    if len(words) < 2 or len(words[0]) != 1 or words[0] not in SEATS:
        raise ValueError(f"{text!r} is not an action: it should begin with a seat A-J and name what it does")
    seat = SEATS.index(words[0])
    said = text.strip()[1:].strip()
    verb, rest = words[1], words[2:]
    found = _read_said(seat, said, verb, rest)
    if found is None:
        raise ValueError(f"{text!r} is not an action: {said!r} is not understood")
    return found


def _read_said(seat: int, said: str, verb: str, rest: list[str]) -> Action | None:
    if verb == "say":
        return _read_saying(seat, said[3:].strip())
    if not rest and verb in _ALONE:
        return plain(verb, seat)
    if not rest and verb in ("yes", "no"):
        return Action("vote", seat, word=verb)
    if not rest and verb.startswith("spin=") and verb[5:] in SECTORS:
        return Action("spin", seat, word=verb[5:])
    if len(rest) == 1 and verb in ("catch", "challenge") and _is_seat(rest[0]):
        return Action(verb, seat, aim=rest[0])
    if len(rest) == 1 and verb == "colour" and rest[0] in _COLOUR_RANK:
        return name_colour(seat, rest[0])
    if len(rest) == 1 and verb == "hand" and rest[0].isdecimal():
        return Action("hand", seat, word=str(int(rest[0])))
    if len(rest) == 1 and verb == "direction" and rest[0] in ("left", "right"):
        return Action("direction", seat, word=rest[0])
    if len(rest) == 1 and verb == "drop" and len(rest[0]) == 1 and rest[0] in COLOURS + "0123456789":
        return Action("drop", seat, word=rest[0])
    if rest and verb in ("drop", "race", "keep"):
        named = cards(" ".join(rest))
        return Action(verb, seat, named) if len(named) == 1 or (named and verb == "keep") else None
    if len(rest) == 2 and verb == "accuse" and _is_seat(rest[0]) and rest[1] in GROUNDS:
        return Action("accuse", seat, aim=rest[0], word=rest[1])
    return _read_laying(seat, said)


def _is_seat(word: str) -> bool:
    return len(word) == 1 and word in SEATS


def _read_saying(seat: int, quoted: str) -> Action | None:
    try:
        word = json.loads(quoted)
    except (ValueError, RecursionError):
        return None
    return Action("say", seat, word=word) if isinstance(word, str) and _can_be_written(word) else None


def _can_be_written(word: str) -> bool:
    """Half a character (a lone surrogate) can be spelt in JSON, and not be sent or kept."""
    return not any([0xD800 <= ord(letter) <= 0xDFFF for letter in word])


def _read_laying(seat: int, said: str) -> Action | None:
    match = _LAID.fullmatch(said)
    if match is None:
        return None
    bang, laid, colour, aim, flags = match.groups()
    row = cards(laid)
    kind = "play" if not bang else "slip" if row[0].two_sided else "jump"
    return Action(kind, seat, row, colour or "", aim or "", uno="uno" in flags, shout="shout" in flags)


#: The table deals the next round.
NEXT: Final = plain("next", NOBODY)
