"""No frame tells anybody what he may not know: whole frames are the same bytes in worlds that he cannot tell apart.

The worlds are those of `worlds.py`; what is compared here is not the engine's view but what the server sends and when
it would act next. Each planted leak has to be caught.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha512
from random import Random
from typing import Any, Final
from zlib import crc32

import msgspec
import pytest
import worlds
from rulesets import lay, random_rules
from worlds import Leak, Watched

from pioche.catalogue import ruleset
from pioche.engine.actions import NOBODY, SEATS, Action, plain
from pioche.engine.cards import in_order
from pioche.engine.events import Event
from pioche.engine.moves import STOCK, Moved, Revealed
from pioche.engine.rule import Reason
from pioche.engine.state import ROUND, State
from pioche.engine.table import Outcome, Table
from pioche.presets import presets
from pioche.server import frames, pace, wire
from pioche.server.entries import Acted, Made, Manned, Promised, Sat
from pioche.server.messages import Clock, Move, Settings, Step
from pioche.server.messages import Room as RoomMessage
from pioche.server.room import Room
from pioche.server.wire import Before, kept

NOW: Final = 1_800_000_000_000


def seed_of(state: State) -> bytes:
    """The secret by which the cards lie as they do: another one in every world, and in no frame."""
    return sha512(repr((state.hands, state.stock)).encode()).digest()


class Seen:
    """The server's room round a table of the engine, as far as it matters for frames."""

    def __init__(self, table: Table, events: Sequence[Event] = (), before: Before | None = None) -> None:
        state = table.state
        room = self.room = Room("0123456789")
        room.fold(Made(table.rules.text, state.seats, Settings()), NOW)
        for seat in range(state.seats):
            room.fold(Sat(seat, f"P{SEATS[seat]}", f"{seat}") if seat % 3 else Manned(seat, "steady"), NOW)
        room.fold(Sat(0, "Late", "late", later=True), NOW)
        room.match, room.seed = 1, seed_of(state)
        # The state is shared, the log is not.
        room.table = Table(table.rules, state.seats, table.luck, state)
        room.fold(Promised(max(1, state.round), "ab" * 32), NOW)
        self.before = before or Before(state)
        self.events = list(events)
        self.entry = Acted(plain("pass", max(0, state.actor)).text, "seat", kept(events))
        if events:
            room.fold(self.entry, NOW + 5, self.events)

    def sent(self, viewer: int) -> list[str]:
        """All that this viewer is sent of the step, and when something would happen by itself."""
        room, now = self.room, NOW + 10
        assert room.table is not None
        shared = frames.Shared(room, self.events, now)
        shared.view((viewer + 1) % room.table.state.seats)  # Somebody else is told before.
        told: list[bytes] = []
        if self.events:
            told += frames.frames(room, self.entry, self.events, viewer, self.before, now, shared)
        told = [*told, *frames.snapshot(room, viewer, now)]
        if room.stage == "playing":
            told.append(f"{room.bots_due()} {room.person_due()} {room.hold_until}".encode())
        return [frame.decode() for frame in told]


