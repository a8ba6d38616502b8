"""Records: what a table's log tells of finished rounds: the score, a text with proofs, or steps to go through."""

from __future__ import annotations

from typing import Final

import msgspec

from pioche.engine.actions import NOBODY, read
from pioche.engine.events import Ended, Event
from pioche.engine.luck import Luck
from pioche.engine.rule import Reason
from pioche.engine.state import BETWEEN
from pioche.engine.table import Table
from pioche.engine.text import write_record
from pioche.server import entries
from pioche.server.bodies import Replay, ReplayStep, RoundScore, Scores
from pioche.server.entries import Acted, Shown, Started
from pioche.server.hall import Hall
from pioche.server.proof import Proof
from pioche.server.referee import shuffle_name
from pioche.server.refusals import NoTable, Unwanted
from pioche.server.room import Room
from pioche.server.wire import Before, events_of, restored, sentences, view_of

#: How the log writes that a round has ended.
ENDED: Final = f'["{Ended.name}",'.encode()


async def scores_of(hall: Hall, code: str) -> Scores:
    """The score of the current match, round by round."""
    seq, match = 0, 0
    rounds: list[RoundScore] = []
    while page := await hall.store.read(code, seq):
        for one in page:
            entry = entries.read(one.body)
            seq += 1
            if isinstance(entry, Started):
                match += 1
                rounds = []
            elif isinstance(entry, Acted):
                rounds += [_score(len(rounds) + 1, body) for body in entry.events if bytes(body).startswith(ENDED)]
    if not seq:
        raise NoTable
    return Scores(match, tuple(rounds))


def _score(round: int, body: msgspec.Raw) -> RoundScore:
    _, winner, _, _, points, totals = msgspec.json.decode(body)
    return RoundScore(round, winner, tuple(points), tuple(totals))


async def replay_of(hall: Hall, code: str, match: int, round: int) -> Replay:
    """A round to step through, with all hands open. `Unwanted` where it has not ended."""
    room = Room(code)
    steps: list[ReplayStep] = []
    while page := await hall.store.read(code, room.seq):
        for one in page:
            entry = entries.read(one.body)
            before = Before(room.table.state) if room.table is not None else None
            acted = room.fold(entry, one.at)
            table = room.table
            if room.match != match or table is None or table.state.round != round:
                continue
            if isinstance(entry, Shown):
                return Replay(table.rules.text, tuple(room.names), tuple(steps))
            if isinstance(entry, Acted) and before is not None:
                steps.append(_open_step(table, acted, before))
    if not room.seq:
        raise NoTable
    raise Unwanted(Reason("round_not_over"))


def _open_step(table: Table, acted: list[Event], before: Before) -> ReplayStep:
    state = table.state.copy()
    state.phase = BETWEEN  # So all hands are shown.
    shown = Table(table.rules, state.seats, table.luck, state)
    events = events_of(acted)
    return ReplayStep(view_of(shown, NOBODY), events, sentences(acted, NOBODY, before))


async def record_of(hall: Hall, code: str, match: int, round: int) -> str:
    """The record of a match up to the end of one of its rounds, with the proofs of all its shuffles until then.

    `Unwanted` where that round has not ended: what is still hidden stays so.
    """
    room, table = Room(code), None
    proofs: list[str] = []
    names: dict[int, str] = {}
    while page := await hall.store.read(code, room.seq):
        for one in page:
            entry = entries.read(one.body)
            room.fold(entry, one.at)
            if room.match != match or room.table is None:
                continue
            if table is None:
                table = Table(room.table.rules, len(room.places), Luck())
            names = dict(enumerate(room.names))
            if isinstance(entry, Acted):
                table.actions.append((table.state.version, read(entry.action)))
                for event in restored(entry.events, table.rules):
                    table.tell(event)
            elif isinstance(entry, Shown):
                proofs.append(Proof.of(shuffle_name(code, match), entry.round, bytes.fromhex(entry.seed)).text)
                if entry.round == round:
                    return write_record(table, names, proofs)
    if not room.seq:
        raise NoTable
    raise Unwanted(Reason("round_not_over"))
