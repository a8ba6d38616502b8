"""The scores: a round counted card by card, and how the match stands."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from pioche.engine.cards import Card, by_index
from pioche.engine.ruleset import Ruleset
from pioche.engine.view import View
from pioche.terminal import faces
from pioche.terminal.desk import Desk
from pioche.terminal.layout import BOLD, DIM, indented, top_of
from pioche.terminal.screen import row


class Scores:
    """What is shown when a round is over."""

    def __init__(self, desk: Desk, rules: Ruleset) -> None:
        self.desk: Final = desk
        self.rules: Final = rules
        self.names: Final = desk.layout.names

    def page(self, view: View) -> list[Text]:
        """The last card, every hand with what it is worth, the points of the round and the totals."""
        lines = [Text(self.desk.texts("round-over", n=view.round), BOLD), Text()]
        lines += [*faces.big(top_of(view), self.desk.texts), Text()]
        if self.desk.screen.live:
            lines += [*self.desk.last_told(), Text()]
        return [*[indented(line) for line in lines], *self._table(view), Text()]

    def _table(self, view: View) -> list[Text]:
        texts = self.desk.texts
        counted = self.rules.options["scoring"] != "single"
        heads = [texts("head-name"), texts("head-round"), texts("head-total"), texts("head-left")]
        wide = max([len(name) for name in (*self.names, heads[0])])
        columns = [len(heads[1]), max(len(heads[2]), 5)] if counted else []
        lines = [self._line(heads[0], heads[1:3], columns, wide, DIM).append(heads[3], DIM)]
        for seat in self._best_first(view):
            numbers = [f"{view.points[seat]}", f"{view.totals[seat]}"]
            style = BOLD if seat == view.winner else ""
            start = self._line(self.names[seat], numbers, columns, wide, style)
            lines += self._beside(start, self._hand(seat, view))
        return lines

    def _line(self, name: str, numbers: list[str], columns: list[int], wide: int, style: str) -> Text:
        """The first columns of a row."""
        line = Text(f"  {name:<{wide}}  ", style)
        for number, column in zip(numbers, columns, strict=False):
            line.append(f"{number:>{column}}  ", style)
        return line

    def _beside(self, start: Text, parts: list[Text]) -> list[Text]:
        """A row that goes on under its last column when it is long."""
        width = self.desk.screen.width - start.cell_len
        lines = row(parts, width, gap=" ")
        blank = Text(" " * start.cell_len)
        return [(start if number == 0 else blank.copy()).append_text(line) for number, line in enumerate(lines)]

    def _hand(self, seat: int, view: View) -> list[Text]:
        """Each card left with its worth, and the sum."""
        texts = self.desk.texts
        hand = sorted(view.shown.get(seat, ()), key=by_index)
        if not view.active[seat] or not hand:
            return [Text(texts("left-none" if view.active[seat] else "left-outside"), DIM)]
        parts = [self._worth(card) for card in hand]
        if len(hand) > 1:
            parts.append(Text(f"= {view.left[seat]}", BOLD))
        return parts

    def _worth(self, card: Card) -> Text:
        face = faces.chip(card, self.desk.texts)
        return Text().append_text(face).append(f"({self.rules.value(card)})", DIM)

    def _best_first(self, view: View) -> list[int]:
        """The seats: who went out, then by their totals."""
        lowest_wins = self.rules.options["scoring"] == "losers"
        sign = 1 if lowest_wins else -1
        return sorted(range(view.seats), key=lambda seat: (seat not in view.champions, sign * view.totals[seat]))

    def standings(self, view: View) -> list[Text]:
        """The totals on one line, or that there are none yet."""
        if view.round == 0 or not any(view.totals):
            return self.desk.lines(self.desk.texts("no-points"))
        parts = [Text(f"{self.names[seat]} {view.totals[seat]}") for seat in self._best_first(view)]
        return [*self.desk.lines(self.desk.texts("standings"), BOLD), *row(parts, self.desk.screen.width, gap="   ")]
