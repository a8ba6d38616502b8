# Pourquoi un robot joue ainsi ; pour une personne, un indice. Rien que ce que sa place peut savoir.

hint-any = Ici, tous les choix se valent.
hint-any_card = Pose n’importe quelle carte qui va.
hint-besiege = { THE($one) } assiège tout le monde : un 2, ou on pioche.
hint-best_card = Pose { THE($one) } : rien ne te sert mieux.
hint-bigger_hand = { THE($one) } te donnerait une plus grosse main ({ $two ->
    [one] une carte
   *[other] { $two } cartes
}) : mieux vaut éviter.
hint-call = Annonce Uno avant le contre-uno.
hint-catch = Quelqu’un n’a plus qu’une carte et n’a pas annoncé Uno : contre-uno !
hint-challenge = Environ { $one } % de chances que ce soit un bluff : conteste, tu y gagnes.
hint-challenge_guess = C’est peut-être un bluff : conteste.
hint-change_by_number = Passe au { COLOUR($two) } avec { THE($one) }, sans dépenser de joker : il t’en reste { $three ->
    [one] une.
   *[other] { $three }.
}
hint-change_by_wild = { THE($one) } vaut la peine maintenant : choisis le { COLOUR($two) }{ $three ->
    [0] .
    [one] , tu en as une carte.
   *[other] , tu en as { $three } cartes.
}
hint-change_for_the_end = Pose { THE($one) } et garde { THE($two) } pour la fin : cette carte va toujours.
hint-cursed = { THE($one) } : carte maudite. Garde-la pour finir, ou passe-la à quelqu’un.
hint-dear_card = Quelqu’un va bientôt finir : pose d’abord ce qui coûte cher, { THE($one) }.
hint-draw = Aucune carte ne va : pioche.
hint-drew_on = { COLOUR($one) } : le joueur suivant y a pioché { $two ->
    [one] une fois.
   *[other] { $two } fois.
}
hint-free_turn = { THE($one) } te fait rejouer.
hint-gives_win = Ne pose pas { THE($one) } maintenant : tu ferais gagner quelqu’un d’autre.
hint-hit = Le joueur suivant n’a plus que { $two ->
    [one] une carte
   *[other] { $two } cartes
} : { THE($one) }, maintenant.
hint-jump = { THE($one) } est la même carte que celle du dessus : intercepte.
hint-keep_drawn = Garde { THE($one) } pour plus tard : passe.
hint-keep_wild = Pose { THE($one) }, et garde { THE($two) }.
hint-lacks = Le joueur suivant n’a plus que { $two ->
    [one] une carte, sans doute pas de cette couleur
   *[other] { $two } cartes, sans doute pas de cette couleur
} : { COLOUR($one) }.
hint-name_colour = Choisis le { COLOUR($one) }, ta couleur forte ({ $two }).
hint-only_card = Il n’y a que { THE($one) } qui aille.
hint-only_colourless = Il n’y a que { THE($one) } qui aille : choisis le { COLOUR($two) }{ $three ->
    [0] .
    [one] , tu en as une carte.
   *[other] , tu en as { $three } cartes.
}
hint-pass = Ta carte piochée ne va pas : passe.
hint-run = Continue ta suite : après { THE($one) }, il te reste { $two ->
    [one] une carte.
   *[other] { $two } cartes.
}
hint-say = Dis-le maintenant, ou tu pioches.
hint-shed = Défausse-toi de ce qui te coûte le plus.
hint-spare_shield = Garde la carte Uno pour une plus grosse pénalité.
hint-strong_colour = Ta couleur forte : { COLOUR($two) } (encore { $three }). Pose { THE($one) }.
hint-swap = Avec { THE($one) }, tu reçois une main plus petite : { $two ->
    [one] une carte.
   *[other] { $two } cartes.
}
hint-take = Seulement { $one } % de chances environ que ce soit un bluff : prends les cartes.
hint-take_anyway = Prends ce qui vient : il n’y a pas mieux.
hint-turn_away = Le joueur suivant n’a plus que { $two ->
    [one] une carte
   *[other] { $two } cartes
} : change de sens avec { THE($one) }.
hint-vote_no = Rien de ce qui s’est dit à la table ne le prouve : vote non.
hint-vote_yes = Tout le monde l’a entendu : vote oui.
hint-wheel = { THE($one) } envoie le joueur suivant à la roue.
hint-win = Pose { THE($one) }, et la manche est à toi.
