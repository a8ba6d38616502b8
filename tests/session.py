"""A session as it really went, for docs/protocol.md: `python tests/session.py` plays one and writes it there."""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from pathlib import Path
from typing import Any, Final

from serving import Guest, Served, serving, token

PAGE: Final = Path(__file__).parent.parent / "docs/protocol.md"
#: Between these lines the session stands.
PLACE: Final = re.compile(r"(?<=<!-- session -->\n).*(?=<!-- end of session -->)", re.DOTALL)
#: What a caption names, and the frame or body below it.
SAID: Final = re.compile(r"^(→|←)[^\n`]*(?:`[A-Z]+ [^`]*`)?[^\n`]*`(\w+)`[^\n]*\n\n```json\n(.*?)```", re.M | re.S)


def written(frame: Any) -> str:
    """A frame as JSON, one field a line, and those of a view as well."""
    lines = [f"  {json.dumps(key)}: {_inside(key, value)}" for key, value in frame.items()]
    short = json.dumps(frame, ensure_ascii=False)
    return short if len(short) < 110 else "{\n" + ",\n".join(lines) + "\n}"


def _inside(key: str, value: Any) -> str:
    if key == "view":
        inside = [f"    {json.dumps(name)}: {json.dumps(one, ensure_ascii=False)}" for name, one in value.items()]
        return "{\n" + ",\n".join(inside) + "\n  }"
    if isinstance(value, list) and len(json.dumps(value)) > 90:
        return "[\n" + ",\n".join([f"    {json.dumps(one, ensure_ascii=False)}" for one in value]) + "\n  ]"
    return json.dumps(value, ensure_ascii=False)


class Noted(Guest):
    """A guest whose frames are noted down, both ways, in order."""

    def __init__(self, port: int, code: str, token: str) -> None:
        super().__init__(port, code, token)
        self.notes: list[str] = []
        self.told = 0

    async def send(self, frame: dict[str, Any]) -> None:
        self.catch_up()
        self.note("→", frame)
        await super().send(frame)

    def catch_up(self) -> None:
        """Note what the server has sent since."""
        for frame in self.frames[self.told :]:
            self.note("←", frame)
        self.told = len(self.frames)

    def note(self, way: str, frame: dict[str, Any]) -> None:
        name = {"link": "MakeLink", "seat": "SetSeat"}.get(frame["type"], frame["type"].capitalize())
        self.notes.append(_block(f"{way} `{name}`", frame))


def _block(caption: str, frame: dict[str, Any]) -> str:
    return f"{caption}\n\n```json\n{written(frame)}\n```\n"


async def _posted(served: Served, path: str, body: dict[str, Any], asks: str, gives: str) -> tuple[str, Any]:
    answer = await served.http.post(path, json=body)
    found = answer.json()
    asked = _block(f"→ `POST {path}` with a `{asks}`", body)
    return asked + "\n" + _block(f"← {answer.status_code} and a `{gives}`", found), found


async def session(served: Served) -> str | None:
    """A session at a new table; None where somebody else than Ada begins, or she has nothing to lay."""
    ada, bob = token(), token()
    body: dict[str, Any] = {"name": "Ada", "token": ada, "seats": 2}
    made, table = await _posted(served, "/api/tables", body, "NewTable", "TableMade")
    code = table["code"]
    path = f"/api/tables/{code}/seats"
    joined, _ = await _posted(served, path, {"name": "Bob", "token": bob}, "Joining", "Joined")
    first, second = Noted(served.port, code, ada), served.guest(code, bob)
    async with first, second:
        await first.until(lambda: first.last("room"))
        await first.ask("start", id="a1")
        step = await first.step(1)
        view, menu = step["view"], step["menu"]
        if view["decision"] != {"seat": "A", "kind": "turn", "cards": []} or menu[0]["kind"] != "play":
            return None
        seen = view["version"]
        await first.ask("do", seen=seen, move=menu[0], id="a2")
        await first.step(seen + 1)
        await first.ask("do", seen=seen, move=menu[-1], id="a3")
        await first.ask("talk", phrase="talk-good_luck", id="a4")
        await second.step(seen + 1)
        first.catch_up()
    return "\n".join(["", "Ada makes a table, and Bob takes the other seat.", "", made, joined, *first.notes])


async def play(folder: Path) -> str:
    async with serving(folder) as served:
        while True:
            found = await session(served)
            if found is not None:
                return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        said = asyncio.run(play(Path(folder)))
    PAGE.write_text(PLACE.sub(lambda _: said + "\n", PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
