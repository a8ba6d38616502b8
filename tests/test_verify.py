"""`pioche verify`: a match is verified, and no forgery goes unseen."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import pytest
from fairly import TABLE, seed_of, wizzed

from pioche.catalogue import ruleset
from pioche.cli import run
from pioche.engine.text import Unreadable, read_record, write_record
from pioche.server.proof import Proof
from pioche.server.proving import check_round, spans


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
