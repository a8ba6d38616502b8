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
}, un { COLOUR($colour) }… { $draw ->
    [yes] ou pioche.
   *[no] à toi.
}
advice-turn-colour = Un { COLOUR($colour) }… { $draw ->
    [yes] ou pioche.
   *[no] à toi.
}
advice-draw = Rien ne va : pioche une carte.
advice-dead = Rien ne va et il n’y a plus rien à piocher : passe.
advice-drawn = Tu as pioché { THE($cards) }. { $fits ->
    [yes] Ça va : joue cette carte, ou garde-la.
   *[no] Ça ne va pas : garde cette carte.
}
advice-answer = { $n ->
    [one] Une carte t’attend : encaisse
   *[other] { $n } cartes t’attendent : encaisse
}{ $challenge ->
    [yes] , ou conteste le +4.
   *[no] .
}
advice-colour = La première carte est un joker : choisis la couleur de départ.

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
does-take = { $n ->
    [one] encaisser une carte
   *[other] encaisser { $n } cartes
}
key-challenge = c
words-challenge = contester conteste bluff
does-challenge = contester
key-uno = u
words-uno = uno uno!
does-uno = annoncer Uno
key-catch = x
words-catch = contre-uno contre
does-catch = contre-uno
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
stay = Tu restes.
go-back = Entrée pour revenir à la table.
chance-catch = { $whom } n’a plus qu’une carte et n’a pas annoncé Uno : { $key } pour le contre-uno.
chance-uno = Plus qu’une carte : { $key } pour annoncer Uno.
chance-challenge = Tu peux contester ce +4 : { $key } pour contester.
help =
    Joue une carte par son numéro : les numéros [entre crochets] vont.
    {"  "}3        joue la carte 3 ; r5 ou v+2 désignent une carte par sa lettre
    {"  "}4b       joue un joker ou un +4 et choisit le bleu (R rouge, J jaune, V vert, B bleu)
    {"  "}3u       joue la carte 3 et annonce Uno ; u tout seul l’annonce aussi
    {"  "}p        pioche une carte ; g la garde et passe
    {"  "}e, c     encaisse une pénalité, ou conteste le +4 d’où elle vient
    {"  "}x        contre-uno : pour qui n’a plus qu’une carte sans l’avoir annoncé
    {"  "}i        demande un indice
    {"  "}r        montre les règles de cette table
    {"  "}q        quitte la partie
    Entrée seule fait la seule chose possible.
rules-brief =
    Pose une carte de la couleur en cours, du même chiffre ou du même signe ; un joker va toujours.
    Si tu ne peux pas ou ne veux pas, pioche une carte ; si elle va, tu peux la jouer tout de suite.
    Le passe et le +2 touchent tout de suite la place suivante ; le sens inverse change le sens du jeu.
    Le +4 se pose quand tu n’as aucune carte de la couleur en cours. Conteste si tu en doutes : en cas de bluff, on pioche à ta place, mais contester à tort te coûte plus cher.
    Annonce Uno en posant ton avant-dernière carte, sinon gare au contre-uno.
rules-official = Cette table joue la règle publiée.
rules-changed = Ce qui change ici :

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
