"""Asking: the keys that can be used at this moment, and how each action is typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from pioche.engine.actions import GROUNDS, LAYING, SEATS, TALK, Action
from pioche.engine.cards import COLOURS, Card
from pioche.engine.view import View
from pioche.terminal.notes import must_speak
from pioche.terminal.screen import row
from pioche.texts import Texts

BOLD: Final = "bold"
DIM: Final = "dim"
#: Actions with a key of their own, in the order in which they are offered.
KEYED: Final = ("open", "spin", "draw", "pass", "take", "challenge", "jump", "slip", "uno", "catch")
#: What is there at any time.
COMMANDS: Final = ("hint", "help", "rules", "quit")
#: The sign that declines a power, the one that lays a pair, and the one that shouts while jumping in.
DECLINE: Final = "-"
PAIR: Final = "+"
SHOUT: Final = "!"
#: The key that says the word which a 0 asks for.
SPEAK: Final = "0"
#: What is no step by itself, or may be done beside one: Enter alone never stands for it.
BESIDE: Final = frozenset({*TALK, "jump", "slip"}) - {"vote"}


def playable(view: View, menu: Sequence[Action]) -> set[Card]:
    """The cards of the hand that can be laid, kept or shed."""
    if view.decision is not None and view.decision.kind == "colour":
        return set()  # The choices for the first card bear its name, and it lies on the pile.
    found = {card for action in menu if action.kind in LAYING or action.cards for card in action.cards}
    words = {action.word for action in menu if action.kind == "drop"} - {""}
    return found | {card for card in view.hand if card.colour in words or str(card.number) in words}


def only_move(menu: Sequence[Action]) -> Action | None:
    """The one entry of a menu that moves the game and is no card: Enter alone stands for it."""
    moves = [action for action in menu if action.kind not in BESIDE]
    return moves[0] if len(moves) == 1 and moves[0].kind not in LAYING else None


def keys(view: View, menu: Sequence[Action], texts: Texts, names: Sequence[str], width: int) -> list[Text]:
    """The keys that can be used now, each with what it does; what is always there is dim."""
    parts = [*_answers(view, menu, texts, names), *_cards(view, menu, texts), *_kinds(view, menu, texts, names)]
    if must_speak(view):
        parts.append(_key(SPEAK, texts("does-speak", word=str(view.rules["oooh"]))))
    commands = [*COMMANDS, *(["accuse"] if any([action.kind == "accuse" for action in menu]) else [])]
    parts += [_key(texts(f"key-{command}"), texts(f"does-{command}"), DIM) for command in commands]
    return row(parts, width, gap="   ")


def _answers(view: View, menu: Sequence[Action], texts: Texts, names: Sequence[str]) -> Iterator[Text]:
    """Decisions that are answered by a letter or a number."""
    kinds = {action.kind for action in menu}
    first_card = view.decision is not None and view.decision.kind == "colour"
    if first_card:
        for colour in sorted({action.colour for action in menu if action.colour}, key=COLOURS.index):
            yield _key(texts.letter(colour), texts.colour(colour))
        if not any([action.colour for action in menu]):
            yield from [_key(key, does) for key, does in aims_of(menu, texts, names)]
    if "hand" in kinds:
        sizes = [int(action.word) for action in menu if action.kind == "hand"]
        yield _key(f"{min(sizes)}-{max(sizes)}", texts("does-hand"))
    if "direction" in kinds:
        yield from [_key(way_key(way, texts), texts(f"does-{way}")) for way in ("left", "right")]
    if "vote" in kinds and view.decision is not None and view.decision.kind == "vote":
        yield from [_key(texts(f"words-{vote}").split()[0], texts(f"does-{vote}")) for vote in ("yes", "no")]
    for action in menu:
        if action.kind == "drop" and action.word.isalpha():
            yield _key(texts.letter(action.word), texts.colour(action.word))


def _cards(view: View, menu: Sequence[Action], texts: Texts) -> Iterator[Text]:
    """How a card is laid, and what may be typed behind its number."""
    number = first_key(view, menu)
    if not number:
        return
    kinds = {action.kind for action in menu}
    if "keep" in kinds:
        yield _key(f"{number} {number + 1}", texts("does-keep"))
        return
    if kinds & {"drop", "race"}:
        yield _key(str(number), texts("does-drop"))
        return
    laid = [action for action in menu if action.kind == "play"]
    if laid:
        yield _key(str(number), texts("does-play"))
    if "uno" in kinds and len(view.hand) == 2 and laid:
        yield _key(f"{number}{texts('key-uno')}", texts("does-play-uno"))
    pair = next((action for action in laid if len(action.cards) > 1), None)
    if pair is not None:
        yield _key(f"{view.hand.index(pair.card) + 1}{PAIR}", texts("does-pair"))
    declined = next((action for action in laid if action.aim == DECLINE), None)
    if declined is not None:
        yield _key(f"{view.hand.index(declined.card) + 1}{DECLINE}", texts("does-decline"))


def _kinds(view: View, menu: Sequence[Action], texts: Texts, names: Sequence[str]) -> Iterator[Text]:
    """Actions with a key of their own."""
    kinds = {action.kind for action in menu}
    if "uno" in kinds and len(view.hand) == 2 and kinds & {"play"}:
        kinds.remove("uno")
    is_asked = view.decision is not None and view.decision.seat == view.viewer
    if is_asked and not view.rules["jump_in_own_turn"]:
        kinds.discard("jump")  # There it is an ordinary play (C58).
    only = only_move(menu)
    for kind in KEYED:
        if kind in kinds:
            key = texts(f"key-{kind}")
            if kind == "jump" and view.rules["jump_in_shout"]:
                key = SHOUT
            either = texts("key-or-enter", key=key) if only is not None and only.kind == kind else key
            yield _key(either, _does(view, kind, texts))
    for action in menu:
        if action.kind == "challenge" and action.aim:  # One of a chain.
            name = names[action.target]
            yield _key(f"{texts('key-challenge')} {name[0].lower()}", f"{texts('does-challenge')} {name}")


def first_key(view: View, menu: Sequence[Action]) -> int:
    """The number of the first card that can be laid, kept or shed, or 0."""
    cards = playable(view, menu)
    return next((number for number, card in enumerate(view.hand, 1) if card in cards), 0)


def _does(view: View, kind: str, texts: Texts) -> str:
    if kind == "take" and view.debt is not None:
        return texts(f"does-take-{view.debt.kind}", n=view.debt.amount)
    if kind == "pass" and view.decision is not None and view.decision.kind in ("run", "turn"):
        return texts(f"does-pass-{view.decision.kind}")
    if kind == "jump" and view.rules["jump_in_shout"]:
        return texts("does-jump-shout", word=str(view.rules["jump_in_shout"]))
    return texts(f"does-{kind}")


def _key(key: str, does: str, style: str = "") -> Text:
    return Text().append(key, f"{BOLD} {style}").append(f" {does}", style)


def way_key(way: str, texts: Texts) -> str:
    """The letter for left or right."""
    return texts(f"way-{way}").split()[0]


def aims_of(choices: Sequence[Action], texts: Texts, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The key of each aim of these actions, and whom or what it means."""
    for aim in dict.fromkeys([action.aim for action in choices]):
        if aim == "":
            yield texts("key-enter"), texts("aim-all")
        elif aim == DECLINE:
            yield DECLINE, texts("aim-none")
        else:
            yield aim_key(aim, texts, names), texts(f"does-{aim}") if len(aim) > 1 else names[SEATS.index(aim)]


