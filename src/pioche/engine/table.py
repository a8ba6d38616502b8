"""Table: the rules, the state and the luck together; what a seat may do, and what comes of it."""

from __future__ import annotations

from typing import Final

from pioche.engine.actions import LAYING, NEXT, NOBODY, TALK, Action, by_rank, plain, play
from pioche.engine.cards import COLOURS, Card, fits
from pioche.engine.effects import Advance, Begin, Effect, Lay, Out, Replaceable, Turn
from pioche.engine.events import STOCK, Asked, Ended, Event, Moved, Owed, Reshuffled, Said, Stepped, Told, TurnLost
from pioche.engine.luck import Luck
from pioche.engine.rule import Effects, Price, Reason
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import BETWEEN, OVER, ROUND, Debt, Decision, State


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


class Table:
    """A match in play. `log` holds its events, `actions` what was asked for, with the version before it."""

    def __init__(self, rules: Ruleset, seats: int, luck: Luck, state: State | None = None) -> None:
        """A new match of `seats`, or one that goes on from `state`."""
        self.rules: Final = rules
        self.luck = luck
        self.state = state or opening_state(rules, seats)
        self.log: list[Event] = []
        self.actions: list[tuple[int, Action]] = []
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
                moves.append(plain("take", seat))
        for rule in self.rules.offer:
            rule.offer(self, seat, moves)
        moves.sort(key=by_rank)
        return moves

    def _add_plays(self, seat: int, hand: list[Card], moves: list[Action]) -> None:
        top = self.state.pile[-1]
        barred = self.rules.may_play
        for card in set(hand):
            if fits(card, top) and not (barred and self.why_barred(seat, card)):
                if card.colour:
                    moves.append(play(seat, card))
                else:
                    moves += [play(seat, card, colour) for colour in COLOURS]

    def why_barred(self, seat: int, card: Card) -> Reason | None:
        """Why a rule forbids `seat` to lay this card now although it fits; None when it may."""
        why: Reason | None = None
        for rule in self.rules.may_play:
            why = rule.may_play(self, seat, card, why)
        return why

    def counts(self, seat: int, card: Card) -> bool:
        """Whether having this card means "you can play" (F5): it fits, may be laid and obliges."""
        if not fits(card, self.state.pile[-1]) or self.why_barred(seat, card):
            return False
        yes = True
        for rule in self.rules.obliges:
            yes = rule.obliges(self, seat, card, yes)
        return yes

    def can_play(self, seat: int) -> bool:
        """Whether `seat` holds a card that counts (F5)."""
        return any([self.counts(seat, card) for card in set(self.state.hands[seat])])

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

    def seen(self, events: list[Event], viewer: int) -> list[Event | None]:
        """The events of the last step as `viewer` is sent them; None is a bare version number."""
        state = self.state
        if state.phase != ROUND:  # Until the round has ended its hands are not shown (F11): not card by card either.
            state = state.copy()
            state.phase = ROUND
        seen: list[Event | None] = []
        for event in events:
            if isinstance(event, Ended):
                state = self.state
            seen.append(event.seen_by(viewer, state, self.rules))
        return seen

    def pack(self) -> list[Card]:
        """The whole pack in canonical order."""
        return self.rules.pack(self.state.decks)

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
            return Outcome(self._since(before), price.reason)
        self.actions.append((before, action))
        if action.kind not in TALK and action.seat != NOBODY:
            self.tell(Stepped(action.seat))
        self._resolve(action, decision)
        self.drain()
        return Outcome(self._since(before))

    def _since(self, version: int) -> list[Event]:
        return self.log[len(self.log) - (self.state.version - version) :]

    def _resolve(self, action: Action, answered: Decision | None) -> None:
        kind = action.kind
        if kind == "play":
            self.push(Lay(action))
        elif kind == "say":
            self.tell(Said(action.seat, action.word))
        elif kind == "next":
            self.push(Begin())
        elif kind == "take":
            debt = self.state.debt
            assert debt is not None
            self.tell(Owed(None))
            self.push(Advance())
            self.suffer(debt)
        else:
            assert answered is not None
            self.rules.owners[kind].resolve(self, action, answered)

    def drain(self) -> None:
        """Work off the agenda until somebody has to decide, or nothing is left to do."""
        agenda = self.state.agenda
        while agenda and self.state.decision is None:
            effect = agenda.pop()
            if isinstance(effect, Replaceable) and self._replaced(effect):
                continue
            effect.apply(self)
            agenda = self.state.agenda

    def _replaced(self, effect: Replaceable) -> bool:
        rules = self.rules.instead_of_turn if isinstance(effect, Turn) else self.rules.instead_of_out
        for rule in rules:
            if rule.key in effect.done:
                continue
            instead: Effects | None
            if isinstance(effect, Turn):
                instead = rule.instead_of_turn(self, effect)
            else:
                assert isinstance(effect, Out)
                instead = rule.instead_of_out(self, effect)
            if instead is not None:
                done = (*effect.done, rule.key)
                for one in reversed(instead):
                    self.push(one.marked(done) if isinstance(one, type(effect)) else one)
                return True
        return False

    # --- for rules and effects ----------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Something has happened: write it into the state and the log."""
        self.state.version += 1
        event.fold(self.state)
        self.log.append(event)

    def push(self, effect: Effect) -> None:
        """This is to happen next, before everything that is already on the agenda."""
        self.state.agenda.append(effect)

    def clear_agenda(self) -> None:
        """Nothing of what was to happen will: the round is over."""
        self.state.agenda.clear()

    def ask(self, seat: int, kind: str, cards: tuple[Card, ...] = ()) -> None:
        """The step is over: calls are judged, and the next decision stands (F6 steps 7 and 8)."""
        for rule in self.rules.after_step:
            rule.after_step(self)
        self.tell(Asked(Decision(seat, kind, cards), tuple(self.state.agenda)))

    def draw(self, seat: int, count: int, cause: str) -> list[Card]:
        """`seat` draws `count` cards, or what there is (C32); the pile is made anew when needed (C31)."""
        state = self.state
        drawn: list[Card] = []
        while len(drawn) < count and state.can_draw:
            if not state.stock:
                self._make_stock_anew()
            cards = tuple(state.stock[: count - len(drawn)])
            self.tell(Moved(cards, STOCK, seat, cause))
            drawn += cards
        return drawn

    def pay(self, seat: int, price: Price) -> None:
        """`seat` draws for a mistake: said openly, with the cards that were seen by it."""
        self.tell(Told(price.reason.id, seat, number=price.amount, cards=price.cards))
        self.draw(seat, price.amount, "levy")

    def _make_stock_anew(self) -> None:
        state = self.state
        below = [card.bare for card in state.pile[:-1]]
        self.tell(Reshuffled(self.luck.shuffle(below, f"reshuffle|{state.reshuffles + 1}")))

    def charge(self, debt: Debt) -> None:
        """A penalty falls (F7): it joins what is pending, and waits for its victim if it can be answered."""
        pending = self.state.debt
        if pending is not None and pending.kind == debt.kind:
            debt = Debt(debt.kind, pending.amount + debt.amount, debt.victim, pending.stakes + debt.stakes)
        if self.is_answerable(debt):
            self.tell(Owed(debt))
            return
        if pending is not None:
            self.tell(Owed(None))
        self.suffer(debt)

    def is_answerable(self, debt: Debt) -> bool:
        """Whether the rules, not the hands, allow anything but suffering this penalty; a last card's never (C40)."""
        if self.state.first_out(debt.victim) >= 0:
            return False
        yes = False
        for rule in self.rules.answers:
            yes = rule.answers(self, debt, yes)
        return yes

    def suffer(self, debt: Debt, extra: int = 0) -> None:
        """The victim draws the total (and `extra` cards) and loses the turn; after a last card it only draws."""
        if debt.kind == "draw":
            self.draw(debt.victim, debt.amount + extra, "levy")
        if self.state.first_out(debt.victim) < 0:
            self.tell(TurnLost(debt.victim))

    # --- why not ------------------------------------------------------------------------------------------

    def why_not(self, action: Action) -> Reason:
        """Why an action is refused, in the order in which a person would ask."""
        state = self.state
        seat, decision = action.seat, state.decision
        if state.phase == OVER:
            return Reason("match_over")
        if decision is None or action.kind == "next":
            return Reason("round_over" if decision is None else "round_running")
        if not 0 <= seat < state.seats or not state.active[seat]:
            return Reason("no_such_seat")
        if action.kind not in self.rules.owners and action.kind not in ("play", "take"):
            return Reason("not_at_this_table", action.kind)
        why = self._why_not_lay(action, decision) if action.kind in LAYING else None
        for rule in self.rules.why_not:
            why = why or rule.why_not(self, action)
        if why is None and decision.seat != seat:
            return Reason("not_your_turn")
        return why or Reason(f"not_now_{decision.kind}")

    def _why_not_lay(self, action: Action, decision: Decision) -> Reason | None:
        seat, card = action.seat, action.cards[0].bare
        hand = self.state.hands[seat]
        if not all([hand.count(one) >= action.cards.count(one) for one in action.cards]):
            return Reason("not_held", card.text)
        if decision.seat != seat:
            return Reason("not_your_turn")
        if decision.kind == "drawn" and card not in decision.cards:
            return Reason("only_the_drawn_card")
        if decision.kind not in ("turn", "drawn"):
            return None
        if not fits(card, self.state.top):
            return Reason("does_not_fit", card.text, self.state.top.text)
        if not card.colour and not action.colour:
            return Reason("colour_missing")
        if len(action.cards) > 1:
            return Reason("one_card_only")
        return self.why_barred(seat, card) or Reason("choice_not_taken", card.text)


def opening_state(rules: Ruleset, seats: int) -> State:
    """The state of a match before its first round."""
    state = State(seats, rules.decks(seats))
    for rule in rules.rules:
        memo = rule.memo()
        if memo is not None:
            state.memos[rule.key] = memo
    return state


def replay(rules: Ruleset, seats: int, log: list[Event]) -> State:
    """The state that these events lead to; no rule is run."""
    state = opening_state(rules, seats)
    for event in log:
        state.version += 1
        event.fold(state)
    return state
