# The lab: many games between bots.

help-simulate-games = How many games to play: matches, or rounds where the rules say scoring=single; without it, 400.
help-simulate-players = Players at the table (2 to 10); without it, 4.
help-simulate-rules = The rules of the table: a preset, then options (“official scoring=single”); see “pioche options”.
help-simulate-bots = The bots, repeated over the seats (sharp,steady); they move on by one seat from game to game. Without it, steady.
help-simulate-seed = Any word: the same word gives the same figures; without it, 1.
help-duel-deals = How many deals to play, each twice with the seats exchanged; without it, 200.
help-duel-players = Players at the table (2 to 10), of both kinds in turn; without it, 2.
help-duel-rules = The rules of the table: a preset, then options (“official scoring=single”); see “pioche options”.
help-duel-seed = Any word: the same word gives the same figures; without it, 1.
help-jobs = How many games run side by side; without it, one on each core. It changes no figure.
meta-games = N
meta-deals = N
meta-jobs = N
meta-first = BOT
meta-second = BOT

error-more-bots = { $bots } bots do not fit at a table of { $players }.

simulate-what = { $games ->
    [one] One game
   *[other] { $games } games
} of { $players } players by the rules “{ $rules }”, seed { $seed }.
simulate-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $blocked } of them blocked ({ $percent }%).
simulate-turns = Turns a round: { $mean } on average, half the rounds up to { $median }, nine in ten from { $low } to { $high }.
simulate-chance = Games won, with 95% intervals (chance alone: { $percent }%):
simulate-seat = {"  "}seat { $seat }: { $share }% ({ $low } to { $high })
simulate-level = {"  "}each { $level }: { $share }% ({ $low } to { $high })

duel-what = { $first } against { $second }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, each played twice with the seats exchanged, { $players } players, rules “{ $rules }”, seed { $seed }.
duel-share = Games won by { $first }: { $share }% (95% interval { $low } to { $high }; equals win 50%).
duel-points = Points a game, { $first } less { $second }, for each seat: { $points } (95% interval { $low } to { $high }).
duel-better = { $better } is better than { $worse }.
duel-open = It is not decided who is better: play more deals.

lab-speed = { $speed } games a second.