@pytest.fixture(autouse=True)
def through_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worlds are compared by frames."""
    before: dict[int, Before] = {}
    act = Table.act

    def noted(table: Table, action: Any) -> Outcome:
        before[id(table)] = Before(table.state)
        return act(table, action)

    def stream(table: Table, events: list[Event], viewer: int) -> list[str]:
        return Seen(table, events, before.get(id(table))).sent(viewer)

    def sight(table: Table, viewer: int) -> tuple[str, ...]:
        return tuple(Seen(table).sent(viewer))

    monkeypatch.setattr(Table, "act", noted)
    monkeypatch.setattr(worlds, "stream", stream)
    monkeypatch.setattr(worlds, "sight", sight)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_official_frames_tell_nothing(seats: int) -> None:
    trial = Watched(ruleset("official", seats), seats, f"frames {seats}", spying=0.12)
    trial.play(1)
    assert trial.alike > 3 * trial.given_up


def test_frames_after_a_shuffle_and_in_a_second_round_tell_nothing() -> None:
    shuffles = 0
    for number in range(2):
        trial = Watched(ruleset("official hand_size=15", 5), 5, f"shuffles {number}", spying=0.02)
        trial.play(2)
        shuffles += trial.shuffles
    assert shuffles > 1


@pytest.mark.parametrize("name", sorted(presets()))
def test_frames_of_presets_tell_nothing(name: str) -> None:
    if (rules := lay([name], 3)) is not None:
        Watched(rules, 3, f"frames {name}", spying=0.04).play(1)


@pytest.mark.parametrize("part", range(3))
def test_frames_of_random_rulesets_tell_nothing(part: int) -> None:
    for number in range(part, 6, 3):
        seats = 2 + number % 4
        rules = random_rules(Random(f"frames {number}"), seats)
        Watched(rules, seats, f"frames {number}", spying=0.02, senseless=number % 2 == 0).play(1)


# --- planted leaks ------------------------------------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]


def _in_view(monkeypatch: pytest.MonkeyPatch, more: Callable[[State, int], object]) -> None:
    """Something more is said in the view."""
    plain_view = wire.view_of

    def leaky(table: Table, viewer: int, other: object) -> dict[str, object]:
        return {**msgspec.to_builtins(plain_view(table, viewer)), "x": more(table.state, viewer)}

    monkeypatch.setattr(frames, "view_of", leaky)


def order_of_the_stock(monkeypatch: pytest.MonkeyPatch) -> None:
    _in_view(monkeypatch, lambda state, viewer: [card.text for card in state.stock[:3]])


def a_card_of_the_stock_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    _in_view(monkeypatch, lambda state, viewer: hash(state.stock[-1].text) % 97 if state.stock else 0)


def hands_before_they_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    _in_view(monkeypatch, lambda state, viewer: [len({one.text for one in hand}) for hand in state.hands])


def everybody_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who could play, for all to see."""
    step = frames.step

    def leaky(room: Room, viewer: int, *rest: Any, **more: Any) -> Step:
        said = step(room, viewer, *rest, **more)
        table = room.table
        assert table is not None
        others = [len(table.menu(seat)) for seat in range(table.state.seats)]
        return msgspec.structs.replace(said, menu=(*said.menu, Move("say", word=str(others))))

    monkeypatch.setattr(frames, "step", leaky)


def place_of_the_played_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """How full the hands are of what lies open: by it a hand can be followed."""
    _in_view(
        monkeypatch,
        lambda state, viewer: [
            sum([card.colour == state.pile[-1].colour for card in hand]) for hand in state.hands if state.pile
        ],
    )


def order_of_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    _in_view(
        monkeypatch,
        lambda state, viewer: [list(hand).index(in_order(hand)[0]) if hand else 0 for hand in state.hands],
    )


def drawn_card_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Table.seen

    def leaky(table: Table, events: list[Event], viewer: int) -> list[Event | None]:
        return [
            event if isinstance(event, Moved) and event.source == STOCK else told
            for event, told in zip(events, seen(table, events, viewer), strict=True)
        ]

    monkeypatch.setattr(Table, "seen", leaky)


def drawn_card_to_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Table.seen

    def leaky(table: Table, events: list[Event], viewer: int) -> list[Event | None]:
        if viewer != NOBODY:
            return seen(table, events, viewer)
        return [
            event if isinstance(event, Moved) else told
            for event, told in zip(events, seen(table, events, viewer), strict=True)
        ]

    monkeypatch.setattr(Table, "seen", leaky)


def what_was_shown_in_private(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Table.seen

    def leaky(table: Table, events: list[Event], viewer: int) -> list[Event | None]:
        return [
            event if isinstance(event, Revealed) else told
            for event, told in zip(events, seen(table, events, viewer), strict=True)
        ]

    monkeypatch.setattr(Table, "seen", leaky)


def all_events_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "seen", lambda table, events, viewer: list(events))


def length_of_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    _in_view(monkeypatch, lambda state, viewer: "." * sum([not card.colour for card in state.stock]))


def a_pause_that_hangs_on_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    bots_due = Room.bots_due

    def leaky(room: Room) -> int | None:
        due, table = bots_due(room), room.table
        assert table is not None
        decision = table.state.decision
        return due if due is None or decision is None else due + 100 * len(table.menu(decision.seat))

    monkeypatch.setattr(Room, "bots_due", leaky)


