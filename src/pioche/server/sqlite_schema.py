"""The tables of the database, and how a folder of an older version gets them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import apsw

#: Each step leads from the version that is its index to the next. A step that was released never changes.
STEPS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        head INTEGER NOT NULL,
        touched INTEGER NOT NULL,
        due INTEGER
    ) STRICT;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE gone (code TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE entries (
        table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE results (
        table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        key TEXT NOT NULL,
        answer BLOB NOT NULL,
        PRIMARY KEY (table_id, key)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE secrets (
        table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        name TEXT NOT NULL,
        value BLOB NOT NULL,
        PRIMARY KEY (table_id, name)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE listings (
        table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        listed INTEGER NOT NULL,
        phase TEXT NOT NULL,
        summary BLOB NOT NULL
    ) STRICT;
    CREATE TABLE links (
        digest BLOB PRIMARY KEY,
        table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        expires INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX links_table ON links (table_id);
    CREATE INDEX links_expires ON links (expires);
    """,
)


class SchemaTooNew(Exception):
    """The database was written by a newer program."""


def version(db: apsw.Connection) -> int:
    """How many of the steps this database has had; raises SchemaTooNew if it has had more than are known."""
    found = db.pragma("user_version")
    if found > len(STEPS):
        raise SchemaTooNew(f"version {found}, and this pioche knows {len(STEPS)}")
    return int(found)


def upgrade(db: apsw.Connection, save: Callable[[int], None]) -> None:
    """Take the steps that are missing, all or none; `save` is first called with the version of an older database."""
    found = version(db)
    if found == len(STEPS):
        return
    if found:
        save(found)
    with db:
        for step in STEPS[found:]:
            db.execute(step)
        db.execute(f"PRAGMA user_version = {len(STEPS)}")
