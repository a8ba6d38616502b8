"""What a table promises its guests, one mishap after another; each of these has gone wrong here, or elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, get_args

import pytest
from sitting import Looker, Sitting, chance_as_before

from pioche.engine.actions import NOBODY
from pioche.engine.state import ROUND
from pioche.server import pace
from pioche.server.entries import Spoken
from pioche.server.keeper import ARRIVAL, GRACE
from pioche.server.messages import (
    Advise,
    Answer,
    Arrange,
    Command,
    Do,
    Hush,
    Leave,
    MakeLink,
    Move,
    Ready,
    Reason,
    Report,
    SetSeat,
    Settings,
    Start,
    Swap,
    Talk,
)
from pioche.server.referee import Decided
from pioche.server.refusals import NoTable, Unwanted
from pioche.server.store import StoreBusy, StoreError, StoreFull
from pioche.server.wire import move_of
from pioche.server.worker import Job

Scene = Callable[[Sitting], Awaitable[None]]


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    with chance_as_before():
        yield


def at_table(scene: Scene, seats: int = 3, rules: str = "official", workers: int = 1, **wanted: Any) -> None:
    sitting = Sitting("promises", rules, seats, workers)

    async def sit() -> None:
        await sitting.make(**wanted)
        await sitting.come(sitting.guests[0])
        await scene(sitting)
        await sitting.check()

    asyncio.run(sit())


async def begin(sitting: Sitting, people: int) -> None:
    """So many people sit down and begin."""
    for guest in sitting.guests[1:people]:
        await sitting.join(guest)
        await sitting.come(guest)
    assert (await sitting.say(sitting.guests[0], Start(sitting.id()))).status == "accepted"
    await sitting.pass_time(10)
    assert (await sitting.fold()).stage == "playing"


def state_of(sitting: Sitting) -> Any:
    assert sitting.told.table is not None
    return sitting.told.table.state


# --- who may do what (S6) -------------------------------------------------------------------------------------------

COMMANDS: Final[dict[str, Callable[[str], Command]]] = {
    "do": lambda id: Do(id, 10_000, Move("draw")),
    "talk": lambda id: Talk(id, "talk-hello"),
    "report": lambda id: Report(id, 1),
    "hush": lambda id: Hush(id, "A"),
    "arrange": lambda id: Arrange(id, settings=Settings()),
    "seat": lambda id: SetSeat(id, "C", "novice"),
    "start": lambda id: Start(id),
    "ready": lambda id: Ready(id),
    "leave": lambda id: Leave(id),
}
#: By role what each command comes to before the match and in it; the move is one from the future.
WATCHING: Final = dict.fromkeys(COMMANDS, "spectators_watch")
MATRIX: Final[dict[tuple[str, str], dict[str, str]]] = {
    ("preparing", "host"): dict.fromkeys(COMMANDS, "")
    | {"do": "no_round", "ready": "not_between_rounds", "report": "nothing_said", "hush": "nobody_to_mute"},
    ("preparing", "guest"): {
        "do": "no_round",
        "talk": "",
        "report": "nothing_said",
        "hush": "host_decides",
        "arrange": "host_decides",
        "seat": "host_decides",
        "start": "host_decides",
        "ready": "not_between_rounds",
        "leave": "",
    },
    ("playing", "host"): {
        "do": "ahead_of_the_table",
        "talk": "",
        "report": "nothing_said",
        "hush": "nobody_to_mute",
        "arrange": "already_begun",
        "seat": "already_begun",
        "start": "already_begun",
        "ready": "not_between_rounds",
        "leave": "",
    },
    ("preparing", "stranger"): WATCHING,
    ("preparing", "spectator"): WATCHING,
    ("preparing", "leaver"): WATCHING,
    ("playing", "stranger"): WATCHING,
    ("playing", "spectator"): WATCHING,
    ("playing", "leaver"): WATCHING,
    ("playing", "waiting"): WATCHING | {"leave": ""},
}
MATRIX["playing", "guest"] = MATRIX["playing", "host"] | {"hush": "host_decides"}


@pytest.mark.parametrize(("stage", "role"), MATRIX)
def test_everybody_may_do_what_his_role_allows_and_nothing_else(stage: str, role: str) -> None:
    async def scene(sitting: Sitting, name: str, wanted: str) -> None:
        guests = sitting.guests
        who = {"host": 0, "guest": 1, "leaver": 2, "waiting": 3, "stranger": 4, "spectator": 5}[role]
        await sitting.join(guests[1])
        await sitting.join(guests[2])
        if stage == "playing":
            await begin(sitting, 1)
            await sitting.join(guests[3])
        await sitting.say(guests[2], Leave(sitting.id()))
        if role == "waiting":
            await sitting.join(guests[3])
        room = await sitting.fold()
        before = room.seq
        digest = "" if role == "spectator" else guests[who].digest
        keeper = sitting.halls[0].keeper(sitting.code)
        answer = await sitting.done(keeper.command(digest, COMMANDS[name]("x")))
        assert (answer.reason.id if answer.reason else "") == wanted, f"{role}: {name}"
        assert (answer.status == "accepted") == (wanted == "")
        if wanted:
            assert (await sitting.fold()).seq == before, "refused, and something has changed"

    for name, wanted in MATRIX[stage, role].items():
        at_table(lambda sitting, name=name, wanted=wanted: scene(sitting, name, wanted), seats=3)  # type: ignore[misc]


def test_a_move_is_always_that_of_the_sender() -> None:
    """Whoever is not to act cannot act for who is, whatever he writes."""

    async def scene(sitting: Sitting) -> None:
        await begin(sitting, 3)
        state = state_of(sitting)
        actor = state.decision.seat
        for guest in sitting.guests:
            seat = sitting.told.seat_of(guest.digest)
            if seat != actor:
                answer = await sitting.say(guest, Do(sitting.id(), state.version, Move("draw")))
                assert answer.status == "refused"
        assert (await sitting.fold()).table.state.version == state.version  # type: ignore[union-attr]

    at_table(scene)


# --- nobody waits in vain ------------------------------------------------------------------------------------------


def test_a_table_goes_on_when_who_is_to_act_leaves_after_the_bots_have_thought() -> None:
    async def scene(sitting: Sitting) -> None:
        for guest in sitting.guests[1:3]:
            await sitting.join(guest)
            await sitting.come(guest)
        await begin(sitting, 1)
        for _ in range(60):
            room = await sitting.fold()
            if room.stage != "playing":
                return
            state = state_of(sitting)
            seat = state.decision.seat
            keeper = sitting.halls[0].keeper(sitting.code)
            # The bots have let this chance go by; the seat to act is a person's, who leaves.
            guest_ = sitting.guest_in(room, seat)
            if guest_ is not None and len(room.people) > 1 and seat != 0:
                keeper.room.considered = state.version
                await sitting.say(guest_, Leave(sitting.id()))
                version = state.version
                await sitting.pass_time(10_000)
                assert (await sitting.fold()).table.state.version > version  # type: ignore[union-attr]
                return
            await sitting.play()

    at_table(scene, seats=4, bots=1)


def test_when_all_are_ready_the_next_round_is_dealt_at_once() -> None:
    async def scene(sitting: Sitting) -> None:
        await begin(sitting, 2)
        for _ in range(600):
            room = await sitting.fold()
            if room.stage == "between" and room.table is not None and room.table.state.round:
                break
            if room.stage == "over":
                return
            await sitting.play()
        assert (await sitting.fold()).stage == "between"
        shown = sitting.guests[1].lookers[0].last("room")
        assert shown is not None
        assert shown["stage"] == "between"
        assert shown["promise"] == sitting.told.promises[sitting.told.next_round], "promised, and nobody was told"
        for guest in sitting.guests[:2]:
            await sitting.say(guest, Ready(sitting.id()))
        await sitting.pass_time(5)
        assert (await sitting.fold()).stage == "playing"

    at_table(scene, seats=2)


def test_nobody_is_hurried_by_bots_and_everybody_has_his_whole_time_when_another_comes() -> None:
    async def scene(sitting: Sitting) -> None:
        ada, bob = sitting.guests[:2]
        await sitting.join(bob)
        await sitting.come(bob)
        await begin(sitting, 2)
        sitting.go(bob.lookers.pop())
        while state_of(sitting).decision.seat != 0:
            await sitting.pass_time(1000)
            await sitting.fold()
        await sitting.pass_time(3_600_000)
        room = await sitting.fold()
        assert room.present == [0]
        step = ada.lookers[0].last("step")
        assert step is not None
        assert step["clock"]["left_ms"] is None
        await sitting.come(bob)
        await sitting.pass_time(pace.IDLE - 1000)
        assert (await sitting.fold()).present == [0, 2]
        await sitting.pass_time(1000)
        assert (await sitting.fold()).present == [2]

    at_table(scene, bots=1)


def test_who_errs_again_and_again_holds_nobody_up() -> None:
    """Hammering a button gains nothing, and costs nobody else his time. (F10)"""

    async def scene(sitting: Sitting) -> None:
        ada = sitting.guests[0]
        await begin(sitting, 1)
        while state_of(sitting).decision.seat == 0:
            await sitting.play()
            await sitting.pass_time(200)
            await sitting.fold()
        bot = state_of(sitting).decision.seat
        for _ in range(20):
            draw = Do(sitting.id(), state_of(sitting).version, Move("draw"))
            assert (await sitting.say(ada, draw)).status == "penalised"
            await sitting.pass_time(400)
            await sitting.fold()
            if state_of(sitting).decision.seat != bot:
                return
        raise AssertionError("the bot never gets to act")

    at_table(scene, rules="official mistakes=penalised", bots=2)


def test_somebody_can_start_though_the_host_never_came() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.go(sitting.guests[0].lookers.pop())
        await sitting.restart()
        other = sitting.guests[1]
        await sitting.join(other)
        await sitting.come(other)
        await sitting.pass_time(ARRIVAL + 10)
        assert (await sitting.say(other, Start(sitting.id()))).status == "accepted"

    at_table(scene)


def test_the_host_is_whoever_came_first_wherever_he_sits() -> None:
    async def scene(sitting: Sitting) -> None:
        ada, bob = sitting.guests[:2]
        await sitting.join(bob)
        await sitting.come(bob)
        assert (await sitting.say(ada, Swap(sitting.id(), "A", "B"))).status == "accepted"
        room = await sitting.fold()
        assert room.places[room.host].name == ada.name
        assert (await sitting.say(bob, Start(sitting.id()))).reason == Reason("host_decides")
        sitting.go(ada.lookers.pop())
        await sitting.pass_time(GRACE + 10)
        assert room.places[(await sitting.fold()).host].name == bob.name
        await sitting.come(ada)
        assert room.places[(await sitting.fold()).host].name == ada.name

    at_table(scene)


@pytest.mark.parametrize("trouble", [StoreBusy("busy"), StoreFull("full")])
def test_a_table_goes_on_when_the_store_has_recovered(trouble: StoreError) -> None:
    async def scene(sitting: Sitting) -> None:
        await begin(sitting, 2)
        seq = (await sitting.fold()).seq
        sitting.store.failing = lambda: trouble
        await sitting.pass_time(200_000)
        assert (await sitting.fold()).seq == seq
        sitting.store.failing = lambda: None
        await sitting.pass_time(100_000)
        assert (await sitting.fold()).seq > seq

    at_table(scene)


def test_the_watch_over_deadlines_outlives_a_full_disk() -> None:
    async def scene(sitting: Sitting) -> None:
        here = sitting.halls[0]
        sitting.store.failing = lambda: StoreFull("full")
        assert await here.in_any_case(here.wake_due()) == 0
        assert here.broken is None

    at_table(scene)


def test_a_clock_that_was_set_back_makes_nobody_wait() -> None:
    async def scene(sitting: Sitting) -> None:
        await begin(sitting, 2)
        await sitting.restart()
        sitting.clock.now -= 86_400_000
        sitting.halls[0].open_since = sitting.clock.now
        await sitting.come(sitting.guests[0])
        await sitting.come(sitting.guests[1])
        seq = (await sitting.fold()).seq
        await sitting.pass_time(200_000)
        assert (await sitting.fold()).seq > seq + 1
        sitting.halls.clear()  # The room here tells the time by its own clock now, and not by the log.

    at_table(scene)


def test_whoever_has_left_the_round_is_not_punished_for_coming_back() -> None:
    """Fifty times in one turn (failure 34)."""

    async def scene(sitting: Sitting) -> None:
        await begin(sitting, 2)
        version = state_of(sitting).version
        for _ in range(50):
            for guest in sitting.guests[:2]:
                sitting.go(guest.lookers.pop())
            for guest in sitting.guests[:2]:
                await sitting.come(guest)
        await sitting.pass_time(GRACE + 10)
        room = await sitting.fold()
        assert room.table is not None
        assert (room.table.state.version, room.present) == (version, [0, 1])

    at_table(scene, seats=2)


# --- once is once --------------------------------------------------------------------------------------------------


def test_who_was_away_and_is_told_to_wait_may_send_the_same_command_again() -> None:
    async def scene(sitting: Sitting) -> None:
        await begin(sitting, 2)
        for _ in range(200):
            room = await sitting.fold()
            if room.stage != "playing":
                return
            keeper = sitting.halls[0].keeper(sitting.code)
            guest = sitting.guest_in(room, state_of(sitting).decision.seat)
            assert guest is not None
            assert room.table is not None
            menu = room.table.menu(room.seat_of(guest.digest))
            command = Do(sitting.id(), state_of(sitting).version, move_of(menu[0]))
            if room.hold_until > sitting.clock.now:
                keeper.room.places[room.seat_of(guest.digest)].away = True
                first = await sitting.done(sitting.ask(guest, command))
                assert first.status == "wait"
                await sitting.pass_time(first.ms)
                assert (await sitting.done(sitting.ask(guest, command))).status == "accepted"
                sitting.told = type(sitting.told)(sitting.code)
                return
            await sitting.say(guest, command)
        raise AssertionError("nobody ever had to wait")

    at_table(scene, seats=2, rules="official jump_in=all")


def test_a_command_sent_again_gets_its_first_answer_even_after_a_restart() -> None:
    async def scene(sitting: Sitting) -> None:
        await begin(sitting, 2)
        guest = sitting.guest_in(sitting.told, state_of(sitting).decision.seat)
        assert guest is not None
        assert sitting.told.table is not None
        menu = sitting.told.table.menu(state_of(sitting).decision.seat)
        command = Do("once", state_of(sitting).version, move_of(menu[0]))
        first = await sitting.say(guest, command)
        assert first.status == "accepted"
        seq = (await sitting.fold()).seq
        assert await sitting.done(sitting.ask(guest, command)) == first
        await sitting.restart()
        assert await sitting.done(sitting.ask(guest, command)) == first
        assert (await sitting.fold()).seq == seq

    at_table(scene, seats=2)


ONCE: Final[dict[type[Any], Callable[[Any], Command]]] = {
    Do: lambda sitting: Do("once", state_of(sitting).version, move_of(menu_of_who_acts(sitting)[0])),
    Talk: lambda sitting: Talk("once", text="hello"),
    Report: lambda sitting: Report("once", sitting.said),
    Hush: lambda sitting: Hush("once", "B"),
    Arrange: lambda sitting: Arrange("once", settings=Settings(chat=False)),
    SetSeat: lambda sitting: SetSeat("once", "C", "novice"),
    Swap: lambda sitting: Swap("once", "A", "C"),
    Start: lambda sitting: Start("once"),
    Ready: lambda sitting: Ready("once"),
    Leave: lambda sitting: Leave("once"),
    Advise: lambda sitting: Advise("once"),
    MakeLink: lambda sitting: MakeLink("once"),
}
PREPARING: Final = (Arrange, SetSeat, Swap, Start)


def menu_of_who_acts(sitting: Sitting) -> Any:
    assert sitting.told.table is not None
    return sitting.told.table.menu(state_of(sitting).decision.seat)


def test_every_command_is_tried_twice() -> None:
    assert set(ONCE) == set(get_args(Command))


@pytest.mark.parametrize("kind", ONCE, ids=lambda kind: kind.__name__)
def test_a_command_that_comes_again_has_its_first_answer_and_no_second_effect(kind: type[Any]) -> None:
    """At once, over another connection, and after a restart."""

    async def scene(sitting: Sitting) -> None:
        await sitting.join(sitting.guests[1])
        if kind not in PREPARING:
            await begin(sitting, 4)
        sitting.said = (await sitting.say(sitting.guests[1], Talk("said", text="well met"))).seq
        while kind is Ready and (await sitting.fold()).stage == "playing":
            await sitting.play()
        room = await sitting.fold()
        guest = sitting.guests[0]
        if kind in (Do, Advise):
            guest = sitting.guest_in(room, state_of(sitting).decision.seat)  # type: ignore[assignment]
        command = ONCE[kind](sitting)
        first = await sitting.any_kind(guest, command)
        assert first.status == "accepted", first
        if kind is Advise:  # What would be advised now is something else.
            await sitting.play()
        after = [(await sitting.fold()).seq, len(sitting.store.links)]
        again = [
            await sitting.any_kind(guest, command),
            *await asyncio.gather(*[sitting.any_kind(guest, command) for _ in range(3)]),
        ]
        await sitting.come(guest)
        again.append(await sitting.any_kind(guest, command))
        await sitting.restart()
        again.append(await sitting.any_kind(guest, command))
        assert again == [first] * 6
        assert [(await sitting.fold()).seq, len(sitting.store.links)] == after
        if kind is MakeLink:
            kept = repr(sitting.store.shelves[sitting.code].results)
            assert first.link not in kept
            here = sitting.hall()
            assert (await sitting.done(here.claim(first.link, sitting.token())))[0] == sitting.code
            assert await sitting.any_kind(guest, command) == first
            with pytest.raises(Unwanted):
                await here.claim(first.link, sitting.token())

    at_table(scene, seats=4, rules="official hand_size=1")


def test_two_commands_seen_at_the_same_moment_are_one_move() -> None:
    async def scene(sitting: Sitting) -> None:
        await begin(sitting, 2)
        state = state_of(sitting)
        guest = sitting.guest_in(sitting.told, state.decision.seat)
        assert guest is not None
        seen = state.version
        assert sitting.told.table is not None
        move = move_of(sitting.told.table.menu(state.decision.seat)[0])
        answers = await asyncio.gather(*[sitting.ask(guest, Do(sitting.id(), seen, move)) for _ in range(4)])
        await sitting.settle()
        assert sum([one.status == "accepted" for one in answers]) == 1, answers
        assert {one.status for one in answers} <= {"accepted", "stale"}, answers

    at_table(scene, seats=2)


def test_a_hundred_who_join_at_once_get_different_seats() -> None:
    async def scene(sitting: Sitting) -> None:
        here = sitting.halls[0]
        names = [f"Guest {chr(65 + n // 10)}{chr(65 + n % 10)}" for n in range(100)]
        found = await asyncio.gather(
            *[here.join(sitting.code, name, sitting.token()) for name in names], return_exceptions=True
        )
        seats = [one[0] for one in found if isinstance(one, tuple)]
        assert sorted(seats) == list(range(1, 10))
        assert all([isinstance(one, (tuple, Unwanted)) for one in found])

    at_table(scene, seats=10)


def test_a_call_of_uno_is_heard_before_a_catch_that_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the line is already (C47)."""

    async def scene(sitting: Sitting) -> None:
        keeper = sitting.halls[0].keeper(sitting.code)
        heard: list[str] = []
        later: list[asyncio.Future[Decided]] = []

        def hear(name: str) -> Callable[..., Decided]:
            def decide(room: object, now: int) -> Decided:
                heard.append(name)
                if name != "first":
                    return Decided()
                # While this is being stored, and two wait already.
                later.append(asyncio.ensure_future(keeper.ask(Job(hear("uno"), urgent=True))))
                return Decided().add(Spoken(0, "talk-hello", ""))

            return decide

        await asyncio.gather(*[keeper.ask(Job(hear(name))) for name in ("first", "catch", "another catch")])
        await asyncio.gather(*later)
        assert heard == ["first", "uno", "catch", "another catch"]

    at_table(scene)


