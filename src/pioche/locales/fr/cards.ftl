# Cartes et couleurs.

colour-r = rouge
colour-y = jaune
colour-g = vert
colour-b = bleu

letter-r = R
letter-y = J
letter-g = V
letter-b = B

card-number = { $number } { $colour }
card-wizz = Wizz { $number } { $colour }
card-skip = passe { $colour }
card-reverse = sens inverse { $colour }
card-draw_two = +2 { $colour }
card-targeted_two = +2 ciblé { $colour }
card-wild = joker
card-draw_four = +4
card-targeted_four = +4 ciblé
card-downpour_one = averse +1
card-downpour_two = averse +2
card-exchange = échange de jeu
card-boomerang = boomerang
card-uno_card = carte Uno
card-hidden = carte cachée
card-named = { $card } ({ $colour })
card-the = { $kind ->
    [downpour_one] l’{ $card }
    [downpour_two] l’{ $card }
    [exchange] l’{ $card }
    [uno_card] la { $card }
    [hidden] la { $card }
   *[other] le { $card }
}
