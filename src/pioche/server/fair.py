"""The fair shuffle: chance that is promised before a deal and can be proved after it (docs/fair.md)."""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final, TypeAlias

from pioche.engine.actions import SEATS
from pioche.engine.cards import Card
from pioche.engine.luck import Luck

NAME: Final = b"pioche-shuffle-v1"
SEED_BYTES: Final = 64
#: The fewest and the most bytes that a player may mix in.
NONCE_BYTES: Final = (16, 64)
#: One more than the largest 32-bit word.
WORDS: Final = 2**32
#: What names a match: printable ASCII without the bar, which parts the fields.
_TABLE: Final = re.compile(r"[!-{}~]{1,64}")

#: What players mix in, as (seat, bytes); the order does not matter.
Nonces: TypeAlias = "tuple[tuple[int, bytes], ...]"


def new_seed() -> bytes:
    """A seed from the operating system, for one round and never again."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(table: str, round: int, seed: bytes) -> bytes:
    """What is published before the deal: it binds whoever holds the seed, and tells nobody anything about it.

    `table` names the match (`K7QX2M/1`), `round` counts from 1. `ValueError` for anything that is not of this form.
    """
    if not _TABLE.fullmatch(table) or round < 1 or len(seed) != SEED_BYTES:
        raise ValueError(f"no round has table {table!r}, number {round} and a seed of {len(seed)} bytes")
    return sha256(b"|".join([NAME, b"commit", table.encode("ascii"), b"%d" % round, seed])).digest()


def round_key(promised: bytes, seed: bytes, nonces: Nonces = ()) -> bytes:
    """The key of a round's streams, from its commitment, its seed and what players have mixed in."""
    seats = [seat for seat, _ in nonces]
    low, high = NONCE_BYTES
    if len(set(seats)) < len(seats) or not all([low <= len(nonce) <= high for _, nonce in nonces]):
        raise ValueError(f"each seat mixes in {low} to {high} bytes, once")
    mixed = b"".join([b"%c%c%b" % (SEATS[seat].encode(), len(nonce), nonce) for seat, nonce in sorted(nonces)])
    return hmac.digest(seed, b"mix|" + promised + mixed, "sha512")


class Stream(Luck):
    """The numbers of one label, from the first on."""

    def __init__(self, key: bytes, label: str) -> None:
        self._next: Final = _words(key, label.encode("ascii")).__next__

    def below(self, n: int, what: str = "") -> int:
        """A number from 0 to n - 1, exactly as likely as the others: what would favour some is thrown away."""
        if not 1 <= n <= WORDS:
            raise ValueError(f"a number is drawn below 1 to 2^32, not below {n}")
        unfair = WORDS - WORDS % n
        while (word := self._next()) >= unfair:
            pass
        return word % n


def _words(key: bytes, label: bytes) -> Iterator[int]:
    """The 32-bit words of a label's stream."""
    counter = 0
    while True:
        block = hmac.digest(key, label + counter.to_bytes(8), "sha256")
        for at in range(0, len(block), 4):
            yield int.from_bytes(block[at : at + 4])
        counter += 1


class FairLuck(Luck):
    """The chance of one round. It remembers nothing: a label always decides the same, whoever asks, and how often.

    So a step that is taken again, after a restart or because another worker was quicker, comes out as before.
    """

    def __init__(self, key: bytes) -> None:
        self._key: Final = key

    @classmethod
    def of(cls, table: str, round: int, seed: bytes, nonces: Nonces = ()) -> FairLuck:
        """The chance of the round that is dealt with this seed."""
        return cls(round_key(commitment(table, round, seed), seed, nonces))

    def below(self, n: int, what: str) -> int:
        return Stream(self._key, what).below(n)

    def shuffle(self, cards: Iterable[Card], what: str) -> tuple[Card, ...]:
        return Stream(self._key, what).shuffle(cards, what)
