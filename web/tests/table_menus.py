"""Writes `table-menus.json`: real menus of many random rulesets, as the server sends them, no two of the same sort.

PYTHONPATH=src:tests python web/tests/table_menus.py
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from rulesets import random_rules

from pioche.engine.actions import NEXT, TALK, Action
from pioche.engine.luck import FastLuck
from pioche.engine.state import BETWEEN, OVER
from pioche.engine.table import Table
from pioche.server.messages import Move
from pioche.server.shapes import View
from pioche.server.wire import move_of, view_of

OUT: Final = Path(__file__).parent / "table-menus.json"
GAMES: Final = 400
STEPS: Final = 300
#: An accusation of everybody on every ground is long: a few menus with it are enough.
LONG: Final = 12
#: Of each decision so many menus are kept, that none crowds out the others.
EACH: Final = 48


class Kept(msgspec.Struct, frozen=True):
    """A menu, and what of the view the browser needs to lay it out."""

    view: dict[str, object]
    menu: tuple[Move, ...]


def sort_of(view: View, menu: list[Action]) -> tuple[object, ...]:
    """What makes a menu worth keeping: which choices meet in it."""
    asked = view.decision.kind if view.decision is not None and view.decision.seat == view.viewer else ""
    aims = {(one.kind, "seat" if len(one.aim) == 1 and one.aim != "-" else one.aim) for one in menu}
    choices = [one for one in menu if one.kind != "accuse"]
    shapes = {(one.kind, len(one.cards), bool(one.colour), one.word.isdecimal()) for one in choices}
    return asked, frozenset(aims), frozenset(shapes)


def main() -> None:
    random = Random(20261129)
    kept: dict[object, Kept] = {}
    long = 0
    count: Counter[str] = Counter()
    for _ in range(GAMES):
        seats = random.randint(2, 6)
        table = Table(random_rules(random, seats), seats, FastLuck(f"menus {random.random()}"))
        for _ in range(STEPS):
            state = table.state
            if state.phase == OVER:
                break
            if state.phase == BETWEEN or state.decision is None:
                table.act(NEXT)
                continue
            for seat in range(seats):
                menu = [one for one in table.menu(seat) if one.kind != "timeout"]
                view = view_of(table, seat)
                sort = sort_of(view, menu)
                is_long = any(one.kind == "accuse" for one in menu)
                name = str(sort[0])
                if not menu or sort in kept or count[name] >= EACH or (is_long and long >= LONG) or len(menu) > 90:
                    continue
                long += is_long
                count[name] += 1
                told = msgspec.to_builtins(view)
                seen: dict[str, object] = {field: told[field] for field in ("viewer", "decision")}
                seen["shown"] = {told["viewer"]: told["shown"].get(told["viewer"], [])}
                kept[sort] = Kept(seen, tuple([move_of(one) for one in menu]))
            table.act(_some(random, table))
    lines = ",\n".join([msgspec.json.encode(one).decode() for one in kept.values()])
    OUT.write_text(f"[\n{lines}\n]\n", "utf-8")
    kinds = sorted({move.kind for one in kept.values() for move in one.menu})
    print(f"{len(kept)} menus, {OUT.stat().st_size // 1000} kB: {' '.join(kinds)}")


def _some(random: Random, table: Table) -> Action:
    """A random move: mostly of the seat that must act, now and then of any other."""
    decision = table.state.decision
    assert decision is not None
    seat = decision.seat if random.random() < 0.8 else random.randrange(table.state.seats)
    menu = [one for one in table.menu(seat) if one.kind != "timeout"]
    steps = [one for one in menu if one.kind not in TALK or random.random() < 0.1 or decision.kind == "vote"]
    if not steps:
        return next(one for one in table.menu(decision.seat) if one.kind != "timeout" and one.kind != "accuse")
    choices = list({(one.kind, one.cards): one for one in steps}.values())
    return random.choice(choices)


if __name__ == "__main__":
    main()
