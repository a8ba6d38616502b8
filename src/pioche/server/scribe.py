"""A scribe: the thread that does what the event loop asks, group by group, and answers each group in one call."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, Generic, Protocol, TypeVar

Job = TypeVar("Job")

#: A group is what is queued at the moment, and no more than this.
LARGEST: Final = 256
#: So many seconds without a job are a rest.
REST: Final = 0.2


class After(Protocol):
    """What a scribe does besides its jobs."""

    def __call__(self, *, resting: bool) -> bool: ...


class Scribe(Generic[Job]):
    """Does jobs in their order, on a thread of its own.

    work   is given a group of jobs, and returns an answer or an error for each; it raises nothing
    after  is called when a group is answered, and `resting` when there has been nothing to do for a while; it raises
           nothing, and says whether it wants to be called at the next rest
    """

    def __init__(self, name: str, work: Callable[[Sequence[Job]], Sequence[object]], after: After) -> None:
        self._queue: Final[SimpleQueue[tuple[Job, asyncio.Future[Any]] | None]] = SimpleQueue()
        self._work: Final = work
        self._after: Final = after
        self._thread: Final = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def ask(self, job: Job) -> asyncio.Future[Any]:
        """Queue a job; the future is its answer. A job whose future is cancelled is done all the same."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put((job, future))
        return future

    async def close(self) -> None:
        """Do what is queued, and end. Nothing may be asked from now on."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        queue, restless = self._queue, False
        while True:
            try:
                group = [queue.get(timeout=REST if restless else None)]
            except Empty:
                restless = self._after(resting=True)
                continue
            with suppress(Empty):
                while len(group) < LARGEST:
                    group.append(queue.get_nowait())
            asked = [pair for pair in group if pair is not None]
            if asked:
                answers = self._work([job for job, _ in asked])
                _deliver([future for _, future in asked], answers)
                restless = self._after(resting=False)
            if len(asked) < len(group):
                return


def _deliver(futures: Sequence[asyncio.Future[Any]], answers: Sequence[object]) -> None:
    """Hand the answers of a group over to the event loop."""
    with suppress(RuntimeError):  # The loop is closed, so nobody waits.
        futures[0].get_loop().call_soon_threadsafe(_settle, futures, answers)


def _settle(futures: Sequence[asyncio.Future[Any]], answers: Sequence[object]) -> None:
    for future, answer in zip(futures, answers, strict=True):
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
