"""What somebody has said badly is reported to the host, who mutes him for all with one tap."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any, Final

import httpx
from playing import take_seat
from playwright.sync_api import expect
from visiting import Visits, barriers, picture
from websockets.sync.client import connect

from pioche.server.codes import new_token


class Caller:
    """Somebody at the table who has no browser."""

    def __init__(self, stack: ExitStack, address: str, code: str, name: str) -> None:
        token = new_token()
        sat = httpx.post(f"{address}/api/tables/{code}/seats", json={"name": name, "token": token}, trust_env=False)
        assert sat.status_code == 200, sat.text
        self.line: Final = stack.enter_context(connect(f"ws{address[4:]}/ws/{code}", proxy=None))
        self.line.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        self.count = 0

    def ask(self, type: str, **fields: Any) -> Any:
        self.count += 1
        self.line.send(json.dumps({"type": type, "id": f"c{self.count}", **fields}))
        while (frame := json.loads(self.line.recv(10)))["type"] != "answer":
            pass
        return frame


def test_the_host_mutes_whoever_was_reported(visits: Visits) -> None:
    seat = take_seat(visits, "official", 3, "fr", "dark", start=False)
    page, code = seat.page, seat.page.url.rpartition("/")[2].partition("?")[0].partition("#")[0]
    with ExitStack() as stack:
        bob, cyd = [Caller(stack, visits.address, code, name) for name in ("Bob", "Cyd")]
        page.get_by_role("button", name="Commencer").click()
        page.get_by_role("button", name=seat.say("web-around-talk")).first.click()
        said = bob.ask("talk", text="bande de nuls")
        assert cyd.ask("report", seq=said["seq"])["status"] == "accepted"
        expect(page.get_by_text("Cyd signale Bob")).to_be_visible()
        picture(page, "reports-fr")
        assert barriers(page) == []
        page.get_by_role("button", name="Couper la parole à Bob").last.click()
        expect(page.get_by_role("button", name="Rendre la parole à Bob").first).to_be_visible()
        assert bob.ask("talk", text="quoi")["reason"]["id"] == "you_are_muted"
