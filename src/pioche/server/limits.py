"""Limits: how much one source, session or connection may ask of the server."""

from __future__ import annotations

from typing import Final, NamedTuple


class Rate(NamedTuple):
    """So many tries in so many seconds, and how many of them at once."""

    tries: int
    seconds: int
    burst: int


class Limits(NamedTuple):
    """Every limit of the server (S4). All are settings."""

    play: Rate = Rate(100, 20, burst=20)
    talk: Rate = Rate(5, 10, burst=5)
    talk_graphemes: int = 200
    #: Tries to join by a code, of one source; who goes on regardless waits ever longer, up to this.
    join: Rate = Rate(10, 60, burst=10)
    join_longest_wait_seconds: int = 300
    #: Tables that one source creates, and those of them that nobody has started.
    create: Rate = Rate(10, 3600, burst=10)
    unstarted_per_source: int = 5
    #: Matches against bots that begin at once, of one source; and records of rounds.
    play_now: Rate = Rate(60, 3600, burst=20)
    records: Rate = Rate(20, 60, burst=10)
    sockets_per_session: int = 8
    sockets_per_source: int = 30
    #: A socket must say who it is in this time.
    hello_seconds: int = 5
    frame_bytes: int = 4096
    header_bytes: int = 8192


class Bucket:
    """A token bucket: full at first, refilled at its rate.

    Times are whole milliseconds of any clock that never runs backwards; a step backwards gives nothing away.
    """

    __slots__ = ("_full", "_hold", "_rate", "_step")

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        # In units of 1/tries ms every sum is a whole number: what one try takes, what the bucket holds,
        # and when it will be full again.
        self._step: Final = rate.seconds * 1000
        self._hold: Final = rate.burst * self._step
        self._full = 0

    def take(self, now: int) -> int:
        """Take one: 0, or the milliseconds after which it is worth another try."""
        time = now * self._rate.tries
        full = max(self._full, time) + self._step
        over = full - time - self._hold
        if over > 0:
            return -(-over // self._rate.tries)
        self._full = full
        return 0

    def give_back(self) -> None:
        """Undo one take: that try shall not count."""
        self._full -= self._step

    def is_idle(self, now: int) -> bool:
        """Whether the bucket is as good as new."""
        return self._full <= now * self._rate.tries

    def empty_until(self, now: int) -> None:
        """Let nothing be taken before `now`, and then one."""
        self._full = now * self._rate.tries + self._hold - self._step


class BackOff(Bucket):
    """A bucket that punishes who finds it empty: after each such wait the next one is twice as long."""

    __slots__ = ("_longest", "_until", "_wait")

    def __init__(self, rate: Rate, longest_wait_seconds: int) -> None:
        super().__init__(rate)
        self._longest: Final = longest_wait_seconds * 1000
        self._wait = 0
        self._until = 0

    def take(self, now: int) -> int:
        """Take one: 0, or the milliseconds to wait. A try during the wait changes nothing."""
        if now < self._until:
            return self._until - now
        if self.is_idle(now):
            self._wait = 0
        wait = super().take(now)
        if wait == 0:
            return 0
        self._wait = min(max(2 * self._wait, wait), self._longest)
        self._until = now + self._wait
        self.empty_until(self._until)
        return self._wait


class Limiter:
    """A bucket for each source, session or connection; idle ones are forgotten.

    A key that is kept out for being the oldest of too many loses its bucket: whoever has that many keys needs none
    twice. Memory is bounded by `most`, time by a constant.
    """

    __slots__ = ("_buckets", "_longest", "_most", "_rate")

    def __init__(self, rate: Rate, longest_wait_seconds: int = 0, most: int = 10_000) -> None:
        self._rate: Final = rate
        self._longest: Final = longest_wait_seconds
        self._most: Final = most
        self._buckets: Final[dict[str, Bucket]] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: int) -> int:
        """Take one of the key's bucket: 0, or the `retry_ms` of the refusal."""
        bucket = self._buckets.pop(key, None) or self._new()
        self._forget(now)
        self._buckets[key] = bucket
        return bucket.take(now)

    def give_back(self, key: str) -> None:
        """Undo one take of this key: a code that was right shall not count."""
        if key in self._buckets:
            self._buckets[key].give_back()

    def _new(self) -> Bucket:
        return BackOff(self._rate, self._longest) if self._longest else Bucket(self._rate)

    def _forget(self, now: int) -> None:
        """Forget the two that were used longest ago, if they are idle, or to make room."""
        for _ in range(min(2, len(self._buckets))):
            oldest = next(iter(self._buckets))
            if len(self._buckets) < self._most and not self._buckets[oldest].is_idle(now):
                return
            del self._buckets[oldest]


class Places:
    """How many sockets, or tables not begun, each key has at once."""

    __slots__ = ("_most", "_taken")

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._taken: Final[dict[str, int]] = {}

    def __len__(self) -> int:
        return len(self._taken)

    def take(self, key: str) -> bool:
        """Take a place, if one is left."""
        taken = self._taken.get(key, 0)
        if taken >= self._most:
            return False
        self._taken[key] = taken + 1
        return True

    def leave(self, key: str) -> None:
        """Give a place back."""
        taken = self._taken.pop(key, 0)
        if taken > 1:
            self._taken[key] = taken - 1


class Noted:
    """What each source has made, newest last; of sources and of things of one source only the last are known."""

    __slots__ = ("_made", "_most", "_sources")

    def __init__(self, most: int = 20, sources: int = 10_000) -> None:
        self._most: Final = most
        self._sources: Final = sources
        self._made: Final[dict[str, list[str]]] = {}

    def of(self, source: str) -> tuple[str, ...]:
        return tuple(self._made.get(source, ()))

    def note(self, source: str, made: str) -> None:
        row = self._made.pop(source, [])
        self._made[source] = [*row, made][-self._most :]
        if len(self._made) > self._sources:
            del self._made[next(iter(self._made))]

    def drop(self, source: str, made: str) -> None:
        row = [one for one in self._made.get(source, ()) if one != made]
        if row:
            self._made[source] = row
        else:
            self._made.pop(source, None)
