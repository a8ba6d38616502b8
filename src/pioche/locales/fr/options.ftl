# Les règles de la table : rule-… nomme une règle, option-… dit ce qu’une option décide, value-… ce qu’un
# réglage veut dire (une phrase complète), preset-… présente un préréglage.

## Le paquet et les premières mains

rule-pack = Paquet et mains
option-decks = Combien de paquets on mélange ensemble.
value-decks = { $n ->
    [one] On joue avec un seul paquet.
   *[other] On joue avec { $n } paquets.
}
option-hand_size = Combien de cartes chacun reçoit.
value-hand_size = { $n ->
    [one] Chacun reçoit une seule carte.
   *[other] Chacun reçoit { $n } cartes.
}

## La donne

rule-dealer = Donne
option-dealer = Qui distribue les cartes.
value-dealer-draw_then_left = Chacun tire une carte pour désigner le premier donneur ; ensuite la donne passe à gauche.
value-dealer-draw_each_round = Chacun tire une carte avant chaque manche : le plus grand chiffre donne.
value-dealer-winner = Le gagnant d’une manche donne la suivante.
value-dealer-loser = Celui qui garde le plus de points en main donne la manche suivante.
value-dealer-random = Le donneur est tiré au sort à chaque manche.

## La première carte

rule-first_card = Première carte
option-first_wild = Ce qui se passe quand la première carte retournée est un joker.
value-first_wild-first_player = Si la première carte est un joker, le premier joueur choisit la couleur.
value-first_wild-dealer = Si la première carte est un joker, le donneur choisit la couleur.
value-first_wild-redraw = Si la première carte est un joker, on la remet et on en retourne une autre.
option-first_reverse = Ce qui se passe quand la première carte retournée est un sens inverse.
value-first_reverse-dealer_starts = Si la première carte est un sens inverse, le sens change et le donneur commence.
value-first_reverse-right_of_dealer = Si la première carte est un sens inverse, le sens change et le voisin de droite du donneur commence.
value-first_reverse-ignore = Si la première carte est un sens inverse, elle ne fait rien.
option-first_action = Ce qui se passe quand la première carte retournée est un passe ou un +2.
value-first_action-apply = Si la première carte est un passe ou un +2, elle touche le premier joueur.
value-first_action-ignore = Si la première carte est un passe ou un +2, elle ne fait rien.

## Piocher

rule-drawing = Pioche
option-voluntary_draw = Si tu as le droit de piocher alors que tu peux jouer.
value-voluntary_draw-true = Tu as le droit de piocher même si tu peux jouer.
value-voluntary_draw-false = Tu ne pioches que si tu ne peux pas jouer.
option-drawn_card = Ce que tu peux faire de la carte que tu viens de piocher.
value-drawn_card-may = Une carte piochée peut être jouée tout de suite si elle va.
value-drawn_card-must = Une carte piochée doit être jouée tout de suite si elle va.
value-drawn_card-never = Une carte piochée attend ton prochain tour.

## Les cartes action

rule-skip = Passe
rule-reverse = Sens inverse
option-two_player_reverse = Ce que fait un sens inverse à deux.
value-two_player_reverse-skip = À deux, un sens inverse fait passer le tour de l’autre.
value-two_player_reverse-nothing = À deux, un sens inverse ne fait rien.
rule-draw_two = +2
rule-draw_four = +4
option-draw_four_legal = Quand un +4 est permis.
value-draw_four_legal-colour = Un +4 est permis quand tu n’as aucune carte de la couleur en cours.
value-draw_four_legal-nothing_else = Un +4 est permis quand aucune autre de tes cartes ne va.
value-draw_four_legal-always = Un +4 est toujours permis.
option-draw_four_check = Si tu peux bluffer avec un +4.
value-draw_four_check-challenge = Tu peux bluffer avec un +4, et on peut le contester.
value-draw_four_check-enforced = Un +4 qui n’est pas permis est refusé.

## La contestation

rule-challenge = Contestation
option-challenger = Qui a le droit de contester un +4.
value-challenger-victim = Seule la victime d’un +4 a le droit de le contester.
value-challenger-anyone = Tout le monde a le droit de contester un +4.
option-bluff_cards = Combien de cartes coûte un bluff découvert.
value-bluff_cards = { $n ->
    [0] Un bluff découvert ne coûte rien.
    [one] Un bluff découvert coûte une carte.
   *[other] Un bluff découvert coûte { $n } cartes.
}
option-bluff_taken_back = Si un +4 qui était un bluff revient en main.
value-bluff_taken_back-true = Un +4 qui était un bluff revient en main, et la couleur d’avant reprend.
value-bluff_taken_back-false = Un +4 qui était un bluff reste sur la défausse.
option-challenge_extra = Combien de cartes en plus coûte une contestation à tort.
value-challenge_extra = { $n ->
    [0] Contester à tort ne coûte rien de plus.
    [one] Contester à tort coûte une carte de plus.
   *[other] Contester à tort coûte { $n } cartes de plus.
}
option-challenge_reveals = Qui voit la main contestée.
value-challenge_reveals-challenger = Seul celui qui conteste voit la main contestée.
value-challenge_reveals-everyone = Tout le monde voit la main contestée.
value-challenge_reveals-verdict = Personne ne voit la main contestée : on ne dit que le verdict.

