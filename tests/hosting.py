"""A host: the real `pioche serve` in a process of its own, and a way to talk to it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

#: The program with bots that do not wait, for somebody who types faster than anybody may.
QUICK: Final = (
    "import pioche.server.pace as pace; pace.AFTER_PLAY = pace.AFTER_STEP = 0; pace.linger = lambda *a: 0; "
    "pace.WAITS.clear(); import pioche.server.limits as limits; most = limits.Limits.__new__.__defaults__; "
    "limits.Limits.__new__.__defaults__ = (limits.Rate(10_000, 1, 10_000), *most[1:]); "
)
MAIN: Final = "from pioche.cli import main; main()"
READY: Final = "Ctrl-C stops"


def environment(home: Path, **more: str) -> dict[str, str]:
    """Nothing of the real user's: data, state and language are the test's own."""
    kept = {name: os.environ[name] for name in ("PATH", "VIRTUAL_ENV", "PYTHONPATH") if name in os.environ}
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "XDG_STATE_HOME": str(home / "state")}
    return {**kept, **own, "COLUMNS": "80", "LINES": "24", "PYTHONUTF8": "1", **more}


class Host:
    """`pioche serve` with these arguments, once it is ready."""

    def __init__(self, home: Path, *arguments: str, before: str = QUICK) -> None:
        self.process: Final = subprocess.Popen(
            [sys.executable, "-c", before + MAIN, "serve", "--local", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            env=environment(home),
        )
        self.said = ""
        assert self.process.stdout is not None
        while READY not in self.said:
            line = self.process.stdout.readline()
            assert line, self.said
            self.said += line
        found = re.search(r"http://localhost:(\d+)", self.said)
        assert found
        self.port: Final = int(found[1])
        self.link: Final = found[0]

    def __enter__(self) -> Host:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Stop it; its exit status."""
        self.process.send_signal(by)
        return self.ended()

    def ended(self) -> int:
        """The exit status, once it has ended by itself."""
        assert self.process.stdout is not None
        self.said += self.process.stdout.read()
        return self.process.wait(10)

    def ask(self, path: str, body: dict[str, Any] | None = None) -> tuple[int, str]:
        """Status and answer of a request."""
        sent = None if body is None else json.dumps(body).encode()
        try:
            with build_opener(ProxyHandler({})).open(Request(self.link + path, sent), timeout=10) as answer:
                return answer.status, answer.read().decode()
        except HTTPError as refused:
            with refused:
                return refused.code, refused.read().decode()

    def make(self, token: str, **wanted: Any) -> str:
        """Make a table; its code."""
        status, answer = self.ask("/api/tables", {"name": "Ada", "token": token, "seats": 2, **wanted})
        assert status == 201, answer
        return str(json.loads(answer)["code"])


def pioche(home: Path, *arguments: str, typed: str = "", before: str = "") -> subprocess.CompletedProcess[str]:
    """A command, with its input from a pipe."""
    return subprocess.run(
        [sys.executable, "-c", before + MAIN, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home),
        check=False,
        timeout=60,
    )
