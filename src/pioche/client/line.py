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
from pioche.server.messages import PROTOCOL, Answer, Beat, Bye, Command, Hello, Reason, Room, Said, Step, encode

#: After these the server does not want to be asked again (docs/protocol.md).
FINAL: Final = frozenset({1008, 1009, 4001, 4002})
#: The longest wait before another try, the first one, and after how long a line counts as good, in seconds.
LONGEST: Final = 30.0
FIRST: Final = 0.5
GOOD: Final = 60.0
#: A beat comes every ten seconds: after so much silence the line is dead. A command that has had no answer for so
#: long is sent again. In seconds.
SILENCE: Final = 25.0
UNANSWERED: Final = 5.0
#: No frame is longer, in bytes.
LARGEST: Final = 2**20


#: Not a close code of the server: something was missed, so begin anew at once.
ANEW: Final = 0


class Lost:
    """The line is broken; it is tried again until it holds."""


class Back:
    """The line holds again."""


class Hung:
    """The server has ended it, for this reason."""

    def __init__(self, reason: Reason) -> None:
        self.reason: Final = reason


class Line:
    """Puts every message into `inbox`, and `Lost`, `Back` and `Hung`. What was sent is sent again until it is
    answered, and where something was missed everything is asked for anew."""

    def __init__(self, address: str, token: str | None, inbox: SimpleQueue[Any]) -> None:
        self._address: Final = address
        self._hello: Final = encode(Hello(PROTOCOL, token)).decode()
        self._inbox: Final = inbox
        #: What has no answer yet, and when it was sent last.
        self._pending: Final[dict[str, tuple[str, float]]] = {}
        #: The last entry that was told of, and the head by which something may have been missed.
        self._seq = 0
        self._behind = 0
        self._socket: ClientConnection | None = None
        self._lock: Final = threading.Lock()
        self._over: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._keep_up, name="line", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def send(self, command: Command) -> None:
        """Send a command; its answer will come, sooner or later."""
        frame = encode(command).decode()
        with self._lock:
            self._pending[command.id] = frame, time.monotonic()
            socket = self._socket
        if socket is not None:
            self._try_to_send(socket, frame)

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
            if code == ANEW:
                continue
            if has_held or not is_lost:
                self._inbox.put(Lost())
            is_lost = True
            # Full jitter: when a server comes back, not everybody knocks at the same moment.
            at_least = bye.retry_ms / 1000 if bye is not None else 0.0
            self._over.wait(min(LONGEST, at_least) + random.uniform(0, min(LONGEST, FIRST * 2**tries)))
            tries += 1

    def _listen(self) -> tuple[int, Bye | None, bool]:
        """Listen until the line breaks: the close code, the last words, and whether it held at all."""
        has_held, bye, code = False, None, 1006
        self._seq = self._behind = 0
        try:
            with connect(self._address, compression=None, proxy=None, max_size=LARGEST, close_timeout=1) as socket:
                socket.send(self._hello)
                heard = time.monotonic()
                while True:
                    try:
                        frame = socket.recv(timeout=min(SILENCE, UNANSWERED))
                    except TimeoutError:
                        if time.monotonic() - heard >= SILENCE:
                            break
                        self._send_again(socket, has_held)
                        continue
                    heard = time.monotonic()
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
                    if self._has_missed(found):
                        return ANEW, None, has_held
                    self._send_again(socket, has_held)
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
        self._send_again(socket, True, after=0)

    def _send_again(self, socket: ClientConnection, has_held: bool, after: float | None = None) -> None:
        """Send what has had no answer for so long."""
        now, wait = time.monotonic(), UNANSWERED if after is None else after
        with self._lock:
            late = [(id, frame) for id, (frame, at) in self._pending.items() if has_held and now - at >= wait]
            self._pending.update({id: (frame, now) for id, frame in late})
        for _, frame in late:
            self._try_to_send(socket, frame)

    def _has_missed(self, found: object) -> bool:
        """Whether it is certain enough that something was missed: some entries of the log concern nobody, but who
        lags behind for a whole beat had better ask."""
        if isinstance(found, (Room, Step, Said)):
            self._seq, self._behind = max(self._seq, found.seq), 0
        elif isinstance(found, Beat) and found.head > self._seq:
            if self._behind:
                self._seq, self._behind = found.head, 0
                return True
            self._behind = found.head
        return False

    def _try_to_send(self, socket: ClientConnection, frame: str) -> None:
        try:
            socket.send(frame)
        except (ConnectionClosed, OSError):
            return  # It is sent again when the line holds again.
