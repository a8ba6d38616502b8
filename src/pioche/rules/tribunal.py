"""The tribunal: a player is accused, and the others vote (C86)."""

from __future__ import annotations

from functools import cache
from typing import Final

from pioche.engine import values
from pioche.engine.actions import GROUNDS, NOBODY, SEATS, Action
from pioche.engine.events import Noted, Told
from pioche.engine.rule import Options, Price, Reason, Rule, flag
from pioche.engine.state import Decision, Memo
from pioche.engine.table import Table


class Trial(Memo):
    """The accusation on which the others vote (accuser `NOBODY`: none), the votes given, the decision that waits
    meanwhile, and for each seat the version of its last accusation."""

    __slots__ = ("accused", "accuser", "last", "no", "waits", "yes")
    name = "trial"
    fields = (
        ("accuser", values.SEAT), ("accused", values.SEAT), ("yes", values.SEAT_ROW), ("no", values.SEAT_ROW),
        ("waits", values.VALUE), ("last", values.NUMBERS),
    )  # fmt: skip
    secret = ("waits",)

    def __init__(
        self,
        accuser: int = NOBODY,
        accused: int = NOBODY,
        yes: tuple[int, ...] = (),
        no: tuple[int, ...] = (),
        waits: Decision | None = None,
        last: tuple[int, ...] = (),
    ) -> None:
        self.accuser: Final = accuser
        self.accused: Final = accused
        self.yes: Final = yes
        self.no: Final = no
        self.waits: Final = waits
        self.last: Final = last


class Tribunal(Rule):
    key = "tribunal"
    options = (flag("tribunal", False),)
    owns = ("accuse", "vote")
    values = (Trial,)

    def __init__(self, options: Options) -> None:
        self.cost = int(options["manners_cards"])

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["tribunal"])

    def memo(self) -> Memo:
        return Trial()

    def _trial(self, table: Table) -> Trial:
        memo = table.state.memos[self.key]
        assert isinstance(memo, Trial)
        return memo

    def _voters(self, table: Table, trial: Trial) -> list[int]:
        """Those who have still to vote, in turn order from the accused."""
        done = (trial.accuser, trial.accused, *trial.yes, *trial.no)
        return [seat for seat in table.state.in_turn_order(trial.accused) if seat not in done]

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        state, trial = table.state, self._trial(table)
        if trial.accuser != NOBODY:
            if seat in self._voters(table, trial):
                menu += [Action("vote", seat, word="no"), Action("vote", seat, word="yes")]
            return
        players = state.players()
        has_accused = seat < len(trial.last) and trial.last[seat] > state.step
        if len(players) > 2 and any(state.hands) and not has_accused:
            menu += [one for other in players if other != seat for one in _accusations(seat, other)]

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        state, seat = table.state, action.seat
        trial = self._trial(table)
        if action.kind == "accuse":
            last = [*(trial.last or (0,) * state.seats)]
            last[seat] = state.version + 1
            table.tell(Told(f"accused_{action.word}", seat, action.target))
            trial = Trial(seat, action.target, waits=answered, last=tuple(last))
        else:
            yes, no = (trial.yes + (seat,), trial.no) if action.word == "yes" else (trial.yes, trial.no + (seat,))
            table.tell(Told(f"voted_{action.word}", seat))
            trial = Trial(trial.accuser, trial.accused, yes, no, trial.waits, trial.last)
        table.tell(Noted(self.key, trial))
        voters = self._voters(table, trial)
        if voters:
            table.ask_again(Decision(voters[0], "vote"))
        else:
            self._judge(table, trial)

    def _judge(self, table: Table, trial: Trial) -> None:
        """Convicted by more than half; an accusation that nobody backs falls on the accuser."""
        assert trial.waits is not None
        table.tell(Noted(self.key, Trial(last=trial.last)))
        table.ask_again(trial.waits)
        if len(trial.yes) > len(trial.no):
            table.pay(trial.accused, Price(Reason("convicted"), self.cost))
        elif not trial.yes:
            table.pay(trial.accuser, Price(Reason("accused_in_vain"), self.cost))

    def default(self, table: Table, decision: Decision, action: Action | None) -> Action | None:
        """Silence is no."""
        return Action("vote", decision.seat, word="no") if decision.kind == "vote" else action


@cache
def _accusations(seat: int, other: int) -> list[Action]:
    return [Action("accuse", seat, aim=SEATS[other], word=ground) for ground in GROUNDS]
