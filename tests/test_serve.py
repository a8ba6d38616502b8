"""Serving from the command line: the real program, its folder, its signals and its log."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import re
import signal
import socket
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest
import segno
import structlog
from hosting import Host, environment, pioche
from serving import serving
from test_terminal import Terminal

from pioche.cli import run
from pioche.client.line import Back, Line, Lost
from pioche.server import logs, network
from pioche.server.codes import new_token
from pioche.server.messages import Bye, Room, Start, Talk
from pioche.server.sqlite import DATABASE
from pioche.server.store import StoreBusy


def heard(inbox: SimpleQueue[Any], kind: type) -> Any:
    """The next thing of this kind, whatever comes before it."""
    while not isinstance(found := inbox.get(timeout=15), kind):
        pass
    return found


def test_a_table_outlasts_the_server_and_everybody_comes_back_to_his_seat(tmp_path: Path) -> None:
    data, token = tmp_path / "data", new_token()
    inbox: SimpleQueue[Any] = SimpleQueue()
    with Host(tmp_path, "--port", "0", "--data", str(data)) as host:
        assert f"The tables are kept in {data}." in host.said
        assert host.ask("/readyz") == (200, "well\n")
        code = host.make(token, bots=["novice"])
        line = Line(f"ws://127.0.0.1:{host.port}/ws/{code}", token, inbox)
        line.start()
        assert heard(inbox, Room).you == "A"
        line.send(Talk("c1", text="hush, a word in private"))
        line.send(Start("c2"))

        second = pioche(tmp_path, "serve", "--local", "--data", str(data))
        assert (second.returncode, second.stdout) == (2, "")
        assert second.stderr.startswith(f"pioche: {data} is in use by another pioche")
        french = pioche(
            tmp_path, "serve", "--port", str(host.port), "--data", str(tmp_path / "other"), "--lang", "fr"
        )
        assert french.returncode == 2
        assert french.stderr.startswith(f"pioche: Le port {host.port} est pris")
        assert not (tmp_path / "other").exists()

        saved = pioche(tmp_path, "backup", str(tmp_path / "saved.sqlite3"), "--data", str(data))
        assert saved.returncode == 0, saved.stderr
        assert pioche(tmp_path, "backup", str(tmp_path / "saved.sqlite3"), "--data", str(data)).returncode == 2

        assert host.stop() == 0
        assert host.said.count("Stopping: everybody is told to come back later.") == 1
        bye = heard(inbox, Bye)
        assert (bye.code, bye.reason.id) == (1012, "server_restarts")
        heard(inbox, Lost)
    with Host(tmp_path, "--port", str(host.port), "--data", str(data)) as host:
        heard(inbox, Back)
        again = heard(inbox, Room)
        assert (again.you, again.match) == ("A", 1)
        line.close()
        assert host.stop(signal.SIGINT) == 0

    restored = tmp_path / "restored"
    restored.mkdir()
    (tmp_path / "saved.sqlite3").rename(restored / DATABASE)
    with Host(tmp_path, "--port", "0", "--data", str(restored)) as host:
        status, answer = host.ask(f"/api/tables/{code}")
        assert (status, json.loads(answer)["host"]) == (200, "Ada")
        joined = host.ask(f"/api/tables/{code}/seats", {"name": "Ada", "token": token})
        assert json.loads(joined[1])["seat"] == "A"

    with sqlite3.connect(data / DATABASE) as kept:
        seeds = [value.hex() for (value,) in kept.execute("SELECT value FROM secrets")]
    kept.close()
    written = (data / logs.FILE).read_text("utf-8")
    assert seeds
    assert [json.loads(one)["event"] for one in written.splitlines()].count("serving") == 2
    assert f"{code[:3]}…" in written
    for secret in (token, code, f"{code[:5]}-{code[5:]}", "Ada", "hush", *seeds):
        assert secret not in written
    assert (data / logs.FILE).stat().st_mode & 0o077 == 0


def test_on_a_terminal_the_link_is_also_a_qr_code(tmp_path: Path) -> None:
    origin = "https://uno.example.org"
    variables = environment(tmp_path, TERM="xterm-256color")
    terminal = Terminal(["serve", "--local", "--origin", origin], **variables)
    try:
        terminal.wait_for("Ctrl-C stops")
        assert f"For everybody:     {origin}" in terminal.shown
        drawn = io.StringIO()
        segno.make(origin, micro=False).terminal(drawn, compact=True)
        plain = re.sub(r"\x1b\[[\d;]*m", "", terminal.shown).replace("\r", "")
        assert "\n".join([f"  {line}" for line in drawn.getvalue().splitlines()]) in plain
        terminal.interrupt()
        assert terminal.close() == 0
        assert "Traceback" not in terminal.shown
    finally:
        terminal.end()


#: A program whose tables have one more version than ours.
NEWER = "import pioche.server.sqlite_schema as s; s.STEPS += ('CREATE TABLE later (one INTEGER) STRICT',); "


def test_an_older_folder_is_upgraded_and_kept_and_a_newer_one_is_refused(tmp_path: Path) -> None:
    data, token = tmp_path / "data", new_token()
    with Host(tmp_path, "--port", "0", "--data", str(data)) as host:
        code = host.make(token)
        host.stop()
    with Host(tmp_path, "--port", "0", "--data", str(data), before=NEWER) as host:
        former = data / "version-1-0.sqlite3"
        assert f"as it was, it is kept in {former}" in host.said
        assert former.is_file()
        assert host.ask(f"/api/tables/{code}")[0] == 200
        host.stop()
    done = pioche(tmp_path, "serve", "--local", "--data", str(data))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"pioche: {data} was written by a newer pioche")


BROKEN = """
import apsw
import pioche.server.sqlite_ledger as ledger
def append(db, write): raise apsw.IOError("disk I/O error")
ledger.append = append
"""


def test_a_server_that_can_store_nothing_more_ends_and_says_so(tmp_path: Path) -> None:
    with Host(tmp_path, "--port", "0", before=BROKEN) as host:
        code = host.make(new_token())
        assert host.ask(f"/api/tables/{code}/seats", {"name": "Bob", "token": new_token()})[0] == 503
        assert host.ended() == 1
        assert "nothing can be stored in" in host.said
        assert "Traceback" not in host.said


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--trust-proxy", "nonsense"], "“nonsense” is no network"),
        (["--origin", "https://uno.example.org/"], "“https://uno.example.org/” is no origin"),
        (["--origin", "uno.example.org"], "“uno.example.org” is no origin"),
        (["--host", "192.0.2.77"], "“192.0.2.77” is no address of this computer"),
        (["--port", "70000"], "--port takes a whole number from 0 to 65,535"),
        (["--local", "--data", "{file}"], "{file} cannot be used to keep tables in"),
        (["--local", "--data", "{bad}"], "The tables in {bad} cannot be read"),
    ],
)
def test_what_cannot_be_served_is_one_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {"file": tmp_path / "file", "bad": tmp_path / "bad"}
    places["file"].write_text("no folder")
    places["bad"].mkdir()
    (places["bad"] / DATABASE).write_text("no database " * 1000)
    assert run(["serve", *[word.format(**places) for word in arguments]]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"pioche: {sentence.format(**places)}")


@pytest.mark.usefixtures("english")
def test_there_is_nothing_to_back_up_in_an_empty_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"pioche: There are no tables in {tmp_path}.\n"


def test_without_a_wish_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("", 0))
        other.listen()
        taken = other.getsockname()[1]
        monkeypatch.setattr(network, "PORT", taken)
        with network.listen(network.EVERYWHERE, None) as found:
            assert found.getsockname()[1] != taken
        with pytest.raises(network.PortTaken):
            network.listen(network.EVERYWHERE, taken)


def test_the_clock_goes_on_after_a_moment_without_a_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        tries = 0

        async def due(*_: object) -> list[object]:
            nonlocal tries
            tries += 1
            raise StoreBusy("somebody else writes")

        monkeypatch.setattr("pioche.server.hall.POLL", 0.01)
        async with serving(tmp_path) as served:
            monkeypatch.setattr(served.app.hall.store, "due", due)
            await asyncio.sleep(0.2)
            assert tries > 2
            assert (await served.http.get("/readyz")).status_code == 200

    asyncio.run(play())


def test_metrics_count_and_name_nobody_and_a_shuffle_is_promised_before_the_deal(tmp_path: Path) -> None:
    async def play() -> None:
        ada = new_token()
        async with serving(tmp_path) as served:
            code = await served.make(ada, bots=["novice"])
            async with served.guest(code, ada) as guest:
                assert (await guest.ask("start"))["status"] == "accepted"
                page = (await served.http.get("/metrics")).text
                # Everybody hears of the promised shuffle, and that the round has begun.
                await guest.until(lambda: (guest.last("room") or {}).get("stage") == "playing")
                rooms = [frame for frame in guest.frames if frame["type"] == "room"]
                first_step = next(at for at, frame in enumerate(guest.frames) if frame["type"] == "step")
                promised = [room["promise"] for room in rooms if guest.frames.index(room) < first_step]
                assert re.fullmatch("[0-9a-f]{64}", promised[-1])
        assert "pioche_sockets 1.0" in page
        assert 'pioche_answers_total{status="accepted"} 1.0' in page
        assert re.search(r"pioche_store_seconds_count [1-9]", page)
        for secret in (code, ada, "Ada"):
            assert secret not in page

    asyncio.run(play())


@pytest.fixture
def log() -> Iterator[None]:
    """The test's own log; afterwards everything is as before."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield
    for handler in root.handlers:
        handler.close()
    root.handlers[:] = before
    root.setLevel(level)
    logging.raiseExceptions = True
    structlog.reset_defaults()


