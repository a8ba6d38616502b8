"""Pictures of the hand and its controls in given positions, each played with in a real browser, to be looked at.

    PYTHONPATH=src:tests python web/tests/table_shots.py FOLDER [NAME …]

The pages and the rules come from a server; what is said over the socket comes from a position laid out here.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.async_api import Browser, Page, WebSocketRoute, async_playwright
from positions import lay
from serving import serving

from pioche.engine.actions import SEATS, read
from pioche.engine.luck import ScriptedLuck
from pioche.engine.table import Refused, Table
from pioche.server.messages import Move, Step, encode
from pioche.server.wire import action_of, move_of, reason, view_of

ARGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
SIZES: Final = {"phone": (360, 740), "flat": (740, 360), "tablet": (768, 1024), "wide": (1280, 800)}
AXE: Final = Path(__file__).parents[1] / "node_modules/axe-core/axe.min.js"
NAMES: Final = ("Ada", "Ben", "Clara", "Dora", "Emil", "Fadi", "Gaël", "Hugo", "Ines", "Jo")
CODE: Final = "PLAY"
TOKEN: Final = "A" * 43


class Told:
    """A position as one browser is told of it; whatever the page does is answered as a server would."""

    def __init__(self, table: Table, hold: int = 0) -> None:
        self.table: Final = table
        self.hold: Final = hold
        self.asked: Final[list[dict[str, Any]]] = []

    def room(self) -> str:
        seats = self.table.state.seats
        places = [{"seat": SEATS[at], "kind": "bot" if at else "person", "name": NAMES[at]} for at in range(seats)]
        blank = {"level": None, "away": False, "ready": False, "coming": ""}
        said = {"type": "room", "seq": 1, "code": CODE, "you": "A", "host": "A", "stage": "playing", "match": 1}
        rest: dict[str, Any] = {
            "rules": self.table.rules.text,
            "warnings": [],
            "settings": {},
            "next_ms": None,
            "promise": "",
        }
        return json.dumps({**said, **rest, "places": [{**place, **blank} for place in places]})

    def step(self) -> str:
        table = self.table
        menu = tuple([move_of(one) for one in table.menu(0) if one.kind != "timeout"])
        step = Step(table.state.version, view_of(table, 0), menu, (), (), None)
        clock = {"seat": "A", "left_ms": None, "hold_ms": self.hold}
        return json.dumps({**json.loads(encode(step)), "type": "step", "clock": clock})

    def answer(self, command: dict[str, Any]) -> dict[str, Any]:
        self.asked.append(command["move"])
        said = {"type": "answer", "id": command["id"]}
        action = action_of(msgspec.convert(command["move"], Move), 0)
        assert action is not None, command
        try:
            mistake = self.table.act(action).mistake
        except Refused as refused:
            return {**said, "status": "refused", "reason": msgspec.to_builtins(reason(refused.reason))}
        why = None if mistake is None else msgspec.to_builtins(reason(mistake))
        return {**said, "status": "accepted" if mistake is None else "penalised", "reason": why}

    def route(self, socket: WebSocketRoute) -> None:
        def take(message: str | bytes) -> None:
            command = json.loads(message)
            if command["type"] == "hello":
                socket.send(self.room())
                socket.send(self.step())
            elif command["type"] == "do":
                answer = self.answer(command)
                socket.send(json.dumps(answer))
                socket.send(self.step())

        socket.on_message(take)


def position(hands: str, pile: str, rules: str = "official", *acts: str, turn: int = 0) -> Table:
    table = lay(hands, pile, rules, turn=turn)
    for act in acts:
        table.act(read(act))
    return table


def wheel(rules: str) -> Table:
    """After a Wizz card it is the wheel's turn."""
    table = position("A: r5 r7 g7 b2 yS w4 g1 | B: R3 g2 g3", "r8", rules, "B R3", turn=1)
    return table


Doing = Callable[[Page], Awaitable[None]]


