# The rule book: the rules of one table as a leaflet. Its sentences stand in the order in which they are read. A
# setting that differs from the official game is told here in full, in words of its own, and once more by its
# value-… sentence among the differences; one that does not differ may be told by its value-… sentence alone.
# $cards is a number of cards in words, from book-cards.

book-title = The rules of this table
book-lead = For { $seats ->
    [0] two to ten players
    [2] two players
    [3] three players
    [4] four players
   *[other] { $seats } players
}.
book-cards = { $n ->
    [1] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
    [9] nine cards
    [10] ten cards
   *[other] { $n } cards
}
book-points = { $n ->
    [one] one point
   *[other] { $n } points
}

## The aim

book-head-aim = The aim
book-aim = Get rid of all your cards before anybody else: that wins the round.
book-aim-winner = The first to collect { $points } wins the match.
book-aim-losers = As soon as somebody has collected { $points }, the lowest total wins the match.
book-aim-elimination = Whoever has collected { $points } is out, and the last player left wins the match.
book-aim-single = It also wins the match, for only one round is played.
book-aim-rounds-winner = After { $n ->
    [one] one round
   *[other] { $n } rounds
} the highest total wins the match.
book-aim-rounds-losers = After { $n ->
    [one] one round
   *[other] { $n } rounds
} the lowest total wins the match.
book-teams = There are { $n } teams, and partners do not sit side by side: seats belong to the teams in turn. When one player goes out, the team has won the round.
book-teams-winner = It collects the points of the other teams’ hands; those of its own count nothing.
book-teams-losers = Each of the other teams counts the points of all its hands.
book-teams-single = That decides it.
book-teams-manners = Partners keep their hands to themselves. They neither catch nor challenge each other, but may exchange hands.

## The cards

book-head-cards = The cards
book-deck = { $decks ->
    [one] One deck of 108 cards
   *[other] { $decks } decks of 108 cards
}{ $extra ->
    [0] {""}
    [one] {" "}and one extra card, { $total } cards in all
   *[other] {" "}and { $extra } extra cards, { $total } cards in all
}.
book-deck-more = From { $seats } players on, { $decks } decks are needed.
book-column-card = Card
book-column-count = In the deck
book-column-points = Points
book-points-number = its number
book-card-number = Numbers 0 to 9
book-card-wizz = Wizz cards 1 to 5
book-card-skip = Skip
book-card-reverse = Reverse
book-card-draw_two = Draw Two (+2)
book-card-targeted_two = Targeted +2
book-card-wild = Wild
book-card-draw_four = Wild Draw Four (+4)
book-card-targeted_four = Targeted +4
book-card-downpour_one = Downpour +1
book-card-downpour_two = Downpour +2
book-card-exchange = Hand exchange
book-card-boomerang = Boomerang
book-card-uno_card = UNO card
book-card-seven = The 7
book-card-zero = The 0
book-card-two = The 2

## The deal

book-head-deal = The deal
book-dealer-draw_each_round = Before every round each player draws a card: the highest number deals.
book-dealer-winner = A card drawn by each player finds the first dealer; afterwards the winner of a round deals.
book-dealer-loser = A card drawn by each player finds the first dealer; afterwards it is whoever held most points at the end of the round.
book-dealer-random = Lots are drawn for the dealer before every round.
book-hand_size = Shuffle and deal { $cards } to each player, face down.
book-hand_size-dealer = { $direction ->
    [dealer] The dealer shuffles, and says how many cards each player is dealt, from 7 to 15, and which way round dealing and playing go.
   *[clockwise] The dealer shuffles, and says how many cards each player is dealt, from 7 to 15.
}
book-play_direction-dealer = The dealer says which way round dealing and playing go.
book-hidden_deal-true = Let your cards lie face down until the first one has been turned up.
book-hidden_deal-penalised = Peeking costs { $cards }.
book-piles = What is left is the draw pile. Turn its top card up beside it: there begins the discard pile.
book-begin-clockwise = The player on the dealer’s left begins, and play goes clockwise.
book-begin-dealer = The dealer’s neighbour on that side begins.
book-first = If the first card is special:
book-first_wild-dealer = A Wild: the dealer names the colour.
book-first_wild-first_player = A Wild: the first player names the colour.
book-first_wild-redraw = A Wild: turn up another card instead.
book-first_reverse-dealer_starts = A Reverse: play changes direction, and the dealer begins.
book-first_reverse-right_of_dealer = A Reverse: play changes direction, and the dealer’s neighbour on the other side begins.
book-first_reverse-ignore = A Reverse: it does nothing.
book-first_action-apply = A Skip or a +2: it hits the first player.
book-first_action-ignore = A Skip or a +2: it does nothing.
book-first_draw_four-redraw = { $extra ->
    [0] A +4: put it back and turn up another card.
   *[other] A +4 or one of the extra cards: put it back and turn up another card.
}
book-first_draw_four-dealer_plays = { $challenge ->
    [yes] Any other card with a power: it acts as if the dealer had laid it and made its choices. A +4 turned up like this is no bluff.
   *[no] Any other card with a power: it acts as if the dealer had laid it and made its choices.
}
book-first-uno_card = A UNO card: put it back and turn up another card.

