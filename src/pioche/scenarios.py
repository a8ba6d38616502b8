"""Scenarios: rulings as positions, moves and expectations (docs/notation.md); they are read and checked here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pioche.catalogue import ruleset
from pioche.checks import CHECKS, direction_of, seat_of
from pioche.engine import actions
from pioche.engine.actions import SEATS, TALK, Action
from pioche.engine.cards import Card, cards
from pioche.engine.effects import DealHands, Prepare, TurnUp
from pioche.engine.events import Began, DealerChosen, Eliminated, Reversed, Tied
from pioche.engine.luck import ScriptedLuck
from pioche.engine.moves import PILE, STOCK, Dealt, Moved, Revealed, Shuffled
from pioche.engine.state import Picture
from pioche.engine.table import Refused, Table

SETUP: Final = (
    "rules", "hands", "pile", "stock", "turn", "dealer", "direction", "called", "totals", "cursed", "out", "seen",
)  # fmt: skip
PLAYS: Final = ("play", "refuse", "penalised", "expect", "next")


class Unreadable(Exception):
    """A line that cannot be understood: its number and what is wrong."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(line, what)
        self.line: Final = line
        self.what: Final = what


class Failure:
    """An expectation that does not hold: on which line, what was expected, what was found."""

    def __init__(self, line: int, expected: str, found: str) -> None:
        self.line: Final = line
        self.expected: Final = expected
        self.found: Final = found


class Scenario:
    """One scenario: its title, its first line, and its lines as (number, keyword, rest)."""

    def __init__(self, title: str, line: int, lines: list[tuple[int, str, str]]) -> None:
        self.title: Final = title
        self.line: Final = line
        self.lines: Final = lines

    @property
    def rules(self) -> str:
        """The ruleset as written; `official` where none is."""
        return next((rest for _, keyword, rest in self.lines if keyword == "rules"), "official")


def read(text: str) -> list[Scenario]:
    """The scenarios of a file, parted by empty lines; `Unreadable` for a line with an unknown keyword."""
    found: list[Scenario] = []
    title, start, lines = "", 0, list[tuple[int, str, str]]()
    for number, line in enumerate([*text.split("\n"), ""], 1):
        words, comment = _split_comment(line)
        if comment and not lines and not title:
            title, start = comment, number
        if words:
            keyword, _, rest = words.partition(" ")
            if keyword not in SETUP + PLAYS:
                raise Unreadable(number, f"{keyword!r} is no keyword of a scenario")
            start = start or number
            lines.append((number, keyword, rest.strip()))
        if not line.strip():
            if lines:
                found.append(Scenario(title, start, lines))
            title, start, lines = "", 0, []
    return found


def _split_comment(line: str) -> tuple[str, str]:
    """The words of a line and its comment; a `#` inside a saying is part of it."""
    quoted = False
    for at, letter in enumerate(line):
        if letter == '"' and line[at - 1 : at] != "\\":
            quoted = not quoted
        if letter == "#" and not quoted:
            return line[:at].strip(), line[at + 1 :].strip()
    return line.strip(), ""


def check(scenario: Scenario) -> Failure | None:
    """Play a scenario; None when everything holds. `Unreadable` for a line that cannot be understood."""
    return _Play(scenario).run()


def table_after(scenario: Scenario) -> Table:
    """The table as a scenario leaves it; `Unreadable` for a line that cannot be understood."""
    play = _Play(scenario)
    play.run()
    assert play.table is not None
    return play.table


