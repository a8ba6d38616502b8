# Why something is not possible: one sentence, said to the player who tried.

## In play

reason-call_too_early = You call Uno when you are about to lay your last card but one, not before.
reason-call_too_late = It is too late to call Uno: the call had to come with the card.
reason-choice_not_taken = { THE($one) } does not take that choice.
reason-colour_missing = Name a colour along with this card.
reason-does_not_fit = { THE($one) } does not fit on { THE($two) }.
reason-draw_first = Draw a card before you pass.
reason-draw_four_illegal = The +4 may not be laid now: another card of your hand comes first.
reason-drawn_already = You have drawn already: play that card or pass.
reason-false_call = Uno is for a hand of one card, and this was not one.
reason-false_catch = There was nobody to catch.
reason-forbidden_last_card = { THE($one) } may not be your last card at this table.
reason-match_over = The match is over.
reason-must_play = You may only draw when you cannot play, and you can play now.
reason-must_play_drawn = The card you have drawn fits, so it must be played.
reason-no_such_seat = Nobody is playing at this seat.
reason-not_at_this_table = That move does not exist at this table.
reason-not_held = You do not hold { THE($one) }.
reason-not_now_answer = A penalty is waiting for your answer.
reason-not_now_colour = Name the colour to begin with.
reason-not_now_drawn = Play the card you have just drawn, or pass.
reason-not_now_turn = Play a card that fits, or draw.
reason-not_your_turn = It is not your turn.
reason-nothing_to_catch = There is nobody to catch: no one sits on a single card without having called Uno.
reason-nothing_to_challenge = There is no +4 to challenge.
reason-nothing_to_draw = There is no card left to draw: pass.
reason-only_the_drawn_card = After drawing you may play only the card you drew.
reason-only_the_victim_challenges = Only the player hit by the +4 may challenge it.
reason-round_over = The round is over.
reason-round_running = The round is not over yet.
reason-uno_required = Call Uno before your last card: it is refused without a call.

## Rules that cannot be read or played

reason-rules_word = Write each option as key=value: “{ $one }” is neither that nor the preset, which comes first.
quoted = “{ $words }”
reason-unknown_option = There is no option “{ $one }”; “pioche options” lists them all.
reason-unknown_option_near = There is no option “{ $one }”: did you mean “{ $two }”?
reason-unknown_preset = There is no preset “{ $one }”; “pioche options” lists them all.
reason-unknown_preset_near = There is no preset “{ $one }”: did you mean “{ $two }”?
reason-unknown_value = The option { $one } cannot be “{ $two }”: it takes { $three }.
reason-unknown_value_near = The option { $one } cannot be “{ $two }”, but it can be “{ $three }”: it takes { $four }.
reason-warning_drawn_finish = As only a number may be your last card, an action card that you draw then does not have to be played.
reason-warning_free_challenge = A wrong challenge costs nothing on top, so everybody will challenge.
