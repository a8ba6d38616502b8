# The ruleset: rule-… names a rule, option-… says what an option decides, value-… what a setting means at the
# table (a sentence that stands alone), preset-… introduces a preset.

## The pack and the first hands

rule-pack = Pack and hands
option-decks = How many decks are shuffled together.
value-decks = { $n ->
    [one] One deck is in play.
   *[other] { $n } decks are in play.
}
option-hand_size = How many cards each player is dealt.
value-hand_size = { $n ->
    [one] Each player is dealt one card.
   *[other] Each player is dealt { $n } cards.
}

## The dealer

rule-dealer = Dealer
option-dealer = Who deals.
value-dealer-draw_then_left = Everyone draws a card to find the first dealer; then the deal passes to the left.
value-dealer-draw_each_round = Everyone draws a card before each round: the highest number deals.
value-dealer-winner = Whoever wins a round deals the next one.
value-dealer-loser = Whoever is left with the most points in hand deals the next round.
value-dealer-random = The dealer is picked at random each round.

## The first card

rule-first_card = First card
option-first_wild = What happens when the first card turned up is a Wild.
value-first_wild-first_player = If the first card is a Wild, the first player names the colour.
value-first_wild-dealer = If the first card is a Wild, the dealer names the colour.
value-first_wild-redraw = If the first card is a Wild, it goes back and another one is turned up.
option-first_reverse = What happens when the first card turned up is a Reverse.
value-first_reverse-dealer_starts = If the first card is a Reverse, play changes direction and the dealer begins.
value-first_reverse-right_of_dealer = If the first card is a Reverse, play changes direction and the player on the dealer’s right begins.
value-first_reverse-ignore = If the first card is a Reverse, it does nothing.
option-first_action = What happens when the first card turned up is a Skip or a +2.
value-first_action-apply = If the first card is a Skip or a +2, it hits the first player.
value-first_action-ignore = If the first card is a Skip or a +2, it does nothing.

## Drawing

rule-drawing = Drawing
option-voluntary_draw = Whether you may draw although you could play.
value-voluntary_draw-true = You may draw although you could play.
value-voluntary_draw-false = You may draw only when you cannot play.
option-drawn_card = What you may do with the card you have just drawn.
value-drawn_card-may = A card just drawn may be played at once if it fits.
value-drawn_card-must = A card just drawn must be played at once if it fits.
value-drawn_card-never = A card just drawn has to wait for your next turn.

## The action cards

rule-skip = Skip
rule-reverse = Reverse
option-two_player_reverse = What a Reverse does between two players.
value-two_player_reverse-skip = Between two players a Reverse skips the other one.
value-two_player_reverse-nothing = Between two players a Reverse does nothing.
rule-draw_two = Draw Two
rule-draw_four = Wild Draw Four
option-draw_four_legal = When a +4 is legal.
value-draw_four_legal-colour = A +4 is legal when you hold no card of the colour in force.
value-draw_four_legal-nothing_else = A +4 is legal when you hold no other card that fits.
value-draw_four_legal-always = A +4 is always legal.
option-draw_four_check = Whether you may bluff with a +4.
value-draw_four_check-challenge = You may bluff with a +4, and the others may challenge it.
value-draw_four_check-enforced = A +4 that is not legal is refused.

## The challenge

rule-challenge = Challenge
option-challenger = Who may challenge a +4.
value-challenger-victim = Only the player hit by a +4 may challenge it.
value-challenger-anyone = Anyone may challenge a +4.
option-bluff_cards = How many cards a bluff costs when it is found out.
value-bluff_cards = { $n ->
    [0] A bluff that is found out costs nothing.
    [one] A bluff that is found out costs one card.
   *[other] A bluff that is found out costs { $n } cards.
}
option-bluff_taken_back = Whether a +4 that was a bluff goes back into the hand.
value-bluff_taken_back-true = A +4 that was a bluff is taken back, and the colour before it holds again.
value-bluff_taken_back-false = A +4 that was a bluff stays on the pile.
option-challenge_extra = How many cards a wrong challenge adds.
value-challenge_extra = { $n ->
    [0] A wrong challenge costs nothing on top.
    [one] A wrong challenge costs one card on top.
   *[other] A wrong challenge costs { $n } cards on top.
}
option-challenge_reveals = Who sees the hand that is challenged.
value-challenge_reveals-challenger = Only the challenger sees the hand that is challenged.
value-challenge_reveals-everyone = Everyone sees the hand that is challenged.
value-challenge_reveals-verdict = Nobody sees the hand that is challenged, only the verdict is told.

