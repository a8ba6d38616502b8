# Autour de la table dans le navigateur : fin de manche, rediffusions, vérification du mélange, règles, conseils, paroles, touches.

## Partout

web-around-lang = fr
web-around-close = Fermer
web-around-you = (toi)
web-around-failed = Le serveur n’a pas répondu. Réessaie dans un instant.
web-around-loading = Chargement de la manche…
web-around-table = Table { $code }, partie { $n }
web-around-copied = Copié
web-around-address = Lien à partager

## La fin d’une manche

web-around-out = { $who ->
    [you] Tu finis !
   *[other] { $who } finit !
}
web-around-blocked = Plus personne ne peut jouer
web-around-show-score = Voir les points
web-around-round-over = Fin de la manche { $n }
web-around-went-out = a fini
web-around-eliminated = hors jeu
web-around-absent = pas de cette manche
web-around-no-card = Plus aucune carte
web-around-left = { $n ->
    [0] Plus aucune carte
    [one] Il reste une carte
   *[other] Il reste { $n } cartes
}
web-around-card-worth = { $card } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-around-points = { $n ->
    [0] aucun point
    [one] { $n } point marqué
   *[other] { $n } points marqués
}
web-around-total = Total { $n }
web-around-goal = { $n ->
    [one] en { $n } point
   *[other] en { $n } points
}
web-around-goal-rounds = { $n ->
    [one] une manche en tout
   *[other] { $n } manches en tout
}
web-around-tied = Égalité : une manche décisive départage { $who }.
web-around-champion = { $who ->
    [you] Tu gagnes la partie !
   *[other] { $who } gagne la partie !
}
web-around-champions = { $who } : victoire partagée !
web-around-next-round = Manche suivante
web-around-rematch = Rejouer
web-around-next-in = Manche suivante dans { $n } s
web-around-waiting-for = On attend { $who }…
web-around-here-we-go = C’est parti…
web-around-ready-count = { $n ->
    [0] personne n’est prêt sur { $all }
    [one] { $n } joueur prêt sur { $all }
   *[other] { $n } joueurs prêts sur { $all }
}
web-around-score-sheet = Feuille de points
web-around-watch = Revoir la manche
web-around-check = Vérifier le mélange
web-around-share = Partager la manche
web-around-change-rules = Changer les règles
web-around-leave = Quitter
web-around-leave-sure = Quitter la table pour de bon ?
web-around-stay = Rester

## La feuille de points

web-around-round = Manche
web-around-no-score = Aucune manche n’est encore finie.
web-around-chart = Les totaux après chaque manche, une ligne par joueur ; le tableau au-dessous donne les mêmes chiffres.

## Rediffusions

web-around-replay-of = La manche { $n }, pas à pas
web-around-stock = { $n ->
    [one] { $n } carte à piocher
   *[other] { $n } cartes à piocher
}
web-around-pile = défausse
web-around-clockwise = sens horaire
web-around-counter = sens antihoraire
web-around-cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
web-around-hand-of = Main : { $who }
web-around-controls = Avancer pas à pas
web-around-step = Étape
web-around-step-of = Étape { $n } sur { $all }
web-around-first = Au début
web-around-back = Une étape en arrière
web-around-play = Lancer
web-around-pause = Mettre en pause
web-around-forth = Une étape en avant
web-around-last = À la fin
web-around-speed = Vitesse
web-around-download = Télécharger le relevé
web-around-replay-keys = Touches : ← et → pour une étape, Espace pour lancer ou mettre en pause, Début et Fin pour les bouts, + et − pour la vitesse.

## La vérification du mélange

web-around-check-of = La manche { $n } a-t-elle été distribuée honnêtement ?
web-around-check-about = Avant chaque donne, la table promet son mélange, dans une enveloppe scellée ; après la manche, elle l’ouvre. Ton navigateur peut calculer lui-même si les deux vont ensemble, et si chaque carte est venue dans l’ordre promis.
web-around-check-now = Vérifier cette manche
web-around-check-failed = Impossible d’obtenir le relevé. Une manche se vérifie une fois finie.
web-around-kept = Distribuée comme promis
web-around-not-kept = Pas comme promis
web-around-kept-why = L’enveloppe correspond. Chaque mélange ({ $shuffles }) et chaque carte piochée ({ $drawn }) sont venus dans l’ordre qui en découle.
web-around-noted-early = C’est bien la promesse que ce navigateur avait notée avant la donne.
web-around-noted-late = C’est bien la promesse montrée à ce navigateur dès qu’il a ouvert la table. Les cartes étaient alors déjà données.
web-around-not-noted = Ce navigateur n’a noté aucune promesse pour cette manche : compare celle des détails avec ce qu’on a vu à la table.
web-around-flaw-seed = Ce qui a été ouvert après la manche n’est pas ce qui avait été scellé avant.
web-around-flaw-promise = La promesse du relevé n’est pas celle que ce navigateur avait vue.
web-around-flaw-order = Un mélange n’est pas celui qui découle de l’enveloppe.
web-around-flaw-drawn = Une carte piochée n’était pas sur le dessus.
web-around-flaw-unread = Le relevé est illisible, ou ne prouve rien de cette manche.
web-around-details = Détails
web-around-promise = Promis avant la donne
web-around-seed = Ouvert après la manche
web-around-mixed = Ajouté par la table
web-around-nothing-mixed = rien
web-around-pack = Le paquet tel qu’il était, la première carte en tête ({ $n })
web-around-algorithm = L’algorithme est pioche-shuffle-v1. Pour vérifier aussi les règles, coup par coup : « pioche verify » avec le relevé.

