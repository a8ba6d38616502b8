"""Room: a table as its log tells it: the places round it, the match on it, and what is due next."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Final, NamedTuple

from pioche.catalogue import ruleset
from pioche.driver import Player, may_interrupt
from pioche.engine.actions import NOBODY, read
from pioche.engine.events import Asked, Event
from pioche.engine.luck import Luck
from pioche.engine.moves import PILE, UNDER, Moved
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import OVER, ROUND
from pioche.engine.table import Table
from pioche.server import pace
from pioche.server.entries import (
    Acted,
    Arranged,
    Away,
    Back,
    Entry,
    Hushed,
    Linked,
    Made,
    Manned,
    Promised,
    Readied,
    Reported,
    Sat,
    Shown,
    Spoken,
    Started,
    Swapped,
)
from pioche.server.wire import restored

#: What bots are called, each by its seat.
BOTS: Final = ("Alex", "Bob", "Clara", "Dina", "Emil", "Fatou", "Greta", "Hugo", "Iris", "Jules")
#: So many sayings can still be reported, and so many reports are kept in view.
SAYINGS: Final = 200
REPORTS: Final = 10
#: The level of a bot that nobody has chosen: in a free seat, and for somebody who is away.
USUAL: Final = "steady"


@lru_cache(maxsize=256)
def rules_of(text: str, seats: int | None = None) -> Ruleset:
    """The rules written so; tables that play by the same share them, for rules keep nothing of a game."""
    return ruleset(text, seats)


class Place:
    """One place at the table. A person is known by the digests of his devices' tokens."""

    def __init__(self) -> None:
        self.name = ""
        self.level = ""
        self.digests: tuple[str, ...] = ()
        #: The entry by which he sat down: it tells him from whoever sits here before or after.
        self.sitting = 0
        self.away = False
        self.ready = False
        #: Who has the place from the next round on: his name and his digest.
        self.coming: tuple[str, str] | None = None

    @property
    def is_person(self) -> bool:
        return bool(self.digests)

    def sit(self, name: str, digest: str, sitting: int) -> None:
        self.name, self.digests, self.level, self.sitting = name, (digest,), "", sitting
        self.away = False
        self.ready = self.coming is not None  # Whoever has waited for the round need not say that he wants it.
        self.coming = None

    def man(self, level: str) -> None:
        self.name, self.digests, self.level = "", (), level
        self.away = self.ready = False
        self.coming = None


class Saying(NamedTuple):
    """Something that was said: in which entry, by whom, and what. `digests` are those of its speaker."""

    seq: int
    seat: int
    name: str
    digests: tuple[str, ...]
    phrase: str
    text: str


class Reporting(NamedTuple):
    """Somebody complains about a saying."""

    seat: int
    name: str
    digests: tuple[str, ...]
    about: Saying