# --- who is who ----------------------------------------------------------------------------------------------------


def test_a_link_is_worth_nothing_when_its_owner_has_left_the_seat() -> None:
    async def scene(sitting: Sitting) -> None:
        here, (_, bob, cyd, *_) = sitting.halls[0], sitting.guests
        seat = await sitting.join(bob)
        link = (await sitting.done(here.keeper(sitting.code).link(bob.token, sitting.id()))).link
        await sitting.say(bob, Leave(sitting.id()))
        assert await sitting.join(cyd) == seat
        with pytest.raises(Unwanted):
            await here.claim(link, sitting.token())
        room = await sitting.fold()
        assert seat is not None
        assert room.places[seat].digests == (cyd.digest,)

    at_table(scene)


def test_catching_at_a_venture_is_not_heard_for_a_while_in_any_tab() -> None:
    async def scene(sitting: Sitting) -> None:
        await begin(sitting, 2)
        guest = sitting.guests[0]
        other = await sitting.come(guest)
        version = state_of(sitting).version

        async def catch(number: int) -> Answer:
            looker = guest.lookers[number % 2]
            return await sitting.ask(guest, Do(sitting.id(), version, Move("catch", aim="B")), looker)

        assert other is not None
        answers = await asyncio.gather(*[catch(number) for number in range(8)])
        await sitting.settle()
        assert [one.status for one in answers].count("refused") == 1
        assert {one.status for one in answers} == {"refused", "limited"}
        await sitting.pass_time(pace.WRONG_CATCH + 1)

    at_table(scene, seats=2)


