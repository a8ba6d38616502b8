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
}{ $wild ->
    [none] {" "}or any { COLOUR($colour) } card
   *[other] , any { COLOUR($colour) } card or a { CARD($wild) }
}{ $draw ->
    [draw] {" "}— or draw.
    [pass] {" "}— or pass.
   *[no] .
}
advice-turn-colour = Any { COLOUR($colour) } card{ $wild ->
    [none] {""}
   *[other] {" "}or a { CARD($wild) }
}{ $draw ->
    [draw] {" "}— or draw.
    [pass] {" "}— or pass.
   *[no] .
}
advice-wilds = No { COLOUR($colour) } card to lay, but your { CARD($wild) } fits{ $draw ->
    [draw] {" "}— or draw.
    [pass] {" "}— or pass.
   *[no] .
}
advice-draw = Nothing fits: draw a card.
advice-dead = Nothing fits and no card is left to draw: pass.
advice-drawn = You drew { THE($cards) }. { $fits ->
    [yes] It fits: play it, or pass.
   *[no] It does not fit: pass.
}
advice-turn-any = Any card fits.
advice-pass = Nothing fits: pass.
advice-drawn-many = You drew { CARD($cards) }. { $fits ->
    [yes] Play one that fits, or pass.
   *[no] None of them fits: pass.
}
advice-siege = Siege! { $fits ->
    [yes] Lay a 2, or draw
   *[no] Without a 2 you draw
} { $n ->
    [one] one card
   *[other] { $n } cards
}.
advice-run = Your run goes on as long as you like: play, or stop.
advice-answer = { $n ->
    [one] One card is
   *[other] { $n } cards are
} coming your way: take { $n ->
    [one] it
   *[other] them
}{ $more ->
    [challenge] , or challenge the +4.
    [card] , or lay a card against them.
    [both] , challenge the +4, or lay a card against them.
   *[none] .
}
advice-answer-skip = You are about to miss a turn: accept it{ $more ->
    [card] , or lay a card against it.
   *[none] .
}
advice-answer-swap = { $whom } wants to swap hands with you: accept{ $more ->
    [card] , or lay a card against it.
   *[none] .
}
advice-first-card = { THE($card) } counts as laid by you: choose what goes with it.
advice-hand = You deal: how many cards for each hand?
advice-direction = You deal: which way do we play?
advice-open = The cards are dealt: turn the first one up.
advice-spin = Time for the wheel: spin it.
advice-keep = Almost Uno! Keep two cards: type their numbers.
advice-drop-number = Get rid of one number: type a card that bears it.
advice-drop-colour = Get rid of one colour: type its letter.
advice-drop-card = You win the war: get rid of a card, or pass.
advice-race = The race is on: get rid of any card!
advice-vote = The tribunal asks: was that against the rules?
advice-colour = The first card is a Wild: name the colour to begin with.

## What everybody has to remember

mark-team = team { $n }
mark-owed = { $n ->
    [one] will miss a turn
   *[other] will miss { $n } turns
}
note-pending-draw = Pending: { $n ->
    [one] one card
   *[other] { $n } cards
} for { $whom }
note-pending-skip = Pending: a lost turn for { $whom }
note-pending-swap = Pending: a swap of hands with { $whom }
note-siege = Siege of the 2, started by { $who }
note-jump = A twin of this card may jump in
note-cursed = Cursed: { CARD($card) }
note-next-is-uno-card = A UNO card lies on top of the draw pile
note-mistakes = A wrong card costs { $n ->
    [one] a card
   *[other] { $n } cards
}
hand-face-down = Your { $n ->
    [one] card lies
   *[other] { $n } cards lie
} face down.

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
does-take-draw = { $n ->
    [one] take one card
   *[other] take { $n } cards
}
does-take-skip = miss the turn
does-take-swap = swap hands
key-challenge = c
words-challenge = challenge bluff
does-challenge = challenge
key-uno = u
words-uno = uno uno!
does-uno = call Uno
key-catch = x
words-catch = catch
does-catch = catch
key-open = o
words-open = open turn
does-open = turn a card up
key-spin = w
words-spin = spin wheel
does-spin = spin the wheel
key-jump = j
words-jump = jump
does-jump = jump in
does-jump-shout = shout “{ $word }” and jump in
key-slip = s
words-slip = slip
does-slip = slip the UNO card in
key-accuse = a
words-accuse = accuse
does-accuse = accuse
words-pass-drawn = p
does-pass-run = stop
does-pass-turn = pass
does-pair = the pair
does-decline = without its power
does-keep = keep these two
does-drop = get rid of it
does-hand = cards each
does-left = left
does-right = right
does-yes = yes
does-no = no
does-speak = say “{ $word }”
way-left = l left
way-right = r right
key-enter = Enter
aim-all = let it act
aim-none = without its power
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
words-no = n no
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
which-seat = Whom? { $choices }
which-way = Which way? { $choices }
which-ground = Of what? { $grounds }
ground-advice = advice
ground-camouflet = camouflet
ground-confusion = confusion
ground-hesitation = hesitation
ground-peeking = peeking
ground-misdeal = misdeal
ground-direction = asking which way play goes
no-aim = That is nobody and no direction here, so the card stays where it is.
no-ground = That is no ground for an accusation.
no-twin-held = You hold no twin of { THE($card) }.
no-card-jump = You hold no twin of the top card.
no-card-slip = You hold no UNO card.
not-offered = That is not among the choices.
two-numbers = Type the numbers of two cards, such as 1 2.
next-page = Enter turns the page, anything else goes back.
stay = You stay.
go-back = Enter goes back to the table.
chance-catch = { $whom } holds one card and has not called Uno: { $key } catches.
chance-uno = One card left: { $key } calls Uno.
chance-jump = You can jump in with { THE($card) }: { $key }.
chance-jump-shout = You can jump in with { THE($card) }: { $key } shouts “{ $word }”.
chance-slip = You can slip your UNO card in, and all hands move: { $key }.
chance-race = The race is on: the number of a card gets rid of it!
chance-say = A 0! { $key } says “{ $word }”.
chance-challenge = You may challenge that +4: { $key } challenges.
help =
    Play a card by its number: the numbers in [brackets] fit.
    {"  "}3        plays card 3; r5 or g+2 name a card by its letter instead
    {"  "}4b       plays a Wild or +4 and names blue (R red, Y yellow, G green, B blue)
    {"  "}3u       plays card 3 and calls Uno; u alone calls as well
    {"  "}3+       plays card 3 and its twin as a pair
    {"  "}3c, 4bc  plays a card that needs a player (here Clara), or a way: 3l, 3r
    {"  "}3-       plays card 3 without its power
    {"  "}d        draws a card; p passes afterwards, and stops a run
    {"  "}t, c     take a penalty, or challenge the +4 it came from
    {"  "}!, j     jumps in with the twin of the top card, with a shout or without
    {"  "}s        slips a UNO card in out of turn
    {"  "}x        catches whoever holds one card and has not called
    {"  "}a        accuses somebody; 0 says what a 0 asks for; "… says anything aloud
    {"  "}h        asks for a hint
    {"  "}r        shows the rules of this table
    {"  "}q        leaves the match
    Enter alone does the only thing that can be done. What is missing is asked for.

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