@pytest.mark.usefixtures("log")
def test_the_log_tells_where_something_failed_and_not_what_was_said(tmp_path: Path) -> None:
    file = tmp_path / logs.FILE
    token, code, seed = new_token(), "7K3QX9F2MD", os.urandom(64).hex()
    logs.keep_log(file)
    try:
        raise KeyError(f"Ada said {token}")
    except KeyError:
        structlog.get_logger("pioche.table").exception("a decision failed", table=code)
        logging.getLogger("asyncio").error("Task was lost\nfuture: <Task name='table %s'>", code, exc_info=True)
    logging.getLogger("pioche.server").warning("%s and %s and 7K3QX-9F2MD and %s", token, code, seed)
    structlog.get_logger("pioche.hall").error("no room", exc_info=OSError(28, "No space left on device"))
    first, second, third, fourth = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert (first["error"], first["table"]) == ("KeyError", "7K3…")
    assert re.fullmatch(r"test_serve.py:\d+ test_the_log_tells_\w+", first["at"][0])
    assert second["event"] == "Task was lost"
    assert third["event"] == "… and 7K3… and 7K3… and …"
    assert "No space left" in fourth["why"]
    for secret in (token, code, "Ada", seed):
        assert secret not in file.read_text("utf-8")
    assert sys.exc_info() == (None, None, None)
