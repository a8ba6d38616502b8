"""What the browser's tests start from: a server of their own, the system's Chromium, pages that may not complain."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from visiting import ARGUMENTS, AXE, Visits

import pioche


def _missing() -> str:
    """What these tests lack here, or nothing."""
    if shutil.which("chromium") is None:
        return "no chromium here (on Debian: apt-get install chromium)"
    if not AXE.is_file():
        return "web/node_modules is missing: scripts/test gets it"
    if not (Path(pioche.__file__).parent / "_web" / "index.html").is_file():
        return "the browser client is not built: scripts/test does it"
    return ""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if missing := _missing():
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    # Ended with the module: as long as it runs, no other test of this process can start an event loop.
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a server runs."""
    command = [sys.executable, str(Path(__file__).with_name("server.py"))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
        server.terminate()


@pytest.fixture
def visits(browser: Browser, address: str) -> Iterator[Visits]:
    """People who come by; at the end none of their pages may have complained."""
    visits = Visits(browser, address)
    yield visits
    visits.leave()
