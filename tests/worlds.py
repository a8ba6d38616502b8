"""Two worlds that a viewer must not be able to tell apart: what he has not been shown lies otherwise in the second.

`facts` is written down from the rulings, not taken from the engine: what an event openly shows a viewer (F13). Worlds
whose facts differ are no longer alike and are given up; whatever else differs is a leak.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final

from contract import Broken, Care, Trial, any_action

from pioche.engine.actions import NEXT, NOBODY, SEATS, Action
from pioche.engine.cards import CARDS, UNO_CARD, Card, in_order
from pioche.engine.events import Asked, DealerChosen, Ended, Event, Told
from pioche.engine.luck import FastLuck, Luck
from pioche.engine.moves import PILE, STOCK, UNDER, Dealt, HandsPassed, Moved, Reshuffled, Revealed
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import ROUND, Debt, Decision, Picture, Stake, State
from pioche.engine.table import Outcome, Refused, Table
from pioche.engine.view import view

#: Actions that show what a hand lacks or holds beyond the cards that they name; the hand is left as it is.
TELLING: Final = frozenset({"spin", "keep", "drop", "race"})
#: What is openly said about a hand: on a challenge (C20, C22), on a forbidden last card (C39), on a call (C47), in a
#: war (C82).
VERDICTS: Final = frozenset({"guilty", "innocent", "forbidden_last_card", "false_call", "war_shows"})
#: Decisions whose absence shows what a hand lacks (C59, C82, C83).
OPENLY_ASKED: Final = frozenset({"run", "keep", "drop"})


#: Cards whose faces are hidden in a hand.
ONE_SIDED: Final = [card for card in CARDS if not card.two_sided]


class Leak(Broken):
    """A viewer could tell two worlds apart."""


# --- what may be known --------------------------------------------------------------------------------------------


def facts(events: Sequence[Event], viewer: int, rules: Ruleset) -> Iterator[object]:
    """What these events openly show a viewer."""
    searching = rules.options.get("draw", "one") != "one" or bool(rules.options.get("wizz", False))
    for event in events:
        if isinstance(event, Moved):
            is_his = viewer != NOBODY and viewer in (event.source, event.goal)
            if event.goal in (PILE, UNDER) or event.source == PILE or is_his:
                yield event.source, event.goal, event.cards
            elif searching:  # How many cards a search takes is public (C30, C79).
                yield event.source, event.goal, len(event.cards)
        elif isinstance(event, Dealt) and viewer != NOBODY:
            yield event.hands[viewer]
        elif isinstance(event, Revealed) and (viewer in event.picture.viewers or viewer == event.picture.owner):
            yield event.picture.owner, in_order(event.picture.cards)
        elif isinstance(event, Told) and (event.cards or event.what in VERDICTS):
            yield event.what, event.seat, event.cards, event.number
        elif isinstance(event, Asked) and event.decision.kind in OPENLY_ASKED:
            yield event.decision.kind, event.decision.seat
        elif isinstance(event, DealerChosen):
            yield event.draws
        elif isinstance(event, Ended):
            yield [in_order(hand) for hand in event.hands]


def stream(table: Table, events: list[Event], viewer: int) -> list[str]:
    """The events as the viewer is sent them."""
    return ["-" if event is None else f"{event.name} {event.tokens()}" for event in table.seen(events, viewer)]


def sight(table: Table, viewer: int) -> tuple[str, str]:
    """All that the viewer is shown at this moment: the view and his menu."""
    menu = table.menu(viewer) if viewer != NOBODY else []
    return view(table, viewer).text(), " ".join([action.text for action in menu])


class OpenLuck(Luck):
    """Luck that lays two-sided cards in the same places, whatever other cards are shuffled with them: where they
    lie can be seen (C64), and is nobody's secret."""

    def __init__(self, seed: str) -> None:
        self.below = FastLuck(seed).below  # type: ignore[method-assign]

    def shuffle(self, cards: Iterable[Card], what: str) -> tuple[Card, ...]:
        row = sorted(in_order(cards), key=lambda card: not card.two_sided)
        for i in range(len(row) - 1, 0, -1):
            j = self.below(i + 1, what)
            row[i], row[j] = row[j], row[i]
        return tuple(row)


class SwappedLuck(Luck):
    """The luck of a seed, but two cards of every pile that is shuffled have changed places.

    `places` says which two, as parts of the whole; who deals is left as it is.
    """

    def __init__(self, seed: str, places: tuple[float, float]) -> None:
        self.luck: Final = OpenLuck(seed)
        self.places: Final = places

    def below(self, n: int, what: str) -> int:
        return self.luck.below(n, what)

    def shuffle(self, cards: Iterable[Card], what: str) -> tuple[Card, ...]:
        row = list(self.luck.shuffle(cards, what))
        if row and not what.startswith("dealer"):
            one, other = [int(part * len(row)) for part in self.places]
            if not (row[one].two_sided or row[other].two_sided):  # Those are seen wherever they lie (C64).
                row[one], row[other] = row[other], row[one]
        return tuple(row)


