"""The command `pioche verify`: whether a recorded match was dealt as it was promised."""

from __future__ import annotations

from pathlib import Path

import click

from pioche.engine.actions import SEATS
from pioche.server import proof as proofs
from pioche.server.proof import Proof
from pioche.server.proving import Verdict, check_round, spans
from pioche.terminal.commands import FILE, lang
from pioche.terminal.replay import read
from pioche.terminal.spoken import Complaint, Spoken, texts_of
from pioche.texts import Texts


@click.command("verify", cls=Spoken)
@click.argument("record", type=FILE)
@click.option("--proof", type=FILE)
@lang
@click.pass_context
def verify(context: click.Context, record: Path, proof: Path | None) -> int:
    texts = texts_of(context)
    match = read(record, texts)
    given = [_proof(line, record, texts) for line in match.proofs]
    if proof is not None:
        given += [_proof(line, proof, texts) for line in _lines(proof)]
    if not given:
        raise Complaint("error-no-proof", file=str(proof or record))
    verdicts = [check_round(match, one) for one in sorted(given, key=lambda one: one.round)]
    for verdict in verdicts:
        click.echo(_told(verdict, texts))
    proved = {one.round for one in given}
    unproved = [one.round for one in spans(match) if one.is_over and one.round not in proved]
    for round in unproved:
        click.echo(texts("fair-unproved", round=round))
    is_kept = not unproved and not any([verdict.flaw for verdict in verdicts])
    click.echo(texts("fair-verified") if is_kept else texts("fair-not-verified"))
    return 0 if is_kept else 1


def _told(verdict: Verdict, texts: Texts) -> str:
    proof = verdict.proof
    if verdict.flaw is None:
        id = "fair-kept" if verdict.is_whole else "fair-kept-so-far"
        said = texts(id, round=proof.round, actions=verdict.actions, events=verdict.events)
    else:
        id, args = verdict.flaw
        said = texts("fair-broken", round=proof.round, flaw=texts(id, **args))
    lines = [said, texts("fair-table", table=proof.table), texts("fair-promised", commitment=proof.promised.hex())]
    lines += [texts("fair-mixed", seat=SEATS[seat], nonce=nonce.hex()) for seat, nonce in proof.nonces]
    return "\n".join(lines)


def _lines(file: Path) -> list[str]:
    try:
        return [line.strip() for line in file.read_text("utf-8").splitlines() if line.strip()]
    except (OSError, UnicodeDecodeError) as error:
        raise Complaint("error-file-not-read", file=str(file)) from error


def _proof(line: str, file: Path, texts: Texts) -> Proof:
    try:
        return proofs.read(line)
    except ValueError as error:
        start = "".join([letter if letter.isprintable() else "?" for letter in line[:30]])
        raise Complaint("error-proof", file=str(file), line=start) from error
