"""A line that loses, repeats, exchanges and holds back whole frames, and is cut between any two of them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any, Final, TypeAlias

from history import Testimony
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

Frame = str | bytes
End: TypeAlias = ClientConnection | ServerConnection
#: Stands behind the last frame that a line carries.
CUT: Final = b"cut"
#: A frame that waits for the next one to overtake it goes on after so long, in seconds.
HELD: Final = 0.02


class Cut(Exception):
    """The line is cut here."""


class Faults:
    """What happens to each frame; without any, all go through. `up` is from a client to the server."""

    def pass_on(self, line: Line, frame: Frame, *, up: bool) -> Iterable[Frame]:
        """What is passed on of a frame that has come, in this order; raises `Cut`."""
        return [frame]


class Line:
    """One connection. `sent` is what the server has sent over it, whatever came of that."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.frames = 0
        self.sent: Final[list[dict[str, Any]]] = []
        self.held: Final[dict[bool, Frame | None]] = {True: None, False: None}


class CutAt(Faults):
    """Each line carries a frame more than the one before, up to `longest`, and is cut behind it or before the next:
    so every boundary between two frames is a place where one was cut."""

    def __init__(self, longest: int) -> None:
        self.longest: Final = longest

    def pass_on(self, line: Line, frame: Frame, *, up: bool) -> Iterable[Frame]:
        line.frames += 1
        life, is_passed = divmod(line.number % (2 * self.longest), 2)
        if line.frames <= life:
            return [frame]
        if is_passed and line.frames == life + 1:
            return [frame, CUT]
        raise Cut


class AtRandom(Faults):
    """Each frame may be lost, come twice, be overtaken by the next one, or be the last. A hello gets through: a line
    on which it does not is not one yet."""

    def __init__(
        self, random: Random, lost: float = 0, twice: float = 0, overtaken: float = 0, cut: float = 0
    ) -> None:
        self.random: Final = random
        self.chances: Final = lost, twice, overtaken, cut

    def pass_on(self, line: Line, frame: Frame, *, up: bool) -> Iterable[Frame]:
        line.frames += 1
        lost, twice, overtaken, cut = [self.random.random() < chance for chance in self.chances]
        if cut:
            raise Cut
        if line.frames == 1:
            return [frame]
        before, line.held[up] = line.held[up], None
        if lost:
            return [before] if before is not None else []
        if overtaken and before is None:
            line.held[up] = frame
            return []
        row = [frame, frame] if twice else [frame]
        return [*row, before] if before is not None else row


class Silent(Faults):
    """After so many frames nothing comes through any more, and nobody is told."""

    def __init__(self, longest: int) -> None:
        self.longest: Final = longest

    def pass_on(self, line: Line, frame: Frame, *, up: bool) -> Iterable[Frame]:
        line.frames += 1
        return [frame] if line.frames <= line.number % self.longest else []


class Proxy:
    """Stands between clients and the server at `port`."""

    def __init__(self, port: int, faults: Faults) -> None:
        self.target: Final = port
        self.faults = faults
        self.port = 0
        self.lines: Final[list[Line]] = []
        self._ends: Final[set[End]] = set()
        self._number: Final = count()

    @property
    def testimonies(self) -> list[Testimony]:
        """What was sent over each line."""
        return [Testimony("", [], line.sent) for line in self.lines]

    def heal(self) -> None:
        """From now on nothing happens to frames. The lines that there are have had their faults: they are cut."""
        self.faults = Faults()
        for end in self._ends:
            end.transport.abort()

    async def carry(self, here: ServerConnection) -> None:
        """One line, until it is cut or either end closes it."""
        line = Line(next(self._number))
        self.lines.append(line)
        assert here.request is not None
        address = f"ws://127.0.0.1:{self.target}{here.request.path}"
        async with connect(address, compression=None, proxy=None, close_timeout=0.2) as there:
            self._ends.update((here, there))
            await asyncio.gather(self._pump(line, here, there, up=True), self._pump(line, there, here, up=False))
            self._ends.difference_update((here, there))

    async def _pump(self, line: Line, source: End, goal: End, *, up: bool) -> None:
        try:
            while True:
                try:
                    async with asyncio.timeout(HELD if line.held[up] is not None else None):
                        frame = await source.recv()
                except TimeoutError:
                    held, line.held[up] = line.held[up], None
                    assert held is not None
                    await goal.send(held)
                    continue
                if not up:
                    line.sent.append(json.loads(frame))
                for one in self.faults.pass_on(line, frame, up=up):
                    if one is CUT:
                        raise Cut
                    await goal.send(one)
        except (Cut, WebSocketException):
            # What the server has closed is closed with its code; everything else breaks off.
            code = None if up else source.close_code
            if code in (None, 1006):
                source.transport.abort()
                goal.transport.abort()
            else:
                await goal.close(code or 1000)


@asynccontextmanager
async def faulty(port: int, faults: Faults) -> AsyncIterator[Proxy]:
    """A faulty line to the server at this port, for a while."""
    proxy = Proxy(port, faults)
    async with serve(proxy.carry, "127.0.0.1", 0, compression=None) as server:
        proxy.port = int(next(iter(server.sockets)).getsockname()[1])
        yield proxy