# --- another world ------------------------------------------------------------------------------------------------


class Kept:
    """What has to stay as it is: whole hands, some cards of a hand, the first cards of the stock, the evidence."""

    def __init__(self) -> None:
        self.hands: set[int] = set()
        self.cards: Counter[tuple[int, Card]] = Counter()
        self.stock = 0
        self.evidence = False


def other_world(table: Table, viewer: int, random: Random, kept: Kept, luck: Luck, *, swap: bool = False) -> Table:
    """The same table where the hidden cards lie otherwise: all of them, or with `swap` two that change places."""
    state = table.state.copy()
    _keep_pictures(state, viewer, kept)
    slots = list(_slots(state, viewer, kept))
    drawn = _places_of_drawn_cards(state)
    rows = [*state.hands, state.stock]
    chosen = random.sample(slots, min(2, len(slots))) if swap else slots
    cards = [rows[zone][place] for zone, place in chosen]
    if swap:
        cards.reverse()
    else:
        random.shuffle(cards)
    for (zone, place), card in zip(chosen, cards, strict=True):
        rows[zone][place] = card
    if state.decision is not None and drawn:
        owner = state.decision.seat
        now = tuple([state.hands[owner][place] for place in drawn])
        state.decision = Decision(owner, state.decision.kind, now)
    if not swap:
        _stir(state, viewer, random, kept)
    return Table(table.rules, state.seats, luck, state)


def _slots(state: State, viewer: int, kept: Kept) -> Iterator[tuple[int, int]]:
    """The places of cards that the viewer has not been shown; `state.seats` stands for the stock."""
    keeping = kept.cards.copy()
    for seat, hand in enumerate(state.hands):
        if seat == viewer or state.phase != ROUND or seat in kept.hands:
            continue
        decision = state.decision
        if decision is not None and decision.seat == seat and decision.cards and not _places_of_drawn_cards(state):
            continue
        for place in range(len(hand) - 1, -1, -1):
            card = hand[place]
            if card.kind == UNO_CARD:  # It looks the same on both sides (C64).
                continue
            if keeping[seat, card] > 0:
                keeping[seat, card] -= 1
            else:
                yield seat, place
    for place, card in enumerate(state.stock):
        if place >= kept.stock and card.kind != UNO_CARD:
            yield state.seats, place


def _places_of_drawn_cards(state: State) -> list[int]:
    """Where the cards lie that are the secret of the decision: last in the hand, as they were drawn last."""
    decision = state.decision
    if decision is None or not decision.cards:
        return []
    hand = state.hands[decision.seat]
    first = len(hand) - len(decision.cards)
    return list(range(first, len(hand))) if tuple(hand[first:]) == decision.cards else []


def _keep_pictures(state: State, viewer: int, kept: Kept) -> None:
    """Cards of a hand that the viewer has been shown, and still sees."""
    for picture in state.pictures:
        if viewer in picture.viewers:
            for card in picture.cards:
                kept.cards[picture.owner, card] += 1


