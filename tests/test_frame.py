"""The frame of the project: what is committed, what is installed, how the scripts refuse."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCRIPTS = ["scripts/play", "scripts/test", "scripts/lock", ".ci/run"]
REQUIREMENTS = ["run", "dev"]

# Spelt in pieces, so that this file does not name them.
REGISTRIES = [
    ".".join(words)
    for words in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("yarnpkg", "com"),
        ("debian", "org"),
    ]
]
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:work|root|Users|tmp/bash_jobs|home/\w+)/")


def committed() -> list[Path]:
    """All files of the project that git ignores not, committed or about to be."""
    listing = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(listing, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is not a git repository")
    return [path for name in names.split("\0") if name and (path := ROOT / name).is_file()]


def pins(part: str) -> dict[str, str]:
    """The requirements of a compiled file: each package's name and version, its hashes checked."""
    text = (ROOT / f"requirements/{part}.txt").read_text("utf-8")
    lines = re.sub(r"\\\n", "", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE)).splitlines()
    found = {}
    for line in lines:
        match = re.fullmatch(r"([a-z0-9-]+)==(\S+)( ;.+?)?\s+(--hash=sha256:[0-9a-f]{64}\s*)+", line)
        assert match, f"requirements/{part}.txt: not a hashed version: {line[:80]}"
        found[match[1]] = match[2]
    return found


def test_no_file_names_a_registry_or_a_machine_path() -> None:
    guilty = []
    for path in committed():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if MACHINE_PATH.search(line) or any(host in line for host in REGISTRIES):
                guilty.append(f"{path.relative_to(ROOT)}:{number}")
    assert guilty == []


@pytest.mark.parametrize("part", REQUIREMENTS)
def test_requirements_are_pinned_hashed_and_without_address(part: str) -> None:
    assert pins(part)
    assert "://" not in (ROOT / f"requirements/{part}.txt").read_text("utf-8")


def test_dev_installs_all_of_run() -> None:
    assert pins("run").items() <= pins("dev").items()


@pytest.mark.parametrize("script", SCRIPTS)
def test_scripts_can_be_run(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)
    subprocess.run(["bash", "-n", str(ROOT / script)], check=True)


class TestRefusals:
    """Each refusal is one sentence on stderr, in the language of the locale, and exit code 1."""

    @pytest.fixture
    def copy(self, tmp_path: Path) -> Path:
        """A fresh copy of what the set-up reads, where nothing is installed, and no Python to be found."""
        copy = tmp_path / "a copy"
        for name in ["scripts", "requirements"]:
            shutil.copytree(ROOT / name, copy / name)
        shutil.copy(ROOT / "pyproject.toml", copy)
        (copy / "bin").mkdir()
        for tool in ["bash", "cat", "cksum", "dirname", "readlink", "rm"]:
            found = shutil.which(tool)
            assert found
            (copy / "bin" / tool).symlink_to(found)
        return copy

    def python(self, copy: Path, body: str) -> None:
        """Puts a `python3` there, made of these lines of shell."""
        python = copy / "bin/python3"
        python.write_text(f"#!/usr/bin/env bash\n{body}\n")
        python.chmod(0o755)

    def refusal(self, copy: Path, locale: str) -> str:
        done = subprocess.run(
            [str(copy / "scripts/play")],
            env={"PATH": str(copy / "bin"), "LANG": locale},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert (done.returncode, done.stdout) == (1, "")
        return done.stderr

    def test_no_python(self, copy: Path) -> None:
        assert self.refusal(copy, "C") == (
            "pioche: Python 3.11 or newer is needed and none was found: install it, then run this again.\n"
        )
        assert self.refusal(copy, "fr_FR.UTF-8") == (
            "pioche : il faut Python 3.11 ou plus récent, et il n’y en a pas ici : installez-le, puis relancez.\n"
        )

    def test_python_too_old(self, copy: Path) -> None:
        self.python(copy, "exit 1")
        assert "Python 3.11 or newer is needed" in self.refusal(copy, "en_GB.UTF-8")

    def test_python_without_venv(self, copy: Path) -> None:
        self.python(copy, "[[ $2 != *ensurepip* ]]")
        assert self.refusal(copy, "C") == (
            "pioche: python3 lacks its venv module: install it"
            " (on Debian and Ubuntu the package python3-venv), then run this again.\n"
        )
        assert self.refusal(copy, "fr_FR.UTF-8") == (
            "pioche : il manque à python3 son module venv : installez-le"
            " (sous Debian et Ubuntu, le paquet python3-venv), puis relancez.\n"
        )
