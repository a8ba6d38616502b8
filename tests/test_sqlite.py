"""The store in a folder: the contract, and what only a folder, a disk and SQLite can get wrong."""

from __future__ import annotations

import asyncio
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest
from kill_store import POINTS, cycle
from store_contract import Open, StoreContract, first, play_on, then, with_store

from pioche.server import scribe, sqlite, sqlite_schema
from pioche.server.folder import FolderInUse
from pioche.server.sqlite import DATABASE, FolderTooNew, SqliteStore, SqliteTooOld, require
from pioche.server.store import Appended, BadWrite, Store, StoreBroken, StoreBusy, StoreError, StoreFull


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "folder"


@pytest.fixture
def open_store(folder: Path) -> Open:
    return lambda: SqliteStore(folder)


class TestSqliteStore(StoreContract):
    """The contract."""


def _bodies(database: Path) -> list[bytes]:
    """What the log of the table ABCD says, asked of the file itself."""
    db = apsw.Connection(str(database))
    try:
        assert db.pragma("integrity_check") == "ok"
        return [body for (body,) in db.execute("SELECT body FROM entries ORDER BY table_id, seq")]
    finally:
        db.close()


# --- the folder -----------------------------------------------------------------------------------------------------


def test_a_folder_has_one_process(folder: Path) -> None:
    async def scene(store: Store) -> None:
        with pytest.raises(FolderInUse, match=str(folder)):
            SqliteStore(folder)
        code = f"from pathlib import Path; from pioche.server.sqlite import *; SqliteStore(Path({str(folder)!r}))"
        other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert other.returncode == 1
        assert f"FolderInUse: {folder} is in use" in other.stderr
        await store.create(first())

    with_store(lambda: SqliteStore(folder), scene)
    asyncio.run(SqliteStore(folder).close())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes")
