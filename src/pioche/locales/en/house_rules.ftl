# The house rules: what their options decide and what each setting means at the table, in the order of the
# catalogue, then the presets. As in options.ftl: rule-… names a rule, option-… says what an option decides,
# value-… is a sentence that stands alone.
#
# How a setting finds its sentence:
#   named values and flags   value-<key>-<word>, also where an option takes a word besides numbers (hand_size=dealer)
#   numbers                  value-<key> with $n, also a 0 that switches something off (turn_seconds, teams)
#   words of one’s own       value-<key> with $word; value-<key>-off where none is set (oooh, banned_word, jump_in_shout)

## Extra cards

value-hand_size-dealer = The dealer chooses for each round how many cards are dealt, from 7 to 15.

rule-hand_exchange = Hand exchange
option-hand_swap_cards = How many hand exchange cards are in the deck.
value-hand_swap_cards = { $n ->
    [0] There is no hand exchange card in the deck.
    [one] There is one hand exchange card in the deck.
   *[other] There are { $n } hand exchange cards in the deck.
}
option-hand_swap_mode = Whose hands a hand exchange moves.
value-hand_swap_mode-pass_on = A hand exchange passes every hand on to the next player.
value-hand_swap_mode-choose = A hand exchange swaps your hand with that of a player of your choice.
value-hand_swap_mode-protected = A hand exchange swaps your hand with that of a player of your choice who holds more than one card.

rule-boomerang = Boomerang
option-boomerang_cards = How many boomerangs are in the deck.
value-boomerang_cards = { $n ->
    [0] There is no boomerang in the deck.
    [one] There is one boomerang in the deck.
   *[other] There are { $n } boomerangs in the deck.
}

rule-targeted_cards = Targeted cards
option-targeted_draw_two_cards = How many targeted +2 there are of each colour.
value-targeted_draw_two_cards = { $n ->
    [0] There is no targeted +2 in the deck.
    [one] There is one targeted +2 of each colour in the deck.
   *[other] There are { $n } targeted +2 cards of each colour in the deck.
}
option-targeted_draw_four_cards = How many targeted +4 are in the deck.
value-targeted_draw_four_cards = { $n ->
    [0] There is no targeted +4 in the deck.
    [one] There is one targeted +4 in the deck.
   *[other] There are { $n } targeted +4 cards in the deck.
}

rule-downpour = Downpour
option-downpour_one_cards = How many Downpour +1 cards are in the deck.
value-downpour_one_cards = { $n ->
    [0] There is no Downpour +1 in the deck.
    [one] There is one Downpour +1 in the deck.
   *[other] There are { $n } Downpour +1 cards in the deck.
}
option-downpour_two_cards = How many Downpour +2 cards are in the deck.
value-downpour_two_cards = { $n ->
    [0] There is no Downpour +2 in the deck.
    [one] There is one Downpour +2 in the deck.
   *[other] There are { $n } Downpour +2 cards in the deck.
}
option-downpour_hits = Who draws when a Downpour is laid.
value-downpour_hits-others = A Downpour makes everybody draw but the player who lays it.
value-downpour_hits-everyone = A Downpour makes everybody draw, the player who lays it too.

rule-uno_card = UNO card
option-uno_cards = How many UNO cards are in the deck.
value-uno_cards = { $n ->
    [0] There is no UNO card in the deck.
    [one] There is one UNO card in the deck.
   *[other] There are { $n } UNO cards in the deck.
}
option-uno_card = What a UNO card does.
value-uno_card-rotate = A UNO card moves every hand one seat back, against the direction of play.
value-uno_card-draw_eight = A UNO card makes the next player draw eight cards.
value-uno_card-shield = A UNO card is a shield: what hits you moves on to the next player.
option-uno_card_victim = Whether a player who has drawn eight still plays.
value-uno_card_victim-plays = Whoever draws eight for a UNO card then plays any one card of the hand, or passes.
value-uno_card_victim-loses_turn = Whoever draws eight for a UNO card misses the turn as well.
rule-uno_rotates = UNO card that moves the hands
rule-uno_draws_eight = UNO card that costs eight cards
rule-uno_shields = UNO card as a shield