def time_that_is_left_hangs_on_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    person_due = Room.person_due

    def leaky(room: Room) -> int | None:
        due, table = person_due(room), room.table
        assert table is not None
        decision = table.state.decision
        return due if due is None or decision is None else due + len(table.menu(decision.seat))

    monkeypatch.setattr(Room, "person_due", leaky)


def a_hold_only_for_who_can_jump_in(monkeypatch: pytest.MonkeyPatch) -> None:
    hold = pace.hold

    def leaky(state: State) -> int:
        able = (
            any([card.bare == state.pile[-1].bare for hand in state.hands for card in hand]) if state.pile else False
        )
        return hold(state) + 500 * able

    monkeypatch.setattr(pace, "hold", leaky)


def a_promise_that_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commitment is the deck without a seed: 54 tries for each card."""
    room_message = frames.room_message

    def leaky(room: Room, viewer: int, now: int) -> RoomMessage:
        said, table = room_message(room, viewer, now), room.table
        assert table is not None
        return msgspec.structs.replace(said, promise=str(hash(tuple([one.text for one in table.state.stock]))))

    monkeypatch.setattr(frames, "room_message", leaky)


def words_that_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentences are made of all events."""
    sentences = wire.sentences
    hidden: list[Sequence[Event]] = []
    seen = Table.seen

    def noting(table: Table, events: list[Event], viewer: int) -> list[Event | None]:
        hidden[:] = [events]
        return seen(table, events, viewer)

    monkeypatch.setattr(Table, "seen", noting)
    monkeypatch.setattr(frames, "sentences", lambda _, viewer, before: sentences(hidden[0], viewer, before))


def the_menu_of_the_seat_to_act(monkeypatch: pytest.MonkeyPatch) -> None:
    step = frames.step

    def leaky(room: Room, viewer: int, *rest: Any, **more: Any) -> Step:
        said, table = step(room, viewer, *rest, **more), room.table
        assert table is not None
        decision = table.state.decision
        if viewer != NOBODY or decision is None:
            return said
        menu = tuple([wire.move_of(one) for one in table.menu(decision.seat)])
        return msgspec.structs.replace(said, menu=menu)

    monkeypatch.setattr(frames, "step", leaky)


def the_hand_of_a_seat_to_who_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has been promised a seat looks into its hand already."""
    _in_view(
        monkeypatch,
        lambda state, viewer: (
            [card.text for card in state.hands[0]] if viewer == NOBODY and state.phase == ROUND else 0
        ),
    )


def the_seed_for_who_looks_for_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    room_message = frames.room_message

    def leaky(room: Room, viewer: int, now: int) -> RoomMessage:
        return msgspec.structs.replace(room_message(room, viewer, now), promise=f"debug {room.seed.hex()}")

    monkeypatch.setattr(frames, "room_message", leaky)


def what_the_last_round_has_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """When a round is over all hands are open; in the next one they still are."""
    _in_view(
        monkeypatch,
        lambda state, viewer: (
            [[card.text for card in in_order(hand)] for hand in state.hands]
            if state.round > 1 and state.phase == ROUND
            else []
        ),
    )


def _noting(monkeypatch: pytest.MonkeyPatch, note: Callable[[Table, Action], object]) -> Callable[[State], object]:
    """What was noted of a table before its last action."""
    notes: dict[int, tuple[State, object]] = {}
    act = Table.act

    def noted(table: Table, action: Action) -> Outcome:
        notes[id(table.state)] = table.state, note(table, action)
        return act(table, action)

    monkeypatch.setattr(Table, "act", noted)
    return lambda state: notes.get(id(state), (state, 0))[1]


def what_could_be_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table as it was one step ago, whole."""
    before = _noting(monkeypatch, lambda table, action: [card.text for hand in table.state.hands for card in hand])
    _in_view(monkeypatch, lambda state, viewer: before(state))


