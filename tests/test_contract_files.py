"""The contract: its files are as they would be written now, and what goes over the wire is what they say."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest
from rulesets import every_setting, lay, random_rules
from serving import Guest, serving, token

from pioche.engine import actions, state, values
from pioche.engine.actions import NOBODY
from pioche.engine.events import EVENTS
from pioche.engine.luck import FastLuck
from pioche.engine.moves import MOVES
from pioche.engine.ruleset import Ruleset
from pioche.engine.table import Table
from pioche.engine.values import Value
from pioche.engine.view import view
from pioche.server import bodies, contract, messages, shapes, wire
from pioche.server.messages import ClientMessage, Move, ServerMessage, encode

_read_view: Final = msgspec.json.Decoder(shapes.View).decode
_read_event: Final = msgspec.json.Decoder(shapes.TableEvent).decode
_read_move: Final = msgspec.json.Decoder(Move).decode
KEYWORDS: Final = frozenset(
    {
        "$ref", "additionalProperties", "anyOf", "default", "description", "enum", "items", "maxItems", "maxLength",
        "maximum", "minItems", "minLength", "minimum", "pattern", "prefixItems", "properties", "propertyNames",
        "required", "type",
    }
)  # fmt: skip
SORTS: Final = frozenset({"array", "boolean", "integer", "null", "object", "string"})


def test_the_files_are_as_they_would_be_written_now() -> None:
    assert contract.stale() == [], "run `python -m pioche.server.contract`"


def test_a_stale_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(contract, "ROOT", tmp_path)
    assert contract.main(["--check"]) == 1
    assert contract.main([]) == 0
    assert contract.main(["--check"]) == 0
    file = tmp_path / "docs/protocol/schema.json"
    file.write_text(file.read_text("utf-8").replace("stale", "fresh"), "utf-8")
    capsys.readouterr()
    assert contract.main(["--check"]) == 1
    assert capsys.readouterr().out == "stale: docs/protocol/schema.json\n"
    assert contract.main(["--chekc"]) == 2


# --- the files ------------------------------------------------------------------------------------------------------


def _schemas(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A schema and all those inside it."""
    yield schema
    for key in ("items", "additionalProperties", "propertyNames"):
        if isinstance(schema.get(key), dict):
            yield from _schemas(schema[key])
    for one in [*schema.get("anyOf", ()), *schema.get("prefixItems", ()), *schema.get("properties", {}).values()]:
        yield from _schemas(one)


def test_no_message_is_left_out() -> None:
    definitions = contract.definitions().keys()
    for module in (messages, bodies):
        mine = {name for name, one in vars(module).items() if getattr(one, "__module__", "") == module.__name__}
        assert mine
        assert mine <= definitions


def test_the_schema_is_one() -> None:
    document = contract.json_schema(contract.definitions())
    assert document["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    for name, definition in document["$defs"].items():
        assert definition.get("description"), f"{name} says nothing"
        for schema in _schemas(definition):
            assert schema.keys() <= KEYWORDS, name
            assert schema.get("type", "null") in SORTS, name
            assert set(schema.get("required", ())) <= set(schema.get("properties", ())), name
            assert "$ref" not in schema or schema["$ref"].removeprefix("#/$defs/") in document["$defs"], name
            assert "enum" not in schema or len(set(schema["enum"])) == len(schema["enum"]) > 0, name
            re.compile(schema.get("pattern", ""))


def test_every_reference_of_the_asyncapi_document_leads_somewhere() -> None:
    document = contract.asyncapi(contract.definitions())
    assert document["asyncapi"] == "3.0.0"
    references = set(re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(document)))
    assert len(references) > 60
    for reference in references:
        found = document
        for step in reference.split("/"):
            found = found[step]
    for schema in document["components"]["schemas"].values():
        for one in _schemas({key: value for key, value in schema.items() if key != "discriminator"}):
            assert isinstance(one.get("discriminator", ""), str)
    said = document["operations"]["say"]["messages"]
    told = document["operations"]["tell"]["messages"]
    assert {"$ref": "#/channels/table/messages/Do"} in said
    assert {"$ref": "#/channels/table/messages/Step"} in told
    assert len(said) + len(told) == len(document["channels"]["table"]["messages"])


