# Why a bot does what it does; to a person, a hint. Only from what the seat may know.

hint-any = One is as good as another here.
hint-any_card = Lay any card that fits.
hint-besiege = { THE($one) } besieges everybody: they lay a 2 or draw.
hint-best_card = Lay { THE($one) }: nothing else serves you better.
hint-bigger_hand = { THE($one) } would bring you a bigger hand ({ $two ->
    [one] one card
   *[other] { $two } cards
}): better not.
hint-call = Call Uno before somebody catches you.
hint-catch = A player on one card has not called Uno: catch!
hint-challenge = About { $one }% that this is a bluff: challenging pays.
hint-challenge_guess = It might be a bluff: challenge.
hint-change_by_number = Change to { COLOUR($two) } by { THE($one) }, without spending a Wild: { $three ->
    [one] one more card of it is in your hand.
   *[other] { $three } more of it are in your hand.
}
hint-change_by_wild = { THE($one) } is worth it now: name { COLOUR($two) }{ $three ->
    [0] .
    [one] , of which you hold one card.
   *[other] , of which you hold { $three } cards.
}
hint-change_for_the_end = Lay { THE($one) } and keep { THE($two) } for the end: it always fits.
hint-cursed = { THE($one) } is cursed: keep it for the last card, or pass it on.
hint-dear_card = Somebody is about to go out: get rid of { THE($one) }, it costs the most points.
hint-draw = Nothing fits: draw.
hint-drew_on = { COLOUR($one) }: the next player has drawn { $two ->
    [one] once
    [2] twice
   *[other] { $two } times
} on it.
hint-free_turn = { THE($one) } gives you another turn.
hint-gives_win = Do not lay { THE($one) } now: somebody else would win by it.
hint-hit = The next player is on { $two ->
    [one] one card
   *[other] { $two } cards
}: { THE($one) } now.
hint-jump = { THE($one) } is the same as the top card: jump in.
hint-keep_drawn = Keep { THE($one) } for later: pass.
hint-keep_wild = Lay { THE($one) }, and keep { THE($two) }.
hint-lacks = The next player is on { $two ->
    [one] one card
   *[other] { $two } cards
} and probably has no { COLOUR($one) }.
hint-name_colour = Name { COLOUR($one) }, your strong colour ({ $two }).
hint-only_card = { THE($one) } is all that fits.
hint-only_colourless = Only { THE($one) } fits: name { COLOUR($two) }{ $three ->
    [0] .
    [one] , of which you hold one card.
   *[other] , of which you hold { $three } cards.
}
hint-pass = The card you drew does not fit: pass.
hint-run = Go on with your run: { THE($one) } leaves you { $two ->
    [one] one card.
   *[other] { $two } cards.
}
hint-say = Say it now, or you will draw.
hint-shed = Get rid of what costs you most.
hint-spare_shield = Keep the UNO card for a bigger penalty.
hint-strong_colour = Stay strong in { COLOUR($two) } ({ $three } more): { THE($one) }.
hint-swap = { THE($one) } brings you a smaller hand: { $two ->
    [one] one card.
   *[other] { $two } cards.
}
hint-take = Only about { $one }% that this is a bluff: take the cards.
hint-take_anyway = Take what comes: there is nothing better.
hint-turn_away = The next player is on { $two ->
    [one] one card
   *[other] { $two } cards
}: turn round with { THE($one) }.
hint-vote_no = Nothing that was heard at the table proves it: vote no.
hint-vote_yes = It was said for all to hear: vote yes.
hint-wheel = { THE($one) } sends the next player to the wheel.
hint-win = Lay { THE($one) } and you have won the round.
