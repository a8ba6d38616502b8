"""Positions in mid-round, as scenarios describe them, and what a bot does there."""

from __future__ import annotations

from typing import Final

from pioche.bots import LEVELS
from pioche.catalogue import ruleset
from pioche.driver import Choice
from pioche.engine import actions
from pioche.engine.cards import cards
from pioche.engine.events import Began, DealerChosen
from pioche.engine.luck import ScriptedLuck
from pioche.engine.moves import PILE, STOCK, Dealt, Moved, Shuffled
from pioche.engine.table import Table
from pioche.engine.view import view

SEEING: Final = ("steady", "sharp")
SEVEN: Final = "y1 y2 y3 y4 y5 y6 y7"
STOCKED: Final = "y1 y2 y3 y4 y5 y6 y7 y8 y9"


def lay(hands: str, pile: str, rules: str = "official", stock: str = STOCKED, turn: int = 0) -> Table:
    """A table in mid-round, as scenarios describe it."""
    rows = [cards(row.split(":")[1]) for row in hands.split("|")]
    seats = len(rows)
    table = Table(ruleset(rules, seats), seats, ScriptedLuck())
    table.tell(Began(tuple(range(seats))))
    table.tell(DealerChosen(seats - 1))
    held = tuple([card for row in rows for card in row])
    table.tell(Shuffled(held + cards(pile) + cards(stock)))
    table.tell(Dealt(tuple(rows)))
    table.tell(Moved(cards(pile), STOCK, PILE, "turned_up"))
    table.ask(turn, "turn")
    for seat, row in enumerate(rows):
        if len(row) == 1:
            table.act(actions.plain("uno", seat))
    return table


def ask(table: Table, level: str = "sharp") -> Choice:
    """What the seat to act does, when a bot of this level has followed the round."""
    assert table.state.decision is not None
    seat = table.state.decision.seat
    bot = LEVELS[level]("any")
    bot.watch(table.seen(table.log, seat))
    return bot.choose(view(table, seat), tuple(table.menu(seat)))


def act(table: Table, *texts: str) -> Table:
    for text in texts:
        table.act(actions.read(text))
    return table
