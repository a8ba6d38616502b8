"""The fair shuffle: known answers, proofs, and rounds dealt by it. `python tests/test_fair.py` writes the known
answers anew, which is right only for a new version of the algorithm."""

from __future__ import annotations

import ast
import doctest
import hashlib
import json
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from fairly import TABLE, Match, seed_of, wizzed
from rulesets import lay, random_rules

from pioche.catalogue import ruleset
from pioche.engine.actions import NEXT, SEATS
from pioche.engine.cards import cards, deck, write
from pioche.engine.ruleset import Ruleset
from pioche.engine.table import Table
from pioche.engine.text import read_record
from pioche.presets import presets
from pioche.server import proof as proofs
from pioche.server.fair import (
    NONCE_BYTES,
    SEED_BYTES,
    FairLuck,
    Nonces,
    Stream,
    commitment,
    new_seed,
    round_key,
)
from pioche.server.proof import Proof
from pioche.server.proving import check_round

ROOT: Final = Path(__file__).parent.parent
VECTORS: Final = ROOT / "tests/fair_vectors.json"
PACKAGE: Final = ROOT / "src/pioche"


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
