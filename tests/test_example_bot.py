"""The example of a bot plays at a real table, from the link to the end of a match."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from serving import Served, serving, token

BOT = Path(__file__).parent.parent / "examples/bot.py"


async def _bot(served: Served, code: str, name: str, token: str, page: str = "") -> Process:
    environment = {key: value for key, value in os.environ.items() if not key.lower().endswith("_proxy")}
    link = f"http://127.0.0.1:{served.port}/t/{code}{page}"
    command = [sys.executable, str(BOT), link, name]
    return await asyncio.create_subprocess_exec(*command, env={**environment, "PIOCHE_TOKEN": token}, stdout=PIPE)


def test_the_example_is_short() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) < 80


def test_two_of_them_play_a_match_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        ada, bob = token(), token()
        async with serving(tmp_path) as served, asyncio.timeout(60):
            code = await served.make(ada, seats=2, rules="official target=50")
            bots = [await _bot(served, code, "Ada", ada), await _bot(served, code, "Bob", bob, "#anything")]
            said = [(await bot.communicate())[0].decode() for bot in bots]
            assert [bot.returncode for bot in bots] == [0, 0]
            assert sorted([line.split()[0] for line in said]) == ["lost", "won"]
            assert said[0].split(maxsplit=1)[1] == said[1].split(maxsplit=1)[1]

    asyncio.run(play())


def test_it_comes_back_to_its_seat_when_the_server_restarts(tmp_path: Path) -> None:
    async def play() -> None:
        ada, bob = token(), token()
        async with serving(tmp_path) as served:
            port, code = served.port, await served.make(ada, seats=2)
            bots = [await _bot(served, code, "Ada", ada)]
            async with served.guest(code, None) as watching:
                bots.append(await _bot(served, code, "Bob", bob))
                await watching.step(30)
        async with serving(tmp_path, port=port) as served, served.guest(code, None) as watching:
            seen = await watching.step(30)
            await watching.step(seen["view"]["version"] + 10)
            for bot in bots:
                bot.terminate()
                await bot.wait()

    asyncio.run(play())
