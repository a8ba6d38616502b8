"""Reports: what was said at the tables of a folder and reported, for whoever runs the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

import apsw

from pioche.server import entries
from pioche.server.entries import Reported
from pioche.server.room import Reporting, Room
from pioche.server.sqlite import open_to_read, verdict

#: How the log writes a report.
WRITTEN: Final = b'{"type":"reported"'
#: How long somebody else may hold the database, in milliseconds.
PATIENCE: Final = 2000


class Report(NamedTuple):
    """A report: when it was made, in milliseconds UTC, at which table, and of what."""

    at: int
    table: str
    what: Reporting


def reports_in(database: Path) -> list[Report]:
    """All that has been reported, the oldest first, also while the tables are being served. Raises StoreError."""
    try:
        db = open_to_read(database, PATIENCE)
        try:
            wanted = "SELECT DISTINCT code, id FROM tables JOIN entries ON table_id = id WHERE substr(body, 1, ?) = ?"
            tables: list[Any] = db.execute(wanted, (len(WRITTEN), WRITTEN)).fetchall()
            return sorted([report for code, id in tables for report in _at(db, code, id)])
        finally:
            db.close()
    except apsw.Error as error:
        raise verdict(error) from error


def _at(db: apsw.Connection, code: str, id: int) -> list[Report]:
    """What was reported at one table."""
    room, found = Room(code), []
    for at, body in db.execute("SELECT at, body FROM entries WHERE table_id = ? ORDER BY seq", (id,)):
        entry = entries.read(body)
        room.fold(entry, at)
        if isinstance(entry, Reported) and room.saying(entry.about) is not None:
            found.append(Report(at, code, room.reports[-1]))
    return found
