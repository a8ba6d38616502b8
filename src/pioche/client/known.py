"""Known: what a guest knows of a table, and what there is to tell him of each message."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.catalogue import BadRules, ruleset
from pioche.client import heard
from pioche.client.heard import NotUnderstood
from pioche.driver import SHARED
from pioche.engine import rule as engine
from pioche.engine.actions import NOBODY, Action
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import OVER, ROUND
from pioche.engine.view import View
from pioche.server.messages import Place, Reason, Room, Said, Sentence, Step
from pioche.server.shapes import letter
from pioche.server.wire import seat_of
from pioche.texts import Texts


class Known:
    """The table as its last messages tell it."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.room: Room | None = None
        self.seat = NOBODY
        self.names: tuple[str, ...] = ()
        self.rules: Ruleset = ruleset("official")
        self.view: View | None = None
        self.menu: list[Action] = []
        self._match = 0
        #: The entries of the last room and step that were taken in, and of the first room of this match.
        self._room_seq = self._step_seq = self._match_seq = 0
        self._said: set[int] = set()

    def begin_anew(self) -> None:
        """A new line: whatever it tells is how things are, even if an older backup of the table is served now."""
        self._room_seq = self._step_seq = self._match_seq = 0
        self._said.clear()

    @property
    def stage(self) -> str:
        """`preparing`, `playing`, `between` rounds or `over`; nothing before the first message."""
        if self.room is None:
            return ""
        if self.view is None or self.room.stage == "preparing":
            return self.room.stage
        return {ROUND: "playing", OVER: "over"}.get(self.view.phase, "between")

    @property
    def places(self) -> tuple[Place, ...]:
        return self.room.places if self.room is not None else ()

    @property
    def is_host(self) -> bool:
        return self.room is not None and self.seat != NOBODY and self.room.host == self.room.you

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this guest, alone or with others."""
        decision = self.view.decision if self.view is not None else None
        if decision is None or self.seat == NOBODY:
            return False
        return decision.seat == self.seat or any([action.kind in SHARED for action in self.menu])

    # --- messages -----------------------------------------------------------------------------------------

    def take_room(self, room: Room) -> list[str]:
        """Take in who is there and what is settled; what is new about it. What comes late, or twice, is not news."""
        if room.seq < self._room_seq:
            return []
        seats = len(room.places)
        names = tuple([place.name or letter(seat) for seat, place in enumerate(room.places)])
        try:
            rules = ruleset(room.rules, seats) if room.rules != self.rules.text else self.rules
            seat = seat_of(room.you)
        except (BadRules, ValueError) as error:
            raise NotUnderstood from error
        if not 2 <= seats <= 10 or seat >= seats:
            raise NotUnderstood
        self._room_seq = room.seq
        before = self.places
        if self.view is not None and (
            self.view.seats != seats or self.view.viewer != seat or room.match != self._match
        ):
            self.view, self.menu = None, []
        self.room, self.rules, self.seat, self.names = room, rules, seat, names
        news = list(self._changes(before, room.places)) if before else []
        if room.match != self._match and room.stage != "preparing":
            self._match, self._match_seq = room.match, room.seq
            news += self._company()
        return news

    def take_step(self, step: Step) -> list[str]:
        """Take in how the match stands; what has happened. What comes late, or twice, takes nobody back."""
        if self.room is None:
            raise NotUnderstood
        if step.seq < max(self._step_seq, self._match_seq):
            return []
        view = heard.view_of(step, self.rules)
        if view.seats != len(self.places) or view.viewer != self.seat:
            raise NotUnderstood
        is_news = step.seq > self._step_seq or step.missed
        self._step_seq = step.seq
        was_asked = self.view is not None and self.view.decision is not None and self.view.decision.seat == self.seat
        self.view, self.menu = view, heard.menu_of(step, view)
        news = [words for words in map(self.sentence, step.said) if words and is_news]
        told = [" ".join(news)] if news else []
        if was_asked and self.seat != NOBODY and step.by in ("bot", "clock"):
            told.insert(0, self.texts("guest-played-for"))
        if step.missed:
            told.insert(0, self.texts("guest-missed"))
        left = step.clock.left_ms if step.clock is not None else None
        if left is not None and self.is_asked and not was_asked and int(self.rules.options["turn_seconds"]):
            told.append(self.texts("guest-clock", n=round(left / 1000)))
        return told

    def talk(self, said: Said) -> str:
        """What somebody has said; nothing when it was heard before."""
        if said.seq in self._said:
            return ""
        self._said.add(said.seq)
        words = (
            self.texts(said.phrase) if said.phrase.startswith("talk-") and said.phrase in self.texts else said.text
        )
        return self.texts("guest-says", name=said.name, words=words)

    # --- words --------------------------------------------------------------------------------------------

    def sentence(self, said: Sentence) -> str:
        """A sentence of the server in words; nothing where this catalogue has none."""
        try:
            return self.texts.sentence((said.id, said.args), self.names)
        except (LookupError, ValueError, TypeError):
            return ""

    def reason(self, why: Reason | None) -> engine.Reason:
        """Why something was refused, as this catalogue can say it."""
        found = why if why is not None else Reason("not_understood")
        known = engine.Reason(found.id, *found.args)
        try:
            self.texts.reason(known)
        except (LookupError, ValueError, TypeError):
            return engine.Reason("not_understood")
        return known

    def _changes(self, before: tuple[Place, ...], after: tuple[Place, ...]) -> Iterator[str]:
        """Who has come, gone, or is away."""
        texts = self.texts
        for seat, (old, new) in enumerate(zip(before, after, strict=False)):
            if new.coming and new.coming != old.coming:
                yield texts("guest-coming", name=new.coming)
            if seat == self.seat or (old.kind, new.kind) == ("bot", "bot"):
                continue
            if new.kind == "person" and (old.kind, old.name) != (new.kind, new.name):
                yield texts("guest-came", name=new.name)
            elif old.kind == "person" and new.kind != "person":
                yield texts("guest-left", name=old.name)
            elif new.kind == "person" and old.away != new.away:
                yield texts("guest-away" if new.away else "guest-back", name=new.name)

    def _company(self) -> Iterator[str]:
        """Who plays, and what should be said about the rules."""
        texts = self.texts
        others = [
            texts("bot", name=place.name, level=texts(f"level-{place.level}")) if place.level else place.name
            for seat, place in enumerate(self.places)
            if seat != self.seat and place.kind != "free"
        ]
        if others:
            yield texts("guest-company", names=texts.together(others))
        for why in self.room.warnings if self.room is not None else ():
            known = self.reason(why)
            if known.id == why.id:
                yield texts.reason(known)
