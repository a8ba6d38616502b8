"""The contract: what holds for every ruleset, every number of seats and every sequence of moves.

`Trial` plays a match at random and checks the promises after each action; what breaks one is raised as `Broken`,
with all that is needed to see it again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Final

from pioche.engine import actions, text
from pioche.engine.actions import KINDS, LAYING, NEXT, NOBODY, SEATS, SECTORS, Action, plain
from pioche.engine.cards import CARDS, COLOURS, Card
from pioche.engine.events import Event
from pioche.engine.luck import FastLuck, Luck
from pioche.engine.match import opening_state, replay
from pioche.engine.rule import Reason
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import OVER, ROUND, State
from pioche.engine.table import Outcome, Refused, Table
from pioche.engine.view import view

#: Actions after which a round played with some sense has ended: a hundred times what it takes on average.
LONGEST_ROUND: Final = 20_000
#: Of a round played without any sense so many actions are played so; then it is brought to its end.
SENSELESS: Final = 120
#: Menu entries that leave a decision standing.
IDLE: Final = frozenset({"uno", "catch", "say", "accuse", "peek"})
GROUNDS: Final = ("advice", "camouflet", "confusion", "hesitation", "peeking", "misdeal", "direction")


class Broken(AssertionError):
    """A promise does not hold."""


class GivenUp(Exception):
    """A round of extreme settings goes on and on; nothing is wrong with it."""


class Care:
    """How often what is dear is checked: each number is the chance that it is, after one action.

    `refusals` is how many impossible actions are tried instead of a chance, and may be below one.
    """

    def __init__(
        self,
        *,
        menus: float = 1.0,
        refusals: float = 1.0,
        copies: float = 0.1,
        views: float = 0.1,
        positions: float = 0.03,
        records: float = 0.003,
        patience: int = 0,
    ) -> None:
        self.menus: Final = menus
        self.refusals: Final = refusals
        self.copies: Final = copies
        self.views: Final = views
        self.positions: Final = positions
        self.records: Final = records
        #: After so many actions a round is given up; 0: it has to end. Hands that grow by twenty cards at a time
        #: need not empty under random play.
        self.patience: Final = patience


THOROUGH: Final = Care(refusals=3.0, copies=0.5, views=0.3, positions=0.2, records=0.01)
LIGHT: Final = Care(menus=0.2, refusals=0.1, copies=0.02, views=0.01, positions=0.01, records=0.0005)


class Trial:
    """A match that is played at random under the contract.

    `senseless` picks from all seats' menus alike; otherwise the seat to act mostly plays where it can, so that
    rounds are short. The same arguments give the same match.
    """

    def __init__(
        self, rules: Ruleset, seats: int, seed: str, care: Care = THOROUGH, *, senseless: bool = False
    ) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.seed: Final = seed
        self.care: Final = care
        self.senseless: Final = senseless
        self.random: Final = Random(f"{seed} {seats} {rules.text}")
        self.table: Final = Table(rules, seats, FastLuck(seed))
        self.pack: Final = sum(map(BARE.__getitem__, self.table.pack()))
        #: The state that the log alone leads to.
        self.mirror: Final = opening_state(rules, seats)
        self.counts: Final[dict[str, int]] = {}

    # --- playing ------------------------------------------------------------------------------------------

    def play(self, rounds: int = 1) -> None:
        """Play so many rounds, or to the end of the match when that comes first."""
        try:
            while rounds and self.table.state.phase != OVER:
                self.play_round()
                rounds -= 1
        except Broken:
            raise
        except GivenUp:
            self.counts["given up"] = self.counts.get("given up", 0) + 1
        except Exception as error:
            raise self._broken(f"{type(error).__name__}: {error}") from error

    def play_round(self) -> None:
        """Deal and play to the end of the round."""
        self.act(NEXT)
        for _ in range(self.care.patience or LONGEST_ROUND):
            if self.table.state.phase != ROUND:
                return
            self.step()
        if self.care.patience:
            raise GivenUp
        raise self._broken(f"the round has not ended after {LONGEST_ROUND} actions")

    @property
    def ease(self) -> float:
        """A long match has been looked at often enough: what is dear is checked more and more seldom."""
        return min(1.0, 250 / (len(self.table.actions) + 1))

    def step(self) -> None:
        """One action, after some that must be refused."""
        chance, wanted = self.random.random, self.care.refusals * self.ease
        tries = int(wanted) + (chance() < wanted % 1)
        for _ in range(tries):
            self.try_anything()
        self.act(self.pick())

    def pick(self) -> Action:
        """An entry of somebody's menu, perhaps with what is said along with it."""
        chance, choose = self.random.random, self.random.choice
        state = self.table.state
        assert state.decision is not None
        if chance() < self.care.menus * self.ease:
            self.check_menus()
        menu = self.table.menu(state.decision.seat)
        self.check_menu(state.decision.seat, menu)
        if all([action.kind in IDLE for action in menu]):
            raise self._broken(f"{SEATS[state.decision.seat]} has to act and can only talk: {menu}")
        if self.senseless and len(self.table.actions) % 4096 < SENSELESS:
            every = [action for seat in range(self.seats) for action in self.table.menu(seat)]
            return self._flagged(choose(every))
        if chance() < 0.1:
            others = [action for seat in range(self.seats) for action in self.table.menu(seat)]
            outside = [action for action in others if action.kind in ("uno", "catch", "jump", "challenge")]
            if outside:
                return self._flagged(choose(outside))
        moves = [action for action in menu if action.kind not in IDLE]
        if len(moves) > 1 and chance() < 0.95:  # Time-outs make hands grow.
            moves = [action for action in moves if action.kind != "timeout"]
        plays = [action for action in moves if action.kind in LAYING]
        if plays and chance() < 0.85:
            return self._flagged(choose(plays))
        return choose(moves)

    def _flagged(self, action: Action) -> Action:
        if action.kind not in LAYING:
            return action
        chance = self.random.random
        due = len(self.table.state.hands[action.seat]) - len(action.cards) == 1
        return with_flags(action, chance() < (0.7 if due else 0.03), action.kind == "jump" and chance() < 0.5)

    def act(self, action: Action) -> Outcome:
        """Carry out an action that has to be accepted, and check what has come of it."""
        table, chance = self.table, self.random.random
        before = table.state.version
        self.counts[action.kind] = self.counts.get(action.kind, 0) + 1
        twin = self._play_ahead(action) if chance() < self.care.copies * self.ease else None
        try:
            outcome = table.act(action)
        except Refused as refused:
            raise self._broken(f"{action} is in the menu and is refused: {refused.reason}") from refused
        self.check_events(before, outcome)
        if twin is not None and (twin.state != table.state or twin.log[before:] != outcome.events):
            raise self._broken(f"a copy of the state goes on differently after {action}")
        self.check_cards()
        self.check_phase()
        if chance() < self.care.views * self.ease:
            self.check_views(outcome.events)
        if chance() < self.care.positions * self.ease:
            self.check_position()
        if chance() < self.care.records * self.ease:
            self.check_record()
        return outcome

    def luck(self, seed: str) -> Luck:
        """Luck of the sort that this match is played with."""
        return FastLuck(seed)

    def draw_lots(self, seed: str) -> None:
        """From here on the match goes on with this luck."""
        self.table.luck = self.luck(seed)

    def _play_ahead(self, action: Action) -> Table:
        """The same action on a copy; the table itself must not notice."""
        table = self.table
        luck = f"{self.seed} {table.state.version}"
        self.draw_lots(luck)
        before = table.state.copy()
        twin = table.copy(self.luck(luck))
        try:
            twin.act(action)
        except Refused as refused:
            raise self._broken(f"a copy refuses {action}: {refused.reason}") from refused
        if table.state != before or len(table.log) != table.state.version:
            raise self._broken(f"{action} on a copy has changed the original")
        return twin

    def try_anything(self) -> None:
        """Ask for something, most often impossible. What is priced is done, but seldom: it makes hands grow."""
        action, table = any_action(self.random, self.table), self.table
        if actions.read(action.text) != action:
            raise self._broken(f"{action} is not read back")
        if action.kind == "say" or action.bare().text in [one.text for one in table.menu(action.seat)]:
            return
        if table.price(action) is None:
            self.check_refusal(action)
        elif len(table.actions) < SENSELESS and self.random.random() < 0.2:
            self.counts["priced"] = self.counts.get("priced", 0) + 1
            self.check_mistake(action)

    def check_refusal(self, action: Action) -> None:
        """What is neither in the menu nor priced is refused with a reason, and nothing has changed."""
        table = self.table
        before, logged, asked = table.state.copy(), len(table.log), len(table.actions)
        try:
            table.act(action)
        except Refused as refused:
            self.counts["refused"] = self.counts.get("refused", 0) + 1
            if table.state != before or (logged, asked) != (len(table.log), len(table.actions)):
                raise self._broken(f"{action} is refused and has changed the state") from refused
            self.check_reason(refused.reason)
        else:
            raise self._broken(f"{action} is not in the menu {table.menu(action.seat)} and is accepted")

    def check_mistake(self, action: Action) -> None:
        """A mistake that has a price is accepted and paid; what is to be decided stays."""
        table = self.table
        version, decision, debt, turn = table.state.version, table.state.decision, table.state.debt, table.state.turn
        try:
            outcome = table.act(action)
        except Refused as refused:
            raise self._broken(f"{action} has a price and is refused") from refused
        if outcome.mistake is None:
            raise self._broken(f"{action} is a mistake and is taken for a move")
        self.check_reason(outcome.mistake)
        self.check_events(version, outcome)
        self.check_cards()
        if (table.state.decision, table.state.debt, table.state.turn) != (decision, debt, turn):
            raise self._broken(f"the mistake {action} has changed what is to be decided")

    # --- the promises -------------------------------------------------------------------------------------

    def check_cards(self) -> None:
        """No card is lost, doubled or changed; none in a hand or in the stock carries a colour it was given."""
        state = self.table.state
        total = sum(map(BARE.__getitem__, state.stock)) + sum(map(ANY.__getitem__, state.pile))
        for hand in state.hands:
            total += sum(map(BARE.__getitem__, hand))
        if total != self.pack and total:  # Before the deal the pack is in nobody's hands.
            raise self._broken("cards have been lost, doubled or changed")

    def check_phase(self) -> None:
        """In a round one seat has to act; between rounds only the next deal is open, and in the end nothing."""
        state, table = self.table.state, self.table
        if (state.phase == ROUND) != (state.decision is not None):
            raise self._broken(f"the phase is {state.phase} and the decision {state.decision}")
        if state.phase == ROUND:
            if table.menu(NOBODY):
                raise self._broken("the next round could be dealt in the midst of one")
            return
        if table.menu(NOBODY) != ([] if state.phase == OVER else [NEXT]):
            raise self._broken(f"{state.phase}: the table may {table.menu(NOBODY)}")
        if any([table.menu(seat) for seat in range(self.seats)]) or state.debt or state.windows or state.agenda:
            raise self._broken("something is left over after the round")

    def check_menus(self) -> None:
        """Every seat's menu is sorted, without duplicates, and its own."""
        for seat in range(self.seats):
            menu = self.table.menu(seat)
            self.check_menu(seat, menu)
            if menu and not self.table.state.active[seat]:
                raise self._broken(f"{SEATS[seat]} is not in the round and may {menu}")

    def check_menu(self, seat: int, menu: list[Action]) -> None:
        last = None
        for action in menu:
            if action.seat != seat or action.uno or action.shout:
                raise self._broken(f"{action} does not belong in the menu of {SEATS[seat]}")
            if last is not None and not last < action.rank:
                raise self._broken(f"the menu of {SEATS[seat]} is not in order, or holds a duplicate: {menu}")
            last = action.rank

    def check_events(self, before: int, outcome: Outcome) -> None:
        """The events are what has happened: they alone lead the mirror to the same state."""
        table, mirror = self.table, self.mirror
        if not outcome.events or table.state.version - before != len(outcome.events):
            raise self._broken("the version does not count the events")
        for event in outcome.events:
            mirror.version += 1
            event.fold(mirror)
        if mirror != table.state:
            raise self._broken(f"the log leads to another state: {differing(mirror, table.state)}")

    def check_reason(self, reason: Reason) -> None:
        """A reason is a message id with arguments of text."""
        if not reason.id or not all([isinstance(word, str) for word in (reason.id, *reason.args)]):
            raise self._broken(f"{reason} is no reason")

    def check_views(self, events: Sequence[Event]) -> None:
        """Every viewer can be sent the view and the events, as JSON."""
        table = self.table
        for viewer in (NOBODY, self.random.randrange(self.seats)):
            shown = view(table, viewer).text()
            if json.loads(shown)["version"] != table.state.version or shown != view(table, viewer).text():
                raise self._broken(f"the view of {viewer} is not what it should be")
            for event in table.seen(list(events), viewer):
                if event is not None:
                    json.dumps(event.tokens())

    def check_position(self) -> None:
        """The position is read back from text, and written again the same."""
        state = self.table.state
        page = text.write_position(self.rules, state)
        rules, found = text.read_position(page, self.lay)
        if found != state:
            raise self._broken(f"the position is not read back: {differing(found, state)}")
        if text.write_position(rules, found) != page:
            raise self._broken("the position is not written the same again")

    def check_record(self) -> None:
        """The record is read back from text, with its actions, and leads to the same state."""
        table = self.table
        page = text.write_record(table, {0: "Ada", self.seats - 1: 'né "x"\u2028y'})
        record = text.read_record(page, self.lay)
        if record.events != table.log or record.actions != table.actions:
            raise self._broken("the record is not read back")
        if replay(self.rules, self.seats, record.events) != table.state:
            raise self._broken("the record leads to another state")

    def lay(self, written_rules: str, seats: int) -> Ruleset:
        """The ruleset of a text, which can only be the trial's own."""
        if (written_rules, seats) != (self.rules.text, self.seats):
            raise self._broken(f"the header says {written_rules} for {seats}")
        return self.rules

    def _broken(self, what: str) -> Broken:
        last = ", ".join([action.text for _, action in self.table.actions[-6:]])
        return Broken(
            f"{what}\n  rules {self.rules.text}\n  seats {self.seats}, seed {self.seed!r}, senseless"
            f" {self.senseless}\n  after {len(self.table.actions)} actions, the last of them {last}"
        )


