# La table dans le navigateur : qui est assis autour, les piles, à qui le tour, ce qu’il faut retenir, le menu.

web-scene-table = Table { $code }
web-scene-others = Les autres, dans le sens horaire
web-scene-middle = Les piles
web-scene-bar = Cette table
web-scene-menu = Menu
web-scene-rules = Règles
web-scene-keys = Touches
web-scene-talk = Discuter
web-scene-log = Le fil de la partie
web-scene-log-empty = Il ne s’est encore rien passé.
web-scene-invite = Inviter

## À qui le tour

web-scene-played-for = Ton temps était écoulé : un robot a joué à ta place.
web-scene-your-turn = À toi de jouer
web-scene-turn = C’est à { $who }
web-scene-seconds = { $n } s

## Une place. Des bouts d’une ligne, de gauche à droite.

web-scene-seat = { $who } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
web-scene-is-bot = un robot
web-scene-is-away = pas là, un robot joue à sa place
web-scene-is-out = hors de cette manche
web-scene-is-on = c’est son tour
web-scene-away = pas là
web-scene-out = hors jeu
web-scene-brief-uno = Uno !
web-scene-mark-uno = a dit Uno
web-scene-mark-team = équipe { $n }
web-scene-mark-partner = dans ton équipe
web-scene-mark-owed = { $n ->
    [one] passera un tour
   *[other] passera { $n } tours
}
web-scene-brief-owed = passe { $n }
web-scene-brief-charge = +{ $n }
web-scene-mark-charge = { $n } points de plus pour des cartes maudites
web-scene-brief-team = équipe { $n }
web-scene-brief-partner = ton équipe

## Les piles

web-scene-colour = Couleur en cours : { COLOUR($colour) }
web-scene-no-colour = Pas encore de couleur.
web-scene-top = Sur la pile : { $card }. { $n ->
    [one] Elle est seule.
   *[other] Il y a { $n } cartes.
}
web-scene-no-pile = La première carte n’est pas encore retournée.
web-scene-stock = { $n ->
    [one] { $n } carte à piocher
   *[other] { $n } cartes à piocher
}
web-scene-draw = Piocher une carte
web-scene-take = { $n ->
    [one] Prendre une carte
   *[other] Prendre { $n } cartes
}
web-scene-accept = Accepter
web-scene-direction = { $way ->
    [left] On joue dans le sens horaire.
   *[right] On joue dans le sens antihoraire.
}
web-scene-for = pour { $whom ->
    [you] toi
   *[other] { $whom }
}
web-scene-debt-draw = { $n ->
    [one] Une carte pour
   *[other] { $n } cartes pour
} { $whom ->
    [you] toi
   *[other] { $whom }
}.
web-scene-debt-skip = { $turns ->
    [one] Un tour perdu
   *[other] { $turns } tours perdus
} pour { $whom ->
    [you] toi
   *[other] { $whom }
}
web-scene-debt-swap = Échange de mains avec { $whom ->
    [you] toi
   *[other] { $whom }
}

## Ce dont la table se souvient

web-scene-note-tribunal = Tribunal : on vote sur { $who ->
    [you] toi
   *[other] { $who }
}
web-scene-note-siege = Siège du 2, lancé par { $who ->
    [you] toi
   *[other] { $who }
}{ $n ->
    [0] {""}
    [one] , une carte de plus
   *[other] , { $n } cartes de plus
}
web-scene-note-wheel = Ont encore une carte à jeter : { $seats }
web-scene-note-oooh = Ne l’ont pas encore dit : { $seats }
web-scene-note-jump = La carte identique peut intercepter
web-scene-note-pair = Une paire : le joueur suivant passe son tour
web-scene-note-full = { $who ->
    [you] Tu ne pioches plus à ce tour
   *[other] { $who } ne pioche plus à ce tour
}
web-scene-note-stock-open = Une carte Uno attend sur la pioche
web-scene-note-cursed = Carte maudite : { $card }
web-scene-note-contenders = Manche décisive : { $seats }

## La roue

web-scene-wheel-almost_uno = Presque Uno !
web-scene-wheel-drop_number = Jette un chiffre
web-scene-wheel-drop_colour = Jette une couleur
web-scene-wheel-red = Pioche jusqu’au rouge
web-scene-wheel-blue = Pioche jusqu’au bleu
web-scene-wheel-swap_hands = Toutes les mains tournent
web-scene-wheel-show_hand = Montre ta main
web-scene-wheel-race = La course !
web-scene-wheel-war = La bataille !

## Le menu

web-scene-away-for-now = Sortir en gardant ma place
web-scene-go = Sortir
web-scene-leave = Quitter pour de bon
web-scene-leave-sure = Ta place ira à quelqu’un d’autre, et tu ne pourras pas la reprendre.
web-scene-leave-yes = Quitter
web-scene-leave-no = Rester