def test_whoever_may_not_look_on_any_more_is_sent_away() -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.watch()
        bob = sitting.guests[1]
        await sitting.join(bob)
        await sitting.come(bob)
        await sitting.say(sitting.guests[0], Arrange(sitting.id(), settings=Settings(spectators=False)))
        assert sitting.onlookers[0].dismissed == 1008
        assert bob.lookers[0].dismissed is None
        await sitting.say(bob, Leave(sitting.id()))
        assert bob.lookers[0].dismissed == 1008
        assert (await sitting.fold()).seat_of(bob.digest) == NOBODY

    at_table(scene)


def test_who_leaves_his_seat_sees_no_hand_any_more_and_finds_the_same_hand_when_he_returns() -> None:
    async def scene(sitting: Sitting) -> None:
        await begin(sitting, 3)
        bob = sitting.guests[1]
        seat = sitting.told.seat_of(bob.digest)
        hand = list(state_of(sitting).hands[seat])
        await sitting.say(bob, Leave(sitting.id()))
        step = bob.lookers[0].last("step")
        assert step is not None
        assert (step["view"]["viewer"], step["view"]["shown"]) == ("-", {})
        again = sitting.guests[4]
        assert await sitting.join(again) == seat
        assert (await sitting.fold()).seat_of(again.digest) == NOBODY, "his from the next round on"
        assert list(state_of(sitting).hands[seat]) == hand or state_of(sitting).phase != ROUND

    at_table(scene)


