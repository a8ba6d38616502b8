# La partie dans le terminal.

you-name = Toi

level-novice = novice
level-steady = solide
level-sharp = redoutable
bot = { $name } ({ $level })
company = Face à toi : { $bots }.

## Les cartes en quelques lettres

face-skip = Passe
face-reverse = Inverse
face-wild = Joker
face-exchange = Échange
face-boomerang = Boomerang
face-uno_card = UNO

## La table

header-round = Manche { $n }
goal-points = fin de la partie à { $n } points
goal-rounds = { $n ->
    [one] une manche
   *[other] { $n } manches
}
goal-single = une seule manche
badge-uno = UNO
colour-in-force = Couleur :
colour-none = aucune pour l’instant
piles = { $draw ->
    [one] { $draw } carte à piocher
   *[other] { $draw } cartes à piocher
}, { $discard ->
    [one] { $discard } jouée
   *[other] { $discard } jouées
}
waiting = { $who } réfléchit…

## Ce que le moment demande

advice-turn = Un { $kind ->
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
}{ $draw ->
    [draw] , ou bien pioche.
    [pass] , ou bien passe.
   *[no] {" "}: à toi.
}
advice-turn-colour = Une carte { $colour ->
    [g] verte
    [b] bleue
   *[other] { COLOUR($colour) }
}{ $wild ->
    [none] {""}
   *[other] {" "}ou { $wild ->
       [wU] ta
      *[other] ton
    } { CARD($wild) }
}{ $draw ->
    [draw] , ou bien pioche.
    [pass] , ou bien passe.
   *[no] {" "}: à toi.
}
advice-wilds = Pas de carte { $colour ->
    [g] verte
    [b] bleue
   *[other] { COLOUR($colour) }
} à poser, mais { $wild ->
    [wU] ta
   *[other] ton
} { CARD($wild) } va{ $draw ->
    [draw] , ou bien pioche.
    [pass] , ou bien passe.
   *[no] {" "}: à toi.
}
advice-draw = Aucune carte ne va : pioche.
advice-dead = Aucune carte ne va et la pioche est vide : passe.
advice-drawn = Tu as pioché { THE($cards) }. { $fits ->
    [yes] Elle va : joue-la, ou garde-la.
   *[no] Elle ne va pas : garde-la.
}
advice-turn-any = N’importe quelle carte va.
advice-pass = Aucune carte ne va : passe.
advice-drawn-many = Tu as pioché : { CARD($cards) }. { $fits ->
    [yes] Joue celle qui va, ou garde tout.
   *[no] Aucune ne va : garde tout.
}
advice-siege = Siège ! { $fits ->
    [yes] Pose un 2, ou pioche
   *[no] Sans 2, tu pioches
} { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
advice-run = Ta suite continue autant que tu veux : joue, ou arrête-toi.
advice-answer = { $n ->
    [one] Une carte t’attend : encaisse
   *[other] { $n } cartes t’attendent : encaisse
}{ $more ->
    [challenge] , ou conteste le +4.
    [card] , ou réponds par une carte.
    [both] , conteste le +4, ou réponds par une carte.
   *[none] .
}
advice-answer-skip = Tu vas passer ton tour : encaisse{ $more ->
    [card] , ou réponds par une carte.
   *[none] .
}
advice-answer-swap = { $whom } veut échanger sa main avec toi : accepte{ $more ->
    [card] , ou réponds par une carte.
   *[none] .
}
advice-first-card = C’est comme si tu posais { THE($card) } : choisis ce qui va avec.
advice-hand = Tu donnes : combien de cartes par main ?
advice-direction = Tu donnes : dans quel sens joue-t-on ?
advice-open = Les cartes sont données : retourne la première.
advice-spin = C’est le moment de la roue : fais-la tourner.
advice-keep = Presque Uno ! Garde deux cartes : tape leurs numéros.
advice-drop-number = Débarrasse-toi d’un chiffre : tape une carte qui le porte.
advice-drop-colour = Débarrasse-toi d’une couleur : tape sa lettre.
advice-drop-card = Tu gagnes la bataille : débarrasse-toi d’une carte, ou passe.
advice-race = C’est la course : débarrasse-toi d’une carte !
advice-vote = Le tribunal te demande : était-ce contre les règles ?
advice-colour = La première carte est un joker : choisis la couleur de départ.

## Ce dont la table se souvient

mark-team = équipe { $n }
mark-owed = { $n ->
    [one] passera un tour
   *[other] passera { $n } tours
}
note-pending-draw = En attente : { $n ->
    [one] une carte
   *[other] { $n } cartes
} pour { $whom ->
    [you] toi
   *[other] { $whom }
}
note-pending-skip = En attente : un tour perdu pour { $whom ->
    [you] toi
   *[other] { $whom }
}
note-pending-swap = En attente : un échange de mains avec { $whom ->
    [you] toi
   *[other] { $whom }
}
note-siege = Siège du 2, lancé par { $who ->
    [you] toi
   *[other] { $who }
}
note-jump = La carte identique peut intercepter
note-cursed = Carte maudite : { CARD($card) }
note-next-is-uno-card = Une carte Uno attend sur la pioche
note-mistakes = Une faute coûte { $n ->
    [one] une carte
   *[other] { $n } cartes
}
hand-face-down = { $n ->
    [one] Ta carte reste cachée.
   *[other] Tes { $n } cartes restent cachées.
}

## Les touches, les mots qui font pareil, et ce qu’ils font

key-draw = p
words-draw = piocher pioche
does-draw = piocher
key-or-enter = { $key } ou Entrée :
key-pass = g
words-pass = garder garde passer passe
does-pass = garder et passer
key-take = e
words-take = encaisser encaisse
does-take-draw = { $n ->
    [one] encaisser une carte
   *[other] encaisser { $n } cartes
}
does-take-skip = passer son tour
does-take-swap = échanger
key-challenge = c
words-challenge = contester conteste bluff
does-challenge = contester
key-uno = u
words-uno = uno uno!
does-uno = annoncer Uno
key-catch = x
words-catch = contre-uno contre
does-catch = contre-uno
key-open = d
words-open = découvrir retourner
does-open = retourner une carte
key-spin = l
words-spin = lancer roue
does-spin = lancer la roue
key-jump = j
words-jump = intercepter interception
does-jump = intercepter
does-jump-shout = crier « { $word } » et intercepter
key-slip = s
words-slip = glisser
does-slip = glisser la carte Uno
key-accuse = a
words-accuse = accuser
does-accuse = accuser
words-pass-drawn = p
does-pass-run = s’arrêter
does-pass-turn = passer
does-pair = la paire
does-decline = sans son pouvoir
does-keep = garder ces deux-là
does-drop = s’en débarrasser
does-hand = cartes par main
does-left = gauche
does-right = droite
does-yes = oui
does-no = non
does-speak = dire « { $word } »
way-left = g gauche
way-right = d droite
key-enter = Entrée
aim-all = laisser agir
aim-none = sans son pouvoir
key-hint = i
words-hint = indice
does-hint = indice
key-help = ?
words-help = aide
does-help = aide
key-rules = r
words-rules = règles regles
does-rules = règles
key-quit = q
words-quit = quitter quitte
does-quit = quitter
words-yes = o oui
words-no = n non
words-wild = joker
does-play = jouer
does-play-uno = jouer et annoncer Uno

## Demander et répondre

which-colour = Quelle couleur ? R rouge, J jaune, V vert, B bleu
no-colour = Ce n’est pas une couleur : la carte reste dans ta main.
unclear = « { $words } » n’est pas un coup : tape le numéro d’une carte, ou une des touches.
nothing-typed = Tape le numéro d’une carte, ou une des touches.
no-such-number = Pas de carte { $number } dans ta main : les numéros vont de 1 à { $n }.
leave-sure = Quitter cette partie ? { $kept ->
    [yes] Elle reste dans { $file }.
   *[no] Elle n’est pas gardée.
} Tape o pour quitter, Entrée pour rester.
which-seat = Qui ? { $choices }
which-way = Quel sens ? { $choices }
which-ground = De quoi ? { $grounds }
ground-advice = conseil
ground-camouflet = camouflet
ground-confusion = confusion
ground-hesitation = hésitation
ground-peeking = coup d’œil interdit
ground-misdeal = mauvaise donne
ground-direction = demande du sens du jeu
no-aim = Ce n’est ni un nom ni un sens possible ici : la carte reste où elle est.
no-ground = Ce n’est pas un motif d’accusation.
no-twin-held = Tu n’as pas deux fois { THE($card) }.
no-card-jump = Tu n’as pas la carte identique à celle du dessus.
no-card-slip = Tu n’as pas de carte Uno.
not-offered = Ce choix n’existe pas ici.
two-numbers = Tape les numéros de deux cartes, par exemple 1 2.
next-page = Entrée pour la suite, autre chose pour revenir.
stay = Tu restes.
go-back = Entrée pour revenir à la table.
chance-catch = { $whom } n’a plus qu’une carte et n’a pas annoncé Uno : { $key } pour le contre-uno.
chance-uno = Plus qu’une carte : { $key } pour annoncer Uno.
chance-jump = Tu peux intercepter avec { THE($card) } : { $key }.
chance-jump-shout = Tu peux intercepter avec { THE($card) } : { $key } crie « { $word } ».
chance-slip = Tu peux glisser ta carte Uno, et toutes les mains bougent : { $key }.
chance-race = C’est la course : le numéro d’une carte t’en débarrasse !
chance-say = Un 0 ! { $key } dit « { $word } ».
chance-challenge = Tu peux contester ce +4 : { $key } pour contester.
help =
    Joue une carte par son numéro : les numéros [entre crochets] vont.
    {"  "}3        joue la carte 3 ; r5 ou v+2 désignent une carte par sa lettre
    {"  "}4b       joue un joker ou un +4 en bleu (R rouge, J jaune, V vert, B bleu)
    {"  "}3u       joue la carte 3 et annonce Uno ; u tout seul l’annonce aussi
    {"  "}3+       joue la carte 3 et sa jumelle ensemble
    {"  "}3c, 4bc  joue une carte qui vise un joueur (ici Clara), ou un sens : 3g, 3d
    {"  "}3-       joue la carte 3 sans son pouvoir
    {"  "}p        pioche une carte, puis passe ; g passe aussi, et arrête une suite
    {"  "}e, c     encaisse une pénalité, ou conteste le +4 d’où elle vient
    {"  "}!, j     intercepte avec la carte identique, avec le cri ou sans
    {"  "}s        glisse une carte Uno hors de ton tour
    {"  "}x        contre-uno : pour celui qui n’a plus qu’une carte et n’a pas annoncé Uno
    {"  "}a        accuse ; 0 dit ce qu’un 0 demande ; "… dit ce que tu veux
    {"  "}i        demande un indice
    {"  "}r        montre les règles de cette table
    {"  "}q        quitte la partie
    Entrée seule fait la seule chose possible. Ce qui manque est demandé.

## Scores

round-over = La manche { $n } est finie.
head-name = Nom
head-round = Manche
head-total = Total
head-left = Reste en main
left-none = aucune carte
left-outside = hors de cette manche
next-round = Entrée pour la manche suivante, q pour quitter.
no-points = Pas encore de points.
standings = Le score :
input-ended = Il n’y a plus rien à lire.
left-round = Tu quittes en pleine manche : ses points ne comptent pas.
left-between = Tu quittes la partie ici.
recorded = La partie est écrite dans { $file }.
