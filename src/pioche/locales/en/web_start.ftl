# The first page, coming to a table, preparing it, and the settings of one’s own.

## The first page

web-start-now-how = Official rules, three bots, and your cards on the table at once.
web-start-shared-how = The rules below, three bots, and your cards on the table at once.
web-start-how = No account and nothing to install: open a table, send the link, play.
web-start-guest = Guest
web-start-friends = Play with friends
web-start-friends-how = Open a table: you get a link to send and a code to scan.
web-start-open = Open a table
web-start-name = Your name
web-start-join = Join a table
web-start-join-how = Somebody has given you a code or a link.
web-start-join-field = Code or link
web-start-join-verb = Join
web-start-join-bad = A table’s code has ten characters, like 7K3QX-9F2MD.
web-start-mine = { $count ->
    [one] Your table is waiting
   *[other] Your tables are waiting
}
web-start-mine-alone = Your match against bots
web-start-mine-between = between two rounds
web-start-mine-preparing = being prepared
web-start-mine-playing = a round is being played
web-start-mine-over = the match is over
web-start-mine-people = { $people ->
    [one] one player
   *[other] { $people } players
}
web-start-mine-back = Back to it
web-start-lobby = Open tables
web-start-lobby-host = { $host }’s table
web-start-lobby-free = { $free ->
    [0] no seat free
    [one] one seat of { $seats } free
   *[other] { $free } seats of { $seats } free
}
web-start-lobby-playing = playing
web-start-shared = These rules were shared with you
web-start-shared-drop = Play the official rules instead
web-start-shared-bad = The rules in this link cannot be played here: { $why }
web-start-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

## Coming to a table

web-start-invited = { $host } is keeping a seat for you
web-start-invited-nobody = A seat is free for you
web-start-here = At the table: { $names }.
web-start-nobody-here = Nobody is at the table yet.
web-start-full = All seats are taken.
web-start-late = A round is being played. You take over a bot’s seat when the next one is dealt.
web-start-late-now = A round is being played. You take over a bot’s seat at once.
web-start-sit = Take a seat
web-start-watch = Watch
web-start-claiming = Taking your seat…
web-start-claim-nothing = This link is not complete: ask for a new one on the other device.

## Preparing

web-start-table = Table { $code }
web-start-you-hold = You are setting up this table: choose, invite, and start whenever you like.
web-start-waiting = { $host } is setting up the table. You see every change as it is made.
web-start-invite = Invite
web-start-invite-how = Send the link, let them scan the code, or spell it out.
web-start-invite-link = Link to this table
web-start-copy = Copy
web-start-copied = Copied ✓
web-start-copied-long = The link is copied: paste it wherever your friends are.
web-start-copy-failed = Your browser would not copy it: the link is selected, copy it by hand.
web-start-qr = QR code of the link
web-start-share = Share…
web-start-code = Code
web-start-device = Play on another device
web-start-device-how = Take your seat with you to a phone or another computer. It stays yours here, too.
web-start-device-make = Make a link
web-start-device-link = Link to your seat
web-start-device-once = It works once, for ten minutes: keep it to yourself.

web-start-seats = Seats
web-start-seats-how-many = How many seats
web-start-less = One fewer
web-start-more-by-one = One more
web-start-less-by = { $n } less
web-start-more-by = { $n } more
web-start-move = Move { $name }: drag it, or press the arrow keys
web-start-move-how = Drag to another seat, or use the arrow keys
web-start-order = Play goes round in this order.
web-start-free = Free seat
web-start-seat-level = Who sits in seat { $seat }
web-start-waiting-for = still free
web-start-you = you
web-start-holds = sets up the table
web-start-away = away
web-start-bot-novice = novice bot
web-start-bot-steady = steady bot
web-start-bot-sharp = sharp bot
web-start-remove = Remove
web-start-remove-sure = Sure?
web-start-remove-name = Remove { $name } from the table
web-start-team = Team { $team }
web-start-nobody-yet = nobody yet
web-start-team-of = Team { $team }: { $names }

