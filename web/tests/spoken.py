"""What Python says, for the browser's tests to compare: the question is an argument, its details come as JSON."""

from __future__ import annotations

import json
import sys
from typing import Any

from pioche.engine import cards
from pioche.engine.rule import Reason
from pioche.texts import Texts


def answer(question: str, asked: Any) -> Any:
    if question == "cards":
        named = [card.named(colour) for card in cards.CARDS if not card.colour for colour in cards.COLOURS]
        return [card.text for card in (*cards.CARDS, *named, cards.UNKNOWN)]
    texts, names = Texts(question), asked["names"]
    return {
        "messages": [texts(id, **args) for id, args in asked["messages"]],
        "sentences": [texts.sentence((one["id"], one["args"]), names) for one in asked["sentences"]],
        "reasons": [texts.reason(Reason(one["id"], *one["args"]), prefix) for prefix, one in asked["reasons"]],
        "cards": [texts.card(cards.card(text)) for text in asked["cards"]],
        "lists": [texts.together(names[:count]) for count in range(1, 5)],
    }


json.dump(answer(sys.argv[1], json.load(sys.stdin)), sys.stdout)
