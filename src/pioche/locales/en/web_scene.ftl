# The table in the browser: who sits round it, the piles, whose turn it is, what stands over the table, its menu.

web-scene-table = Table { $code }
web-scene-others = The others, clockwise
web-scene-middle = The piles
web-scene-bar = This table
web-scene-menu = Menu
web-scene-rules = Rules
web-scene-keys = Keys
web-scene-talk = Talk
web-scene-log = The story so far
web-scene-log-empty = Nothing has happened yet.
web-scene-invite = Invite

## Whose turn

web-scene-played-for = Your time was up, so a bot played for you.
web-scene-your-turn = Your turn
web-scene-turn = { $who } is up
web-scene-seconds = { $n } s

## A seat. Parts of one line, from left to right.

web-scene-seat = { $who }: { $n ->
    [one] one card
   *[other] { $n } cards
}
web-scene-is-bot = a bot
web-scene-is-away = away, a bot stands in
web-scene-is-out = not in this round
web-scene-is-on = is up now
web-scene-away = away
web-scene-out = out
web-scene-brief-uno = Uno!
web-scene-mark-uno = has called Uno
web-scene-mark-team = team { $n }
web-scene-mark-partner = in your team
web-scene-mark-owed = { $n ->
    [one] will miss a turn
   *[other] will miss { $n } turns
}
web-scene-brief-owed = misses { $n }
web-scene-brief-charge = +{ $n }
web-scene-mark-charge = { $n } more points for cursed cards
web-scene-brief-team = team { $n }
web-scene-brief-partner = your team

## The piles

web-scene-colour = Colour in force: { COLOUR($colour) }
web-scene-no-colour = No colour yet.
web-scene-top = On top: { $card }. { $n ->
    [one] One card lies here.
   *[other] { $n } cards lie here.
}
web-scene-no-pile = No card has been turned up yet.
web-scene-stock = { $n ->
    [one] one card to draw
   *[other] { $n } cards to draw
}
web-scene-draw = Draw a card
web-scene-take = { $n ->
    [one] Take one card
   *[other] Take { $n } cards
}
web-scene-accept = Accept it
web-scene-direction = { $way ->
    [left] Play goes clockwise.
   *[right] Play goes counter-clockwise.
}
web-scene-for = for { $whom }
web-scene-debt-draw = { $n ->
    [one] One card is
   *[other] { $n } cards are
} waiting for { $whom }.
web-scene-debt-skip = { $turns ->
    [one] A lost turn
   *[other] { $turns } lost turns
} for { $whom }
web-scene-debt-swap = Swap of hands with { $whom }

## What everybody has to remember

web-scene-note-tribunal = Tribunal: is { $who } guilty?
web-scene-note-siege = Siege of the 2, started by { $who }{ $n ->
    [0] {""}
    [one] , one card more
   *[other] , { $n } cards more
}
web-scene-note-wheel = Still to get rid of a card: { $seats }
web-scene-note-oooh = Still to say it: { $seats }
web-scene-note-jump = The same card may jump in
web-scene-note-pair = A pair: the next player is skipped
web-scene-note-full = { $who ->
    [you] You draw no more this turn
   *[other] { $who } draws no more this turn
}
web-scene-note-stock-open = A UNO card is next on the draw pile
web-scene-note-cursed = Cursed: { $card }
web-scene-note-contenders = Deciding round: { $seats }

## The wheel

web-scene-wheel-almost_uno = Almost Uno!
web-scene-wheel-drop_number = Drop a number
web-scene-wheel-drop_colour = Drop a colour
web-scene-wheel-red = Draw until red
web-scene-wheel-blue = Draw until blue
web-scene-wheel-swap_hands = All hands move
web-scene-wheel-show_hand = Show your hand
web-scene-wheel-race = Race!
web-scene-wheel-war = War!

## The menu

web-scene-away-for-now = Leave for now, keep my seat
web-scene-go = Leave
web-scene-leave = Leave for good
web-scene-leave-sure = Your seat will go to somebody else, and you cannot get it back.
web-scene-leave-yes = Leave
web-scene-leave-no = Stay