## Uno!

rule-uno_call = Uno!
option-uno_call = Whether a late call of Uno counts.
value-uno_call-until_caught = A late call of Uno saves you until somebody catches you.
value-uno_call-before_play = Uno must be called before or with the play.
option-uno_cards_penalty = How many cards you draw when you are caught without a call.
value-uno_cards_penalty = { $n ->
    [0] Being caught without a call costs nothing.
    [one] Being caught without a call costs one card.
   *[other] Being caught without a call costs { $n } cards.
}
option-uno_required = Whether you may go out without having called Uno.
value-uno_required-true = Without a call of Uno your last card is refused and you draw the penalty.
value-uno_required-false = You may go out without having called Uno, if nobody catches you.
option-false_uno_cards = How many cards a wrong call of Uno costs.
value-false_uno_cards = { $n ->
    [0] A wrong call of Uno does nothing and costs nothing.
    [one] A wrong call of Uno costs one card.
   *[other] A wrong call of Uno costs { $n } cards.
}
option-false_catch_cards = How many cards a wrong catch costs.
value-false_catch_cards = { $n ->
    [0] A wrong catch is refused and costs nothing.
    [one] A wrong catch costs one card.
   *[other] A wrong catch costs { $n } cards.
}

## Going out

rule-finish = Last card
option-finish_on = Which cards may be your last one.
value-finish_on-any = You may go out on any card.
value-finish_on-not_draw_four = You may not go out on a +4.
value-finish_on-not_wild = You may not go out on a Wild or a +4.
value-finish_on-number = You may go out only on a number.
option-finish_refused = What happens when your last card is a forbidden one.
value-finish_refused-unplayable = A forbidden last card cannot be played.
value-finish_refused-draw_two = Being left with nothing but a forbidden card costs two cards and your turn.
rule-last_draw = Last draw
option-last_draw = Whether a +2 or +4 laid as last card still acts.
value-last_draw-true = A +2 or +4 laid as last card is still drawn, then counted.
value-last_draw-false = A +2 or +4 laid as last card makes nobody draw.
rule-blocked = Blocked round

## Points and match

rule-card_points = Card values
option-wild_points = What a Wild left in a hand counts.
value-wild_points = { $n ->
    [one] A Wild counts one point.
   *[other] A Wild counts { $n } points.
}
option-draw_four_points = What a +4 left in a hand counts.
value-draw_four_points = { $n ->
    [one] A +4 counts one point.
   *[other] A +4 counts { $n } points.
}
option-draw_two_points = What a +2 left in a hand counts.
value-draw_two_points = { $n ->
    [one] A +2 counts one point.
   *[other] A +2 counts { $n } points.
}
option-action_points = What a Skip or Reverse left in a hand counts.
value-action_points = { $n ->
    [one] A Skip or Reverse counts one point.
   *[other] A Skip or Reverse counts { $n } points.
}
rule-scoring = Points and match
option-scoring = Who gets points, and what wins the match.
value-scoring-winner = Whoever goes out collects the points of all other hands.
value-scoring-losers = Everyone keeps the points of their own hand, and the lowest total wins.
value-scoring-single = One round decides the match, without points.
option-target = How many points end the match.
value-target = { $n ->
    [one] The match ends at one point.
   *[other] The match ends at { $n } points.
}
option-rounds = After how many rounds the match ends.
value-rounds = { $n ->
    [0] The match goes on until the target is reached.
    [one] The match ends after one round.
   *[other] The match ends after { $n } rounds.
}

## Presets

preset-official = The published rule sheet.
preset-quick = One round, no score.
preset-tutorial = The strict table for learning: no call of Uno, no last card.
