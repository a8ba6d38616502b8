# Talk at the table: quick phrases that anybody may say with one key, and why something cannot be said.

talk-hello = Hello!
talk-good_luck = Good luck, everyone!
talk-well_played = Well played!
talk-bravo = Bravo!
talk-thanks = Thanks!
talk-sorry = Sorry, no hard feelings!
talk-oops = Oops!
talk-ouch = Ouch!
talk-haha = Ha ha!
talk-hurry = Your turn, we’re waiting for you!
talk-one_moment = One moment, please.
talk-back = I’m back!
talk-again = Another round?
talk-goodbye = Bye, that was fun!

reason-talk_empty = There is nothing to read in that: type some words, or choose a quick phrase.
reason-talk_too_long = That is too long to read during a game: use at most { $one } characters.
