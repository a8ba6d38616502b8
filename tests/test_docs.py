"""The documents say what is true: their examples run, and the five steps of a rule lead to a rule."""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


def test_the_examples_of_the_api_page_run_as_they_stand() -> None:
    failed, tried = doctest.testfile(str(DOCS / "api.md"), module_relative=False)
    assert tried > 20
    assert failed == 0


def test_the_example_of_the_readme_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    totals, champions = capsys.readouterr().out.strip().split("] ")
    assert "(0,)" in champions or "(1,)" in champions, totals


def _blocks(page: str) -> dict[str, str]:
    """The code blocks of a page by the file that the line before them names."""
    found = re.findall(r"[Ff]ile? ?`([^`]+)`[^\n]*:\n\n```\w+\n(.*?)```", page, re.DOTALL)
    named = re.findall(r"\nIn `([^`]+)`[^\n]*:\n\n```\w+\n(.*?)```", page, re.DOTALL)
    return {**dict(found), **dict(named)}


def test_the_five_steps_of_write_a_rule_lead_to_a_rule_that_plays(tmp_path: Path) -> None:
    project = tmp_path / "project"
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("__pycache__", "_web"))
    blocks = _blocks((DOCS / "write-a-rule.md").read_text("utf-8"))
    assert len(blocks) == 7
    for name, text in blocks.items():
        file = project / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith("rules/__init__.py"):
            tuple_with_it = re.sub(r"(RULES: Final.*?= \(\n)", r"\1    WildOnWild,\n", file.read_text("utf-8"))
            text = tuple_with_it.replace("from pioche.rules.zero", f"{text.strip()}\nfrom pioche.rules.zero")
        elif file.exists():
            text = file.read_text("utf-8") + text
        file.write_text(text, "utf-8")
    command = [sys.executable, "-m", "pioche", "check", str(project / "tests/scenarios/wild_on_wild.scn")]
    environment = {**os.environ, "PYTHONPATH": str(project / "src"), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.stdout.strip().endswith("2 passed, 0 failed"), done.stdout + done.stderr
