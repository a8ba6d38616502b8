"""The compiled game: what `HATCH_BUILD_HOOKS_ENABLE=1 pip wheel .` makes, laid out in a folder to run from."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent


def has_compiler() -> bool:
    """Whether a C compiler is at hand."""
    return bool(shutil.which("cc") or shutil.which("gcc"))


def build(folder: Path) -> Path:
    """Compile a copy of the project within `folder`; the folder to put on `PYTHONPATH`. Takes a minute or two."""
    project = folder / "project"
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("__pycache__", "_web"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project)
    make = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    environment = {**os.environ, "HATCH_BUILD_HOOKS_ENABLE": "1", "PIOCHE_WEB": "skip"}
    subprocess.run([*make, "--wheel-dir", str(folder), str(project)], env=environment, check=True)
    [wheel] = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "compiled")
    return folder / "compiled"