web-start-rules-are = Rules: { $name }
web-start-presets = Begin with
web-start-all-presets = Show all { $count }
web-start-fewer-presets = Show fewer
web-start-mix = A mix of your own
web-start-mix-theirs = A mix of their own
web-start-our-house = Our house rules
web-start-our-house-how = What you last played: { $count ->
    [one] one difference
   *[other] { $count } differences
} from the official rules.
web-start-preset-official = Official
web-start-preset-bluff = Bluff
web-start-preset-challenge = Last one left
web-start-preset-cursed = Cursed card
web-start-preset-draw_three = Draw three
web-start-preset-encyclopedia = Old French rules
web-start-preset-home = At home
web-start-preset-house_rules = House edition
web-start-preset-new_cards = New cards
web-start-preset-olympic = Olympic
web-start-preset-quick = Quick
web-start-preset-rapido = Rapido
web-start-preset-runs = Runs
web-start-preset-splash = Splash
web-start-preset-teams = Teams
web-start-preset-timed = Against the clock
web-start-preset-tournament = Tournament
web-start-preset-tutorial = Learning
web-start-preset-uno_card = UNO card
web-start-preset-wizz = Wizz
web-start-preset-with = { $preset } + { $count ->
    [one] one change
   *[other] { $count } changes
}

web-start-options = Every rule, one by one
web-start-search = Search the rules
web-start-search-hint = Search: stacking, +4, Uno…
web-start-found = { $count ->
    [0] No rule mentions that.
    [one] One rule found.
   *[other] { $count } rules found.
}
web-start-changed-only = Only what differs
web-start-changed = { $count ->
    [one] one differs
   *[other] { $count } differ
}
web-start-differs = differs
web-start-official-tag = official
web-start-official-number = Official: { $value }
web-start-number = A number
web-start-word = A word of your own
web-start-nothing = none
web-start-back = Back to official
web-start-all-back = Back to official rules
web-start-undo = Undo
web-start-chapter-cards = The deck and its cards
web-start-chapter-deal = The deal
web-start-chapter-turn = Your turn
web-start-chapter-answers = Answering a penalty
web-start-chapter-bluff = The +4 and bluffing
web-start-chapter-hands = Hands that move
web-start-chapter-quick = Out of turn, and manners
web-start-chapter-last = Uno and the last card
web-start-chapter-score = Points, teams and the match
web-start-chapter-others = Others

web-start-official-plain = Official rules, nothing changed
web-start-difference-count = { $count ->
    [one] One difference
   *[other] { $count } differences
} from the official rules
web-start-differences = What differs from the official rules
web-start-conflict = These do not go together
web-start-conflict-with = This does not go with: { $other }
web-start-conflict-drop = Reset the other one
web-start-take-back = Take it back
web-start-print = Print the rules
web-start-link-rules = Copy a link with these rules
web-start-link-rules-field = Link with these rules
web-start-start = Start
web-start-start-bots = { $count ->
    [one] A bot takes the seat that is still free.
   *[other] Bots take the { $count } seats that are still free.
}
web-start-starts = { $host } starts the match.

web-start-about-table = This table
web-start-listed = List it on the home page of this server
web-start-chat = Players may chat
web-start-spectators = Spectators may watch
web-start-late-seat = Latecomers take over from a bot
web-start-late-next_round = in the next round
web-start-late-at-once = at once
web-start-away-after = A bot plays for anyone who has been away for
web-start-seconds = { $count } s

## Settings

web-start-settings = Settings
web-start-close = Close
web-start-motion = Motion
web-start-motion-auto = same as device
web-start-motion-full = full
web-start-motion-reduced = reduced
web-start-sound = Sound
web-start-sound-on = Play sounds
web-start-volume = Volume
web-start-for-help = Help
web-start-for-looks = Language and looks
web-start-for-play = Cards and keys
web-start-hints = Hint button
web-start-hints-bots = against bots only
web-start-hints-on = always
web-start-hints-off = never
web-start-notes = Notes for beginners
web-start-hand-order = Your cards
web-start-order-colour = by colour
web-start-order-dealt = as drawn
web-start-handed = Uno button
web-start-handed-right = on the right
web-start-handed-left = on the left
web-start-marks = Raise the cards that can be played, even where mistakes cost cards
web-start-shortcuts = Keyboard shortcuts: one letter, one move
web-start-new-version = There is a new version. Your seat is kept.
web-start-reload = Reload
