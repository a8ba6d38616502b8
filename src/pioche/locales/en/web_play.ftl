# Playing in the browser: the hand, what can be done, and what has to be chosen.

## The hand

web-play-hand = Your hand: { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
}
web-play-place = Your place
web-play-controls = What you can do
web-play-card-fits = { $card }, can be played
web-play-card-bluff = { $card }, can be played, but it would be a bluff
web-play-card-jump = { $card }, can jump in
web-play-card-slip = { $card }, can be slipped in
web-play-card-keep = { $card }, can be kept
web-play-card-shed = { $card }, you can get rid of it
web-play-card-chosen = { $card }, chosen
web-play-card-face-down = A card that lies face down
web-play-badge-jump = Jump in!
web-play-badge-slip = Slip in!
web-play-watching = You are watching.

## What the moment asks

web-play-advice-turn = { $kind ->
    [number] { $sign ->
        [8] An { $sign }
       *[other] A { $sign }
    }
    [skip] A Skip
    [reverse] A Reverse
   *[other] A { $sign }
}{ $wild ->
    [none] {" "}or any { COLOUR($colour) } card
   *[other] , any { COLOUR($colour) } card or a { CARD($wild) }
}{ $way ->
    [draw] {" "}— or draw.
    [pass] {" "}— or pass.
   *[no] .
}{ $bluff ->
    [yes] {" "}Your +4 would be a bluff.
   *[no] {""}
}
web-play-advice-turn-colour = Any { COLOUR($colour) } card{ $wild ->
    [none] {""}
   *[other] {" "}or a { CARD($wild) }
}{ $way ->
    [draw] {" "}— or draw.
    [pass] {" "}— or pass.
   *[no] .
}{ $bluff ->
    [yes] {" "}Your +4 would be a bluff.
   *[no] {""}
}
web-play-advice-wilds = No { COLOUR($colour) } card to lay, but your { CARD($wild) } fits{ $way ->
    [draw] {" "}— or draw.
    [pass] {" "}— or pass.
   *[no] .
}
web-play-bluff = { $colour ->
    [other] Another of your cards fits
   *[colour] You hold { COLOUR($colour) }
}: this would be a bluff.
web-play-advice-draw = Nothing fits: draw.
web-play-advice-dead = Nothing fits and no card is left to draw: pass.
web-play-advice-pass = Nothing fits: pass.
web-play-advice-any = Any card fits.
web-play-advice-drawn = You drew { THE($cards) }. { $fits ->
    [yes] It fits: play it, or keep it.
   *[no] It does not fit: keep it.
}
web-play-advice-drawn-many = You drew { CARD($cards) }. { $fits ->
    [yes] Play one that fits, or keep them all.
   *[no] None of them fits: keep them.
}
web-play-advice-siege = Siege! { $fits ->
    [yes] Lay a 2, or draw
   *[no] Without a 2 you draw
} { $n ->
    [one] one card
   *[other] { $n } cards
}.
web-play-advice-run = Your run goes on as long as you like: play, or stop.
web-play-advice-answer-draw = { $n ->
    [one] One card is
   *[other] { $n } cards are
} coming your way: take { $n ->
    [one] it
   *[other] them
}{ $more ->
    [challenge] , or challenge the +4.
    [card] , or lay a card against it.
    [both] , challenge the +4, or lay a card against it.
   *[none] .
}
web-play-advice-answer-skip = You are about to miss a turn: accept it{ $more ->
    [card] , or lay a card against it.
   *[none] .
}
web-play-advice-answer-swap = { $whom } wants to swap hands with you: accept{ $more ->
    [card] , or lay a card against it.
   *[none] .
}
web-play-advice-colour = The first card is a Wild: name the colour to begin with.
web-play-advice-first-card = { THE($card) } counts as laid by you: choose what goes with it.
web-play-advice-hand = You deal: how many cards for each hand?
web-play-advice-direction = You deal: which way do we play?
web-play-advice-open = The cards are dealt: turn the first one up.
web-play-advice-deal = The deal is being settled.
web-play-advice-spin = Time for the wheel: spin it.
web-play-advice-keep = Almost Uno! Tap the two cards that you keep.
web-play-advice-drop-number = Which number do you want to get rid of?
web-play-advice-drop-colour = Which colour do you want to get rid of?
web-play-advice-drop-card = You win the war: tap a card to get rid of it, or pass.
web-play-advice-race = The race is on: tap any card to get rid of it!
web-play-advice-vote = { $who } accuses { $whom }: was that against the rules?
web-play-advice-catch = { $whom } holds one card and has not called Uno: catch!
web-play-advice-uno = One card left: call Uno!
web-play-advice-jump = You can jump in with { THE($card) }.
web-play-advice-slip = You can slip your UNO card in, and all hands move.
web-play-advice-challenge = You may challenge that +4.
web-play-advice-waiting = { $who } is thinking…