class _Play:
    """One scenario being played."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario: Final = scenario
        self.line = scenario.line
        self.luck = ScriptedLuck()
        self.table: Table | None = None

    def run(self) -> Failure | None:
        setup: dict[str, tuple[int, str]] = {}
        for line, keyword, rest in self.scenario.lines:
            self.line = line
            try:
                if keyword in SETUP and self.table is None:
                    setup[keyword] = (self.line, rest)
                    continue
                if self.table is None:
                    self.table = _Position(self.scenario.rules, setup, self.luck).table
                failure = self._direction(rest) if keyword == "direction" else self._do(self.table, keyword, rest)
            except Unreadable:
                raise
            except (ValueError, KeyError, IndexError) as error:
                raise Unreadable(self.line, str(error)) from error
            if failure is not None:
                return failure
        if self.table is None:
            self.line = self.scenario.line
            self.table = _Position(self.scenario.rules, setup, self.luck).table
        return None

    def _do(self, table: Table, keyword: str, rest: str) -> Failure | None:
        if keyword == "expect":
            return self._expect(table, rest)
        if keyword == "next":
            self.luck.stock = cards(rest) or None
            failure = self._attempt(table, keyword, actions.NEXT, "next")
            _turn_up(table)
            return failure
        if keyword not in PLAYS:
            raise ValueError(f"{keyword!r} must stand before the first move or check")
        return self._attempt(table, keyword, self._scripted(actions.read(rest)), f"{keyword} {rest}")

    def _attempt(self, table: Table, keyword: str, action: actions.Action, said: str) -> Failure | None:
        before = table.state.copy()
        try:
            outcome = table.act(action)
        except Refused as refused:
            if keyword != "refuse":
                return self._fail(said, f"refused: {refused.reason.id}")
            same = table.state == before
            return None if same else self._fail(f"{said} changes nothing", "the state has changed")
        if keyword == "refuse":
            return self._fail(said, "accepted")
        mistake = outcome.mistake
        if keyword == "penalised" and mistake is None:
            return self._fail(said, "done")
        if keyword == "play" and mistake is not None and action.kind not in TALK:  # A wrong call is paid (C47).
            return self._fail(said, f"penalised: {mistake.id}")
        return None

    def _scripted(self, action: Action) -> Action:
        """A spin that says where it stops is an ordinary spin, with luck to match."""
        if action.kind != "spin" or not action.word:
            return action
        self.luck.sector = actions.SECTORS.index(action.word)
        return actions.plain("spin", action.seat)

    def _direction(self, rest: str) -> Failure | None:
        assert self.table is not None
        if rest != direction_of(self.table):
            self.table.tell(Reversed())
        return None

    def _fail(self, expected: str, found: str) -> Failure:
        return Failure(self.line, expected, found)

    def _expect(self, table: Table, text: str) -> Failure | None:
        check, _, rest = text.partition(" ")
        if check not in CHECKS:
            raise ValueError(f"{check!r} is no check")
        found, expected = CHECKS[check](table, rest.strip())
        return None if found == expected else self._fail(text, found)


class _Position:
    """The table that a scenario's first lines describe."""

    def __init__(self, rules: str, setup: dict[str, tuple[int, str]], luck: ScriptedLuck) -> None:
        self.setup: Final = setup
        if "hands" not in setup:
            raise ValueError("a scenario needs a line 'hands'")
        self.hands: Final = self._read_hands()
        seats = len(self.hands)
        self.table: Final = Table(ruleset(rules, seats), seats, luck)
        self._lay()

    def _line(self, keyword: str) -> str | None:
        return self.setup[keyword][1] if keyword in self.setup else None

    def _seats(self, keyword: str) -> tuple[int, ...]:
        return tuple([seat_of(word) for word in (self._line(keyword) or "").split()])

    def _read_hands(self) -> list[tuple[Card, ...]]:
        hands: list[tuple[Card, ...]] = []
        for place, part in enumerate((self._line("hands") or "").split("|")):
            letter, _, row = part.strip().partition(":")
            if letter != SEATS[place : place + 1]:
                raise ValueError(
                    f"hands go clockwise from A: {part.strip()!r} should be {SEATS[place : place + 1]}'s"
                )
            hands.append(cards(row))
        return hands

    def _lay(self) -> None:
        table, seats = self.table, len(self.hands)
        out = self._seats("out")
        dealer = self._line("dealer")
        pile, stock = self._line("pile"), self._line("stock")
        table.state.totals = _numbers(self._line("totals"), seats)
        table.tell(Began(tuple([seat for seat in range(seats) if seat not in out])))
        if out:
            is_elimination = table.rules.options["scoring"] == "elimination"
            table.tell(Eliminated(out) if is_elimination else Tied(tuple(table.state.players())))
        table.tell(DealerChosen(seat_of(dealer) if dealer else table.state.players()[-1]))
        if self._line("direction") == "ccw":
            table.tell(Reversed())
        held = tuple([card for hand in self.hands for card in hand])
        drawn = self._whole_pack(held) if stock is None else cards(stock)
        table.tell(Shuffled(held + drawn))
        table.tell(Dealt(tuple(self.hands)))
        if pile is None:
            table.push(TurnUp())
            table.push(DealHands(tuple([seat for seat in table.state.players() if not self.hands[seat]])))
            Prepare().apply(table)
        for rule in table.rules.place:
            for line, (_, text) in self.setup.items():
                rule.place(table, line, text)
        if pile is None:
            table.drain()
            _turn_up(table)
        else:
            self._lay_pile(cards(pile), drawn)
        self._say_seen()

    def _whole_pack(self, held: Iterable[Card]) -> tuple[Card, ...]:
        pack = self.table.pack()
        for card in held:
            pack.remove(card)
        return tuple(pack)

    def _lay_pile(self, pile: tuple[Card, ...], drawn: tuple[Card, ...]) -> None:
        """A scenario in mid-round begins as if its top card had just been laid by nobody (F15)."""
        table = self.table
        table.tell(Shuffled(pile + drawn))
        table.tell(Moved(pile, STOCK, PILE, "turned_up"))
        turn = self._line("turn")
        table.ask(seat_of(turn) if turn else table.state.next_seat(table.state.dealer), "turn")
        for seat in self._seats("called"):
            if len(self.hands[seat]) != 1:
                raise ValueError(f"{SEATS[seat]} cannot have called: it does not hold one card")
            table.act(actions.plain("uno", seat))

    def _say_seen(self) -> None:
        line = self._line("seen")
        if line:
            viewer, _, owner = line.partition(":")
            seat = seat_of(owner.strip())
            shown = Picture(seat, (seat_of(viewer.strip()),), tuple(self.table.state.hands[seat]))
            self.table.tell(Revealed(shown))


def _turn_up(table: Table) -> None:
    """A hidden deal is ended at once where nobody waits (C86)."""
    decision = table.state.decision
    if decision is not None and decision.kind == "deal":
        opens = actions.plain("open", decision.seat)
        if table.allows(opens):
            table.act(opens)


def _numbers(line: str | None, seats: int) -> list[int]:
    found = [0] * seats
    for word in (line or "").split():
        letter, _, number = word.partition("=")
        found[seat_of(letter)] = int(number)
    return found