## Règles et mots

web-around-rules = Les règles
web-around-preset = Une façon de jouer
web-around-official = C’est le jeu officiel, sans aucune règle maison.
web-around-differences = { $n ->
    [one] Une différence avec le jeu officiel :
   *[other] { $n } différences avec le jeu officiel :
}
web-around-warning = Attention :
web-around-print = Les règles sur une page à imprimer
web-around-glossary = Les mots du jeu
web-around-search-term = Chercher un mot
web-around-no-term = Ce mot n’est pas ici.
web-around-terms-found = { $n ->
    [0] aucun mot
    [one] un mot
   *[other] { $n } mots
}

## Conseils et premières fois

web-around-hint = Conseil
web-around-hints-off = Ici, les conseils sont désactivés. Pour les activer : Menu, puis « Bouton Conseil ».
web-around-coach = Un mot pour commencer
web-around-understood = Compris
web-around-no-more-notes = Ne plus en montrer
web-around-lesson-wild = Tu as un joker.
web-around-lesson-wild-more = Il va sur tout : choisis la couleur dont tu as le plus.
web-around-lesson-four = Un +4 pour toi.
web-around-lesson-four-more = Prends les cartes et passe ton tour, ou conteste : à tort, c’est plus cher.
web-around-lesson-challenged = Une contestation.
web-around-lesson-challenged-more = Un bluff démasqué se paie, une contestation à tort aussi.
web-around-lesson-call = Plus que deux cartes.
web-around-lesson-call-more = Annonce Uno en posant la prochaine, ou gare au contre-uno.
web-around-lesson-jump = Tu peux intercepter.
web-around-lesson-jump-more = Tu as la même carte : pose-la tout de suite, et le jeu repart de toi.

## Paroles

web-around-talk = Discuter
web-around-talk-unread = { $n ->
    [one] Discuter : un nouveau message
   *[other] Discuter : { $n } nouveaux messages
}
web-around-said = Messages
web-around-quiet = Personne n’a encore rien dit.
web-around-your-words = Ton message
web-around-say = Envoyer
web-around-phrases = Phrases toutes prêtes
web-around-phrases-only = À cette table, seules les phrases toutes prêtes sont permises.
web-around-people = Qui est là
web-around-mute = Faire taire
web-around-unmute = Réactiver
web-around-mute-who = Faire taire { $who }
web-around-unmute-who = Réactiver { $who }
web-around-about-said = Message à signaler : { $who }
web-around-report = Signaler
web-around-reported = Signalé à la personne qui tient la table et aux responsables de ce serveur.
web-around-reports = Ce qui a été signalé
web-around-report-of = { $who } signale { $whom }
web-around-hush = Couper la parole
web-around-unhush = Rendre la parole
web-around-hush-who = Couper la parole à { $who }
web-around-unhush-who = Rendre la parole à { $who }
web-around-hushed = parole coupée

## Touches

web-around-key = Touche
web-around-does = Ce qu’elle fait
web-around-does-hint = un conseil
web-around-does-rules = les règles de la table et les mots du jeu
web-around-does-talk = parler
web-around-does-help = ces touches
web-around-does-close = fermer ce qui couvre la table

## Regarder

web-around-watching = Tu regardes la partie.
web-around-watching-first = Tu regardes pour l’instant : ta place est à toi dès la prochaine manche.

## Les mots du jeu

