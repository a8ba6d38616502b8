"""docs/protocol.md says what is true: its frames are frames; every route, type, status and limit is told."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import msgspec
import pytest
from session import PAGE, PLACE, SAID
from starlette.routing import Route

from pioche.server import audience, bodies, connection, contract, hall, keeper, messages, pace
from pioche.server.app import BODY, App
from pioche.server.limits import Limits
from pioche.server.messages import Command, ServerMessage, encode
from pioche.server.talk import PHRASES

TEXT = PAGE.read_text("utf-8")
FRAMES = [(way, name, json.loads(body)) for way, name, body in SAID.findall(TEXT)]


def test_the_session_is_there() -> None:
    found = PLACE.search(TEXT)
    assert found is not None
    assert len(SAID.findall(found[0])) == len(re.findall("```json", TEXT)) >= 15
    types = [frame.get("type") for _, _, frame in FRAMES]
    assert {"hello", "room", "start", "step", "do", "answer", "talk", "said"} <= set(types)
    assert {frame.get("status") for _, _, frame in FRAMES} >= {"accepted", "stale"}


@pytest.mark.parametrize(("way", "name", "frame"), FRAMES)
def test_every_frame_of_the_page_is_one(way: str, name: str, frame: dict[str, Any]) -> None:
    kind = getattr(bodies, name, None) or getattr(messages, name)
    read = msgspec.json.decode(json.dumps(frame), type=kind)
    written = json.loads(encode(read))
    if way == "←":
        assert written == frame
    else:
        assert {key: written[key] for key in frame if key in written} == frame


def test_every_route_is_told() -> None:
    app = App(hall.Hall.__new__(hall.Hall), metrics=object())  # type: ignore[arg-type]
    for route in app.routes():
        if isinstance(route, Route) and route.path.startswith(("/api", "/healthz", "/readyz", "/metrics")):
            path = route.path.replace("{code}", "CODE").replace("{match:int}", "M").replace("{round:int}", "N")
            for method in (route.methods or set()) - {"HEAD"}:
                assert re.search(rf"`{method} {re.escape(path)}[`?]", TEXT), f"{method} {path}"


def test_every_type_and_status_is_told() -> None:
    tags = {kind.__struct_config__.tag for kind in (*get_args(Command), *get_args(ServerMessage))}
    rows = set(re.findall(r"^\| `(\w+)` \|", TEXT, re.M))
    assert tags <= rows
    assert set(contract.definitions()["Answer"]["properties"]["status"]["enum"]) <= rows


def test_every_close_code_is_told() -> None:
    codes = [
        getattr(connection, name) for name in ("POLICY", "TOO_BIG", "RESTART", "LATER", "NOT_KNOWN", "OLD_VERSION")
    ]
    assert [int(code) for code in re.findall(r"^\| (\d{4}) \|", TEXT, re.M)] == sorted(codes)


def test_numbers_are_those_of_the_server() -> None:
    limits = Limits()
    for told in (
        f"{limits.play.tries} in {limits.play.seconds} s, {limits.play.burst} at once",
        f"{connection.PENDING} may wait for their answers",
        f"{limits.talk.tries} in {limits.talk.seconds} s |",
        f"up to {limits.talk_graphemes} characters",
        f"{limits.join.tries} in {limits.join.seconds} s, then ever longer waits",
        f"{limits.create.tries} in an hour; {limits.play_now.tries} with `start`",
        f"{limits.unstarted_per_source} that nobody has started",
        f"{limits.sockets_per_source} of a source, {limits.sockets_per_session} of one person",
        f"more than {limits.frame_bytes // 1024} KiB",
        f"within {limits.hello_seconds} seconds",
        f"at most {BODY // 1024} KiB",
        f"after {audience.BEAT // 1000} seconds in which",
        f"lost for {keeper.GRACE // 1000} seconds",
        f"when {connection.QUEUE} frames wait",
        f"read for {connection.STALLED:.0f} seconds",
        f"{pace.WAITS['jump_in'] / 1000} s where",
        f"{pace.WAITS['call'] // 1000} s when",
        f"{pace.WAITS['oooh'] // 1000} s when",
        f"looked at for {pace.WRONG_CATCH // 1000} seconds",
        f"nothing for {pace.IDLE // 1000} seconds",
        f"after {pace.BETWEEN // 1000} seconds",
        f"{pace.AFTER_STEP // 1000} to {-(-(pace.AFTER_PLAY + pace.LINGER) // 1000)} seconds after the step",
    ):
        assert told in re.sub(r"\s+", " ", TEXT), told
    assert all([phrase in PHRASES for phrase in re.findall(r"`(talk-\w+)`", TEXT)])
