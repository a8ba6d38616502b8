"""Effects: what is about to happen. The agenda is a stack of them, and they put a play in its order (F6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from pioche.engine import values
from pioche.engine.actions import NOBODY, Action
from pioche.engine.cards import Card
from pioche.engine.events import Began, TurnLost
from pioche.engine.moves import PILE, STOCK, UNDER, Dealt, Moved, Shuffled
from pioche.engine.state import Debt
from pioche.engine.values import Value

if TYPE_CHECKING:
    from pioche.engine.rule import Effects, Rule
    from pioche.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Value):
    """Something that is about to happen."""

    __slots__ = ()

    def apply(self, table: Table) -> None:
        """Make it happen: tell events, push further effects."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Replaceable(Effect):
    """An effect that a rule may replace. `done` holds the keys of the rules that have: each acts once."""

    __slots__ = ("done",)
    done: tuple[str, ...]

    def replaced_by(self, rule: Rule, table: Table) -> Effects | None:
        """What a rule puts in its place, or None."""
        raise NotImplementedError

    def marked(self, done: tuple[str, ...]) -> Replaceable:
        """The same effect, spared by these rules."""
        raise NotImplementedError


class Begin(Effect):
    """The next round begins: the dealer is found, the pack shuffled and dealt."""

    __slots__ = ()
    name = "begin"

    def apply(self, table: Table) -> None:
        state = table.state
        seats = state.contenders or [seat for seat in range(state.seats) if seat not in state.eliminated]
        table.tell(Began(tuple(seats)))
        table.push(TurnUp())
        table.push(Deal())
        table.push(Prepare())
        for rule in table.rules.find_dealer:
            rule.find_dealer(table)


class Prepare(Effect):
    """What has to be settled before the deal: the dealer's choices, the cursed card."""

    __slots__ = ()
    name = "prepare"

    def apply(self, table: Table) -> None:
        for rule in table.rules.before_deal:
            rule.before_deal(table)


class Deal(Effect):
    """The pack is shuffled and every active seat gets its first hand, one card at a time (C14)."""

    __slots__ = ()
    name = "deal"

    def apply(self, table: Table) -> None:
        table.tell(Shuffled(table.luck.shuffle(table.pack(), "deal")))
        table.push(DealHands(tuple(table.state.players())))


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
    """A play is carried out in the order of F6, from the card on the pile to the next decision. With `keeps_turn`
    its seat then has the turn that it had (C58)."""

    __slots__ = ("keeps_turn", "play")
    name = "lay"
    fields = (("play", values.ACTION), ("keeps_turn", values.FLAG))

    def __init__(self, play: Action, keeps_turn: bool = False) -> None:
        self.play: Final = play
        self.keeps_turn: Final = keeps_turn

    def apply(self, table: Table) -> None:
        play = self.play
        cards = play.cards
        if not cards[0].colour and not cards[0].two_sided:
            colour = play.colour or table.state.top.colour
            cards = tuple([card.named(colour) for card in cards])
        table.tell(Moved(cards, play.seat, UNDER if cards[0].two_sided else PILE, "play"))
        table.push(Again(play.seat) if self.keeps_turn else Advance(play))
        table.push(Strike(play))
        table.push(Check(play.seat, play))
        for rule in table.rules.on_play:
            rule.on_play(table, play)


class Check(Effect):
    """If a hand is empty now, the round ends (F11)."""

    __slots__ = ("play", "seat")
    name = "check"
    fields = (("seat", values.SEAT), ("play", values.ACTION))

    def __init__(self, seat: int, play: Action | None = None) -> None:
        self.seat: Final = seat
        self.play: Final = play

    def apply(self, table: Table) -> None:
        out = table.state.first_out(self.seat)
        if out != NOBODY:
            table.clear_agenda()
            table.push(Out(out, self.play))


class Strike(Replaceable):
    """What the card does to others: the penalty or lost turn falls, or becomes pending (F6 step 6)."""

    __slots__ = ("play",)
    name = "strike"
    fields = (("play", values.ACTION), ("done", values.WORDS))

    def __init__(self, play: Action, done: tuple[str, ...] = ()) -> None:
        self.play: Final = play
        self.done = done

    def replaced_by(self, rule: Rule, table: Table) -> Effects | None:
        return rule.instead_of_strike(table, self)

    def marked(self, done: tuple[str, ...]) -> Strike:
        return Strike(self.play, done)

    def apply(self, table: Table) -> None:
        for rule in table.rules.after_play:
            rule.after_play(table, self.play)


