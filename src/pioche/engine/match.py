"""Match: the state and its log, and what moves them without asking a rule."""

from __future__ import annotations

from typing import Final

from pioche.engine.actions import NOBODY, Action
from pioche.engine.cards import Card
from pioche.engine.effects import Effect
from pioche.engine.events import Asked, Ended, Event, Told, TurnOwed
from pioche.engine.luck import Luck
from pioche.engine.moves import STOCK, HandsPassed, Moved, Reshuffled
from pioche.engine.rule import Price
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import ROUND, Decision, State


class Match:
    """A match. `log` holds its events, `actions` what was asked for, with the version before it."""

    def __init__(self, rules: Ruleset, seats: int, luck: Luck, state: State | None = None) -> None:
        """A new match of `seats`, or one that goes on from `state`."""
        self.rules: Final = rules
        self.luck = luck
        self.state = state or opening_state(rules, seats)
        self.log: list[Event] = []
        self.actions: list[tuple[int, Action]] = []

    def seen(self, events: list[Event], viewer: int) -> list[Event | None]:
        """The events of the last step as `viewer` is sent them; None is a bare version number."""
        state = self.state
        if state.phase != ROUND:  # Until the round has ended its hands are not shown (F11): not card by card either.
            state = state.copy()
            state.phase = ROUND
        seen: list[Event | None] = []
        for event in events:
            if isinstance(event, Ended):
                state = self.state
            seen.append(event.seen_by(viewer, state, self.rules))
        return seen

    def pack(self) -> list[Card]:
        """The whole pack in canonical order."""
        return self.rules.pack(self.state.decks)

    def tell(self, event: Event) -> None:
        """Something has happened: write it into the state and the log."""
        self.state.version += 1
        event.fold(self.state)
        self.log.append(event)

    def push(self, effect: Effect) -> None:
        """This is to happen next, before everything that is already on the agenda."""
        self.state.agenda.append(effect)

    def clear_agenda(self) -> None:
        """Nothing of what was to happen will: the round is over."""
        self.state.agenda.clear()

    def since(self, version: int) -> list[Event]:
        return self.log[len(self.log) - (self.state.version - version) :]

    def ask_again(self, decision: Decision) -> None:
        """A decision that stood before stands again, or another one in the middle of it."""
        self.tell(Asked(decision, tuple(self.state.agenda), again=True))

    def pass_hands(self, sources: dict[int, int], follows: int = NOBODY) -> None:
        """Hands change owners: each seat named gets the hand of the seat that it is mapped to."""
        self.tell(HandsPassed(tuple([sources.get(seat, seat) for seat in range(self.state.seats)]), follows))

    def rotate_hands(self, direction: int, player: int = NOBODY) -> None:
        """Every active hand moves to the next seat in a direction (1 is clockwise). Play goes on from the hand of
        `player`, where one is named (C68)."""
        state = self.state
        sources = {state.next_seat(seat, direction): seat for seat in state.players()}
        self.pass_hands(sources, NOBODY if player == NOBODY else state.next_seat(player, direction))

    def owe_turn(self, seat: int) -> None:
        """`seat` will lose the next turn that comes to it (F7)."""
        self.tell(TurnOwed(seat))

    def draw(self, seat: int, count: int, cause: str) -> list[Card]:
        """`seat` draws `count` cards, or what there is (C32); the pile is made anew when needed (C31)."""
        state = self.state
        drawn: list[Card] = []
        while len(drawn) < count and state.can_draw:
            if not state.stock:
                self._make_stock_anew()
            there_is = len(state.stock) - (not state.pile)
            cards = tuple(state.stock[: min(count - len(drawn), there_is)])
            self.tell(Moved(cards, STOCK, seat, cause))
            drawn += cards
        return drawn

    def pay(self, seat: int, price: Price) -> None:
        """`seat` draws for a mistake: said openly, with the cards that were seen by it."""
        self.tell(Told(price.reason.id, seat, number=price.amount, cards=price.cards))
        self.draw(seat, price.amount, "levy")

    def _make_stock_anew(self) -> None:
        state = self.state
        below = [card.bare for card in state.pile[:-1]]
        self.tell(Reshuffled(self.luck.shuffle(below, f"reshuffle|{state.reshuffles + 1}")))


def opening_state(rules: Ruleset, seats: int) -> State:
    """The state of a match before its first round."""
    state = State(seats, rules.decks(seats), rules.teams())
    for rule in rules.rules:
        memo = rule.memo()
        if memo is not None:
            state.memos[rule.key] = memo
    return state


def replay(rules: Ruleset, seats: int, log: list[Event]) -> State:
    """The state that these events lead to; no rule is run."""
    state = opening_state(rules, seats)
    for event in log:
        state.version += 1
        event.fold(state)
    return state
