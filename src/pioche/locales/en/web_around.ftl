# Around the table in the browser: the end of a round, replays, the check of a shuffle, rules, hints, talk, keys.

## Everywhere

web-around-lang = en
web-around-close = Close
web-around-you = (you)
web-around-failed = No answer from the server. Try again in a moment.
web-around-loading = Fetching the round…
web-around-table = Table { $code }, match { $n }
web-around-copied = Copied
web-around-address = Link to share

## The end of a round

web-around-out = { $who ->
    [you] You go out!
   *[other] { $who } goes out!
}
web-around-blocked = Nobody can play any more
web-around-show-score = See the score
web-around-round-over = End of round { $n }
web-around-went-out = went out
web-around-eliminated = eliminated
web-around-absent = not in this round
web-around-no-card = No card left
web-around-left = { $n ->
    [0] No card left
    [one] One card left
   *[other] { $n } cards left
}
web-around-card-worth = { $card }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-around-points = { $n ->
    [0] no points
    [one] { $n } point won
   *[other] { $n } points won
}
web-around-total = Total { $n }
web-around-goal = { $n ->
    [one] played to { $n } point
   *[other] played to { $n } points
}
web-around-goal-rounds = { $n ->
    [one] one round in all
   *[other] { $n } rounds in all
}
web-around-tied = A tie: { $who } play one more round to decide.
web-around-champion = { $who ->
    [you] You win the match!
   *[other] { $who } wins the match!
}
web-around-champions = { $who } win the match together!
web-around-next-round = Next round
web-around-rematch = Play again
web-around-next-in = Next round in { $n } s
web-around-waiting-for = Waiting for { $who }…
web-around-here-we-go = Here we go…
web-around-ready-count = { $n } of { $all } ready
web-around-score-sheet = Score sheet
web-around-watch = Watch the round again
web-around-check = Check the shuffle
web-around-share = Share the replay
web-around-change-rules = Change the rules
web-around-leave = Leave
web-around-leave-sure = Leave the table for good?
web-around-stay = Stay

## The score sheet

web-around-round = Round
web-around-no-score = No round has ended yet.
web-around-chart = Totals after each round, a line for each player; the table below has the same figures.

## Replays

web-around-replay-of = Round { $n }, step by step
web-around-stock = { $n ->
    [one] one card to draw
   *[other] { $n } cards to draw
}
web-around-pile = discard pile
web-around-clockwise = clockwise
web-around-counter = counter-clockwise
web-around-cards = { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
}
web-around-hand-of = Hand of { $who }
web-around-controls = Step through
web-around-step = Step
web-around-step-of = Step { $n } of { $all }
web-around-first = To the beginning
web-around-back = One step back
web-around-play = Play
web-around-pause = Pause
web-around-forth = One step forward
web-around-last = To the end
web-around-speed = Speed
web-around-download = Download the record
web-around-replay-keys = Keys: ← and → step, Space plays and pauses, Home and End go to the ends, + and − set the speed.

## The check of a shuffle

web-around-check-of = Was round { $n } dealt fairly?
web-around-check-about = Before each deal the table promises its shuffle, sealed; after the round it opens the seal. Your browser can work out by itself whether both belong together, and whether every card came in the order that was promised.
web-around-check-now = Check this round
web-around-check-failed = The record could not be fetched. A round can be checked once it is over.
web-around-kept = Dealt as promised
web-around-not-kept = Not as promised
web-around-kept-why = The seal fits. Every shuffle ({ $shuffles }) and every card drawn ({ $drawn }) came in the order that follows from it.
web-around-noted-early = The promise is the very one that this browser noted before the cards were dealt.
web-around-noted-late = The promise is the very one that this browser was shown when the table opened on it. By then the cards were dealt.
web-around-not-noted = This browser noted no promise of this round: compare the one in the details with what somebody at the table was shown.
web-around-flaw-seed = What was opened after the round is not what was sealed before it.
web-around-flaw-promise = The promise in the record is not the one that this browser was shown.
web-around-flaw-order = A shuffle did not come out as it follows from the seal.
web-around-flaw-drawn = A card was drawn that did not lie on top.
web-around-flaw-unread = The record cannot be read, or has no proof of this round.
web-around-details = Details
web-around-promise = Promised before the deal
web-around-seed = Opened after the round
web-around-mixed = Mixed in by players
web-around-nothing-mixed = nothing
web-around-pack = The pack as it lay, the first card first ({ $n })
web-around-algorithm = The algorithm is pioche-shuffle-v1. To check the rules as well, move by move: “pioche verify” with the record.

## Rules and words

web-around-rules = The rules
web-around-preset = A way to play
web-around-official = This is the official game, without any house rule.
web-around-differences = { $n ->
    [one] One difference from the official game:
   *[other] { $n } differences from the official game:
}
web-around-warning = Note:
web-around-print = The rules as a page to print
web-around-glossary = Words of the game
web-around-search-term = Search the words
web-around-no-term = No word found.
web-around-terms-found = { $n ->
    [0] no word
    [one] one word
   *[other] { $n } words
}

## Hints and first notes

web-around-hint = Hint
web-around-hints-off = Hints are off here. Menu, then “Hint button”, switches them on.
web-around-coach = A note for beginners
web-around-understood = Got it
web-around-no-more-notes = No more notes
web-around-lesson-wild = You hold a Wild.
web-around-lesson-wild-more = It fits on anything: name the colour you hold most of.
web-around-lesson-four = A +4 for you.
web-around-lesson-four-more = Take the cards and lose your turn, or challenge: being wrong costs more.
web-around-lesson-challenged = A challenge.
web-around-lesson-challenged-more = A bluff found out is paid by the bluffer, a wrong challenge by the challenger.
web-around-lesson-call = Two cards left.
web-around-lesson-call-more = Call Uno with the next one, or you may be caught.
web-around-lesson-jump = You may jump in.
web-around-lesson-jump-more = You hold the same card: lay it now, and play goes on from you.

