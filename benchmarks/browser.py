"""What the browser client costs: each of its budgets, measured in Chromium against a table on the same machine.

Usage: python benchmarks/browser.py [weight] [first] [reach] [flights] [memory] [--times N] [--rounds N]

The phone is 360 by 640 with a quarter of this processor, and for the first play at the end of a line with a round
trip of 150 ms and 1.6 Mbit/s down, 0.75 up: what Lighthouse takes for a phone. The line is a relay and not the
browser's own throttling, so that connections cost a round trip too, and WebSockets are as slow as everything else.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

import httpx
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "browser"))

import server
from visiting import ARGUMENTS, DESK, INSIDE

from pioche.server.codes import new_token

PHONE: Final = (360, 640)
SLOWER: Final = 4
#: In seconds and bytes a second.
ROUND_TRIP: Final = 0.150
DOWN: Final = 1_600_000 / 8
UP: Final = 750_000 / 8
PACKET: Final = 1460
#: A second is clean if whoever wanted to wake up in it was not kept waiting longer than this.
GAP: Final = 0.010
NAP: Final = 0.005
#: Below this share of clean seconds, what is missed may be the machine's fault.
ENOUGH: Final = 0.6
#: Bots that one can follow, but without their pauses for thought.
FOLLOWED: Final = {"AFTER_PLAY": 700, "AFTER_STEP": 500, "LINGER": 200, "WAITS": {}}
LONG: Final = 50
#: After this the others have played, and everything has landed.
SETTLED: Final = 3000
#: So much may a page have grown by the end, from a tenth of the way on.
GROWTH: Final = 1.1


class Measured(NamedTuple):
    """A budget, and what was found."""

    what: str
    limit: float | None
    unit: str
    found: Sequence[float]
    #: When each was found; without it, it has nothing to do with time.
    times: Sequence[float] = ()
    #: Whether the median has to keep within the limit, or the worst.
    by: Callable[[Sequence[float]], float] = median
    more: str = ""

    def row(self, watch: Watch) -> str:
        figures = f"{median(self.found):10.1f} {max(self.found):10.1f} of {len(self.found):<5}"
        still = [one for one, at in zip(self.found, self.times, strict=False) if watch.was_still(at)]
        quiet = f"{median(still):10.1f} {max(still):10.1f} of {len(still):<5}" if still else f"{'':30}"
        limit = "" if self.limit is None else f"{self.limit:.4g}"
        return f"{self.what:50} {limit:>5} {self.unit:7} {figures} {quiet} {self.verdict(still):9} {self.more}"

    def verdict(self, still: Sequence[float]) -> str:
        """A busy machine makes everything slower: what was kept to in spite of it is met, but not the other way."""
        if self.limit is None:
            return ""
        if self.by(self.found) <= self.limit or (
            len(still) >= ENOUGH * len(self.found) and self.by(still) <= self.limit
        ):
            return "met"
        return "missed" if not self.times or len(still) >= ENOUGH * len(self.found) else "unclear"


# --- the machine ----------------------------------------------------------------------------------------------------


class Watch:
    """How still the machine is: a thread that sleeps, and sees when it is woken late."""

    def __init__(self) -> None:
        self._worst: Final[dict[int, float]] = {}
        self._stolen = steal()
        self._ends = threading.Event()
        threading.Thread(target=self._look, daemon=True).start()

    def _look(self) -> None:
        before = time.time()
        while not self._ends.wait(NAP):
            now = time.time()
            self._worst[int(now)] = max(self._worst.get(int(now), 0), now - before - NAP)
            before = now

    def was_still(self, at: float) -> bool:
        """Whether nobody was kept waiting in this second, nor in the one before."""
        return all(self._worst.get(int(at) - back, 1) <= GAP for back in (0, 1))

    def told(self) -> str:
        self._ends.set()
        seconds = max(1, len(self._worst))
        clean = sum(gap <= GAP for gap in self._worst.values()) / seconds
        stolen = (steal() - self._stolen) / seconds / (os.cpu_count() or 1)
        return f"load average {os.getloadavg()[0]:.1f}, {stolen:.0%} stolen, {clean:.0%} of {seconds} seconds clean"


def steal() -> float:
    """Seconds that the host gave to others while somebody here wanted them."""
    return int(Path("/proc/stat").read_text().split()[8]) / os.sysconf("SC_CLK_TCK")


# --- a slow line ----------------------------------------------------------------------------------------------------


class Pipe:
    """One direction of the line, which all connections share."""

    def __init__(self, rate: float) -> None:
        self.rate: Final = rate
        self._free = 0.0

    async def carry(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter, late: float = 0) -> None:
        """All that comes, until it ends; the first bytes not before this."""
        arriving: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while (packet := await arriving.get())[1]:
                await asyncio.sleep(packet[0] - time.monotonic())
                goal.write(packet[1])
            goal.close()

        delivery = asyncio.create_task(deliver())
        try:
            while data := await source.read(PACKET):
                self._free = max(self._free, time.monotonic(), late) + len(data) / self.rate
                arriving.put_nowait((self._free + ROUND_TRIP / 2, data))
        except ConnectionError:
            pass
        arriving.put_nowait((0, b""))
        await delivery


async def relay(port: int) -> None:
    """Carry everything to the server at this port and back; prints the address."""
    down, up = Pipe(DOWN), Pipe(UP)

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_connection("127.0.0.1", port)
        # A connection is made when the other side has answered.
        await asyncio.gather(up.carry(reader, forth, time.monotonic() + ROUND_TRIP), down.carry(back, writer))

    line = await asyncio.start_server(connect, "127.0.0.1", 0)
    print(f"http://127.0.0.1:{line.sockets[0].getsockname()[1]}", flush=True)
    await line.serve_forever()


# --- tables and phones ----------------------------------------------------------------------------------------------


@contextmanager
def running(*what: str) -> Iterator[str]:
    """The address of this program as a server, or as a line."""
    with subprocess.Popen([sys.executable, __file__, *what], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        try:
            yield other.stdout.readline().strip()
        finally:
            other.terminate()


def serving(waits: Mapping[str, Any] = server.BRISK) -> AbstractContextManager[str]:
    """Where a server of its own runs, at this pace."""
    return running("--serve", json.dumps(waits))


def slow_line(address: str) -> AbstractContextManager[str]:
    """The same server, far away."""
    return running("--relay", address.rpartition(":")[2])


def open_table(address: str, rules: str, seats: int, people: int = 1) -> tuple[str, list[str]]:
    """A table where people wait for each other, or one with bots that has been dealt; its code, and their tokens."""
    tokens = [new_token() for _ in range(people)]
    wanted = {"name": "P0", "token": tokens[0], "rules": rules, "seats": seats, "start": people == 1}
    made = httpx.post(f"{address}/api/tables", json=wanted, trust_env=False)
    code = made.raise_for_status().json()["code"]
    for at, token in enumerate(tokens[1:], 1):
        joining = {"name": f"P{at}", "token": token}
        httpx.post(f"{address}/api/tables/{code}/seats", json=joining, trust_env=False).raise_for_status()
    return code, tokens


def phone(browser: Browser, size: tuple[int, int] = PHONE, lang: str = "en-GB") -> BrowserContext:
    """A browser that was never here before."""
    context = browser.new_context(
        locale=lang, viewport={"width": size[0], "height": size[1]}, device_scale_factor=2 if size == PHONE else 1
    )
    context.add_init_script(path=INSIDE)
    return context


def open_page(context: BrowserContext, address: str, slower: int = 1) -> tuple[Page, CDPSession]:
    """A page on a processor that is so many times slower, and a line to what Chromium counts of it."""
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    return page, line


def sit(context: BrowserContext, address: str, code: str, token: str, slower: int = 1) -> tuple[Page, CDPSession]:
    """Take a seat that is one's own."""
    context.add_init_script(f"localStorage.setItem('pioche-seats', '[[\"{code}\",\"{token}\"]]')")
    return open_page(context, f"{address}/t/{code}", slower)


