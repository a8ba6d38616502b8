"""The fair shuffle: known answers, no bias, and no forgery that is not found. `python tests/test_fair.py` writes the
known answers anew, which is right only for a new version of the algorithm."""

from __future__ import annotations

import ast
import doctest
import hashlib
import json
import re
import shutil
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import comb, exp, factorial, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from rulesets import lay, random_rules

from pioche.bots import LEVELS
from pioche.catalogue import ruleset
from pioche.cli import run
from pioche.driver import Driver
from pioche.engine.actions import NEXT, SEATS
from pioche.engine.cards import NUMBER, Card, cards, deck, write
from pioche.engine.luck import Luck
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import OVER
from pioche.engine.table import Table
from pioche.engine.text import Unreadable, read_record, write_record
from pioche.presets import presets
from pioche.server import proof as proofs
from pioche.server.fair import (
    NONCE_BYTES,
    SEED_BYTES,
    WORDS,
    FairLuck,
    Nonces,
    Stream,
    commitment,
    new_seed,
    round_key,
)
from pioche.server.proof import Proof
from pioche.server.proving import check_round, spans

ROOT: Final = Path(__file__).parent.parent
VECTORS: Final = ROOT / "tests/fair_vectors.json"
PACKAGE: Final = ROOT / "src/pioche"
TABLE: Final = "K7QX2M/1"


def seed_of(word: str) -> bytes:
    """A seed for tests: the same word gives the same one."""
    return hashlib.sha512(word.encode()).digest()


# --- known answers ----------------------------------------------------------------------------------------------

MODULI: Final = (1, 2, 3, 5, 9, 10, 54, 100, 108, 112, 216, 65537, 2**31 - 1, 2**31 + 1, 3 * 2**30, 2**32 - 1, 2**32)
LABELS: Final = ("deal", "cursed", "dealer|1", "first|2", "reshuffle|1", "spin|1", "spin|12")


def new_vectors() -> Iterator[dict[str, Any]]:
    """Fifty vectors: numbers of a label below this and that, and from the 49th on a whole pack shuffled."""
    for number in range(1, 51):
        random = Random(f"vector {number}")
        table, round = random.choice((TABLE, "ABC234/17", "!{}~/1", "x" * 64)), random.choice((1, 2, 9, 10, 250))
        seed = seed_of(f"vector {number}")
        sizes = [random.randint(*NONCE_BYTES) for _ in range(number % 4)]
        nonces = tuple(
            [
                (seat, random.randbytes(size))
                for seat, size in zip(random.sample(range(10), len(sizes)), sizes, strict=True)
            ]
        )
        promised = commitment(table, round, seed)
        key = round_key(promised, seed, nonces)
        vector: dict[str, Any] = {
            "table": table,
            "round": round,
            "seed": seed.hex(),
            "nonces": {SEATS[seat]: nonce.hex() for seat, nonce in nonces},
            "commitment": promised.hex(),
            "key": key.hex(),
        }
        if number < 49:
            label, moduli = LABELS[number % len(LABELS)], random.sample(MODULI, 12)
            stream = Stream(key, label)
            yield {**vector, "label": label, "below": moduli, "numbers": [stream.below(n) for n in moduli]}
        else:
            pack = ruleset("official" if number == 49 else "wizz uno_cards=4").pack(1)
            yield {
                **vector,
                "label": "deal",
                "cards": write(pack),
                "shuffled": write(FairLuck(key).shuffle(pack, "deal")),
            }


def frozen() -> list[dict[str, Any]]:
    vectors = json.loads(VECTORS.read_text("utf-8"))
    assert vectors["algorithm"] == "pioche-shuffle-v1"
    assert len(vectors["vectors"]) == 50
    rows: list[dict[str, Any]] = vectors["vectors"]
    return rows


def mixed_in(vector: dict[str, Any]) -> Nonces:
    return tuple([(SEATS.index(seat), bytes.fromhex(nonce)) for seat, nonce in vector["nonces"].items()])


