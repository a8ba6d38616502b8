"""The jury: how a seat votes on an accusation (C86).

No bot accuses. What the events prove (a wrong card, a peek, a banned word, time run out, a call forgotten) has
its own price, and is paid already; what is left to accuse of, how somebody talks and behaves, is for people to feel
wronged by. An accusation that nobody backs costs its author cards, and a bot never sees more than everybody does.
"""

from __future__ import annotations

from collections.abc import Sequence

from pioche.bots import reasons
from pioche.bots.belief import Belief
from pioche.bots.house import is_partner
from pioche.driver import Choice
from pioche.engine.actions import Action
from pioche.engine.view import View
from pioche.engine.words import drawn_out


def verdict(view: View, belief: Belief, menu: Sequence[Action]) -> Choice:
    """Yes where this seat has heard what the accused is accused of, and he is no partner; else no."""
    accused, ground = belief.accused
    is_heard = ground in _HEARD and any([_HEARD[ground](view, words) for words in belief.talk.get(accused, ())])
    word = "yes" if is_heard and not is_partner(view, accused) else "no"
    vote = next((action for action in menu if action.word == word), menu[0])
    return Choice(vote, reasons.VOTE_YES if word == "yes" else reasons.VOTE_NO)


def _is_remark(view: View, words: str) -> bool:
    """Whether it was more than a word that the table asks for: any untimely remark is advice (R091)."""
    due = [str(view.rules.get(key, "")) for key in ("oooh", "jump_in_shout")]
    spoken = drawn_out(words).strip(" !.")
    return spoken not in [drawn_out(word) for word in ("uno", *due)]


def _is_question(view: View, words: str) -> bool:
    """Whether it was a question: who asks for the direction takes a penalty (R203)."""
    return words.rstrip().endswith("?")


#: What can be heard of the grounds.
_HEARD = {"advice": _is_remark, "direction": _is_question}
