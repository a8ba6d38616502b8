"""Asking: what the moment wants of the player, said like a friend who knows the rules, and the keys that answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from pioche.engine.actions import LAYING, Action
from pioche.engine.cards import Card
from pioche.engine.view import View
from pioche.terminal.faces import sign
from pioche.terminal.layout import BOLD, DIM
from pioche.terminal.screen import row
from pioche.texts import Arg, Texts

#: Actions with a key of their own, in the order in which they are offered.
KEYED: Final = ("draw", "pass", "take", "challenge", "uno", "catch")
#: What is there at any time.
COMMANDS: Final = ("hint", "help", "rules", "quit")


def playable(menu: Sequence[Action]) -> set[Card]:
    """The cards of a menu that can be laid."""
    return {action.card for action in menu if action.kind in LAYING}


def only_move(menu: Sequence[Action]) -> Action | None:
    """The one entry of a menu that moves the game and is no card: Enter alone stands for it."""
    moves = [action for action in menu if action.kind not in ("uno", "catch")]
    return moves[0] if len(moves) == 1 and moves[0].kind not in LAYING else None


def advice(view: View, menu: Sequence[Action], texts: Texts) -> str:
    """One line about what can be done now."""
    kinds = {action.kind for action in menu}
    decision, top = view.decision, view.top
    if decision is None:
        return ""
    if decision.kind == "answer" and view.debt is not None:
        return texts("advice-answer", n=view.debt.amount, challenge="yes" if "challenge" in kinds else "no")
    if decision.kind == "colour":
        return texts("advice-colour")
    if decision.kind == "drawn":
        fits = "yes" if kinds & LAYING else "no"
        return texts("advice-drawn", cards="".join([card.text for card in decision.cards]), fits=fits)
    if not kinds & LAYING:
        return texts("advice-draw" if "draw" in kinds else "advice-dead")
    draw = "yes" if "draw" in kinds else "no"
    if top.bare is top:
        return texts("advice-turn", sign=_sign(top, texts), kind=top.kind, colour=top.colour, draw=draw)
    return texts("advice-turn-colour", colour=top.colour, draw=draw)


def _sign(top: Card, texts: Texts) -> Arg:
    return top.number if top.number >= 0 else sign(top, texts)


def keys(view: View, menu: Sequence[Action], texts: Texts, width: int) -> list[Text]:
    """The keys that can be used now, each with what it does; what is always there is dim."""
    kinds = {action.kind for action in menu}
    parts: list[Text] = []
    number = first_key(view, menu)
    if number:
        parts.append(_key(str(number), texts("does-play")))
        if "uno" in kinds and len(view.hand) == 2:
            parts.append(_key(f"{number}{texts('key-uno')}", texts("does-play-uno")))
            kinds.remove("uno")
    if "colour" in kinds:
        parts += [_key(texts.letter(colour), texts.colour(colour)) for colour in "rygb"]
    only = only_move(menu)
    for kind in KEYED:
        if kind in kinds:
            key = texts(f"key-{kind}")
            either = texts("key-or-enter", key=key) if only is not None and only.kind == kind else key
            parts.append(_key(either, _does(view, kind, texts)))
    for command in COMMANDS:
        parts.append(_key(texts(f"key-{command}"), texts(f"does-{command}"), DIM))
    return row(parts, width, gap="   ")


def first_key(view: View, menu: Sequence[Action]) -> int:
    """The number of the first card that can be played, or 0."""
    cards = playable(menu)
    return next((number for number, card in enumerate(view.hand, 1) if card in cards), 0)


def _does(view: View, kind: str, texts: Texts) -> str:
    if kind == "take" and view.debt is not None:
        return texts("does-take", n=view.debt.amount)
    return texts(f"does-{kind}")


def _key(key: str, does: str, style: str = "") -> Text:
    return Text().append(key, f"{BOLD} {style}").append(f" {does}", style)


def as_typed(action: Action, view: View, texts: Texts) -> str:
    """How the action is typed here: `3`, `3b uno`, `d`."""
    if action.kind in LAYING:
        typed = str(view.hand.index(action.card) + 1)
        if action.colour:
            typed += texts.letter(action.colour).lower()
        return f"{typed} {texts('key-uno')}" if action.uno else typed
    if action.kind == "colour":
        return texts.letter(action.colour)
    return texts(f"key-{action.kind}")