def test_nobody_else_can_read_the_files(tmp_path: Path, folder: Path) -> None:
    async def scene(store: Store) -> None:
        await store.create(first())
        await store.backup(folder / "backup")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        assert modes == dict.fromkeys(["lock", "backup", DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm"], 0o600)
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700

    with_store(lambda: SqliteStore(folder), scene)
    (folder / DATABASE).chmod(0o644)
    with_store(lambda: SqliteStore(folder), lambda store: asyncio.sleep(0))
    assert stat.S_IMODE((folder / DATABASE).stat().st_mode) == 0o600


def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(folder: Path) -> None:
    folder.mkdir()
    (folder / DATABASE).write_bytes(b"no database" * 1000)
    for _ in range(2):
        with pytest.raises(StoreBroken):
            SqliteStore(folder)
    assert (folder / DATABASE).read_bytes() == b"no database" * 1000


@pytest.mark.parametrize("library", ["3.40.1", "3.51.2", "3.9.9", "2.8.17"])
def test_an_sqlite_that_damages_databases_is_refused(library: str) -> None:
    with pytest.raises(SqliteTooOld, match=library):
        require(library)


@pytest.mark.parametrize("library", ["3.51.3", "3.54.1", "3.100.0", "4.0"])
def test_an_sqlite_that_does_not_is_taken(library: str) -> None:
    require(library)


def test_nothing_of_a_burnt_secret_is_left_in_the_file(folder: Path) -> None:
    async def scene(store: Store) -> None:
        await store.create(first(secrets=(("seed", b"hush" * 20), ("kept", b"loud" * 20))))
        await store.append(then(2, burnt=("seed",)))

    with_store(lambda: SqliteStore(folder), scene)
    file = (folder / DATABASE).read_bytes()
    assert b"loud" in file
    assert b"hush" not in file


# --- versions -------------------------------------------------------------------------------------------------------


def test_a_folder_of_a_newer_version_is_refused_and_left_as_it_is(folder: Path) -> None:
    with_store(lambda: SqliteStore(folder), lambda store: store.create(first()))
    db = apsw.Connection(str(folder / DATABASE))
    db.execute(f"PRAGMA user_version = {len(sqlite_schema.STEPS) + 1}")
    db.execute("PRAGMA journal_mode = DELETE")  # As in a backup.
    db.close()
    before = (folder / DATABASE).read_bytes()
    for _ in range(2):
        with pytest.raises(FolderTooNew, match=str(folder)):
            SqliteStore(folder)
    assert (folder / DATABASE).read_bytes() == before


def test_a_folder_of_an_older_version_is_copied_and_brought_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def before(store: Store) -> None:
        await store.create(first(entries=(b"a",)))

    async def after(store: Store) -> None:
        assert await store.append(then(2, entries=(b"b",))) == Appended(2)

    async def later(store: Store) -> None:
        assert await store.head("ABCD") == 2

    with_store(lambda: SqliteStore(folder), before)
    old = len(sqlite_schema.STEPS)
    steps = (*sqlite_schema.STEPS, "CREATE TABLE newer (a INTEGER) STRICT", "INSERT INTO newer VALUES (7)")
    monkeypatch.setattr(sqlite_schema, "STEPS", (*steps, "INSERT INTO nowhere VALUES (1)"))
    with pytest.raises(StoreError):
        SqliteStore(folder)
    db = apsw.Connection(str(folder / DATABASE))
    assert (db.pragma("user_version"), db.table_exists("main", "newer")) == (old, False), "all steps or none"
    db.close()

    monkeypatch.setattr(sqlite_schema, "STEPS", steps)
    with_store(lambda: SqliteStore(folder), after, later)
    db = apsw.Connection(str(folder / DATABASE))
    assert (db.pragma("user_version"), db.execute("SELECT * FROM newer").get) == (old + 2, 7)
    db.close()
    assert _bodies(folder / DATABASE) == [b"a", b"b"]
    copies = sorted(folder.glob("version-*"))
    assert [copy.name for copy in copies] == [f"version-{old}-{n}.sqlite3" for n in range(2)]
    assert [_bodies(copy) for copy in copies] == [[b"a"], [b"a"]]


# --- trouble --------------------------------------------------------------------------------------------------------


def test_a_full_disk_refuses_cleanly_until_there_is_space(folder: Path) -> None:
    async def scene(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.create(first(entries=(b"a",)))
        pages = await store._write(lambda db: db.pragma("page_count"))
        await store._write(lambda db: db.pragma("max_page_count", pages))
        large = then(2, entries=(b"x" * 50_000,), results=(("k", b"r"),))
        with pytest.raises(StoreFull):
            await store.append(large)
        small = [store.append(then(n, entries=(b"b",))) for n in (2, 3)]
        first_, refused, last = await asyncio.gather(
            small[0], store.append(then(3, entries=(b"x" * 50_000,))), small[1], return_exceptions=True
        )
        assert (first_, type(refused), last) == (Appended(2), StoreFull, Appended(3)), "who needs no space is served"
        assert [entry.body for entry in await store.read("ABCD")] == [b"a", b"b", b"b"]
        assert await store.result("ABCD", "k") is None
        await store.ping()
        await store._write(lambda db: db.pragma("max_page_count", pages + 1000))
        assert await store.append(then(4, entries=(b"x" * 50_000,))) == Appended(4)

    with_store(lambda: SqliteStore(folder), scene)
    assert _bodies(folder / DATABASE) == [b"a", b"b", b"b", b"x" * 50_000]


class Disk(apsw.VFS):
    """The disk of these tests: it counts what is made safe on it, and may fail at that."""

    def __init__(self) -> None:
        self.base = apsw.vfs_names()[0]
        super().__init__("disk", self.base, makedefault=True)
        self.syncs = 0
        self.failing = False

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> DiskFile:  # noqa: N802
        return DiskFile(self, name, flags)


class DiskFile(apsw.VFSFile):
    def __init__(self, disk: Disk, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        super().__init__(disk.base, name, flags)
        self.disk = disk

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.syncs += 1
        if self.disk.failing:
            raise apsw.IOError
        super().xSync(flags)


@pytest.fixture
def disk() -> Iterator[Disk]:
    disk = Disk()
    yield disk
    disk.unregister()


def test_an_answer_comes_after_the_disk_and_a_group_goes_there_together(folder: Path, disk: Disk) -> None:
    async def scene(store: Store) -> None:
        await store.create(first(entries=()))
        for seq in range(1, 6):
            before = disk.syncs
            assert await store.append(then(seq)) == Appended(seq)
            assert disk.syncs > before
        before = disk.syncs
        await asyncio.gather(*[store.append(then(seq)) for seq in range(6, 206)])
        assert disk.syncs - before < 40

    with_store(lambda: SqliteStore(folder), scene)


def test_after_a_failing_disk_nothing_more_is_written_and_nothing_answered_is_lost(folder: Path, disk: Disk) -> None:
    async def scene(store: Store) -> None:
        await store.create(first(entries=()))
        assert await store.append(then(1)) == Appended(1)
        disk.failing = True
        asked = [store.append(then(2)), store.append(then(2)), store.ping()]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in answers] == [StoreBroken] * 3
        syncs, disk.failing = disk.syncs, False
        for call in (store.append(then(2)), store.ping(), store.head("ABCD"), store.due(10**9, 1, 1)):
            with pytest.raises(StoreBroken, match="IOError"):
                await call
        await store.close()
        assert disk.syncs == syncs, "a disk that has lost a write is not asked again"

    with_store(lambda: SqliteStore(folder), scene)
    assert _bodies(folder / DATABASE)[:1] == [b"1"]


def test_a_disk_that_fails_while_the_log_is_brought_in_breaks_the_store(
    folder: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "FRAMES", 10**9)
    monkeypatch.setattr(scribe, "REST", 0.05)

    async def scene(store: Store) -> None:
        assert await store.create(first())
        disk.failing = True
        await asyncio.sleep(0.3)
        disk.failing = False
        with pytest.raises(StoreBroken):
            await store.ping()

    with_store(lambda: SqliteStore(folder), scene)
    assert _bodies(folder / DATABASE) == [b"laid"]


def test_somebody_else_who_holds_the_database_delays_no_loop(folder: Path) -> None:
    async def scene(store: Store) -> None:
        await store.create(first())
        other = apsw.Connection(str(folder / DATABASE))
        other.execute("BEGIN IMMEDIATE")
        asked = [asyncio.ensure_future(store.append(then(2))) for _ in range(20)]
        for _ in range(20):  # Did the loop wait for the lock, they would have been answered by now.
            await asyncio.sleep(0)
        assert not any([one.done() for one in asked])
        assert await store.head("ABCD") == 1, "a reader waits for nobody"
        answers = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 3)
        assert [type(answer) for answer in answers] == [StoreBusy] * 20, "not one after the other"
        other.execute("ROLLBACK")
        other.close()
        assert await store.append(then(2)) == Appended(2)

    with_store(lambda: SqliteStore(folder, patience=400), scene)


def test_a_fault_in_the_server_itself_is_told_and_breaks_nothing(folder: Path) -> None:
    async def scene(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.create(first())

        def fault(db: apsw.Connection) -> None:
            db.execute("DELETE FROM entries")
            raise LookupError("here")

        with pytest.raises(LookupError, match="here"):
            await store._write(fault)
        with pytest.raises(BadWrite):
            await store._write(lambda db: db.execute("INSERT INTO entries VALUES (99, 1, 1, x'')"))
        assert await store.append(then(2)) == Appended(2)
        assert await store.read("ABCD") == [(1, 1000, b"laid"), (2, 1002, b"2")]

    with_store(lambda: SqliteStore(folder), scene)


# --- the write-ahead log --------------------------------------------------------------------------------------------


def test_at_rest_the_log_is_in_the_database(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scribe, "REST", 0.05)

    async def scene(store: Store) -> None:
        await store.create(first(entries=(b"a", b"b")))
        await asyncio.sleep(0.3)
        shutil.copy(folder / DATABASE, tmp_path / "without-log")

    with_store(lambda: SqliteStore(folder), scene)
    assert _bodies(tmp_path / "without-log") == [b"a", b"b"]


def test_under_load_the_log_stays_small_and_a_reader_in_its_way_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sqlite, "FRAMES", 20)
    monkeypatch.setattr(sqlite, "LOG_FRAMES", 100)

    async def scene(store: Store) -> None:
        log = folder / f"{DATABASE}-wal"
        await store.create(first(entries=()))
        for seq in range(1, 120):
            await store.append(then(seq, entries=(b"x" * 3000,)))
        assert log.stat().st_size < 100 * 4096
        assert not caplog.records
        reader = apsw.Connection(str(folder / DATABASE), flags=apsw.SQLITE_OPEN_READONLY)
        reader.execute("BEGIN")
        assert reader.execute("SELECT head FROM tables").get == 119
        for seq in range(120, 200):
            await store.append(then(seq, entries=(b"x" * 3000,)))
        assert log.stat().st_size > 100 * 4096
        assert ["of which a reader keeps some" in record.getMessage() for record in caplog.records] == [True]
        reader.close()

    with_store(lambda: SqliteStore(folder), scene)


def test_a_log_that_is_cut_off_anywhere_leaves_whole_writes(folder: Path, tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.create(first(entries=()))
        for seq in range(1, 13, 2):
            await store.append(then(seq, entries=(b"a", b"b")))
        shutil.copytree(folder, tmp_path / "whole")

    with_store(lambda: SqliteStore(folder), scene)
    whole = (tmp_path / "whole" / f"{DATABASE}-wal").read_bytes()
    seen = set()
    for size in range(len(whole), len(whole) - 6 * 4096, -997):
        torn = tmp_path / f"torn{size}"
        torn.mkdir()
        shutil.copy(tmp_path / "whole" / DATABASE, torn / DATABASE)
        (torn / f"{DATABASE}-wal").write_bytes(whole[:size])
        bodies = _bodies(torn / DATABASE)
        assert bodies == [b"a", b"b"] * (len(bodies) // 2)
        seen.add(len(bodies))
        shutil.rmtree(torn)
    assert max(seen) == 12
    assert len(seen) > 1


# --- backups --------------------------------------------------------------------------------------------------------


def test_a_backup_while_all_write_is_one_moment_that_can_be_played_on(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    tables = [f"T{n}" for n in range(8)]

    async def keep_writing(store: Store, table: str, stop: asyncio.Event) -> None:
        turn = 0
        while not stop.is_set():
            turn += 1
            await play_on(store, table, b"%d" % turn, f"0/{turn}", turn)

    async def before(store: Store) -> None:
        for table in tables:
            await store.create(first(table, entries=(), secrets=(("seed", table.encode()),)))
        stop = asyncio.Event()
        writing = [asyncio.ensure_future(keep_writing(store, table, stop)) for table in tables]
        await asyncio.sleep(0.1)
        heads = [await store.head(table) or 0 for table in tables]
        await store.backup(copy)
        with pytest.raises(FileExistsError):
            await store.backup(copy)
        with pytest.raises(FileNotFoundError):
            await store.backup(tmp_path / "none" / "copy")
        stop.set()
        await asyncio.gather(*writing)
        assert min(heads) > 0
        restored = tmp_path / "restored"
        restored.mkdir()
        shutil.copy(copy, restored / DATABASE)
        await check(SqliteStore(restored), heads)

    async def check(store: Store, heads: list[int]) -> None:
        for table, least in zip(tables, heads, strict=True):
            log = await store.read(table, limit=10**6)
            head = await store.head(table) or 0
            assert [(entry.seq, entry.body) for entry in log] == [(n, b"%d" % n) for n in range(1, head + 1)]
            assert head >= least
            assert await store.result(table, f"0/{head}") == b"%d" % head
            assert await store.secret(table, "seed") == table.encode()
            assert await store.append(then(head + 1, table)) == Appended(head + 1)
        await store.close()

    with_store(lambda: SqliteStore(folder), before)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "folder", "restored"], "no draft is left"


def test_a_backup_on_a_failing_disk_leaves_no_copy_and_the_store_well(
    folder: Path, tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scribe, "REST", 60)

    async def scene(store: Store) -> None:
        await store.create(first())
        disk.failing = True
        with pytest.raises(StoreError) as failure:
            await store.backup(tmp_path / "copy")
        disk.failing = False
        assert not isinstance(failure.value, StoreBroken)
        assert await store.append(then(2)) == Appended(2)

    with_store(lambda: SqliteStore(folder), scene)
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


# --- death ----------------------------------------------------------------------------------------------------------


def test_a_killed_process_has_lost_no_answer(folder: Path) -> None:
    answered: list[str] = []
    for point in POINTS:
        assert cycle(folder, answered, point=f"{point}:{3 if 'checkpoint' in point else 30}").answered > 0
    for seconds in (0.03, 0.12):
        cycle(folder, answered, seconds=seconds)


def test_a_write_is_there_from_the_commit_on(folder: Path) -> None:
    answered: list[str] = []
    assert cycle(folder, answered, point="before commit:30", writers=1).unanswered == 0
    assert cycle(folder, answered, point="after commit:30", writers=1).unanswered == 1