## Talk

web-around-talk = Talk
web-around-talk-unread = { $n ->
    [one] Talk: one new message
   *[other] Talk: { $n } new messages
}
web-around-said = Messages
web-around-quiet = Nobody has said anything yet.
web-around-your-words = Your message
web-around-say = Send
web-around-phrases = Quick phrases
web-around-phrases-only = Only quick phrases are allowed at this table.
web-around-people = Who is here
web-around-mute = Mute
web-around-unmute = Unmute
web-around-mute-who = Mute { $who }
web-around-unmute-who = Unmute { $who }
web-around-about-said = About { $who }’s message
web-around-report = Report
web-around-reported = Reported to the host and to whoever runs this server.
web-around-reports = What was reported
web-around-report-of = { $who } reports { $whom }
web-around-hush = Mute for all
web-around-unhush = Unmute for all
web-around-hush-who = Mute { $who } for all
web-around-unhush-who = Let { $who } talk again
web-around-hushed = muted by the host

## Keys

web-around-key = Key
web-around-does = What it does
web-around-does-hint = give me a hint
web-around-does-rules = the rules of this table, and the words of the game
web-around-does-talk = talk
web-around-does-help = these keys
web-around-does-close = close whatever covers the table

## Looking on

web-around-watching = You are watching.
web-around-watching-first = You are watching for now: your seat is yours from the next round on.

## The words of the game

web-around-term-bluff = bluff
web-around-means-bluff = A +4 laid although its player held a card of the colour in force.
web-around-term-blocked = blocked round
web-around-means-blocked = A round in which nobody can play or draw any more.
web-around-term-boomerang = boomerang
web-around-means-boomerang = A card that sends a penalty back to whoever laid it.
web-around-term-call = call Uno
web-around-means-call = To say that you hold one card, as you lay the last but one or right after.
web-around-term-catch = catch
web-around-means-catch = To be the first to notice that somebody with one card has not called: the player caught draws.
web-around-term-challenge = challenge
web-around-means-challenge = To ask for proof that a +4 was no bluff. Whoever is wrong draws.
web-around-term-colour = colour in force
web-around-means-colour = The colour that the next card has to match: that of the top card, or the one named with it.
web-around-term-cursed = cursed card
web-around-means-cursed = A card, known to everybody, that costs its holder dearly at the end.
web-around-term-deflection = deflection
web-around-means-deflection = To pass a pending penalty on with a card that allows it.
web-around-term-discard = discard pile
web-around-means-discard = The cards that have been played, face up. Only the top one counts.
web-around-term-dealer = dealer
web-around-means-dealer = The player who deals the round. The player after the dealer begins.
web-around-term-deciding = deciding round
web-around-means-deciding = One more round, only among those who are tied for the win.
web-around-term-downpour = Downpour
web-around-means-downpour = A card that makes everybody else draw one card, or two.
web-around-term-elimination = elimination
web-around-means-elimination = A match in which whoever reaches the target is out, and the last one left wins.
web-around-term-exchange = hand exchange
web-around-means-exchange = A card that swaps your hand for another player’s.
web-around-term-fit = to fit
web-around-means-fit = A card fits when its colour, its number or its sign is that of the top card, or when it is a Wild.
web-around-term-jump = jump in
web-around-means-jump = To lay the twin of the top card at once, out of turn. Play goes on from you.
web-around-term-match = match
web-around-means-match = All rounds together, until somebody has won.
web-around-term-pair = pair
web-around-means-pair = Two identical cards laid in one go.
web-around-term-pending = pending
web-around-means-pending = A penalty that has been played and that nobody has taken yet.
web-around-term-pile = draw pile
web-around-means-pile = The cards to be drawn from, face down. When it is used up, the discard pile is shuffled.
web-around-term-reverse = Reverse
web-around-means-reverse = Play changes direction.
web-around-term-rotation = rotation of hands
web-around-means-rotation = Everybody passes their whole hand on to the next player.
web-around-term-round = round
web-around-means-round = From the deal until somebody has no card left.
web-around-term-run = run
web-around-means-run = Several cards in sequence, laid in one turn.
web-around-term-shield = shield
web-around-means-shield = A card that fends off a penalty.
web-around-term-siege = siege of the 2
web-around-means-siege = After a 2 everybody in turn lays a 2 or draws, until it is back where it began.
web-around-term-skip = Skip
web-around-means-skip = The next player misses a turn.
web-around-term-stacking = stacking
web-around-means-stacking = To answer a penalty with another one: they add up, and the next player faces them all.
web-around-term-swap = swap of hands
web-around-means-swap = You and another player swap hands.
web-around-term-target = target
web-around-means-target = The total at which the match ends.
web-around-term-tribunal = tribunal
web-around-means-tribunal = Somebody accuses, and the others vote.
web-around-term-uno_card = UNO card
web-around-means-uno_card = A card with two identical sides, so that everybody sees where it is.
web-around-term-voluntary = voluntary draw
web-around-means-voluntary = To draw although one of your cards fits.
web-around-term-wheel = wheel
web-around-means-wheel = It is spun after certain cards, and its sector says what happens.
web-around-term-wild = Wild
web-around-means-wild = A card without a colour that fits on anything. Its player names the colour.
web-around-term-wizz = Wizz card
web-around-means-wizz = A number with a swirl: it sends the next player to the wheel.
web-around-term-four = +4
web-around-means-four = A Wild that makes the next player draw four cards and miss a turn.
web-around-term-two = +2
web-around-means-two = The next player draws two cards and misses a turn.
