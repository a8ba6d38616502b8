"""Playing at a served table from the terminal: the real program, and what it makes of hostile servers."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from hosting import Host, environment, pioche
from test_terminal import Terminal

from pioche.bots import LEVELS
from pioche.catalogue import ruleset
from pioche.cli import run
from pioche.client import heard
from pioche.client.heard import NotUnderstood
from pioche.client.keepsake import Keepsake
from pioche.client.line import Back, Hung, Lost
from pioche.client.link import BadLink, read_link
from pioche.client.typist import Typed
from pioche.client.visit import Over, Visit
from pioche.driver import Driver
from pioche.engine.actions import NEXT, SEATS
from pioche.engine.luck import FastLuck
from pioche.engine.state import ROUND
from pioche.engine.table import Table
from pioche.engine.view import view
from pioche.server.messages import Answer, Bye, Do, Reason, Step, Talk
from pioche.server.wire import move_of, view_of
from pioche.terminal.desk import Left
from pioche.texts import LANGUAGES, Texts

#: Some line of these is always right.
ANYTHING: Final = "\n".join(
    [*[f"{number}" for number in range(1, 9)], *[f"{number}r" for number in range(1, 12)], *"dptge", "", ""] * 200
)
ESCAPE: Final = "\x1b"


# --- the real program -------------------------------------------------------------------------------------------


def test_a_whole_match_is_played_and_the_same_seat_found_again(tmp_path: Path) -> None:
    with Host(tmp_path, "--port", "0") as host:
        short = ["--players", "2", "--bots", "novice", "--rules", "hand_size=2 rounds=1", "--name", "Ada"]
        lobby = pioche(tmp_path, "play", "--join", host.link, *short)
        assert lobby.returncode == 0, lobby.stderr
        assert "A  Ada (you, host)\nB  Bob (novice)" in lobby.stdout
        [link] = set(re.findall(r"pioche play --join (\S+)", lobby.stdout))
        [kept] = (tmp_path / "state" / "pioche" / "seats").iterdir()
        assert kept.stat().st_mode & 0o077 == 0

        played = pioche(tmp_path, "play", "--join", link, typed=f"start\n{ANYTHING}")
        assert (played.returncode, played.stderr) == (0, "")
        assert "A  Ada (you, host)" in played.stdout
        assert re.search(r"\w+ wins? the match[.!]", " ".join(played.stdout.split()))
        assert "Left in hand" in played.stdout
        assert ESCAPE not in played.stdout
        assert max([len(line) for line in played.stdout.splitlines()]) <= 80

        french = pioche(tmp_path, "play", "--join", link, "--lang", "fr").stdout
        assert re.search(r"gagnes? la partie|Reste en main|En main", french.replace("\u00a0", " "))

        elsewhere = tmp_path / "elsewhere"
        nameless = pioche(elsewhere, "play", "--join", link)
        assert nameless.returncode == 2
        assert "A table wants to know your name" in nameless.stderr
        gone = pioche(tmp_path, "play", "--join", f"{host.link}/t/00000-00000", "--name", "Ada")
        assert (gone.returncode, gone.stdout) == (2, "")
        assert gone.stderr == "pioche: There is no such table: check the code, or ask for a new link.\n"
    nobody = pioche(tmp_path, "play", "--join", host.link, "--name", "Ada")
    assert nobody.stderr == f"pioche: No pioche answers at {host.link}.\n"


def test_two_terminals_play_talk_and_outlast_a_restart(tmp_path: Path) -> None:
    ada_home, bob_home = tmp_path / "ada", tmp_path / "bob"
    with Host(tmp_path, "--port", "0") as host:
        ada = Terminal(["play", "--join", host.link, "--players", "2", "--name", "Ada"], **environment(ada_home))
        try:
            ada.wait_for("Type start")
            found = re.search(r"http://\S+/t/[0-9A-Z-]+", ada.shown)
            assert found
            bob = Terminal(["play", "--join", found[0]], **environment(bob_home, TERM="dumb"))
            try:
                bob.wait_for("Your name:")
                bob.type("Bob\n")
                ada.wait_for("Bob sits down.")
                ada.type("sta")  # What is half typed outlasts what is told meanwhile.
                bob.type('"well met\n')
                ada.wait_for("Bob: “well met”")
                ada.type("rt\n")
                for one in (ada, bob):
                    one.wait_for("A new round.")
                assert ESCAPE not in bob.shown
                assert host.stop() == 0
                ada.wait_for("The server restarts")
                with Host(tmp_path, "--port", str(host.port)) as again:
                    ada.wait_for("You are back.", 30)
                    ada.type("q\ny\n")
                    assert ada.close() == 0
                    bob.wait_for("You are back.", 30)
                    bob.wait_for("Ada is away", 30)
                    bob.interrupt()
                    assert bob.close() == 0
                    assert again.stop() == 0
                assert "Your seat is kept." in ada.shown.partition("\x1b[?1049l")[2]
                assert "Traceback" not in ada.shown + bob.shown
            finally:
                bob.end()
        finally:
            ada.end()


def test_whoever_comes_to_a_full_table_may_watch(tmp_path: Path) -> None:
    with Host(tmp_path, "--port", "0") as host:
        code = host.make("t" * 43)
        assert host.ask(f"/api/tables/{code}/seats", {"name": "Bob", "token": "b" * 43})[0] == 200
        watcher = Terminal(["play", "--join", f"{host.link}/t/{code}", "--name", "Cy"], **environment(tmp_path))
        try:
            watcher.wait_for("Waiting for Ada to begin.")
            assert "Every seat is taken by a person: you can watch." in watcher.shown
            watcher.type("q\n")
            watcher.wait_for("Stop watching?")
            watcher.type("y\n")
            assert watcher.close() == 0
        finally:
            watcher.end()


# --- what is read -----------------------------------------------------------------------------------------------


def step_of(table: Table, viewer: int, events: tuple[Any, ...] = ()) -> Step:
    """The step that the server would send now."""
    menu = tuple([move_of(one) for one in table.menu(viewer) if one.kind != "timeout"]) if viewer >= 0 else ()
    return Step(1, view_of(table, viewer), menu, events, (), None)


@pytest.mark.parametrize("rules", ["official", "home", "olympic", "wizz", "bluff", "rapido", "house_rules"])
def test_a_view_is_read_as_the_engine_made_it(rules: str) -> None:
    laid = ruleset(rules, 4)
    table = Table(laid, 4, FastLuck(rules))
    driver = Driver(table, [LEVELS["novice"](f"{seat}") for seat in range(4)])
    steps = 0
    while steps < 60:
        if table.state.phase != ROUND:
            driver.act(NEXT)
        else:
            driver.step()
        steps += 1
        for viewer in range(-1, 4):
            made, read = view(table, viewer), heard.view_of(step_of(table, viewer), laid)
            assert json.loads(read.text()) == json.loads(made.text())
            for name in ("decision", "debt", "windows", "rules", "shown", "badges", "hand"):
                assert getattr(read, name) == getattr(made, name)
        if table.state.phase != ROUND:
            return


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 3}, {"counts": [7]}, {"viewer": "J"}, {"pile": "nonsense"}, {"pile": ["xx"]},
        {"decision": ["decision"]},
        {"shown": {"Z": "r1"}}, {"windows": None}, {"badges": 5}, {"memos": None, "seats": "two"},
    ],
)  # fmt: skip
def test_a_view_that_cannot_be_is_not_drawn(change: dict[str, Any]) -> None:
    table = Table(ruleset("official", 2), 2, FastLuck("x"))
    step = json.loads(msgspec.json.encode(step_of(table, 0)))
    step["view"] |= change
    with pytest.raises(NotUnderstood):
        heard.view_of(heard.message(json.dumps(step)), table.rules)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "frame", ["", "nonsense", "[]", '{"type":"song"}', '{"type":"beat"}', "[" * 100_000, "\ud800"]
)
def test_a_frame_that_is_none_is_not_understood(frame: str) -> None:
    with pytest.raises(NotUnderstood):
        heard.message(frame)


# --- a hostile server (S9) --------------------------------------------------------------------------------------

HOSTILE: Final = (
    "\x1b[2J", "\x1b]0;title\x07", "\x1b]52;c;aGFjaw==\x1b\\", "\x1bc",
    "\x9b31m", "\x9d0;x\x9c", "\x90q\x9c", "\x7f\x08\x08",
    "\r\nfake line", "\x00\x05\x0e", "\u202egnp.exe", "\u2066\u2069", "\x1b[6n",
    "\x1b[200~", "\u2028", "\x85", "\x1bP1;1|x\x1b\\",
)  # fmt: skip
FORBIDDEN: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def room_frame(evil: str, **more: Any) -> str:
    """A room in which every free word is evil."""
    place = {"kind": "person", "name": f"Ann{evil}", "coming": f"Cy{evil}"}
    room = {
        "type": "room", "seq": 1, "code": f"X{evil}", "you": "A", "host": "B", "stage": "preparing", "match": 0,
        "rules": "official", "warnings": [{"id": f"no{evil}", "args": [evil]}], "promise": evil,
        "places": [{"seat": "A", **place}, {"seat": "B", **place, "name": f"Bob{evil}"}], "settings": {},
    }  # fmt: skip
    return json.dumps({**room, **more})


def step_frame(evil: str) -> str:
    table = Table(ruleset("official", 2), 2, FastLuck("x"))
    Driver(table, [LEVELS["novice"]("0"), LEVELS["novice"]("1")]).act(NEXT)
    step = json.loads(msgspec.json.encode(step_of(table, 0)))
    step["said"] = [
        {"id": "played", "args": {"who": "B", "card": "r5", "colour": evil}},
        {"id": "turn-lost", "args": {"who": evil}},
        {"id": f"x{evil}", "args": {evil: evil}},
    ]
    step["view"]["badges"] = [[], []]
    return json.dumps(step)


class Scripted:
    """A line on which nobody speaks but the test."""

    def __init__(self) -> None:
        self.sent: list[Any] = []

    def send(self, command: Any) -> None:
        self.sent.append(command)


def visit_of(texts: Texts) -> Visit:
    visit = Visit(read_link("http://localhost:8000/t/7K3QX-9F2MD"), "t" * 43, texts)
    visit.line = Scripted()  # type: ignore[misc, assignment]
    return visit


def moments(visit: Visit, *news: Any) -> None:
    """Let the guest live through these, until there is nothing more to type."""
    for one in news:
        visit.inbox.put(one)
    visit.inbox.put(Typed(""))
    try:
        while visit._moment():
            pass
    except (Left, Over):
        return


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("evil", HOSTILE)
def test_nothing_that_a_server_sends_steers_the_terminal(
    evil: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = json.dumps({"type": "said", "seq": 2, "seat": "B", "name": f"Bob{evil}", "text": f"hi{evil}there"})
    phrase = json.dumps({"type": "said", "seq": 2, "seat": "B", "name": "Bob", "phrase": f"talk-{evil}"})
    frames = [room_frame(evil), said, phrase, room_frame(evil, stage="playing", match=1), step_frame(evil)]
    bye = heard.message(json.dumps({"type": "bye", "code": 1008, "reason": {"id": evil, "args": [evil]}}))
    assert isinstance(bye, Bye)
    visit = visit_of(Texts(lang))
    visit.typist.is_terminal = True  # type: ignore[misc]
    moments(visit, *[heard.message(frame) for frame in frames], Lost(), Back(), Typed("\n"), Hung(bye.reason))
    visit._take_leave(None, None)
    shown = capsys.readouterr().out
    assert "Bob" in shown
    assert "hi" in shown
    assert not FORBIDDEN.search(shown), FORBIDDEN.findall(shown)


# --- keys out of turn -------------------------------------------------------------------------------------------


def test_a_key_catches_at_once_and_a_refusal_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """A chance is taken with its key alone, as in a local game."""
    visit = visit_of(Texts("en"))
    visit.typist.is_terminal = visit.typist.timed = True  # type: ignore[misc]
    table = Table(ruleset("official", 2), 2, FastLuck("x"))
    table.act(NEXT)
    asked = table.state.decision
    assert asked is not None
    other = 1 - asked.seat
    step = json.loads(msgspec.json.encode(step_of(table, other)))
    step["menu"] = [{"kind": "catch", "aim": SEATS[asked.seat]}]
    room = room_frame("", you=SEATS[other], stage="playing", match=1)
    for news in (heard.message(room), heard.message(json.dumps(step))):
        visit._take(news)
    visit.inbox.put(Typed('"'))  # Words are no key.
    visit.inbox.put(Typed("\x7fx"))
    visit.inbox.put(Answer("", "accepted"))

    sent: list[Any] = visit.line.sent  # type: ignore[attr-defined]

    def send(command: Any) -> None:
        sent.append(command)
        visit.inbox.put(Answer(command.id, "refused", reason=Reason("spectators_watch")))

    visit.line.send = send  # type: ignore[method-assign]
    assert visit._moment()
    [command] = sent
    assert isinstance(command, Do)
    assert (command.move.kind, command.move.aim, command.seen) == ("catch", SEATS[asked.seat], table.state.version)
    assert "holds one card and has not called Uno" in capsys.readouterr().out
    assert visit._note == "You are watching: take a seat to do that."
    moments(visit, Typed('"good game\n'))
    assert any([isinstance(one, Talk) and one.text == "good game" for one in sent])


def test_what_comes_too_early_is_sent_again_and_what_failed_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    visit = visit_of(Texts("en"))
    visit._take(heard.message(room_frame("", host="A")))
    answers: list[dict[str, Any]] = [
        {"status": "wait", "ms": 20}, {"status": "limited", "ms": 20}, {"status": "busy", "ms": 20},
        {"status": "busy", "reason": Reason("failed")}, {"status": "accepted"},
    ]  # fmt: skip
    sent: list[Any] = []

    def send(command: Any) -> None:
        visit.inbox.put(Answer(command.id, **answers[len(sent)]))
        sent.append(command)

    visit.line.send = send  # type: ignore[method-assign]
    moments(visit, Typed("start\n"), Typed('"hello\n'))
    assert len({one.id for one in sent[:4]}) == 1
    assert "Something went wrong on the server" in capsys.readouterr().out
    assert isinstance(sent[4], Talk)


# --- links and keepsakes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "server", "code"),
    [
        ("http://192.168.1.20:8000/t/7K3QX-9F2MD", "http://192.168.1.20:8000", "7K3QX9F2MD"),
        ("192.168.1.20:8000/t/7k3qx9f2md/", "http://192.168.1.20:8000", "7K3QX9F2MD"),
        ("https://Uno.example.org/t/7K3QX-9F2MD#x", "https://uno.example.org", "7K3QX9F2MD"),
        ("localhost:8000", "http://localhost:8000", ""),
        ("http://[::1]:8000/", "http://[::1]:8000", ""),
    ],
)
def test_links_are_read(text: str, server: str, code: str) -> None:
    link = read_link(text)
    assert (link.server, link.code) == (server, code)
    assert read_link(link.text).text == link.text
    assert read_link(f"{server}/t/7K3QX-9F2MD").socket == f"ws{server[4:]}/ws/7K3QX9F2MD"


@pytest.mark.parametrize(
    "text",
    ["", "ftp://here/t/7K3QX-9F2MD", "http://", "http://here/t/short", "http://me:pw@here/t/7K3QX-9F2MD", "http://[",
     "http://here/x", "http://here:99999/", "7K3QX 9F2MD", "http://he\x1b[2Jre/t/7K3QX-9F2MD"],
)  # fmt: skip
def test_other_words_are_no_link(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadLink):
        read_link(text)


def test_a_match_of_ones_own_and_a_served_table_do_not_mix(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--join", "localhost:1", "--seed", "x", "--lang", "en"]) == 2
    assert "--seed belongs to a match of your own" in capsys.readouterr().err


def test_a_keepsake_is_kept_for_its_owner_alone_and_a_broken_one_is_none(tmp_path: Path) -> None:
    link, folder = read_link("localhost:8000/t/7K3QX-9F2MD"), tmp_path / "seats"
    first = Keepsake(link, folder)
    assert first.keep(link, "Ada")
    again = Keepsake(link, folder)
    assert (again.token, again.name) == (first.token, "Ada")
    [file] = folder.iterdir()
    assert file.stat().st_mode & 0o077 == 0
    assert link.code not in file.name
    for broken in ("", "[]", '{"token": "short", "name": "Ada"}', '{"token": 5}'):
        file.write_text(broken)
        assert Keepsake(link, folder).name == ""
    assert not Keepsake(link, tmp_path / "seats" / file.name / "deeper").keep(link, "Ada")