# --- cards, by weights: two collections with the same sum are the same collection ---------------------------------

_weigh: Final = Random("weights").getrandbits
BARE: Final[dict[Card, int]] = {card: _weigh(60) for card in CARDS}
ANY: Final = BARE | {card.named(colour): BARE[card] for card in CARDS if not card.colour for colour in COLOURS}


def differing(one: State, other: State) -> str:
    """The fields in which two states differ."""
    fields = [field for field in State.__slots__ if getattr(one, field) != getattr(other, field)]
    return "; ".join([f"{field} {getattr(one, field)!r} / {getattr(other, field)!r}" for field in fields])


# --- actions ------------------------------------------------------------------------------------------------------


def with_flags(action: Action, uno: bool, shout: bool) -> Action:
    """The play with what is said along with it."""
    if not (uno or shout):
        return action
    return Action(action.kind, action.seat, action.cards, action.colour, action.aim, action.word, uno, shout)


def any_action(random: Random, table: Table) -> Action:
    """Any action that can be written at all, more often than not by somebody who sits here and with his cards."""
    state = table.state
    kind = random.choice((*KINDS, "play", "play", "play", "jump"))
    seat = random.randrange(state.seats) if random.random() < 0.95 else random.randrange(len(SEATS))
    if state.decision is not None and random.random() < 0.3:
        seat = state.decision.seat
    if kind == "next":
        return NEXT
    if kind in LAYING:
        return _any_laying(random, table, kind, seat)
    if kind in ("catch", "challenge"):
        aim = random.choice(SEATS[: state.seats + 1]) if kind == "catch" or random.random() < 0.5 else ""
        return Action(kind, seat, aim=aim)
    if kind == "accuse":
        return Action(kind, seat, aim=random.choice(SEATS), word=random.choice(GROUNDS))
    if kind == "colour":
        return Action(kind, seat, colour=random.choice(COLOURS))
    if kind in ("keep", "race"):
        return Action(kind, seat, _any_cards(random, table, seat, 1 + (kind == "keep" and random.random() < 0.7)))
    if kind == "drop":
        if random.random() < 0.5:
            return Action(kind, seat, _any_cards(random, table, seat, 1))
        return Action(kind, seat, word=random.choice((*COLOURS, *"0123456789")))
    words: dict[str, tuple[str, ...]] = {
        "spin": ("", *SECTORS),
        "hand": tuple([str(size) for size in range(20)]),
        "direction": ("left", "right"),
        "vote": ("yes", "no"),
        "say": ("carte", 'a "word"', "# none\u2028\x85", "oooh"),
    }
    return Action(kind, seat, word=random.choice(words[kind])) if kind in words else plain(kind, seat)


def _any_cards(random: Random, table: Table, seat: int, count: int) -> tuple[Card, ...]:
    hand = table.state.hands[seat] if seat < table.state.seats else []
    return tuple([random.choice(hand if hand and random.random() < 0.7 else CARDS) for _ in range(count)])


def _any_laying(random: Random, table: Table, kind: str, seat: int) -> Action:
    laid = _any_cards(random, table, seat, 1 + (random.random() < 0.1))
    if len(laid) > 1 and random.random() < 0.5:
        laid = (laid[0], laid[0])
    if kind != "play":  # Both are written `!`: the card says which of them it is.
        kind = "slip" if laid[0].two_sided else "jump"
    named = random.random() < (0.2 if laid[0].colour else 0.7)
    colour = random.choice(COLOURS) if named else ""
    aim = random.choice((*SEATS, "left", "right", "-")) if random.random() < 0.2 else ""
    return Action(kind, seat, laid, colour, aim, "", random.random() < 0.2, random.random() < 0.1)
