"""Tables where nobody waits: a server for tests that play, and what passes between a page and its table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import server
from playwright.sync_api import Locator, Page, WebSocket
from serving import BRISK, pacing

from pioche.server.codes import new_token


@contextmanager
def serving_briskly() -> Iterator[str]:
    """Where a server runs whose bots take no time."""
    paths = [str(Path(__file__).parent.parent), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [sys.executable, str(Path(__file__))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as running:
        assert running.stdout is not None
        try:
            yield running.stdout.readline().strip()
        finally:
            running.terminate()


def open_table(address: str, rules: str, seats: int, level: str = "novice") -> tuple[str, str]:
    """A table with bots, dealt; its code, and the token of the one person at it."""
    token = new_token()
    body: dict[str, Any] = {"name": "Ada", "token": token, "rules": rules, "seats": seats}
    body |= {"bots": [level] * (seats - 1), "start": True}
    answer = httpx.post(f"{address}/api/tables", json=body, trust_env=False)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"]), token


def seat_at(page: Page, code: str, token: str) -> None:
    """This browser has that seat from now on."""
    page.evaluate("(seats) => localStorage.setItem('pioche-seats', seats)", json.dumps([[code, token]]))


class Overheard:
    """What passes between a page and its table."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.view: dict[str, Any] = {}
        self.menu: list[dict[str, Any]] = []
        self.stage = ""
        #: The moves that were asked for, and what was answered to each command.
        self.asked: Final[list[dict[str, Any]]] = []
        self.answers: Final[list[dict[str, Any]]] = []
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._received)
        line.on("framesent", self._sent)

    def _received(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "step":
            self.view, self.menu = said["view"], said["menu"]
        elif said["type"] == "room":
            self.stage = said["stage"]
        elif said["type"] == "answer" and said["status"] != "wait":
            self.answers.append(said)

    def _sent(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "do":
            self.asked.append(said["move"])

    @property
    def decision(self) -> str:
        """What this person has to decide now, if anything."""
        due = self.view.get("decision")
        return due["kind"] if due and due["seat"] == self.view["viewer"] else ""

    def wait(self, wanted: Any, seconds: float = 15) -> bool:
        """Whether this came to hold in time."""
        for _ in range(int(seconds * 50)):
            if wanted():
                return True
            self.page.wait_for_timeout(20)
        return False


#: What the page offers to do, what is asked first.
OFFERED: Final = (
    ".choices button:not([aria-disabled=true])",
    "li:has(.mark) button",
    "[role=group] button:not([aria-disabled=true])",
)


def offer(controls: Locator) -> Locator | None:
    """Something that can be done now, by what the page shows."""
    for selector in OFFERED:
        offered = controls.locator(selector)
        if offered.count():
            return offered.first
    return None


if __name__ == "__main__":
    with pacing(BRISK):
        server.main()