@pytest.mark.parametrize("vector", frozen(), ids=range(1, 51))
def test_known_answers(vector: dict[str, Any]) -> None:
    table, round, seed = vector["table"], vector["round"], bytes.fromhex(vector["seed"])
    promised = commitment(table, round, seed)
    key = round_key(promised, seed, mixed_in(vector))
    assert promised.hex() == vector["commitment"]
    assert key.hex() == vector["key"]
    luck = FairLuck.of(table, round, seed, mixed_in(vector)[::-1])
    if "cards" in vector:
        pack = cards(vector["cards"])
        assert write(luck.shuffle(pack[::-1], vector["label"])) == vector["shuffled"]
        return
    stream = Stream(key, vector["label"])
    assert [stream.below(n) for n in vector["below"]] == vector["numbers"]
    assert luck.below(vector["below"][0], vector["label"]) == vector["numbers"][0]


def test_the_known_answers_follow_from_the_page_alone() -> None:
    """HMAC and SHA spelt out after docs/fair.md, sharing nothing with the code that is tested."""

    def keyed(name: str, key: bytes, message: bytes) -> bytes:
        padded = key.ljust(hashlib.new(name).block_size, b"\0")
        inner = hashlib.new(name, bytes([byte ^ 0x36 for byte in padded]) + message).digest()
        return hashlib.new(name, bytes([byte ^ 0x5C for byte in padded]) + inner).digest()

    for vector in frozen():
        seed, promised = bytes.fromhex(vector["seed"]), bytes.fromhex(vector["commitment"])
        said = f"pioche-shuffle-v1|commit|{vector['table']}|{vector['round']}|".encode() + seed
        assert hashlib.sha256(said).digest() == promised
        mixed = b""
        for seat in sorted(vector["nonces"]):
            nonce = bytes.fromhex(vector["nonces"][seat])
            mixed += seat.encode() + bytes([len(nonce)]) + nonce
        key = keyed("sha512", seed, b"mix|" + promised + mixed)
        assert key.hex() == vector["key"]
        blocks = [
            keyed("sha256", key, vector["label"].encode() + counter.to_bytes(8, "big")) for counter in range(40)
        ]
        words = [int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4)]

        row = [vector["cards"][at : at + 2] for at in range(0, len(vector.get("cards", "")), 2)]
        numbers = []
        for n in vector.get("below", range(len(row), 1, -1)):
            while words[0] >= 2**32 // n * n:
                words.pop(0)
            numbers.append(words.pop(0) % n)
        if row:
            for i, j in zip(range(len(row) - 1, 0, -1), numbers, strict=True):
                row[i], row[j] = row[j], row[i]
            assert "".join(row) == vector["shuffled"]
        else:
            assert numbers == vector["numbers"]


HARNESS: Final = """
const fs = await import("node:fs");
const hex = (row) => Array.from(row, (byte) => byte.toString(16).padStart(2, "0")).join("");
let count = 0;
for (const one of JSON.parse(fs.readFileSync(process.argv[2], "utf8")).vectors) {
  const seed = bytes(one.seed);
  const promised = await commitment(one.table, one.round, seed);
  const nonces = Object.fromEntries(Object.entries(one.nonces).map(([seat, nonce]) => [seat, bytes(nonce)]));
  const key = await roundKey(promised, seed, nonces);
  const found = [hex(promised), hex(key)];
  if (one.cards) found.push((await shuffle(key, one.label, one.cards.match(/../g))).join(""));
  const stream = words(key, one.label);
  for (const n of one.below ?? []) found.push(await below(stream, n));
  const wanted = [one.commitment, one.key, ...(one.numbers ?? [one.shuffled])];
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${found} is not ${wanted}`);
  count += 1;
}
console.log(count);
"""


