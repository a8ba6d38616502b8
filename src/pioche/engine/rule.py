"""Rule: every way in which a rule can take part in the game, on one page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from pioche.engine import values
from pioche.engine.values import Value

if TYPE_CHECKING:
    from pioche.engine.actions import Action
    from pioche.engine.cards import Card
    from pioche.engine.effects import Advance, Effect, Out, Strike, Suffer, Turn
    from pioche.engine.state import Debt, Decision, Memo, State
    from pioche.engine.table import Table

#: What one option can be set to, and the options of a table by their public names.
Setting: TypeAlias = "bool | int | str"
Options: TypeAlias = "Mapping[str, Setting]"
Effects: TypeAlias = "Sequence[Effect]"


class Option:
    """One option of the ruleset: its public name, its default, and the values it takes: some of `words` (the
    default first; `true`/`false` make a flag), whole numbers `low` to `high`, or, with `is_word`, any word."""

    __slots__ = ("default", "high", "is_word", "key", "low", "words")

    def __init__(
        self,
        key: str,
        default: Setting,
        words: tuple[str, ...] = (),
        low: int = 0,
        high: int = -1,
        is_word: bool = False,
    ) -> None:
        self.key: Final = key
        self.default: Final = default
        self.words: Final = words
        self.low: Final = low
        self.high: Final = high
        self.is_word: Final = is_word

    def read(self, text: str) -> Setting | None:
        """The setting written `text`, or None when the option does not take it."""
        if text in self.words and not text.isdecimal():
            return text == "true" if isinstance(self.default, bool) else text
        if text in self.words or (text.isdecimal() and len(text) < 9 and self.low <= int(text) <= self.high):
            return int(text)
        if self.is_word and text == '""':
            return ""
        if self.is_word and _is_word(text):
            return text
        return None


LONGEST_WORD: Final = 30


def _is_word(text: str) -> bool:
    """One word that can be said: some letter in it, and nothing that the text of a ruleset is parted by."""
    can_be_written = text.isprintable() and not set(text) & set(' "=')
    return can_be_written and len(text) <= LONGEST_WORD and any([letter.isalpha() for letter in text])


def choice(key: str, *words: str) -> Option:
    """An option with named values, the default first."""
    return Option(key, words[0], words)


def flag(key: str, default: bool) -> Option:
    """An option that is on or off."""
    return Option(key, default, ("true", "false") if default else ("false", "true"))


def number(key: str, default: int, low: int, high: int, *words: str) -> Option:
    """An option that is a whole number from `low` to `high`, or one of `words`."""
    return Option(key, default, words, low, high)


def word(key: str, default: str) -> Option:
    """An option that is any single word; its default switches it off."""
    return Option(key, default, (default,) if default else (), is_word=True)


def written(setting: Setting) -> str:
    """A setting as the public names write it."""
    return str(setting).lower() if isinstance(setting, bool) else str(setting) or '""'


class Reason(Value):
    """Why something is not possible: a message id and its arguments, never prose."""

    __slots__ = ("args", "id")
    name = "reason"
    fields = (("id", values.WORD), ("args", values.WORDS))

    def __init__(self, id: str, *args: str) -> None:
        self.id: Final = id
        self.args: Final = args


class Price:
    """What a wrong attempt costs (C45, C47): why, how many cards, and the cards that everybody has seen by it."""

    __slots__ = ("amount", "cards", "reason")

    def __init__(self, reason: Reason, amount: int, cards: tuple[Card, ...] = ()) -> None:
        self.reason: Final = reason
        self.amount: Final = amount
        self.cards: Final = cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """A rule of the game: one class in one file. It never writes State and never names another rule.

    A rule keeps nothing but its options; what it has to remember is its memo. Override what you need: the
    ruleset calls only what a rule overrides, and the order in which a host ticks boxes never matters.
    """

    #: The rule's own name, and the order: after the rules named in `after`, then by key.
    key: ClassVar[str] = ""
    after: ClassVar[tuple[str, ...]] = ()
    options: ClassVar[tuple[Option, ...]] = ()
    #: The kinds of action that the rule resolves; each kind has one owner.
    owns: ClassVar[tuple[str, ...]] = ()
    #: Effects and memos of its own, so that they can be read back from text.
    values: ClassVar[tuple[type[Value], ...]] = ()

    def __init__(self, options: Options) -> None:
        """Keep what the rule needs of the table's options."""

    # --- declarations -------------------------------------------------------------------------------------

    @classmethod
    def wanted(cls, options: Options) -> bool:
        """Whether these options switch the rule on."""
        return True

    @classmethod
    def conflicts(cls, options: Options, seats: int | None) -> Iterator[Reason]:
        """Why these options cannot be played together (`seats` is None where it is not known yet)."""
        return iter(())

    @classmethod
    def warnings(cls, options: Options) -> Iterator[Reason]:
        """What should be said about these options, which can be played."""
        return iter(())

    def memo(self) -> Memo | None:
        """What the rule remembers when a match begins."""
        return None

    # --- questions: the last argument is the answer so far ------------------------------------------------

    def decks(self, seats: int, count: int) -> int:
        """How many decks are in play (C14)."""
        return count

    def teams(self, count: int) -> int:
        """How many teams there are; 0 is everyone for himself (C95)."""
        return count

    def pack(self, cards: list[Card]) -> list[Card]:
        """The cards of the whole pack (C14)."""
        return cards

    def hand_size(self, table: Table, size: int) -> int:
        """How many cards each seat is dealt (C14)."""
        return size

    def may_play(self, table: Table, seat: int, cards: tuple[Card, ...], why: Reason | None) -> Reason | None:
        """Why `seat` may not lay this card (or pair) although it fits; None when it may."""
        return why

    def obliges(self, table: Table, seat: int, card: Card, yes: bool) -> bool:
        """Whether a card that fits and may be laid counts as "you can play" (F5)."""
        return yes

    def may_answer(self, table: Table, debt: Debt, card: Card, yes: bool) -> bool:
        """Whether the victim of this penalty may lay this card on it."""
        return yes

    def power(self, table: Table, card: Card, power: str) -> str:
        """The power of a card: over hands `swap`, `rotate` (in the direction of play) or `turn` (either way), else
        any word, or nothing."""
        return power

    def aims(self, table: Table, seat: int, cards: tuple[Card, ...], aims: tuple[str, ...]) -> tuple[str, ...]:
        """What may be named with the card besides a colour: seats, `left`, `right`, `-` (declining), or nothing."""
        return aims

    def threatened(self, table: Table, seat: int, yes: bool) -> bool:
        """Whether something hits a seat at its ordinary turn."""
        return yes

    def may_combine(self, table: Table, seat: int, yes: bool) -> bool:
        """Whether a pair or a run may empty a hand."""
        return yes

    def draw_mode(self, table: Table, seat: int, mode: str) -> str:
        """How a seat draws on its turn: `one`, `up_to_three`, `until_playable`, or empty when it may not."""
        return mode

    def draw_count(self, table: Table, seat: int, count: int) -> int:
        """How many cards one draw takes."""
        return count

    def dead_pass(self, table: Table, seat: int, yes: bool) -> bool:
        """Whether a pass counts as one of somebody who could not draw (C32)."""
        return yes

    def timeout_cost(self, table: Table, decision: Decision, cost: int | None) -> int | None:
        """The cards that a time-out costs on a decision; None where no clock runs."""
        return cost

    def default(self, table: Table, decision: Decision, action: Action | None) -> Action | None:
        """What the clock does for a seat whose time is over (C88)."""
        return action

    def answers(self, table: Table, debt: Debt, yes: bool) -> bool:
        """Whether the rules (never the hands) allow anything but suffering this penalty (F7)."""
        return yes

    def may_see(self, state: State, viewer: int, seat: int, yes: bool) -> bool:
        """Whether a viewer sees the hand of a seat."""
        return yes

    def value(self, card: Card, worth: int) -> int:
        """The points that a card left in a hand counts."""
        return worth

    def points(self, table: Table, winner: int, points: list[int]) -> list[int]:
        """The points that a round gives, a number for each seat."""
        return points

    def totals(self, table: Table, points: list[int], totals: list[int]) -> list[int]:
        """The totals after a round that gave these points."""
        return totals

    def badges(self, table: Table, seat: int, worn: tuple[str, ...]) -> tuple[str, ...]:
        """Words that everybody may read beside a seat."""
        return worn

    # --- menus --------------------------------------------------------------------------------------------

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        """Add the moves that the rule gives to `seat` now."""

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        """Carry out an action that the rule owns: tell events, push effects. `answered` is the decision that
        stood: a step has taken it, talk leaves it standing (F2)."""

    def priced(self, table: Table, action: Action) -> Price | None:
        """The price of an attempt that is not in the menu, where a ruling sets one."""
        return None

    def why_not(self, table: Table, action: Action) -> Reason | None:
        """Why an action that the rule knows is not possible now."""
        return None

    # --- replacements: the first answer wins, and each rule acts once per effect --------------------------

    def instead_of_strike(self, table: Table, strike: Strike) -> Effects | None:
        """What a play does to others instead of its usual effect, in the order in which it happens."""
        return None

    def instead_of_suffer(self, table: Table, suffer: Suffer) -> Effects | None:
        """What happens instead of suffering a penalty."""
        return None

    def instead_of_advance(self, table: Table, advance: Advance) -> Effects | None:
        """What happens instead of the next seat's turn or answer."""
        return None

    def instead_of_turn(self, table: Table, turn: Turn) -> Effects | None:
        """What happens instead of a turn."""
        return None

    def instead_of_out(self, table: Table, out: Out) -> Effects | None:
        """What happens instead of the end of the round."""
        return None

    # --- reactions ----------------------------------------------------------------------------------------

    def place(self, table: Table, line: str, text: str) -> None:
        """A position is laid out: a line of it that only the rule understands, such as `cursed r9`."""

    def find_dealer(self, table: Table) -> None:
        """A round has begun: say who deals."""

    def before_deal(self, table: Table) -> None:
        """The dealer is known, nothing is dealt yet."""

    def after_deal(self, table: Table) -> None:
        """The hands are dealt, the first discard not turned up yet."""

    def after_turn_up(self, table: Table, card: Card) -> None:
        """This card has been turned up as first discard."""

    def on_play(self, table: Table, play: Action) -> None:
        """The cards lie on the pile (F6 steps 2 to 4)."""

    def after_play(self, table: Table, play: Action) -> None:
        """The play falls on its seat (F6 step 6); if a hand is empty, as last card (C40)."""

    def before_turn(self, table: Table, seat: int) -> None:
        """The turn is about to come to a seat."""

    def before_step(self, table: Table, action: Action) -> None:
        """This step is about to be taken."""

    def after_said(self, table: Table, seat: int, words: str) -> None:
        """A seat has said something aloud."""

    def after_step(self, table: Table) -> None:
        """The step is over and the next decision about to stand (F6 step 7)."""

    def after_round(self, table: Table, winner: int) -> None:
        """The round is over: `winner` went out, or `NOBODY`. One rule counts it."""


#: Methods that the ruleset calls on every rule that overrides them.
HOOKS: Final = (
    "decks", "teams", "pack", "hand_size", "may_play", "obliges", "may_answer", "power", "aims", "threatened",
    "may_combine", "draw_mode", "draw_count", "dead_pass", "timeout_cost", "default", "answers", "may_see",
    "value", "points", "totals", "badges", "offer", "priced", "why_not", "instead_of_strike",
    "instead_of_suffer", "instead_of_advance", "instead_of_turn", "instead_of_out", "place", "find_dealer",
    "before_deal", "after_deal", "after_turn_up", "on_play", "after_play", "before_turn", "before_step",
    "after_said", "after_step", "after_round",
)  # fmt: skip
