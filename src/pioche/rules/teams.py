"""Teams: seats belong to them in rotation, and partners sit apart (C95)."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.rule import Options, Reason, Rule, number


class Teams(Rule):
    key = "teams"
    options = (number("teams", 0, 2, 5, "0"),)

    def __init__(self, options: Options) -> None:
        self.count = int(options["teams"])

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["teams"] != 0

    @classmethod
    def conflicts(cls, options: Options, seats: int | None) -> Iterator[Reason]:
        count = int(options["teams"])
        if count and seats is not None and (seats % count or seats // count < 2):
            yield Reason("conflict_teams", f"teams={count}", str(seats))

    def teams(self, count: int) -> int:
        return self.count
