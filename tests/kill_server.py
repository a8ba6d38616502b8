"""A server that is killed while people play, and what must hold afterwards.

`python tests/kill_server.py FOLDER PORT` serves, and says on its output when it is ready.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from history import History, Testimony
from serving import GENEROUS, Guest, Served, token
from websockets.exceptions import WebSocketException

from pioche.server import failpoints

#: Points at which the server dies by itself.
POINTS: Final = ("before commit", "after commit", "before checkpoint", "after checkpoint")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Life:
    """A table of two who go on over many lives of the server; `play` is one of them."""

    def __init__(self, folder: Path, seed: str) -> None:
        self.folder: Final = folder
        self.port: Final = free_port()
        self.random: Final = Random(seed)
        self.tokens: Final = [token(), token()]
        self.code = ""
        self.told: Final[list[Testimony]] = []
        self.pending: Final[list[dict[str, Any]]] = [{}, {}]
        self.acknowledged = 0

    async def open(self, point: str = "") -> subprocess.Popen[bytes]:
        environment = {**os.environ, failpoints.VARIABLE: point}
        command = [sys.executable, __file__, str(self.folder), str(self.port)]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
        assert process.stdout is not None
        line = await asyncio.to_thread(process.stdout.readline)
        assert line or process.wait() == failpoints.KILLED
        return process

    async def play(self, point: str, seconds: float) -> None:
        """They play until the server comes to its point, or is killed after so many seconds."""
        process = await self.open(point)
        playing = asyncio.gather(*[self._sit(one, process) for one in range(2)])
        if not point:
            await asyncio.sleep(seconds)
            process.kill()
        async with asyncio.timeout(20):
            while process.poll() is None:
                await asyncio.sleep(0.02)
            await playing
        assert process.returncode in (failpoints.KILLED, -9), "it died of something else"
        assert process.stdout is not None
        process.stdout.close()

    async def check(self) -> int:
        """Whoever comes now sees what the log says, and so does the other; the entries of the log."""
        process = await self.open()
        if self.code:
            served = Served(self.port, None)
            guests = [served.guest(self.code, one) for one in self.tokens]
            async with guests[0], guests[1]:
                rooms = [await guest.until(partial(guest.last, "room")) for guest in guests]
                await guests[1].ask("talk", id=f"t{self.random.getrandbits(60)}", text="we are here")
                self.told.extend([guest.testimony for guest in guests])
                versions = {step["view"]["version"] for guest in guests if (step := guest.last("step"))}
                assert len(versions) <= 1, "they see different things"
                assert len({room["match"] for room in rooms}) == 1
            await served.http.aclose()
        process.terminate()
        await asyncio.to_thread(process.wait)
        assert process.stdout is not None
        process.stdout.close()
        if not self.code:
            return 0
        history = History(self.folder)
        history.check(self.code, self.told, cut=True)
        return len(history.logs[self.code])

    async def _sit(self, who: int, process: subprocess.Popen[bytes]) -> None:
        try:
            if not self.code:
                if who:
                    return
                served = Served(self.port, None)
                try:
                    code = await served.make(self.tokens[0])
                    await served.join(code, "Bob", self.tokens[1])
                    self.code = code
                finally:
                    await served.http.aclose()
            guest = Guest(self.port, self.code, self.tokens[who])
        except Exception:
            return  # Killed before there was a table.
        try:
            async with guest:
                while process.poll() is None:
                    await self._move(guest, who)
        except (OSError, TimeoutError, WebSocketException):
            pass
        finally:
            self.told.append(guest.testimony)
            self.acknowledged += sum([one.answer is not None for one in guest.asked])

    async def _move(self, guest: Guest, who: int) -> None:
        room = await guest.until(lambda: guest.last("room"))
        if guest.closed is not None:
            raise ConnectionError
        if room["stage"] == "preparing" and not who:
            await guest.ask("start", id="start")
        if room["stage"] in ("between", "over"):
            await guest.ask("ready", id=f"r{self.random.getrandbits(60)}")
            await asyncio.sleep(0.01)
            return
        step = guest.last("step")
        pending = self.pending[who]
        if not pending:
            clock = step and step["clock"]
            if step is None or clock is None or clock["seat"] != step["view"]["viewer"] or not step["menu"]:
                await guest.ask("talk", id=f"t{self.random.getrandbits(60)}", text="so")
                return
            version = step["view"]["version"]
            pending.update(id=f"m{room['match']}-{version}", seen=version, move=step["menu"][0])
        answer = await guest.ask("do", **pending)
        if answer["status"] == "wait":
            await asyncio.sleep(answer["ms"] / 1000)
        else:
            pending.clear()


def serve(folder: Path, port: int) -> None:
    from pioche.server import sqlite
    from pioche.server.serve import make_app, make_server

    sqlite.FRAMES = 60  # type: ignore[misc]
    server = make_server(make_app(folder, GENEROUS), "127.0.0.1", port)

    async def run() -> None:
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        os.write(1, b"ready\n")
        await serving

    asyncio.run(run())


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]))