## A turn

book-head-turn = Your turn
book-turn = Lay one card that fits on the top card: the same colour, the same number or the same sign. A Wild fits on anything.
book-draw-one = { $may ->
    [yes] If you cannot, or do not want to, draw a card.
   *[no] If you cannot, draw a card; while you can play you may not draw.
}
book-draw-up_to_three = { $may ->
    [yes] If you cannot, or do not want to, draw until one fits, three at the most.
   *[no] If you cannot, draw until one fits, three at the most; while you can play you may not draw.
}
book-draw-until_playable = If you cannot, draw until one fits; while you can play you may not draw.
book-drawn_card-may = If it fits, you may lay it at once; if not, or if you keep it, your turn is over.
book-drawn_card-must = If it fits, you must lay it at once; if not, your turn is over.
book-drawn_card-never = What you have drawn stays in your hand for now, and your turn is over.
book-reshuffle = When the draw pile is empty, shuffle the discards into a new one, all but the top card.
book-clock = Every decision has to be made within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. When time is up you draw { $cards }, { $keeps ->
    [yes] but you keep your turn, unless it happens twice in a row.
   *[no] and your turn is over.
}

## Cards with an effect

book-head-effects = Cards with an effect
book-skip = The next player misses a turn.
book-reverse = Play changes direction.
book-two_player_reverse-nothing = With two players it changes nothing.
book-two_player_reverse-skip = With two players it acts as a Skip.
book-draw_two = The next player draws two cards and misses a turn.
book-wild = Lay it on any card, and name the colour that play goes on with.
book-draw_four = { $legal ->
    [colour] Lay it on any card, as long as you hold no card of the colour in force.
    [nothing_else] Lay it on any card, as long as no other card of your hand fits.
   *[always] Lay it on any card, whatever you hold.
} Name a colour: the next player draws four cards and misses a turn.
book-draw_four-enforced = There is no bluffing: a +4 laid in spite of its condition goes back into the hand.
book-targeted_two = Name any other player, who draws two cards and misses a turn when it next comes round; play goes on after you. It fits on every +2, and every +2 on it.
book-targeted_four = { $legal ->
    [always] Name a colour and any other player, who draws four cards and misses a turn when it next comes round; play goes on after you.
   *[other] Name a colour and any other player, who draws four cards and misses a turn when it next comes round; play goes on after you. You may lay it when you may lay a +4.
}
book-downpour = { $hits ->
    [everyone] Lay it on any card and name a colour: everybody, you last of all, draws at once what it says. Nobody misses a turn.
   *[others] Lay it on any card and name a colour: everybody else draws at once what it says. Nobody misses a turn.
}
book-exchange = { $mode ->
    [choose] Lay it on any card, name a colour, and swap hands with a player of your choice.
    [protected] Lay it on any card, name a colour, and swap hands with a player of your choice, but with nobody who is down to one card.
   *[pass_on] Lay it on any card and name a colour: every hand goes to the next player.
}
book-boomerang = { $swap ->
    [yes] Lay it when a penalty, a Skip or an exchange of hands is about to hit you. An exchange then does not take place; anything else goes back whole to the player who sent it, who draws and misses a turn, unless it is answered with a boomerang again. The colour in force stays.
   *[no] Lay it when a penalty or a Skip is about to hit you. All of it goes back to the player who sent it, who draws and misses a turn, unless it is answered with a boomerang again. The colour in force stays.
} Otherwise you may lay it only as your last card, on anything.
book-uno_card-rotate = Lay it on any card, on your turn or out of turn when somebody is about to play: every hand goes one seat back, against the direction of play. Even as your last card it does so, and it is the player before you who wins with no card left.
book-uno_card-draw_eight = { $victim ->
    [plays] Lay it on your turn, on any card but a +2, a +4 or a Skip: the next player draws eight cards, then plays one card or passes.
   *[loses_turn] Lay it on your turn, on any card but a +2, a +4 or a Skip: the next player draws eight cards and misses a turn.
} It can be answered with another UNO card: that makes sixteen for the player after.
book-uno_card-shield = { $siege ->
    [yes] Lay it when cards to draw, a Skip or a siege are about to hit you: they go on unchanged to the next player, and your turn is over.
   *[no] Lay it when cards to draw or a Skip are about to hit you: they go on unchanged to the next player, and your turn is over.
}
book-uno_card-open = It is slipped under the top card, which still counts. Both its sides are alike, so that everybody sees who holds one.
book-seven-swap = Swap hands with a player of your choice.
book-seven-rotate = All hands go one seat to the left or to the right, as you choose.
book-zero-rotate = Every hand goes to the next player.
book-zero-swap = Swap hands with a player of your choice.
book-two-siege = You lay siege to the table. Until it is your turn again, each player lays a 2 of any colour or draws a card; a 2 just drawn may be laid. Those 2s begin no siege of their own.
book-wizz = It is a number like any other, but the next player spins the wheel instead of playing.

