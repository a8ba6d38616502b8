"""A table that is only told of: a page is sent a position of the real engine, and what it asks for is done there."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import msgspec
from playwright.sync_api import BrowserContext, WebSocketRoute

from pioche.engine.actions import SEATS
from pioche.engine.state import ROUND
from pioche.engine.table import Refused, Table
from pioche.server.frames import worth
from pioche.server.messages import Answer, Clock, Do, Move, Place, Ready, Room, ServerMessage, Settings, Step, encode
from pioche.server.messages import decode as read
from pioche.server.shapes import letter
from pioche.server.wire import Before, action_of, events_of, move_of, reason, sentences, view_of

NAMES: Final = ("Ada", "Ben", "Clara", "Dora", "Emil", "Fadi", "Gaël", "Hugo", "Ines", "Jo")
CODE: Final = "PLAYPLAYPL"
TOKEN: Final = "A" * 43
#: The browser has a seat at the table.
SEATED: Final = f"localStorage.setItem('pioche-seats', {json.dumps(json.dumps([[CODE, TOKEN]]))})"


class Told:
    """A position as one seat is told of it. `asked` are the moves that the page has sent, in order."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.asked: Final[list[dict[str, Any]]] = []
        self._line: WebSocketRoute | None = None

    def menu(self) -> list[Move]:
        return [move_of(one) for one in self.table.menu(self.seat) if one.kind != "timeout"]

    def serve(self, person: BrowserContext) -> None:
        """Whatever table this person opens from now on is this one."""
        person.route_web_socket(re.compile("/ws/"), self._take_line)

    def _take_line(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(self._hear)

    def _say(self, message: ServerMessage) -> None:
        assert self._line is not None
        self._line.send(encode(message).decode())

    def _hear(self, said: str | bytes) -> None:
        command = read(said)
        if isinstance(command, Do):
            self.asked.append(msgspec.to_builtins(command.move))
            self._do(command)
        elif isinstance(command, Ready):
            self._say(Answer(command.id, "accepted"))
        else:
            self._say(self._room())
            self._say(self._step())

    def _do(self, command: Do) -> None:
        action = action_of(command.move, self.seat)
        assert action is not None, command
        before, known = Before(self.table.state), len(self.table.log)
        try:
            mistake = self.table.act(action).mistake
        except Refused as refused:
            self._say(Answer(command.id, "refused", reason=reason(refused.reason)))
            return
        why = None if mistake is None else reason(mistake)
        if self.table.state.phase != ROUND:
            self._say(self._room())
        self._say(Answer(command.id, "accepted" if why is None else "penalised", reason=why))
        self._say(self._step(known, before))

    def _room(self) -> Room:
        state = self.table.state
        stage = "playing" if state.phase == ROUND else state.phase
        places = tuple(
            [
                Place(letter(at), "person" if at == self.seat else "bot", NAMES[at], None if at == self.seat else "sharp")
                for at in range(state.seats)
            ]
        )
        you = letter(self.seat)
        return Room(1, CODE, you, you, stage, 1, self.table.rules.text, (), places, Settings())  # type: ignore[arg-type]

    def _step(self, known: int = -1, before: Before | None = None) -> Step:
        """How it stands, and what has happened since then."""
        table, seat = self.table, self.seat
        seen = table.seen(table.log[known:], seat) if before is not None else []
        said = sentences(seen, seat, before) if before is not None else ()
        decision = table.state.decision
        clock = Clock(SEATS[decision.seat], None, 0) if decision is not None else None
        by = "seat" if before is not None else ""
        seq = table.state.version
        return Step(
            seq, view_of(table, seat), tuple(self.menu()), events_of(seen), said, clock, by, worth=worth(table)
        )  # type: ignore[arg-type]