## Uno !

rule-uno_call = Uno !
option-uno_call = Si une annonce d’Uno en retard compte.
value-uno_call-until_caught = Une annonce d’Uno en retard te sauve tant qu’il n’y a pas de contre-uno.
value-uno_call-before_play = Uno s’annonce avant de jouer, ou en jouant.
option-uno_cards_penalty = Combien de cartes coûte un contre-uno.
value-uno_cards_penalty = { $n ->
    [0] Un contre-uno ne coûte rien.
    [one] Un contre-uno coûte une carte.
   *[other] Un contre-uno coûte { $n } cartes.
}
option-uno_required = Si tu peux finir sans avoir annoncé Uno.
value-uno_required-true = Sans annonce d’Uno, ta dernière carte est refusée et tu pioches la pénalité.
value-uno_required-false = Tu peux finir sans avoir annoncé Uno, s’il n’y a pas eu de contre-uno.
option-false_uno_cards = Combien de cartes coûte une fausse annonce d’Uno.
value-false_uno_cards = { $n ->
    [0] Une fausse annonce d’Uno reste sans effet et ne coûte rien.
    [one] Une fausse annonce d’Uno coûte une carte.
   *[other] Une fausse annonce d’Uno coûte { $n } cartes.
}
option-false_catch_cards = Combien de cartes coûte un contre-uno à tort.
value-false_catch_cards = { $n ->
    [0] Un contre-uno à tort est refusé et ne coûte rien.
    [one] Un contre-uno à tort coûte une carte.
   *[other] Un contre-uno à tort coûte { $n } cartes.
}

## Finir

rule-finish = Dernière carte
option-finish_on = Sur quelles cartes on peut finir.
value-finish_on-any = On peut finir sur n’importe quelle carte.
value-finish_on-not_draw_four = On ne peut pas finir sur un +4.
value-finish_on-not_wild = On ne peut finir ni sur un joker ni sur un +4.
value-finish_on-number = On ne peut finir que sur un chiffre.
option-finish_refused = Ce qui se passe quand ta dernière carte est interdite.
value-finish_refused-unplayable = Une dernière carte interdite ne peut pas être jouée.
value-finish_refused-draw_two = S’il ne te reste que des cartes interdites, tu pioches deux cartes et tu passes ton tour.
rule-last_draw = Dernière pioche
option-last_draw = Si un +2 ou un +4 posé en dernière carte agit encore.
value-last_draw-true = Un +2 ou un +4 posé en dernière carte est encore pioché, puis compté.
value-last_draw-false = Un +2 ou un +4 posé en dernière carte ne fait piocher personne.
rule-blocked = Manche bloquée

## Points et partie

rule-card_points = Valeur des cartes
option-wild_points = Ce que compte un joker resté en main.
value-wild_points = { $n ->
    [one] Un joker compte { $n } point.
   *[other] Un joker compte { $n } points.
}
option-draw_four_points = Ce que compte un +4 resté en main.
value-draw_four_points = { $n ->
    [one] Un +4 compte { $n } point.
   *[other] Un +4 compte { $n } points.
}
option-draw_two_points = Ce que compte un +2 resté en main.
value-draw_two_points = { $n ->
    [one] Un +2 compte { $n } point.
   *[other] Un +2 compte { $n } points.
}
option-action_points = Ce que compte un passe ou un sens inverse resté en main.
value-action_points = { $n ->
    [one] Un passe ou un sens inverse compte { $n } point.
   *[other] Un passe ou un sens inverse compte { $n } points.
}
rule-scoring = Points et partie
option-scoring = Qui marque des points, et ce qui fait gagner la partie.
value-scoring-winner = Celui qui finit ramasse les points de toutes les autres mains.
value-scoring-losers = Chacun garde les points de sa main, et le plus petit total gagne.
value-scoring-single = Une seule manche décide de la partie, sans points.
option-target = À combien de points la partie s’arrête.
value-target = { $n ->
    [one] La partie s’arrête à { $n } point.
   *[other] La partie s’arrête à { $n } points.
}
option-rounds = Après combien de manches la partie s’arrête.
value-rounds = { $n ->
    [0] La partie continue jusqu’à l’objectif.
    [one] La partie s’arrête après une manche.
   *[other] La partie s’arrête après { $n } manches.
}

## Préréglages

preset-official = La règle publiée.
preset-quick = Une seule manche, sans points.
preset-tutorial = La table stricte pour apprendre : sans annonce d’Uno, pas de dernière carte.
