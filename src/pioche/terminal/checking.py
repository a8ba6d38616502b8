"""Checking: scenario files, played and reported (docs/notation.md)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from pioche.catalogue import BadRules
from pioche.scenarios import Scenario, Unreadable, check, read
from pioche.texts import Texts


def check_files(files: Sequence[Path], texts: Texts) -> int:
    """Check every scenario of these files and say which fail.

    Returns the exit status: 1 if any failed, 2 if a file cannot be read or a line cannot be understood.
    """
    passed = failed = unreadable = 0
    for file in files:
        try:
            scenarios = read(file.read_text("utf-8"))
        except (OSError, UnicodeDecodeError):
            unreadable += _complain(texts("error-file-not-read", file=str(file)))
            continue
        except Unreadable as bad:
            unreadable += _complain(texts("check-unreadable", file=str(file), line=str(bad.line), what=bad.what))
            continue
        for scenario in scenarios:
            try:
                failure = check(scenario)
            except (Unreadable, BadRules) as bad:
                line, what = _place(scenario, bad, texts)
                unreadable += _complain(texts("check-unreadable", file=str(file), line=str(line), what=what))
                continue
            if failure is None:
                passed += 1
                continue
            failed += 1
            print(
                texts(
                    "check-failed",
                    file=str(file),
                    line=str(failure.line),
                    title=scenario.title,
                    expected=failure.expected,
                    found=failure.found,
                )
            )
    print(texts("check-counts", passed=str(passed), failed=str(failed)))
    return 2 if unreadable else 1 if failed else 0


def _complain(sentence: str) -> int:
    print(f"pioche: {sentence}", file=sys.stderr)
    return 1


def _place(scenario: Scenario, bad: Unreadable | BadRules, texts: Texts) -> tuple[int, str]:
    """The line that cannot be understood, and what is wrong with it."""
    if isinstance(bad, Unreadable):
        return bad.line, bad.what
    lines = [number for number, keyword, _ in scenario.lines if keyword == "rules"]
    return next(iter(lines), scenario.line), texts.reason(bad.reason)
