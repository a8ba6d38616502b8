"""Advice: one line about what the moment wants of the player, said like a friend who knows the rules."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.engine.actions import LAYING, Action
from pioche.engine.cards import WILD, Card, write
from pioche.engine.state import Decision
from pioche.engine.view import View
from pioche.terminal.faces import sign
from pioche.terminal.notes import siege
from pioche.texts import Arg, Texts


def advice(view: View, menu: Sequence[Action], texts: Texts, names: Sequence[str]) -> str:
    """What can be done now; nothing when nobody has to decide."""
    decision = view.decision
    if decision is None:
        return ""
    kinds = {action.kind for action in menu}
    special = f"advice-{special_kind(view, decision, menu, kinds)}"
    if special in texts:
        return texts(special)
    if decision.kind == "answer":
        return _of_answer(view, kinds, texts, names)
    if decision.kind == "colour":
        return _of_first_card(view, menu, texts)
    if decision.kind == "drawn":
        id = "advice-drawn" if len(decision.cards) == 1 else "advice-drawn-many"
        return texts(id, cards=write(decision.cards), fits="yes" if kinds & LAYING else "no")
    return _of_turn(view, menu, kinds, texts)


def special_kind(view: View, decision: Decision, menu: Sequence[Action], kinds: set[str]) -> str:
    """The name of a decision that needs but a sentence: `run`, `spin`, `keep`, `vote`, `race`, `hand` …"""
    if decision.kind == "deal":
        return next((kind for kind in ("hand", "direction", "open") if kind in kinds), "deal")
    if decision.kind != "drop":
        return decision.kind if decision.kind in ("run", "spin", "keep", "vote") else ""
    if "race" in kinds:
        return "race"
    dropped = next(action for action in menu if action.kind == "drop")
    return "drop-card" if dropped.cards else "drop-number" if dropped.word.isdecimal() else "drop-colour"


def _of_answer(view: View, kinds: set[str], texts: Texts, names: Sequence[str]) -> str:
    """A penalty, a Skip or an exchange is pending, and may be answered."""
    debt = view.debt
    assert debt is not None
    ways = {"challenge": "challenge" in kinds, "card": bool(kinds & LAYING)}
    more = "both" if all(ways.values()) else next((way for way, is_open in ways.items() if is_open), "none")
    if debt.kind == "draw":
        return texts("advice-answer", n=debt.amount, more=more)
    return texts(f"advice-answer-{debt.kind}", whom=names[debt.last.author], more=more)


def _of_first_card(view: View, menu: Sequence[Action], texts: Texts) -> str:
    """The first card leaves a choice: a colour, or all that goes with it as if it were laid."""
    if any([action.kind == "play" for action in menu]):
        return texts("advice-first-card", card=view.top.bare.text)
    return texts("advice-colour")


def _of_turn(view: View, menu: Sequence[Action], kinds: set[str], texts: Texts) -> str:
    ring = siege(view)
    if ring is not None:
        return texts("advice-siege", n=1 + ring.added, fits="yes" if kinds & LAYING else "no")
    way_out = "draw" if "draw" in kinds else "pass" if "pass" in kinds else "no"
    if not kinds & LAYING:
        is_dead = view.stock == 0 and len(view.pile) == 1
        return texts("advice-draw" if way_out == "draw" else "advice-dead" if is_dead else "advice-pass")
    top = view.top
    if not top.colour:
        return texts("advice-turn-any")
    laid = [action.card.bare for action in menu if action.kind in LAYING]
    wild = _wild_in(laid)
    if all([not card.colour for card in laid]):
        return texts("advice-wilds", colour=top.colour, draw=way_out, wild=wild)
    if top.bare is top:
        shown = _sign(top, texts)
        return texts("advice-turn", sign=shown, kind=top.kind, colour=top.colour, draw=way_out, wild=wild)
    return texts("advice-turn-colour", colour=top.colour, draw=way_out, wild=wild)


def _wild_in(laid: Sequence[Card]) -> str:
    """A colourless card among those that can be laid, a Wild before any other."""
    wilds = [card for card in laid if not card.colour]
    return next((card.text for card in wilds if card.kind == WILD), wilds[0].text if wilds else "none")


def _sign(top: Card, texts: Texts) -> Arg:
    return top.number if top.number >= 0 else sign(top, texts)