def where_the_played_card_was_in_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def place(table: Table, action: Action) -> int:
        hand = table.state.hands[action.seat] if action.seat >= 0 else []
        return list(hand).index(action.cards[0]) if action.cards and action.cards[0] in hand else -1

    before = _noting(monkeypatch, place)
    _in_view(monkeypatch, lambda state, viewer: before(state))


def cards_that_are_known_again_after_a_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each card has a number of its own: whoever has seen it laid, finds it again in the stock."""
    _in_view(
        monkeypatch,
        lambda state, viewer: [crc32(card.text.encode()) for card in state.stock] if state.reshuffles else [],
    )


def a_refusal_that_says_who_has_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    why_not = Table.why_not

    def leaky(table: Table, action: Action) -> Reason:
        others = [seat for seat, hand in enumerate(table.state.hands) if seat != action.seat and action.cards]
        has = [seat for seat in others if action.cards[0].bare in table.state.hands[seat]]
        return Reason("somebody_has_it") if has else why_not(table, action)

    monkeypatch.setattr(Table, "why_not", leaky)


def a_refusal_that_hangs_on_the_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    why_not = Table.why_not

    def leaky(table: Table, action: Action) -> Reason:
        wilds = sum([not card.colour for hand in table.state.hands for card in hand])
        return Reason("try_again", str(wilds)) if wilds > 3 else why_not(table, action)

    monkeypatch.setattr(Table, "why_not", leaky)


def _of_the_seat_to_act(state: State) -> int:
    """How many of its cards have the colour in force."""
    seat = state.decision.seat if state.decision is not None else NOBODY
    return (
        sum([card.colour == state.pile[-1].colour for card in state.hands[seat]]) if seat >= 0 and state.pile else 0
    )


def a_span_of_time_in_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = frames.clock

    def leaky(room: Room, now: int) -> Clock | None:
        said = clock(room, now)
        assert room.table is not None
        more = _of_the_seat_to_act(room.table.state)
        return said and Clock(said.seat, said.left_ms, said.hold_ms + more)

    monkeypatch.setattr(frames, "clock", leaky)


def padding_as_long_as_the_choice_is_wide(monkeypatch: pytest.MonkeyPatch) -> None:
    _in_view(monkeypatch, lambda state, viewer: " " * _of_the_seat_to_act(state))


PLANTS: Final[list[Plant]] = [
    order_of_the_stock,
    a_card_of_the_stock_by_number,
    hands_before_they_are_played,
    everybody_can_play,
    place_of_the_played_card,
    order_of_hands,
    drawn_card_to_all,
    drawn_card_to_spectators,
    what_was_shown_in_private,
    all_events_to_all,
    length_of_frames,
    a_pause_that_hangs_on_the_hand,
    time_that_is_left_hangs_on_the_hand,
    a_hold_only_for_who_can_jump_in,
    a_promise_that_is_none,
    words_that_tell,
    the_menu_of_the_seat_to_act,
    the_hand_of_a_seat_to_who_waits_for_it,
    the_seed_for_who_looks_for_faults,
    what_the_last_round_has_left_open,
    what_could_be_undone,
    where_the_played_card_was_in_the_hand,
    cards_that_are_known_again_after_a_shuffle,
    a_refusal_that_says_who_has_the_card,
    a_refusal_that_hangs_on_the_hands,
    a_span_of_time_in_a_frame,
    padding_as_long_as_the_choice_is_wide,
]
#: Where a leak shows only at another table, or in another round than the first.
ELSEWHERE: Final = {
    "a_hold_only_for_who_can_jump_in": "official jump_in=all",
    "cards_that_are_known_again_after_a_shuffle": "official hand_size=15",
}
CROWDED: Final = {"cards_that_are_known_again_after_a_shuffle": 5}


@pytest.mark.parametrize("plant", PLANTS, ids=[plant.__name__ for plant in PLANTS])
def test_a_planted_leak_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        _play(plant.__name__)


def _play(name: str) -> None:
    seats, rounds = CROWDED.get(name, 3), 2 if name == "what_the_last_round_has_left_open" else 1
    for number in range(6):
        rules = ruleset(ELSEWHERE.get(name, "official"), seats)
        Watched(rules, seats, f"plant {number}", spying=0.4 if seats == 3 else 0.05).play(rounds)
