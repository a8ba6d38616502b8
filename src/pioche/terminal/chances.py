"""Chances: what the player may do out of turn, as one line with the keys that do it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pioche.engine.actions import SEATS, Action
from pioche.engine.view import View
from pioche.terminal.asking import SHOUT, SPEAK
from pioche.terminal.notes import must_speak
from pioche.texts import Sentence, Texts

#: What is offered out of turn. The rest (votes, accusations) waits for the player's own decision.
OFFERED: Final = ("catch", "uno", "challenge", "jump", "slip", "race")


def chances(view: View, menu: Sequence[Action]) -> list[Action]:
    """What of a menu is worth an interruption; what has to be said aloud is a chance, too."""
    is_late = view.counts[view.viewer] == 1  # A call ahead belongs to the play.
    found = [one for kind in OFFERED for one in menu if one.kind == kind and (kind != "uno" or is_late)]
    is_asked = view.decision is not None and view.decision.seat == view.viewer
    if must_speak(view) and not is_asked:
        found.append(Action("say", view.viewer, word=str(view.rules["oooh"])))
    return found


def told(view: View, offered: Sequence[Action], texts: Texts, names: Sequence[str]) -> str:
    """What may be done, and by which key."""
    return " ".join([texts.sentence(one, names) for one in _sentences(view, offered, texts)])


def _sentences(view: View, offered: Sequence[Action], texts: Texts) -> Iterator[Sentence]:
    for kind in dict.fromkeys([action.kind for action in offered]):
        first = next(action for action in offered if action.kind == kind)
        if kind == "catch":
            yield "chance-catch", {"whom": SEATS[first.target], "key": texts("key-catch")}
        elif kind == "jump" and view.rules["jump_in_shout"]:
            word = str(view.rules["jump_in_shout"])
            yield "chance-jump-shout", {"card": first.card.text, "key": SHOUT, "word": word}
        elif kind == "jump":
            yield "chance-jump", {"card": first.card.text, "key": texts("key-jump")}
        elif kind == "say":
            yield "chance-say", {"key": SPEAK, "word": first.word}
        elif kind == "race":
            yield "chance-race", {}
        else:
            yield f"chance-{kind}", {"key": texts(f"key-{kind}")}


def by_key(key: str, view: View, offered: Sequence[Action], texts: Texts) -> Action | None:
    """What a single key means now: its own action; where somebody can be caught and nothing else, any key catches."""
    for action in offered:
        if action.kind == "jump" and key == SHOUT:
            return Action("jump", action.seat, action.cards, action.colour, action.aim, shout=True)
        if action.kind == "race" and key.isdecimal() and view.hand[int(key) - 1 : int(key)] == action.cards:
            return action
        if action.kind == "say" and key == SPEAK:
            return action
        if action.kind not in ("race", "say") and key == texts(f"key-{action.kind}"):
            return action
    kinds = {action.kind for action in offered}
    return offered[0] if key and kinds in ({"catch"}, {"catch", "uno"}) else None
