"""View: what one viewer may know. An allow-list built from public facts, never a state with holes."""

from __future__ import annotations

import json
from typing import Final

from pioche.engine import values
from pioche.engine.cards import Card, hidden, in_order
from pioche.engine.state import Debt, Decision, Window
from pioche.engine.table import Table
from pioche.engine.values import Token, Value


class View(Value):
    """The table as `viewer` (a seat, or `NOBODY` for a spectator) may know it (F13).

    Tuples with one entry a seat: `active`, `counts`, `open_cards` (the two-sided cards of its hand, C64), `owed`,
    `badges`, `totals`, `points`, `left`. `shown` maps seats to
    the cards that the viewer is shown (his own hand, pictures, every hand after the round), in canonical order.
    `pile[-1]` is the top card with the colour in force; `memos` are the public parts of what rules remember.
    """

    __slots__ = (
        "active", "badges", "champions", "contenders", "counts", "dealer", "debt", "decision", "direction",
        "eliminated", "left", "memos", "open_cards", "owed", "phase", "pile", "points", "round", "rules", "seats",
        "shown", "stock", "stock_is_open", "teams", "totals", "version", "viewer", "windows", "winner",
    )  # fmt: skip

    def __init__(self, table: Table, viewer: int) -> None:
        state, rules = table.state, table.rules
        everyone = range(state.seats)
        self.viewer: Final = viewer
        self.version: Final = state.version
        #: The options of the table, by their public names.
        self.rules: Final = rules.options
        self.seats: Final = state.seats
        self.phase: Final = state.phase
        self.round: Final = state.round
        self.dealer: Final = state.dealer
        self.direction: Final = state.direction
        self.active: Final = tuple(state.active)
        self.counts: Final = tuple([len(hand) for hand in state.hands])
        self.badges: Final = tuple([table.badges(seat) for seat in everyone])
        self.shown: Final = hands_shown(table, viewer)
        self.open_cards: Final = tuple([tuple([card for card in hand if card.two_sided]) for hand in state.hands])
        self.owed: Final = tuple(state.owed)
        self.teams: Final = state.teams
        self.eliminated: Final = state.eliminated
        self.stock: Final = len(state.stock)
        #: Whether the next card of the draw pile shows that it is a two-sided one.
        self.stock_is_open: Final = bool(state.stock) and state.stock[0].two_sided
        self.pile: Final = tuple(state.pile)
        self.decision: Final = decision_seen(table, viewer)
        self.debt: Final[Debt | None] = state.debt.public() if state.debt else None
        self.windows: Final[tuple[Window, ...]] = state.windows
        self.memos: Final[dict[str, list[Token]]] = {key: memo.public() for key, memo in state.memos.items()}
        self.totals: Final = tuple(state.totals)
        self.points: Final = tuple(state.points)
        self.left: Final = tuple(state.left)
        self.winner: Final = state.winner
        self.contenders: Final = state.contenders
        self.champions: Final = state.champions

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's own hand, in canonical order; empty for a spectator."""
        return self.shown.get(self.viewer, ())

    @property
    def top(self) -> Card:
        """The top card of the discard pile, with the colour in force."""
        return self.pile[-1]

    def text(self) -> str:
        """Everything in the view as one line of JSON: two views that show the same are the same bytes."""
        write_value, write_seats, write_cards = (
            values.VALUE.write,
            values.SEAT_ROW.write,
            values.CARD_ROW.write,
        )
        return json.dumps(
            {
                "viewer": values.SEAT.write(self.viewer),
                "version": self.version,
                "seats": self.seats,
                "phase": self.phase,
                "round": self.round,
                "dealer": values.SEAT.write(self.dealer),
                "direction": self.direction,
                "active": list(self.active),
                "counts": list(self.counts),
                "badges": [list(worn) for worn in self.badges],
                "shown": {values.SEAT.write(seat): write_cards(hand) for seat, hand in self.shown.items()},
                "open_cards": [write_cards(row) for row in self.open_cards],
                "owed": list(self.owed),
                "teams": self.teams,
                "eliminated": write_seats(self.eliminated),
                "stock": self.stock,
                "stock_is_open": self.stock_is_open,
                "pile": write_cards(self.pile),
                "decision": write_value(self.decision),
                "debt": write_value(self.debt),
                "windows": values.VALUES.write(self.windows),
                "memos": self.memos,
                "totals": list(self.totals),
                "points": list(self.points),
                "left": list(self.left),
                "winner": values.SEAT.write(self.winner),
                "contenders": write_seats(self.contenders),
                "champions": write_seats(self.champions),
            },
            separators=(",", ":"),
        )


def view(table: Table, viewer: int) -> View:
    """What `viewer` may know now."""
    return View(table, viewer)


def hands_shown(table: Table, viewer: int) -> dict[int, tuple[Card, ...]]:
    """The hands, and pictures of hands, that `viewer` is shown. With `decision_seen` this is all in which two views
    of one table differ."""
    state, rules = table.state, table.rules
    shown = {picture.owner: in_order(picture.cards) for picture in state.pictures if viewer in picture.viewers}
    for seat in range(state.seats):
        if rules.may_see(state, viewer, seat):
            shown[seat] = in_order(state.hands[seat])
    return dict(sorted(shown.items()))


def decision_seen(table: Table, viewer: int) -> Decision | None:
    """Who must act, with what `viewer` may see of the cards that it is about."""
    decision = table.state.decision
    if decision is None or not decision.cards or table.rules.may_see(table.state, viewer, decision.seat):
        return decision
    return Decision(decision.seat, decision.kind, hidden(decision.cards))