web-around-term-bluff = bluff
web-around-means-bluff = Un +4 posé alors qu’on avait en main une carte de la couleur en cours.
web-around-term-blocked = manche bloquée
web-around-means-blocked = Une manche où plus personne ne peut ni jouer ni piocher.
web-around-term-boomerang = boomerang
web-around-means-boomerang = Une carte qui renvoie une pénalité à celui qui l’a posée.
web-around-term-call = annoncer Uno
web-around-means-call = Dire qu’il ne te reste qu’une carte, en posant l’avant-dernière ou juste après.
web-around-term-catch = contre-uno
web-around-means-catch = Être le premier à remarquer qu’un joueur n’a pas annoncé Uno : il pioche.
web-around-term-challenge = contestation
web-around-means-challenge = Demander la preuve qu’un +4 n’était pas un bluff. Celui qui a tort pioche.
web-around-term-colour = couleur en cours
web-around-means-colour = La couleur à suivre : celle de la carte du dessus, ou celle qu’on a choisie avec elle.
web-around-term-cursed = carte maudite
web-around-means-cursed = Une carte connue de toute la table, qui coûte cher à celui qui l’a encore à la fin.
web-around-term-deflection = renvoi
web-around-means-deflection = Faire suivre une pénalité en attente, avec une carte qui le permet.
web-around-term-discard = défausse
web-around-means-discard = Les cartes jouées, faces visibles. Seule celle du dessus compte.
web-around-term-dealer = donneur
web-around-means-dealer = Le joueur qui distribue les cartes. Le joueur suivant commence.
web-around-term-deciding = manche décisive
web-around-means-deciding = Une manche de plus, entre les seuls ex æquo.
web-around-term-downpour = averse
web-around-means-downpour = Une carte qui fait piocher une carte, ou deux, à tous les autres.
web-around-term-elimination = élimination
web-around-means-elimination = Une partie où celui qui atteint l’objectif sort ; le dernier en jeu gagne.
web-around-term-exchange = échange de jeu
web-around-means-exchange = Une carte qui échange ta main contre celle d’un autre joueur.
web-around-term-fit = aller
web-around-means-fit = Une carte va si elle a la couleur, le chiffre ou le signe de celle du dessus, ou si c’est un joker.
web-around-term-jump = interception
web-around-means-jump = Poser aussitôt la jumelle de la carte du dessus, hors de son tour. Le jeu repart de là.
web-around-term-match = partie
web-around-means-match = Toutes les manches ensemble, jusqu’à la victoire.
web-around-term-pair = paire
web-around-means-pair = Deux cartes identiques posées d’un coup.
web-around-term-pending = en attente
web-around-means-pending = Se dit d’une pénalité posée que personne n’a encore encaissée.
web-around-term-pile = pioche
web-around-means-pile = Les cartes à piocher, faces cachées. Une fois vide, on y remet la défausse mélangée.
web-around-term-reverse = sens inverse
web-around-means-reverse = Le jeu repart dans l’autre sens.
web-around-term-rotation = rotation des mains
web-around-means-rotation = Chacun passe toute sa main à son voisin.
web-around-term-round = manche
web-around-means-round = De la donne jusqu’à ce que quelqu’un n’ait plus de carte.
web-around-term-run = suite
web-around-means-run = Plusieurs cartes qui se suivent, posées en un seul tour.
web-around-term-shield = bouclier
web-around-means-shield = Une carte qui écarte une pénalité.
web-around-term-siege = siège du 2
web-around-means-siege = Après un 2, chacun à son tour pose un 2 ou pioche, jusqu’à ce que le tour de table soit fini.
web-around-term-skip = passe
web-around-means-skip = Le joueur suivant passe son tour.
web-around-term-stacking = cumul
web-around-means-stacking = Répondre à une pénalité par une autre : elles s’additionnent et passent au joueur suivant.
web-around-term-swap = échange de mains
web-around-means-swap = Toi et un autre joueur échangez vos mains.
web-around-term-target = objectif
web-around-means-target = Le total qui met fin à la partie.
web-around-term-tribunal = tribunal populaire
web-around-means-tribunal = Quelqu’un accuse, les autres votent.
web-around-term-uno_card = carte Uno
web-around-means-uno_card = Une carte aux deux faces identiques : tout le monde voit où elle est.
web-around-term-voluntary = pioche volontaire
web-around-means-voluntary = Piocher alors qu’une de tes cartes irait.
web-around-term-wheel = roue
web-around-means-wheel = On la tourne après certaines cartes ; son secteur dit ce qui arrive.
web-around-term-wild = joker
web-around-means-wild = Une carte sans couleur qui va sur tout. Celui qui la pose choisit la couleur.
web-around-term-wizz = carte Wizz
web-around-means-wizz = Un chiffre à tourbillon : il envoie le joueur suivant à la roue.
web-around-term-four = +4
web-around-means-four = Un joker qui fait piocher quatre cartes au joueur suivant, qui passe son tour.
web-around-term-two = +2
web-around-means-two = Le joueur suivant pioche deux cartes et passe son tour.