book-head-hands = When hands change owners
book-powers_optional-false = The exchange has to be made, wanted or not.
book-powers_optional-true = The exchange is up to you: you may lay the card without it.
book-power_as_last_card-win = Laid as last card, such a card wins and nothing is exchanged.
book-power_as_last_card-resolve = Laid as last card, such a card still acts: whoever is then without cards has won, and you are left with what you have received.
book-power_as_last_card-choice = Laid as last card, a card that swaps hands wins; instead you may name another player, who wins in your place.
book-turn_follows-hand = The hand counts, not the seat: play goes on after the player who now holds the hand that has just played.

book-head-wheel = The wheel
book-wheel = Spin it by lot: nine sectors, all equally likely. Cards you get rid of go under the top card, without effect. Afterwards play goes on after the player who has spun.
book-sector-almost_uno = Almost Uno: keep two cards and get rid of all the others.
book-sector-drop_number = Number: get rid of all your cards of one number.
book-sector-drop_colour = Colour: get rid of all your cards of one colour.
book-sector-red = Red: draw until a red card comes, or one without a colour.
book-sector-blue = Blue: draw until a blue card comes, or one without a colour.
book-sector-swap_hands = Change: every hand goes one seat to the left.
book-sector-show_hand = Open: show everybody your hand.
book-sector-race = Race: whoever shouts first gets rid of a card.
book-sector-war = War: everybody shows the highest number held; whoever shows the highest of all may get rid of it.

## Answers and challenges

book-head-answers = Answering a penalty
book-stacking-same = If a +2 hits you, you may lay a +2 on it instead of drawing, and on a +4 a +4, whatever the colours. The cards add up and hit the next player, until somebody draws them all and misses a turn.
book-stacking-up = If a +2 hits you, you may lay a +2 or a +4 on it instead of drawing, and on a +4 a +4, whatever the colours. The cards add up and hit the next player, until somebody draws them all and misses a turn.
book-stacking-mixed = If a +2 or a +4 hits you, you may lay any +2 or +4 on it instead of drawing, whatever the colours. The cards add up and hit the next player, until somebody draws them all and misses a turn.
book-stacking-targeted = A targeted card answers like an ordinary one, and names its target.
book-stacking-single = One card makes one answer.
book-stacking-pair = One card or one pair makes one answer.
book-deflect-skip = A Skip that fits on the top card sends a +2, and all that has been added to it, on to the next player.
book-deflect-reverse = A Reverse that fits on the top card changes the direction and sends a +2, with all that has been added to it, back to the player before you.
book-deflect-both = A Skip that fits on the top card sends a +2, and all that has been added to it, on to the next player; a Reverse changes the direction and sends it back.
book-wild_cancels-true = A Wild wipes out all the cards that are about to hit you. Name the colour: that was your turn.
book-skip_answers_skip-true = On a Skip you may lay a Skip of any colour: it is then the next player who misses the turn, and only one turn.
book-answers-challenge = Whoever answers a +4 can no longer challenge it.

