"""The dealer's choices: the size of the hands and the direction of play (C14, C15)."""

from __future__ import annotations

from typing import Final

from pioche.engine import values
from pioche.engine.actions import Action
from pioche.engine.effects import Effect
from pioche.engine.events import Noted, Reversed
from pioche.engine.rule import Options, Reason, Rule, choice
from pioche.engine.state import Decision, Memo
from pioche.engine.table import Table

SIZES = range(7, 16)


class AskDealer(Effect):
    """The dealer says the size of the hands, or the direction."""

    __slots__ = ("what",)
    name = "ask_dealer"
    fields = (("what", values.WORD),)

    def __init__(self, what: str) -> None:
        self.what: Final = what

    def apply(self, table: Table) -> None:
        table.tell(Noted(DealerChoices.key, Chosen(self.what, _chosen(table).size)))
        table.ask(table.state.dealer, "deal")


class Chosen(Memo):
    """What the dealer is asked for (`hand`, `direction`, or nothing), and the size that he has said."""

    __slots__ = ("asked", "size")
    name = "chosen"
    fields = (("asked", values.WORD), ("size", values.INT))

    def __init__(self, asked: str = "", size: int = 7) -> None:
        self.asked: Final = asked
        self.size: Final = size


class DealerChoices(Rule):
    key = "dealer_choices"
    after = ("pack",)  # What the dealer says replaces the size that the table has agreed.
    options = (choice("play_direction", "clockwise", "dealer"),)
    owns = ("hand", "direction")
    values = (AskDealer, Chosen)

    def __init__(self, options: Options) -> None:
        self.size = options["hand_size"] == "dealer"
        self.direction = options["play_direction"] == "dealer"

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["hand_size"] == "dealer" or options["play_direction"] == "dealer"

    def memo(self) -> Memo:
        return Chosen()

    def before_deal(self, table: Table) -> None:
        if self.direction:
            table.push(AskDealer("direction"))
        if self.size:
            table.push(AskDealer("hand"))

    def hand_size(self, table: Table, size: int) -> int:
        return _chosen(table).size if self.size else size

    def _choices(self, table: Table, seat: int) -> list[Action]:
        asked = _chosen(table).asked
        if asked == "hand":
            return [Action("hand", seat, word=str(size)) for size in SIZES]
        return [Action("direction", seat, word=way) for way in ("left", "right")] if asked else []

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        decision = table.state.decision
        if decision is not None and decision.kind == "deal" and decision.seat == seat:
            menu += self._choices(table, seat)

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        size = int(action.word) if action.kind == "hand" else _chosen(table).size
        table.tell(Noted(self.key, Chosen("", size)))
        if action.word == "right":
            table.tell(Reversed())

    def default(self, table: Table, decision: Decision, action: Action | None) -> Action | None:
        """Seven cards, to the left (C88)."""
        choices = self._choices(table, decision.seat) if decision.kind == "deal" else []
        return choices[0] if choices else action

    def why_not(self, table: Table, action: Action) -> Reason | None:
        return Reason("dealer_chooses_before") if action.kind in self.owns else None


def _chosen(table: Table) -> Chosen:
    memo = table.state.memos[DealerChoices.key]
    assert isinstance(memo, Chosen)
    return memo
