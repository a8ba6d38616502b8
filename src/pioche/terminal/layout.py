"""The layout: one view of the table as lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from pioche.catalogue import options
from pioche.engine.cards import UNKNOWN, Card
from pioche.engine.rule import Setting
from pioche.engine.view import View
from pioche.meanings import meaning
from pioche.terminal import faces
from pioche.terminal.notes import notes
from pioche.terminal.screen import Screen, fit, row, wrapped
from pioche.texts import Texts

DIM: Final = "dim"
BOLD: Final = "bold"
MARGIN: Final = "  "
#: A UNO card in somebody else's hand: both its sides show a ring.
RING: Final = "○"
#: What is never given up on a small screen: lines of what happened.
FEWEST_TOLD: Final = 3
MOST_TOLD: Final = 8


class Layout:
    """How a table looks to one viewer. `names` are the seats' names as that viewer calls them."""

    def __init__(self, texts: Texts, screen: Screen, names: Sequence[str]) -> None:
        self.texts: Final = texts
        self.screen: Final = screen
        self.names: Final = names

    def page(self, view: View, told: Sequence[str], playable: set[Card], foot: Sequence[Text]) -> list[Text]:
        """The whole table, fitted to the height of the screen; `foot` stands right above the prompt."""
        head = [indented(self.header(view)), Text(), *self.seats(view), Text()]
        hand = [Text(), *self.hand(view, playable), Text(), *[indented(line) for line in foot]]
        pile = self.pile(view)
        # One row is the prompt's, one the blank between pile and story, one stays free for the cursor.
        room = self.screen.height - len(head) - len(hand) - 3
        if room - len(pile) < FEWEST_TOLD:
            pile = self.pile_in_brief(view)
        story = self.story(told, min(MOST_TOLD, max(1, room - len(pile))))
        return [*head, *pile, Text(), *story, *hand]

    def block(self, view: View, playable: set[Card], foot: Sequence[Text]) -> list[Text]:
        """The same in few lines, for a screen that is written on line after line."""
        return [
            Text(),
            *self.seats(view),
            *self.pile_in_brief(view),
            *self.hand(view, playable),
            *foot,
        ]

    # --- parts --------------------------------------------------------------------------------------------

    def header(self, view: View) -> Text:
        """The round, what the match is played for, and the totals so far."""
        line = Text().append(self.texts("header-round", n=view.round), BOLD)
        line.append(f" · {self.goal(view)}", DIM)
        if any(view.totals):
            totals = "  ".join([f"{name} {total}" for name, total in zip(self.names, view.totals, strict=True)])
            gap = self.screen.width - 2 - line.cell_len - len(totals)
            if gap >= 2:
                line.append(" " * gap + totals, DIM)
        return fit(line, self.screen.width - 2)

    def goal(self, view: View) -> str:
        """What ends the match."""
        if view.rules["scoring"] == "single":
            return self.texts("goal-single")
        if view.rules["rounds"]:
            return self.texts("goal-rounds", n=int(view.rules["rounds"]))
        return self.texts("goal-points", n=int(view.rules["target"]))

    def seats(self, view: View) -> list[Text]:
        """Everybody clockwise, with the number of cards held and an arrow for the direction."""
        arrow = "→" if view.direction == 1 else "←"
        turn = view.decision.seat if view.decision else -1
        parts: list[Text] = []
        for seat in range(view.seats):
            if not view.active[seat]:
                continue
            part = Text().append("▸ " if seat == turn else "  ", BOLD)
            part.append(self.names[seat], BOLD if seat == turn else "")
            part.append(f" {view.counts[seat]}", BOLD if seat == turn else DIM)
            for badge in view.badges[seat]:
                part.append(" " + self.texts(f"badge-{badge}"), "bold reverse")
            self._add_marks(part, view, seat)
            parts.append(part)
        return row([Text.assemble(part, (f" {arrow} ", DIM)) for part in parts], self.screen.width, gap="")

    def _add_marks(self, part: Text, view: View, seat: int) -> None:
        """What else everybody sees of a seat: its team, the UNO cards in its hand, the turns that it owes."""
        if view.teams:
            part.append(" " + self.texts("mark-team", n=seat % view.teams + 1), DIM)
        if view.open_cards[seat] and seat != view.viewer:
            part.append(" " + RING * len(view.open_cards[seat]), BOLD)
        if view.owed[seat]:
            part.append(" " + self.texts("mark-owed", n=view.owed[seat]), "reverse")

    def pile(self, view: View) -> list[Text]:
        """The top card as it lies there, and beside it the colour in force, the piles and what to remember."""
        card = faces.big(top_of(view), self.texts)
        said = [*self._notes(view), "", "", ""]
        width = self.screen.width - len(MARGIN) - faces.WIDTH - 3
        free = [fit(Text(note), width) for note in (said[0], said[1], " · ".join(filter(None, said[2:])))]
        beside = [free[0], self._colour(view), free[1], self._piles(view), free[2]]
        return [Text.assemble(MARGIN, left, "   ", right) for left, right in zip(card, beside, strict=True)]

    def pile_in_brief(self, view: View) -> list[Text]:
        """The same on one line, or two where there is something to remember."""
        top = faces.chip(top_of(view), self.texts)
        line = Text.assemble(MARGIN, top, "  ", self._colour(view), "  ", self._piles(view))
        said = " · ".join(self._notes(view))
        return [fit(one, self.screen.width) for one in [line, *([Text(MARGIN + said)] if said else [])]]

    def _notes(self, view: View) -> list[str]:
        return notes(view, self.names, self.texts)

    def _colour(self, view: View) -> Text:
        line = Text().append(self.texts("colour-in-force") + " ", DIM)
        if not top_of(view).colour:
            return line.append(self.texts("colour-none"))
        return line.append_text(faces.swatch(view.top.colour, self.texts))

    def _piles(self, view: View) -> Text:
        return Text(self.texts("piles", draw=view.stock, discard=len(view.pile)), DIM)

    def story(self, told: Sequence[str], height: int) -> list[Text]:
        """What has happened, the newest at the bottom, on exactly `height` lines."""
        lines: list[Text] = []
        for age, words in enumerate(reversed(told)):
            older = wrapped(words, self.screen.width, "" if age == 0 else DIM, indent=MARGIN)
            if lines and len(older) + len(lines) > height:
                break
            lines = older + lines
        lines = lines[-height:]
        return lines + [Text()] * (height - len(lines))

    def hand(self, view: View, playable: set[Card]) -> list[Text]:
        """The viewer's cards, and under each the number that plays it: in brackets when it can be played."""
        if not view.hand and view.viewer >= 0 and view.counts[view.viewer]:
            return [Text(MARGIN + self.texts("hand-face-down", n=view.counts[view.viewer]), DIM), Text()]
        lines: list[Text] = []
        above, below = Text(MARGIN), Text(MARGIN)
        for number, card in enumerate(view.hand, 1):
            face = faces.chip(card, self.texts)
            may = card in playable
            key = Text((f"[{number}]" if may else f"{number}").center(face.cell_len), BOLD if may else DIM)
            if above.cell_len + face.cell_len + 1 > self.screen.width:
                lines += [above, below]
                above, below = Text(MARGIN), Text(MARGIN)
            above.append_text(face).append(" ")
            below.append_text(key).append(" ")
        return [*lines, above, below]


def top_of(view: View) -> Card:
    """The top card, or a hidden one as long as none is turned up."""
    return view.top if view.pile else UNKNOWN


def indented(line: Text) -> Text:
    """The line behind the margin."""
    return Text(MARGIN).append_text(line) if line else line


def setting(key: str, value: Setting, texts: Texts) -> str:
    """What an option set to this means at the table, as one sentence."""
    return meaning(options()[key], value, texts)
