"""Wizz cards: the next seat spins the wheel, and what then has to be decided (C81-C84)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from pioche.engine import values
from pioche.engine.actions import SECTORS, Action, plain
from pioche.engine.cards import CARDS, COLOURS, Card, in_order
from pioche.engine.effects import Advance, Check, Effect
from pioche.engine.events import Noted, Told
from pioche.engine.moves import UNDER, Moved
from pioche.engine.rule import Effects, Options, Rule, flag
from pioche.engine.state import Decision, State
from pioche.engine.table import Table
from pioche.rules.wheel.sectors import SPUN, Wheel, wheel

TWINS = {card.text.lower(): card for card in CARDS if card.wizz}


class AskSpin(Effect):
    """A seat spins the wheel; that is its turn."""

    __slots__ = ("seat",)
    name = "ask_spin"
    fields = (("seat", values.SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def apply(self, table: Table) -> None:
        table.ask(self.seat, "spin")


class Wizz(Rule):
    key = "wizz"
    options = (flag("wizz", False),)
    owns = ("spin", "keep", "drop", "race")
    values = (AskSpin, Wheel)

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return bool(options["wizz"])

    def memo(self) -> Wheel:
        return Wheel()

    def pack(self, cards: list[Card]) -> list[Card]:
        """Of the two cards of each number 1-5 and colour one is a Wizz card."""
        row: list[Card] = []
        for card in cards:
            twin = TWINS.get(card.text)
            row.append(twin if twin is not None and row.count(card) > row.count(twin) else card)
        return row

    def power(self, table: Table, card: Card, power: str) -> str:
        return "spin" if card.wizz else power

    def before_deal(self, table: Table) -> None:
        table.tell(Noted(self.key, Wheel()))

    def instead_of_advance(self, table: Table, advance: Advance) -> Effects | None:
        """After a Wizz card the next seat spins; in a war the next of those who may shed is asked."""
        state, play = table.state, advance.play
        if play is not None:
            return [AskSpin(state.next_seat(state.cursor))] if any([card.wizz for card in play.cards]) else None
        now = wheel(state)
        if now.sector == "war" and len(now.waiting) > 1:
            table.tell(Noted(self.key, Wheel(now.spins, "war", now.waiting[1:])))
            table.ask(now.waiting[1], "drop")
            return []
        if now.sector:
            table.tell(Noted(self.key, Wheel(now.spins)))
        return None

    # --- decisions ----------------------------------------------------------------------------------------

    def offer(self, table: Table, seat: int, menu: list[Action]) -> None:
        state, decision = table.state, table.state.decision
        if decision is None:
            return
        hand = in_order(state.hands[seat])
        if decision.kind == "drop" and wheel(state).sector == "race":
            menu += [Action("race", seat, (card,)) for card in sorted(set(hand), key=lambda one: one.index)]
        elif decision.seat != seat:
            return
        elif decision.kind == "spin":
            menu.append(plain("spin", seat))
        elif decision.kind == "keep":
            menu += [Action("keep", seat, pair) for pair in sorted(set(combinations(hand, 2)), key=str)]
        elif decision.kind == "drop":
            menu += self._drops(state, seat)

    def _drops(self, state: State, seat: int) -> list[Action]:
        hand, now = state.hands[seat], wheel(state)
        if now.sector == "war":
            best = max([card.number for card in hand])
            cards = sorted({card for card in hand if card.number == best}, key=lambda one: one.index)
            return [*[Action("drop", seat, (card,)) for card in cards], plain("pass", seat)]
        if now.sector == "drop_number":
            numbers = sorted({card.number for card in hand if card.number >= 0})
            return [Action("drop", seat, word=str(number)) for number in numbers]
        return [Action("drop", seat, word=colour) for colour in COLOURS if _of_colour(hand, colour)]

    def resolve(self, table: Table, action: Action, answered: Decision) -> None:
        state, seat = table.state, action.seat
        table.push(Advance())
        if action.kind == "spin":
            spins = wheel(state).spins + 1
            sector = SECTORS[table.luck.below(len(SECTORS), f"spin|{spins}")]
            table.tell(Told(f"spun_{sector}", seat))
            table.tell(Noted(self.key, Wheel(spins, sector)))
            SPUN[sector](table, seat)
            return
        hand = state.hands[seat]
        if action.kind == "keep":
            shed = hand.copy()
            for card in action.cards:
                shed.remove(card)
        elif action.cards:
            shed = list(action.cards)
        elif action.word in COLOURS:
            shed = _of_colour(hand, action.word)
        else:
            shed = [card for card in hand if card.number == int(action.word)]
        table.tell(Moved(in_order(shed), seat, UNDER, "shed"))
        table.push(Check(seat))

    # --- the clock ----------------------------------------------------------------------------------------

    def timeout_cost(self, table: Table, decision: Decision, cost: int | None) -> int | None:
        """A race that nobody wants ends without cost, whatever clock the table has (C81)."""
        if decision.kind == "drop" and wheel(table.state).sector == "race":
            return 0
        return cost

    def default(self, table: Table, decision: Decision, action: Action | None) -> Action | None:
        seat, now = decision.seat, wheel(table.state)
        hand = table.state.hands[seat]
        if decision.kind == "spin":
            return plain("spin", seat)
        if decision.kind == "keep":
            cheapest = sorted(in_order(hand), key=lambda card: table.rules.value(card))[:2]
            return Action("keep", seat, in_order(cheapest))
        if decision.kind != "drop":
            return action
        if now.sector in ("war", "race"):
            return plain("pass", seat)
        return max(self._drops(table.state, seat), key=lambda one: _sheds(hand, one.word))


def _of_colour(hand: list[Card], colour: str) -> list[Card]:
    return [card for card in hand if card.colour == colour]


def _sheds(hand: list[Card], word: str) -> int:
    """How many cards of a hand a word (a colour or a number) sheds."""
    return len([card for card in hand if card.colour == word or (word.isdecimal() and card.number == int(word))])
