"""A visit: playing at a served table from this terminal, until it is over or the guest leaves."""

from __future__ import annotations

import time
from itertools import count
from queue import SimpleQueue
from typing import Any, Final

from rich.text import Text

from pioche.client.adviser import Adviser
from pioche.client.desk import GuestDesk
from pioche.client.heard import NotUnderstood
from pioche.client.known import Known
from pioche.client.line import Back, Hung, Line, Lost
from pioche.client.link import Link
from pioche.client.typist import Typist
from pioche.engine import rule as engine
from pioche.engine.actions import NOBODY, SEATS, Action
from pioche.engine.view import View
from pioche.rulebook import rulebook
from pioche.rulebook.plain import as_text
from pioche.server.codes import new_code
from pioche.server.messages import Advise, Answer, Bye, Command, Do, Ready, Reason, Room, Said, Start, Step, Talk
from pioche.server.wire import move_of
from pioche.terminal.asking import COMMANDS, keys
from pioche.terminal.chances import chances, told
from pioche.terminal.desk import Left
from pioche.terminal.human import Human, Moment
from pioche.terminal.layout import BOLD, DIM, indented
from pioche.terminal.reading import OPENING
from pioche.terminal.scores import Scores
from pioche.terminal.screen import Screen
from pioche.texts import Texts

#: Lines of the story that stand below the places before a match.
STORY: Final = 5


class News(Exception):
    """The table has changed: what was being asked is asked no more, or asked anew."""


class Seized(Exception):
    """A key was pressed that means something at once."""

    def __init__(self, action: Action) -> None:
        super().__init__(action.text)
        self.action: Final = action


class Over(Exception):
    """The server has closed the table to this guest."""

    def __init__(self, reason: engine.Reason) -> None:
        super().__init__(reason.id)
        self.reason: Final = reason


