# The game in the terminal.

you-name = You

level-novice = novice
level-steady = steady
level-sharp = sharp
bot = { $name } ({ $level })
company = Against you: { $bots }.

## Cards in a few letters

face-skip = Skip
face-reverse = Reverse
face-wild = Wild
face-exchange = Exchange
face-boomerang = Boomerang
face-uno_card = UNO

## The table

header-round = Round { $n }
goal-points = { $n } points end the match
goal-rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
}
goal-single = one round decides
badge-uno = UNO
colour-in-force = Colour:
colour-none = none yet
piles = { $draw ->
    [one] one card to draw
   *[other] { $draw } cards to draw
}, { $discard } played
waiting = { $who } is thinking…

## What the moment asks

advice-turn = { $kind ->
    [number] { $sign ->
        [8] An { $sign }
       *[other] A { $sign }
    }
   *[other] A { $sign }
} or any { COLOUR($colour) } card{ $draw ->
    [yes] {" "}— or draw.
   *[no] .
}
advice-turn-colour = Any { COLOUR($colour) } card{ $draw ->
    [yes] {" "}— or draw.
   *[no] .
}
advice-draw = Nothing fits: draw a card.
advice-dead = Nothing fits and no card is left to draw: pass.
advice-drawn = You drew { THE($cards) }. { $fits ->
    [yes] It fits: play it, or pass.
   *[no] It does not fit: pass.
}
advice-answer = { $n ->
    [one] One card is
   *[other] { $n } cards are
} coming your way: take them{ $challenge ->
    [yes] , or challenge the +4.
   *[no] .
}
advice-colour = The first card is a Wild: name the colour to begin with.

## Keys, the words that do the same, and what they do

key-draw = d
words-draw = draw
does-draw = draw
key-or-enter = { $key } or Enter:
key-pass = p
words-pass = pass
does-pass = pass
key-take = t
words-take = take accept
does-take = { $n ->
    [one] take one card
   *[other] take { $n } cards
}
key-challenge = c
words-challenge = challenge bluff
does-challenge = challenge
key-uno = u
words-uno = uno uno!
does-uno = call Uno
key-catch = x
words-catch = catch
does-catch = catch
key-hint = h
words-hint = hint
does-hint = hint
key-help = ?
words-help = help
does-help = help
key-rules = r
words-rules = rules
does-rules = rules
key-quit = q
words-quit = quit leave exit
does-quit = leave
words-yes = y yes
words-wild = wild
does-play = play
does-play-uno = play and call Uno

## Asking and answering

which-colour = Which colour? R red, Y yellow, G green, B blue
no-colour = That is no colour, so the card stays in your hand.
unclear = “{ $words }” is no move here: type a card’s number, or one of the keys.
nothing-typed = Type a card’s number, or one of the keys.
no-such-number = There is no card { $number } in your hand: it goes from 1 to { $n }.
leave-sure = Leave this match? { $kept ->
    [yes] It stays in { $file }.
   *[no] It is not kept.
} Type y to leave, Enter to stay.
stay = You stay.
go-back = Enter goes back to the table.
chance-catch = { $whom } holds one card and has not called Uno: { $key } catches.
chance-uno = One card left: { $key } calls Uno.
chance-challenge = You may challenge that +4: { $key } challenges.
help =
    Play a card by its number: the numbers in [brackets] fit.
    {"  "}3        plays card 3; r5 or g+2 name a card by its letter instead
    {"  "}4b       plays a Wild or +4 and names blue (R red, Y yellow, G green, B blue)
    {"  "}3u       plays card 3 and calls Uno; u alone calls as well
    {"  "}d        draws a card; p passes afterwards
    {"  "}t, c     take a penalty, or challenge the +4 it came from
    {"  "}x        catches whoever holds one card and has not called
    {"  "}h        asks for a hint
    {"  "}r        shows the rules of this table
    {"  "}q        leaves the match
    Enter alone does the only thing that can be done.
rules-brief =
    Lay a card of the colour in force, of the same number or of the same sign; a Wild always fits.
    If you cannot or will not, draw one card; if it fits you may play it at once.
    Skip and +2 hit the next player at once; a Reverse turns the direction.
    A +4 may be laid when you hold no card of the colour in force. Challenge it if you doubt it: a bluffer draws in your place, but a wrong challenge costs you more.
    Call Uno when you lay your last card but one, or be caught.
rules-official = This table plays the published rule sheet.
rules-changed = What is different here:

## Scores

round-over = Round { $n } is over.
head-name = Player
head-round = Round
head-total = Total
head-left = Left in hand
left-none = no card
left-outside = not in this round
next-round = Enter deals the next round, q leaves.
no-points = No points yet.
standings = The score:
input-ended = The input has ended.
left-round = You leave in the middle of a round: its points are not counted.
left-between = You leave the match here.
recorded = The match is written in { $file }.