# --- one table, one keeper -----------------------------------------------------------------------------------------


def test_a_table_that_is_asked_about_while_somebody_comes_has_one_keeper() -> None:
    async def scene(sitting: Sitting) -> None:
        here = sitting.halls[0]
        sitting.go(sitting.guests[0].lookers.pop())
        await sitting.pass_time(GRACE + 100)
        assert sitting.code not in here.keepers, "nobody looks, so it is forgotten"
        for _ in range(3):
            asking = asyncio.ensure_future(here.listed(sitting.code))
            await sitting.come(sitting.guests[0])
            await asking
            await sitting.settle()
            (looker,) = sitting.guests[0].lookers
            assert looker in here.keepers[sitting.code].watchers
            sitting.go(sitting.guests[0].lookers.pop())

    at_table(scene)


def test_who_goes_before_he_is_seen_is_not_looked_after_for_ever() -> None:
    async def scene(sitting: Sitting) -> None:
        keeper = sitting.halls[0].keeper(sitting.code)
        busy = [asyncio.ensure_future(keeper.ask(Job(lambda room, now: Decided()))) for _ in range(3)]
        looker = Looker(sitting.guests[0].token)
        looking = asyncio.ensure_future(keeper.look(looker))
        await asyncio.sleep(0)
        looking.cancel()
        await asyncio.gather(*busy)
        await sitting.settle()
        assert looker not in keeper.watchers

    at_table(scene)


def test_codes_of_no_table_leave_nothing_behind() -> None:
    async def scene(sitting: Sitting) -> None:
        here = sitting.halls[0]
        before = len(here.keepers)
        for number in range(50):
            with pytest.raises(NoTable):
                await here.listed(f"{number:010d}")
        assert len(here.keepers) == before

    at_table(scene)


def test_what_another_worker_has_written_is_told_to_all_here() -> None:
    """Even when the two were at it at the same time, and the log was read anew."""

    async def scene(sitting: Sitting) -> None:
        bob = sitting.guests[1]
        await sitting.join(bob)
        await sitting.come(bob)
        one, other = [worker.keeper(sitting.code) for worker in sitting.halls]
        for number in range(10):
            await asyncio.gather(
                one.command(sitting.guests[0].digest, Talk(f"a{number}", text=f"ada {number}")),
                other.command(bob.digest, Talk(f"b{number}", text=f"bob {number}")),
            )
        await sitting.settle()
        for guest in (sitting.guests[0], bob):
            heard = [one["text"] for one in guest.lookers[0].frames if one["type"] == "said"]
            assert sorted(heard) == sorted([f"{who} {n}" for who in ("ada", "bob") for n in range(10)])

    at_table(scene, workers=2)