def test_the_types_of_the_browser_tell_unions_apart() -> None:
    text = (contract.ROOT / "web/src/lib/contract.ts").read_text("utf-8")
    assert "export type ServerMessage = Room | Step | Said | Answer | Beat | Bye\n" in text
    assert '  readonly type: "step"\n' in text
    assert '  readonly is: "moved"\n' in text
    assert "  readonly events: readonly (TableEvent | null)[]\n" in text
    assert "  readonly settings: Required<Settings>\n" in text  # The server sends all of them, ...
    assert "  readonly settings?: Settings\n" in text  # ... a client those that it cares about.
    assert "unknown" not in text
    exported = re.findall(r"export (?:interface|type) (\w+)", text)
    assert exported == sorted(set(exported))


# --- shapes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shape", "value", "unsent"),
    [
        (shapes.Decision, state.Decision, set()),
        (shapes.Debt, state.Debt, set()),
        (shapes.Stake, state.Stake, {"guilty", "evidence"}),
        (shapes.Window, state.Window, set()),
        (shapes.Picture, state.Picture, set()),
    ],
)
def test_a_shape_has_the_fields_of_its_value(
    shape: type[msgspec.Struct], value: type[Value], unsent: set[str]
) -> None:
    assert [*shape.__struct_fields__] == [name for name, _ in value.fields if name not in unsent]


def test_an_event_has_the_fields_of_its_class() -> None:
    defs = contract.definitions()
    for kind in (*EVENTS, *MOVES):
        fields = [name for name, _ in kind.fields if name != "agenda"]
        assert [*defs[f"{kind.__name__}Event"]["properties"]] == ["is", *fields]
        assert defs[f"{kind.__name__}Event"]["required"] == ["is", *fields]


def _same(raw: bytes, read: Any) -> None:
    """Nothing is missing, nothing is of another type, and nothing else was there."""
    assert json.loads(encode(read(raw))) == json.loads(raw)


def _row(cards: list[str]) -> str:
    return "".join(cards) or "-"


def _as_text(seen: dict[str, Any], table: Table) -> dict[str, Any]:
    """What the engine's text of a view says that was sent like this."""
    decision, debt = seen["decision"], seen["debt"]
    if debt is not None:
        stakes = [["stake", one["author"], _row(one["cards"]), one["amount"], one["open"]] for one in debt["stakes"]]
        debt = ["debt", *{**debt, "stakes": [[*stake, False, "-"] for stake in stakes]}.values()]
    return {
        **seen,
        **{field: "".join(seen[field]) for field in ("eliminated", "contenders", "champions")},
        "shown": {seat: _row(hand) for seat, hand in seen["shown"].items()},
        "open_cards": [_row(row) for row in seen["open_cards"]],
        "pile": _row(seen["pile"]),
        "decision": decision and ["decision", decision["seat"], decision["kind"], _row(decision["cards"])],
        "debt": debt,
        "windows": [["window", *window.values()] for window in seen["windows"]],
        "memos": {key: _memo(memo, table.state.memos[key]) for key, memo in seen["memos"].items()},
    }


def _memo(sent: dict[str, Any], memo: state.Memo) -> list[Any]:
    rows = {values.SEAT_ROW: "".join, values.CARD_ROW: _row}
    public = [(field, codec) for field, codec in memo.fields if field not in memo.secret]
    return [memo.name, *[rows[codec](sent[field]) if codec in rows else sent[field] for field, codec in public]]


