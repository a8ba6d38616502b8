# What happens at the table under house rules. $who and $whom are names, or “you” for the reader; $seats are several
# of them. told-… is a word of the event Told and has $who, mostly $whom, $card or $n as well; what a told word costs
# is not repeated in it, since the cards drawn are told next.
#
# The other events, and what their messages are given:
#   played-pair…                         two identical cards laid together: $who, $card (one of them), $colour if named
#   jumped…                              a card laid out of turn: $who, $card, $colour if named
#   slipped, shed                        $who and $card or $cards; a UNO card laid out of turn, cards shed under the top
#   hands-swapped, hands-rotated         $who and $whom; $way, which is left (clockwise) or right
#   owed-skip, owed-swap                 $who is about to miss a turn; $who is about to swap hands with $whom
#   turn-owed, turn-lost-owed            $who will miss the next turn; $who misses the turn that was owed
#   eliminated, eliminated-together      $who; $seats
#   cursed, hand-size, direction         the cursed $card; the dealer $who says $n, or says $way
#   turned-up-dealer                     the dealer $who counts as having laid the first $card

## Cards and hands on the move

played-pair = { $who ->
    [you] You play { THE($card) } and its twin.
   *[other] { $who } plays { THE($card) } and its twin.
}
played-pair-uno = { $who ->
    [you] You play { THE($card) } and its twin, and call Uno!
   *[other] { $who } plays { THE($card) } and its twin, and calls Uno!
}
played-pair-named = { $who ->
    [you] You play { THE($card) } and its twin, and name { COLOUR($colour) }.
   *[other] { $who } plays { THE($card) } and its twin, and names { COLOUR($colour) }.
}
played-pair-named-uno = { $who ->
    [you] You play { THE($card) } and its twin, name { COLOUR($colour) } and call Uno!
   *[other] { $who } plays { THE($card) } and its twin, names { COLOUR($colour) } and calls Uno!
}
jumped = { $who ->
    [you] You jump in with { THE($card) }!
   *[other] { $who } jumps in with { THE($card) }!
}
jumped-uno = { $who ->
    [you] You jump in with { THE($card) } and call Uno!
   *[other] { $who } jumps in with { THE($card) } and calls Uno!
}
jumped-named = { $who ->
    [you] You jump in with { THE($card) } and name { COLOUR($colour) }!
   *[other] { $who } jumps in with { THE($card) } and names { COLOUR($colour) }!
}
jumped-named-uno = { $who ->
    [you] You jump in with { THE($card) }, name { COLOUR($colour) } and call Uno!
   *[other] { $who } jumps in with { THE($card) }, names { COLOUR($colour) } and calls Uno!
}
slipped = { $who ->
    [you] You slip { THE($card) } in out of turn.
   *[other] { $who } slips { THE($card) } in out of turn.
}
shed = { $who ->
    [you] You get rid of { THE($cards) }.
   *[other] { $who } gets rid of { THE($cards) }.
}
hands-swapped = { $who ->
    [you] You swap hands with { $whom }.
   *[other] { $whom ->
        [you] { $who } swaps hands with you.
       *[other] { $who } and { $whom } swap hands.
    }
}
hands-rotated = { $way ->
    [left] Every hand goes one seat to the left.
   *[right] Every hand goes one seat to the right.
}
owed-skip = { $who ->
    [you] You are about to miss a turn.
   *[other] { $who } is about to miss a turn.
}
owed-swap = { $who ->
    [you] You are about to swap hands with { $whom }.
   *[other] { $whom ->
        [you] { $who } is about to swap hands with you.
       *[other] { $who } is about to swap hands with { $whom }.
    }
}
turn-owed = { $who ->
    [you] You will miss your next turn.
   *[other] { $who } will miss the next turn.
}
turn-lost-owed = { $who ->
    [you] You miss the turn that you owed.
   *[other] { $who } misses the turn owed from before.
}

## The deal and the match

cursed = Cursed in this round: { CARD($card) }.
hand-size = { $who ->
    [you] You deal { $n ->
        [one] one card
       *[other] { $n } cards
    } each.
   *[other] { $who } deals { $n ->
        [one] one card
       *[other] { $n } cards
    } each.
}
direction = { $who ->
    [you] { $way ->
        [left] You begin to the left, clockwise.
       *[right] You begin to the right, counter-clockwise.
    }
   *[other] { $way ->
        [left] { $who } begins to the left, clockwise.
       *[right] { $who } begins to the right, counter-clockwise.
    }
}
turned-up-dealer = { $who ->
    [you] { THE($card) } counts as laid by you.
   *[other] { THE($card) } counts as laid by { $who }.
}
eliminated = { $who ->
    [you] You are out of the match.
   *[other] { $who } is out of the match.
}
eliminated-together = { $seats } are out of the match.

## Time, wrong cards, words

