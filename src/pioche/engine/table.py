"""Table: the rules, the state and the luck together; what a seat may do, and what comes of it."""

from __future__ import annotations

from typing import Final

from pioche.engine.actions import NEXT, NOBODY, TALK, Action, by_rank, plain, play
from pioche.engine.cards import COLOURS, Card, fits
from pioche.engine.effects import Advance, Begin, Effect, Lay, Replaceable, Suffer
from pioche.engine.events import Asked, Event, Owed, Passed, Said, Stepped
from pioche.engine.luck import Luck
from pioche.engine.match import Match
from pioche.engine.refusal import why_not
from pioche.engine.rule import Price, Reason
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import BETWEEN, ROUND, Debt, Decision, State


class Refused(Exception):
    """The action is not possible; `reason` says why, and nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id, *reason.args)
        self.reason: Final = reason


class Outcome:
    """What came of an accepted action: the events, and the mistake where it was a priced attempt."""

    __slots__ = ("events", "mistake")

    def __init__(self, events: list[Event], mistake: Reason | None = None) -> None:
        self.events: Final = events
        self.mistake: Final = mistake


class Table(Match):
    """A match in play: what a seat may do, and what comes of it."""

    def __init__(self, rules: Ruleset, seats: int, luck: Luck, state: State | None = None) -> None:
        """A new match of `seats`, or one that goes on from `state`."""
        super().__init__(rules, seats, luck, state)
        self._menus: dict[int, list[Action]] = {}
        self._menus_at = -1

    def copy(self, luck: Luck) -> Table:
        """The same match with a log of its own, to go on independently with other luck."""
        twin = Table(self.rules, self.state.seats, luck, self.state.copy())
        twin.log = self.log[:]
        twin.actions = self.actions[:]
        return twin

    # --- what can be done ---------------------------------------------------------------------------------

    def menu(self, seat: int) -> list[Action]:
        """What `seat` may do now, sorted and without duplicates; `NOBODY` may deal between rounds.

        The flags `uno` and `shout` go with any play and are no entries of their own.
        """
        state = self.state
        if self._menus_at != state.version:
            self._menus = {}
            self._menus_at = state.version
        found = self._menus.get(seat)
        if found is None:
            found = self._menus[seat] = self._new_menu(seat)
        return found

    def _new_menu(self, seat: int) -> list[Action]:
        state = self.state
        if seat == NOBODY:
            return [NEXT] if state.phase == BETWEEN else []
        decision = state.decision
        if decision is None or not (0 <= seat < state.seats and state.active[seat]):
            return []
        moves: list[Action] = []
        if decision.seat == seat:
            if decision.kind == "turn":
                self._add_plays(seat, state.hands[seat], moves)
            elif decision.kind == "drawn":
                self._add_plays(seat, list(decision.cards), moves)
            elif decision.kind == "answer":
                self._add_answers(seat, moves)
        for rule in self.rules.offer:
            rule.offer(self, seat, moves)
        moves.sort(key=by_rank)
        return moves

    def _add_plays(self, seat: int, hand: list[Card], moves: list[Action]) -> None:
        top = self.state.pile[-1]
        simple = not self.rules.may_play and not self.rules.aims
        for card in set(hand):
            if not fits(card, top):
                continue
            if simple and card.colour:
                moves.append(play(seat, card))
            else:
                self.add_plays_of("play", seat, (card,), moves)

    def _add_answers(self, seat: int, moves: list[Action]) -> None:
        debt = self.state.debt
        assert debt is not None
        moves.append(plain("take", seat))
        if self.rules.may_answer and not debt.errors:
            for card in set(self.state.hands[seat]):
                if self.may_answer(debt, card):
                    self.add_plays_of("play", seat, (card,), moves)

    def may_answer(self, debt: Debt, card: Card) -> bool:
        """Whether the rules let the victim of this penalty lay this card on it."""
        yes = False
        for rule in self.rules.may_answer:
            yes = rule.may_answer(self, debt, card, yes)
        return yes

    def add_plays_of(self, kind: str, seat: int, cards: tuple[Card, ...], moves: list[Action]) -> None:
        """Add every way of laying this card (or pair), with each choice that goes with it (F4)."""
        if not self.why_barred(seat, cards):
            self.add_choices_of(kind, seat, cards, moves)

    def add_choices_of(self, kind: str, seat: int, cards: tuple[Card, ...], moves: list[Action]) -> None:
        """Add every choice that goes with laying this card, whether or not it may be laid."""
        aims: tuple[str, ...] = ("",)
        for rule in self.rules.aims:
            aims = rule.aims(self, seat, cards, aims)
        for colour in COLOURS if cards[0].names_colour else ("",):
            if kind == "play" and len(cards) == 1 and aims == ("",):
                moves.append(play(seat, cards[0], colour))
            else:
                moves += [Action(kind, seat, cards, colour, aim) for aim in aims]

    def why_barred(self, seat: int, cards: tuple[Card, ...]) -> Reason | None:
        """Why a rule forbids `seat` to lay this card (or pair) now although it fits; None when it may."""
        why: Reason | None = None
        for rule in self.rules.may_play:
            why = rule.may_play(self, seat, cards, why)
        return why

    def counts(self, seat: int, card: Card) -> bool:
        """Whether having this card means "you can play" (F5): it fits, may be laid and obliges."""
        return fits(card, self.state.pile[-1]) and not self.why_barred(seat, (card,)) and self.obliges(seat, card)

    def obliges(self, seat: int, card: Card) -> bool:
        """Whether a card that fits and may be laid counts as "you can play" (F5)."""
        yes = True
        for rule in self.rules.obliges:
            yes = rule.obliges(self, seat, card, yes)
        return yes

    def can_play(self, seat: int) -> bool:
        """Whether `seat` holds a card that counts (F5)."""
        return any([self.counts(seat, card) for card in set(self.state.hands[seat])])

    def is_threatened(self, seat: int) -> bool:
        """Whether something hits `seat` at its ordinary turn."""
        yes = False
        for rule in self.rules.threatened:
            yes = rule.threatened(self, seat, yes)
        return yes

    def may_finish_combined(self, seat: int) -> bool:
        """Whether a pair or a run may empty the hand of `seat` (C41)."""
        yes = True
        for rule in self.rules.may_combine:
            yes = rule.may_combine(self, seat, yes)
        return yes

    def timeout_cost(self, decision: Decision) -> int | None:
        """The cards that a time-out costs on this decision; None: no clock runs (C88)."""
        cost: int | None = None
        for rule in self.rules.timeout_cost:
            cost = rule.timeout_cost(self, decision, cost)
        return cost

    def draw_mode(self, seat: int) -> str:
        """How `seat` draws on its turn: `one`, `up_to_three`, `until_playable`, or empty when it may not."""
        mode = "one"
        for rule in self.rules.draw_mode:
            mode = rule.draw_mode(self, seat, mode)
        return mode

    def default(self, decision: Decision) -> Action | None:
        """What the clock does for a seat whose time is over; None: its turn is over (C88)."""
        action = plain("take", decision.seat) if decision.kind == "answer" else None
        for rule in self.rules.default:
            action = rule.default(self, decision, action)
        return action

    def allows(self, action: Action) -> bool:
        """Whether the action is in its seat's menu. An attempt is overtaken (F10) when the table as its
        sender had seen it allows it and this one does not."""
        if action.kind == "say":
            return 0 <= action.seat < self.state.seats
        return action.bare() in self.menu(action.seat)

    def price(self, action: Action) -> Price | None:
        """The price of an attempt that is not in the menu, where a ruling sets one (C45, C47)."""
        if self.state.phase != ROUND or not 0 <= action.seat < self.state.seats or not self.state.active[action.seat]:
            return None
        for rule in self.rules.priced:
            price = rule.priced(self, action)
            if price is not None:
                return price
        return None

    def badges(self, seat: int) -> tuple[str, ...]:
        """Words that everybody may read beside a seat."""
        worn: tuple[str, ...] = ()
        for rule in self.rules.badges:
            worn = rule.badges(self, seat, worn)
        return worn

    # --- doing it -----------------------------------------------------------------------------------------

    def act(self, action: Action) -> Outcome:
        """Carry out an action to its end (F2).

        Done: the events that came of it. Penalised: an attempt that a ruling prices, `mistake` says why, the
        decision stands. Otherwise `Refused` is raised and nothing has changed.
        """
        before, decision = self.state.version, self.state.decision
        if not self.allows(action):
            price = self.price(action)
            if price is None:
                raise Refused(self.why_not(action))
            self.actions.append((before, action))
            self.pay(action.seat, price)
            return Outcome(self.since(before), price.reason)
        self.actions.append((before, action))
        in_vote = decision is not None and decision.kind == "vote"  # No step is taken while it is open (C86).
        if action.kind not in TALK and action.seat != NOBODY and not in_vote:
            for rule in self.rules.before_step:
                rule.before_step(self, action)
            self.tell(Stepped(action.seat))
        self.resolve(action, decision)
        self.drain()
        return Outcome(self.since(before))

    def resolve(self, action: Action, answered: Decision | None) -> None:
        """Set going what an action asks for; `answered` is the decision that stood."""
        kind = action.kind
        if answered is not None and answered.kind == "colour" and kind == "play":
            kind = "colour"  # The dealer's choice for the first card is written as its play (C93).
        if kind == "play":
            self.push(Lay(action))
        elif kind == "say":
            self.tell(Said(action.seat, action.word))
            for rule in self.rules.after_said:
                rule.after_said(self, action.seat, action.word)
        elif kind == "next":
            self.push(Begin())
        elif kind == "take":
            debt = self.state.debt
            assert debt is not None
            self.tell(Owed(None))
            self.push(Advance())
            self.push(Suffer(debt))
        else:
            assert answered is not None
            self.rules.owners[kind].resolve(self, action, answered)

    def drain(self) -> None:
        """Work off the agenda until somebody has to decide, or nothing is left to do."""
        agenda, replacing = self.state.agenda, self.rules.replacing
        while agenda and self.state.decision is None:
            effect = agenda.pop()
            if effect.name in replacing and self._is_replaced(effect):
                continue
            effect.apply(self)
            agenda = self.state.agenda

    def _is_replaced(self, effect: Effect) -> bool:
        assert isinstance(effect, Replaceable)
        for rule in self.rules.replacing[effect.name]:
            if rule.key in effect.done:
                continue
            instead = effect.replaced_by(rule, self)
            if instead is not None:
                done = (*effect.done, rule.key)
                for one in reversed(instead):
                    self.push(one.marked(done) if isinstance(one, type(effect)) else one)
                return True
        return False

    # --- for rules and effects ----------------------------------------------------------------------------

    def ask(self, seat: int, kind: str, cards: tuple[Card, ...] = (), again: bool = False) -> None:
        """The step is over: calls are judged, and the next decision stands (F6 steps 7 and 8)."""
        for rule in self.rules.after_step:
            rule.after_step(self)
        self.tell(Asked(Decision(seat, kind, cards), tuple(self.state.agenda), again))

    def end_turn(self, seat: int, dead: bool) -> None:
        """`seat` passes; `dead` where it could draw nothing, unless a rule says that this pass is none (C32)."""
        for rule in self.rules.dead_pass:
            dead = rule.dead_pass(self, seat, dead)
        self.tell(Passed(seat, dead))
        self.push(Advance())

    def charge(self, debt: Debt, adds: bool = False) -> None:
        """A penalty falls (F7). Cards join those that are pending; a lost turn moves on, or `adds` to them (C53)."""
        pending = self.state.debt
        if pending is not None and pending.kind == debt.kind:
            turns = debt.turns
            if debt.kind == "skip" and adds:
                turns = min(pending.turns + debt.turns, len(self.state.players()) - 1)
            stakes = pending.stakes + debt.stakes
            debt = Debt(debt.kind, pending.amount + debt.amount, debt.victim, stakes, turns, debt.owes)
        self.owe(debt)

    def owe(self, debt: Debt) -> None:
        """This penalty is pending now, or is suffered at once where nothing can answer it."""
        if self.is_answerable(debt):
            self.tell(Owed(debt))
            return
        if self.state.debt is not None:
            self.tell(Owed(None))
        self.push(Suffer(debt))

    def is_answerable(self, debt: Debt) -> bool:
        """Whether the rules, not the hands, allow anything but suffering this penalty; a last card's never (C40)."""
        if self.state.first_out(debt.victim) != NOBODY:
            return False
        yes = False
        for rule in self.rules.answers:
            yes = rule.answers(self, debt, yes)
        return yes

    def why_not(self, action: Action) -> Reason:
        """Why an action that is not in the menu is refused."""
        return why_not(self, action)
