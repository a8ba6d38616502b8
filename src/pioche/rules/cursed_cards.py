"""Cursed cards: one kind of card costs whoever lays it and whoever holds it at the end (C94)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pioche.engine import cards, values
from pioche.engine.actions import NOBODY, Action
from pioche.engine.cards import Card
from pioche.engine.events import Noted
from pioche.engine.rule import Options, Reason, Rule, flag
from pioche.engine.state import Memo, State
from pioche.engine.table import Table


class Curse(Memo):
    """The cursed card of the round, what each seat owes for those it has laid, and of the last play that cost
    something by whom it was, what it cost, and its version."""

    __slots__ = ("added", "at", "by", "card", "charges")
    name = "curse"
    fields = (
        ("card", values.CARD_ROW), ("charges", values.NUMBERS), ("by", values.SEAT), ("added", values.INT),
        ("at", values.INT),
    )  # fmt: skip

    def __init__(
        self,
        card: tuple[Card, ...] = (),
        charges: tuple[int, ...] = (),
        by: int = NOBODY,
        added: int = 0,
        at: int = 0,
    ) -> None:
        self.card: Final = card
        self.charges: Final = charges
        self.by: Final = by
        self.added: Final = added
        self.at: Final = at


class CursedCards(Rule):
    key = "cursed_cards"
    options = (flag("cursed_cards", False),)
    values = (Curse,)

    def __init__(self, options: Options) -> None:
        self.sign = {"winner": -1, "single": 0}.get(str(options["scoring"]), 1)

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["cursed_cards"])

    @classmethod
    def warnings(cls, options: Options) -> Iterator[Reason]:
        if not options["cursed_cards"]:
            return
        exchanges = options["seven"] != "plain" or options["zero"] != "plain" or options["hand_swap_cards"]
        if not exchanges and not (options["uno_cards"] and options["uno_card"] == "rotate") and not options["wizz"]:
            yield Reason("warning_cursed_no_exchange", "cursed_cards=true")
        if options["scoring"] in ("winner", "single"):
            yield Reason(f"warning_cursed_{options['scoring']}", "cursed_cards=true", f"scoring={options['scoring']}")

    def memo(self) -> Memo:
        return Curse()

    def _curse(self, state: State) -> Curse:
        memo = state.memos[self.key]
        assert isinstance(memo, Curse)
        return memo

    def place(self, table: Table, line: str, text: str) -> None:
        if line == "cursed":
            table.tell(Noted(self.key, Curse(cards.cards(text), (0,) * table.state.seats)))

    def before_deal(self, table: Table) -> None:
        """One card of the whole pack is drawn, shown to all and put back."""
        pack = table.pack()
        card = pack[table.luck.below(len(pack), "cursed")]
        table.tell(Noted(self.key, Curse((card,), (0,) * table.state.seats)))

    def _cost(self, curse: Curse, row: tuple[Card, ...]) -> int:
        if not curse.card:
            return 0
        cursed = curse.card[0]
        each = 25 if cursed.number >= 0 else 50 if cursed.colour else 75
        return each * len([card for card in row if card.is_twin(cursed)])

    def on_play(self, table: Table, play: Action) -> None:
        state, curse = table.state, self._curse(table.state)
        added = self._cost(curse, play.cards)
        is_laid = state.layer == play.seat or play.card.two_sided
        if added and is_laid:  # A first discard costs nobody anything (C13).
            charges = list(curse.charges)
            charges[play.seat] += added
            table.tell(Noted(self.key, Curse(curse.card, tuple(charges), play.seat, added, state.played)))

    def after_step(self, table: Table) -> None:
        """A +4 that was taken back was not laid."""
        state, curse = table.state, self._curse(table.state)
        if curse.added and state.laid == 0 and curse.at == state.played:
            charges = list(curse.charges)
            charges[curse.by] -= curse.added
            table.tell(Noted(self.key, Curse(curse.card, tuple(charges))))

    def points(self, table: Table, winner: int, points: list[int]) -> list[int]:
        state, curse = table.state, self._curse(table.state)
        if not curse.card or not self.sign:
            return points
        owed = [charge + self._cost(curse, tuple(state.hands[seat])) for seat, charge in enumerate(curse.charges)]
        finisher = curse.by
        if curse.added and curse.at == state.played and not state.hands[finisher]:
            # Gone out with it: nothing for the finisher, once for every other seat.
            owed = [
                one - curse.added if seat == finisher else one + self._cost(curse, curse.card)
                for seat, one in enumerate(owed)
            ]
        everyone = range(state.seats)
        sides = [sum([owed[seat] for seat in everyone if state.are_partners(seat, one)]) for one in everyone]
        return [one + self.sign * more for one, more in zip(points, sides, strict=True)]
