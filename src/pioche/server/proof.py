"""The proof: what is published after a round, so that anybody can deal it again (docs/fair.md)."""

from __future__ import annotations

from hmac import compare_digest
from typing import Final, NamedTuple

from pioche.engine.actions import SEATS
from pioche.server.fair import FairLuck, Nonces, commitment, round_key

#: The word that a proof's line begins with.
WORD: Final = "proof"


class Proof(NamedTuple):
    """A round opened: its table and number, the commitment made before the deal, the seed, and what was mixed in."""

    table: str
    round: int
    promised: bytes
    seed: bytes
    nonces: Nonces = ()

    @classmethod
    def of(cls, table: str, round: int, seed: bytes, nonces: Nonces = ()) -> Proof:
        """The proof of a round that was dealt with this seed."""
        return cls(table, round, commitment(table, round, seed), seed, tuple(sorted(nonces)))

    @property
    def is_kept(self) -> bool:
        """Whether the seed is the one that was promised."""
        return compare_digest(self.promised, commitment(self.table, self.round, self.seed))

    @property
    def luck(self) -> FairLuck:
        """The chance of the round."""
        return FairLuck(round_key(self.promised, self.seed, self.nonces))

    @property
    def text(self) -> str:
        """The proof as one line: `proof ROUND TABLE COMMITMENT SEED`, then `A=NONCE` for each who mixed in."""
        mixed = [f"{SEATS[seat]}={nonce.hex()}" for seat, nonce in self.nonces]
        return " ".join([WORD, str(self.round), self.table, self.promised.hex(), self.seed.hex(), *mixed])


def read(line: str) -> Proof:
    """The proof written as this line; `ValueError` when it is none. Whether it is kept is another question."""
    _, round, table, promised, seed, *mixed = line.split(" ")
    nonces = tuple([(SEATS.index(one[:1]), bytes.fromhex(one[2:])) for one in mixed])
    proof = Proof(table, int(round), bytes.fromhex(promised), bytes.fromhex(seed), nonces)
    commitment(proof.table, proof.round, proof.seed)
    round_key(proof.promised, proof.seed, proof.nonces)
    # Written in one way only: no capitals, no blanks among the digits, the seats in order.
    if proof.text != line:
        raise ValueError(f"{line!r} is no proof")
    return proof