def until(page: Page, holds: str, seconds: float) -> None:
    """Wait for this. The page's own policy lets nobody wait inside of it."""
    end = time.monotonic() + seconds
    while not page.evaluate(holds):
        if time.monotonic() > end:
            raise TimeoutError(holds)
        page.wait_for_timeout(200)


def counters(line: CDPSession) -> dict[str, float]:
    """What Chromium counts of a page."""
    return {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}


# --- the budgets ----------------------------------------------------------------------------------------------------


def weight(browser: Browser, wanted: argparse.Namespace) -> Iterator[Measured]:
    """All that is fetched until the first hand lies there."""
    with serving() as address:
        for lang in ("en-GB", "fr-FR"):
            context = phone(browser, lang=lang)
            page = context.new_page()
            page.goto(address)
            page.locator(".now button").click()
            page.locator(".play li").first.wait_for()
            entry = "(one) => [one.name, one.encodedBodySize]"
            sent = page.evaluate(f"performance.getEntriesByType('resource').map({entry})")
            kinds = [(name.rpartition(".")[2], size / 1000) for name, size in sent if "/assets/" in name]
            scripts = [size for kind, size in kinds if kind == "js"]
            others = sum(size for kind, size in kinds if kind != "js")
            more = f"{len(scripts)} scripts; styles and fonts {others:.0f} kB more; {len(sent)} requests"
            yield Measured(f"JavaScript of look and play ({lang[:2]})", 90, "kB gzip", [sum(scripts)], more=more)
            context.close()


