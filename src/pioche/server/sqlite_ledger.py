"""What is written into the database and looked up in it: a function for each question that a store answers."""

from __future__ import annotations

from typing import Any, Final

import apsw

from pioche.server.store import (
    Answer,
    Appended,
    Conflict,
    Due,
    Duplicate,
    Entry,
    Gone,
    Keep,
    Listed,
    Listing,
    Write,
)

_KNOWN: Final = """
    SELECT id, head, (SELECT answer FROM results WHERE table_id = id AND key = ?2) FROM tables WHERE code = ?1
"""

# --- in a transaction of the writer ---------------------------------------------------------------------------------


def create(db: apsw.Connection, write: Write) -> bool:
    """See `Store.create`."""
    code = write.table
    if db.execute("SELECT 1 FROM tables WHERE code = ?1 UNION ALL SELECT 1 FROM gone WHERE code = ?1", (code,)).get:
        return False
    db.execute("INSERT INTO tables (code, head, touched) VALUES (?, 0, ?)", (code, write.at))
    _lay_down(db, db.last_insert_rowid(), write)
    return True


def append(db: apsw.Connection, write: Write) -> Answer:
    """See `Store.append`."""
    key = write.results[0][0] if write.results else None
    row = db.execute(_KNOWN, (write.table, key)).fetchone()
    if row is None:
        return Gone()
    table, head, answer = row
    if answer is not None:
        return Duplicate(answer)
    for key, _ in write.results[1:]:
        answer = db.execute("SELECT answer FROM results WHERE table_id = ? AND key = ?", (table, key)).get
        if answer is not None:
            return Duplicate(answer)
    if write.seq != head + 1:
        return Conflict(head)
    return Appended(_lay_down(db, table, write))


def _lay_down(db: apsw.Connection, table: int, write: Write) -> int:
    """Write all that the write says, and return the table's new head."""
    seq, at = write.seq, write.at
    for body in write.entries:
        db.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", (table, seq, at, body))
        seq += 1
    for key, answer in write.results:
        db.execute("INSERT INTO results VALUES (?, ?, ?)", (table, key, answer))
    for name in write.burnt:
        db.execute("DELETE FROM secrets WHERE table_id = ? AND name = ?", (table, name))
    for name, value in write.secrets:
        db.execute("INSERT OR REPLACE INTO secrets VALUES (?, ?, ?)", (table, name, value))
    for digest, seat, expires in write.links:
        db.execute("INSERT INTO links VALUES (?, ?, ?, ?)", (digest, table, seat, expires))
    if write.listing is not None:
        told = (table, write.listing.listed, write.listing.phase, write.listing.summary)
        db.execute("INSERT OR REPLACE INTO listings VALUES (?, ?, ?, ?)", told)
    if isinstance(write.due, Keep):
        db.execute("UPDATE tables SET head = ?, touched = ? WHERE id = ?", (seq - 1, at, table))
    else:
        stand = (seq - 1, at, write.due, table)
        db.execute("UPDATE tables SET head = ?, touched = ?, due = ? WHERE id = ?", stand)
    return seq - 1


def delete(db: apsw.Connection, table: str) -> None:
    """See `Store.delete`."""
    db.execute("INSERT INTO gone SELECT code FROM tables WHERE code = ?", (table,))
    db.execute("DELETE FROM tables WHERE code = ?", (table,))


def claim(db: apsw.Connection, now: int, limit: int, lease: int) -> list[Due]:
    """See `Store.due`."""
    ripe = "SELECT id, code, due, head FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?"
    rows: list[tuple[Any, ...]] = db.execute(ripe, (now, limit)).fetchall()
    for table, *_ in rows:
        db.execute("UPDATE tables SET due = ? WHERE id = ?", (now + lease, table))
    return [Due(code, at, head) for _, code, at, head in rows]


def take_link(db: apsw.Connection, digest: bytes, now: int) -> tuple[str, int] | None:
    """See `Store.take_link`."""
    taken = "DELETE FROM links WHERE digest = ? RETURNING table_id, seat, expires"
    row: tuple[Any, ...] | None = db.execute(taken, (digest,)).fetchone()
    if row is None:
        return None
    table, seat, expires = row
    if expires <= now:
        return None
    return db.execute("SELECT code FROM tables WHERE id = ?", (table,)).get, seat


def drop_links(db: apsw.Connection, now: int) -> int:
    """See `Store.drop_links`."""
    db.execute("DELETE FROM links WHERE expires <= ?", (now,))
    return db.changes()


# --- of a reader, one statement each --------------------------------------------------------------------------------


def read(db: apsw.Connection, table: str, after: int, limit: int) -> list[Entry]:
    """See `Store.read`."""
    found = """
        SELECT seq, at, body FROM entries WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND seq > ?
        ORDER BY seq LIMIT ?
    """
    return [Entry(*row) for row in db.execute(found, (table, after, limit))]


def head(db: apsw.Connection, table: str) -> int | None:
    """See `Store.head`."""
    found: int | None = db.execute("SELECT head FROM tables WHERE code = ?", (table,)).get
    return found


def result(db: apsw.Connection, table: str, key: str) -> bytes | None:
    """See `Store.result`."""
    found: bytes | None = db.execute(
        "SELECT answer FROM results JOIN tables ON id = table_id WHERE code = ? AND key = ?", (table, key)
    ).get
    return found


def secret(db: apsw.Connection, table: str, name: str) -> bytes | None:
    """See `Store.secret`."""
    found: bytes | None = db.execute(
        "SELECT value FROM secrets JOIN tables ON id = table_id WHERE code = ? AND name = ?", (table, name)
    ).get
    return found


def next_due(db: apsw.Connection) -> int | None:
    """See `Store.next_due`."""
    found: int | None = db.execute("SELECT min(due) FROM tables WHERE due IS NOT NULL").get
    return found


def listings(db: apsw.Connection, limit: int, *, listed_only: bool) -> list[Listed]:
    """See `Store.listings`."""
    found = """
        SELECT code, touched, listed, phase, summary FROM listings JOIN tables ON id = table_id
        WHERE listed >= ? ORDER BY touched DESC, id LIMIT ?
    """
    return [
        Listed(code, at, Listing(bool(listed), phase, summary))
        for code, at, listed, phase, summary in db.execute(found, (int(listed_only), limit))
    ]


def idle(db: apsw.Connection, before: int, limit: int) -> list[str]:
    """See `Store.idle`."""
    found = "SELECT code FROM tables WHERE touched < ? ORDER BY touched, id LIMIT ?"
    return [code for (code,) in db.execute(found, (before, limit))]