def _stir(state: State, viewer: int, random: Random, kept: Kept) -> None:
    """The order of hidden hands, verdicts and evidence, and the pictures shown to others are another's secret."""
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            random.shuffle(hand)
    cards = [card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand] or list(CARDS)
    hidden = [card for card in cards if not card.two_sided] or ONE_SIDED

    def others(row: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple([card if card.two_sided else random.choice(hidden) for card in row])

    if state.debt is not None:
        stakes = [
            stake
            if kept.evidence or not stake.open
            else Stake(stake.author, stake.cards, stake.amount, True, random.random() < 0.5, others(stake.evidence))
            for stake in state.debt.stakes
        ]
        state.debt = state.debt.with_stakes(tuple(stakes), state.debt.errors)
    state.pictures = tuple(
        [
            one
            if viewer in one.viewers or viewer == one.owner
            else Picture(one.owner, one.viewers, others(one.cards))
            for one in state.pictures
        ]
    )


# --- the claims ---------------------------------------------------------------------------------------------------


def check_sight(table: Table, viewer: int, random: Random) -> None:
    """At this moment: the view, the menu and every refusal are those of any other world."""
    other = other_world(table, viewer, random, Kept(), OpenLuck(""))
    _compare(sight(table, viewer), sight(other, viewer), viewer, "sees")
    if viewer == NOBODY:
        return
    action = any_action(random, table)
    action = Action(
        action.kind, viewer if action is not NEXT else NOBODY, action.cards, action.colour, action.aim, action.word
    )
    if not table.allows(action):
        _compare([_answer(table, action)], [_answer(other, action)], viewer, f"tries {action} and is told")


def _answer(table: Table, action: Action) -> str:
    """What comes of asking for what cannot be done: the reason, or the price."""
    price = table.price(action)
    return repr(table.why_not(action)) if price is None else f"{price.reason} {price.amount}"


def check_next(table: Table, viewer: int, action: Action, random: Random) -> bool:
    """After one more action: everything the viewer is sent is the same. False where the worlds are not alike."""
    luck = f"{table.state.version} {random.random()}"
    here = table.copy(OpenLuck(luck))
    events = here.act(action).events
    kept = _kept(table, here, viewer, action, events, random)
    there = other_world(table, viewer, random, kept, SwappedLuck(luck, (random.random(), random.random())))
    if here.state.phase != ROUND:
        _draw_otherwise(there.state, events, viewer, random)
    if kept.evidence and table.state.debt is not None:
        _keep_verdict(there, table.state.debt, viewer, events)
    others = _act(there, action, viewer)
    if others is None or list(facts(events, viewer, table.rules)) != list(facts(others, viewer, table.rules)):
        return False
    if _was_given_another_hand(events, viewer, here, there):
        return False
    _compare(stream(here, events, viewer), stream(there, others, viewer), viewer, f"is sent after {action}")
    _compare(sight(here, viewer), sight(there, viewer), viewer, f"sees after {action}")
    return True


def _was_given_another_hand(events: Sequence[Event], viewer: int, here: Table, there: Table) -> bool:
    """Whether the viewer has been passed a hand, and not the same in both worlds."""
    passed = any([isinstance(event, HandsPassed) for event in events])
    return passed and viewer >= 0 and in_order(here.state.hands[viewer]) != in_order(there.state.hands[viewer])


def _draw_otherwise(state: State, events: list[Event], viewer: int, random: Random) -> None:
    """Hands that are shown when the round ends are the same, but other cards of them are those drawn last."""
    place = 0
    for event in events:
        if isinstance(event, Reshuffled):
            return
        if isinstance(event, Moved) and event.source == STOCK:
            hand = state.hands[event.goal] if event.goal >= 0 and event.goal != viewer else []
            hidden = [held for held, card in enumerate(hand) if not card.two_sided]
            if hidden and not state.stock[place].two_sided:
                held = random.choice(hidden)
                hand[held], state.stock[place] = state.stock[place], hand[held]
            place += len(event.cards)


def _keep_verdict(there: Table, debt: Debt, viewer: int, events: list[Event]) -> None:
    """A challenge makes the verdict known to all, and the evidence to those who are shown it."""
    there.state.debt = debt
    last = debt.last
    if not any([isinstance(one, Revealed) and viewer in (one.picture.owner, *one.picture.viewers) for one in events]):
        shuffled = tuple([card if card.two_sided else ONE_SIDED[-1] for card in last.evidence])
        stake = Stake(last.author, last.cards, last.amount, last.open, last.guilty, shuffled)
        there.state.debt = debt.with_stakes((*debt.stakes[:-1], stake), debt.errors)


def _act(table: Table, action: Action, viewer: int) -> list[Event] | None:
    """What comes of the action in the other world; None where another's hand does not allow it there."""
    try:
        return table.act(action).events
    except Refused as refused:
        if action.seat == viewer:
            raise Leak(f"{action} of {SEATS[viewer]} hangs on what is hidden: {refused.reason}") from refused
        return None


def _kept(before: Table, after: Table, viewer: int, action: Action, events: list[Event], random: Random) -> Kept:
    """What this action shows the viewer, and so cannot lie otherwise."""
    state, rules, kept = before.state, before.rules, Kept()
    seat, over = action.seat, after.state.phase != ROUND
    for card in action.cards:
        kept.cards[seat, card.bare] += 1
    searching = rules.options.get("draw", "one") != "one" or action.kind in TELLING
    if over:
        kept.hands |= set(range(state.seats))
    if seat >= 0 and (action.kind in TELLING or (searching and action.kind == "draw") or random.random() < 0.5):
        kept.hands.add(seat)
    if rules.options.get("finish_refused") == "draw_two":  # Openly, whether the card fits or not (C39, F3).
        kept.hands |= {one for one, hand in enumerate(state.hands) if len(hand) <= 2}
    if rules.options.get("runs"):  # A run ends by itself when nothing fits (C59, F3).
        kept.hands.add(seat)
    kept.hands |= {event.sources[viewer] for event in events if isinstance(event, HandsPassed) and viewer >= 0}
    kept.evidence = action.kind == "challenge"
    place = 0
    for event in events:
        if isinstance(event, Reshuffled):
            break
        if isinstance(event, Moved) and event.source == STOCK:
            place += len(event.cards)
            if over or searching or event.goal in (viewer, PILE):
                kept.stock = place
    return kept


def _compare(one: Sequence[str], other: Sequence[str], viewer: int, what: str) -> None:
    if one == other:
        return
    who = "the spectator" if viewer == NOBODY else SEATS[viewer]
    pairs = [(a, b) for a, b in zip(one, other, strict=False) if a != b] or [(str(one), str(other))]
    raise Leak(f"{who} {what} in one world\n    {pairs[0][0]}\n  and in the other\n    {pairs[0][1]}")


# --- whole matches ------------------------------------------------------------------------------------------------


class Follower:
    """A world that began to differ at some moment, and goes on with the same actions as long as it is alike."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.table: Final = table
        self.viewer: Final = viewer

    def follow(self, action: Action, here: Table, events: list[Event]) -> bool:
        """The same action in this world. False when the worlds are alike no more."""
        viewer, rules = self.viewer, here.rules
        others = _act(self.table, action, viewer)
        if others is None or list(facts(events, viewer, rules)) != list(facts(others, viewer, rules)):
            return False
        if _was_given_another_hand(events, viewer, here, self.table):
            return False
        _compare(stream(here, events, viewer), stream(self.table, others, viewer), viewer, f"is sent after {action}")
        if here.state.version % 4 == 0:
            _compare(sight(here, viewer), sight(self.table, viewer), viewer, f"sees after {action}")
        return True


class Watched(Trial):
    """A match under the contract that is watched by everybody, in worlds beside it.

    `spying` is the chance that after an action all viewers are asked whether they could tell. `alike` counts how
    often two worlds were compared, `given_up` how often they were not alike, `shuffles` how often the pile was
    shuffled.
    """

    def __init__(
        self,
        rules: Ruleset,
        seats: int,
        seed: str,
        care: Care | None = None,
        *,
        spying: float = 0.5,
        senseless: bool = False,
    ) -> None:
        light = care or Care(menus=0, refusals=0.2, copies=0, views=0, positions=0, records=0, patience=250)
        super().__init__(rules, seats, seed, light, senseless=senseless)
        self.spying: Final = spying
        self.followers: list[Follower] = []
        self.alike = 0
        self.given_up = 0
        self.shuffles = 0

    def act(self, action: Action) -> Outcome:
        """Carry out an action here and in the worlds beside; none may tell more than the facts do."""
        try:
            if self.random.random() < self.spying and action is not NEXT:
                self._spy(action)
            if action is NEXT:
                self._deal_otherwise()
            outcome = super().act(action)
            self.shuffles += sum([isinstance(event, Reshuffled) for event in outcome.events])
            self._follow(action, outcome.events)
        except Leak as leak:
            raise Leak(str(self._broken(str(leak)))) from leak
        return outcome

    def check_mistake(self, action: Action) -> None:
        """A priced mistake is watched too."""
        before = self.table.state.version
        super().check_mistake(action)
        self._follow(action, self.table.log[before:])

    def _spy(self, action: Action) -> None:
        for viewer in range(NOBODY, self.seats):
            check_sight(self.table, viewer, self.random)
            if check_next(self.table, viewer, action, self.random):
                self.alike += 1
            else:
                self.given_up += 1
            if len(self.followers) < 12 and self.random.random() < 0.2:
                self._begin_to_follow(viewer)

    def luck(self, seed: str) -> Luck:
        return OpenLuck(seed)

    def draw_lots(self, seed: str) -> None:
        """Here and in every world beside it."""
        super().draw_lots(seed)
        for one in self.followers:
            one.table.luck = OpenLuck(seed)

    def _begin_to_follow(self, viewer: int) -> None:
        luck = f"{self.seed} {self.table.state.version}"
        self.draw_lots(luck)
        there = other_world(self.table, viewer, self.random, Kept(), OpenLuck(luck), swap=True)
        self.followers.append(Follower(there, viewer))

    def _deal_otherwise(self) -> None:
        """Worlds in which two cards of the coming deal have changed places."""
        luck, chance = f"{self.seed} {self.table.state.version}", self.random.random
        self.draw_lots(luck)
        dealt = min(0.9, self.seats / 15)
        self.followers = []
        for _ in range(8):
            there = self.table.copy(SwappedLuck(luck, (dealt * chance(), chance())))
            self.followers.append(Follower(there, self.random.randrange(NOBODY, self.seats)))

    def _follow(self, action: Action, events: list[Event]) -> None:
        alive = [one for one in self.followers if one.follow(action, self.table, events)]
        self.alike += len(alive)
        self.given_up += len(self.followers) - len(alive)
        self.followers = alive
