"""The challenge: the victim of a +4 says that it was a bluff (C19-C25)."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.actions import NOBODY, SEATS, Action, plain
from pioche.engine.effects import Advance, Suffer
from pioche.engine.events import Owed, Told
from pioche.engine.moves import PILE, Moved, Revealed
from pioche.engine.rule import Effects, Options, Reason, Rule, choice, flag, number
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
        flag("challenge_answers", True),
    )
    owns = ("challenge",)

    def __init__(self, options: Options) -> None:
        self.anyone = options["challenger"] == "anyone"
        self.bluff_cards = int(options["bluff_cards"])
        self.taken_back = options["bluff_taken_back"]
        self.extra = int(options["challenge_extra"])
        self.reveals = options["challenge_reveals"]
        self.answers_too = options["challenge_answers"]
        self.whole_chain = options["bluff_chain"]

    @classmethod
    def warnings(cls, options: Options) -> Iterator[Reason]:
        if options["challenge_extra"] == 0:
            yield Reason("warning_free_challenge", "challenge_extra=0")

    def answers(self, table: Table, debt: Debt, yes: bool) -> bool:
        return yes or any([self._accusable(table, debt, seat) for seat in table.state.players()])

    def _accusable(self, table: Table, debt: Debt, seat: int) -> list[int]:
        """The places in the chain of the +4 that `seat` may accuse now."""
        if seat != debt.victim and not self.anyone:
            return []
        last = len(debt.stakes) - 1
        if self.whole_chain and seat == debt.victim:
            places = list(range(last + 1))
        else:
            places = [last] if last == 0 or self.answers_too else []
        stakes = debt.stakes
        return [at for at in places if stakes[at].open and not table.state.are_partners(stakes[at].author, seat)]

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        decision, debt = table.state.decision, table.state.debt
        if debt is None or decision is None or decision.kind != "answer":
            return
        places = self._accusable(table, debt, seat)
        if places:
            menu.append(plain("challenge", seat))
        if self.whole_chain and len(debt.stakes) > 1:
            authors = sorted({debt.stakes[at].author for at in places})
            menu += [Action("challenge", seat, aim=SEATS[author]) for author in authors]

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        debt = table.state.debt
        assert debt is not None
        places = self._accusable(table, debt, action.seat)
        if action.aim:
            places = [at for at in places if debt.stakes[at].author == action.target]
        stake = debt.stakes[places[-1]]
        table.tell(Told("challenged", action.seat, stake.author))
        self._show(table, action.seat, stake)
        table.tell(Told("guilty" if stake.guilty else "innocent", stake.author))
        table.push(Advance())
        if stake.guilty:
            self._convict(table, debt, stake, action.seat)
        else:
            self._acquit(table, debt, places[-1], action.seat)

    def _show(self, table: Table, challenger: int, stake: Stake) -> None:
        seats = (challenger,) if self.reveals == "challenger" else tuple(range(table.state.seats))
        if self.reveals == "everyone":
            seats = (*seats, NOBODY)
        if self.reveals != "verdict":
            table.tell(Revealed(Picture(stake.author, seats, stake.evidence)))

    def _convict(self, table: Table, debt: Debt, stake: Stake, accuser: int) -> None:
        """The author draws instead of the victim, who has an ordinary turn (C20, C21)."""
        table.tell(Owed(None))
        count = len(stake.cards)
        laid = [card for card in table.state.pile if not card.two_sided]
        if self.taken_back and len(debt.stakes) == 1 and len(laid) > count:
            table.tell(Moved(tuple(laid[-count:]), PILE, stake.author, "taken_back"))
        table.draw(stake.author, max(0, debt.amount + self.bluff_cards - 4), "levy")
        if accuser == debt.victim:
            table.draw(accuser, debt.errors * self.extra, "levy")

    def _acquit(self, table: Table, debt: Debt, place: int, accuser: int) -> None:
        """The accuser pays for the error; a victim who can accuse no more takes at once (C19, C22, C24)."""
        stakes = (*debt.stakes[:place], debt.stakes[place].closed(), *debt.stakes[place + 1 :])
        if accuser != debt.victim:
            table.tell(Owed(debt.with_stakes(stakes, debt.errors)))
            table.draw(accuser, self.extra, "levy")
            return
        judged = debt.with_stakes(stakes, debt.errors + 1)
        if self._accusable(table, judged, accuser):
            table.tell(Owed(judged))
        else:
            table.tell(Owed(None))
            table.push(Suffer(judged))

    def instead_of_suffer(self, table: Table, suffer: Suffer) -> Effects | None:
        """Each error adds to what the accuser draws (C22, C24)."""
        errors = suffer.debt.errors
        return [Suffer(suffer.debt, suffer.extra + errors * self.extra)] if errors else None

    def why_not(self, table: Table, action: Action) -> Reason | None:
        if action.kind != "challenge":
            return None
        debt = table.state.debt
        if debt is None or not any([stake.open for stake in debt.stakes]):
            return Reason("nothing_to_challenge")
        return Reason("only_the_victim_challenges") if action.seat != debt.victim else None