def first(browser: Browser, wanted: argparse.Namespace) -> Iterator[Measured]:
    """From the address to the first card, by whoever presses each button the moment it is there."""
    found: list[dict[str, float]] = []
    with serving() as near, slow_line(near) as address:
        for _ in range(wanted.times):
            context = phone(browser)
            context.add_init_script("inside.comeIn()")
            page, line = open_page(context, address, SLOWER)
            until(page, "'played' in inside.first", 60)
            entry = "performance.getEntriesByType('navigation')[0]"
            found.append(page.evaluate(f"({{...inside.first, load: {entry}.loadEventEnd}})"))
            found[-1] |= {"at": time.time(), "worked": 1000 * counters(line)["TaskDuration"]}
            context.close()

    def row(what: str, limit: float | None, spent: Callable[[dict[str, float]], float]) -> Measured:
        return Measured(what, limit, "ms", [spent(one) for one in found], [one["at"] for one in found])

    yield row("first legal play possible, after the page's load", 2000, lambda one: one["legal"] - one["load"])
    yield row("    the same from the address on", None, lambda one: one["legal"])
    yield row("    Play now can be pressed", None, lambda one: one["door"])
    yield row("    from there to a hand", None, lambda one: one["hand"] - one["door"])
    yield row("    from the hand to a legal play", None, lambda one: one["legal"] - one["hand"])
    yield row("    from the press to its acceptance", None, lambda one: one["played"] - one["legal"])
    yield row("    processor time of the main thread, all in all", None, lambda one: one["worked"])


def reach(browser: Browser, wanted: argparse.Namespace) -> Iterator[Measured]:
    """Three people, each with a screen: from a press on one to the change on the others."""
    with serving() as address:
        code, tokens = open_table(address, "official", 3, 3)
        contexts = [phone(browser, DESK) for _ in tokens]
        pages = [sit(context, address, code, token)[0] for context, token in zip(contexts, tokens, strict=True)]
        pages[0].locator(".start button").click()
        for page in pages:
            page.locator(".play li").first.wait_for()
            page.evaluate("inside.watchChanges()")
        for page in pages:
            page.evaluate("inside.play(250)")
        pages[0].wait_for_timeout(1000 * wanted.seconds)
        moves = [(at, one) for at, page in enumerate(pages) for one in page.evaluate("inside.moves")]
        steps: list[dict[int, dict[str, float]]] = []
        for page in pages:
            come: dict[int, dict[str, float]] = {}
            for one in page.evaluate("inside.steps"):
                come.setdefault(one["version"], one)
            steps.append(come)
        for context in contexts:
            context.close()
    found: list[tuple[dict[str, float], dict[str, float]]] = []
    for at, move in moves:
        # A move is taken only of who has seen everything: the next step that anybody hears of is its own.
        for come in [come for other, come in enumerate(steps) if other != at]:
            step = come[min((version for version in come if version > move["seen"]), default=move["seen"])]
            if move["pressed"] and step["came"] >= move["sent"] and step["changed"]:
                found.append((move, step))

    def row(what: str, limit: float | None, spent: Callable[[dict[str, float], dict[str, float]], float]) -> Measured:
        return Measured(what, limit, "ms", [spent(*one) for one in found], [step["came"] / 1000 for _, step in found])

    yield row("from a press to the other screens", 100, lambda move, step: step["changed"] - move["pressed"])
    yield row("    in the page that is pressed", None, lambda move, step: move["sent"] - move["pressed"])
    yield row("    to the server, through it and back", None, lambda move, step: step["came"] - move["sent"])
    yield row("    in the page that is reached", None, lambda move, step: step["changed"] - step["came"])


