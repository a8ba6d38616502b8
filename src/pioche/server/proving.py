"""Proving: a recorded round is played again with its proof, and compared event by event (docs/fair.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pioche.engine.actions import Action
from pioche.engine.events import Began, Ended, Event
from pioche.engine.match import opening_state
from pioche.engine.state import State
from pioche.engine.table import Refused, Table
from pioche.engine.text import Record, write_event
from pioche.server.proof import Proof
from pioche.texts import Sentence

#: Of two lines that part so many letters before and after that are shown.
BEFORE: Final = 12
AFTER: Final = 24


class Verdict(NamedTuple):
    """What came of a check: what is wrong, or None; the actions and events of the round that are right up to there;
    and whether the record tells the round to its end."""

    proof: Proof
    flaw: Sentence | None
    actions: int = 0
    events: int = 0
    is_whole: bool = False


class Span(NamedTuple):
    """A round within a record: its number, its first event, the one after its last, and whether it was ended."""

    round: int
    start: int
    end: int
    is_over: bool


def spans(record: Record) -> list[Span]:
    """Every round of a record; what follows its end, up to the next, belongs to it."""
    starts = [at for at, event in enumerate(record.events) if isinstance(event, Began)]
    ends = [*starts[1:], len(record.events)]
    return [
        Span(number, start, end, any([isinstance(event, Ended) for event in record.events[start:end]]))
        for number, (start, end) in enumerate(zip(starts, ends, strict=False), 1)
    ]


def check_round(record: Record, proof: Proof) -> Verdict:
    """Whether the seed is the one that was promised, and everything in the round follows from it and the actions.

    What went before the round is taken as the record tells it: each round has a proof of its own.
    """
    if not proof.is_kept:
        return Verdict(proof, ("fair-other-seed", {}))
    span = next((one for one in spans(record) if one.round == proof.round), None)
    if span is None:
        return Verdict(proof, ("fair-no-round", {}))
    state = _state_before(record, span.start)
    if len(set(state.contenders) or set(range(state.seats)) - set(state.eliminated)) < 2:
        return Verdict(proof, _unasked(span.start))  # A forged end of the round before: nobody is left to deal to.
    table = Table(record.rules, record.seats, proof.luck, state)
    asked = _actions_within(record, span)
    at = span.start
    flaw: Sentence | None
    for number, (before, action) in enumerate(asked):
        if before != at:
            return Verdict(proof, _unasked(min(before, at)), number, at - span.start)
        flaw, count = _retake(table, action, record.events[at : span.end], at)
        at += count
        if flaw is not None:
            return Verdict(proof, flaw, number, at - span.start)
    flaw = None if at == span.end else _unasked(at)
    return Verdict(proof, flaw, len(asked), at - span.start, span.is_over)


def _state_before(record: Record, start: int) -> State:
    state = opening_state(record.rules, record.seats)
    for _, folded in zip(range(start), record.states(), strict=False):
        state = folded
    return state


def _actions_within(record: Record, span: Span) -> list[tuple[int, Action]]:
    """The actions of a round; after the last event of a record no action can stand."""
    is_last = span.end == len(record.events)
    return [one for one in record.actions if span.start <= one[0] < span.end or (is_last and one[0] == span.end)]


def _retake(table: Table, action: Action, recorded: Sequence[Event], at: int) -> tuple[Sentence | None, int]:
    """Take an action again: what is wrong with the events recorded from `at` on, and how many are right."""
    try:
        told = table.act(action).events
    except Refused:
        return ("fair-refused", {"number": at + 1, "action": action.text}), 0
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError):
        return ("fair-impossible", {"number": at + 1}), 0  # What went before is no position of these rules.
    for count, event in enumerate(told):
        if count == len(recorded):
            return ("fair-missing", {"number": at + count + 1, "expected": _short(write_event(event))}), count
        if event != recorded[count]:
            return _differing(at + count + 1, recorded[count], event), count
    return None, len(told)


def _unasked(at: int) -> Sentence:
    return "fair-unasked", {"number": at + 1}


def _differing(number: int, recorded: Event, expected: Event) -> Sentence:
    """Both events from shortly before they part: a whole pack is a long line."""
    lines = write_event(recorded), write_event(expected)
    parting = next((at for at, (one, other) in enumerate(zip(*lines, strict=False)) if one != other), 0)
    start = max(0, parting - BEFORE)
    found, wanted = [_short(line, start) for line in lines]
    return "fair-differs", {"number": number, "event": recorded.name, "found": found, "expected": wanted}


def _short(line: str, start: int = 0) -> str:
    end = start + BEFORE + AFTER
    part = "".join([letter if letter.isprintable() else "?" for letter in line[start:end]])
    return f"{'…' if start else ''}{part}{'…' if end < len(line) else ''}"