book-head-challenge = Bluff and challenge
book-challenge = { $who ->
    [victim] A +4 laid in spite of its condition is a bluff. Only the player whom it hits may challenge it, before drawing.
   *[anyone] A +4 laid in spite of its condition is a bluff. Anybody may challenge it before its victim draws.
} { $reveals ->
    [challenger] Whoever laid it then shows the challenger the hand, and nobody else.
    [everyone] Whoever laid it then shows everybody the hand.
   *[verdict] Whoever laid it then says what it was, and shows nobody the hand.
}
book-challenge-guilty = { $back ->
    [yes] A bluff: whoever laid it takes it back and draws { $cards } instead. The colour before it counts again, and the player whom it hit has an ordinary turn.
   *[no] A bluff: whoever laid it draws { $cards } instead. The card and the colour stay, and the player whom it hit has an ordinary turn.
}
book-challenge-innocent = No bluff: the challenger draws { $cards } and misses a turn.
book-challenge-outsider = No bluff, and the challenger was not the one it hit: { $cards } for the challenger, and the penalty stands.
book-challenge-stack = In a stack only the +4 on top can be challenged: a bluff then costs all that has added up{ $surcharge ->
    [none] {""}
    [more] {" "}and { $more } more
   *[less] {" "}less { $more }
}, a wrong challenge all that has added up{ $extra ->
    [0] {""}
   *[other] {" "}and { $extra } more
}.
book-challenge_answers-false = A +4 laid as an answer is safe from challenges.
book-bluff_chain = If a +4 hits you, you may also lay a +4 on it, honestly when you hold no card of the colour asked for, else as a bluff. Four more cards then hit the next player.
book-bluff_chain-accuse = Whoever faces the sum may draw it, lay another +4, or accuse any +4 of the chain, one after the other. { $extra ->
    [0] A wrong accusation costs nothing.
   *[other] Each wrong accusation costs { $cards } more.
} A bluffer found out draws the whole sum{ $surcharge ->
    [none] {""}
    [more] {" "}and { $more } more
   *[less] {" "}less { $more }
}, and the accuser has an ordinary turn.

## Several cards, and out of turn

book-head-several = Several cards at once
book-pairs-numbers = You may lay two identical numbers, of the same colour, in one go.
book-pairs-any = You may lay two identical cards in one go, for example two green +2. Their effects add up.
book-pair_skips-true = If the pair costs nobody a turn as it is, the next player is skipped.
book-runs-true = After a number you may go on: each further card has the same number, or the colour of the card before and the next number up or down. 9 and 0 are not neighbours.
book-runs-power = A card with a power ends the run.
book-combo_finish-not_with_two = { $players ->
    [2] You may not go out on several cards at once.
   *[other] Going out on several cards at once is allowed, except between two players.
}
book-combo_finish-never = You may not go out on several cards at once.
book-combo_finish-always = You may go out on several cards at once.

book-head-jump_in = Jumping in
book-jump_in-numbers = If a number lies on top and you hold the very same, of the same colour, you may lay it at once, out of turn.
book-jump_in-coloured = If you hold the very same card as the one on top, of the same colour and with the same number or sign, you may lay it at once, out of turn. That goes for cards of a colour only.
book-jump_in-all = If you hold the very same card as the one on top, of the same colour and with the same number or sign, you may lay it at once, out of turn. That goes for cards without a colour as well.
book-jump_in = Play goes on from you. If several want to, the first card on the pile counts.
book-jump_in_action-cancel = An action card laid this way cancels the one below: only yours acts, on the player after you.
book-jump_in_action-add = An action card laid this way acts together with the one below, on the player after you.
book-jump_in-answers = Where a penalty can be answered with its like, that is for its victim alone.
book-jump_in_shout = Shout “{ $word }” as you do it, or draw { $cards }.
book-jump_in_own_turn-true = On your turn you may do the same and then still play, and you may even do it on your own card.

