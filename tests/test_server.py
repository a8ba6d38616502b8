"""The table server, as a guest meets it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from history import History
from serving import serving, token


def test_two_people_and_two_bots_play_a_round(tmp_path: Path) -> None:
    async def play() -> None:
        ada, bob = token(), token()
        async with serving(tmp_path) as served:
            code = await served.make(ada, seats=4, bots=["novice"])
            assert await served.join(code, "Bob", bob) == "C"
            assert await served.join(code, "Bob", bob) == "C"
            async with served.guest(code, ada) as first, served.guest(code, bob) as second:
                assert (await second.ask("start"))["status"] == "refused"
                assert (await first.ask("start"))["status"] == "accepted"
                step = await first.step(1)
                assert step["view"]["phase"] == "round"
                other = await second.step(1)
                assert other["view"]["viewer"] == "C"
                told = [first.testimony, second.testimony]
        History(tmp_path).check(code, told)

    asyncio.run(play())
