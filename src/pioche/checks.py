"""Checks: what a scenario may expect, each as what was found beside what was expected (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from pioche.engine import actions
from pioche.engine.actions import NOBODY, SEATS, TALK
from pioche.engine.cards import cards, in_order, write
from pioche.engine.state import ROUND
from pioche.engine.table import Table
from pioche.engine.view import view


def seat_of(word: str) -> int:
    if len(word) != 1 or word not in SEATS:
        raise ValueError(f"{word!r} is not a seat: A to J")
    return SEATS.index(word)


Check = Callable[[Table, str], tuple[str, str]]


def _letters(seats: Iterable[int]) -> str:
    return " ".join([SEATS[seat] for seat in sorted(seats)]) or "none"


def direction_of(table: Table) -> str:
    return "cw" if table.state.direction == 1 else "ccw"


def _turn(table: Table, rest: str) -> tuple[str, str]:
    decision = table.state.decision
    return (SEATS[decision.seat] if decision else "none"), rest


def _decision(table: Table, rest: str) -> tuple[str, str]:
    decision = table.state.decision
    return (f"{SEATS[decision.seat]} {decision.kind}" if decision else "none"), rest


def _hand(table: Table, rest: str) -> tuple[str, str]:
    letter, _, row = rest.partition(" ")
    return write(in_order(table.state.hands[seat_of(letter)])), write(in_order(cards(row)))


def _each(table: Table, rest: str, numbers: list[int]) -> tuple[str, str]:
    """Numbers of the seats that the check names."""
    letters = [word.partition("=")[0] for word in rest.split()]
    return " ".join([f"{letter}={numbers[seat_of(letter)]}" for letter in letters]), rest


def _pending(table: Table, rest: str) -> tuple[str, str]:
    debt = table.state.debt
    if debt is None:
        return "none", rest
    return f"{debt.amount if debt.kind == 'draw' else debt.kind} {SEATS[debt.victim]}", rest


def _listed(table: Table, rest: str) -> str:
    action = actions.read(rest)
    return "yes" if table.allows(action) else "no"


def _menu(table: Table, rest: str) -> tuple[str, str]:
    letter, _, moves = rest.partition(" ")
    seat = seat_of(letter)
    left_out = (*TALK, "jump", "timeout")
    found = sorted([move.text[2:].replace(" ", "_") for move in table.menu(seat) if move.kind not in left_out])
    return " ".join(found), " ".join(sorted(_moves(moves)))


def _moves(text: str) -> Iterator[str]:
    """The moves of a menu; a move of several words (`colour r`, a pair) is joined by `_`."""
    words = text.split()
    while words:
        count = (
            2 if words[0] in ("colour", "catch", "challenge", "drop", "hand", "direction") and len(words) > 1 else 1
        )
        yield "_".join(words[:count])
        del words[:count]


def _window(table: Table, rest: str) -> tuple[str, str]:
    open_now = {window.seat for window in table.state.windows if window.kind == "uno"}
    return _letters(open_now), " ".join(sorted(rest.split()))


def _sees(table: Table, rest: str) -> str:
    viewer, owner = [seat_of(word) for word in rest.split()]
    return "yes" if owner in view(table, viewer).shown else "no"


def _over(table: Table, rest: str) -> tuple[str, str]:
    state = table.state
    if state.phase == ROUND or state.winner == NOBODY:
        return "round running" if state.phase == ROUND else "blocked", rest
    return (rest if state.are_partners(seat_of(rest), state.winner) else SEATS[state.winner]), rest


def _eliminated(table: Table, rest: str) -> tuple[str, str]:
    return _letters(table.state.eliminated), rest


def _blocked(table: Table, rest: str) -> tuple[str, str]:
    state = table.state
    return ("yes" if state.phase != ROUND and state.winner == NOBODY else "no"), "yes"


def _match(table: Table, rest: str) -> tuple[str, str]:
    return _letters(table.state.champions), rest


CHECKS: Final[dict[str, Check]] = {
    "turn": _turn,
    "decision": _decision,
    "top": lambda table, rest: (table.state.top.text, rest),
    "colour": lambda table, rest: (table.state.top.colour or "none", rest),
    "direction": lambda table, rest: (direction_of(table), rest),
    "hand": _hand,
    "counts": lambda table, rest: _each(table, rest, [len(hand) for hand in table.state.hands]),
    "stock": lambda table, rest: (str(len(table.state.stock)), rest),
    "pending": _pending,
    "can": lambda table, rest: (_listed(table, rest), "yes"),
    "cannot": lambda table, rest: (_listed(table, rest), "no"),
    "menu": _menu,
    "window": _window,
    "sees": lambda table, rest: (_sees(table, rest), "yes"),
    "hides": lambda table, rest: (_sees(table, rest), "no"),
    "over": _over,
    "blocked": _blocked,
    "points": lambda table, rest: _each(table, rest, table.state.points),
    "totals": lambda table, rest: _each(table, rest, table.state.totals),
    "eliminated": _eliminated,
    "match": _match,
    "dealer": lambda table, rest: (SEATS[table.state.dealer], rest),
    "decks": lambda table, rest: (str(table.state.decks), rest),
}