told-timeout = { $who ->
    [you] Your time is up.
   *[other] { $who } has run out of time.
}
told-mistake = { $who ->
    [you] That was a mistake: you take { THE($card) } back.
   *[other] That was a mistake: { $who } takes { THE($card) } back.
}
told-mistake_draw = { $who ->
    [you] You draw out of turn: that was a mistake.
   *[other] { $who } draws out of turn: that was a mistake.
}
told-mistake_peek = { $who ->
    [you] You peek at your cards: that was a mistake.
   *[other] { $who } peeks at their cards: that was a mistake.
}
told-shout_missing = { $who ->
    [you] You jumped in without a shout.
   *[other] { $who } jumped in without a shout.
}
told-oooh_missing = { $who ->
    [you] You said nothing on the 0.
   *[other] { $who } said nothing on the 0.
}
told-banned_word = { $who ->
    [you] You said the banned word!
   *[other] { $who } said the banned word!
}

## The wheel

told-spun_almost_uno = { $who ->
    [you] The wheel says “almost Uno”: you keep only two cards.
   *[other] The wheel says “almost Uno”: { $who } keeps only two cards.
}
told-spun_drop_number = { $who ->
    [you] The wheel says: get rid of all your cards of one number.
   *[other] The wheel lets { $who } get rid of all cards of one number.
}
told-spun_drop_colour = { $who ->
    [you] The wheel says: get rid of all your cards of one colour.
   *[other] The wheel lets { $who } get rid of all cards of one colour.
}
told-spun_red = { $who ->
    [you] The wheel says red: you draw until a red card comes.
   *[other] The wheel says red: { $who } draws until a red card comes.
}
told-spun_blue = { $who ->
    [you] The wheel says blue: you draw until a blue card comes.
   *[other] The wheel says blue: { $who } draws until a blue card comes.
}
told-spun_swap_hands = { $who ->
    [you] You spin the wheel: all hands are on the move!
   *[other] { $who } spins the wheel: all hands are on the move!
}
told-spun_show_hand = { $who ->
    [you] The wheel says: show your hand to everyone.
   *[other] The wheel makes { $who } show everyone their hand.
}
told-spun_race = { $who ->
    [you] You spin the wheel, and the race is on: the first to shout gets rid of a card!
   *[other] { $who } spins the wheel, and the race is on: the first to shout gets rid of a card!
}
told-spun_war = { $who ->
    [you] You spin the wheel, and it is war: the highest number wins!
   *[other] { $who } spins the wheel, and it is war: the highest number wins!
}
told-war_shows = { $who ->
    [you] You show { $n ->
        [8] an { $n }
       *[other] a { $n }
    }.
   *[other] { $who } shows { $n ->
        [8] an { $n }
       *[other] a { $n }
    }.
}

## The tribunal

told-accused_advice = { $who ->
    [you] You accuse { $whom } of giving advice.
   *[other] { $whom ->
        [you] { $who } accuses you of giving advice.
       *[other] { $who } accuses { $whom } of giving advice.
    }
}
told-accused_camouflet = { $who ->
    [you] You accuse { $whom } of a camouflet.
   *[other] { $whom ->
        [you] { $who } accuses you of a camouflet.
       *[other] { $who } accuses { $whom } of a camouflet.
    }
}
told-accused_confusion = { $who ->
    [you] You accuse { $whom } of confusion.
   *[other] { $whom ->
        [you] { $who } accuses you of confusion.
       *[other] { $who } accuses { $whom } of confusion.
    }
}
told-accused_hesitation = { $who ->
    [you] You accuse { $whom } of hesitating.
   *[other] { $whom ->
        [you] { $who } accuses you of hesitating.
       *[other] { $who } accuses { $whom } of hesitating.
    }
}
told-accused_peeking = { $who ->
    [you] You accuse { $whom } of peeking.
   *[other] { $whom ->
        [you] { $who } accuses you of peeking.
       *[other] { $who } accuses { $whom } of peeking.
    }
}
told-accused_misdeal = { $who ->
    [you] You accuse { $whom } of a misdeal.
   *[other] { $whom ->
        [you] { $who } accuses you of a misdeal.
       *[other] { $who } accuses { $whom } of a misdeal.
    }
}
told-accused_direction = { $who ->
    [you] You accuse { $whom } of asking which way play goes.
   *[other] { $whom ->
        [you] { $who } accuses you of asking which way play goes.
       *[other] { $who } accuses { $whom } of asking which way play goes.
    }
}
told-voted_yes = { $who ->
    [you] You vote guilty.
   *[other] { $who } votes guilty.
}
told-voted_no = { $who ->
    [you] You vote innocent.
   *[other] { $who } votes innocent.
}
told-convicted = { $who ->
    [you] The tribunal finds you guilty.
   *[other] The tribunal finds { $who } guilty.
}
told-accused_in_vain = { $who ->
    [you] Nobody backs your accusation.
   *[other] Nobody backs the accusation by { $who }.
}
