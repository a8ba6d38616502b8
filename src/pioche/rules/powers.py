"""Powers over hands: what a 0, a 7 or a hand exchange asks for and does, also as last card (C42, C67-C70)."""

from __future__ import annotations

from pioche.engine.actions import NOBODY, SEATS, Action
from pioche.engine.cards import EXCHANGE, Card
from pioche.engine.effects import Out, Suffer
from pioche.engine.rule import Effects, Options, Rule, choice, flag
from pioche.engine.state import Debt, Stake, State
from pioche.engine.table import Table

OVER_HANDS = frozenset({"swap", "rotate", "turn"})


class Powers(Rule):
    key = "powers"
    options = (
        flag("powers_optional", False),
        choice("power_as_last_card", "win", "resolve", "choice"),
        choice("turn_follows", "seat", "hand"),
    )

    def __init__(self, options: Options) -> None:
        self.may_decline = options["powers_optional"]
        self.last_card = options["power_as_last_card"]
        self.hand_plays_on = options["turn_follows"] == "hand"

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["seven"] != "plain" or options["zero"] != "plain" or bool(options["hand_swap_cards"])

    def aims(self, table: Table, seat: int, cards: tuple[Card, ...], aims: tuple[str, ...]) -> tuple[str, ...]:
        state = table.state
        power = table.rules.power(table, cards[0])
        if power not in OVER_HANDS:
            return aims
        others = tuple([SEATS[other] for other in state.players() if other != seat])
        if len(state.hands[seat]) == len(cards) and not _is_turned_up(state):  # The last card (C42).
            if self.last_card == "win":
                return aims
            if self.last_card == "choice":
                return (*others, "-") if power == "swap" or len(others) == 1 else aims
        if power == "swap":
            return (*others, "-") if self.may_decline else others
        if power == "turn":
            return ("left", "right", "-") if self.may_decline else ("left", "right")
        return ("", "-") if self.may_decline else aims

    def on_play(self, table: Table, play: Action) -> None:
        state = table.state
        power = table.rules.power(table, play.card)
        is_last = not state.hands[play.seat]
        if power not in OVER_HANDS or play.aim == "-" or (is_last and self.last_card != "resolve"):
            return
        if not play.aim and power != "rotate":
            return  # Named as a last card, which it is no more: cards that were due came before it (C87).
        player = play.seat if self.hand_plays_on else NOBODY
        if power == "swap":
            if not self._can_be_sent_back(table, play):
                self._swap(table, play.seat, play.target)
        elif power == "turn":
            table.rotate_hands(1 if play.aim == "left" else -1, player)
        else:
            table.rotate_hands(state.direction, player)

    def _swap(self, table: Table, seat: int, other: int) -> None:
        """Play goes on from the hand that played (C68), unless somebody has played since."""
        follows = self.hand_plays_on and table.state.cursor == seat
        table.pass_hands({seat: other, other: seat}, other if follows else NOBODY)

    def _exchange(self, play: Action) -> Debt:
        return Debt("swap", 0, play.target, (Stake(play.seat, play.cards, 0),))

    def _can_be_sent_back(self, table: Table, play: Action) -> bool:
        """A chosen hand exchange waits for its answer, where there is one (C72)."""
        return play.card.kind == EXCHANGE and table.is_answerable(self._exchange(play))

    def after_play(self, table: Table, play: Action) -> None:
        is_swap = play.target != NOBODY and table.rules.power(table, play.card) == "swap"
        if is_swap and table.state.hands[play.seat] and self._can_be_sent_back(table, play):
            table.owe(self._exchange(play))

    def instead_of_suffer(self, table: Table, suffer: Suffer) -> Effects | None:
        debt = suffer.debt
        if debt.kind != "swap":
            return None
        self._swap(table, debt.last.author, debt.victim)
        return []

    def instead_of_out(self, table: Table, out: Out) -> Effects | None:
        """The finisher of a last card with a power may make another seat win (`power_as_last_card=choice`)."""
        play = out.play
        if self.last_card != "choice" or play is None or play.target == NOBODY:
            return None
        if table.rules.power(table, play.card) not in OVER_HANDS:
            return None
        return [Out(play.target, play)]


def _is_turned_up(state: State) -> bool:
    """Whether the dealer's choices for a first discard are asked for: he keeps all his cards (C93)."""
    return state.decision is None or state.decision.kind == "colour"