async def nothing(page: Page) -> None:
    """Only look."""


def tap(*labels: str) -> Doing:
    """Tap these buttons, one after another, by what they are called."""

    async def tapping(page: Page) -> None:
        for label in labels:
            await page.get_by_role("button", name=label).first.click(position={"x": 14, "y": 24}, timeout=4000)
            await page.wait_for_timeout(150)

    return tapping


def keys(*names: str) -> Doing:
    async def pressing(page: Page) -> None:
        for name in names:
            await page.keyboard.press(name)
            await page.wait_for_timeout(80)

    return pressing


MANY: Final = "r1 r3 r5 r5 r9 rS rR y0 y2 y2 y7 yD yD g1 g4 g4 g6 g9 gS b0 b3 b5 b8 w* w4"
OTHERS: Final = "| B: g1 g2 g3 | C: g4 g5 | D: b1 b2 b3 b4"


def scenes() -> dict[str, tuple[Callable[[], Table], Doing, int]]:
    """By name: the position, what is done in it, and how long the table holds everybody."""
    found: dict[str, tuple[Callable[[], Table], Doing, int]] = {
        "turn": (lambda: position(f"A: r1 r5 y7 gS b7 bR w4 {OTHERS}", "b5"), nothing, 0),
        "colour": (lambda: position(f"A: r1 r5 y7 w* b7 bR w4 {OTHERS}", "b5"), tap("Wild"), 0),
        "answer": (
            lambda: position(f"A: r1 r5 y7 {OTHERS.replace('D: ', 'D: w4 ')}", "b5", "official", "D w4:r", turn=3),
            nothing,
            0,
        ),
        "stack": (
            lambda: position(
                f"A: r1 w4 y7 rD {OTHERS.replace('D: ', 'D: bD ')}", "b5", "house_rules", "D bD", turn=3
            ),
            nothing,
            0,
        ),
        "seven": (lambda: position(f"A: r1 r5 b7 gS b2 {OTHERS}", "b5", "house_rules"), tap("blue 7"), 0),
        "jump": (
            lambda: position(
                f"A: b5 r5 y7 g9 w* {OTHERS.replace('C: ', 'C: b5 ')}", "b2", "house_rules", "C b5", turn=2
            ),
            nothing,
            0,
        ),
        "shout": (
            lambda: position(
                f"A: b5 r5 y7 {OTHERS.replace('B: ', 'B: b5 ')}",
                "b2",
                "house_rules jump_in_shout=RAPIDO",
                "B b5",
                turn=1,
            ),
            tap("Shout"),
            0,
        ),
        "spin": (lambda: wheel("wizz"), nothing, 0),
        "many": (lambda: position(f"A: {MANY} {OTHERS}", "b5"), nothing, 0),
        "many_colour": (lambda: position(f"A: {MANY} {OTHERS}", "b5"), tap("Wild"), 0),
        "refused": (lambda: position(f"A: r1 r5 y7 gS b7 bR w4 {OTHERS}", "b5"), tap("red 1"), 0),
        "penalised": (
            lambda: position(f"A: r1 r5 y7 gS b7 bR w4 {OTHERS}", "b5", "official mistakes=penalised"),
            tap("red 1"),
            0,
        ),
        "uno": (lambda: position(f"A: r1 b5 {OTHERS}", "b5"), nothing, 0),
        "armed": (lambda: position(f"A: r1 b5 b7 {OTHERS}", "b5"), tap("Call Uno"), 0),
        "pair": (lambda: position(f"A: r1 b5 b5 y2 {OTHERS}", "b7", "official pairs=any"), tap("blue 5"), 0),
        "vote": (lambda: position(f"A: r1 b5 b7 {OTHERS}", "b5", "encyclopedia", "B accuse D advice"), nothing, 0),
        "accuse": (
            lambda: position(f"A: r1 b5 b7 {OTHERS}", "b5", "encyclopedia"),
            tap("More", "Accuse", "Clara"),
            0,
        ),
        "held": (lambda: position(f"A: r1 b5 b7 {OTHERS}", "b5"), tap("blue 7"), 4000),
        "more": (lambda: position(f"A: r1 b5 b7 {OTHERS}", "b5", "encyclopedia mistakes=penalised"), tap("More"), 0),
        "one": (lambda: position(f"A: b5 {OTHERS}", "b5"), nothing, 0),
        "two": (lambda: position(f"A: b5 r2 {OTHERS}", "g5", "official", turn=1), nothing, 0),
        "fifteen": (lambda: position(f"A: {MANY[:44]} {OTHERS}", "b5"), keys("h", "ArrowRight", "ArrowRight"), 0),
        "forty": (lambda: position(f"A: {MANY} {MANY[:44]} {OTHERS}", "b5"), nothing, 0),
        "speak": (
            lambda: position(
                f"A: r1 b5 y7 {OTHERS.replace('D: ', 'D: b0 ')}", "b5", "official oooh=oooh", "D b0", turn=3
            ),
            nothing,
            0,
        ),
    }
    for at, sector in enumerate(("keep", "number", "drop_colour")):
        found[sector] = (lambda at=at: spun(at), keys("h", "Enter") if sector == "keep" else nothing, 0)  # type: ignore[misc]
    return found


