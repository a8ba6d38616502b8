"""The rules: one file each, all of them in this tuple."""

from __future__ import annotations

from typing import Final

from pioche.engine.rule import Rule
from pioche.rules.blocked import Blocked
from pioche.rules.card_points import CardPoints
from pioche.rules.challenge import Challenge
from pioche.rules.dealer import Dealer
from pioche.rules.draw_four import DrawFour
from pioche.rules.draw_two import DrawTwo
from pioche.rules.drawing import Drawing
from pioche.rules.finish import Finish
from pioche.rules.first_card import FirstCard
from pioche.rules.last_draw import LastDraw
from pioche.rules.pack import Pack
from pioche.rules.reverse import Reverse
from pioche.rules.scoring import Scoring
from pioche.rules.skip import Skip
from pioche.rules.uno_call import UnoCall

#: In the order of the catalogue that people read: setting up, the turn, the cards, Uno, going out, the score.
RULES: Final[tuple[type[Rule], ...]] = (
    Pack, Dealer, FirstCard, Drawing, Skip, Reverse, DrawTwo, DrawFour, Challenge, UnoCall, Finish, LastDraw,
    Blocked, CardPoints, Scoring,
)  # fmt: skip
