# What happens at the table. $who and $whom are names, or “you” for the reader.

you = you
and = { $first } and { $last }

began = A new round.
dealer = { $who ->
    [you] You deal.
   *[other] { $who } deals.
}
dealer-drawn = { $who ->
    [you] You draw the highest card and deal.
   *[other] { $who } draws the highest card and deals.
}
turned-up = The first card is { THE($card) }.
put-back = { THE($card) } goes back, and another card is turned up.
played = { $who ->
    [you] You play { THE($card) }.
   *[other] { $who } plays { THE($card) }.
}
played-uno = { $who ->
    [you] You play { THE($card) } and call Uno!
   *[other] { $who } plays { THE($card) } and calls Uno!
}
played-named = { $who ->
    [you] You play { THE($card) } and name { COLOUR($colour) }.
   *[other] { $who } plays { THE($card) } and names { COLOUR($colour) }.
}
played-named-uno = { $who ->
    [you] You play { THE($card) }, name { COLOUR($colour) } and call Uno!
   *[other] { $who } plays { THE($card) }, names { COLOUR($colour) } and calls Uno!
}
drew = { $who ->
    [you] You draw { $n ->
        [one] a card
       *[other] { $n } cards
    }.
   *[other] { $who } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
}
drew-lost = { $who ->
    [you] You draw { $n ->
        [one] a card
       *[other] { $n } cards
    } and miss a turn.
   *[other] { $who } draws { $n ->
        [one] a card
       *[other] { $n } cards
    } and misses a turn.
}
drew-cards = { $who ->
    [you] You draw { $n ->
        [one] { THE($cards) }
       *[other] { $n } cards: { CARD($cards) }
    }.
   *[other] { $who } draws { $n ->
        [one] { THE($cards) }
       *[other] { $n } cards: { CARD($cards) }
    }.
}
drew-cards-lost = { $who ->
    [you] You miss a turn and draw { $n ->
        [one] { THE($cards) }
       *[other] { $n } cards: { CARD($cards) }
    }.
   *[other] { $who } misses a turn and draws { $n ->
        [one] { THE($cards) }
       *[other] { $n } cards: { CARD($cards) }
    }.
}
taken-back = { $who ->
    [you] You take { THE($card) } back.
   *[other] { $who } takes { THE($card) } back.
}
named = { $who ->
    [you] You name { COLOUR($colour) }.
   *[other] { $who } names { COLOUR($colour) }.
}
reversed = Play changes direction.
reshuffled = The discard pile is shuffled into a new draw pile.
owed = { $who ->
    [you] { $n ->
        [one] One card is waiting for you.
       *[other] { $n } cards are waiting for you.
    }
   *[other] { $n ->
        [one] One card is waiting for { $who }.
       *[other] { $n } cards are waiting for { $who }.
    }
}
passed = { $who ->
    [you] You pass.
   *[other] { $who } passes.
}
passed-dead = { $who ->
    [you] You can neither play nor draw, and pass.
   *[other] { $who } can neither play nor draw, and passes.
}
turn-lost = { $who ->
    [you] You miss a turn.
   *[other] { $who } misses a turn.
}
shown = { $who ->
    [you] You show your hand to { $whom }.
   *[other] { $whom ->
        [you] { $who } shows you their hand.
       *[other] { $who } shows { $whom } their hand.
    }
}
shown-everyone = { $who ->
    [you] You show everyone your hand.
   *[other] { $who } shows everyone their hand.
}
shown-cards = { $who } held { CARD($cards) }.
told-called = { $who ->
    [you] You call Uno!
   *[other] { $who } calls Uno!
}
told-caught = { $who ->
    [you] You catch { $whom }, who did not call Uno!
   *[other] { $whom ->
        [you] { $who } catches you: you did not call Uno!
       *[other] { $who } catches { $whom }, who did not call Uno!
    }
}
told-challenged = { $who ->
    [you] You challenge { $whom }’s +4.
   *[other] { $whom ->
        [you] { $who } challenges your +4.
       *[other] { $who } challenges { $whom }’s +4.
    }
}
told-guilty = { $who ->
    [you] It was a bluff: you are guilty.
   *[other] It was a bluff: { $who } is guilty.
}
told-innocent = { $who ->
    [you] It was no bluff: you are innocent.
   *[other] It was no bluff: { $who } is innocent.
}
told-forbidden_last_card = { $who ->
    [you] You hold nothing but a forbidden last card.
   *[other] { $who } holds nothing but a forbidden last card.
}
told-false_call = { $who ->
    [you] Your call of Uno was wrong.
   *[other] { $who } calls Uno for nothing.
}
told-false_catch = { $who ->
    [you] There was nobody for you to catch.
   *[other] { $who } catches nobody.
}
told-uno_required = { $who ->
    [you] You take { THE($card) } back: no call of Uno, no last card.
   *[other] { $who } takes { THE($card) } back: no call of Uno, no last card.
}
said = { $who ->
    [you] You say “{ $words }”.
   *[other] { $who } says “{ $words }”.
}
went-out = { $who ->
    [you] You go out and win the round!
   *[other] { $who } goes out and wins the round.
}
went-out-scored = { $who ->
    [you] You go out, win the round and get { $n ->
        [one] one point
       *[other] { $n } points
    }!
   *[other] { $who } goes out, wins the round and gets { $n ->
        [one] one point
       *[other] { $n } points
    }.
}
blocked = Nobody can play or draw any more: the round is blocked.
scored = { $who ->
    [you] You get { $n ->
        [one] one point
       *[other] { $n } points
    }.
   *[other] { $who } gets { $n ->
        [one] one point
       *[other] { $n } points
    }.
}
tied = { $seats } share the best total: a deciding round is played between them.
won = { $who ->
    [you] You win the match!
   *[other] { $who } wins the match.
}
won-together = { $seats } win the match together.
