# Why something is not possible under a house rule, or costs cards: one sentence, said to the player who tried.

## At the wrong moment

reason-not_now_run = Go on with your run, or end it by passing.
reason-not_now_spin = It is the wheel’s turn: spin it.
reason-not_now_keep = The wheel leaves you two cards: choose them first.
reason-not_now_drop = The wheel has spoken: first choose what to get rid of.
reason-not_now_vote = The tribunal is sitting: the vote comes first.
reason-not_now_deal = The dealer is not ready yet.
reason-dealer_chooses_before = That is for the dealer to say, before the deal.

## Cards that have their moment

reason-boomerang_only_answers = A boomerang waits for something to send back, or for the end of your hand.
reason-uno_card_only_shields = The UNO card is a shield: keep it until something hits you.
reason-uno_card_not_here = The UNO card may not be laid on { THE($one) }.
reason-siege = You are under siege: lay a 2, or draw.
reason-jump_in_closed = It is too late to jump in on this card, or not the moment for it.
reason-no_twin = To jump in on { THE($two) } you need exactly the same card, not { THE($one) }.
reason-catch_own_side = You cannot catch yourself or a partner.
reason-no_peeking = Nobody looks at the cards before the first one is turned up.

## What costs cards

reason-mistake = { THE($one) } may not be laid now: it goes back, and that costs you cards.
reason-mistake_draw = You drew out of turn, and that costs you cards.
reason-mistake_peek = You looked at your cards too early, and that costs you cards.
reason-shout_missing = You jumped in without shouting “{ $one }”.
reason-oooh_missing = You did not say “{ $one }” on the 0.
reason-banned_word = You said “{ $one }”, which is banned at this table.
reason-convicted = The tribunal finds you guilty.
reason-accused_in_vain = Nobody backs your accusation, and it falls back on you.

## Rules that cannot be played together, or should be thought about

reason-conflict = The settings { $one } and { $two } cannot be played together.
reason-conflict_teams = The setting { $one } cannot be played by { $two }: every team needs the same number of players, and two at least.
reason-warning_cursed_no_exchange = No card moves the hands at this table, so the only way to get rid of a cursed card is to lay it.
reason-warning_cursed_winner = As the winner collects the points, what a cursed card costs is taken off your own total.
reason-warning_cursed_single = As no points are counted, cursed cards change nothing.
reason-warning_until_playable = As you draw until a card can be played, you may not draw while you can play.