def flights(browser: Browser, wanted: argparse.Namespace) -> Iterator[Measured]:
    """Pictures while cards fly, on a slow phone."""
    cases = (("4 seats", "official", 4, 0), ("10 seats, 25 cards", "official hand_size=15 decks=3", 10, 25))
    for what, rules, seats, cards in cases:
        with serving(FOLLOWED) as address:
            code, (token,) = open_table(address, rules, seats)
            context = phone(browser)
            page, line = sit(context, address, code, token, SLOWER)
            page.locator(".play li").first.wait_for()
            page.evaluate(f"inside.play(400, {cards})")
            until(page, f"document.querySelectorAll('.play li').length >= {cards}", 300)
            page.evaluate("inside.watchPictures()")
            before, steps = counters(line), page.evaluate("inside.count")
            page.wait_for_timeout(1000 * wanted.seconds)
            after, steps = counters(line), page.evaluate("inside.count") - steps
            pictures = page.evaluate("inside.pictures")
            context.close()
        flying, resting = [[one for one in pictures if one["flying"] == flies] for flies in (True, False)]
        for state, some, limit in (("while cards fly", flying, LONG), ("at rest", resting, None)):
            took, times = [one["took"] for one in some], [one["at"] / 1000 for one in some]
            more = f"{sum(one > LONG for one in took)} over {LONG}"
            yield Measured(f"from picture to picture {state}, {what}", limit, "ms", took, times, max, more)
        spent = {name: 1000 * (after[name] - before[name]) / max(1, steps) for name in after}
        parts = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
        more = ", ".join(f"{part} {spent[name]:.0f}" for part, name in parts.items())
        more += f"; {spent['LayoutCount'] / 1000:.1f} layouts; {steps} steps"
        yield Measured(
            "    processor time of the main thread for a step", None, "ms", [spent["TaskDuration"]], more=more
        )


def memory(browser: Browser, wanted: argparse.Namespace) -> Iterator[Measured]:
    """One page through many rounds."""
    marks = [max(1, wanted.rounds * part // 10) for part in (1, 5, 10)]
    found: list[dict[str, float]] = []
    with serving() as address:
        code, (token,) = open_table(address, "official hand_size=2 target=99999", 4)
        context = phone(browser)
        page, line = sit(context, address, code, token)
        page.locator(".play li").first.wait_for()
        page.evaluate("inside.play(25)")
        for mark in marks:
            page.evaluate(f"inside.lastRound = {mark}")
            until(page, f"inside.rounds >= {mark}", 60 + 10 * wanted.rounds)
            page.wait_for_timeout(SETTLED)
            for _ in range(3):
                line.send("HeapProfiler.collectGarbage")
            counted = counters(line)
            found.append({"heap": counted["JSHeapUsedSize"] / 1e6, "nodes": counted["Nodes"]})
            found[-1] |= {"listeners": counted["JSEventListeners"]}
            found[-1] |= {"kept": page.evaluate("JSON.stringify(localStorage).length") / 1000}
        context.close()
    units = {"heap": "MB", "nodes": "", "listeners": "", "kept": "kB"}
    told = " and ".join(map(str, marks[:-1]))
    for what, unit in units.items():
        values = [one[what] for one in found]
        more = f"after {told} rounds {', '.join(f'{value:.1f}' for value in values[:-1])}"
        # Promises of shuffles are kept for the check, the last 200 of them.
        limit = None if what == "kept" else GROWTH * values[0]
        yield Measured(f"{what} after {marks[-1]} rounds", limit, unit, values[-1:], more=more)


BUDGETS: Final = {one.__name__: one for one in (weight, first, reach, flights, memory)}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("budgets", nargs="*", metavar="|".join(BUDGETS), help="which to measure; without any, all")
    parser.add_argument("--times", type=int, default=9, help="how often somebody comes for the first time")
    parser.add_argument("--seconds", type=int, default=40, help="how long tables are watched")
    parser.add_argument("--rounds", type=int, default=200, help="how long a session is")
    parser.add_argument("--serve", type=json.loads, help=argparse.SUPPRESS)
    parser.add_argument("--relay", type=int, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.serve is not None:
        server.main(0, wanted.serve)
        return
    if wanted.relay:
        with suppress(KeyboardInterrupt):
            asyncio.run(relay(wanted.relay))
        return
    print(f"{'':50} {'at most':13} {'median':>10} {'worst':>10} {'':8} {'still: median':>10} {'worst':>7}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        for name in wanted.budgets or BUDGETS:
            watch = Watch()
            for measured in BUDGETS[name](browser, wanted):
                print(measured.row(watch), flush=True)
            print(f"    ({watch.told()})", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
