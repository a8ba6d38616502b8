"""A table that is only told of: a page is sent a position of the real engine, and what it asks for is done there."""

from __future__ import annotations

import json
import re
from typing import Any, Final, Literal
from urllib.parse import urljoin

from playwright.sync_api import Page, WebSocketRoute

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


class Told:
    """A position as one seat is told of it. `asked` are the moves that the page has sent, in order."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.asked: Final[list[dict[str, Any]]] = []
        self._line: WebSocketRoute | None = None

    def menu(self) -> list[Move]:
        return [move_of(one) for one in self.table.menu(self.seat) if one.kind != "timeout"]

    def serve(self, page: Page) -> None:
        """Whatever table this page opens from now on is this one."""
        page.route_web_socket(re.compile("/ws/"), self._take_line)
        page.route("**/api/tables/**", lambda route: route.fulfill(json={"match": 1, "rounds": []}))

    def _take_line(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(self._hear)

    def _say(self, message: ServerMessage) -> None:
        assert self._line is not None
        self._line.send(encode(message).decode())

    def _hear(self, said: str | bytes) -> None:
        command = read(said)
        if isinstance(command, Do):
            self.asked.append(json.loads(said)["move"])
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
                Place(
                    letter(at),
                    "person" if at == self.seat else "bot",
                    NAMES[at],
                    None if at == self.seat else "sharp",
                )
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
        seq = table.state.version
        events, menu = events_of(seen), tuple(self.menu())
        by: Literal["seat", ""] = "seat" if before is not None else ""
        return Step(seq, view_of(table, seat), menu, events, said, clock, by, worth=worth(table))


class Player:
    """Somebody at a table that is told of."""

    def __init__(self, page: Page, table: Table, seat: int = 0) -> None:
        self.page: Final = page
        self.told: Final = Told(table, seat)
        self.told.serve(page)
        page.evaluate("(seats) => localStorage.setItem('pioche-seats', seats)", json.dumps([[CODE, TOKEN]]))
        page.goto(urljoin(page.url, f"/t/{CODE}"))
        self.controls: Final = self.page.get_by_role("region", name=re.compile("^(Your|Ta) place$"))

    def press(self, name: str) -> None:
        """The one button that is called so."""
        self.controls.get_by_role("button", name=name, exact=True).click()

    def card(self, text: str, nth: int = 0) -> None:
        """Tap a card where the next one does not cover it."""
        self.controls.locator(f'[data-card="{text}"] button').nth(nth).click(position={"x": 14, "y": 24})

    def sent(self) -> list[dict[str, Any]]:
        """What the page has asked for, once it has."""
        for _ in range(200):
            if self.told.asked:
                break
            self.page.wait_for_timeout(10)
        return self.told.asked
