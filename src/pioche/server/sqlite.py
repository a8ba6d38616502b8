"""A store in a folder: SQLite, with one thread that writes and one that reads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import apsw

from pioche.server import failpoints, sqlite_ledger
from pioche.server.folder import Folder, private, settle
from pioche.server.scribe import Scribe
from pioche.server.sqlite_schema import SchemaTooNew, upgrade, version
from pioche.server.store import (
    Answer,
    BadWrite,
    Due,
    Entry,
    Listed,
    Store,
    StoreBroken,
    StoreBusy,
    StoreClosed,
    StoreError,
    StoreFull,
    Write,
)

T = TypeVar("T")
Job: TypeAlias = Callable[[apsw.Connection], Any]

#: Before this version two connections to one write-ahead log could damage the database.
OLDEST: Final = (3, 51, 3)
DATABASE: Final = "tables.sqlite3"
#: What is refused because of what one job would store; everything else is the database's own trouble.
REFUSED: Final = (apsw.ConstraintError, apsw.MismatchError, apsw.TooBigError, TypeError, ValueError, OverflowError)
#: Frames of the write-ahead log from which on it is brought into the database between two groups, not only at rest.
FRAMES: Final = 4000
#: Bytes to which the write-ahead log is cut back; a log of more frames than that has a reader in its way.
LOG_LIMIT: Final = 64 * 2**20
LOG_FRAMES: Final = LOG_LIMIT // 4096

_log: Final = logging.getLogger(__name__)


class SqliteTooOld(Exception):
    """The SQLite library has a fault that damages databases."""


class FolderTooNew(Exception):
    """A newer pioche has written to the folder."""

    def __init__(self, path: Path, found: str) -> None:
        super().__init__(f"{path} belongs to a newer pioche: {found}")
        self.path: Final = path


def require(library: str) -> None:
    """Raise SqliteTooOld unless this version of SQLite is safe here."""
    if tuple([int(part) for part in library.split(".")]) < OLDEST:
        raise SqliteTooOld(f"SQLite {library} is older than {'.'.join(map(str, OLDEST))}")


def verdict(error: Exception) -> Exception:
    """What an error is to the caller of a store. What is not known to be harmless is StoreBroken."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, REFUSED):
        return BadWrite(str(error))
    if isinstance(error, apsw.FullError):
        return StoreFull(str(error))
    if isinstance(error, apsw.BusyError):
        return StoreBusy(str(error))
    return StoreBroken(f"{type(error).__name__}: {error}") if isinstance(error, apsw.Error) else error


def open_to_read(database: Path, patience: int) -> apsw.Connection:
    """A connection that changes nothing, whoever else writes."""
    db = apsw.Connection(str(database), flags=apsw.SQLITE_OPEN_READONLY)
    db.set_busy_timeout(patience)
    db.pragma("trusted_schema", 0)
    db.pragma("mmap_size", 0)
    return db


def copy(database: Path, path: Path, patience: int = 2000) -> None:
    """Copy a database as it is at one moment, even while a server writes to it. The copy has its name when it is
    whole and on the disk. Raises FileExistsError, StoreError."""
    if path.exists():
        raise FileExistsError(path)
    draft = path.with_name(f"{path.name}.part")
    draft.unlink(missing_ok=True)
    try:
        db = open_to_read(database, patience)
        try:
            db.execute("VACUUM INTO ?", (str(private(draft)),))
        finally:
            db.close()
        settle(draft)
        draft.rename(path)
        settle(path)
    except apsw.Error as error:  # Of the copy's disk, so the store itself is not broken.
        raise StoreError(f"{path}: {error}") from error
    finally:
        draft.unlink(missing_ok=True)