class Room:
    """A table. `fold` is the only way in which it changes; everything else asks."""

    def __init__(self, code: str) -> None:
        self.code: Final = code
        self.seq = 0
        #: When the last entry was written, and when a person last did something, in milliseconds.
        self.at = 0
        self.used = 0
        self.rules_text = ""
        self.settings: Made | Arranged | None = None
        self.places: list[Place] = []
        self.match = 0
        self.table: Table | None = None
        #: When the last action was, when the decision was asked, and since when its seat is away.
        self.acted_at = 0
        self.asked_at = 0
        #: The version of the match at which the decision that stands was asked.
        self.asked_version = 0
        #: Whether the last action laid a card.
        self.card_was_laid = False
        #: The promised shuffles of this match by round: commitments, and the seeds that have been shown.
        self.promises: dict[int, str] = {}
        self.seeds: dict[int, str] = {}
        #: The secret seed of the round that is played or comes next; whoever serves the table knows it.
        self.seed = b""
        #: Match, round and seed that the chance of the table is made of.
        self.dealt = (0, 0, b"")
        #: Deadlines of people count from here at the earliest: while the server was down nobody could act.
        self.open_since = 0
        #: Bots at work here, by seat; and the version at which they last let a chance go by.
        self.players: dict[int, Player] = {}
        self.considered = -1
        #: What was said last, and what of it was reported; who is muted for all, by the digests of his devices.
        self.sayings: Final[deque[Saying]] = deque(maxlen=SAYINGS)
        self.reports: Final[deque[Reporting]] = deque(maxlen=REPORTS)
        self.hushed: Final[set[str]] = set()
        #: Who gives hints to people, by their seat.
        self.advisers: dict[int, Player] = {}

    # --- who is who ---------------------------------------------------------------------------------------

    def seat_of(self, digest: str) -> int:
        """The seat of somebody, or `NOBODY`; an empty digest is nobody's."""
        for seat, place in enumerate(self.places):
            if digest and digest in place.digests:
                return seat
        return NOBODY

    def coming(self, digest: str) -> int:
        """The seat that somebody has from the next round on, or `NOBODY`."""
        for seat, place in enumerate(self.places):
            if place.coming is not None and place.coming[1] == digest:
                return seat
        return NOBODY

    @property
    def host(self) -> int:
        """Whoever has sat here longest of those who are not away, else of all; `NOBODY` where there is nobody. A seat
        that is moved is the same person's."""
        return min(self.present or self.people, key=lambda seat: self.places[seat].sitting, default=NOBODY)

    @property
    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.is_person]

    @property
    def present(self) -> list[int]:
        return [seat for seat in self.people if not self.places[seat].away]

    def is_hushed(self, seat: int) -> bool:
        """Whether the host has muted the person in this seat, who stays so if he goes and comes back."""
        return not self.hushed.isdisjoint(self.places[seat].digests)

    @property
    def names(self) -> list[str]:
        """What everybody is called; a bot gives way to a person of its name."""
        taken = {place.name.casefold() for place in self.places if place.is_person}
        names: list[str] = []
        for seat, place in enumerate(self.places):
            if place.is_person or not place.level:
                names.append(place.name)
                continue
            free = [name for name in (BOTS[seat], *BOTS) if name.casefold() not in taken and name not in names]
            names.append(free[0])
        return names

    # --- the match ----------------------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """`preparing`, `playing`, `between` rounds, or `over`."""
        if self.table is None:
            return "preparing"
        phase = self.table.state.phase
        return "playing" if phase == ROUND else "over" if phase == OVER else "between"

    @property
    def rules(self) -> Ruleset:
        """The rules that are played, or that are being prepared."""
        return self.table.rules if self.table is not None else rules_of(self.rules_text)

    def bot_seats(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.level]

    @property
    def next_round(self) -> int:
        """The round that is played, or comes next."""
        assert self.table is not None
        state = self.table.state
        return state.round + (state.phase != ROUND)

    # --- what is due --------------------------------------------------------------------------------------

    @property
    def hold_until(self) -> int:
        """No step is taken before this."""
        assert self.table is not None
        state = self.table.state
        if is_race(self.table):
            return self.acted_at + pace.COUNTDOWN + pace.linger(self.code, state.version, 2000)
        if is_hidden_deal(self.table):
            return self.acted_at + pace.HIDDEN_DEAL
        return self.acted_at + pace.hold(state)

    def due(self) -> int | None:
        """When the table next needs attention, in milliseconds; None: never."""
        assert self.settings is not None
        asleep = self.used + self.settings.settings.sleep_hours * 3_600_000
        stage = self.stage
        if stage == "preparing":
            return min(asleep, self.used + pace.UNSTARTED)
        if not self.present or stage == "over":
            return asleep
        if stage == "between":
            is_first = self.table is not None and not self.table.state.round
            if is_first or all([self.places[seat].ready for seat in self.present]):
                return self.acted_at
            return max(self.acted_at, self.open_since) + pace.BETWEEN
        times = [one for one in (self.bots_due(), self.person_due()) if one is not None]
        return min(times, default=asleep)

    def bots_due(self) -> int | None:
        """When the bots act or let the chance go by; None where there is nothing for them to do."""
        table = self.table
        assert table is not None
        state, decision = table.state, table.state.decision
        if decision is None or self.considered == state.version:
            return None
        if not self.places[decision.seat].level and not (self.bot_seats() and may_interrupt(table)):
            return None
        pause = pace.AFTER_PLAY if self.card_was_laid else pace.AFTER_STEP
        earliest = max(self.acted_at + pause, self.hold_until)
        return earliest + pace.linger(self.code, state.version, pace.LINGER)

    def person_due(self) -> int | None:
        """When the time of the person who is to act is over; None when a bot is to act, or when all the others are
        bots and the rules know no clock."""
        table = self.table
        assert table is not None
        assert self.settings is not None
        decision = table.state.decision
        if decision is None:
            return None
        if is_race(table):
            return self.hold_until + pace.RACE
        if is_hidden_deal(table):
            return self.hold_until
        if self.places[decision.seat].level:
            return None
        begins = max(self.asked_at, self.open_since, self.hold_until)
        if decision.kind == "vote":
            return begins + pace.VOTE
        seconds = int(table.rules.options["turn_seconds"])
        if not seconds and self.present == [decision.seat]:
            return None  # He keeps nobody waiting.
        limit = seconds * 1000 if seconds else pace.IDLE
        if self.places[decision.seat].away:
            limit = min(limit, self.settings.settings.away_seconds * 1000)
        return begins + limit

    # --- folding ------------------------------------------------------------------------------------------

    def fold(self, entry: Entry, at: int, acted: list[Event] | None = None) -> list[Event]:
        """Write an entry into the room; the events of the match that came with it.

        `acted` are these events where the match itself has already gone on with them.
        """
        self.seq += 1
        self.at = max(self.at, at)
        if isinstance(entry, Acted):
            return self._act(entry, at, acted)
        if not isinstance(entry, (Away, Promised, Shown)):
            self.used = max(self.used, at)
        if isinstance(entry, (Made, Arranged)):
            self.table = None  # After a match the table is prepared anew.
            self.rules_text = entry.rules
            self.settings = entry
            self.places += [Place() for _ in range(entry.seats - len(self.places))]
            del self.places[entry.seats :]
        elif isinstance(entry, Sat):
            if entry.later:
                self.places[entry.seat].coming = (entry.name, entry.digest)
            else:
                self.places[entry.seat].sit(entry.name, entry.digest, self.seq)
                self._come_back(entry.seat, at)
                self.considered = -1
        elif isinstance(entry, Linked):
            self.places[entry.seat].digests += (entry.digest,)
        elif isinstance(entry, Manned):
            self.places[entry.seat].man(entry.level)
            self.considered = -1  # The bots thought about it as it was: this one may have to act now.
        elif isinstance(entry, Swapped):
            places, one, other = self.places, entry.seat, entry.other
            places[one], places[other] = places[other], places[one]
        elif isinstance(entry, Started):
            self._start(at)
        elif isinstance(entry, Promised):
            self.promises[entry.round] = entry.commitment
        elif isinstance(entry, Shown):
            self.seeds[entry.round] = entry.seed
        elif isinstance(entry, Away):
            self.places[entry.seat].away = True
        elif isinstance(entry, Back):
            self._come_back(entry.seat, at)
        elif isinstance(entry, Readied):
            self.places[entry.seat].ready = True
        elif isinstance(entry, (Spoken, Reported, Hushed)):
            self._talk(entry)
        return []

    def _talk(self, entry: Spoken | Reported | Hushed) -> None:
        digests = self.places[entry.seat].digests
        if isinstance(entry, Hushed):
            (self.hushed.update if entry.on else self.hushed.difference_update)(digests)
            return
        name = self.names[entry.seat]
        if isinstance(entry, Spoken):
            self.sayings.append(Saying(self.seq, entry.seat, name, digests, entry.phrase, entry.text))
        elif (about := self.saying(entry.about)) is not None:
            self.reports.append(Reporting(entry.seat, name, digests, about))

    def saying(self, seq: int) -> Saying | None:
        """What was said in this entry, if that is not too long ago."""
        return next((one for one in self.sayings if one.seq == seq), None)

    def set_back(self, now: int) -> None:
        """The log is ahead of the clock, which was set back: nobody shall have to wait for the difference."""
        if self.at > now:
            self.at, self.used = now, min(self.used, now)
            self.acted_at, self.asked_at = min(self.acted_at, now), min(self.asked_at, now)

    def _start(self, at: int) -> None:
        self.match += 1
        self.acted_at = at
        seats = len(self.places)
        self.table = Table(rules_of(self.rules_text, seats), seats, Luck())
        self.promises = {}
        self.seeds = {}
        self.players = {}
        self.advisers = {}
        self.considered = -1
        for place in self.places:
            place.ready = False

    def _come_back(self, seat: int, at: int) -> None:
        self.places[seat].away = False
        self.players.pop(seat, None)
        decision = self.table.state.decision if self.table is not None else None
        if decision is not None and (decision.seat == seat or {*self.present} == {decision.seat, seat}):
            self.asked_at = at  # Nobody waited until now.

    def _act(self, entry: Acted, at: int, acted: list[Event] | None) -> list[Event]:
        table = self.table
        assert table is not None
        state = table.state
        if entry.by == "seat":
            self.used = max(self.used, at)
        if acted is None:
            acted = restored(entry.events, table.rules)
            for event in acted:
                table.tell(event)
        action = read(entry.action)
        before = state.version - len(acted)
        for place in self.places:
            place.ready = False
        for offset, event in enumerate(acted, 1):
            if not isinstance(event, Asked):
                continue
            if not event.again or action.kind == "timeout":
                self.asked_at = at
            elif event.decision.kind != "vote" and action.kind == "vote":
                self.asked_at += at - self.acted_at  # The clock stands while a vote is open (C86).
            self.asked_version = before + offset
        if state.phase != ROUND:
            self.asked_version = state.version
        self.card_was_laid = any([isinstance(one, Moved) and one.goal in (PILE, UNDER) for one in acted])
        if not entry.mistake:  # Who errs again and again holds nobody up.
            self.acted_at = at
        self.considered = -1
        # A room remembers where the match stands; how it came there is in the log.
        table.log.clear()
        table.actions.clear()
        return acted


def is_race(table: Table) -> bool:
    """Whether the wheel has called a race (C81): the first of all to shout sheds a card."""
    decision = table.state.decision
    memo = table.state.memos.get("wizz")
    return decision is not None and decision.kind == "drop" and getattr(memo, "sector", "") == "race"


def is_hidden_deal(table: Table) -> bool:
    """Whether the first discard is about to be turned up after a hidden deal (C86)."""
    decision = table.state.decision
    return (
        decision is not None
        and decision.kind == "deal"
        and any([one.kind == "open" for one in table.menu(decision.seat)])
    )
