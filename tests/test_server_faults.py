"""The table server among bad lines, bad readers, bad frames and a full disk: nobody else notices, nothing is lost."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
import structlog
from history import History
from serving import GENEROUS, Guest, Served, serving, token
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from pioche.server import connection
from pioche.server.app import HEADERS
from pioche.server.limits import Limits, Rate


def memory() -> int:
    """Kilobytes that the process has."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() // 1024


async def a_table(served: Served, people: int = 2, **wanted: Any) -> tuple[str, list[str]]:
    """A table at which so many people have sat down."""
    tokens = [token() for _ in range(people)]
    code = await served.make(tokens[0], seats=people, **wanted)
    for name, one in zip(("Bob", "Cyd", "Dov"), tokens[1:], strict=False):
        await served.join(code, name, one)
    return code, tokens


async def play(guests: list[Guest], moves: int) -> None:
    """So many moves of whoever is to act."""
    for _ in range(moves):
        version = max([(one.last("step") or {"view": {"version": 0}})["view"]["version"] for one in guests])
        steps = [await one.step(version) for one in guests]
        able = [(one, step) for one, step in zip(guests, steps, strict=True) if _acts(step)]
        if not able:
            return
        guest, step = able[0]
        answer = await guest.do(step["menu"][0], step["view"]["version"])
        assert answer["status"] in ("accepted", "stale"), answer


def _acts(step: dict[str, Any]) -> bool:
    clock = step["clock"]
    return bool(step["menu"]) and clock is not None and clock["seat"] == step["view"]["viewer"]


# --- slow readers (F10; failures 60, 62–65) -----------------------------------------------------------------------