def _check(table: Table, events: list[Any]) -> None:
    acts = table.state.actor
    other: shapes.View | None = None
    for viewer in {NOBODY, acts, (acts + 1) % table.state.seats, table.state.seats - 1}:
        sent = encode(wire.view_of(table, viewer))
        other = wire.view_of(table, viewer, other)
        assert encode(other) == sent, "what is taken over from somebody else's view is public"
        _same(sent, _read_view)
        # The text is what the tests of secrecy look at: no more goes over the wire.
        assert _as_text(json.loads(sent), table) == json.loads(view(table, viewer).text())
        for event in wire.events_of(table.seen(events, viewer)):
            if event is not None:
                _same(encode(event), _read_event)
        for action in table.menu(viewer) if viewer != NOBODY else ():
            if action.kind != "timeout":
                move = wire.move_of(action)
                _same(encode(move), _read_move)
                assert wire.action_of(move, viewer) == action


def _play(rules: Ruleset, seats: int, seed: str, steps: int = 80) -> set[str]:
    """Play at random and check everything that anybody is sent; the names of the events that came."""
    random = Random(seed)
    table = Table(rules, seats, FastLuck(seed))
    names: set[str] = set()
    for _ in range(steps):
        if table.state.phase == state.OVER:
            break
        menu = [action for seat in range(-1, seats) for action in table.menu(seat)]
        events = table.act(random.choice(menu)).events
        names |= {event.name for event in events}
        _check(table, events)
    return names


def test_every_view_and_event_is_of_the_declared_shape() -> None:
    names: set[str] = set()
    for number in range(40):
        random = Random(f"shape {number}")
        seats = random.randint(2, 10)
        names |= _play(random_rules(random, seats), seats, f"shape {number}")
    assert names >= {kind.name for kind in (*EVENTS, *MOVES)} - {"closed", "tied", "won", "eliminated", "said"}


@pytest.mark.long
def test_every_setting_keeps_to_the_declared_shape() -> None:
    for word in every_setting():
        for seats in (2, 4):
            if (rules := lay([word], seats)) is not None:
                _play(rules, seats, word, 600)


def test_nobody_is_sent_a_verdict_or_what_a_rule_keeps_secret() -> None:
    stake = state.Stake(0, (), 4, True, True, (actions.read("A r5").card,))
    debt = state.Debt("draw", 4, 1, (stake,))
    assert json.loads(encode(shapes.Debt.of(debt)))["stakes"] == [
        {"author": "A", "cards": [], "amount": 4, "open": True}
    ]
    sent = contract.definitions()
    assert "waits" not in sent["TrialMemo"]["properties"]
    assert "agenda" not in sent["AskedEvent"]["properties"]


def test_no_sort_of_field_is_without_its_type() -> None:
    sorts = {codec for kind in (*EVENTS, *MOVES) for _, codec in kind.fields}
    assert sorts <= {*shapes._SHAPES, values.VALUE, values.VALUES}


# --- a served match -------------------------------------------------------------------------------------------------


class Strict(Guest):
    """A guest who sees to it that everything sent either way is as it is declared."""

    async def send(self, frame: dict[str, Any]) -> None:
        msgspec.json.decode(json.dumps(frame), type=ClientMessage)
        await super().send(frame)

    def check(self) -> None:
        for raw in self.raw:
            _same(raw.encode(), lambda text: msgspec.json.decode(text, type=ServerMessage))


async def _play_on(guest: Guest) -> None:
    """Do what there is to do, until the match is over."""
    at = -1
    while True:
        step = await guest.step(at + 1)
        at = step["view"]["version"]
        phase, decision = step["view"]["phase"], step["view"]["decision"]
        if phase == "over":
            return
        if phase == "between":
            await guest.ask("ready")
        elif decision["seat"] == step["view"]["viewer"] and step["menu"]:
            move = next((one for one in step["menu"] if one["kind"] == "play"), step["menu"][0])
            await guest.do({**move, "uno": True} if move["kind"] == "play" and len(_hand(step)) == 2 else move)


