"""Weights: what each consideration is worth to the sharp bot."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """Weights of strategy.md, section 4. They were fitted to the results of games, and are in no unit.

    The rest is the hand that a play leaves. Rows go by a number of cards: 1, 2, 3 or 4, more for the rest, 1, 2, 3,
    more for the hand of an opponent.
    """

    colour: float  # The share of the rest that is of the colour in force.
    match: float  # The share of the rest that fits.
    cover: float  # The share of the four colours that the rest has.
    last_colourless: float  # The rest is one colourless card,
    last_coloured: float  # or one card of the colour in force.
    stuck: float  # No card of a small rest may be the last.
    wild: tuple[float, ...]  # A Wild is laid, by the size of the rest;
    four: tuple[float, ...]  # a +4;
    action: float  # a Skip, a Reverse, a +2.
    bluff: float  # The +4 is a bluff.
    points: float  # 50 points are laid, near the end, where the winner collects,
    own_points: float  # or where everybody keeps his own.
    skip: float  # A Skip falls on somebody near the end;
    two: float  # a +2;
    levy: float  # a +4;
    reverse: float  # a Reverse turns away from him.
    again: float  # The turn comes back, and something fits.
    deny: tuple[float, ...]  # The next to play has nothing that fits, by his cards;
    deny_others: tuple[float, ...]  # the others have nothing.
    keep_wild: float  # A colourless card just drawn is kept;
    keep_card: float  # another one.


#: Between two players, and among more.
TWO: Final = Weights(
    colour=18.0,
    match=-9.0,
    cover=-10.5,
    last_colourless=7.0,
    last_coloured=3.0,
    wild=(-11.5, -19.0, -18.0, -14.0),
    four=(-6.0, -16.5, -16.0, -13.0),
    action=0.5,
    points=10.0,
    own_points=20.0,
    skip=5.0,
    two=9.5,
    levy=12.5,
    reverse=7.0,
    again=3.0,
    deny=(13.5, 14.0, 8.5, 6.0),
    deny_others=(0.0, 0.0, 0.0, 0.0),
    bluff=-4.0,
    keep_wild=-8.5,
    keep_card=-4.0,
    stuck=-30.0,
)
MORE: Final = Weights(
    colour=6.5,
    match=1.0,
    cover=0.5,
    last_colourless=10.0,
    last_coloured=4.5,
    wild=(-10.0, -16.5, -14.0, -11.5),
    four=(-10.5, -20.0, -17.0, -14.5),
    action=-1.5,
    points=5.5,
    own_points=27.0,
    skip=1.0,
    two=4.5,
    levy=6.5,
    reverse=1.5,
    again=0.0,
    deny=(7.5, 5.5, 5.0, 4.0),
    deny_others=(17.5, 7.0, 5.0, 5.0),
    bluff=-1.5,
    keep_wild=-3.5,
    keep_card=-10.0,
    stuck=-30.0,
)
