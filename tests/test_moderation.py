"""Who talks badly can be muted by each for himself, reported by anybody, and muted for all by the host (S10)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from serving import serving, token
from sitting import Guest, Sitting, chance_as_before

from pioche.cli import run
from pioche.engine.state import ROUND
from pioche.server.messages import Answer, Do, Hush, Leave, Move, Report, Settings, Start, Talk
from pioche.server.wire import move_of

Scene = Callable[[Sitting, list[Guest]], Awaitable[None]]


def at_table(scene: Scene, rules: str = "official", seats: int = 3) -> None:
    """Ada, who is the host, Bob and Cyd at a table."""
    sitting = Sitting("moderation", rules, seats)

    async def sit() -> None:
        await sitting.make()
        for guest in sitting.guests[:3]:
            await sitting.join(guest)
            await sitting.come(guest)
        await sitting.watch()
        await scene(sitting, sitting.guests[:3])
        await sitting.check()

    with chance_as_before():
        asyncio.run(sit())


def reason(answer: Answer) -> str:
    return answer.reason.id if answer.reason else ""


def reports(guest: Guest) -> list[Any]:
    """What somebody has been told of reports."""
    room = guest.lookers[0].last("room")
    assert room is not None
    return [(one["by"], one["seat"], one["name"], one["phrase"] or one["text"]) for one in room["reports"]]


async def say(sitting: Sitting, guest: Guest, words: str) -> int:
    answer = await sitting.say(guest, Talk(sitting.id(), text=words))
    assert answer.status == "accepted"
    return answer.seq


def test_the_host_alone_sees_who_reports_whom_and_for_what() -> None:
    async def scene(sitting: Sitting, guests: list[Guest]) -> None:
        ada, bob, cyd = guests
        seq = await say(sitting, bob, "you fools")
        assert (await sitting.say(cyd, Report("r1", seq))).status == "accepted"
        assert reports(ada) == [("Cyd", "B", "Bob", "you fools")]
        assert [reports(one) for one in (bob, cyd)] == [[], []]
        assert "you fools" not in str([one for one in sitting.onlookers[0].frames if one["type"] == "room"])
        # The same again, under another id: it is known already.
        before = (await sitting.fold()).seq
        assert (await sitting.say(cyd, Report("r2", seq))).status == "accepted"
        assert (await sitting.fold()).seq == before
        await sitting.restart()
        await sitting.come(ada)
        assert reports(ada) == [("Cyd", "B", "Bob", "you fools")]

    at_table(scene)


def test_a_host_is_not_shown_what_is_reported_of_himself_and_his_successor_is() -> None:
    async def scene(sitting: Sitting, guests: list[Guest]) -> None:
        ada, bob, cyd = guests
        seq = await say(sitting, ada, "losers")
        await sitting.say(cyd, Report("r1", seq))
        assert [reports(one) for one in guests] == [[], [], []]
        await sitting.say(ada, Leave("l"))
        assert reports(bob) == [("Cyd", "A", "Ada", "losers")]

    at_table(scene)


def test_what_was_not_said_and_what_one_has_said_oneself_cannot_be_reported() -> None:
    async def scene(sitting: Sitting, guests: list[Guest]) -> None:
        seq = await say(sitting, guests[1], "hm")
        for number, (guest, about) in enumerate([(guests[2], 1), (guests[2], 99), (guests[1], seq)]):
            assert reason(await sitting.say(guest, Report(f"r{number}", about))) == "nothing_said"

    at_table(scene)


def test_whom_the_host_has_muted_can_say_nothing_until_he_may_again() -> None:
    async def scene(sitting: Sitting, guests: list[Guest]) -> None:
        ada, bob, cyd = guests
        assert reason(await sitting.say(cyd, Hush("h0", "B"))) == "host_decides"
        for seat in "A-J":
            assert reason(await sitting.say(ada, Hush(f"h{seat}", seat))) == "nobody_to_mute"
        assert (await sitting.say(ada, Hush("h1", "B"))).status == "accepted"
        for guest in guests:
            room = guest.lookers[0].last("room")
            assert room is not None
            assert [place["hushed"] for place in room["places"]] == [False, True, False]
        assert reason(await sitting.say(bob, Talk("t1", text="but"))) == "you_are_muted"
        assert reason(await sitting.say(bob, Talk("t2", "talk-hello"))) == "you_are_muted"
        await say(sitting, cyd, "quiet here")
        # He stays so when he goes and comes back; somebody else in his seat does not.
        await sitting.say(bob, Leave("l1"))
        eva = sitting.guests[4]
        assert await sitting.join(eva) == 1
        await say(sitting, eva, "hello")
        await sitting.say(eva, Leave("l2"))
        assert await sitting.join(bob) == 1
        assert reason(await sitting.say(bob, Talk("t3", text="but"))) == "you_are_muted"
        await sitting.restart()
        assert reason(await sitting.say(bob, Talk("t4", text="but"))) == "you_are_muted"
        await sitting.come(ada)
        assert (await sitting.say(ada, Hush("h2", "B", on=False))).status == "accepted"
        await say(sitting, bob, "thank you")

    at_table(scene)


@pytest.mark.parametrize("rules", ["official", "official banned_word=no", "official oooh=oooh"])
def test_who_is_muted_plays_like_everybody_else(rules: str) -> None:
    async def scene(sitting: Sitting, guests: list[Guest]) -> None:
        ada, bob, _ = guests
        await sitting.say(ada, Hush("h", "B"))
        await sitting.say(ada, Start("s"))
        await sitting.pass_time(10)
        moves = 0
        for number in range(60):
            room = await sitting.fold()
            if room.table is None or room.table.state.phase != ROUND:
                break
            state = room.table.state
            assert state.decision is not None
            menu = [one for one in room.table.menu(state.decision.seat) if one.kind not in ("timeout", "accuse")]
            guest = sitting.guest_in(room, state.decision.seat)
            assert guest is not None
            answer = await sitting.say(guest, Do(f"m{number}", state.version, move_of(menu[0])))
            moves += answer.status == "accepted" and guest is bob
            await sitting.pass_time(5000)
        assert moves > 3
        word = "oooh" if "oooh" in rules else "no"
        answer = await sitting.say(bob, Do("w", 1, Move("say", word=word)))
        if (await sitting.fold()).stage == "playing":
            assert answer.status == ("accepted" if "oooh=" in rules else "refused")

    at_table(scene, rules)


def test_a_table_without_chat_can_be_muted_too() -> None:
    async def scene(sitting: Sitting, guests: list[Guest]) -> None:
        await sitting.say(guests[0], Hush("h", "C"))
        assert reason(await sitting.say(guests[2], Talk("t", "talk-hello"))) == "you_are_muted"
        assert Settings() == (await sitting.fold()).settings.settings  # type: ignore[union-attr]

    at_table(scene)


def test_whoever_runs_the_server_reads_all_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scene() -> None:
        ada, bob = token(), token()
        async with serving(tmp_path) as served:
            code = await served.make(ada)
            await served.join(code, "Bob", bob)
            async with served.guest(code, ada) as first, served.guest(code, bob) as second:
                said = await first.ask("talk", text="\x1b[31mlosers")
                assert (await second.ask("report", seq=said["seq"]))["status"] == "accepted"
                said = await second.ask("talk", phrase="talk-haha")
                await first.ask("start")
                assert (await first.ask("report", seq=said["seq"]))["status"] == "accepted"
            # While it is being served.
            assert run(["reports", "--data", str(tmp_path), "--lang", "en"]) == 0
            table = f"{code[:5]}-{code[5:]}"
            one, other = capsys.readouterr().out.splitlines()[-2:]
            assert f"table {table}: Bob reports Ada: “[31mlosers”" in one
            assert f"{table}: Ada reports Bob: “Ha ha!”" in other

    assert run(["reports", "--data", str(tmp_path / "nowhere"), "--lang", "en"]) == 2
    asyncio.run(scene())
    assert run(["reports", "--data", str(tmp_path), "--lang", "fr"]) == 0
    assert "Bob signale Ada\u00a0: «\u00a0[31mlosers\u00a0»" in capsys.readouterr().out


def test_nobody_has_reported_anything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as served:
            await served.make(token())

    asyncio.run(scene())
    assert run(["reports", "--data", str(tmp_path), "--lang", "en"]) == 0
    assert capsys.readouterr().out.endswith("Nobody has reported anything.\n")
