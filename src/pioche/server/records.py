"""Records: a finished round as text, with the proof of its shuffle, made from the log."""

from __future__ import annotations

from pioche.engine.actions import read
from pioche.engine.luck import Luck
from pioche.engine.rule import Reason
from pioche.engine.table import Table
from pioche.engine.text import write_record
from pioche.server import entries
from pioche.server.entries import Acted, Shown
from pioche.server.hall import Hall
from pioche.server.keeper import NoTable, Unwanted
from pioche.server.proof import Proof
from pioche.server.referee import shuffle_name
from pioche.server.room import Room
from pioche.server.wire import restored


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
