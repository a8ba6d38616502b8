"""The human: a player at a desk."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from pioche.driver import Choice, Player
from pioche.engine.actions import LAYING, Action
from pioche.engine.events import Event
from pioche.engine.rule import Reason
from pioche.engine.ruleset import Ruleset
from pioche.engine.view import View
from pioche.rulebook import rulebook
from pioche.rulebook.plain import as_text
from pioche.rules import RULES
from pioche.terminal.advice import advice
from pioche.terminal.asking import aims_of, as_typed, grounds, keys
from pioche.terminal.chances import by_key, chances, told
from pioche.terminal.desk import Desk, Left
from pioche.terminal.reading import Typed

#: How long a window stays to the player alone, in seconds (on a terminal).
WINDOW: Final = 2.0
#: How long, when all that can be done is to slip a UNO card in, which can be done again.
SLIP: Final = 1.0
OWN_WISH: Final = Reason("own_wish")

#: Why an action is impossible; None when it will be accepted, or accepted and priced.
WhyNot = Callable[[Action], "Reason | None"]


class Human(Player):
    """Shows what its seat may know, and asks until an answer can be played: nothing is lost by a wrong one.

    `adviser` is a bot that sits behind the player: it watches the same events, and gives hints when asked.
    """

    def __init__(self, desk: Desk, why_not: WhyNot, adviser: Player) -> None:
        self.desk: Final = desk
        self.why_not: Final = why_not
        self.adviser: Final = adviser
        #: The version of the table at which a window was offered last: one offer is enough.
        self._offered = -1

    def watch(self, events: Sequence[Event | None]) -> None:
        self.adviser.watch(events)
        self.desk.tell(events)

    def choose(self, view: View, menu: Sequence[Action]) -> Choice:
        return Choice(Moment(self, view, menu).decide(), OWN_WISH)

    def interrupt(self, view: View, menu: Sequence[Action]) -> Choice | None:
        """A window is open: on a terminal for a moment, in which a key uses it; else a line is asked for."""
        offered = chances(view, menu)
        if view.version == self._offered or not offered:
            return None
        self._offered = view.version
        moment = Moment(self, view, offered)
        action = moment.seize() if self.desk.keyboard.timed else moment.decide_or_not()
        return None if action is None else Choice(action, OWN_WISH)


class Moment:
    """One decision of the player: the view, the menu, and everything that is said until it is taken."""

    def __init__(self, human: Human, view: View, menu: Sequence[Action]) -> None:
        self.human: Final = human
        self.desk: Final = human.desk
        self.texts: Final = human.desk.texts
        self.names: Final = human.desk.names
        self.view: Final = view
        self.menu: Final = menu
        self._shown = False

    # --- the own turn -------------------------------------------------------------------------------------

    def decide(self) -> Action:
        """Ask until the answer can be played."""
        note = ""
        while True:
            typed = self.desk.reader.read(self._prompt(note), self.view, self.menu)
            answer = self.understood(typed)
            if isinstance(answer, Action):
                return answer
            note = answer

    def _prompt(self, note: str) -> str:
        """Ask for a move, below the table and what there is to say to the line before."""
        said = note or advice(self.view, self.menu, self.texts, self.names)
        return self._ask(said, keys(self.view, self.menu, self.texts, self.names, self.desk.width), note)

    def _ask(self, said: str, below: Sequence[Text], note: str) -> str:
        """Ask for a line; a screen that is not drawn over shows the table once, and then only the `note`."""
        desk = self.desk
        if desk.screen.live or not self._shown:
            self._shown = True
            desk.show(self.view, self.menu, [*desk.lines(said, "bold"), *below])
        elif note:
            desk.say(note)
        return desk.ask()

    def _question(self, question: str) -> str:
        """Ask something in between."""
        return self._ask(question, (), question)

    def understood(self, typed: Typed) -> Action | str:
        """The action that was meant if it can be played, else what there is to say."""
        if typed.command:
            return self._obey(typed.command)
        if typed.complaint is not None:
            return self.texts.sentence(typed.complaint, self.desk.names)
        assert typed.action is not None
        action = self.completed(typed.action)
        if isinstance(action, str):
            return action
        why = self.human.why_not(action)
        return action if why is None else self.texts.reason(why)

    # --- the choices that go with an action ---------------------------------------------------------------

    def completed(self, action: Action) -> Action | str:
        """The action with every choice that it needs, asked for line by line; what to say where none was taken.

        An action that is not to be had is left as it is, to be refused or priced.
        """
        if action.kind == "accuse" and any([one.kind == "accuse" for one in self.menu]):
            return self._accusation(action)
        choices = [one for one in self.menu if one.kind == action.kind and one.cards == action.cards]
        if action.kind not in (*LAYING, "challenge") or not choices:
            return action
        if not action.colour and choices[0].colour:
            named = self.desk.reader.colour(self._question(self.texts("which-colour")))
            if not named:
                return self.texts("no-colour")
            action = _with(action, colour=named)
        choices = [one for one in choices if one.colour == action.colour] or choices
        aims = list(dict.fromkeys([one.aim for one in choices]))
        if action.aim or "" in aims:
            return action
        aim = aims[0] if len(aims) == 1 else self._aim(choices)
        return self.texts("no-aim") if aim is None else _with(action, aim=aim)

    def _aim(self, choices: Sequence[Action]) -> str | None:
        """Whom, or which way: asked for on the next line."""
        kind = "way" if any([one.aim in ("left", "right") for one in choices]) else "seat"
        named = ", ".join([f"{key} {does}" for key, does in aims_of(choices, self.texts, self.names)])
        answer = self._question(self.texts(f"which-{kind}", choices=named))
        return self.desk.reader.aim(answer, [one.aim for one in choices])

    def _accusation(self, action: Action) -> Action | str:
        """Whom, and of what."""
        choices = [one for one in self.menu if one.kind == "accuse"]
        aim = action.aim or self._aim(choices)
        if aim is None:
            return self.texts("no-aim")
        ground = action.word or self.desk.reader.ground(
            self._question(self.texts("which-ground", grounds=grounds(self.texts)))
        )
        return Action("accuse", action.seat, aim=aim, word=ground) if ground else self.texts("no-ground")

    # --- commands -----------------------------------------------------------------------------------------

    def _obey(self, command: str) -> str:
        """A command never touches the game; it returns what is left to say."""
        if command == "quit":
            if self.desk.reader.agrees(self._question(self.desk.farewell)):
                raise Left
            return self.texts("stay")
        if command == "hint":
            return self._hint()
        if command == "help":
            self.desk.book(self.desk.lines(self.texts("help")))
        else:
            book = rulebook(Ruleset(RULES, dict(self.view.rules)), self.view.seats, self.texts)
            self.desk.book([line for text in as_text(book).split("\n") for line in self.desk.lines(text)])
        return ""

    def _hint(self) -> str:
        decision = self.view.decision
        if decision is None or decision.seat != self.view.viewer:
            return told(self.view, self.menu, self.texts, self.names)
        steps = [one for one in self.menu if one.kind not in ("accuse", "jump", "slip")] or self.menu
        advised = self.human.adviser.choose(self.view, steps)
        reason = advised.reason
        if not all(reason.args) and advised.action.cards:  # No colour goes with a boomerang or a UNO card.
            reason = Reason("best_card", advised.action.card.text)
        key = as_typed(advised.action, self.view, self.texts, self.names)
        return f"{key} — {self.texts.reason(reason, 'hint')}"

    # --- out of turn --------------------------------------------------------------------------------------

    def decide_or_not(self) -> Action | None:
        """A line: what it says, or nothing when it is empty."""
        chance = told(self.view, self.menu, self.texts, self.names)
        self.desk.say(chance, "bold")
        while True:
            line = self.desk.ask()
            if not line.strip():
                return None
            answer = self.understood(self.desk.reader.read(line, self.view, self.menu))
            if isinstance(answer, Action):
                return answer
            self.desk.say(answer or chance, "bold")

    def seize(self) -> Action | None:
        """Some time, in which the right key (for a catch, any key) uses the window; its choices may take longer."""
        chance = told(self.view, self.menu, self.texts, self.names)
        self.desk.show(self.view, self.offered_cards(), [*self.desk.lines(chance, "bold"), Text()])
        only_slip = all([action.kind == "slip" for action in self.menu])
        end = time.monotonic() + (SLIP if only_slip else WINDOW)
        while (left := end - time.monotonic()) > 0:
            action = self.pressed(self.desk.keyboard.key(left))
            if action is not None:
                answer = self.completed(action)
                return answer if isinstance(answer, Action) else None
        return None

    def pressed(self, key: str) -> Action | None:
        """What a single key does, without the choices that go with it."""
        action = by_key(key.lower(), self.view, self.menu, self.texts)
        return _with(action, colour="", aim="") if action is not None and action.kind == "jump" else action

    def offered_cards(self) -> list[Action]:
        """The cards that a chance is about."""
        return [action for action in self.menu if action.cards]


def _with(action: Action, colour: str | None = None, aim: str | None = None) -> Action:
    """The action with another colour or aim."""
    return Action(
        action.kind,
        action.seat,
        action.cards,
        action.colour if colour is None else colour,
        action.aim if aim is None else aim,
        action.word,
        action.uno,
        action.shout,
    )
