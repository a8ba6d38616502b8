"""A store in memory that yields to others wherever a real one would, and fails when it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from pioche.server.store import (
    KEEP,
    Answer,
    Appended,
    Conflict,
    Due,
    Duplicate,
    Entry,
    Gone,
    Listed,
    Listing,
    Store,
    StoreError,
    Write,
)


class Shelf:
    """One table."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.results: dict[str, bytes] = {}
        self.secrets: dict[str, bytes] = {}
        self.due: int | None = None
        self.listing: Listing | None = None

    @property
    def head(self) -> int:
        return len(self.entries)


class MemoryStore(Store):
    """Several halls may share one: it is the truth. `failing` says of each write whether, and how, it fails."""

    def __init__(self) -> None:
        self.shelves: dict[str, Shelf] = {}
        self.gone: set[str] = set()
        self.links: dict[bytes, tuple[str, int, int]] = {}
        self.failing: Callable[[], StoreError | None] = lambda: None

    async def _write(self) -> None:
        await asyncio.sleep(0)
        error = self.failing()
        if error is not None:
            raise error

    async def create(self, write: Write) -> bool:
        await self._write()
        if write.table in self.shelves or write.table in self.gone:
            return False
        self._lay_down(self.shelves.setdefault(write.table, Shelf()), write)
        return True

    async def append(self, write: Write) -> Answer:
        await self._write()
        shelf = self.shelves.get(write.table)
        if shelf is None:
            return Gone()
        for key, _ in write.results:
            if key in shelf.results:
                return Duplicate(shelf.results[key])
        if write.seq != shelf.head + 1:
            return Conflict(shelf.head)
        self._lay_down(shelf, write)
        await asyncio.sleep(0)
        return Appended(shelf.head)

    def _lay_down(self, shelf: Shelf, write: Write) -> None:
        for body in write.entries:
            shelf.entries.append(Entry(shelf.head + 1, write.at, body))
        shelf.results |= dict(write.results)
        for name in write.burnt:
            shelf.secrets.pop(name, None)
        shelf.secrets |= dict(write.secrets)
        self.links |= {digest: (write.table, seat, expires) for digest, seat, expires in write.links}
        shelf.listing = write.listing or shelf.listing
        if write.due is not KEEP:
            shelf.due = write.due

    async def read(self, table: str, after: int = 0, limit: int = 1000) -> Sequence[Entry]:
        await asyncio.sleep(0)
        shelf = self.shelves.get(table)
        return shelf.entries[after : after + limit] if shelf else ()

    async def head(self, table: str) -> int | None:
        shelf = self.shelves.get(table)
        return shelf.head if shelf else None

    async def result(self, table: str, key: str) -> bytes | None:
        await asyncio.sleep(0)
        shelf = self.shelves.get(table)
        return shelf.results.get(key) if shelf else None

    async def secret(self, table: str, name: str) -> bytes | None:
        await asyncio.sleep(0)
        shelf = self.shelves.get(table)
        return shelf.secrets.get(name) if shelf else None

    async def delete(self, table: str) -> None:
        await self._write()
        if self.shelves.pop(table, None) is not None:
            self.gone.add(table)

    async def due(self, now: int, limit: int, lease: int) -> Sequence[Due]:
        await self._write()
        ripe = [(one.due, code) for code, one in self.shelves.items() if one.due is not None and one.due <= now]
        for _, code in sorted(ripe)[:limit]:
            self.shelves[code].due = now + lease
        return [Due(code, at, self.shelves[code].head) for at, code in sorted(ripe)[:limit]]

    async def next_due(self) -> int | None:
        return min([one.due for one in self.shelves.values() if one.due is not None], default=None)

    async def listings(self, limit: int, *, listed_only: bool) -> Sequence[Listed]:
        rows = [
            Listed(code, one.entries[-1].at, one.listing)
            for code, one in self.shelves.items()
            if one.listing is not None
        ]
        return [row for row in rows if row.listing.listed or not listed_only][:limit]

    async def idle(self, before: int, limit: int) -> Sequence[str]:
        return [code for code, one in self.shelves.items() if one.entries[-1].at < before][:limit]

    async def take_link(self, digest: bytes, now: int) -> tuple[str, int] | None:
        await self._write()
        table, seat, expires = self.links.pop(digest, ("", 0, 0))
        return (table, seat) if expires > now else None

    async def drop_links(self, now: int) -> int:
        await self._write()
        over = [digest for digest, (_, _, expires) in self.links.items() if expires <= now]
        for digest in over:
            del self.links[digest]
        return len(over)

    async def ping(self) -> None:
        await self._write()

    async def backup(self, path: Path) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        return
