# Playing at a served table from the terminal.

help-play-join = Play at a served table: its link, as its host has handed it on; with the link of a server alone, a new table is made there.
help-play-name = What you are called at a served table; without it, you are asked.
meta-join = LINK
meta-name = NAME

guest-name = Your name:
guest-table = Others join with { $link }
guest-rules = Rules: { $rules }
guest-free = free: a bot plays here if nobody comes
guest-you = you
guest-host = host
guest-is-away = away
guest-wait = Waiting for { $name } to begin. r shows the rules, "… says something, q leaves.
guest-start = Type start to begin. r shows the rules, "… says something, q leaves.
words-start = start begin
guest-help =
    Before the match:
    {"  "}start    begins the match (the host); free seats get a bot
    {"  "}r        shows the rules of this table
    {"  "}"…       says something to the table, now and during the match
    {"  "}q        leaves; your seat is kept
guest-company = At the table with you: { $names }.
guest-came = { $name } sits down.
guest-coming = { $name } plays from the next round on.
guest-left = { $name } has left the table.
guest-away = { $name } is away: a bot plays in that seat when it has to.
guest-back = { $name } is back.
guest-says = { $name }: “{ $words }”
guest-played-for = Your time was over, so this was done for you:
guest-clock = You have { $n ->
    [one] one second
   *[other] { $n } seconds
}.
guest-missed = You have missed something; this is how it stands.
guest-lost = The line to the server is broken; it is tried again until it holds.
guest-restart = The server restarts; you will be back in a moment.
guest-here-again = You are back.
guest-next = Enter when you are ready for the next round, q leaves.
guest-waiting-for = Waiting for { $names }.
guest-again = Enter plays another match with the same people, q leaves.
guest-stay = The next round begins by itself. q leaves.
guest-leave-sure = Leave? Your seat is kept, and a bot plays for you meanwhile. Type y to leave, Enter to stay.
guest-leave-watching = Stop watching? Type y to leave, Enter to stay.
guest-farewell =
    Your seat is kept. To come back:
    {"  "}pioche play --join { $link }
guest-not-kept = What leads back to your seat could not be written down: if you leave now, you cannot come back to it.

error-link = “{ $word }” is no link to a table: it looks like http://192.168.1.20:8000/t/7K3QX-9F2MD.
error-nobody-there = No pioche answers at { $server }.
error-no-guest-name = A table wants to know your name: give it with --name.
error-not-with-join = { $option } belongs to a match of your own: it does not go with --join.