class SqliteStore(Store):
    """The tables in this folder, which is made if need be.

    patience  milliseconds to wait for somebody else who writes to the database

    Raises SqliteTooOld, FolderInUse, FolderTooNew, StoreError.
    """

    def __init__(self, folder: Path, *, patience: int = 2000) -> None:
        require(apsw.sqlite_lib_version())
        self._patience: Final = patience
        self._folder: Final = Folder(folder)
        self._database: Final = folder / DATABASE
        #: The copy of the former database, where the folder was of an older version.
        self.former: Path | None = None
        try:
            self._pen: Final = self._open_to_write()
            self._eye: Final = self._open_to_read()
        except Exception as error:
            self._folder.release()
            if isinstance(error, SchemaTooNew):
                raise FolderTooNew(folder, str(error)) from None
            raise verdict(error) from error
        self._frames = 0
        self._alarmed = False
        self._broken = ""
        self._closed = False
        self._writer: Final = Scribe[Job]("store-writer", self._together, self._tidy)
        self._reader: Final = Scribe[Job]("store-reader", self._one_by_one, lambda *, resting: False)

    # --- opening ---

    def _open_to_write(self) -> apsw.Connection:
        db = apsw.Connection(str(private(self._database)))
        try:
            db.set_busy_timeout(self._patience)
            version(db)
            for pragma, value in (
                ("trusted_schema", 0),
                ("foreign_keys", 1),
                ("mmap_size", 0),
                ("synchronous", "FULL"),
                ("secure_delete", "FAST"),
                ("journal_size_limit", LOG_LIMIT),
            ):
                db.pragma(pragma, value)
            if db.pragma("journal_mode", "WAL") != "wal":
                raise StoreBroken(f"{self._database}: no write-ahead log is possible there")
            db.transaction_mode = "IMMEDIATE"
            upgrade(db, self._save)
            db.set_wal_hook(self._count_frames)
        except Exception:
            db.close()
            raise
        return db

    def _open_to_read(self) -> apsw.Connection:
        return open_to_read(self._database, self._patience)

    def _save(self, found: int) -> None:
        """Copy a database of an older version before it is changed, beside it and under a name of its own."""
        number = 0
        while (path := self._folder.path / f"version-{found}-{number}.sqlite3").exists():
            number += 1
        self._copy(path)
        self.former = path

    # --- the writer's thread ---

    def _together(self, jobs: Sequence[Job]) -> Sequence[object]:
        """Do all in one transaction; if one of them fails, each in a transaction of its own."""
        if self._broken:
            return [StoreBroken(self._broken) for _ in jobs]
        try:
            return self._transact(jobs)
        except Exception as error:
            trouble = verdict(error)
        if isinstance(trouble, StoreBroken):
            self._broken = str(trouble)
        if len(jobs) == 1:
            return [trouble]
        if isinstance(trouble, StoreBroken | StoreBusy):
            return [type(trouble)(str(trouble)) for _ in jobs]
        return [answer for job in jobs for answer in self._together([job])]

    def _transact(self, jobs: Sequence[Job]) -> list[object]:
        db = self._pen
        db.execute("BEGIN IMMEDIATE")
        try:
            answers = [job(db) for job in jobs]
            failpoints.hit("before commit")
            db.execute("COMMIT")
        except Exception:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
        failpoints.hit("after commit")
        return answers

    def _count_frames(self, db: apsw.Connection, name: str, frames: int) -> int:
        self._frames = frames
        return apsw.SQLITE_OK

    def _tidy(self, *, resting: bool) -> bool:
        """Bring the write-ahead log into the database, at rest or when it has grown; True while some of it is left.

        SQLite would do this within a commit, before the answer, and keep its errors to itself.
        """
        if self._broken or not self._frames or not (resting or self._frames >= FRAMES):
            return not self._broken and self._frames > 0
        failpoints.hit("before checkpoint")
        try:
            total, done = self._pen.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
        except (apsw.BusyError, apsw.FullError):
            return True
        except apsw.Error as error:
            self._broken = str(verdict(error))
            return False
        failpoints.hit("after checkpoint")
        if total == done:
            self._frames = 0
        elif (total > LOG_FRAMES) != self._alarmed:
            self._alarmed = not self._alarmed
            _log.warning("%s: write-ahead log of %d frames, of which a reader keeps some", self._database, total)
        return total > done

    # --- the reader's thread ---

    def _one_by_one(self, jobs: Sequence[Job]) -> Sequence[object]:
        return [self._look(job) for job in jobs]

    def _look(self, job: Job) -> object:
        if self._broken:
            return StoreBroken(self._broken)
        try:
            return job(self._eye)
        except Exception as error:
            return verdict(error)

    # --- the event loop ---

    async def _write(self, job: Callable[[apsw.Connection], T]) -> T:
        return await self._ask(self._writer, job)

    async def _read(self, job: Callable[[apsw.Connection], T]) -> T:
        return await self._ask(self._reader, job)

    async def _ask(self, scribe: Scribe[Job], job: Callable[[apsw.Connection], T]) -> T:
        if self._closed:
            raise StoreClosed(str(self._folder.path))
        answer: T = await scribe.ask(job)
        return answer

    async def create(self, write: Write) -> bool:
        if write.seq != 1:
            raise BadWrite(f"{write.table}: a table begins with 1, not {write.seq}")
        return await self._write(partial(sqlite_ledger.create, write=write))

    async def append(self, write: Write) -> Answer:
        return await self._write(partial(sqlite_ledger.append, write=write))

    async def read(self, table: str, after: int = 0, limit: int = 1000) -> Sequence[Entry]:
        return await self._read(partial(sqlite_ledger.read, table=table, after=after, limit=limit))

    async def head(self, table: str) -> int | None:
        return await self._read(partial(sqlite_ledger.head, table=table))

    async def result(self, table: str, key: str) -> bytes | None:
        return await self._read(partial(sqlite_ledger.result, table=table, key=key))

    async def secret(self, table: str, name: str) -> bytes | None:
        return await self._read(partial(sqlite_ledger.secret, table=table, name=name))

    async def delete(self, table: str) -> None:
        await self._write(partial(sqlite_ledger.delete, table=table))

    async def due(self, now: int, limit: int, lease: int) -> Sequence[Due]:
        return await self._write(partial(sqlite_ledger.claim, now=now, limit=limit, lease=lease))

    async def next_due(self) -> int | None:
        return await self._read(sqlite_ledger.next_due)

    async def listings(self, limit: int, *, listed_only: bool) -> Sequence[Listed]:
        return await self._read(partial(sqlite_ledger.listings, limit=limit, listed_only=listed_only))

    async def idle(self, before: int, limit: int) -> Sequence[str]:
        return await self._read(partial(sqlite_ledger.idle, before=before, limit=limit))

    async def take_link(self, digest: bytes, now: int) -> tuple[str, int] | None:
        return await self._write(partial(sqlite_ledger.take_link, digest=digest, now=now))

    async def drop_links(self, now: int) -> int:
        return await self._write(partial(sqlite_ledger.drop_links, now=now))

    async def ping(self) -> None:
        await self._write(lambda db: None)

    async def backup(self, path: Path) -> None:
        if self._closed:
            raise StoreClosed(str(self._folder.path))
        await asyncio.to_thread(self._copy, path)

    def _copy(self, path: Path) -> None:
        copy(self._database, path, self._patience)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._reader.close()
        await self._writer.close()
        with suppress(apsw.Error):
            self._eye.close()
        with suppress(apsw.Error):
            if self._broken:
                self._pen.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
            self._pen.close()
        self._folder.release()
