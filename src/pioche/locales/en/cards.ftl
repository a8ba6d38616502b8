# Cards and colours.

colour-r = red
colour-y = yellow
colour-g = green
colour-b = blue

letter-r = R
letter-y = Y
letter-g = G
letter-b = B

card-number = { $colour } { $number }
card-wizz = { $colour } Wizz { $number }
card-skip = { $colour } Skip
card-reverse = { $colour } Reverse
card-draw_two = { $colour } +2
card-targeted_two = { $colour } +2?
card-wild = Wild
card-draw_four = +4
card-targeted_four = +4?
card-downpour_one = Downpour +1
card-downpour_two = Downpour +2
card-exchange = hand exchange
card-boomerang = boomerang
card-uno_card = UNO card
card-hidden = hidden card
card-named = { $card } ({ $colour })
card-the = { $kind ->
   *[other] the { $card }
}
