"""A server to try the pages on: `python tests/browser/server.py [PORT]`, with tables that are gone afterwards."""

from __future__ import annotations

import asyncio
import socket
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from pioche.server import pace
from pioche.server.limits import Limits, Rate
from pioche.server.serve import make_app, make_server

#: Limits that nobody runs into by chance.
_MUCH = Rate(10_000, 1, 10_000)
GENEROUS = Limits(
    play=_MUCH,
    talk=_MUCH,
    join=_MUCH,
    create=_MUCH,
    play_now=_MUCH,
    sockets_per_source=1000,
    sockets_per_session=1000,
    unstarted_per_source=1000,
)
#: Bots that nobody has to follow. The score stays in view as long as usual.
BRISK: Final[Mapping[str, Any]] = {"AFTER_PLAY": 20, "AFTER_STEP": 10, "LINGER": 10, "WAITS": {}}


def main(port: int = 0, waits: Mapping[str, Any] = BRISK) -> None:
    """Serve at this pace until it is ended; prints the address."""
    for name, wait in waits.items():
        setattr(pace, name, wait)
    with tempfile.TemporaryDirectory() as folder, socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        listening.listen()
        server = make_server(make_app(Path(folder), GENEROUS), "127.0.0.1", port)
        print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
        asyncio.run(server.serve([listening]))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
