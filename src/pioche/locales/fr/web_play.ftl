# Jouer dans le navigateur : la main, ce qu’on peut faire, et ce qu’il faut choisir.

## La main

web-play-hand = Ta main : { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
web-play-place = Ta place
web-play-controls = Ce que tu peux faire
web-play-card-fits = { $card }, jouable
web-play-card-bluff = { $card }, jouable, mais ce serait un bluff
web-play-card-jump = { $card }, peut intercepter
web-play-card-slip = { $card }, peut être glissée
web-play-card-keep = { $card }, peut être gardée
web-play-card-shed = { $card }, tu peux t’en débarrasser
web-play-card-chosen = { $card }, choisie
web-play-card-face-down = Une carte face cachée
web-play-badge-jump = Intercepte !
web-play-badge-slip = Glisse-la !
web-play-watching = Tu regardes la partie.

## Ce que le moment demande

web-play-advice-turn = Un { $kind ->
    [reverse] sens inverse
    [skip] passe
   *[other] { $sign }
}{ $wild ->
    [none] {" "}ou
   *[other] ,
} une carte { $colour ->
    [g] verte
    [b] bleue
   *[other] { COLOUR($colour) }
}{ $wild ->
    [none] {""}
   *[other] {" "}ou { $wild ->
       [wU] ta
      *[other] ton
    } { CARD($wild) }
}{ $way ->
    [draw] , ou bien pioche.
    [pass] , ou bien passe.
   *[no] {" "}: à toi.
}{ $bluff ->
    [yes] {" "}Ton +4 serait un bluff.
   *[no] {""}
}
web-play-advice-turn-colour = Une carte { $colour ->
    [g] verte
    [b] bleue
   *[other] { COLOUR($colour) }
}{ $wild ->
    [none] {""}
   *[other] {" "}ou { $wild ->
       [wU] ta
      *[other] ton
    } { CARD($wild) }
}{ $way ->
    [draw] , ou bien pioche.
    [pass] , ou bien passe.
   *[no] {" "}: à toi.
}{ $bluff ->
    [yes] {" "}Ton +4 serait un bluff.
   *[no] {""}
}
web-play-advice-wilds = Pas de carte { $colour ->
    [g] verte
    [b] bleue
   *[other] { COLOUR($colour) }
} à poser, mais { $wild ->
    [wU] ta
   *[other] ton
} { CARD($wild) } va{ $way ->
    [draw] , ou bien pioche.
    [pass] , ou bien passe.
   *[no] {" "}: à toi.
}
web-play-bluff = { $colour ->
    [other] Une autre de tes cartes va
   *[colour] Tu as du { COLOUR($colour) }
} : ce serait un bluff.
web-play-advice-draw = Aucune carte ne va : pioche.
web-play-advice-dead = Aucune carte ne va et la pioche est vide : passe.
web-play-advice-pass = Aucune carte ne va : passe.
web-play-advice-any = N’importe quelle carte va.
web-play-advice-drawn = Tu as pioché { THE($cards) }. { $fits ->
    [yes] Elle va : joue-la, ou garde-la.
   *[no] Elle ne va pas : garde-la.
}
web-play-advice-drawn-many = Tu as pioché : { CARD($cards) }. { $fits ->
    [yes] Joue celle qui va, ou garde tout.
   *[no] Aucune ne va : garde tout.
}
web-play-advice-siege = Siège ! { $fits ->
    [yes] Pose un 2, ou pioche
   *[no] Sans 2, tu pioches
} { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
web-play-advice-run = Ta suite continue autant que tu veux : joue, ou arrête-toi.
web-play-advice-answer-draw = { $n ->
    [one] Une carte t’attend : encaisse
   *[other] { $n } cartes t’attendent : encaisse
}{ $more ->
    [challenge] , ou conteste le +4.
    [card] , ou réponds par une carte.
    [both] , conteste le +4, ou réponds par une carte.
   *[none] .
}
web-play-advice-answer-skip = Tu vas passer ton tour : encaisse{ $more ->
    [card] , ou réponds par une carte.
   *[none] .
}
web-play-advice-answer-swap = { $whom } veut échanger sa main avec toi : accepte{ $more ->
    [card] , ou réponds par une carte.
   *[none] .
}
web-play-advice-colour = La première carte est un joker : choisis la couleur de départ.
web-play-advice-first-card = C’est comme si tu posais { THE($card) } : choisis ce qui va avec.
web-play-advice-hand = Tu donnes : combien de cartes par main ?
web-play-advice-direction = Tu donnes : dans quel sens joue-t-on ?
web-play-advice-open = Les cartes sont données : retourne la première.
web-play-advice-deal = La donne se prépare.
web-play-advice-spin = C’est le moment de la roue : fais-la tourner.
web-play-advice-keep = Presque Uno ! Touche les deux cartes que tu gardes.
web-play-advice-drop-number = De quel chiffre veux-tu te débarrasser ?
web-play-advice-drop-colour = De quelle couleur veux-tu te débarrasser ?
web-play-advice-drop-card = Tu gagnes la bataille : touche une carte pour t’en débarrasser, ou passe.
web-play-advice-race = C’est la course : touche une carte pour t’en débarrasser !
web-play-advice-vote = { $who } accuse { $whom } : était-ce contre les règles ?
web-play-advice-catch = { $whom } n’a plus qu’une carte et n’a pas annoncé Uno : contre-uno !
web-play-advice-uno = Plus qu’une carte : annonce Uno !
web-play-advice-jump = Tu peux intercepter avec { THE($card) }.
web-play-advice-slip = Tu peux glisser ta carte Uno, et toutes les mains bougent.
web-play-advice-challenge = Tu peux contester ce +4.
web-play-advice-waiting = { $who } réfléchit…

## Ce qu’on choisit

web-play-ask-kind = Comment la poses-tu ?
web-play-ask-cards = Une seule, ou les deux ?
web-play-ask-keep = Et la deuxième carte ?
web-play-ask-colour = Quelle couleur ?
web-play-ask-seat = Quel joueur ?
web-play-ask-way = Dans quel sens vont les mains ?
web-play-ask-power = Avec son pouvoir ?
web-play-ask-accuse = Qui accuses-tu ?
web-play-ask-catch = Contre-uno à qui ?
web-play-ask-word = De quoi ?
web-play-cancel = Annuler
web-play-kind-play = à mon tour
web-play-kind-jump = intercepter
web-play-kind-slip = la glisser
web-play-single = Celle-ci seule
web-play-with-twin = Les deux : { CARD($cards) }
web-play-left = vers la gauche
web-play-right = vers la droite
web-play-aim-all = Avec son pouvoir
web-play-aim-none = Sans son pouvoir
web-play-pick = Choisir { $whom }

## Les boutons

web-play-do-draw = Piocher
web-play-do-draw-anyway = Piocher quand même
web-play-do-pass = Passer
web-play-do-pass-drawn = Garder
web-play-do-pass-run = M’arrêter
web-play-do-take-draw = { $n ->
    [one] Prendre une carte
   *[other] Prendre { $n } cartes
}
web-play-do-take-skip = Passer mon tour
web-play-do-take-swap = Échanger
web-play-do-challenge = Contester
web-play-do-challenge-seat = Contester { $whom }
web-play-do-open = La retourner
web-play-do-spin = Lancer la roue
web-play-do-vote-yes = Oui, coupable
web-play-do-vote-no = Non, rien à redire
web-play-do-direction-left = Vers la gauche
web-play-do-direction-right = Vers la droite
web-play-do-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
web-play-do-drop-number = Tous les { $n }
web-play-do-say = « { $word } ! »
web-play-do-accuse = Accuser…
web-play-do-catch = Contre-uno !
web-play-catch-whom = Contre-uno à { $whom }, qui n’a pas annoncé Uno
web-play-catch-seat = Contre-uno à { $whom }
web-play-uno = Uno !
web-play-uno-now = Annoncer Uno
web-play-uno-arm = Annoncer Uno avec ta prochaine carte
web-play-uno-called = Uno est annoncé
web-play-shout-arm = Crier « { $word } » en interceptant
web-play-shout = { $word } !

## Ce qui en advient

web-play-held = Un instant : quelqu’un peut encore te devancer…
web-play-offline = Ton coup partira dès que la connexion reviendra.
web-play-called = Tu as déjà annoncé Uno.

## Ce dont on a rarement besoin

web-play-more = Plus
web-play-close = Fermer
web-play-order-colour = Trier par couleur
web-play-order-dealt = Garder l’ordre d’arrivée
web-play-marks-on = Marquer les cartes jouables
web-play-marks-off = Ne plus marquer les cartes

## Les motifs d’une accusation

web-play-ground-advice = Conseil
web-play-ground-camouflet = Camouflet
web-play-ground-confusion = Confusion
web-play-ground-hesitation = Hésitation
web-play-ground-peeking = Coup d’œil interdit
web-play-ground-misdeal = Mauvaise donne
web-play-ground-direction = Demander le sens du jeu

## Ce que fait chaque touche

web-play-does-hand = aller à ta main
web-play-does-move = parcourir la main
web-play-does-play = jouer la carte
web-play-does-number = prendre ce choix
web-play-does-colour = nommer cette couleur
web-play-does-cancel = annuler un choix
web-play-does-uno = Uno !
web-play-does-shout = crier en interceptant
web-play-does-draw = piocher
web-play-does-pass = passer, garder ou t’arrêter
web-play-does-take = encaisser
web-play-does-challenge = contester
web-play-does-catch = contre-uno
web-play-does-jump = intercepter
web-play-does-slip = glisser la carte Uno
web-play-does-spin = lancer la roue
web-play-does-open = retourner la première carte
web-play-does-accuse = accuser quelqu’un
web-play-does-speak = dire le mot du 0
web-play-does-yes = voter oui
web-play-does-no = voter non
web-play-does-more = plus
