"""Rule: every way in which a rule can take part in the game, on one page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from pioche.engine import values
from pioche.engine.values import Value

if TYPE_CHECKING:
    from pioche.engine.actions import Action
    from pioche.engine.cards import Card
    from pioche.engine.effects import Effect, Out, Turn
    from pioche.engine.state import Debt, Decision, Memo, State
    from pioche.engine.table import Table

#: What one option can be set to, and the options of a table by their public names.
Setting: TypeAlias = "bool | int | str"
Options: TypeAlias = "Mapping[str, Setting]"
Effects: TypeAlias = "Sequence[Effect]"


class Option:
    """One option of the ruleset: its public name, its default, and the values it takes.

    Either `words` (a choice, the default first; `true`/`false` make a flag) or whole numbers `low` to `high`.
    """

    __slots__ = ("default", "high", "key", "low", "words")

    def __init__(self, key: str, default: Setting, words: tuple[str, ...] = (), low: int = 0, high: int = 0) -> None:
        self.key: Final = key
        self.default: Final = default
        self.words: Final = words
        self.low: Final = low
        self.high: Final = high

    def read(self, text: str) -> Setting | None:
        """The setting written `text`, or None when the option does not take it."""
        if text in self.words:
            return text == "true" if isinstance(self.default, bool) else text
        if not self.words and text.isdecimal() and len(text) < 9 and self.low <= int(text) <= self.high:
            return int(text)
        return None


def choice(key: str, *words: str) -> Option:
    """An option with named values, the default first."""
    return Option(key, words[0], words)


def flag(key: str, default: bool) -> Option:
    """An option that is on or off."""
    return Option(key, default, ("true", "false") if default else ("false", "true"))


def number(key: str, default: int, low: int, high: int) -> Option:
    """An option that is a whole number from `low` to `high`."""
    return Option(key, default, (), low, high)


def written(setting: Setting) -> str:
    """A setting as the public names write it."""
    return str(setting).lower() if isinstance(setting, bool) else str(setting)


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

    def cards(self) -> Iterable[Card]:
        """The cards that the rule adds to the pack."""
        return ()

    def memo(self) -> Memo | None:
        """What the rule remembers when a match begins."""
        return None

    # --- questions: the last argument is the answer so far ------------------------------------------------

    def decks(self, seats: int, count: int) -> int:
        """How many decks are in play (C14)."""
        return count

    def hand_size(self, table: Table, size: int) -> int:
        """How many cards each seat is dealt (C14)."""
        return size

    def may_play(self, table: Table, seat: int, card: Card, why: Reason | None) -> Reason | None:
        """Why `seat` may not lay this card although it fits; None when it may."""
        return why

    def obliges(self, table: Table, seat: int, card: Card, yes: bool) -> bool:
        """Whether a card that fits and may be laid counts as "you can play" (F5)."""
        return yes

    def answers(self, table: Table, debt: Debt, yes: bool) -> bool:
        """Whether the rules (never the hands) allow anything but suffering this penalty (F7)."""
        return yes

    def may_see(self, state: State, viewer: int, seat: int, yes: bool) -> bool:
        """Whether a viewer sees the hand of a seat."""
        return yes

    def value(self, card: Card, worth: int) -> int:
        """The points that a card left in a hand counts."""
        return worth

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

    def instead_of_turn(self, table: Table, turn: Turn) -> Effects | None:
        """What happens instead of a turn, in the order in which it happens."""
        return None

    def instead_of_out(self, table: Table, out: Out) -> Effects | None:
        """What happens instead of the end of the round."""
        return None

    # --- reactions ----------------------------------------------------------------------------------------

    def before_deal(self, table: Table) -> None:
        """A round has begun, nothing is dealt yet."""

    def after_deal(self, table: Table) -> None:
        """The hands are dealt, the first discard not turned up yet."""

    def after_turn_up(self, table: Table, card: Card) -> None:
        """This card has been turned up as first discard."""

    def on_play(self, table: Table, play: Action) -> None:
        """The cards lie on the pile (F6 steps 2 to 4)."""

    def after_play(self, table: Table, play: Action) -> None:
        """The play falls on its seat (F6 step 6); if a hand is empty, as last card (C40)."""

    def after_step(self, table: Table) -> None:
        """The step is over and the next decision about to stand (F6 step 7)."""

    def after_round(self, table: Table, winner: int) -> None:
        """The round is over: `winner` went out, or `NOBODY`."""


#: Methods that the ruleset calls on every rule that overrides them.
HOOKS: Final = (
    "decks", "hand_size", "may_play", "obliges", "answers", "may_see", "value", "badges", "offer", "priced",
    "why_not", "instead_of_turn", "instead_of_out", "before_deal", "after_deal", "after_turn_up", "on_play",
    "after_play", "after_step", "after_round",
)  # fmt: skip
