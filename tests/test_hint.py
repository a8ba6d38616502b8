"""The hint within one process."""

from __future__ import annotations

import asyncio

from pioche.server.hint import LocalHint


def test_every_listener_is_told_and_a_failing_one_disturbs_nobody() -> None:
    async def scene() -> None:
        told: list[tuple[str, int, str]] = []
        failed: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: failed.append(context["exception"]))
        hint = LocalHint()

        def failing(table: str, seq: int) -> None:
            raise RuntimeError(table)

        leave = hint.subscribe(lambda table, seq: told.append((table, seq, "first")))
        hint.subscribe(failing)
        hint.subscribe(lambda table, seq: told.append((table, seq, "last")))
        hint.publish("ABCD", 4)
        assert told == [], "the publisher is done before any listener begins"
        await asyncio.sleep(0)
        assert told == [("ABCD", 4, "first"), ("ABCD", 4, "last")]
        assert [str(one) for one in failed] == ["ABCD"]
        leave()
        leave()
        hint.publish("ABCD", 5)
        await asyncio.sleep(0)
        assert told[2:] == [("ABCD", 5, "last")]

    asyncio.run(scene())