rule-wizz = Wizz cards and the wheel
option-wizz = Whether some numbers are Wizz cards, which make the next player spin the wheel.
value-wizz-true = After a Wizz card the next player spins the wheel instead of playing.
value-wizz-false = There is no wheel, and there are no Wizz cards.

## Opening

rule-dealer_choices = Dealer’s choices
option-play_direction = Who says which way round play begins.
value-play_direction-clockwise = Play begins clockwise, with the player on the dealer’s left.
value-play_direction-dealer = The dealer says which way round play begins.
option-first_draw_four = What happens when the first card turned up is a +4 or one of the extra cards.
value-first_draw_four-redraw = If the first card is a +4 or one of the extra cards, it goes back and another one is turned up.
value-first_draw_four-dealer_plays = The first card acts as if the dealer had laid it, and the dealer makes its choices.

## Drawing, time, several cards

option-draw = How many cards you draw when you do not play.
value-draw-one = A player who does not lay a card draws one.
value-draw-up_to_three = A player who does not lay a card draws up to three, until one of them can be played.
value-draw-until_playable = A player who cannot lay a card draws until one can be played.

rule-clock = Time limit
option-turn_seconds = How many seconds each decision may take.
value-turn_seconds = { $n ->
    [0] There is no time limit.
    [one] You have { $n } second for each decision.
   *[other] You have { $n } seconds for each decision.
}
option-timeout_cards = How many cards you draw when your time is up.
value-timeout_cards = { $n ->
    [0] Running out of time costs no card.
    [one] Running out of time costs one card.
   *[other] Running out of time costs { $n } cards.
}
option-timeout_keeps_turn = Whether you still play when your time is up.
value-timeout_keeps_turn-true = You keep your turn when your time is up, but not twice in a row.
value-timeout_keeps_turn-false = Your turn is over when your time is up.

rule-pairs = Pairs
option-pairs = Which identical cards may be laid together.
value-pairs-off = You lay one card at a time.
value-pairs-numbers = You may lay two identical numbers together.
value-pairs-any = You may lay any two identical cards together, and their effects add up.

rule-pair_skips = The pair that skips
option-pair_skips = Whether a pair also skips the next player.
value-pair_skips-true = A pair that would cost nobody a turn skips the next player.
value-pair_skips-false = A pair skips nobody, unless its cards do.

rule-runs = Runs
option-runs = Whether you may go on laying numbers after a number.
value-runs-true = After a number you may go on with the same number, or with the next one up or down in its colour.
value-runs-false = A number is not followed by another one in the same turn.

## Wild Draw Four

rule-bluff_chain = Bluff chain
option-bluff_chain = Whether a +4 may be answered with a +4, and each of them called a bluff.
value-bluff_chain-true = A +4 may be answered with a +4, and every +4 of the chain may be called a bluff.
value-bluff_chain-false = There are no chains of bluffs.
option-challenge_answers = Whether a +4 laid as an answer can be challenged.
value-challenge_answers-true = A +4 laid as an answer can be challenged like any other.
value-challenge_answers-false = A +4 laid as an answer cannot be challenged.

rule-draw_four_enforced = Wild Draw Four without bluffing

## Penalties and their answers

rule-wild_cancels = Wild that cancels
option-wild_cancels = Whether a Wild wipes out the cards that you are about to draw.
value-wild_cancels-true = A Wild wipes out all the cards that you are about to draw.
value-wild_cancels-false = A Wild is no answer to a penalty.

rule-stacking = Stacking
option-stacking = Which draw cards answer which, so that the penalty grows and moves on.
value-stacking-off = A +2 or a +4 is not answered with another one: there is no stacking.
value-stacking-same = Stacking: a +2 is answered with a +2, a +4 with a +4, and the next player faces the sum.
value-stacking-up = Stacking: a +2 is answered with a +2 or a +4, a +4 with a +4, and the next player faces the sum.
value-stacking-mixed = Stacking: any +2 or +4 answers any other, and the next player faces the sum.

