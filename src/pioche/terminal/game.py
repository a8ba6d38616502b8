"""The game: a match at this terminal, from the first deal to the last score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from pioche.bots import LEVELS
from pioche.catalogue import warnings
from pioche.driver import Driver, Player, is_oooh, out_of_turn
from pioche.engine.actions import Action
from pioche.engine.luck import FastLuck, Luck, SystemLuck
from pioche.engine.rule import Reason
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import OVER, ROUND
from pioche.engine.table import Outcome, Table
from pioche.engine.text import write_record
from pioche.engine.view import view
from pioche.terminal.desk import Desk, Left
from pioche.terminal.human import Human
from pioche.terminal.keyboard import Keyboard
from pioche.terminal.scores import Scores
from pioche.terminal.screen import Screen
from pioche.texts import Texts

#: The player's own seat.
SEAT: Final = 0
#: Names that begin with the letters of the seats; the first one stands for the player in a record.
NAMES: Final = ("Alex", "Bob", "Clara", "Dina", "Emil", "Fatou", "Greta", "Hugo", "Iris", "Jules")
#: Time to follow what a bot does, in seconds (on a terminal).
PACE: Final = 0.8


class Game:
    """One match: the player in seat A, bots of these levels in the others.

    `seed` makes the match repeatable; without it nobody can tell what comes. `record` is the file that gets the
    match as text, after each round and when it ends.
    """

    def __init__(
        self, rules: Ruleset, levels: Sequence[str], texts: Texts, seed: str | None = None, record: Path | None = None
    ) -> None:
        self.texts: Final = texts
        self.levels: Final = levels
        self.record: Final = record
        self.names: Final = NAMES[: len(levels) + 1]
        luck: Luck = SystemLuck() if seed is None else FastLuck(seed)
        self.table: Final = Table(rules, len(levels) + 1, luck)
        self.screen: Final = Screen()
        self.keyboard: Final = Keyboard()
        self.desk: Final = Desk(texts, SEAT, self.names, self.screen, self.keyboard, str(record or ""))
        # Bots without a seed of the match's own would play the same habits every time.
        sown = seed if seed is not None else str(luck.below(2**32, "bots"))
        adviser = LEVELS["sharp"](f"{sown}|adviser")
        bots = [LEVELS[level](f"{sown}|{seat}") for seat, level in enumerate(levels, 1)]
        human = Human(self.desk, self._why_not, adviser)
        self._driver: Final = Patient(self.table, [human, *bots], self.desk)
        self._scores: Final = Scores(self.desk, rules)

    def play(self) -> None:
        """Play until the match is over or the player leaves."""
        left: Left | None = None
        self.screen.open()
        try:
            self._play_rounds()
        except Left as leaving:
            left = leaving
        except KeyboardInterrupt:
            left = Left()
        finally:
            self.screen.close()
            self._write_record()
        self._take_leave(left)

    def _play_rounds(self) -> None:
        state = self.table.state
        for words in self._opening_words():
            self.desk.note(words)
        while state.phase != OVER:
            self._driver.play_round()
            self._write_record()
            if state.phase != OVER:
                self._between_rounds()

    def _opening_words(self) -> Iterator[str]:
        """Who sits at the table, how well they play, and what should be said about the rules."""
        texts, rules = self.texts, self.table.rules
        bots = [
            texts("bot", name=name, level=texts(f"level-{level}"))
            for name, level in zip(self.names[SEAT + 1 :], self.levels, strict=True)
        ]
        yield texts("company", bots=texts.together(bots))
        for reason in warnings(rules):
            yield texts.reason(reason)
        if self.table.state.decks != rules.options["decks"]:  # Raised for so many players (C14).
            yield texts("value-decks", n=self.table.state.decks)

    def _between_rounds(self) -> None:
        """Everybody's cards and points stay in view until the player wants the next round."""
        self.screen.draw(self._scores.page(view(self.table, SEAT)))
        while True:
            said = self.desk.ask(self.texts("next-round") + " ")
            if self.desk.reader.leaves(said):
                self.desk.say(self.desk.farewell)
                if self.desk.reader.agrees(self.desk.ask()):
                    raise Left
            elif not said.strip():
                self.desk.forget()
                return

    def _take_leave(self, left: Left | None) -> None:
        desk, state = self.desk, self.table.state
        if left is None:
            self.screen.say(*self._scores.page(view(self.table, SEAT)))
        else:
            if left.ended:
                desk.say(self.texts("input-ended"))
            desk.say(self.texts("left-between" if state.phase != ROUND else "left-round"))
            self.screen.say(*self._scores.standings(view(self.table, SEAT)))
        if self.record is not None:
            desk.say(self.texts("recorded", file=str(self.record)))

    def _write_record(self) -> None:
        if self.record is not None:
            self.record.write_text(write_record(self.table, dict(enumerate(self.names))), "utf-8")

    def _why_not(self, action: Action) -> Reason | None:
        """Why an action is refused; what the table accepts and prices is not refused."""
        table = self.table
        return None if table.allows(action) or table.price(action) is not None else table.why_not(action)


class Patient(Driver):
    """A driver that lets the player follow every step, and use a window before the bots do."""

    def __init__(self, table: Table, players: Sequence[Player], desk: Desk) -> None:
        super().__init__(table, players)
        self.desk: Final = desk

    def step(self) -> None:
        menu = out_of_turn(self.table, SEAT)
        may_act = bool(menu) or is_oooh(self.table.state.windows)
        choice = self.players[SEAT].interrupt(view(self.table, SEAT), menu) if may_act else None
        if choice is not None:
            self.act(choice.action)
        else:
            super().step()

    def act(self, action: Action) -> Outcome:
        outcome = super().act(action)
        decision = self.table.state.decision
        if decision is not None and decision.seat != SEAT:
            self.desk.watch(view(self.table, SEAT), PACE)
        return outcome
