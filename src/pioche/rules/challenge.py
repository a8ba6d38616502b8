"""The challenge: the victim of a +4 says that it was a bluff (C19-C23)."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.actions import NOBODY, Action, plain
from pioche.engine.effects import Advance
from pioche.engine.events import PILE, Moved, Owed, Revealed, Told
from pioche.engine.rule import Options, Reason, Rule, choice, flag, number
from pioche.engine.state import Debt, Decision, Picture, Stake
from pioche.engine.table import Table


class Challenge(Rule):
    key = "challenge"
    options = (
        choice("challenger", "victim", "anyone"),
        number("bluff_cards", 4, 0, 20),
        flag("bluff_taken_back", False),
        number("challenge_extra", 2, 0, 4),
        choice("challenge_reveals", "challenger", "everyone", "verdict"),
    )
    owns = ("challenge",)

    def __init__(self, options: Options) -> None:
        self.anyone = options["challenger"] == "anyone"
        self.bluff_cards = int(options["bluff_cards"])
        self.taken_back = options["bluff_taken_back"]
        self.extra = int(options["challenge_extra"])
        self.reveals = options["challenge_reveals"]

    @classmethod
    def warnings(cls, options: Options) -> Iterator[Reason]:
        if options["challenge_extra"] == 0:
            yield Reason("warning_free_challenge", "challenge_extra=0")

    def answers(self, table: Table, debt: Debt, yes: bool) -> bool:
        return yes or debt.last.open

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        if self._may_challenge(table, seat):
            menu.append(plain("challenge", seat))

    def _may_challenge(self, table: Table, seat: int) -> bool:
        decision, debt = table.state.decision, table.state.debt
        if debt is None or decision is None or decision.kind != "answer" or not debt.last.open:
            return False
        return seat == debt.victim or (self.anyone and seat != debt.last.author)

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        debt = table.state.debt
        assert debt is not None
        stake = debt.last
        table.tell(Told("challenged", action.seat, stake.author))
        self._show(table, action.seat, stake)
        table.push(Advance())
        if stake.guilty:
            self._convict(table, debt)
        else:
            self._acquit(table, debt, action.seat)

    def _show(self, table: Table, challenger: int, stake: Stake) -> None:
        seats = (challenger,) if self.reveals == "challenger" else tuple(range(table.state.seats))
        if self.reveals == "everyone":
            seats = (*seats, NOBODY)
        if self.reveals != "verdict":
            table.tell(Revealed(Picture(stake.author, seats, stake.evidence)))

    def _convict(self, table: Table, debt: Debt) -> None:
        """The author draws instead of the victim, who has an ordinary turn (C20, C21)."""
        stake = debt.last
        table.tell(Told("guilty", stake.author))
        table.tell(Owed(None))
        count = len(stake.cards)
        pile = table.state.pile
        if self.taken_back and len(debt.stakes) == 1 and len(pile) > count:
            table.tell(Moved(tuple(pile[-count:]), PILE, stake.author, "taken_back"))
        table.draw(stake.author, max(0, debt.amount + self.bluff_cards - 4), "levy")

    def _acquit(self, table: Table, debt: Debt, challenger: int) -> None:
        """The challenger pays for the error; a victim suffers the penalty with it (C19, C22)."""
        table.tell(Told("innocent", debt.last.author))
        if challenger == debt.victim:
            table.tell(Owed(None))
            table.suffer(debt, self.extra)
        else:
            table.tell(Owed(debt.replacing(debt.last.closed())))
            table.draw(challenger, self.extra, "levy")

    def why_not(self, table: Table, action: Action) -> Reason | None:
        if action.kind != "challenge":
            return None
        debt = table.state.debt
        if debt is None or not debt.last.open:
            return Reason("nothing_to_challenge")
        return Reason("only_the_victim_challenges") if action.seat != debt.victim else None
