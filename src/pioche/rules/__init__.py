"""The rules: one file each, all of them in this tuple."""

from __future__ import annotations

from typing import Final

from pioche.engine.rule import Rule
from pioche.rules.banned_word import BannedWord
from pioche.rules.blocked import Blocked
from pioche.rules.bluff_chain import BluffChain
from pioche.rules.boomerang import Boomerang
from pioche.rules.card_points import CardPoints
from pioche.rules.challenge import Challenge
from pioche.rules.clock import Clock
from pioche.rules.combo_finish import ComboFinish
from pioche.rules.cursed_cards import CursedCards
from pioche.rules.dealer import Dealer
from pioche.rules.dealer_choices import DealerChoices
from pioche.rules.deflect import Deflect
from pioche.rules.downpour import Downpour
from pioche.rules.draw_four import DrawFour
from pioche.rules.draw_four_enforced import DrawFourEnforced
from pioche.rules.draw_two import DrawTwo
from pioche.rules.drawing import Drawing
from pioche.rules.finish import Finish
from pioche.rules.first_card import FirstCard
from pioche.rules.hand_exchange import HandExchange
from pioche.rules.hidden_deal import HiddenDeal
from pioche.rules.jump_in import JumpIn
from pioche.rules.last_draw import LastDraw
from pioche.rules.match_end import MatchEnd
from pioche.rules.mistakes import Mistakes
from pioche.rules.oooh import Oooh
from pioche.rules.pack import Pack
from pioche.rules.pair_skips import PairSkips
from pioche.rules.pairs import Pairs
from pioche.rules.powers import Powers
from pioche.rules.reverse import Reverse
from pioche.rules.round_discount import RoundDiscount
from pioche.rules.runs import Runs
from pioche.rules.scoring import Scoring
from pioche.rules.seven import Seven
from pioche.rules.siege import Siege
from pioche.rules.skip import Skip
from pioche.rules.skip_answers_skip import SkipAnswersSkip
from pioche.rules.stacking import Stacking
from pioche.rules.targeted_cards import TargetedCards
from pioche.rules.teams import Teams
from pioche.rules.tribunal import Tribunal
from pioche.rules.uno_call import UnoCall
from pioche.rules.uno_card import UnoCard
from pioche.rules.uno_draws_eight import UnoDrawsEight
from pioche.rules.uno_required import UnoRequired
from pioche.rules.uno_rotates import UnoRotates
from pioche.rules.uno_shields import UnoShields
from pioche.rules.wheel import Wizz
from pioche.rules.wild_cancels import WildCancels
from pioche.rules.zero import Zero

#: In the order of the catalogue that people read, from setting up to the table manners.
RULES: Final[tuple[type[Rule], ...]] = (
    Pack, HandExchange, Boomerang, TargetedCards, Downpour, UnoCard, UnoRotates, UnoDrawsEight, UnoShields, Wizz,
    Dealer, DealerChoices, FirstCard,
    Drawing, Clock, Pairs, PairSkips, Runs, Skip, Reverse, DrawTwo,
    DrawFour, DrawFourEnforced, Challenge, BluffChain, WildCancels, Stacking, Deflect, SkipAnswersSkip, JumpIn,
    Seven, Zero, Powers, Siege, Oooh,
    UnoCall, UnoRequired, Finish, LastDraw, ComboFinish, Blocked,
    Scoring, MatchEnd, CardPoints, RoundDiscount, CursedCards, Teams,
    Mistakes, Tribunal, BannedWord, HiddenDeal,
)  # fmt: skip
