"""The nine sectors of the wheel: what each does when it comes up (C78-C83)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pioche.engine import values
from pioche.engine.actions import NOBODY
from pioche.engine.cards import in_order
from pioche.engine.events import Noted, Told
from pioche.engine.moves import Revealed
from pioche.engine.state import Memo, Picture, State
from pioche.engine.table import Table

KEY: Final = "wizz"


class Wheel(Memo):
    """How often the wheel was spun in this round, the sector being played, and the seats that may still shed."""

    __slots__ = ("sector", "spins", "waiting")
    name = "wheel"
    fields = (("spins", values.INT), ("sector", values.WORD), ("waiting", values.SEAT_ROW))

    def __init__(self, spins: int = 0, sector: str = "", waiting: tuple[int, ...] = ()) -> None:
        self.spins: Final = spins
        self.sector: Final = sector
        self.waiting: Final = waiting


def wheel(state: State) -> Wheel:
    """Where the wheel stands."""
    memo = state.memos[KEY]
    assert isinstance(memo, Wheel)
    return memo


def almost_uno(table: Table, seat: int) -> None:
    """The spinner keeps two cards."""
    if len(table.state.hands[seat]) > 2:
        table.ask(seat, "keep")


def drop_number(table: Table, seat: int) -> None:
    """The spinner sheds all cards of a number that he holds."""
    if any([card.number >= 0 for card in table.state.hands[seat]]):
        table.ask(seat, "drop")


def drop_colour(table: Table, seat: int) -> None:
    """The spinner sheds all cards of a colour that he holds."""
    if any([card.colour for card in table.state.hands[seat]]):
        table.ask(seat, "drop")


def red(table: Table, seat: int) -> None:
    """The spinner draws until a red or a colourless card comes."""
    _draw_until(table, seat, "r")


def blue(table: Table, seat: int) -> None:
    """The spinner draws until a blue or a colourless card comes."""
    _draw_until(table, seat, "b")


def _draw_until(table: Table, seat: int, colour: str) -> None:
    while table.state.can_draw:
        if table.draw(seat, 1, "levy")[0].colour in ("", colour):
            return


def swap_hands(table: Table, seat: int) -> None:
    """Every hand goes to the left, clockwise, whatever the direction."""
    table.rotate_hands(1)


def show_hand(table: Table, seat: int) -> None:
    """The spinner's hand is shown to all."""
    everyone = (*range(table.state.seats), NOBODY)
    table.tell(Revealed(Picture(seat, everyone, in_order(table.state.hands[seat]))))


def race(table: Table, seat: int) -> None:
    """Whoever shouts first sheds a card."""
    table.ask(seat, "drop")


def war(table: Table, seat: int) -> None:
    """The highest numbers are shown; whoever holds the highest of all may shed one of them."""
    state = table.state
    highest = {one: max([card.number for card in state.hands[one]]) for one in state.in_turn_order(seat)}
    for one, number in highest.items():
        if number >= 0:
            table.tell(Told("war_shows", one, number=number))
    best = max(highest.values())
    if best >= 0:
        waiting = tuple([one for one, number in highest.items() if number == best])
        table.tell(Noted(KEY, Wheel(wheel(state).spins, "war", waiting)))
        table.ask(waiting[0], "drop")


SPUN: Final[dict[str, Callable[[Table, int], None]]] = {
    "almost_uno": almost_uno,
    "drop_number": drop_number,
    "drop_colour": drop_colour,
    "red": red,
    "blue": blue,
    "swap_hands": swap_hands,
    "show_hand": show_hand,
    "race": race,
    "war": war,
}
