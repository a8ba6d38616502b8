"""Effects: what is about to happen. The agenda is a stack of them, and they put a play in its order (F6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.engine import values
from pioche.engine.actions import Action
from pioche.engine.cards import Card
from pioche.engine.events import PILE, STOCK, Began, Dealt, Moved, Shuffled
from pioche.engine.values import Value

if TYPE_CHECKING:
    from pioche.engine.table import Table


class Effect(Value):
    """Something that is about to happen."""

    __slots__ = ()

    def apply(self, table: Table) -> None:
        """Make it happen: tell events, push further effects."""
        raise NotImplementedError


class Replaceable(Effect):
    """An effect that a rule may replace. `done` holds the keys of the rules that have: each acts once."""

    __slots__ = ("done",)
    done: tuple[str, ...]

    def marked(self, done: tuple[str, ...]) -> Replaceable:
        """The same effect, spared by these rules."""
        raise NotImplementedError


class Begin(Effect):
    """The next round begins: the dealer is found, the pack shuffled and dealt."""

    __slots__ = ()
    name = "begin"

    def apply(self, table: Table) -> None:
        state = table.state
        table.tell(Began(state.contenders or tuple(range(state.seats))))
        table.push(TurnUp())
        table.push(Deal())
        for rule in table.rules.before_deal:
            rule.before_deal(table)


class Deal(Effect):
    """The pack is shuffled and every active seat gets its first hand, one card at a time (C14)."""

    __slots__ = ()
    name = "deal"

    def apply(self, table: Table) -> None:
        state = table.state
        table.tell(Shuffled(table.luck.shuffle(table.pack(), "deal")))
        table.push(DealHands(tuple(state.players())))


class DealHands(Effect):
    """These seats get their first hand from the draw pile as it lies."""

    __slots__ = ("seats",)
    name = "deal_hands"
    fields = (("seats", values.SEAT_ROW),)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats: Final = seats

    def apply(self, table: Table) -> None:
        state = table.state
        order = [seat for seat in state.in_turn_order(state.next_seat(state.dealer)) if seat in self.seats]
        size = table.rules.hand_size_at(table)
        hands: list[tuple[Card, ...]] = [()] * state.seats
        for place, seat in enumerate(order):
            hands[seat] = tuple(state.stock[place : size * len(order) : len(order)])
        table.tell(Dealt(tuple(hands)))
        for rule in table.rules.after_deal:
            rule.after_deal(table)


class TurnUp(Effect):
    """The top card of the draw pile is turned up as first discard; a rule says what it does (C09-C13)."""

    __slots__ = ()
    name = "turn_up"

    def apply(self, table: Table) -> None:
        card = table.state.stock[0]
        table.tell(Moved((card,), STOCK, PILE, "turned_up"))
        for rule in table.rules.after_turn_up:
            rule.after_turn_up(table, card)


class Lay(Effect):
    """A play is carried out in the order of F6, from the card on the pile to the next decision."""

    __slots__ = ("play",)
    name = "lay"
    fields = (("play", values.ACTION),)

    def __init__(self, play: Action) -> None:
        self.play: Final = play

    def apply(self, table: Table) -> None:
        play = self.play
        cards = play.cards
        if play.colour:
            cards = tuple([card.named(play.colour) for card in cards])
        table.tell(Moved(cards, play.seat, PILE, "play"))
        table.push(Advance())
        table.push(Strike(play))
        table.push(Check(play.seat, play))
        for rule in table.rules.on_play:
            rule.on_play(table, play)


class Check(Effect):
    """If a hand is empty now, the round ends (F11)."""

    __slots__ = ("play", "seat")
    name = "check"
    fields = (("seat", values.SEAT), ("play", values.ACTION))

    def __init__(self, seat: int, play: Action) -> None:
        self.seat: Final = seat
        self.play: Final = play

    def apply(self, table: Table) -> None:
        out = table.state.first_out(self.seat)
        if out >= 0:
            table.clear_agenda()
            table.push(Out(out, self.play))


class Strike(Effect):
    """What the card does to others: the penalty or lost turn falls, or becomes pending (F6 step 6)."""

    __slots__ = ("play",)
    name = "strike"
    fields = (("play", values.ACTION),)

    def __init__(self, play: Action) -> None:
        self.play: Final = play

    def apply(self, table: Table) -> None:
        for rule in table.rules.after_play:
            rule.after_play(table, self.play)


class Advance(Effect):
    """The next decision stands: the victim's answer where something is pending, else the next seat's turn."""

    __slots__ = ()
    name = "advance"

    def apply(self, table: Table) -> None:
        state = table.state
        if state.debt is not None:
            table.ask(state.debt.victim, "answer")
        else:
            table.push(Turn(state.next_seat(state.cursor)))


class Turn(Replaceable):
    """The turn comes to a seat."""

    __slots__ = ("seat",)
    name = "turn"
    fields = (("seat", values.SEAT), ("done", values.WORDS))

    def __init__(self, seat: int, done: tuple[str, ...] = ()) -> None:
        self.seat: Final = seat
        self.done = done

    def marked(self, done: tuple[str, ...]) -> Turn:
        return Turn(self.seat, done)

    def apply(self, table: Table) -> None:
        table.ask(self.seat, "turn")


class Out(Replaceable):
    """A seat holds no card any more: the round is over."""

    __slots__ = ("play", "seat")
    name = "out"
    fields = (("seat", values.SEAT), ("play", values.ACTION), ("done", values.WORDS))

    def __init__(self, seat: int, play: Action, done: tuple[str, ...] = ()) -> None:
        self.seat: Final = seat
        self.play: Final = play
        self.done = done

    def marked(self, done: tuple[str, ...]) -> Out:
        return Out(self.seat, self.play, done)

    def apply(self, table: Table) -> None:
        table.push(Score(self.seat))


class Score(Effect):
    """The round is counted: `winner` went out, or nobody did because it is blocked."""

    __slots__ = ("winner",)
    name = "score"
    fields = (("winner", values.SEAT),)

    def __init__(self, winner: int) -> None:
        self.winner: Final = winner

    def apply(self, table: Table) -> None:
        table.clear_agenda()
        for rule in table.rules.after_round:
            rule.after_round(table, self.winner)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    Begin, Deal, DealHands, TurnUp, Lay, Check, Strike, Advance, Turn, Out, Score,
)  # fmt: skip
