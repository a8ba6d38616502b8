"""The line: the connection to a table, kept up on a thread of its own."""

from __future__ import annotations

import random
import threading
import time
from queue import SimpleQueue
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from pioche.client.heard import NotUnderstood, message
from pioche.server.messages import PROTOCOL, Answer, Bye, Command, Hello, Reason, encode

#: After these the server does not want to be asked again (docs/protocol.md).
FINAL: Final = frozenset({1008, 4001, 4002, 4003})
#: The longest wait before another try, the first one, and after how long a line counts as good, in seconds.
LONGEST: Final = 30.0
FIRST: Final = 0.5
GOOD: Final = 60.0
#: No frame is longer, in bytes.
LARGEST: Final = 2**20


class Lost:
    """The line is broken; it is tried again until it holds."""


class Back:
    """The line holds again."""


class Hung:
    """The server has ended it, for this reason."""

    def __init__(self, reason: Reason) -> None:
        self.reason: Final = reason


class Line:
    """Puts every message into `inbox`, and `Lost`, `Back` and `Hung`. What was sent and not answered yet is sent
    again when the line holds again."""

    def __init__(self, address: str, token: str | None, inbox: SimpleQueue[Any]) -> None:
        self._address: Final = address
        self._hello: Final = encode(Hello(PROTOCOL, token)).decode()
        self._inbox: Final = inbox
        self._pending: Final[dict[str, str]] = {}
        self._socket: ClientConnection | None = None
        self._lock: Final = threading.Lock()
        self._over: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._keep_up, name="line", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def send(self, command: Command) -> None:
        """Send a command; its answer will come, sooner or later."""
        with self._lock:
            self._pending[command.id] = encode(command).decode()
            socket = self._socket
        if socket is not None:
            self._try_to_send(socket, self._pending[command.id])

    def close(self) -> None:
        """Hang up."""
        self._over.set()
        with self._lock:
            socket = self._socket
        if socket is not None:
            socket.close()
        self._thread.join(timeout=2)

    # --- on the thread ------------------------------------------------------------------------------------

    def _keep_up(self) -> None:
        tries, is_lost = 0, False
        while not self._over.is_set():
            begun = time.monotonic()
            code, bye, has_held = self._listen()
            if self._over.is_set():
                return
            if code in FINAL:
                self._inbox.put(Hung(bye.reason if bye is not None else Reason("not_understood")))
                return
            if has_held and time.monotonic() - begun >= GOOD:
                tries = 0
            if has_held or not is_lost:
                self._inbox.put(Lost())
            is_lost = True
            # Full jitter: when a server comes back, not everybody knocks at the same moment.
            at_least = bye.retry_ms / 1000 if bye is not None else 0.0
            self._over.wait(min(LONGEST, at_least) + random.uniform(0, min(LONGEST, FIRST * 2**tries)))
            tries += 1

    def _listen(self) -> tuple[int, Bye | None, bool]:
        """Listen until the line breaks: the close code, the last words, and whether it held at all."""
        has_held, bye = False, None
        try:
            with connect(self._address, compression=None, proxy=None, max_size=LARGEST, close_timeout=1) as socket:
                socket.send(self._hello)
                for frame in socket:
                    try:
                        found = message(frame)
                    except NotUnderstood:
                        continue
                    if not has_held and not isinstance(found, Bye):
                        has_held = True
                        self._inbox.put(Back())
                        self._take_up(socket)
                    if isinstance(found, Answer):
                        with self._lock:
                            self._pending.pop(found.id, None)
                    bye = found if isinstance(found, Bye) else bye
                    self._inbox.put(found)
                code = socket.close_code or 1006
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 1006
        except (OSError, InvalidHandshake, ValueError):
            code = 1006
        finally:
            with self._lock:
                self._socket = None
        return (code if bye is None else bye.code), bye, has_held

    def _take_up(self, socket: ClientConnection) -> None:
        """Send everything that has no answer yet; from now on the rest follows at once."""
        with self._lock:
            self._socket = socket
            pending = list(self._pending.values())
        for frame in pending:
            self._try_to_send(socket, frame)

    def _try_to_send(self, socket: ClientConnection, frame: str) -> None:
        try:
            socket.send(frame)
        except (ConnectionClosed, OSError):
            return  # It is sent again when the line holds again.