class Deaf:
    """A connection that says hello, and then never reads a byte."""

    def __init__(self, port: int, code: str, one: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect(("127.0.0.1", port))
        self.socket.sendall(
            f"GET /ws/{code} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.send(json.dumps({"type": "hello", "protocol": 1, "token": one}).encode())

    def send(self, text: bytes) -> None:
        head = bytes([0x81, 0x80 | len(text)]) if len(text) < 126 else bytes([0x81, 0xFE, *len(text).to_bytes(2)])
        self.socket.sendall(head + bytes(4) + text)


def test_who_never_reads_is_cut_off_and_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "STALLED", 1.0)

    async def scene() -> None:
        async with serving(tmp_path, buffer=8192) as served:
            code, (ada, bob) = await a_table(served)
            deaf = [Deaf(served.port, code, bob) for _ in range(5)]
            async with served.guest(code, ada) as guest:
                await guest.until(lambda: served.app._sockets and guest.last("room"))
                before = memory()
                for number in range(3000):
                    await guest.ask("talk", text="😀" * 190 + str(number))
                    if number > 20 and len(served.app.hall.keepers[code].watchers) == 1:
                        break
                async with asyncio.timeout(10):
                    while len(served.app.hall.keepers[code].watchers) > 1:
                        await asyncio.sleep(0.05)
                assert memory() - before < 20_000
            for one in deaf:
                one.socket.close()

    asyncio.run(scene())


def test_a_slow_reader_is_sent_the_table_anew_and_every_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The queue overflows; frames are dropped, answers are not, and the last view is right."""
    monkeypatch.setattr(connection, "QUEUE", 2)

    async def scene() -> None:
        async with serving(tmp_path) as served:
            code, (ada, bob) = await a_table(served)
            async with served.guest(code, ada) as first, served.guest(code, bob) as second:
                await first.ask("start")
                await second.step(1)
                await asyncio.gather(*[first.ask("talk", text=f"{number}") for number in range(8)])
                await play([first, second], 10)
                one, other = await first.step(), await second.step()
                assert one["view"]["version"] == other["view"]["version"]
                testimonies = [first.testimony, second.testimony]
        History(tmp_path).check(code, testimonies)

    asyncio.run(scene())


# --- bad lines (F11, F12; failures 1, 33, 34) ---------------------------------------------------------------------


@asynccontextmanager
async def bad_line(port: int, random: Random, cut: float) -> AsyncIterator[int]:
    """A line to the server that is cut now and then, in the middle of anything."""

    async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while part := await reader.read(random.choice((64, 512, 4096))):
                if random.random() < cut:
                    writer.transport.abort()
                    return
                await asyncio.sleep(random.random() * 0.002)
                writer.write(part)
                await writer.drain()
        except (ConnectionError, RuntimeError):
            return
        finally:
            writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(pipe(reader, there[1]), pipe(there[0], writer))

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield int(server.sockets[0].getsockname()[1])
    finally:
        server.close()


def test_over_a_line_that_is_cut_again_and_again_a_game_goes_on(tmp_path: Path) -> None:
    """A command is sent until it is answered, under its id; nothing is done twice, and all see the same at last."""

    async def scene() -> None:
        random = Random("line")
        async with serving(tmp_path) as served, bad_line(served.port, random, 0.02) as port:
            code, (ada, bob) = await a_table(served)
            told: list[Guest] = []
            over = asyncio.Event()
            done: list[str] = []

            async def move(guest: Guest, pending: dict[str, Any]) -> None:
                """One move, or the last one again when nobody knows what came of it."""
                step = await guest.step()
                if guest.closed is not None:
                    raise ConnectionError
                if not pending:
                    if (step["view"]["phase"] != "round" and step["view"]["version"]) or len(done) >= 24:
                        over.set()
                        return
                    if not _acts(step):
                        await asyncio.sleep(0.01)
                        return
                    version = step["view"]["version"]
                    pending.update(id=f"m{version}", seen=version, move=step["menu"][0])
                answer = await guest.ask("do", **pending)
                if answer["status"] == "wait":
                    await asyncio.sleep(answer["ms"] / 1000)
                    return
                if answer["status"] == "accepted":
                    done.append(pending["id"])
                pending.clear()

            async def sit(mine: str) -> None:
                pending: dict[str, Any] = {}
                while not over.is_set():
                    guest = Guest(port, code, mine)
                    told.append(guest)
                    with suppress(OSError, TimeoutError, EOFError, WebSocketException):
                        async with guest:
                            await guest.until(partial(guest.last, "room"))
                            if mine == ada and not done:
                                await guest.ask("start", id="start")
                            while not over.is_set():
                                async with asyncio.timeout(4):
                                    await move(guest, pending)

            async with asyncio.timeout(50):
                await asyncio.gather(sit(ada), sit(bob))
            assert len(done) == len(set(done)) > 4
            assert len(told) > 2, "the line was never cut"
            async with served.guest(code, ada) as one, served.guest(code, bob) as other:
                first, second = await one.step(), await other.step()
                assert first["view"]["version"] == second["view"]["version"]
                told += [one, other]
        History(tmp_path).check(code, [guest.testimony for guest in told], cut=True)

    asyncio.run(scene())


def test_each_command_sent_several_times_is_carried_out_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as served:
            code, (ada, bob) = await a_table(served)
            async with served.guest(code, ada) as first, served.guest(code, bob) as second:
                await first.ask("start")
                for number in range(12):
                    steps = [(one, await one.step()) for one in (first, second)]
                    guest = next((one for one, step in steps if _acts(step)), None)
                    if guest is None:
                        break
                    step = await guest.step()
                    frame = {
                        "type": "do",
                        "id": f"x{number}",
                        "seen": step["view"]["version"],
                        "move": step["menu"][0],
                    }
                    at = len(guest.frames)
                    for _ in range(3):
                        await guest.send(frame)

                    def answers(guest: Guest = guest, at: int = at, id: str = f"x{number}") -> Any:
                        found = [one for one in guest.frames[at:] if one["type"] == "answer" and one["id"] == id]
                        return found if len(found) == 3 else None

                    same = await guest.until(answers)
                    assert same[0] == same[1] == same[2]
                    if same[0]["status"] == "wait":
                        await asyncio.sleep(same[0]["ms"] / 1000)
                    for one in (first, second):
                        await one.step(step["view"]["version"] + (same[0]["status"] == "accepted"))

    asyncio.run(scene())


# --- bad frames (B4; failures 58, 59) -----------------------------------------------------------------------------

DEEP: Final = '{"type":"talk","id":"a","x":' + "[" * 3000
HELLO: Final = '{"type":"hello","protocol":1}'
BAD: Final[list[str | bytes]] = [
    "null", "", " ", "[]", "1", "1e999", "NaN", "true", '"hello"', "{}", '{"type":null}', '{"type":"nonsense"}',
    b"\x00\x01", b"", DEEP, '{"type":"do","id":"a","seen":' + "9" * 3000 + ',"move":{"kind":"draw"}}',
    '{"type":"do","id":"a","seen":-1,"move":{"kind":"draw"}}',
    '{"type":"do","id":"","seen":1,"move":{"kind":"draw"}}',
    '{"type":"do","id":"a","seen":1,"move":null}', '{"type":"do","id":"a","seen":1,"move":{"kind":["draw"]}}',
    '{"type":"do","id":"a","seen":1,"move":{"kind":"play","cards":["r5","r5","r5","zz","\\ud800"]}}',
    '{"type":"do","id":"a","seen":1,"move":{"kind":"play","cards":[],"colour":"rr"}}',
    '{"type":"do","id":"a","seen":0,"move":{"kind":"next"}}',
    '{"type":"do","id":"a","seen":0,"move":{"kind":"timeout"}}',
    HELLO, '{"type":"talk","id":"a","text":"\\u0000\\u202e\\ud83d"}',
    '{"type":"talk","id":"a","text":"' + "\\u0301" * 600 + '"}',
    '{"type":"arrange","id":"a","rules":"official decks=999"}',
    '{"type":"arrange","id":"a","seats":11}', '{"type":"seat","id":"a","seat":"K"}',
    '{"type":"seat","id":"a","seat":"-"}',
    '{"type":"report","id":"a","seq":99999999999999999999}', '{"type":"report","id":"a","seq":9223372036854775807}',
    '{"type":"do","id":"a","id":"b","seen":1,"move":{"kind":"draw"}}', '{"type":"link","id":"../../x"}',
    '{"type":"room","seq":1}', '{"type":"answer","id":"a","status":"accepted"}', "\ufeff{}", "{" * 2000,
]  # fmt: skip


def test_no_frame_disturbs_the_process_or_the_neighbours(tmp_path: Path) -> None:
    async def scene() -> None:
        random = Random("frames")
        async with serving(tmp_path) as served:
            code, (ada, bob) = await a_table(served)
            async with served.guest(code, ada) as quiet:
                for bad in BAD:
                    # As the first message, and after a hello.
                    async with connect(
                        f"ws://127.0.0.1:{served.port}/ws/{code}", compression=None, proxy=None
                    ) as raw:
                        await raw.send(bad)
                        if '"hello"' in str(bad) and str(bad).startswith("{"):
                            continue
                        assert await closed_with(raw) == 1008, bad
                async with served.guest(code, bob) as loud:
                    await loud.until(lambda: loud.last("room"))
                    for bad in [*BAD, *[mutated(random) for _ in range(300)]]:
                        before = answers(loud)
                        await loud.send_text(bad)
                        await loud.until(lambda before=before: answers(loud) > before)  # type: ignore[misc]
                    assert loud.closed is None
                assert (await quiet.ask("talk", text="still here"))["status"] == "accepted"
            for sent, code_ in (
                (b"\x81\x84\0\0\0\0\xff\xfe\xff\xfe", 1007),
                (b"\x81\xfe\x10\x01\0\0\0\0" + b"x" * 4097, 1009),
            ):
                assert await close_code(served.port, code, sent) == code_
            assert (await served.http.get("/healthz")).status_code == 200

    asyncio.run(scene())


def answers(guest: Guest) -> int:
    return sum([one["type"] == "answer" for one in guest.frames])


async def closed_with(raw: ClientConnection) -> int | None:
    """The code with which the server closes this connection, whatever it says before."""
    with suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(raw.recv(), 5)
    return raw.close_code


def mutated(random: Random) -> str:
    """A frame that might have been a good one."""
    good = random.choice(
        (
            '{"type":"do","id":"a7","seen":3,"move":{"kind":"play","cards":["r5"],"colour":"r","aim":"B","uno":true}}',
            '{"type":"talk","id":"a8","phrase":"talk-hello","text":"well"}',
            '{"type":"arrange","id":"a9","rules":"official zero=rotate","seats":3,"settings":{"chat":false}}',
        )
    )
    row = list(good)
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(row))
        row[at : at + random.randint(0, 3)] = random.choices('{}[]",:0a-\\u\x7f€', k=random.randint(0, 3))
    return "".join(row)


async def close_code(port: int, code: str, sent: bytes) -> int:
    """With what the server closes when it is sent these bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET /ws/{code} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    writer.write(sent)
    async with asyncio.timeout(10):
        while True:
            kind, length = await reader.readexactly(2)
            body = await reader.readexactly(int.from_bytes(await reader.readexactly(2)) if length == 126 else length)
            if kind == 0x88:
                writer.close()
                return int.from_bytes(body[:2])


def test_a_flood_is_told_to_stop_and_then_cut_off(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = GENEROUS._replace(play=Rate(100, 20, 20))
        async with serving(tmp_path, limits) as served:
            code, (ada, bob) = await a_table(served)
            async with served.guest(code, ada) as quiet, served.guest(code, bob) as loud:
                await loud.until(lambda: loud.last("room"))
                with suppress(ConnectionClosed):
                    for number in range(5000):
                        await loud.send({"type": "ready", "id": f"r{number}"})
                        if number % 50 == 0:
                            await asyncio.sleep(0.001)
                await loud.until(lambda: loud.closed)
                assert loud.closed == 1008
                assert loud.frames[-1]["reason"]["id"] == "too_many"
                assert (await quiet.ask("talk", text="still here"))["status"] == "accepted"

    asyncio.run(scene())


# --- a full disk (F7) ---------------------------------------------------------------------------------------------


def test_a_full_disk_refuses_and_recovers_and_forgets_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as served:
            code, (ada, bob) = await a_table(served)
            store = served.app.hall.store
            async with served.guest(code, ada) as first, served.guest(code, bob) as second:
                await first.ask("start")
                pages = await store._write(lambda db: db.pragma("page_count"))
                await store._write(lambda db: db.pragma("max_page_count", pages))
                statuses: list[str] = []
                for number in range(200):
                    statuses.append((await first.ask("talk", text=f"{number} " + "x" * 190))["status"])
                    if statuses[-3:] == ["busy"] * 3:
                        break
                assert statuses[-1] == "busy", "it was never full"
                assert (await served.http.get(f"/api/tables/{code}")).status_code == 200, "reading goes on"
                await store._write(lambda db: db.pragma("max_page_count", pages + 10_000))
                assert (await first.ask("talk", text="space again"))["status"] == "accepted"
                said = await second.until(
                    lambda: next((one for one in second.frames if one.get("text") == "space again"), None)
                )
                assert said["seq"] == served.app.hall.keepers[code].room.seq
                heard = [one["text"].split()[0] for one in second.frames if one["type"] == "said"]
                assert len(heard) == statuses.count("accepted") + 1, "told, and not stored"
                await play([first, second], 4)
                told = [first.testimony, second.testimony]
        History(tmp_path).check(code, told)

    asyncio.run(scene())


# --- security (S1–S5, S7) -----------------------------------------------------------------------------------------

FOREIGN: Final = [
    *[f"{scheme}://{host}" for scheme in ("http", "https") for host in (
        "evil.example", "127.0.0.1.evil.example", "evil127.0.0.1", "127.0.0.1", "127.0.0.1:1", "127.0.0.1:80",
        "localhost",
        "[::1]", "user@127.0.0.1", "127.0.0.1%00.evil.example", "127.0.0.1:{port}.evil.example", "127.0.0.1:{port}0",
        "127.1:{port}", "0.0.0.0:{port}", "2130706433:{port}",
        "127.0.0.1:{port}@evil.example", "evil@127.0.0.1:{port}",
    )],
    "null", "file://127.0.0.1:{port}", "chrome-extension://127.0.0.1:{port}", "ftp://127.0.0.1:{port}",
    "ws://127.0.0.1:{port}", "javascript://127.0.0.1:{port}", "//127.0.0.1:{port}", "127.0.0.1:{port}", "http:",
    " ", "*",
]  # fmt: skip


def test_pages_of_others_open_no_socket(tmp_path: Path) -> None:
    async def scene() -> None:
        assert len(FOREIGN) >= 40
        async with serving(tmp_path) as served:
            code, _ = await a_table(served)
            address = f"ws://127.0.0.1:{served.port}/ws/{code}"
            for written in FOREIGN:
                origin = written.replace("{port}", str(served.port))
                with pytest.raises(InvalidStatus) as refused:
                    await connect(address, origin=origin, proxy=None)  # type: ignore[arg-type]
                assert refused.value.response.status_code == 403, origin
            async with connect(address, origin=f"http://127.0.0.1:{served.port}", proxy=None):  # type: ignore[arg-type]
                pass

    asyncio.run(scene())


def test_secrets_are_nowhere_but_where_they_belong(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """No token, seed or code in what is logged and counted; of tokens and seeds nothing in frames and listings."""
    noted: list[str] = []

    def note(_: object, __: str, event: Any) -> Any:
        noted.append(repr(event))
        raise structlog.DropEvent

    structlog.configure(processors=[note], cache_logger_on_first_use=False)
    caplog.set_level(logging.INFO)

    async def scene() -> None:
        async with serving(tmp_path) as served:
            code, tokens = await a_table(served, settings={"listed": True})
            app = served.app
            async with served.guest(code, tokens[0]) as first, served.guest(code, tokens[1]) as second:
                await first.ask("start")
                link = (await first.ask("link"))["link"]
                await play([first, second], 6)
                seed = app.hall.keepers[code].room.seed
                assert len(seed) == 64
                app.hall.keepers[code].replica.is_loaded = False
                app.hall.keepers[code].replica.room = None  # Something goes badly wrong.
                await served.http.get(f"/api/tables/{code}")
                await served.http.post("/api/claim", json={"link": link, "token": token()})
                public = [
                    (await served.http.get(path)).text for path in ("/metrics", "/api/lobby", f"/api/tables/{code}")
                ]
                frames = [*first.raw, *second.raw]
            digests = [digest for place in app.hall.keepers[code].room.places for digest in place.digests]
            ours = [one for one in caplog.records if not one.name.startswith(("httpx", "httpcore", "websockets"))]
            records = [f"{one.getMessage()} {one.exc_text}" for one in ours]
            for secret in (*tokens, *digests, seed.hex(), seed.decode("latin-1"), link):
                assert not [one for one in (*noted, *records, *public) if secret in one]
                assert not [one for one in frames if secret in one and '"link":' not in one]
            assert not [one for one in (*noted, *records, public[0]) if code in one]

    try:
        asyncio.run(scene())
    finally:
        structlog.reset_defaults()


def test_guesses_are_few_and_tell_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, GENEROUS._replace(join=Limits().join)) as served:
            code, _ = await a_table(served)
            answers = [await served.http.get(f"/api/tables/{n:010d}") for n in range(60)]
            assert sum([one.status_code == 404 for one in answers]) <= 11
            assert {one.status_code for one in answers} == {404, 429}
            wrong = {one.text for one in answers if one.status_code == 404}
            assert len(wrong) == 1
            async with connect(f"ws://127.0.0.1:{served.port}/ws/{code}", proxy=None) as raw:
                said = json.loads(await raw.recv())
                assert (said["type"], said["code"]) == ("bye", 1013)
                assert said["retry_ms"] > 0

    asyncio.run(scene())


def test_limits_of_tables_and_sockets(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = GENEROUS._replace(unstarted_per_source=3, sockets_per_session=2)
        async with serving(tmp_path, limits) as served:
            ada = token()
            codes = [await served.make(ada) for _ in range(3)]
            body = {"name": "Ada", "token": ada, "seats": 2}
            assert (await served.http.post("/api/tables", json=body)).status_code == 429
            assert (await served.http.post("/api/tables", json={**body, "start": True})).status_code == 201
            async with served.guest(codes[0], ada) as one, served.guest(codes[0], ada) as other:
                await one.ask("start")
                await other.step(1)
                async with served.guest(codes[0], ada) as third:
                    await third.until(lambda: third.closed)
                    assert third.closed == 1013
            await served.make(ada)
            assert (await served.http.post("/api/tables", json=body)).status_code == 429
            async with served.guest(codes[0], ada) as one:
                await one.step(1)  # The others' places are free again.

    asyncio.run(scene())


def test_every_closing_has_its_code(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, GENEROUS._replace(hello_seconds=1)) as served:
            code, (ada, _) = await a_table(served, settings={"spectators": False})
            for sent, wanted, why in (
                (None, 1013, "say_hello"),
                ({"type": "ready", "id": "a"}, 1008, "say_hello"),
                ({"type": "hello", "protocol": 99}, 4002, "other_version"),
                ({"type": "hello", "protocol": 1, "token": token()}, 4001, "seat_not_known"),
                ({"type": "hello", "protocol": 1}, 1008, "no_spectators"),
            ):
                assert await closing(served.port, code, sent) == (wanted, why)
            assert await closing(served.port, "0000000000", {"type": "hello", "protocol": 1}) == (
                1008,
                "no_such_table",
            )
            async with served.guest(code, ada) as guest:
                await guest.until(lambda: guest.last("room"))
                await served.http.delete(f"/api/tables/{code}", headers={"Authorization": f"Bearer {ada}"})
                await guest.until(lambda: guest.closed)
                assert guest.closed == 1008
            code, (ada, _) = await a_table(served)
            guest = served.guest(code, ada)
            await guest.__aenter__()
            await guest.until(lambda: guest.last("room"))
        assert guest.closed == 1012

    asyncio.run(scene())


def test_when_the_server_stops_everybody_is_told_so(tmp_path: Path) -> None:
    """Who plays, who has not said hello yet, who has much to read, and who knocks just then."""

    async def scene() -> None:
        async with serving(tmp_path, GENEROUS._replace(hello_seconds=600)) as served:
            code, (ada, bob) = await a_table(served)
            address = f"ws://127.0.0.1:{served.port}/ws/{code}"
            async with (
                served.guest(code, ada) as guest,
                connect(address, proxy=None) as mute,
                connect(address, proxy=None) as slow,
            ):
                await guest.until(lambda: guest.last("room"))
                await slow.send(json.dumps({"type": "hello", "protocol": 1, "token": bob}))
                async with asyncio.timeout(5):
                    while len(served.app.hall.keepers[code].watchers) < 2:
                        await asyncio.sleep(0.01)
                for number in range(40):
                    await guest.ask("talk", text="😀" * 190 + str(number))
                leaving = asyncio.create_task(served.app.hall.take_leave())
                await asyncio.sleep(0)
                async with connect(address, proxy=None) as late:
                    assert await last_words(late) == ("server_restarts", 1012)
                assert await last_words(mute) == ("server_restarts", 1012)
                assert await last_words(slow) == ("server_restarts", 1012)
                await guest.until(lambda: guest.last("bye"))
                await leaving
                assert not served.app.hall.connections
            assert guest.frames[-1]["code"] == guest.closed == 1012

    asyncio.run(scene())


async def last_words(raw: ClientConnection) -> tuple[str, int | None]:
    """Why the server ends a connection, as it says, and with which code it does."""
    said: dict[str, Any] = {}
    with suppress(ConnectionClosed):
        while True:
            said = json.loads(await asyncio.wait_for(raw.recv(), 5))
    return said["reason"]["id"], raw.close_code


async def closing(port: int, code: str, sent: Any) -> tuple[int, str]:
    async with connect(f"ws://127.0.0.1:{port}/ws/{code}", compression=None, proxy=None) as raw:
        if sent is not None:
            await raw.send(sent if isinstance(sent, (str, bytes)) else json.dumps(sent))
        bye = json.loads(await asyncio.wait_for(raw.recv(), 5))
        with pytest.raises(ConnectionClosed) as closed:
            await raw.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == bye["code"]
        return bye["code"], bye["reason"]["id"]


def test_headers_guard_every_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as served:
            for path in ("/api/version", "/api/tables/x", "/nowhere", "/metrics", "/healthz"):
                answer = await served.http.get(path)
                for name, value in HEADERS.items():
                    assert answer.headers[name] == value, path
                assert "server" not in answer.headers

    asyncio.run(scene())