class Visit:
    """One guest at one table. `link` leads to it, and for others `shared`; with an empty `token` he only watches."""

    def __init__(self, link: Link, token: str, texts: Texts, shared: Link | None = None) -> None:
        self.link: Final = link
        self.shared: Final = shared or link
        self.texts: Final = texts
        self.known: Final = Known(texts)
        self.inbox: Final[SimpleQueue[Any]] = SimpleQueue()
        self.screen: Final = Screen()
        self.typist: Final = Typist(self.inbox, self.screen)
        self.typist.on_news = self._hear
        self.line: Final = Line(link.socket, token or None, self.inbox)
        self.desk: GuestDesk = self._new_desk()
        self._adviser: Final = Adviser(lambda: self._settled(Advise(self._id())))
        self._answers: Final[dict[str, Answer]] = {}
        #: Commands are numbered, behind a word that no other visit has.
        self._visit: Final = new_code()
        self._count: Final = count(1)
        #: The version of the match that was shown when the guest was asked.
        self._seen = 0
        self._is_patient = False
        self._has_changed = False
        self._is_lost = False
        self._bye: Bye | None = None
        #: What there is to say to what was typed last, while somebody else is to act.
        self._note = ""

    def _new_desk(self) -> GuestDesk:
        known = self.known
        return GuestDesk(self.texts, known.seat, known.names, self.screen, self.typist, self.link.text)

    # --- the visit ----------------------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the match is over or the guest leaves; the exit status."""
        over: Over | None = None
        left: Left | None = None
        self.screen.open()
        self.typist.begin()
        self.line.start()
        try:
            while self._moment():
                pass
        except Left as leaving:
            left = leaving
        except KeyboardInterrupt:
            left = Left()
        except Over as closed:
            over = closed
        finally:
            self.typist.end()
            self.screen.close()
            self.line.close()
        self._take_leave(left, over)
        return 0 if over is None else 1

    def _moment(self) -> bool:
        """One thing after another; False when there is nothing more to play."""
        self._has_changed = False
        stage, view = self.known.stage, self.known.view
        try:
            if stage == "preparing":
                self._prepare()
            elif stage == "playing" and view is not None:
                self._play(view)
            elif stage in ("between", "over") and view is not None:
                return self._rest(view)
            else:
                self._wait_for_news()
        except News:
            pass
        return True

    def _take_leave(self, left: Left | None, over: Over | None) -> None:
        desk, view, texts = self.desk, self.known.view, self.texts
        if left is not None and left.ended:
            desk.say(texts("input-ended"))
        if over is not None:
            desk.say(texts.reason(over.reason))
        if view is not None:
            scores = Scores(desk, self.known.rules)
            self.screen.say(*(scores.page(view) if self.known.stage == "over" else scores.standings(view)))
        if over is None and self.known.stage != "over" and self.known.seat != NOBODY:
            desk.say(texts("guest-farewell", link=self.link.text))

    # --- before the match ---------------------------------------------------------------------------------

    def _prepare(self) -> None:
        """Who sits where; the host may begin."""
        desk, known, texts = self.desk, self.known, self.texts
        lines = [Text(texts("guest-table", link=self.shared.text), BOLD), Text(), *self._places(), Text()]
        lines += [*desk.lines(texts("guest-rules", rules=known.rules.text), DIM), Text()]
        if self.screen.live:
            lines += [*desk.story(STORY), Text()]
        if known.is_host:
            ask = texts("guest-start")
        else:
            host = known.room.host if known.room is not None else "-"
            ask = texts("guest-wait", name=known.names[SEATS.index(host)] if host != "-" else "-")
        margin = self.screen.live
        desk.draw([indented(line) if margin else line for line in [*lines, *desk.lines(ask)]])
        if known.is_host or self.typist.is_terminal:
            self._obey_before(self.desk.ask())
        else:
            self._wait_for_news()

    def _places(self) -> list[Text]:
        known, texts, lines = self.known, self.texts, []
        for seat, place in enumerate(known.places):
            if place.kind == "free":
                said = texts("guest-free")
            else:
                said = (
                    texts("bot", name=place.name, level=texts(f"level-{place.level}")) if place.level else place.name
                )
            marks = [texts("guest-you")] * (seat == known.seat)
            marks += [texts("guest-host")] * (known.room is not None and known.room.host == SEATS[seat])
            marks += [texts("guest-is-away")] * place.away
            line = Text(f"{SEATS[seat]}  ", DIM).append(said, BOLD if seat == known.seat else "")
            lines.append(line.append(f" ({', '.join(marks)})" if marks else "", DIM))
        return lines

    def _obey_before(self, line: str) -> None:
        words, texts = line.strip(), self.texts
        command = self.desk.reader.command(words.lower())
        if words.lower() in texts("words-start").split() and self.known.is_host:
            answer = self._settled(Start(self._id()))
            if answer.status != "accepted":
                self.desk.tell_now(texts.reason(self.known.reason(answer.reason)))
        elif words.startswith(OPENING):
            self._say(self.desk.reader.quoted(words))
        elif command == "quit":
            self._ask_to_leave()
        elif command == "rules":
            self._show_rules()
        elif command == "help":
            self.desk.book(self.desk.lines(texts("guest-help")))

    def _show_rules(self) -> None:
        book = rulebook(self.known.rules, len(self.known.places), self.texts)
        self.desk.book([line for text in as_text(book).split("\n") for line in self.desk.lines(text)])

    def _ask_to_leave(self) -> None:
        self.desk.say(self.desk.farewell)
        if self.desk.reader.agrees(self.desk.ask()):
            raise Left

    # --- the match ----------------------------------------------------------------------------------------

    def _play(self, view: View) -> None:
        self._seen = view.version
        human = Human(self.desk, self._why_not, self._adviser)
        if self.known.is_asked:
            human.choose(view, self.known.menu)
        else:
            self._watch(human, view)

    def _watch(self, human: Human, view: View) -> None:
        """Somebody else is to act: a chance is taken with its key, and anything else can be typed."""
        texts, desk, known = self.texts, self.desk, self.known
        offered = chances(view, known.menu) if known.seat != NOBODY else []
        moment = Moment(human, view, offered or known.menu)
        note, self._note = self._note, ""
        said = note or (told(view, offered, texts, known.names) if offered else "")
        if self.screen.live:
            who = SEATS[view.decision.seat] if view.decision is not None else ""
            waiting = texts.sentence(("waiting", {"who": who}), known.names) if who else ""
            below = [*desk.lines(said, BOLD), *(keys(view, (), texts, known.names, desk.width) if not said else [])]
            desk.show(view, moment.offered_cards() if offered else (), [*below, *desk.lines(waiting, DIM)][:3])
        elif said:
            desk.say(said, BOLD)
        if not self.typist.is_terminal:
            self._wait_for_news()
        self.typist.on_key = (lambda key: self._seize(key, moment)) if offered else None
        try:
            line = self.desk.ask()
            if line.strip():
                answer = moment.understood(desk.reader.read(line, view, known.menu))
                self._note = answer if isinstance(answer, str) else ""
        except Seized as seized:
            self.typist.on_key = None
            action = moment.completed(seized.action)
            why = self._why_not(action) if isinstance(action, Action) else None
            self._note = action if isinstance(action, str) else texts.reason(why) if why is not None else ""
        finally:
            self.typist.on_key = None

    def _seize(self, key: str, moment: Moment) -> None:
        others = [self.texts(f"key-{command}") for command in COMMANDS]
        if key in OPENING or key.lower() in others:
            return
        action = moment.pressed(key)
        if action is not None:
            raise Seized(action)

    def _rest(self, view: View) -> bool:
        """Between rounds, or after the match: everybody's cards and points, until the guest is ready."""
        desk, texts, known = self.desk, self.texts, self.known
        is_over = known.stage == "over"
        page = Scores(desk, known.rules).page(view)
        if is_over and not self.typist.is_terminal:
            return False
        is_ready = known.seat == NOBODY or known.places[known.seat].ready
        others = [place.name for place in known.places if place.kind == "person" and not (place.ready or place.away)]
        desk.draw([*page, *([] if self.screen.live else [Text()])])
        if is_ready and not is_over:
            desk.say(texts("guest-waiting-for", names=texts.together(others or ["…"])), DIM)
        if not self.typist.is_terminal and is_ready:
            self._wait_for_news()
        ask = "guest-again" if is_over else "guest-next" if not is_ready else "guest-stay"
        said = self.desk.ask(texts(ask) + " ")
        if desk.reader.leaves(said):
            self._ask_to_leave()
        elif said.strip().startswith(OPENING):
            self._say(desk.reader.quoted(said.strip()))
        elif not said.strip() and known.seat != NOBODY and (is_over or not is_ready):
            answer = self._settled(Ready(self._id()))
            if answer.status == "accepted":
                desk.forget()
        return True

    # --- asking the server --------------------------------------------------------------------------------

    def _why_not(self, action: Action) -> engine.Reason | None:
        """Have the server carry an action out; why it does not, or None."""
        if action.kind == "say":
            return self._refusal(self._settled(Talk(self._id(), text=action.word)))
        answer = self._settled(Do(self._id(), self._seen, move_of(action)))
        if answer.status == "stale":
            self.desk.tell_now(self.texts.reason(self.known.reason(answer.reason)))
            raise News
        return self._refusal(answer)

    def _refusal(self, answer: Answer) -> engine.Reason | None:
        return None if answer.status in ("accepted", "penalised") else self.known.reason(answer.reason)

    def _say(self, words: str) -> None:
        why = self._refusal(self._settled(Talk(self._id(), text=words)))
        if why is not None:
            self.desk.tell_now(self.texts.reason(why))

    def _settled(self, command: Command) -> Answer:
        """The answer to a command, sent again as long as the server wants it later."""
        while True:
            self.line.send(command)
            answer = self._answer_to(command.id)
            if answer.status not in ("wait", "limited", "busy") or answer.reason is not None:
                return answer
            self._pause(answer.ms / 1000)
            if isinstance(command, Do) and self.known.view is not None and self._has_moved(command):
                return Answer(command.id, "stale", reason=Reason("too_late"))

    def _has_moved(self, command: Do) -> bool:
        """Whether it is somebody else's turn by now, so that it is no use to go on asking."""
        return not self.known.is_asked and command.move.kind not in ("uno", "catch", "jump", "slip", "challenge")

    def _answer_to(self, id: str) -> Answer:
        patient, self._is_patient = self._is_patient, True
        try:
            while id not in self._answers:
                self.typist.wait()
        finally:
            self._is_patient = patient
        return self._answers.pop(id)

    def _pause(self, seconds: float) -> None:
        """Take in what comes for some time."""
        patient, self._is_patient = self._is_patient, True
        end = time.monotonic() + seconds
        try:
            while (left := end - time.monotonic()) > 0:
                self.typist.wait(left)
        finally:
            self._is_patient = patient

    def _id(self) -> str:
        return f"{self._visit}-{next(self._count)}"

    # --- hearing ------------------------------------------------------------------------------------------

    def _wait_for_news(self) -> None:
        while True:
            self.typist.wait()

    def _hear(self, news: Any) -> None:
        """Take in whatever comes; raises `News` when what is being asked is out of date, unless an answer is due."""
        try:
            self._take(news)
        except NotUnderstood:
            return
        if self._has_changed and not self._is_patient:
            raise News

    def _take(self, news: Any) -> None:
        known, desk = self.known, self.desk
        if isinstance(news, Answer):
            self._answers[news.id] = news
        elif isinstance(news, Step):
            for words in known.take_step(news):
                desk.note(words)
            self._has_changed = True
        elif isinstance(news, Room):
            self._take_room(news)
        elif isinstance(news, Said):
            if words := known.talk(news):
                desk.tell_now(words)
                self._has_changed = self._has_changed or known.stage != "playing"
        elif isinstance(news, Bye):
            self._bye = news
        elif isinstance(news, Lost):
            self._is_lost = True
            restarts = self._bye is not None and self._bye.code == 1012
            self._bye = None
            desk.tell_now(self.texts("guest-restart" if restarts else "guest-lost"))
        elif isinstance(news, Back):
            known.begin_anew()
            if self._is_lost:
                desk.tell_now(self.texts("guest-here-again"))
            self._is_lost = False
        elif isinstance(news, Hung):
            raise Over(known.reason(news.reason))

    def _take_room(self, room: Room) -> None:
        known = self.known
        before = (known.stage, known.seat, known.names)
        news = known.take_room(room)
        if before[1:] != (known.seat, known.names):
            desk = self._new_desk()
            desk.succeed(self.desk)
            self.desk = desk
            self._has_changed = True
        for words in news:
            self.desk.tell_now(words)
        if before[0] != known.stage or known.stage != "playing":
            self._has_changed = True
