"""The lobby: it shows the tables whose hosts want it so, as soon as they do."""

from __future__ import annotations

import asyncio
from pathlib import Path

from serving import serving, token


def test_a_table_is_listed_when_nothing_but_that_is_changed(tmp_path: Path) -> None:
    async def evening() -> None:
        ada = token()
        async with serving(tmp_path) as served:
            code = await served.make(ada)
            async with served.guest(code, ada) as guest:
                await guest.ask("arrange", rules="teams", seats=4)
                assert (await served.http.get("/api/lobby")).json() == []
                await guest.ask("arrange", settings={"listed": True})
                assert [one["code"] for one in (await served.http.get("/api/lobby")).json()] == [code]
                await guest.ask("arrange", settings={"listed": False})
                assert (await served.http.get("/api/lobby")).json() == []

    asyncio.run(evening())
