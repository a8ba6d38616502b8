"""The store: what the table server needs of a database, and what it may rely on.

Bodies, answers, secrets and summaries are bytes that the store does not look into. Times are milliseconds UTC, and
always the caller's: a store has no clock. Every answer comes after the commit that makes it true.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

# --- what may go wrong ----------------------------------------------------------------------------------------------


class StoreError(Exception):
    """The store could not do it. Unless the error says otherwise, nothing was changed."""


class BadWrite(StoreError):
    """The caller's mistake: no store can keep this, such as a number beyond 64 bits."""


class StoreBusy(StoreError):
    """Somebody else held the database for too long. It may be asked again."""


class StoreFull(StoreError):
    """There is no space left. Reading goes on, and writing as soon as there is space again."""


class StoreBroken(StoreError):
    """The database failed. Whether the write took place is unknown, and no other is taken: the process should end.

    A new process finds out what was written; this one must not ask a disk again that has lost a write.
    """


class StoreClosed(StoreError):
    """The store was closed before it was asked."""


# --- what is written ------------------------------------------------------------------------------------------------


class Keep(Enum):
    """Says that a deadline stays what it is."""

    KEEP = "keep"


KEEP: Final = Keep.KEEP
Deadline: TypeAlias = int | Literal[Keep.KEEP] | None


@dataclass(frozen=True, slots=True)
class Listing:
    """What the lobby and housekeeping know of a table without reading its log."""

    listed: bool
    phase: str
    summary: bytes


@dataclass(frozen=True, slots=True)
class Write:
    """What one decision appends to a table, all of it or nothing.

    table    the table's code
    seq      the number of the first new entry: one more than the table's head
    at       when, the stamp of all its entries
    entries  bodies, numbered on from `seq`; there may be none
    results  answers to keep by key, such as seat and command id; within a table a key is used once
    due      when the table next needs attention, None for never; replaces the former deadline
    secrets  values put aside by name, apart from the log; a name in use is replaced
    burnt    names of secrets that are deleted now, before any is put aside
    listing  replaces the former listing; None leaves it as it is
    links    each by the digest of its code: the seat that it leads to once, and until when
    """

    table: str
    seq: int
    at: int
    entries: tuple[bytes, ...] = ()
    results: tuple[tuple[str, bytes], ...] = ()
    due: Deadline = KEEP
    secrets: tuple[tuple[str, bytes], ...] = ()
    burnt: tuple[str, ...] = ()
    listing: Listing | None = None
    links: tuple[tuple[bytes, int, int], ...] = ()

    def __post_init__(self) -> None:
        """Raise BadWrite if a result key or a secret is given twice."""
        for named in (self.results, self.secrets):
            if len(named) > 1 and len({name for name, _ in named}) < len(named):
                raise BadWrite(f"{self.table}: a name is given twice")


# --- what is answered -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Appended:
    """The write is stored; the table's last entry is now `head`."""

    head: int


@dataclass(frozen=True, slots=True)
class Conflict:
    """Nothing was appended: the table's head is not the one that the write followed on."""

    head: int


@dataclass(frozen=True, slots=True)
class Duplicate:
    """Nothing was appended: a key of the write has had its answer, which is this one."""

    answer: bytes


@dataclass(frozen=True, slots=True)
class Gone:
    """Nothing was appended: there is no such table, or no longer."""


Answer: TypeAlias = Appended | Conflict | Duplicate | Gone


class Entry(NamedTuple):
    """One entry of a table's log."""

    seq: int
    at: int
    body: bytes


class Due(NamedTuple):
    """A table whose deadline has come: the deadline, and its head at this moment."""

    table: str
    at: int
    seq: int


class Listed(NamedTuple):
    """A table with its listing, and when it was last written to."""

    table: str
    at: int
    listing: Listing


class Store(ABC):
    """Tables with their logs, answers, deadlines, secrets, listings and links.

    Use a store from one event loop at a time. Any call may raise a StoreError. One that is cancelled may take effect
    all the same.
    """

    # --- a table and its log ---

    @abstractmethod
    async def create(self, write: Write) -> bool:
        """Lay down a new table with `write`, whose `seq` is 1; False if the code is taken, or ever was."""

    @abstractmethod
    async def append(self, write: Write) -> Answer:
        """Append `write`. Looked at in this order: Gone, Duplicate (the first known key), Conflict, Appended.

        Of two calls that race one is first, and the other sees what it has done. No write fails for another's sake.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0, limit: int = 1000) -> Sequence[Entry]:
        """The entries past `after`, oldest first, at most `limit`; none of a table that is not there."""

    @abstractmethod
    async def head(self, table: str) -> int | None:
        """The number of the last entry, 0 before the first; None if there is no such table."""

    @abstractmethod
    async def result(self, table: str, key: str) -> bytes | None:
        """The answer kept under this key."""

    @abstractmethod
    async def secret(self, table: str, name: str) -> bytes | None:
        """The secret put aside under this name, until it is burnt."""

    @abstractmethod
    async def delete(self, table: str) -> None:
        """Delete all that is kept of this table, but for its code, which no other table gets. Twice is once."""

    # --- deadlines ---

    @abstractmethod
    async def due(self, now: int, limit: int, lease: int) -> Sequence[Due]:
        """Claim at most `limit` deadlines that have come, in their order.

        They are put off to `now + lease`, so that one worker fires them, and another does if that one dies.
        """

    @abstractmethod
    async def next_due(self) -> int | None:
        """The earliest deadline of all."""

    # --- lobby and housekeeping ---

    @abstractmethod
    async def listings(self, limit: int, *, listed_only: bool) -> Sequence[Listed]:
        """At most `limit` tables that have a listing, those written to last first."""

    @abstractmethod
    async def idle(self, before: int, limit: int) -> Sequence[str]:
        """At most `limit` tables last written to before that time, those that have waited longest first."""

    # --- links that lead to a seat once ---

    @abstractmethod
    async def take_link(self, digest: bytes, now: int) -> tuple[str, int] | None:
        """The table and seat that a link leads to; the first call gets them, and none from `expires` on."""

    @abstractmethod
    async def drop_links(self, now: int) -> int:
        """Delete the links that have expired, and say how many."""

    # --- the store itself ---

    @abstractmethod
    async def ping(self) -> None:
        """Return if writing is possible just now. It waits behind what is being written: give it a time limit."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Copy everything, secrets too, as it is at one moment, into a new file.

        Raises FileExistsError; another OSError or StoreError is the copy's trouble, and the store is well.
        """

    @abstractmethod
    async def close(self) -> None:
        """Do what has been asked, then let go of everything. Twice is once."""