def spun(sector: int) -> Table:
    """The viewer has spun, and the wheel stands at this sector."""
    table = wheel("wizz")

    class Stopped(ScriptedLuck):
        def below(self, n: int, what: str) -> int:
            return sector if what.startswith("spin") else 0

    table.luck = Stopped()
    table.act(read("A spin"))
    return table


async def shoot(browser: Browser, base: str, name: str, folder: Path, size: str, scheme: str, lang: str) -> None:
    laid, doing, hold = scenes()[name]
    told = Told(laid(), hold)
    width, height = SIZES[size]
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        locale=lang,
        reduced_motion="reduce",
    )
    page = await context.new_page()
    page.on("pageerror", lambda error: print(f"{name}: {error}"))
    page.on("console", lambda said: print(f"{name}: {said.text}") if said.type == "error" else None)
    kept = json.dumps([[CODE, TOKEN]])
    await page.add_init_script(f"localStorage.setItem('pioche-seats', {json.dumps(kept)})")
    await page.route_web_socket("**/ws/*", told.route)
    await page.goto(f"{base}/t/{CODE}")
    await page.get_by_role("list").first.wait_for()
    await page.wait_for_timeout(250)
    if lang == "en":
        await doing(page)
    await page.wait_for_timeout(150)
    await page.screenshot(path=folder / f"{name}-{size}-{scheme}-{lang}.png")
    if AXE.is_file():
        await page.evaluate(AXE.read_text("utf-8"))
        for fault in await page.evaluate("axe.run('section').then((found) => found.violations)"):
            print(f"{name}-{size}: {fault['id']}: {[one['html'][:120] for one in fault['nodes'][:2]]}")
    wide = await page.evaluate("document.documentElement.scrollWidth > innerWidth")
    if wide:
        print(f"{name}-{size}: wider than the screen")
    if told.asked:
        print(f"{name}-{size}: {told.asked}")
    await context.close()


async def main(folder: Path, names: list[str], looks: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    async with serving(Path(tempfile.mkdtemp())) as served, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        for name in names or list(scenes()):
            for look in looks or ["phone-light-en"]:
                size, scheme, lang = look.split("-")
                try:
                    await shoot(browser, f"http://127.0.0.1:{served.port}", name, folder, size, scheme, lang)
                except Exception as error:  # One picture that fails should not cost the others.
                    print(f"{name}-{look}: {type(error).__name__} {str(error)[:300]}")
        await browser.close()


if __name__ == "__main__":
    words = sys.argv[2:]
    looks = [word for word in words if word.count("-") == 2]
    asyncio.run(main(Path(sys.argv[1]), [word for word in words if word not in looks], looks))
