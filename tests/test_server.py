"""The table server, as a guest meets it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest
from history import History
from serving import BRISK, pacing, serving, token
from websockets.asyncio.client import connect

from pioche.server import keeper


def test_two_people_and_two_bots_play_a_round(tmp_path: Path) -> None:
    async def play() -> None:
        ada, bob = token(), token()
        async with serving(tmp_path) as served:
            code = await served.make(ada, seats=4, bots=["novice"])
            assert await served.join(code, "Bob", bob) == "C"
            assert await served.join(code, "Bob", bob) == "C"
            async with served.guest(code, ada) as first, served.guest(code, bob) as second:
                assert (await second.ask("start"))["status"] == "refused"
                assert (await first.ask("start"))["status"] == "accepted"
                step = await first.step(1)
                assert step["view"]["phase"] == "round"
                other = await second.step(1)
                assert other["view"]["viewer"] == "C"
                told = [first.testimony, second.testimony]
        History(tmp_path).check(code, told)

    asyncio.run(play())


def test_the_host_has_two_seats_change_places(tmp_path: Path) -> None:
    async def play() -> None:
        ada, bob = token(), token()
        async with serving(tmp_path) as served:
            code = await served.make(ada, seats=4, bots=["novice"])
            await served.join(code, "Bob", bob)
            async with served.guest(code, ada) as first, served.guest(code, bob) as second:
                assert (await second.ask("swap", seat="A", other="C"))["status"] == "refused"
                assert (await first.ask("swap", seat="A", other="K"))["status"] == "refused"
                assert (await first.ask("swap", seat="A", other="C"))["status"] == "accepted"
                room = first.last("room")
                assert room is not None
                assert (room["you"], [place["name"] for place in room["places"]][::2]) == ("C", ["Bob", "Ada"])
                assert (second.last("room") or {})["you"] == "A"

    asyncio.run(play())


def test_a_match_against_bots_is_advised_recorded_and_replayed(tmp_path: Path) -> None:
    async def play() -> None:
        ada = token()
        async with serving(tmp_path) as served:
            code = await served.make(ada, seats=2, bots=["novice"], start=True, rules="official target=1")
            async with served.guest(code, ada) as guest:
                while (step := await guest.step(1))["view"]["phase"] == "round":
                    if step["view"]["decision"]["seat"] == "A":
                        advice = await guest.ask("advise")
                        assert advice["status"] == "accepted", advice
                        assert advice["move"] in step["menu"] or advice["move"].get("uno"), advice
                        await guest.do(advice["move"])
                    else:
                        await asyncio.sleep(0.05)
            left = step["view"]["shown"]
            assert {card for hand in left.values() for card in hand} == step["worth"].keys()
            assert [sum([step["worth"][card] for card in left[seat]]) for seat in "AB"] == step["view"]["left"]
            scores = (await served.http.get(f"/api/tables/{code}/scores")).json()
            view = step["view"]
            one = {"round": 1, "winner": view["winner"], "points": view["points"], "totals": view["totals"]}
            assert scores == {"match": 1, "rounds": [one]}
            place = f"/api/tables/{code}/matches/1/rounds/1"
            record = await served.http.get(f"{place}/record")
            assert record.text.startswith("pioche-record 1"), record.text
            assert "\nproof 1 " in record.text
            replay = (await served.http.get(f"{place}/replay")).json()
            assert replay["steps"][-1]["events"][-1]["is"] in ("ended", "won")

    with pacing(BRISK):
        asyncio.run(play())


def test_who_connects_while_nobody_looks_at_the_table_is_told_all_the_same(tmp_path: Path) -> None:
    """There is one keeper for a table, even if it was forgotten between a connection and its first message."""

    async def play() -> None:
        ada = token()
        async with serving(tmp_path) as served:
            code = await served.make(ada)
            async with connect(f"ws://127.0.0.1:{served.port}/ws/{code}", proxy=None) as late:
                assert (await served.http.get(f"/api/tables/{code}")).status_code == 200
                async with served.guest(code, ada) as first:
                    await first.until(lambda: first.last("room"))
                    await late.send('{"type":"hello","protocol":1}')
                    assert '"type":"room"' in str(await late.recv())
                    await first.ask("talk", phrase="talk-hello")
                    async with asyncio.timeout(5):
                        assert '"type":"said"' in str(await late.recv())

    asyncio.run(play())


def test_who_has_gone_and_a_table_that_is_left_are_forgotten_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of theirs refers to itself in a circle: with many sockets the collector comes every few hours only."""
    monkeypatch.setattr(keeper, "GRACE", 10)

    async def visit() -> None:
        ada = token()
        async with serving(tmp_path) as served:
            code = await served.make(ada, seats=2)
            gc.collect()
            gc.disable()
            try:
                async with served.guest(code, ada) as guest:
                    await guest.ask("talk", text="hello")
                    kept = served.app.hall.keepers[code]
                    alive = [weakref.ref(kept), weakref.ref(kept.worker), *map(weakref.ref, kept.watchers)]
                    assert len(alive) == 3
                    del kept
                async with asyncio.timeout(20):
                    while any([one() for one in alive]):
                        await asyncio.sleep(0.02)
            finally:
                gc.enable()

    asyncio.run(visit())
