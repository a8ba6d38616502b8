"""Scenarios: rulings as positions, moves and expectations (docs/notation.md); they are read and checked here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from pioche.catalogue import ruleset
from pioche.engine import actions
from pioche.engine.actions import NOBODY, SEATS, TALK, Action
from pioche.engine.cards import Card, cards, in_order, write
from pioche.engine.effects import DealHands, Prepare, TurnUp
from pioche.engine.events import Began, DealerChosen, Eliminated, Reversed, Tied
from pioche.engine.luck import ScriptedLuck
from pioche.engine.moves import PILE, STOCK, Dealt, Moved, Revealed, Shuffled
from pioche.engine.state import ROUND, Picture
from pioche.engine.table import Refused, Table
from pioche.engine.view import view

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
            _Position(self.scenario.rules, setup, self.luck)
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
        if rest != _direction_of(self.table):
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
        return tuple([_seat(word) for word in (self._line(keyword) or "").split()])

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
        table.tell(DealerChosen(_seat(dealer) if dealer else table.state.players()[-1]))
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
        table.ask(_seat(turn) if turn else table.state.next_seat(table.state.dealer), "turn")
        for seat in self._seats("called"):
            if len(self.hands[seat]) != 1:
                raise ValueError(f"{SEATS[seat]} cannot have called: it does not hold one card")
            table.act(actions.plain("uno", seat))

    def _say_seen(self) -> None:
        line = self._line("seen")
        if line:
            viewer, _, owner = line.partition(":")
            seat = _seat(owner.strip())
            shown = Picture(seat, (_seat(viewer.strip()),), tuple(self.table.state.hands[seat]))
            self.table.tell(Revealed(shown))


def _turn_up(table: Table) -> None:
    """A hidden deal is ended at once where nobody waits (C86)."""
    decision = table.state.decision
    if decision is not None and decision.kind == "deal":
        opens = actions.plain("open", decision.seat)
        if table.allows(opens):
            table.act(opens)


def _seat(word: str) -> int:
    if len(word) != 1 or word not in SEATS:
        raise ValueError(f"{word!r} is not a seat: A to J")
    return SEATS.index(word)


def _numbers(line: str | None, seats: int) -> list[int]:
    found = [0] * seats
    for word in (line or "").split():
        letter, _, number = word.partition("=")
        found[_seat(letter)] = int(number)
    return found


# --- checks: each gives what was found and what was expected, as text ------------------------------------

Check = Callable[[Table, str], tuple[str, str]]


def _letters(seats: Iterable[int]) -> str:
    return " ".join([SEATS[seat] for seat in sorted(seats)]) or "none"


def _direction_of(table: Table) -> str:
    return "cw" if table.state.direction == 1 else "ccw"


def _turn(table: Table, rest: str) -> tuple[str, str]:
    decision = table.state.decision
    return (SEATS[decision.seat] if decision else "none"), rest


def _decision(table: Table, rest: str) -> tuple[str, str]:
    decision = table.state.decision
    return (f"{SEATS[decision.seat]} {decision.kind}" if decision else "none"), rest


def _hand(table: Table, rest: str) -> tuple[str, str]:
    letter, _, row = rest.partition(" ")
    return write(in_order(table.state.hands[_seat(letter)])), write(in_order(cards(row)))


def _each(table: Table, rest: str, numbers: list[int]) -> tuple[str, str]:
    """Numbers of the seats that the check names."""
    letters = [word.partition("=")[0] for word in rest.split()]
    return " ".join([f"{letter}={numbers[_seat(letter)]}" for letter in letters]), rest


def _pending(table: Table, rest: str) -> tuple[str, str]:
    debt = table.state.debt
    if debt is None:
        return "none", rest
    return f"{debt.amount if debt.kind == 'draw' else debt.kind} {SEATS[debt.victim]}", rest


def _listed(table: Table, rest: str) -> str:
    action = actions.read(rest)
    return "yes" if table.allows(action) else "no"


def _menu(table: Table, rest: str) -> tuple[str, str]:
    letter, _, moves = rest.partition(" ")
    seat = _seat(letter)
    left_out = (*TALK, "jump", "timeout")
    found = sorted([move.text[2:].replace(" ", "_") for move in table.menu(seat) if move.kind not in left_out])
    return " ".join(found), " ".join(sorted(_moves(moves)))


def _moves(text: str) -> Iterator[str]:
    """The moves of a menu; a move of several words (`colour r`, a pair) is joined by `_`."""
    words = text.split()
    while words:
        count = (
            2 if words[0] in ("colour", "catch", "challenge", "drop", "hand", "direction") and len(words) > 1 else 1
        )
        yield "_".join(words[:count])
        del words[:count]


def _window(table: Table, rest: str) -> tuple[str, str]:
    open_now = {window.seat for window in table.state.windows if window.kind == "uno"}
    return _letters(open_now), " ".join(sorted(rest.split()))


def _sees(table: Table, rest: str) -> str:
    viewer, owner = [_seat(word) for word in rest.split()]
    return "yes" if owner in view(table, viewer).shown else "no"


def _over(table: Table, rest: str) -> tuple[str, str]:
    state = table.state
    if state.phase == ROUND or state.winner == NOBODY:
        return "round running" if state.phase == ROUND else "blocked", rest
    return (rest if state.are_partners(_seat(rest), state.winner) else SEATS[state.winner]), rest


def _eliminated(table: Table, rest: str) -> tuple[str, str]:
    return _letters(table.state.eliminated), rest


def _blocked(table: Table, rest: str) -> tuple[str, str]:
    state = table.state
    return ("yes" if state.phase != ROUND and state.winner == NOBODY else "no"), "yes"


def _match(table: Table, rest: str) -> tuple[str, str]:
    return _letters(table.state.champions), rest


CHECKS: Final[dict[str, Check]] = {
    "turn": _turn,
    "decision": _decision,
    "top": lambda table, rest: (table.state.top.text, rest),
    "colour": lambda table, rest: (table.state.top.colour or "none", rest),
    "direction": lambda table, rest: (_direction_of(table), rest),
    "hand": _hand,
    "counts": lambda table, rest: _each(table, rest, [len(hand) for hand in table.state.hands]),
    "stock": lambda table, rest: (str(len(table.state.stock)), rest),
    "pending": _pending,
    "can": lambda table, rest: (_listed(table, rest), "yes"),
    "cannot": lambda table, rest: (_listed(table, rest), "no"),
    "menu": _menu,
    "window": _window,
    "sees": lambda table, rest: (_sees(table, rest), "yes"),
    "hides": lambda table, rest: (_sees(table, rest), "no"),
    "over": _over,
    "blocked": _blocked,
    "points": lambda table, rest: _each(table, rest, table.state.points),
    "totals": lambda table, rest: _each(table, rest, table.state.totals),
    "eliminated": _eliminated,
    "match": _match,
    "dealer": lambda table, rest: (SEATS[table.state.dealer], rest),
    "decks": lambda table, rest: (str(table.state.decks), rest),
}
