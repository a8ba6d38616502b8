"""Limits: who asks too often is told when to come back, and nobody else notices (S4, S13)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.server.limits import BackOff, Bucket, Limiter, Limits, Places, Rate
from pioche.server.sources import networks, source_of

PLAY = Limits().play
RATES = st.builds(Rate, st.integers(1, 200), st.integers(1, 3600), st.integers(1, 50))


def taken(bucket: Bucket, now: int, tries: int) -> int:
    """How many of so many tries at one moment are allowed."""
    return [bucket.take(now) for _ in range(tries)].count(0)


def test_the_defaults_are_those_of_the_goals() -> None:
    assert Limits() == Limits(
        play=Rate(100, 20, 20), talk=Rate(5, 10, 5), talk_graphemes=200, join=Rate(10, 60, 10),
        join_longest_wait_seconds=300, create=Rate(10, 3600, 10), unstarted_per_source=5, sockets_per_session=8,
        sockets_per_source=30, hello_seconds=5, frame_bytes=4096, header_bytes=8192,
    )  # fmt: skip


# --- buckets ------------------------------------------------------------------------------------------------------


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(PLAY)
    assert taken(bucket, 1000, 30) == 20
    assert bucket.take(1000) == 200
    assert bucket.take(1199) == 1
    assert bucket.take(1200) == 0
    assert taken(bucket, 3200, 30) == 10


def test_a_refused_try_costs_nothing() -> None:
    bucket = Bucket(PLAY)
    assert taken(bucket, 0, 10_000) == 20
    assert bucket.take(200) == 0


def test_a_clock_that_runs_backwards_gives_nothing_away() -> None:
    bucket = Bucket(PLAY)
    assert taken(bucket, 5000, 20) == 20
    assert taken(bucket, 0, 5) == 0
    assert taken(bucket, 5000, 5) == 0


@settings(max_examples=300, deadline=None)
@given(RATES, st.lists(st.integers(0, 5000), max_size=60), st.integers(0, 10**12))
def test_no_time_sees_more_than_the_burst_and_the_rate_and_waiting_as_told_is_enough(
    rate: Rate, pauses: list[int], begun: int
) -> None:
    bucket, now = Bucket(rate), begun
    for allowed, pause in enumerate(pauses, 1):
        now += pause
        retry = bucket.take(now)
        if retry:
            assert retry > 0
            now += retry
            assert bucket.take(now - 1) > 0
            assert bucket.take(now) == 0
        assert (allowed - rate.burst) * rate.seconds * 1000 <= (now - begun) * rate.tries


def test_who_finds_the_bucket_empty_again_waits_twice_as_long() -> None:
    bucket, now, waits = BackOff(Rate(10, 60, 10), 300), 0, []
    assert taken(bucket, now, 10) == 10
    for _ in range(9):
        waits.append(bucket.take(now) // 1000)
        now += waits[-1] * 1000
        assert bucket.take(now) == 0
    assert waits == [6, 12, 24, 48, 96, 192, 300, 300, 300]


def test_a_try_during_the_wait_makes_it_no_longer() -> None:
    bucket = BackOff(Rate(10, 60, 10), 300)
    taken(bucket, 0, 10)
    assert [bucket.take(now) for now in (0, 1000, 1000, 5999, 6000)] == [6000, 5000, 5000, 1, 0]


def test_who_rests_is_new_again() -> None:
    bucket = BackOff(Rate(10, 60, 10), 300)
    taken(bucket, 0, 12)
    bucket.take(6000)
    bucket.take(6000)
    assert not bucket.is_idle(6000 + 12_000)
    assert bucket.is_idle(100_000)
    assert taken(bucket, 100_000, 12) == 10
    assert bucket.take(100_000) == 6000


def test_guessing_codes_gets_nowhere() -> None:
    """A source that never stops has ten tries at first, and then fewer than one in four minutes."""
    limiter, hour = Limiter(Limits().join, Limits().join_longest_wait_seconds), 3_600_000
    tries = [limiter.take("203.0.113.7", now) for now in range(0, hour, 100)].count(0)
    assert tries <= 10 + 6 + 12


def test_a_code_that_was_right_does_not_count() -> None:
    limiter = Limiter(Limits().join, Limits().join_longest_wait_seconds)
    for _ in range(100):
        assert limiter.take("school", 0) == 0
        limiter.give_back("school")
    limiter.give_back("nobody")
    assert [limiter.take("school", 0) for _ in range(11)] == [0] * 10 + [6000]


# --- many of them -------------------------------------------------------------------------------------------------


def test_one_source_leaves_the_others_alone() -> None:
    limiter = Limiter(PLAY)
    assert [limiter.take("flood", 0) for _ in range(1000)].count(0) == 20
    assert limiter.take("neighbour", 0) == 0


def test_idle_keys_are_forgotten() -> None:
    limiter = Limiter(PLAY)
    for n in range(1000):
        limiter.take(f"source {n}", n * 200)
    assert len(limiter) <= 3


def test_a_key_that_is_not_idle_is_remembered() -> None:
    limiter = Limiter(Rate(1, 10, 1))
    limiter.take("flood", 0)
    for n in range(1000):
        limiter.take(f"source {n}", n)
    assert limiter.take("flood", 1000) == 9000


def test_memory_is_bounded_and_the_oldest_give_way() -> None:
    limiter = Limiter(Rate(1, 10, 1), most=100)
    for n in range(10_000):
        assert limiter.take(f"source {n}", 0) == 0
        assert len(limiter) <= 100
    assert limiter.take("source 9999", 0) == 10_000
    assert limiter.take("source 0", 0) == 0


def test_who_came_last_is_kept_longest() -> None:
    limiter = Limiter(Rate(1, 10, 1), most=4)
    for key in ("a", "b", "c", "a", "d", "e"):
        limiter.take(key, 0)
    assert limiter.take("a", 0) == 10_000
    assert limiter.take("b", 0) == 0


def test_places_are_counted_and_given_back() -> None:
    places = Places(Limits().sockets_per_session)
    assert [places.take("session") for _ in range(9)] == [True] * 8 + [False]
    assert places.take("another")
    places.leave("session")
    assert [places.take("session") for _ in range(2)] == [True, False]


def test_empty_places_take_no_memory() -> None:
    places = Places(5)
    for key in ("a", "b", "a"):
        places.take(key)
    for key in ("a", "a", "b", "never"):
        places.leave(key)
    assert len(places) == 0
    assert [places.take("never") for _ in range(6)] == [True] * 5 + [False]


# --- sources ------------------------------------------------------------------------------------------------------

PROXIES = networks(["127.0.0.1", "10.0.0.0/8", "fd00::/8"])


@pytest.mark.parametrize(
    ("peer", "forwarded_for", "source"),
    [
        ("203.0.113.7", "", "203.0.113.7"),
        ("203.0.113.7", "1.1.1.1", "203.0.113.7"),
        ("127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "1.1.1.1, 203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "1.1.1.1, 203.0.113.7, 10.1.2.3", "203.0.113.7"),
        ("127.0.0.1", "10.9.9.9,10.1.2.3", "10.9.9.9"),
        ("127.0.0.1", "203.0.113.7:5123", "203.0.113.7"),
        ("127.0.0.1", "[2001:db8:1:2::5]:5123", "2001:db8:1:2::/64"),
        ("127.0.0.1", "1.1.1.1, rubbish", "127.0.0.1"),
        ("127.0.0.1", "1.1.1.1,", "127.0.0.1"),
        ("127.0.0.1", "\x00" * 8192, "127.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "1.1.1.1", "2001:db8:1:2::/64"),
        ("fd00::1", "203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "1.1.1.1", "203.0.113.7"),
        ("::ffff:127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "", "fe80::/64"),
        ("", "1.1.1.1", ""),
        ("/run/pioche.sock", "1.1.1.1", "/run/pioche.sock"),
    ],
)
def test_a_proxy_is_believed_only_where_it_is_trusted(peer: str, forwarded_for: str, source: str) -> None:
    assert source_of(peer, forwarded_for, PROXIES) == source


def test_nobody_is_trusted_unless_it_is_said() -> None:
    assert source_of("127.0.0.1", "203.0.113.7", ()) == "127.0.0.1"
    with pytest.raises(ValueError, match="does not appear"):
        networks(["everybody"])


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=40), st.text(alphabet="0123456789abcdef.:,[]% \x00é", max_size=200))
def test_no_header_makes_it_fall(peer: str, forwarded_for: str) -> None:
    assert source_of("127.0.0.1", forwarded_for, PROXIES)
    source_of(peer, forwarded_for, PROXIES)
