"""The history checker: what guests sent, were answered and were shown, held against the log of the server."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

import apsw

from pioche.server import entries
from pioche.server.codes import digest
from pioche.server.room import Room
from pioche.server.sqlite import DATABASE

Frame = dict[str, Any]
PUBLIC: Final = ("version", "pile", "counts", "windows", "stock")


class Asked(NamedTuple):
    """A command: who sent it, its id, and when it was sent and answered (0: never), by any clock; and the answer."""

    token: str
    id: str
    sent: float
    answered: float
    answer: Frame | None


class Testimony(NamedTuple):
    """What one guest can say: everything that he asked, and everything that he was sent over one connection."""

    token: str
    asked: list[Asked]
    frames: list[Frame]


class History:
    """The log of a folder that nobody writes to any more."""

    def __init__(self, folder: Path) -> None:
        db = apsw.Connection(str(folder / DATABASE), flags=apsw.SQLITE_OPEN_READONLY)
        rows: list[Any] = db.execute(
            "SELECT code, seq, at, body FROM entries JOIN tables ON id = table_id"
        ).fetchall()
        kept: list[Any] = db.execute("SELECT code, key, answer FROM results JOIN tables ON id = table_id").fetchall()
        due: list[Any] = db.execute("SELECT code, due FROM tables").fetchall()
        self.due: Final[dict[str, int | None]] = dict(due)
        db.close()
        self.logs: Final[dict[str, list[tuple[int, int, bytes]]]] = {}
        for code, seq, at, body in sorted(rows):
            self.logs.setdefault(code, []).append((seq, at, body))
        self.results: Final = {(code, key): json.loads(answer) for code, key, answer in kept}

    def room(self, code: str) -> Room:
        room = Room(code)
        for _, at, body in self.logs[code]:
            room.fold(entries.read(body), at)
        return room

    def check(self, code: str, told: Iterable[Testimony], *, cut: bool = False) -> None:
        """All of it (reliability 4.4). Where lines were `cut` an answer may have been lost on its way."""
        log, told = self.logs[code], list(told)
        assert [seq for seq, _, _ in log] == list(range(1, len(log) + 1)), "a gap in the log"
        every = [asked for one in told for asked in one.asked]
        assert cut or all([asked.answer for asked in every]), "never answered"
        self._check_answers(code, every, len(log))
        public: dict[int, str] = {}
        for one in told:
            seqs = [frame["seq"] for frame in one.frames if frame["type"] in ("room", "step", "said")]
            assert seqs == sorted(seqs), "told backwards"
            assert all([seq <= len(log) for seq in seqs]), "told of what is not in the log"
            for frame in one.frames:
                if frame["type"] == "step":
                    seen = json.dumps([frame["view"][key] for key in PUBLIC])
                    same = public.setdefault(frame["seq"], seen) == seen
                    assert same, "two saw different things at the same moment"
        room = self.room(code)
        if room.stage in ("playing", "between") and room.present:
            assert self.due[code] is not None, "nothing is due at a table in play"

    def _check_answers(self, code: str, every: list[Asked], head: int) -> None:
        first: dict[tuple[str, str], float] = {}
        for asked in every:
            sent = first.setdefault((asked.token, asked.id), asked.sent)
            first[asked.token, asked.id] = min(sent, asked.sent)
            if asked.answer is None or asked.answer["status"] not in ("accepted", "penalised"):
                continue
            kept = self.results.get((code, f"{digest(asked.token)}/{asked.id}"))
            assert kept is not None, f"{asked.id} was acknowledged and is lost"
            assert kept["seq"] == asked.answer["seq"] <= head
        done = [one for one in every if one.answer is not None and "seq" in one.answer]
        for one in done:
            after = [other for other in done if one.answered < first[other.token, other.id]]
            seqs = [other.answer["seq"] for other in after if other.answer is not None]
            assert one.answer is not None
            assert not seqs or one.answer["seq"] <= min(seqs), "the log is not in the order of time"