rule-deflect = Deflection
option-deflect = Which cards pass a pending +2 on.
value-deflect-off = Neither a Skip nor a Reverse wards off a +2.
value-deflect-skip = A Skip passes a +2 on to the next player.
value-deflect-reverse = A Reverse sends a +2 back to the player before.
value-deflect-both = A Skip passes a +2 on to the next player, a Reverse sends it back to the one before.

rule-skip_answers_skip = Skip against Skip
option-skip_answers_skip = Whether a Skip passes another Skip on.
value-skip_answers_skip-true = A Skip is answered with a Skip: it is the next player who misses the turn.
value-skip_answers_skip-false = A Skip does not ward off another Skip.

## Out of turn

rule-jump_in = Jump-in
option-jump_in = Which cards may be laid out of turn on a card that is exactly the same.
value-jump_in-off = Nobody lays a card out of turn.
value-jump_in-numbers = Jump-in: a number may be laid out of turn on exactly the same one.
value-jump_in-coloured = Jump-in: any card of a colour may be laid out of turn on exactly the same one.
value-jump_in-all = Jump-in: any card may be laid out of turn on exactly the same one.
option-jump_in_action = What happens to the first of two action cards when the second jumps in.
value-jump_in_action-cancel = An action card that jumps in cancels the first one.
value-jump_in_action-add = An action card that jumps in acts together with the first one.
option-jump_in_shout = The word to be shouted with a jump-in.
value-jump_in_shout-off = A jump-in needs no word.
value-jump_in_shout = Whoever jumps in shouts “{ $word }”.
option-jump_in_own_turn = Whether a jump-in on your own turn leaves you that turn.
value-jump_in_own_turn-true = A jump-in on your own turn leaves you your turn, and you may jump in on your own card.
value-jump_in_own_turn-false = On your own turn a jump-in is an ordinary play.

## Cards with a power

rule-seven = The 7
option-seven = What a 7 does.
value-seven-plain = A 7 is a number like any other.
value-seven-swap = A 7 swaps your hand with that of a player of your choice.
value-seven-rotate = A 7 passes all hands one seat to the left or to the right, as you choose.
rule-zero = The 0
option-zero = What a 0 does.
value-zero-plain = A 0 is a number like any other.
value-zero-rotate = A 0 passes every hand on to the next player.
value-zero-swap = A 0 swaps your hand with that of a player of your choice.
rule-powers = Powers over hands
option-powers_optional = Whether you may lay such a card without using its power.
value-powers_optional-true = You may lay a card with a power over hands without using the power.
value-powers_optional-false = The power of a card over hands must be used.
option-power_as_last_card = What such a card does as the last one.
value-power_as_last_card-win = A card with a power over hands simply wins when it is your last.
value-power_as_last_card-resolve = A card with a power over hands acts even when it is your last.
value-power_as_last_card-choice = Going out on a card that swaps hands, you may let another player win in your place.
option-turn_follows = Who plays after hands have changed owners.
value-turn_follows-seat = Moving hands does not change whose turn is next.
value-turn_follows-hand = When hands have moved, play goes on after the player who now holds the hand that has just played.
rule-siege = Siege of the 2
option-two = What a 2 does.
value-two-plain = A 2 is a number like any other.
value-two-siege = A 2 begins a siege: until it has gone round, everyone lays a 2 or draws a card.
rule-oooh = Oooh
option-oooh = The word that everybody says on a 0.
value-oooh-off = Nothing has to be said on a 0.
value-oooh = On a 0 everybody says “{ $word }”.

## Going out, points and match

rule-combo_finish = Going out on several cards
option-combo_finish = Whether a pair or a run may be your last cards.
value-combo_finish-not_with_two = You may go out on a pair or a run, except between two players.
value-combo_finish-never = You may not go out on a pair or a run.
value-combo_finish-always = You may go out on a pair or a run, even between two players.

rule-uno_required = No call, no last card

