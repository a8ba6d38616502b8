"""The human: a player at a desk."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from pioche.driver import Choice, Player
from pioche.engine.actions import SEATS, Action
from pioche.engine.events import Event
from pioche.engine.rule import Reason
from pioche.engine.view import View
from pioche.terminal.asking import advice, as_typed, keys
from pioche.terminal.desk import Desk, Left
from pioche.terminal.reading import Typed
from pioche.texts import Sentence

#: How long a window stays to the player alone, in seconds (on a terminal).
WINDOW: Final = 2.0
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
        return Choice(_Moment(self, view, menu).decide(), OWN_WISH)

    def interrupt(self, view: View, menu: Sequence[Action]) -> Choice | None:
        """A window is open: on a terminal for a moment, in which a key uses it; else a line is asked for."""
        if view.version == self._offered:
            return None
        self._offered = view.version
        moment = _Moment(self, view, menu)
        action = moment.seize() if self.desk.keyboard.timed else moment.decide_or_not()
        return None if action is None else Choice(action, OWN_WISH)


class _Moment:
    """One decision of the player: the view, the menu, and everything that is said until it is taken."""

    def __init__(self, human: Human, view: View, menu: Sequence[Action]) -> None:
        self.human: Final = human
        self.desk: Final = human.desk
        self.texts: Final = human.desk.texts
        self.view: Final = view
        self.menu: Final = menu
        self._shown = False

    # --- the own turn -------------------------------------------------------------------------------------

    def decide(self) -> Action:
        """Ask until the answer can be played."""
        note = ""
        while True:
            typed = self.desk.reader.read(self._prompt(note), self.view, self.menu)
            answer = self._understood(typed)
            if isinstance(answer, Action):
                return answer
            note = answer

    def _prompt(self, note: str) -> str:
        """Ask for a move, below the table and what there is to say to the line before."""
        said = note or advice(self.view, self.menu, self.texts)
        return self._ask(said, keys(self.view, self.menu, self.texts, self.desk.width), note)

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

    def _understood(self, typed: Typed) -> Action | str:
        """The action that was meant if it can be played, else what there is to say."""
        if typed.command:
            return self._obey(typed.command)
        if typed.complaint is not None:
            return self.texts.sentence(typed.complaint, self.desk.names)
        action = typed.action
        assert action is not None
        if typed.open:
            named = self._with_colour(action)
            if named is None:
                return self.texts("no-colour")
            action = named
        why = self.human.why_not(action)
        return action if why is None else self.texts.reason(why)

    def _with_colour(self, action: Action) -> Action | None:
        """A colourless card needs a colour: asked for on the next line, unless it cannot be laid anyway."""
        choices = {one.colour: one for one in self.menu if one.kind == "play" and one.card is action.card}
        if not choices:
            return action
        named = choices.get(self.desk.reader.colour(self._question(self.texts("which-colour"))))
        return named.calling() if named is not None and action.uno else named

    def _obey(self, command: str) -> str:
        """A command never touches the game; it returns what is left to say."""
        if command == "quit":
            if self.desk.reader.agrees(self._question(self.desk.farewell)):
                raise Left
            return self.texts("stay")
        if command == "hint":
            return self._hint()
        if command == "help":
            self.desk.leaf(self.desk.lines(self.texts("help")))
        else:
            self.desk.leaf(self.desk.layout.rules(self.view))
        return ""

    def _hint(self) -> str:
        advised = self.human.adviser.choose(self.view, self.menu)
        key = as_typed(advised.action, self.view, self.texts)
        return f"{key} — {self.texts.reason(advised.reason, 'hint')}"

    # --- out of turn --------------------------------------------------------------------------------------

    def decide_or_not(self) -> Action | None:
        """A line: what it says, or nothing when it is empty."""
        self.desk.say(self._chance(), "bold")
        while True:
            line = self.desk.ask()
            if not line.strip():
                return None
            answer = self._understood(self.desk.reader.read(line, self.view, self.menu))
            if isinstance(answer, Action):
                return answer
            self.desk.say(answer or self._chance(), "bold")

    def seize(self) -> Action | None:
        """Some time, in which the right key (for a catch, any key) uses the window."""
        self.desk.show(self.view, (), [*self.desk.lines(self._chance(), "bold"), Text()])
        end = time.monotonic() + WINDOW
        while (left := end - time.monotonic()) > 0:
            action = self._by_key(self.desk.keyboard.key(left).lower())
            if action is not None:
                return action
        return None

    def _by_key(self, key: str) -> Action | None:
        """What this key means now: its own action, else any key catches."""
        for action in self.menu:
            if key == self.texts(f"key-{action.kind}"):
                return action
        caught = [action for action in self.menu if action.kind == "catch"]
        return caught[0] if key and caught else None

    def _chance(self) -> str:
        """What may be done out of turn, and by which key."""
        kinds = [action.kind for action in self.menu]
        if "catch" not in kinds:
            return self.texts(f"chance-{kinds[0]}", key=self.texts(f"key-{kinds[0]}"))
        whom = next(action.target for action in self.menu if action.kind == "catch")
        chance: Sentence = ("chance-catch", {"whom": SEATS[whom], "key": self.texts("key-catch")})
        return self.texts.sentence(chance, self.desk.names)
