"""Serving: a hall over a folder, behind uvicorn."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import uvicorn

from pioche.server.app import App
from pioche.server.garbage import calm
from pioche.server.hall import Hall
from pioche.server.hint import LocalHint
from pioche.server.limits import Limits
from pioche.server.sources import Network
from pioche.server.sqlite import SqliteStore
from pioche.server.store import Store

#: The interpreter changes threads so often, in seconds: the writer must not wait for a loop that is never at rest.
SWITCH: float = 0.0005
#: What is under way may be finished for so long when the server stops, in whole seconds; those who are told to come
#: back have had `hall.LEAVE` before.
GRACE: int = 3
#: What ends the server as it should.
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


#: What the clock of the wall is ahead of the one that nobody can set.
_AHEAD: int = time.time_ns() - time.monotonic_ns()


def milliseconds() -> int:
    """The time, in milliseconds UTC. Setting the clock changes nothing until the next start: nobody's time is over,
    and nobody has to wait, because the hour was wrong."""
    return (time.monotonic_ns() + _AHEAD) // 1_000_000


def make_app(
    folder: Path,
    limits: Limits | None = None,
    origins: Sequence[str] = (),
    trusted: Sequence[Network] = (),
    *,
    has_lobby: bool = True,
) -> App:
    """The application over a folder. It raises what `SqliteStore` does: the folder in use, or too new."""
    return app_over(SqliteStore(folder), limits, origins, trusted, has_lobby=has_lobby)


def app_over(
    store: Store,
    limits: Limits | None = None,
    origins: Sequence[str] = (),
    trusted: Sequence[Network] = (),
    *,
    has_lobby: bool = True,
) -> App:
    """The application over a store."""
    sys.setswitchinterval(SWITCH)
    return App(Hall(store, LocalHint(), milliseconds), limits, origins, trusted, has_lobby=has_lobby)


class Server(uvicorn.Server):
    """Takes leave of everybody before it ends; a signal ends it as it should, and nothing else."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self.app: Final = app
        #: Called when the server begins to stop.
        self.on_leaving: Callable[[], object] = lambda: None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.on_leaving()
        await self.app.hall.take_leave()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {one: signal.signal(one, self.handle_exit) for one in SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def run_on(self, listening: socket.socket) -> None:
        """Serve until a signal comes or the store breaks."""
        with asyncio.Runner(loop_factory=self.config.get_loop_factory()) as runner:
            runner.run(self.serve([listening]))


def make_server(app: App, host: str, port: int) -> Server:
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
    server = Server(config, app)

    def end() -> None:
        server.should_exit = True

    app.hall.on_broken = end
    return server