rule-match_end = End of the match
value-scoring-elimination = Everyone keeps the points of their own hand, and whoever reaches the target is out of the match.
option-purple_points = What a hand exchange or a boomerang left in a hand counts.
value-purple_points = { $n ->
    [one] A hand exchange or a boomerang counts one point.
   *[other] A hand exchange or a boomerang counts { $n } points.
}
option-uno_card_points = What a UNO card left in a hand counts.
value-uno_card_points = { $n ->
    [one] A UNO card counts one point.
   *[other] A UNO card counts { $n } points.
}
option-downpour_points = What a Downpour left in a hand counts.
value-downpour_points = { $n ->
    [one] A Downpour counts one point.
   *[other] A Downpour counts { $n } points.
}

rule-round_discount = Round-number discount
option-round_number_discount = How many points are taken off a round number.
value-round_number_discount = { $n ->
    [0] Round numbers are points like any others.
    [one] Whoever lands on a multiple of 100 gets { $n } point off.
   *[other] Whoever lands on a multiple of 100 gets { $n } points off.
}

rule-cursed_cards = Cursed cards
option-cursed_cards = Whether a card is cursed in each round.
value-cursed_cards-true = A card drawn before the deal is cursed: all cards like it cost points, laid or left in a hand.
value-cursed_cards-false = No card is cursed.

rule-teams = Teams
option-teams = How many teams play.
value-teams = { $n ->
    [0] Everyone plays alone.
    [one] { $n } team plays.
   *[other] Players form { $n } teams, whose partners sit apart and score together.
}

## Table manners

rule-mistakes = Mistakes
option-manners_cards = How many cards a fault of manners costs.
value-manners_cards = { $n ->
    [0] A fault of manners costs nothing.
    [one] A fault of manners costs one card.
   *[other] A fault of manners costs { $n } cards.
}
option-mistakes = What happens to a card laid wrongly.
value-mistakes-refused = A card laid wrongly is simply taken back.
value-mistakes-penalised = A card laid wrongly or out of turn is taken back and costs a penalty.
rule-tribunal = Tribunal
option-tribunal = Whether players may accuse each other of bad manners.
value-tribunal-true = Players may accuse each other of bad manners, and the others vote.
value-tribunal-false = Nobody is put on trial.
rule-banned_word = Banned word
option-banned_word = The word that nobody may say at the table.
value-banned_word-off = Every word may be said.
value-banned_word = The word “{ $word }” is banned at the table.
rule-hidden_deal = Hidden deal
option-hidden_deal = Whether hands stay face down until the first card is turned up.
value-hidden_deal-true = Hands stay face down until the first card has been turned up.
value-hidden_deal-false = You may look at your cards as soon as they are dealt.

## Presets

preset-bluff = Bluffs in chains: a +4 on a +4, and any of them may be accused.
preset-challenge = Uno Challenge: whoever reaches the target is out, and the last one left wins.
preset-cursed = A cursed card each round, and hands that change owners.
preset-draw_three = Up to three cards are drawn instead of one.
preset-encyclopedia = The old French rules: pairs, a strict call of Uno, a stern eye on the +4, and a tribunal.
preset-home = What most tables add: stacking, jump-ins, and hands that move on 7 and 0.
preset-house_rules = The published house rules all together.
preset-new_cards = Hand exchanges, boomerangs and targeted cards join the deck.
preset-olympic = Olympic Uno: shields, sieges, a tribunal, and a word that nobody may say.
preset-rapido = Uno Rapido: five seconds, cards laid out of turn, and eight to draw for a UNO card.
preset-runs = Runs, pairs, jump-ins and stacking: many cards at once.
preset-splash = Downpours that rain cards on everybody.
preset-teams = Two teams, with 7 and 0 that move hands.
preset-timed = Twenty seconds for each decision.
preset-tournament = Challenges without risk, and half a minute for each decision.
preset-uno_card = Two UNO cards that move all the hands, even out of turn.
preset-wizz = Uno Wizz: some numbers make the next player spin the wheel.