class Suffer(Replaceable):
    """The victim suffers a penalty in full (F7); after a last card it only draws (C40)."""

    __slots__ = ("debt", "extra")
    name = "suffer"
    fields = (("debt", values.VALUE), ("extra", values.INT), ("done", values.WORDS))

    def __init__(self, debt: Debt, extra: int = 0, done: tuple[str, ...] = ()) -> None:
        self.debt: Final = debt
        self.extra: Final = extra
        self.done = done

    def replaced_by(self, rule: Rule, table: Table) -> Effects | None:
        return rule.instead_of_suffer(table, self)

    def marked(self, done: tuple[str, ...]) -> Suffer:
        return Suffer(self.debt, self.extra, done)

    def apply(self, table: Table) -> None:
        debt, state = self.debt, table.state
        if debt.kind == "draw":
            table.draw(debt.victim, debt.amount + self.extra, "levy")
        if state.first_out(debt.victim) != NOBODY:
            return
        if debt.owes:
            table.owe_turn(debt.victim)
            return
        lost = debt.victim
        for _ in range(debt.turns):
            table.tell(TurnLost(lost))
            lost = state.next_seat(lost)


class Advance(Replaceable):
    """The next decision stands: the victim's answer where something is pending, else the next seat's turn.
    `play` is what has just been laid, if anything was."""

    __slots__ = ("play",)
    name = "advance"
    fields = (("play", values.ACTION), ("done", values.WORDS))

    def __init__(self, play: Action | None = None, done: tuple[str, ...] = ()) -> None:
        self.play: Final = play
        self.done = done

    def replaced_by(self, rule: Rule, table: Table) -> Effects | None:
        return rule.instead_of_advance(table, self)

    def marked(self, done: tuple[str, ...]) -> Advance:
        return Advance(self.play, done)

    def apply(self, table: Table) -> None:
        state = table.state
        if state.debt is not None:
            table.ask(state.debt.victim, "answer")
        else:
            table.push(Turn(state.next_seat(state.cursor)))


class Turn(Replaceable):
    """The turn comes to a seat, which may owe it."""

    __slots__ = ("seat",)
    name = "turn"
    fields = (("seat", values.SEAT), ("done", values.WORDS))

    def __init__(self, seat: int, done: tuple[str, ...] = ()) -> None:
        self.seat: Final = seat
        self.done = done

    def replaced_by(self, rule: Rule, table: Table) -> Effects | None:
        return rule.instead_of_turn(table, self)

    def marked(self, done: tuple[str, ...]) -> Turn:
        return Turn(self.seat, done)

    def apply(self, table: Table) -> None:
        if table.state.owed[self.seat]:
            table.tell(TurnLost(self.seat, owed=True))
            table.push(Advance())
            return
        for rule in table.rules.before_turn:
            rule.before_turn(table, self.seat)
        table.ask(self.seat, "turn")


class Again(Effect):
    """A seat has the turn that it had, unless its card has made something pending."""

    __slots__ = ("seat",)
    name = "again"
    fields = (("seat", values.SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def apply(self, table: Table) -> None:
        if table.state.debt is not None:
            table.push(Advance())
        else:
            table.ask(self.seat, "turn", again=True)


class Out(Replaceable):
    """A seat holds no card any more: the round is over. `play` is its last card, where it laid one."""

    __slots__ = ("play", "seat")
    name = "out"
    fields = (("seat", values.SEAT), ("play", values.ACTION), ("done", values.WORDS))

    def __init__(self, seat: int, play: Action | None, done: tuple[str, ...] = ()) -> None:
        self.seat: Final = seat
        self.play: Final = play
        self.done = done

    def replaced_by(self, rule: Rule, table: Table) -> Effects | None:
        return rule.instead_of_out(table, self)

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
    Begin, Prepare, Deal, DealHands, TurnUp, Lay, Check, Strike, Suffer, Advance, Turn, Again, Out, Score,
)  # fmt: skip
