"""Serving: a hall over a folder, behind uvicorn."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

import uvicorn

from pioche.server.app import App
from pioche.server.garbage import calm
from pioche.server.hall import Hall
from pioche.server.hint import LocalHint
from pioche.server.limits import Limits
from pioche.server.sources import Network
from pioche.server.sqlite import SqliteStore

#: The interpreter changes threads so often, in seconds: the writer must not wait for a loop that is never at rest.
SWITCH: float = 0.0005
#: What is under way may be finished for so long when the server stops, in seconds.
GRACE: int = 5


#: What the clock of the wall is ahead of the one that nobody can set.
_AHEAD: int = time.time_ns() - time.monotonic_ns()


def milliseconds() -> int:
    """The time, in milliseconds UTC. Setting the clock changes nothing until the next start: nobody's time is over,
    and nobody has to wait, because the hour was wrong."""
    return (time.monotonic_ns() + _AHEAD) // 1_000_000


def make_app(
    folder: Path, limits: Limits | None = None, origins: Sequence[str] = (), trusted: Sequence[Network] = ()
) -> App:
    """The application over a folder. It raises what `SqliteStore` does: the folder in use, or too new."""
    sys.setswitchinterval(SWITCH)
    return App(Hall(SqliteStore(folder), LocalHint(), milliseconds), limits, origins, trusted)


def make_server(app: App, host: str, port: int) -> uvicorn.Server:
    """The server, ready to run; when the store breaks, it ends."""
    config = uvicorn.Config(
        app.asgi(),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=app.limits.frame_bytes,
        ws_max_queue=8,
        h11_max_incomplete_event_size=app.limits.header_bytes,
        proxy_headers=False,
        server_header=False,
        log_config=None,
        log_level="warning",  # At any lower one every path is noted, and with it the codes of tables.
        access_log=False,
        timeout_graceful_shutdown=GRACE,
    )
    config.load()
    app.metrics.watch(calm())
    server = uvicorn.Server(config)

    def end() -> None:
        server.should_exit = True

    app.hall.on_broken = end
    return server