## What is chosen

web-play-ask-kind = How do you lay it?
web-play-ask-cards = One, or both?
web-play-ask-keep = And the second card?
web-play-ask-colour = Which colour?
web-play-ask-seat = Which player?
web-play-ask-way = Which way do the hands go?
web-play-ask-power = With its power?
web-play-ask-accuse = Who do you accuse?
web-play-ask-catch = Who do you catch?
web-play-ask-word = Of what?
web-play-cancel = Cancel
web-play-kind-play = on my turn
web-play-kind-jump = jump in
web-play-kind-slip = slip it in
web-play-single = Just the one
web-play-with-twin = Both: { CARD($cards) }
web-play-left = to the left
web-play-right = to the right
web-play-aim-all = Use its power
web-play-aim-none = Without its power
web-play-pick = Pick { $whom }

## Buttons

web-play-do-draw = Draw
web-play-do-draw-anyway = Draw anyway
web-play-do-pass = Pass
web-play-do-pass-drawn = Keep
web-play-do-pass-run = Stop
web-play-do-take-draw = { $n ->
    [one] Take one card
   *[other] Take { $n } cards
}
web-play-do-take-skip = Miss the turn
web-play-do-take-swap = Swap hands
web-play-do-challenge = Challenge
web-play-do-challenge-seat = Challenge { $whom }
web-play-do-open = Turn it up
web-play-do-spin = Spin the wheel
web-play-do-vote-yes = Yes, guilty
web-play-do-vote-no = No, all fine
web-play-do-direction-left = To the left
web-play-do-direction-right = To the right
web-play-do-hand = { $n ->
    [one] one card
   *[other] { $n } cards
}
web-play-do-drop-number = All { $n }s
web-play-do-say = “{ $word }!”
web-play-do-accuse = Accuse…
web-play-do-catch = Catch!
web-play-catch-whom = Catch { $whom }, who has not called Uno
web-play-catch-seat = Catch { $whom }
web-play-uno = Uno!
web-play-uno-now = Call Uno
web-play-uno-arm = Call Uno with your next card
web-play-uno-called = Uno is called
web-play-shout-arm = Shout “{ $word }” when jumping in
web-play-shout = { $word }!

## What becomes of it

web-play-held = One moment: somebody may still get in first…
web-play-offline = Your move will be sent as soon as the connection is back.
web-play-called = You have called Uno already.

## What is seldom needed

web-play-more = More
web-play-close = Close
web-play-order-colour = Sort by colour
web-play-order-dealt = Keep the order you drew them in
web-play-marks-on = Mark playable cards
web-play-marks-off = Do not mark playable cards

## Grounds for an accusation

web-play-ground-advice = Advice
web-play-ground-camouflet = Camouflet
web-play-ground-confusion = Confusion
web-play-ground-hesitation = Hesitation
web-play-ground-peeking = Peeking
web-play-ground-misdeal = Misdeal
web-play-ground-direction = Asking which way play goes

## What each key does

web-play-does-hand = go to your hand
web-play-does-move = move along the hand
web-play-does-play = play the card
web-play-does-number = take that choice
web-play-does-colour = name that colour
web-play-does-cancel = cancel a choice
web-play-does-uno = Uno!
web-play-does-shout = shout with a jump-in
web-play-does-draw = draw
web-play-does-pass = pass, keep or stop
web-play-does-take = take the penalty
web-play-does-challenge = challenge
web-play-does-catch = catch
web-play-does-jump = jump in
web-play-does-slip = slip the UNO card in
web-play-does-spin = spin the wheel
web-play-does-open = turn the first card up
web-play-does-accuse = accuse somebody
web-play-does-speak = say the word for a 0
web-play-does-yes = vote yes
web-play-does-no = vote no
web-play-does-more = more