def _check_rooms(frames: list[dict[str, Any]]) -> None:
    """Every stage is told, and the promise of a shuffle before its deal."""
    stages: list[str] = []
    promise = ""
    for frame in frames:
        if frame["type"] == "room":
            promise = frame["promise"]
            stages += [frame["stage"]] if stages[-1:] != [frame["stage"]] else []
            assert (frame["next_ms"] is not None) == (frame["stage"] == "between")
        if any([event and event["is"] == "began" for event in frame.get("events", ())]):
            assert len(promise) == 64
    assert stages[:3] == ["preparing", "between", "playing"]
    assert stages[-1] == "over"


async def _is_over(guest: Guest) -> None:
    await guest.until(lambda: (guest.last("room") or {}).get("stage") == "over")


def _hand(step: dict[str, Any]) -> list[str]:
    hand: list[str] = step["view"]["shown"][step["view"]["viewer"]]
    return hand


def test_every_frame_of_a_served_match_is_as_declared(tmp_path: Path) -> None:
    async def play() -> None:
        ada, bob = token(), token()
        async with serving(tmp_path) as served:
            code = await served.make(ada, seats=2, rules="official target=50")
            await served.join(code, "Bob", bob)
            guests = [Strict(served.port, code, ada), Strict(served.port, code, bob), Strict(served.port, code, None)]
            first, second, third = guests
            async with first, second, third:
                await first.ask("start")
                await first.ask("talk", phrase="talk-hello")
                async with asyncio.timeout(60):
                    await asyncio.gather(_play_on(first), _play_on(second))
                await _is_over(third)
            for guest in guests:
                guest.check()
                assert {frame["type"] for frame in guest.frames} >= {"room", "step", "said"}
            _check_rooms(first.frames)

    asyncio.run(play())


def test_a_frame_that_is_not_understood_is_answered_by_its_id(tmp_path: Path) -> None:
    async def play() -> None:
        ada = token()
        async with serving(tmp_path) as served:
            code = await served.make(ada, start=True)
            async with served.guest(code, ada) as guest:
                await guest.step()
                for frame in ({"move": {"kind": "fly"}, "seen": 0}, {"seen": -1, "move": {"kind": "draw"}}, {}):
                    answer = await guest.ask("do", **frame)
                    assert (answer["status"], answer["reason"]["id"]) == ("refused", "not_understood")
                await guest.send_text("{")
                await guest.until(lambda: (guest.last("answer") or {}).get("id") == "")

    asyncio.run(play())


def test_who_comes_back_is_told_whether_he_has_missed_anything(tmp_path: Path) -> None:
    async def play() -> None:
        ada = token()
        async with serving(tmp_path) as served:
            code = await served.make(ada, start=True, bots=["novice"])
            async with served.guest(code, ada) as first:
                await first.step(1)
                seq = first.frames[-1]["seq"]
            for since, missed in ((0, False), (seq, False), (1, True)):
                async with served.guest(code, ada, since) as again:
                    assert (await again.step(1))["missed"] == missed

    asyncio.run(play())


def test_a_command_sent_again_is_given_its_first_answer(tmp_path: Path) -> None:
    async def play() -> None:
        ada, bob = token(), token()
        async with serving(tmp_path) as served:
            code = await served.make(ada, seats=2)
            await served.join(code, "Bob", bob)
            async with served.guest(code, ada) as first, served.guest(code, bob) as second:
                begun = await first.ask("start", id="begin")
                assert await first.ask("start", id="begin") == begun
                await asyncio.gather(first.step(1), second.step(1))
                for number, guest in enumerate((first, second) * 2):
                    step = await guest.step()
                    if step["view"]["decision"]["seat"] == step["view"]["viewer"]:
                        move = {"seen": step["view"]["version"], "move": step["menu"][0]}
                        answer = await guest.ask("do", id=f"once{number}", **move)
                        assert answer["status"] == "accepted"
                        await guest.step(step["view"]["version"] + 1)
                        assert await guest.ask("do", id=f"once{number}", **move) == answer

    asyncio.run(play())
