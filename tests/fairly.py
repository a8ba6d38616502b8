"""Matches that are dealt fairly, with the proofs of their rounds."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from typing import Final

from pioche.bots import LEVELS
from pioche.catalogue import ruleset
from pioche.driver import Driver
from pioche.engine.actions import NEXT
from pioche.engine.cards import Card
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import OVER
from pioche.engine.table import Table
from pioche.engine.text import write_record
from pioche.server.fair import (
    FairLuck,
    Nonces,
    round_key,
)
from pioche.server.proof import Proof

TABLE: Final = "K7QX2M/1"


def seed_of(word: str) -> bytes:
    """A seed for tests: the same word gives the same one."""
    return hashlib.sha512(word.encode()).digest()


class Noting(FairLuck):
    """The fair luck; it notes every label that it is asked for."""

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.labels: list[str] = []

    def below(self, n: int, what: str) -> int:
        self.labels.append(what)
        return super().below(n, what)

    def shuffle(self, cards: Iterable[Card], what: str) -> tuple[Card, ...]:
        self.labels.append(what)
        return super().shuffle(cards, what)


class Match:
    """A match that novices play, each round dealt with a seed of its own."""

    def __init__(self, rules: Ruleset, seats: int, rounds: int, nonces: Nonces = ()) -> None:
        self.proofs: list[Proof] = []
        self.labels: list[list[str]] = []
        self.table: Final = Table(rules, seats, FairLuck(bytes(64)))
        driver = Driver(self.table, [LEVELS["novice"](str(seat)) for seat in range(seats)])
        while self.table.state.phase != OVER and len(self.proofs) < rounds:
            number = self.table.state.round + 1
            proof = Proof.of(TABLE, number, seed_of(f"{rules.text} {seats} {number}"), nonces)
            luck = Noting(round_key(proof.promised, proof.seed, nonces))
            self.table.luck = luck
            driver.act(NEXT)
            for _ in range(400):
                if self.table.state.decision is None:
                    break
                driver.step()
            self.proofs.append(proof)
            self.labels.append(luck.labels)
            if self.table.state.decision is not None:
                break

    @property
    def text(self) -> str:
        return write_record(self.table, {0: "Zoé"}, [proof.text for proof in self.proofs])


@cache
def wizzed() -> Match:
    """A match in which everything happens that is left to chance."""
    rules = ruleset("wizz cursed_cards=true dealer=draw_each_round hand_size=15", 5)
    return Match(rules, 5, 2, ((1, bytes(range(16))), (4, bytes(range(20)))))
