"""The banned word: saying it at the table costs cards (C86)."""

from __future__ import annotations

from pioche.engine.rule import Options, Price, Reason, Rule, word
from pioche.engine.state import ROUND
from pioche.engine.table import Table
from pioche.engine.words import says


class BannedWord(Rule):
    key = "banned_word"
    options = (word("banned_word", ""),)

    def __init__(self, options: Options) -> None:
        self.word = str(options["banned_word"])
        self.cost = int(options["manners_cards"])

    @classmethod
    def wanted(cls, options: Options) -> bool:
        return options["banned_word"] != ""

    def after_said(self, table: Table, seat: int, words: str) -> None:
        """Once for each saying, from the deal to the end of the round."""
        state = table.state
        if state.phase == ROUND and state.active[seat] and state.hands[seat] and says(words, self.word):
            table.pay(seat, Price(Reason("banned_word", self.word), self.cost))
