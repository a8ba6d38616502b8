"""What every store promises. A test module inherits `StoreContract` and says how its store is opened."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, TypeAlias

import pytest

from pioche.server.store import (
    Appended,
    BadWrite,
    Conflict,
    Due,
    Duplicate,
    Entry,
    Gone,
    Listed,
    Listing,
    Store,
    StoreClosed,
    Write,
)

#: Opens the store of this test; after it was closed, the same one again.
Open: TypeAlias = Callable[[], Store]

FRIENDS = Listing(listed=True, phase="round", summary=b"Ann, Bo")
QUIET = Listing(listed=False, phase="lobby", summary=b"")


def with_store(open_store: Open, *scenes: Callable[[Store], Coroutine[Any, Any, object]]) -> None:
    """Play each scene on the store, which is closed and opened again between them."""

    async def play(scene: Callable[[Store], Coroutine[Any, Any, object]]) -> None:
        store = open_store()
        try:
            await asyncio.wait_for(scene(store), 30)
        finally:
            await store.close()

    for scene in scenes:
        asyncio.run(play(scene))


def first(table: str = "ABCD", **fields: Any) -> Write:
    """The write that makes a table."""
    return Write(table, 1, **{"at": 1000, "entries": (b"laid",), **fields})


def then(seq: int, table: str = "ABCD", **fields: Any) -> Write:
    """A later write."""
    return Write(table, seq, **{"at": 1000 + seq, "entries": (b"%d" % seq,), **fields})


async def play_on(store: Store, table: str, body: bytes, key: str, seq: int = 1) -> int:
    """Append after as many conflicts as it takes; the number of the entry."""
    while True:
        answer = await store.append(Write(table, seq, 2000, (body,), ((key, body),)))
        if isinstance(answer, Appended):
            return answer.head
        assert isinstance(answer, Conflict)
        seq = answer.head + 1


class StoreContract:
    """The tests; `open_store` is the fixture that the heir provides."""

    # --- the log ---

    def test_a_table_is_made_once(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            assert await store.create(first(entries=(b"mine",)))
            assert not await store.create(first(entries=(b"yours",), results=(("k", b"yours"),)))
            assert await store.read("ABCD") == [Entry(1, 1000, b"mine")]
            assert await store.result("ABCD", "k") is None
            with pytest.raises(BadWrite):
                await store.create(then(2, "EFGH"))
            assert await store.head("EFGH") is None

        with_store(open_store, scene)

    def test_of_many_who_make_the_same_table_one_does(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            made = await asyncio.gather(*[store.create(first(entries=(b"%d" % n,))) for n in range(20)])
            assert Counter(made) == {True: 1, False: 19}
            assert [entry.body for entry in await store.read("ABCD")] == [b"%d" % made.index(True)]

        with_store(open_store, scene)

    def test_entries_are_numbered_on_and_read_past_a_cursor(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            await store.create(first(entries=(b"a", b"b")))
            assert await store.append(Write("ABCD", 3, 1500, (b"", b"\x00\xff", b"e"))) == Appended(5)
            log = [(1, 1000, b"a"), (2, 1000, b"b"), (3, 1500, b""), (4, 1500, b"\x00\xff"), (5, 1500, b"e")]
            assert await store.read("ABCD") == log
            assert await store.read("ABCD", after=3) == log[3:]
            assert await store.read("ABCD", 1, 2) == log[1:3]
            assert await store.read("ABCD", after=5) == []
            assert await store.read("ABCD", after=99) == []
            assert await store.head("ABCD") == 5
            assert await store.read("abcd") == []
            assert await store.head("abcd") is None

        with_store(open_store, scene)

    def test_a_write_without_entries_leaves_the_head(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            await store.create(first(entries=()))
            assert await store.head("ABCD") == 0
            assert await store.append(then(1, entries=(), results=(("k", b"refused"),))) == Appended(0)
            assert await store.result("ABCD", "k") == b"refused"
            assert await store.append(then(1)) == Appended(1)
            assert await store.append(then(1, entries=())) == Conflict(1)

        with_store(open_store, scene)

    def test_everything_is_there_after_a_restart(self, open_store: Open) -> None:
        async def before(store: Store) -> None:
            await store.create(first(due=7000, secrets=(("seed", b"s"),), listing=FRIENDS))
            await store.append(then(2, results=(("k", b"yes"),)))
            await store.append(then(3, entries=(), at=1002, links=((b"digest", 3, 9000),)))
            await store.create(first("GONE"))
            await store.delete("GONE")

        async def after(store: Store) -> None:
            assert await store.read("ABCD") == [(1, 1000, b"laid"), (2, 1002, b"2")]
            assert await store.result("ABCD", "k") == b"yes"
            assert await store.secret("ABCD", "seed") == b"s"
            assert await store.next_due() == 7000
            assert await store.listings(9, listed_only=True) == [Listed("ABCD", 1002, FRIENDS)]
            assert await store.take_link(b"digest", 8999) == ("ABCD", 3)
            assert not await store.create(first("GONE"))

        with_store(open_store, before, after)

    # --- conflicts and duplicates ---

    @pytest.mark.parametrize("seq", [-1, 0, 1, 2, 4, 1000])
    def test_a_write_that_does_not_follow_on_changes_nothing(self, open_store: Open, seq: int) -> None:
        async def scene(store: Store) -> None:
            await store.create(first(entries=(b"a", b"b"), due=5000, secrets=(("kept", b"k"),), listing=QUIET))
            late = then(seq, results=(("k", b"r"),), due=1, secrets=(("s", b"s"),), burnt=("kept",), listing=FRIENDS)
            assert await store.append(late) == Conflict(2)
            assert await store.head("ABCD") == 2
            assert len(await store.read("ABCD")) == 2
            assert await store.result("ABCD", "k") is None
            assert await store.next_due() == 5000
            assert await store.secret("ABCD", "kept") == b"k"
            assert await store.secret("ABCD", "s") is None
            assert await store.listings(9, listed_only=False) == [Listed("ABCD", 1000, QUIET)]

        with_store(open_store, scene)

    @pytest.mark.parametrize("seq", [2, 3, 99])
    def test_a_command_sent_again_has_its_first_answer(self, open_store: Open, seq: int) -> None:
        async def scene(store: Store) -> None:
            await store.create(first(due=5000))
            assert await store.append(then(2, results=(("0/a", b"accepted"), ("0/b", b"")))) == Appended(2)
            again = then(seq, results=(("0/a", b"another"),), due=1)
            assert await store.append(again) == Duplicate(b"accepted")
            assert await store.append(then(seq, results=(("new", b"n"), ("0/b", b"n")))) == Duplicate(b"")
            assert await store.append(then(seq, results=(("0/b", b"n"), ("0/a", b"n")))) == Duplicate(b"")
            assert await store.head("ABCD") == 2
            assert await store.next_due() == 5000
            assert await store.result("ABCD", "0/a") == b"accepted"
            assert await store.result("ABCD", "new") is None

        with_store(open_store, scene)

    def test_a_key_belongs_to_its_table(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            for table in ("ABCD", "EFGH"):
                await store.create(first(table))
                answer = table.encode()
                assert await store.append(then(2, table, results=(("0/a", answer),))) == Appended(2)
                assert await store.result(table, "0/a") == answer

        with_store(open_store, scene)

    def test_a_command_sent_many_times_at_once_is_done_once(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            await store.create(first())
            same = [then(2, entries=(b"%d" % n,), results=(("0/a", b"%d" % n),)) for n in range(40)]
            answers = await asyncio.gather(*[store.append(write) for write in same])
            [done] = [n for n, answer in enumerate(answers) if answer == Appended(2)]
            assert answers.count(Duplicate(b"%d" % done)) == 39
            assert await store.read("ABCD", 1) == [(2, 1002, b"%d" % done)]

        with_store(open_store, scene)

    def test_of_many_who_follow_on_the_same_entry_one_does(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            await store.create(first())
            answers = await asyncio.gather(*[store.append(then(2, entries=(b"%d" % n,))) for n in range(40)])
            assert Counter(answers) == {Appended(2): 1, Conflict(2): 39}
            assert await store.read("ABCD", 1) == [(2, 1002, b"%d" % answers.index(Appended(2)))]

        with_store(open_store, scene)

    def test_many_writers_on_many_tables_leave_whole_logs(self, open_store: Open) -> None:
        tables, writers, each = [f"T{n}" for n in range(20)], 64, 12

        async def writer(store: Store, number: int) -> list[tuple[str, int, bytes]]:
            random, done = Random(number), []
            for turn in range(each):
                table, key = random.choice(tables), f"{number}/{turn}"
                done.append((table, await play_on(store, table, key.encode(), key), key.encode()))
            return done

        async def scene(store: Store) -> None:
            await asyncio.gather(*[store.create(first(table, entries=())) for table in tables])
            done = [one for some in await asyncio.gather(*[writer(store, n) for n in range(writers)]) for one in some]
            logs = [(table, entry.seq, entry.body) for table in tables for entry in await store.read(table)]
            assert sorted(done) == sorted(logs)
            for table in tables:
                assert [entry.seq for entry in await store.read(table)] == list(
                    range(1, (await store.head(table) or 0) + 1)
                )
            assert len(logs) == writers * each

        with_store(open_store, scene)

    def test_a_bad_write_fails_alone(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            await store.create(first())
            writes = [then(n, results=((f"0/{n}", b"%d" % n),)) for n in range(2, 22)]
            bad = [
                then(12, due=1 << 64, results=(("bad", b""),)),
                then(12, entries=(b"ok", "no bytes"), secrets=(("bad", b""),)),
            ]
            row = [*writes[:10], *bad, *writes[10:]]
            answers = await asyncio.gather(*[store.append(write) for write in row], return_exceptions=True)
            assert [type(answer) for answer in answers[10:12]] == [BadWrite, BadWrite]
            assert answers[:10] + answers[12:] == [Appended(n) for n in range(2, 22)]
            assert [entry.body for entry in await store.read("ABCD", 1)] == [b"%d" % n for n in range(2, 22)]
            assert await store.result("ABCD", "bad") is None
            assert await store.secret("ABCD", "bad") is None

        with_store(open_store, scene)

    @pytest.mark.parametrize("field", ["results", "secrets"])
    def test_a_name_is_given_once_in_a_write(self, field: str) -> None:
        twice: dict[str, Any] = {field: (("k", b"a"), ("k", b"b"))}
        with pytest.raises(BadWrite):
            then(2, **twice)

    def test_a_cancelled_append_disturbs_no_other(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            await store.create(first(entries=()))
            asked = [asyncio.ensure_future(store.append(then(n))) for n in range(1, 41)]
            await asyncio.sleep(0)
            for one in asked[::2]:
                one.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            kept = [one.result() for one in asked[1::2]]
            assert kept == [Appended(n) for n in range(2, 41, 2)]

        with_store(open_store, scene)

    # --- secrets ---

    def test_a_secret_is_kept_apart_until_it_is_burnt(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            await store.create(first(secrets=(("seed/1", b"one"), ("token", b"t"))))
            assert await store.secret("ABCD", "seed/1") == b"one"
            assert await store.secret("EFGH", "seed/1") is None
            assert all([b"one" not in entry.body for entry in await store.read("ABCD")])
            await store.append(then(2, burnt=("seed/1", "none"), secrets=(("seed/2", b"two"),)))
            assert await store.secret("ABCD", "seed/1") is None
            assert await store.secret("ABCD", "seed/2") == b"two"
            assert await store.secret("ABCD", "token") == b"t"
            await store.append(then(3, secrets=(("token", b"u"),)))
            assert await store.secret("ABCD", "token") == b"u"
            await store.append(then(4, burnt=("token",), secrets=(("token", b"v"),)))
            assert await store.secret("ABCD", "token") == b"v"

        with_store(open_store, scene)

    # --- deadlines ---

    def test_a_write_keeps_moves_or_ends_the_deadline(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            assert await store.next_due() is None
            await store.create(first())
            assert await store.next_due() is None
            for seq, fields, expected in (
                (2, {"due": 5000}, 5000),
                (3, {}, 5000),
                (4, {"due": 4000}, 4000),
                (5, {"due": 0}, 0),
                (6, {"due": None}, None),
            ):
                await store.append(then(seq, **fields))
                assert await store.next_due() == expected
            assert await store.due(10**12, 10, 1) == []

        with_store(open_store, scene)

    def test_deadlines_come_in_their_order_with_the_head(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            for table, due in (("C", 3000), ("A", 1000), ("D", 4000), ("B", 2000), ("N", None)):
                await store.create(first(table, due=due))
            await store.append(then(2, "B"))
            assert await store.next_due() == 1000
            assert await store.due(999, 10, 500) == []
            assert await store.due(3000, 2, 5000) == [Due("A", 1000, 1), Due("B", 2000, 2)]
            assert await store.due(3000, 2, 5000) == [Due("C", 3000, 1)]
            assert await store.due(3000, 2, 5000) == []
            assert await store.next_due() == 4000

        with_store(open_store, scene)

    def test_a_claim_that_came_to_nothing_comes_again(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            await store.create(first(due=1000))
            await store.create(first("EFGH", due=1000))
            assert len(await store.due(2000, 10, 500)) == 2
            await store.append(then(2, due=60_000))
            assert await store.due(2499, 10, 500) == []
            assert await store.due(2500, 10, 500) == [Due("EFGH", 2500, 1)]
            assert await store.next_due() == 3000

        with_store(open_store, scene)

    def test_of_many_who_claim_a_deadline_one_has_it(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            for n in range(30):
                await store.create(first(f"T{n}", due=n))
            claims = await asyncio.gather(*[store.due(1000, 7, 500) for _ in range(20)])
            assert sorted([due.at for claim in claims for due in claim]) == list(range(30))

        with_store(open_store, scene)

    # --- lobby and housekeeping ---

    def test_listings_show_the_last_state_of_each_table_newest_first(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            await store.create(first("A", at=1, listing=FRIENDS))
            await store.create(first("B", at=2, listing=QUIET))
            await store.create(first("C", at=3))
            await store.create(first("D", at=4, listing=FRIENDS))
            assert [row.table for row in await store.listings(9, listed_only=True)] == ["D", "A"]
            assert [row.table for row in await store.listings(9, listed_only=False)] == ["D", "B", "A"]
            over = Listing(listed=False, phase="over", summary=b"won")
            await store.append(then(2, "A", at=5))
            await store.append(then(2, "D", at=6, listing=over))
            assert await store.listings(9, listed_only=True) == [Listed("A", 5, FRIENDS)]
            assert await store.listings(2, listed_only=False) == [Listed("D", 6, over), Listed("A", 5, FRIENDS)]

        with_store(open_store, scene)

    def test_idle_tables_are_found_longest_first(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            for table, at in (("A", 100), ("B", 50), ("C", 300), ("D", 200)):
                await store.create(first(table, at=at))
            await store.append(then(2, "B", at=250, entries=()))
            assert await store.idle(250, 10) == ["A", "D"]
            assert await store.idle(251, 2) == ["A", "D"]
            assert await store.idle(1000, 10) == ["A", "D", "B", "C"]
            await store.delete("A")
            assert await store.idle(1000, 1) == ["D"]

        with_store(open_store, scene)

    def test_a_deleted_table_leaves_nothing_but_its_code(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            for table in ("ABCD", "EFGH"):
                kept = {"results": (("k", b"r"),), "secrets": (("s", b"s"),), "listing": FRIENDS}
                await store.create(first(table, due=5000, links=((table.encode(), 0, 9000),), **kept))
            await store.delete("ABCD")
            await store.delete("ABCD")
            await store.delete("NONE")
            assert await store.read("ABCD") == []
            assert await store.head("ABCD") is None
            assert await store.result("ABCD", "k") is None
            assert await store.secret("ABCD", "s") is None
            assert await store.take_link(b"ABCD", 0) is None
            assert await store.append(then(2, results=(("k", b"r"),))) == Gone()
            assert await store.append(then(1)) == Gone()
            assert not await store.create(first())
            assert await store.create(first("NONE"))
            assert [due.table for due in await store.due(9000, 10, 1)] == ["EFGH"]
            assert [row.table for row in await store.listings(9, listed_only=False)] == ["EFGH"]
            assert await store.idle(9000, 10) == ["EFGH", "NONE"]
            assert await store.result("EFGH", "k") == b"r"
            assert await store.secret("EFGH", "s") == b"s"
            assert await store.take_link(b"EFGH", 0) == ("EFGH", 0)

        with_store(open_store, scene)

    def test_a_table_that_never_was_is_gone(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            assert await store.append(then(1)) == Gone()
            assert await store.head("ABCD") is None
            assert await store.create(first())

        with_store(open_store, scene)

    # --- links ---

    def test_a_link_leads_to_its_seat_once_and_in_time(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            await store.create(first())
            assert await store.append(then(2, "NONE", links=((b"none", 0, 9000),))) == Gone()
            links: dict[str, Any] = {
                "results": (("k", b"yes"),),
                "links": ((b"a", 0, 9000), (b"b", 1, 9000), (b"c", 2, 9000)),
            }
            assert await store.append(then(9, **links)) == Conflict(1)
            assert await store.take_link(b"a", 8999) is None
            assert await store.append(then(2, **links)) == Appended(2)
            assert await store.take_link(b"none", 0) is None
            assert await store.take_link(b"a", 8999) == ("ABCD", 0)
            assert await store.take_link(b"a", 8999) is None
            assert await store.take_link(b"b", 9000) is None
            assert await store.take_link(b"b", 8999) is None
            assert await store.append(then(3, **links)) == Duplicate(b"yes")
            assert await store.take_link(b"a", 8999) is None
            taken = await asyncio.gather(*[store.take_link(b"c", 1) for _ in range(20)])
            assert Counter(taken) == {("ABCD", 2): 1, None: 19}

        with_store(open_store, scene)

    def test_expired_links_are_dropped(self, open_store: Open) -> None:
        async def scene(store: Store) -> None:
            await store.create(first(links=tuple([(b"%d" % n, n, 1000 + n) for n in range(5)])))
            assert await store.drop_links(1002) == 3
            assert await store.drop_links(1002) == 0
            assert await store.take_link(b"2", 0) is None
            assert await store.take_link(b"3", 0) == ("ABCD", 3)

        with_store(open_store, scene)

    # --- the store itself ---

    def test_closing_does_what_was_asked_and_nothing_after(self, open_store: Open) -> None:
        async def before(store: Store) -> None:
            await store.ping()
            await store.create(first(entries=()))
            asked = [asyncio.ensure_future(store.append(then(n))) for n in range(1, 301)]
            await asyncio.sleep(0)
            await store.close()
            await store.close()
            assert await asyncio.gather(*asked) == [Appended(n) for n in range(1, 301)]
            for call in (store.ping(), store.append(then(301)), store.head("ABCD")):
                with pytest.raises(StoreClosed):
                    await call

        async def after(store: Store) -> None:
            assert await store.head("ABCD") == 300

        with_store(open_store, before, after)