@pytest.mark.skipif(not shutil.which("node"), reason="no JavaScript at hand")
def test_the_verifier_in_javascript_gives_the_known_answers(tmp_path: Path) -> None:
    [code] = re.findall(r"```js\n(.*?)```", (ROOT / "docs/fair.md").read_text("utf-8"), re.DOTALL)
    script = tmp_path / "verify.mjs"
    script.write_text(code + HARNESS, "utf-8")
    done = subprocess.run(["node", str(script), str(VECTORS)], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "50", done.stderr


def test_the_page_is_true() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs/fair.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


# --- no bias ----------------------------------------------------------------------------------------------------

#: 108 cards that can all be told apart.
APART: Final = [Card(f"{number:03}", number, NUMBER, "r", "0") for number in range(108)]
SIZE: Final = len(APART)
MANY: Final = 3000
FEW: Final = 2000
Row = Sequence[int]
Shuffle = Callable[[Luck, list[int]], list[int]]


def fair(luck: Luck, row: list[int]) -> list[int]:
    return [card.index for card in luck.shuffle([APART[number] for number in row], "deal")]


def swaps_with_any(luck: Luck, row: list[int]) -> list[int]:
    for i in range(len(row)):
        j = luck.below(len(row), "deal")
        row[i], row[j] = row[j], row[i]
    return row


def off_by_one(luck: Luck, row: list[int]) -> list[int]:
    """Sattolo's algorithm: no card may stay where it is."""
    for i in range(len(row) - 1, 0, -1):
        j = luck.below(i, "deal")
        row[i], row[j] = row[j], row[i]
    return row


def byte_modulo(luck: Luck, row: list[int]) -> list[int]:
    for i in range(len(row) - 1, 0, -1):
        j = luck.below(256, "deal") % (i + 1)
        row[i], row[j] = row[j], row[i]
    return row


def riffled_twice(luck: Luck, row: list[int]) -> list[int]:
    """Cut, and riffled as people do it, two times."""
    for _ in range(2):
        left = [luck.below(2, "deal") for _ in row]
        top, rest = iter(row[: left.count(0)]), iter(row[left.count(0) :])
        row = [next(rest if side else top) for side in left]
    return row


def cut(luck: Luck, row: list[int]) -> list[int]:
    at = luck.below(len(row), "deal")
    return row[at:] + row[:at]


@cache
def rows(shuffle: Shuffle, count: int) -> list[list[int]]:
    """So many shuffles, each with a seed of its own, as in play; always the same ones."""
    found = []
    for round in range(1, count + 1):
        seed = seed_of(f"row {round}")
        promised = commitment(TABLE, round, seed)
        luck = FairLuck(round_key(promised, seed))
        stream = luck if shuffle is fair else Stream(round_key(promised, seed), "deal")
        found.append(shuffle(stream, list(range(SIZE))))
    return found


def chi_square(found: Iterable[int], expected: float) -> float:
    return sum([(count - expected) ** 2 / expected for count in found])


def sigmas(chi: float, freedom: float) -> float:
    """How many standard deviations a chi-square lies from its mean (Wilson and Hilferty)."""
    return float(((chi / freedom) ** (1 / 3) - 1 + 2 / (9 * freedom)) / sqrt(2 / (9 * freedom)))


def places(found: list[list[int]]) -> float:
    """Position × card. Rows and columns are fixed, so that the statistic is (n - 1)/n of the usual one."""
    counts = Counter([at * SIZE + card for row in found for at, card in enumerate(row)])
    chi = chi_square([counts[cell] for cell in range(SIZE * SIZE)], len(found) / SIZE)
    return sigmas(chi * (SIZE - 1) / SIZE, (SIZE - 1) ** 2)


def neighbours(found: list[list[int]]) -> float:
    """Which card follows which: n(n - 1) ordered pairs, each in one shuffle out of n."""
    counts = Counter([pair for row in found for pair in pairwise(row)])
    pairs = [(one, other) for one in range(SIZE) for other in range(SIZE) if one != other]
    chi = chi_square([counts[pair] for pair in pairs], len(found) / SIZE)
    return sigmas(chi, (SIZE - 1) ** 2)


def rising(found: list[list[int]]) -> float:
    """Rising sequences: (n + 1)/2 on average with a variance of (n + 1)/12."""
    total = 0
    for row in found:
        where = sorted(range(SIZE), key=row.__getitem__)
        total += 1 + sum([after < before for before, after in pairwise(where)])
    return (total / len(found) - (SIZE + 1) / 2) / sqrt((SIZE + 1) / 12 / len(found))


def unmoved(found: list[list[int]]) -> float:
    """Cards that are where they were: 0, 1, 2, 3, 4, 5 or more, as Poisson's law has it."""
    law = [exp(-1) / factorial(count) for count in range(5)]
    law.append(1 - sum(law))
    counts = Counter([min(5, sum([at == card for at, card in enumerate(row)])) for row in found])
    chi = sum([(counts[count] - share * len(found)) ** 2 / (share * len(found)) for count, share in enumerate(law)])
    return sigmas(chi, 5)


def wilds(found: list[list[int]]) -> float:
    """Colourless cards (the last 8) in each of four first hands of 7: 0, 1, 2, 3 or more."""
    law = [comb(8, count) * comb(100, 7 - count) / comb(108, 7) for count in range(3)]
    law.append(1 - sum(law))
    worst = 0.0
    for seat in range(4):
        counts = Counter([min(3, sum([card >= 100 for card in row[seat:28:4]])) for row in found])
        chi = sum([(counts[n] - share * len(found)) ** 2 / (share * len(found)) for n, share in enumerate(law)])
        worst = max(worst, sigmas(chi, 3), key=abs)
    return worst


STATISTICS: Final = (places, neighbours, rising, unmoved, wilds)


@pytest.mark.parametrize("statistic", STATISTICS)
def test_the_fair_shuffle_has_no_bias(statistic: Callable[[list[list[int]]], float]) -> None:
    assert abs(statistic(rows(fair, MANY))) < 4


@pytest.mark.parametrize(
    ("shuffle", "statistic"),
    [
        (swaps_with_any, places),
        (off_by_one, places),
        (byte_modulo, places),
        (cut, neighbours),
        (riffled_twice, neighbours),
        (riffled_twice, rising),
        (off_by_one, unmoved),
        (riffled_twice, wilds),
    ],
)
def test_a_bad_shuffle_is_seen(shuffle: Shuffle, statistic: Callable[[list[list[int]]], float]) -> None:
    assert abs(statistic(rows(shuffle, FEW))) > 8


@pytest.mark.parametrize("n", [2, 3, 6, 7, 9, 108])
def test_each_number_is_as_likely_as_the_others(n: int) -> None:
    stream = Stream(round_key(bytes(32), seed_of("numbers")), "deal")
    counts = Counter([stream.below(n) for _ in range(6000)])
    assert abs(sigmas(chi_square([counts[number] for number in range(n)], 6000 / n), n - 1)) < 4


def test_what_would_favour_some_numbers_is_thrown_away() -> None:
    """Below 3 · 2^30 a word modulo n falls into the lowest third every second time."""
    n, count = 3 * 2**30, 6000
    key = round_key(bytes(32), seed_of("rejected"))

    def z(numbers: list[int]) -> float:
        low = len([number for number in numbers if number < 2**30])
        return (low - count / 3) / sqrt(count * 2 / 9)

    stream, words = Stream(key, "deal"), Stream(key, "deal")
    assert abs(z([stream.below(n) for _ in range(count)])) < 4
    assert z([words.below(WORDS) % n for _ in range(count)]) > 8


def test_a_word_is_thrown_away_from_the_first_on_that_would_favour_some() -> None:
    keys = [round_key(bytes(32), seed_of(f"edge {number}")) for number in range(8)]
    firsts = {key: Stream(key, "deal").below(WORDS) for key in keys}
    key = max(keys, key=lambda one: firsts[one])
    word = firsts[key]
    assert word > WORDS // 2
    assert Stream(key, "deal").below(word + 1) == word
    stream = Stream(key, "deal")
    assert stream.below(WORDS) == word
    assert Stream(key, "deal").below(word) == stream.below(word)


@pytest.mark.parametrize("n", [0, -1, WORDS + 1])
def test_there_is_no_number_below_nothing_or_above_a_word(n: int) -> None:
    with pytest.raises(ValueError, match=r"below 1 to 2\^32"):
        Stream(bytes(64), "deal").below(n)


def test_a_deal_takes_no_time() -> None:
    luck, pack = FairLuck(seed_of("quick")), deck()
    times = []
    for _ in range(20):
        before = time.perf_counter()
        luck.shuffle(pack, "deal")
        times.append(time.perf_counter() - before)
    assert min(times) < 0.003


# --- seeds, commitments and keys --------------------------------------------------------------------------------


def test_every_seed_is_another_one() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {SEED_BYTES}


def test_everything_that_names_a_round_changes_its_commitment_and_its_deal() -> None:
    seed, nonce = seed_of("one"), bytes(range(16))
    rounds: list[tuple[str, int, bytes, Nonces]] = [
        (TABLE, 1, seed, ()),
        ("K7QX2M/2", 1, seed, ()),
        (TABLE, 2, seed, ()),
        ("K7QX2M/1", 11, seed, ()),
        (TABLE, 1, seed_of("two"), ()),
    ]
    assert len({commitment(table, round, seed) for table, round, seed, _ in rounds}) == len(rounds)
    mixed: list[Nonces] = [((0, nonce),), ((1, nonce),), ((0, nonce), (1, nonce)), ((0, nonce + nonce),)]
    rounds += [(TABLE, 1, seed, one) for one in mixed]
    deals = {FairLuck.of(*round).shuffle(deck(), "deal") for round in rounds}
    assert len(deals) == len(rounds)


@pytest.mark.parametrize(
    ("table", "round", "size"),
    [("", 1, 64), ("A|1", 1, 64), ("A 1", 1, 64), ("é", 1, 64), ("x" * 65, 1, 64), (TABLE, 0, 64), (TABLE, 1, 63)],
)
def test_a_round_without_a_proper_name_or_seed_is_refused(table: str, round: int, size: int) -> None:
    with pytest.raises(ValueError, match="no round has"):
        commitment(table, round, bytes(size))


@pytest.mark.parametrize("nonces", [((0, bytes(15)),), ((0, bytes(65)),), ((0, bytes(16)), (0, bytes(16)))])
def test_what_is_mixed_in_has_its_size_and_comes_once(nonces: Nonces) -> None:
    with pytest.raises(ValueError, match="16 to 64 bytes, once"):
        round_key(bytes(32), bytes(64), nonces)


def test_neither_commitment_nor_luck_shows_the_seed() -> None:
    """What stands in a trace of the running round tells nothing of it."""
    seed = seed_of("secret")
    luck = FairLuck.of(TABLE, 1, seed)
    for said in (repr(luck), repr(Stream(seed, "deal")), repr(commitment(TABLE, 1, seed))):
        assert seed.hex()[:16] not in said
        assert repr(seed)[2:20] not in said


# --- proofs as lines --------------------------------------------------------------------------------------------

PROOF: Final = Proof.of(TABLE, 12, seed_of("line"), ((9, bytes(16)), (0, bytes(64))))


def test_a_proof_is_read_back_from_its_line() -> None:
    assert proofs.read(PROOF.text) == PROOF
    assert PROOF.is_kept
    assert PROOF.text.split(" ")[0:3] == ["proof", "12", TABLE]
    assert [word[:2] for word in PROOF.text.split(" ")[5:]] == ["A=", "J="]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "proof",
        "prove" + PROOF.text[5:],
        PROOF.text.upper(),
        PROOF.text + " ",
        PROOF.text.replace(" 12 ", " 012 "),
        PROOF.text.replace(" 12 ", " ١٢ "),
        PROOF.text.replace(" A=", " K="),
        PROOF.text.replace(" A=", " ="),
        PROOF.text.replace(" J=", " A="),
        PROOF.text.replace(TABLE, "K7|1"),
        PROOF.text[:-2],
        PROOF.text[:-1],
        PROOF.text.replace(PROOF.seed.hex(), PROOF.seed.hex()[2:]),
    ],
)
def test_what_is_not_a_proof_is_not_read(line: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        proofs.read(line)


# --- rounds dealt fairly ----------------------------------------------------------------------------------------


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


LABEL: Final = re.compile(r"(dealer|first|reshuffle|spin)\|[1-9]\d?|cursed|deal")


def tables() -> Iterator[tuple[Ruleset, int]]:
    """Every preset, and random rulesets of every kind."""
    for number, name in enumerate(presets()):
        seats = 2 + 2 * (number % 3)
        if (rules := lay([name], seats)) is not None:
            yield rules, seats
    for number in range(20):
        yield random_rules(Random(f"fair {number}"), 2 + number % 9), 2 + number % 9
    yield from [
        (ruleset(f"wizz {more}", 5), 5) for more in ("hand_size=15", "cursed_cards=true first_draw_four=dealer_plays")
    ]


def test_whatever_the_rules_a_label_is_used_once_in_a_round_and_the_round_is_proved() -> None:
    used: Counter[str] = Counter()
    for rules, seats in tables():
        match = Match(rules, seats, 2)
        for labels in match.labels:
            assert len(set(labels)) == len(labels), f"{rules.text}: {labels}"
            assert [label for label in labels if not LABEL.fullmatch(label)] == []
            used.update([re.sub(r"\d+", "k", label) for label in labels])
            counted = [label.split("|") for label in labels if "|" in label]
            for kind in {kind for kind, _ in counted}:
                ks = [int(k) for name, k in counted if name == kind]
                assert ks == list(range(1, len(ks) + 1))
        record = read_record(match.text, ruleset)
        for proof in match.proofs:
            assert check_round(record, proof).flaw is None, rules.text
    assert min([used[label] for label in ("dealer|k", "cursed", "deal", "first|k", "reshuffle|k", "spin|k")]) > 2


@cache
def wizzed() -> Match:
    """A match in which everything happens that is left to chance."""
    rules = ruleset("wizz cursed_cards=true dealer=draw_each_round hand_size=15", 5)
    return Match(rules, 5, 2, ((1, bytes(range(16))), (4, bytes(range(20)))))


def test_after_a_restart_in_mid_round_the_same_numbers_come() -> None:
    """Every step by a worker that has just been started, and tried once before in vain."""
    match = wizzed()
    first = [action for _, action in match.table.actions]
    table = Table(match.table.rules, 5, FairLuck(bytes(64)))
    for action in first:
        round = table.state.round + (action is NEXT)
        one = match.proofs[round - 1]
        table.copy(FairLuck.of(one.table, one.round, one.seed, one.nonces)).act(action)
        table.luck = FairLuck.of(one.table, one.round, one.seed, one.nonces)
        table.act(action)
    assert table.log == match.table.log
    assert sum([len(labels) for labels in match.labels]) > 12


def test_a_step_that_is_taken_twice_with_one_luck_comes_out_the_same() -> None:
    match = wizzed()
    luck = match.proofs[0].luck
    before = Table(match.table.rules, 5, luck)
    once, again = before.copy(luck), before.copy(luck)
    assert once.act(NEXT).events == again.act(NEXT).events


# --- forgeries --------------------------------------------------------------------------------------------------


def said(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str = "en", *more: str
) -> tuple[int, str]:
    file = tmp_path / "match.txt"
    file.write_text(text, "utf-8")
    status = run(["--lang", lang, "verify", str(file), *more])
    captured = capsys.readouterr()
    return status, (captured.out + captured.err).replace("\u00a0", " ")


def test_a_match_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = wizzed()
    status, out = said(match.text, tmp_path, capsys)
    assert status == 0
    assert out.count(": verified. All its events (") == 2
    assert all([proof.promised.hex() in out for proof in match.proofs])
    assert f"mixed in by seat B: {bytes(range(16)).hex()}" in out
    assert out.endswith("\nVerified. Compare what was promised with what you were shown before each deal.\n")
    status, out = said(match.text, tmp_path, capsys, "fr")
    assert status == 0
    assert "Manche 2 : vérifiée." in out


def test_the_proofs_may_be_in_a_file_of_their_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = wizzed()
    bare = write_record(match.table)
    file = tmp_path / "proofs.txt"
    file.write_text("\n".join([proof.text for proof in match.proofs]) + "\n", "utf-8")
    assert said(bare, tmp_path, capsys, "en", "--proof", str(file))[0] == 0
    file.write_text(match.proofs[1].text, "utf-8")
    status, out = said(bare, tmp_path, capsys, "en", "--proof", str(file))
    assert status == 1
    assert "Round 2: verified." in out
    assert "Round 1: NOT verified. There is no proof of it." in out


def test_a_round_that_is_not_over_is_verified_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing has to be proved of it while it is played."""
    lines = wizzed().text.split("\n")
    at = [number for number, line in enumerate(lines) if line.startswith("# ")][-20]
    status, out = said("\n".join(lines[:at]) + "\n", tmp_path, capsys)
    assert status == 0
    assert "Round 2: verified as far as it is recorded." in out
    without = [line for line in lines[:at] if not line.startswith("proof 2")]
    assert said("\n".join(without) + "\n", tmp_path, capsys)[0] == 0


def test_a_record_is_still_replayed_with_its_proofs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(wizzed().text, "utf-8")
    assert run(["replay", str(file)]) == 0
    assert "Zoé" in capsys.readouterr().out


def forged(pattern: str, change: Callable[[re.Match[str]], str], which: int = 0) -> str:
    """The record with one place of it forged; which one, counted among those that the pattern finds."""
    text = wizzed().text
    found = list(re.finditer(pattern, text, re.MULTILINE))[which]
    return text[: found.start()] + change(found) + text[found.end() :]


def exchanged(found: re.Match[str]) -> str:
    """Two cards that follow one another, exchanged."""
    row = found[2]
    at = next(at for at in range(0, len(row) - 2, 2) if row[at : at + 2] != row[at + 2 : at + 4])
    return found[1] + row[:at] + row[at + 2 : at + 4] + row[at : at + 2] + row[at + 4 :]


def other_digit(found: re.Match[str]) -> str:
    return found[0][:-1] + ("0" if found[0][-1] != "0" else "1")


FORGERIES: Final = {
    "seed": (r"^proof 1 \S+ \S+ [0-9a-f]+", other_digit, "The seed is not the one that was promised"),
    "commitment": (r"^proof 1 \S+ [0-9a-f]+", other_digit, "The seed is not the one that was promised"),
    "table": (r"^proof 1 \S+", lambda found: "proof 1 K7QX2M/2", "The seed is not the one that was promised"),
    "nonce": (r"^proof 1 \S+ \S+ \S+ B=[0-9a-f]+", other_digit, "the record says “"),
    "another seed, promised afterwards": (
        r"^proof 1 .*$",
        lambda found: Proof.of(TABLE, 1, seed_of("afterwards"), wizzed().proofs[0].nonces).text,
        "the record says “",
    ),
    "no such round": (
        r"^proof 2 .*$",
        lambda found: Proof.of(TABLE, 3, seed_of("third")).text,
        "Round 3: NOT verified. The record has no such round.",
    ),
    "who deals": (r'^(dealer \["[A-E]",\[")(\w+)', exchanged, "(dealer): the record says “"),
    "the cursed card": (r'^(noted \["cursed_cards",\["curse",")..', lambda found: found[1] + "wU", "(noted)"),
    "the deal": (r'^(shuffled \[")(.+)', exchanged, "(shuffled): the record says “"),
    "a pile made anew": (r'^(reshuffled \[")(.+)', exchanged, "(reshuffled): the record says “"),
    "a spin": (r'^told \["spun_\w+"', lambda found: 'told ["spun_luck"', "(told): the record says “told"),
    "points": (r"^(ended \[.*)\d(\]\])$", lambda found: found[1] + "9999" + found[2], "(ended): the record says"),
    "an event too few": (r"^stepped .*\n", lambda found: "", "(moved): the record says"),
    "an event too many": (r'^stepped .*\n', lambda found: found[0] + 'said ["A","hm"]\n', "(said): the record says"),
    "an action too few": (r"^# \w draw\n", lambda found: "", "does not follow from the action"),
    "an impossible action": (r"^# (\w) draw$", lambda found: f"# {found[1]} take", "is not possible there."),
    "an event at the end": (r"\Z", lambda found: 'said ["A","hm"]\n', "does not follow from the action"),
    "an action at the end": (r"\Z", lambda found: "# A draw\n", "“A draw” is not possible there."),
    "the last event": (r"^.+\n\Z", lambda found: "", "is missing: “"),
}  # fmt: skip


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_found_and_told_in_a_sentence(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pattern, change, sentence = FORGERIES[name]
    text = forged(pattern, change)
    assert text != wizzed().text
    status, out = said(text, tmp_path, capsys)
    assert status == 1, out
    assert sentence in out
    assert out.endswith("\nNOT verified.\n")
    status, french = said(text, tmp_path, capsys, "fr")
    assert status == 1
    assert re.search(r"^Manche \d : NON vérifiée\. .+\.$", french, re.MULTILINE)


def test_a_flaw_names_its_event_and_shows_where_the_lines_part() -> None:
    row = next(event for event in wizzed().table.log if event.name == "shuffled").tokens()[0]
    assert isinstance(row, str)
    forged_row = exchanged(re.match(r"()(.+)", row[-30:]))  # type: ignore[arg-type]
    record = read_record(wizzed().text.replace(row, row[:-30] + forged_row), ruleset)
    verdict = check_round(record, wizzed().proofs[0])
    assert verdict.flaw is not None
    id, args = verdict.flaw
    number = int(args["number"])
    assert (id, args["event"]) == ("fair-differs", "shuffled")
    assert record.events[number - 1].name == "shuffled"
    assert verdict.events == number - 1
    assert max(len(str(args["found"])), len(str(args["expected"]))) < 40
    assert args["found"] != args["expected"]


def test_a_forged_end_that_leaves_nobody_to_deal_to_is_no_endless_loop() -> None:
    lines = wizzed().text.split("\n")
    at = [number for number, line in enumerate(lines) if line == "# next"][1]
    lines.insert(at, 'eliminated ["ABCDE"]')
    record = read_record("\n".join(lines), ruleset)
    flaw = check_round(record, wizzed().proofs[1]).flaw
    assert flaw == ("fair-unasked", {"number": spans(record)[1].start + 1})


def test_a_forged_position_that_no_rule_can_play_is_no_crash() -> None:
    record = read_record(forged(r"^(ended \[.*)\]\]$", lambda found: found[1] + ",7]]"), ruleset)
    flaw = check_round(record, wizzed().proofs[1]).flaw
    assert flaw is not None
    assert flaw[0] == "fair-impossible"


def test_scratches_anywhere_are_found() -> None:
    """A record with one letter changed in a round is unreadable, or not verified."""
    random = Random("scratches")
    text = wizzed().text
    body = text.index("\n\n") + 2
    verdicts: Counter[bool] = Counter()
    while verdicts[True] < 12:
        at = random.randrange(body, len(text))
        scratched = text[:at] + random.choice("ABCDErygb0123456789SD*[],-") + text[at + 1 :]
        try:
            record = read_record(scratched, ruleset)
        except Unreadable:
            continue
        if record.events == wizzed().table.log and record.actions == wizzed().table.actions:
            continue  # It says the same, as a blank more or less does.
        verdicts[any([check_round(record, proof).flaw for proof in wizzed().proofs])] += 1
    assert verdicts[False] == 0


@pytest.mark.parametrize(
    ("forge", "sentence", "french"),
    [
        (lambda text: text.replace("proof 1 K", "proof one K"), "is no proof.", "n’est pas une preuve."),
        (lambda text: re.sub(r"(?m)^proof.*\n", "", text), "carries no proof of a deal", "aucune preuve d’une donne"),
        (lambda text: text.replace("pioche-record 1", "record"), "this is no record", "pas une partie enregistrée"),
        (lambda text: text.replace("rules official", "rules unofficial"), "There is no preset", "préréglage"),
    ],
)
def test_what_cannot_be_read_is_one_sentence_and_status_2(
    forge: Callable[[str], str], sentence: str, french: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, words in (("en", sentence), ("fr", french)):
        status, out = said(forge(wizzed().text), tmp_path, capsys, lang)
        assert status == 2
        assert words in out
        assert out.count("\n") == 1


def test_a_file_of_proofs_that_is_not_there_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = said(wizzed().text, tmp_path, capsys, "en", "--proof", str(tmp_path / "nowhere"))
    assert status == 2
    assert "nowhere cannot be read." in out


# --- no other chance --------------------------------------------------------------------------------------------

GENERATORS: Final = {"random", "secrets", "numpy", "uuid", "os"}


def generators(source: str) -> set[str]:
    """What a module imports that could make numbers of its own, and the classes of luck that it makes."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {(node.module or "").partition(".")[0], *[alias.name for alias in node.names]}
    return found & (GENERATORS | {"FastLuck", "SystemLuck", "ScriptedLuck"})


def test_a_generator_is_seen() -> None:
    for line in ("import random", "from random import Random", "import numpy.random as r", "import os, secrets"):
        assert generators(f"def deal():\n    {line}\n")
    assert generators("from pioche.engine.luck import FastLuck, Luck") == {"FastLuck"}
    assert not generators("from pioche.engine.luck import Luck\nimport hmac")


def test_the_engine_and_the_rules_have_no_chance_but_luck() -> None:
    files = [*(PACKAGE / "engine").rglob("*.py"), *(PACKAGE / "rules").rglob("*.py")]
    guilty = [file.name for file in files if generators(file.read_text("utf-8"))]
    assert guilty == ["luck.py"]
    assert len(files) > 50


def test_the_server_has_no_chance_but_the_fair_one() -> None:
    """Codes and tokens come from the operating system; what is dealt, and how long bots wait, does not."""
    files = {file.name: generators(file.read_text("utf-8")) for file in (PACKAGE / "server").rglob("*.py")}
    assert set().union(*files.values()) <= {"secrets", "os"}
    assert {name for name, found in files.items() if "secrets" in found} == {"codes.py", "fair.py"}


# --- the known answers, written anew ----------------------------------------------------------------------------


if __name__ == "__main__":
    lines = ",\n".join([json.dumps(vector) for vector in new_vectors()])
    VECTORS.write_text(f'{{"algorithm": "pioche-shuffle-v1", "vectors": [\n{lines}\n]}}\n', "utf-8")