def aim_key(aim: str, texts: Texts, names: Sequence[str]) -> str:
    """How an aim is typed: the first letter of a name, or the letter of a direction."""
    if aim in ("", DECLINE):
        return aim
    return way_key(aim, texts) if len(aim) > 1 else names[SEATS.index(aim)][0].lower()


def grounds(texts: Texts) -> str:
    """The grounds for an accusation, each with its number."""
    return ", ".join([f"{number} {texts(f'ground-{ground}')}" for number, ground in enumerate(GROUNDS, 1)])


def as_typed(action: Action, view: View, texts: Texts, names: Sequence[str]) -> str:
    """How the action is typed here: `3`, `3b uno`, `3+`, `5c`, `d`."""
    behind = (texts.letter(action.colour).lower() if action.colour else "") + aim_key(action.aim, texts, names)
    kind = action.kind
    if kind in ("colour", "play") and view.decision is not None and view.decision.kind == "colour":
        return behind
    if kind == "play":
        typed = f"{view.hand.index(action.card) + 1}{PAIR if len(action.cards) > 1 else ''}{behind}"
        return f"{typed} {texts('key-uno')}" if action.uno else typed
    if kind in ("jump", "slip"):
        return SHOUT if action.shout else texts(f"key-{kind}")
    if kind in ("keep", "race") or (kind == "drop" and action.cards):
        places = [view.hand.index(card) + 1 for card in action.cards]
        places[1:] = [place + (place == places[0]) for place in places[1:]]
        return " ".join(map(str, places))
    if kind == "drop":
        held = [place for place, card in enumerate(view.hand, 1) if action.word in (card.colour, str(card.number))]
        return texts.letter(action.word) if action.word in COLOURS else str(held[0])
    if kind == "vote":
        return texts(f"words-{action.word}").split()[0]
    if kind == "direction":
        return way_key(action.word, texts)
    return action.word if kind in ("hand", "say") else f"{texts(f'key-{kind}')} {behind}".rstrip()
