# Why the table server refuses something: one sentence, told to whoever asked.

reason-spectators_watch = You are watching: take a seat to do that.
reason-not_understood = The server did not understand that: reload the page, or update the program.
reason-already_begun = The match has begun: that can be changed before the next one.
reason-host_decides = Only the host of the table can do that.
reason-no_seat_to_give = There is no seat { $one } to give away here.
reason-seat_is_taken = Somebody sits there: ask them to move before you take the chair away.
reason-not_between_rounds = The round is still being played.
reason-unknown_phrase = There is no phrase called { $one }.
reason-chat_is_off = The host has switched chat off: choose one of the ready-made phrases.
reason-no_round = No round is being played just now.
reason-ahead_of_the_table = That move is ahead of the table: wait for it to catch up.
reason-too_late = Too late: somebody was quicker, or the moment has passed.
reason-table_full = Every seat is taken by a person: you can watch.
reason-no_such_table = There is no such table: check the code, or ask for a new link.
reason-round_not_over = That round is not over yet: its cards stay hidden until then.
reason-link_is_over = This link has been used, or is older than ten minutes: ask for a new one.
reason-too_many = That was a lot at once: wait a moment, then go on.
reason-too_long = That is too long.
reason-busy = The server is busy just now: try again in a moment.
reason-failed = Something went wrong on the server; nothing is lost, try again.
reason-say_hello = The first message has to be hello.
reason-other_version = The page and the server are of different versions: reload the page.
reason-no_spectators = This table is not open to spectators: take a seat.
reason-seat_not_known = This seat is not yours any more: take another one.
reason-server_restarts = The server is restarting: your seat is kept, you will be back in a moment.
reason-nothing_to_advise = There is nothing for you to do just now.