## Uno, and going out

book-head-uno = Calling Uno
book-uno = When you lay your last card but one, call “Uno!”.
book-uno_call-before_play = Call before the card lies, or as you lay it: after that it is too late.
book-uno-catch = If you forget, anybody may catch you until the next player has acted, and you draw { $cards }.
book-uno-exchange = Whoever comes to a single card in any other way calls as well, for a call never travels with a hand.
book-uno_required-true = Anyone who has not called cannot go out: the last card goes back into the hand, and { $cards } with it. The turn stays yours.
book-false_uno = { $call ->
    [0] Catching somebody for nothing costs { $catch_cards }.
   *[other] { $catch ->
        [0] A wrong call costs { $call_cards }.
       *[other] A wrong call costs { $call_cards }, catching somebody for nothing { $catch_cards }.
    }
}

book-head-out = Going out
book-out = The round is over as soon as somebody lays the last card.
book-finish_on-not_draw_four = It may be anything but a +4.
book-finish_on-not_wild = It has to be a card with a colour.
book-finish_on-number = It has to be a number.
book-finish_refused-unplayable = If all you have left is a forbidden card, you draw.
book-finish_refused-draw_two = If your turn comes and all you have left is a forbidden card, you draw two and miss the turn.
book-last_draw-true = { $draws ->
    [two] If it is a +2, its cards are still drawn before the hands are counted.
    [both] If it is a +2 or a +4, its cards are still drawn before the hands are counted.
   *[more] If it is a card that makes others draw, they still draw before the hands are counted.
}
book-last_draw-false = If it is a card that makes others draw, nobody draws any more.
book-blocked = If nobody can play or draw any more, the round is over too: { $scoring ->
    [winner] the lowest hand wins, and collects the difference from every other hand.
    [single] the lowest hand wins.
   *[other] everybody counts the cards left in hand.
}

## Points

book-head-points = Points
book-scoring-losers = When a round is over everybody counts the cards left in hand; whoever has gone out counts none.
book-scoring-elimination = When a round is over everybody counts the cards left in hand; whoever has gone out counts none.
book-worth = The list of cards says what each of them counts.
book-ties = If several share the best total, a deciding round is played among them alone.
book-round_number_discount = If your points of the round, or your new total, are a multiple of 100, { $n } are taken off, once a round.
book-head-cursed = Cursed cards
book-cursed = Before the deal a card is drawn, shown to all and shuffled in again: all cards like it are cursed in this round.
book-cursed-cost = Each cursed card that you lay, or still hold at the end, costs 25 points if it is a number, 50 if it is an action card of a colour, 75 if it has no colour.
book-cursed-out = Whoever goes out on one pays nothing for it: everybody else does, once.
book-cursed-sign = { $scoring ->
    [winner] These points are taken off your own total.
   *[other] These points are added to those of your hand.
}

## Table manners

book-head-manners = Table manners
book-mistakes-penalised = A card laid wrongly or out of turn goes back into the hand and costs { $cards }; so does drawing out of turn. Whoever has the turn keeps it.
book-tribunal-true = You may accuse another player of giving advice, a camouflet (an unsporting remark), confusion, hesitation, peeking, a misdeal, or asking which way play goes. The others vote: if more than half say yes, the accused draws { $cards }; if nobody does, the accuser does.
book-banned_word = Whoever says “{ $word }” at the table draws { $cards }.
book-oooh = When a 0 is laid, everybody says “{ $word }” before the next move: whoever forgets draws { $cards }.

## What differs

book-head-changes = What differs from the official game
book-official = Nothing: this is the official game, without any house rule.
book-foot = pioche: Uno the way each table plays it.

## pioche rules

command-rules = Tells the rules of a table, to read or to print.
help-rules-written = The rules of the table: a preset, then options (“home target=300”); see “pioche options”.
help-rules-players = How many play (2 to 10), where that is known.
help-rules-form = text for the terminal, html for a page to print, markdown for a text with marks.
meta-written = RULES
