# Le livret : les règles d’une table, sur une feuille. Ses phrases se suivent dans l’ordre de la lecture. Un réglage qui
# change du jeu officiel est raconté ici en entier, avec ses propres mots, puis rappelé par sa phrase value-… parmi les
# différences ; un réglage qui ne change pas peut se contenter de sa phrase value-….
# $cards est un nombre de cartes en toutes lettres, tiré de book-cards.

book-title = Les règles de la table
book-lead = { $seats ->
    [0] De deux à dix joueurs.
    [2] Pour deux joueurs.
    [3] Pour trois joueurs.
    [4] Pour quatre joueurs.
   *[other] Pour { $seats } joueurs.
}
book-cards = { $n ->
    [0] { $n } carte
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
    [7] sept cartes
    [8] huit cartes
    [9] neuf cartes
    [10] dix cartes
   *[other] { $n } cartes
}
book-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Le but

book-head-aim = Le but
book-aim = Débarrasse-toi de toutes tes cartes avant tout le monde : tu gagnes la manche.
book-aim-winner = Le premier qui arrive à { $points } gagne la partie.
book-aim-losers = Dès que quelqu’un arrive à { $points }, le plus petit total gagne la partie.
book-aim-elimination = Celui qui arrive à { $points } sort de la partie, et le dernier en jeu l’emporte.
book-aim-single = Et la partie avec, car on ne joue qu’une manche.
book-aim-rounds-winner = Après { $n ->
    [one] une manche
   *[other] { $n } manches
}, le plus grand total gagne la partie.
book-aim-rounds-losers = Après { $n ->
    [one] une manche
   *[other] { $n } manches
}, le plus petit total gagne la partie.
book-teams = On joue en { $n } équipes, qui alternent autour de la table : deux partenaires ne sont jamais côte à côte. Dès que l’un des deux finit, l’équipe gagne la manche.
book-teams-winner = Elle ramasse les points des mains des autres équipes ; celles de ses membres ne comptent pas.
book-teams-losers = Chacune des autres équipes compte les points de toutes ses mains.
book-teams-single = L’affaire est réglée.
book-teams-manners = Entre partenaires, on garde ses cartes pour soi : ni contre-uno ni contestation, mais les échanges de mains sont permis.

## Les cartes

book-head-cards = Les cartes
book-deck = { $decks ->
    [one] Un paquet de 108 cartes
   *[other] { $decks } paquets de 108 cartes
}{ $extra ->
    [0] {""}
    [one] {" "}et une carte en plus, soit { $total } cartes
   *[other] {" "}et { $extra } cartes en plus, soit { $total } cartes
}.
book-deck-more = À partir de { $seats } joueurs, il faut { $decks } paquets.
book-column-card = Carte
book-column-count = Nombre
book-column-points = Points
book-points-number = son chiffre
book-card-number = Chiffres de 0 à 9
book-card-wizz = Cartes Wizz de 1 à 5
book-card-skip = Passe
book-card-reverse = Sens inverse
book-card-draw_two = +2
book-card-targeted_two = +2 ciblé
book-card-wild = Joker
book-card-draw_four = +4
book-card-targeted_four = +4 ciblé
book-card-downpour_one = Averse +1
book-card-downpour_two = Averse +2
book-card-exchange = Échange de jeu
book-card-boomerang = Boomerang
book-card-uno_card = Carte Uno
book-card-seven = Le 7
book-card-zero = Le 0
book-card-two = Le 2

## La donne

book-head-deal = La donne
book-dealer-draw_each_round = Avant chaque manche, chacun tire une carte : le plus grand chiffre donne.
book-dealer-winner = Chacun tire une carte pour désigner le premier donneur ; ensuite, le gagnant d’une manche donne la suivante.
book-dealer-loser = Chacun tire une carte pour désigner le premier donneur ; ensuite, c’est celui qui avait le plus de points en main à la fin de la manche.
book-dealer-random = À chaque manche, on tire le donneur au sort.
book-hand_size = On mélange, puis on distribue { $cards } à chacun, face cachée.
book-hand_size-dealer = { $direction ->
    [dealer] Le donneur mélange, puis annonce combien de cartes chacun reçoit, de 7 à 15, et dans quel sens on distribue et on joue.
   *[clockwise] Le donneur mélange, puis annonce combien de cartes chacun reçoit, de 7 à 15.
}
book-play_direction-dealer = Le donneur annonce dans quel sens on distribue et on joue.
book-hidden_deal-true = Laisse tes cartes face cachée jusqu’à ce que la première soit retournée.
book-hidden_deal-penalised = Les regarder trop tôt coûte { $cards }.
book-piles = Le reste forme la pioche. On en retourne la première carte à côté : c’est le début de la défausse.
book-begin-clockwise = Le voisin de gauche du donneur commence, et on joue dans le sens horaire.
book-begin-dealer = Son voisin, du côté annoncé, commence.
book-first = Selon la première carte :
book-first_wild-dealer = Un joker : le donneur choisit la couleur.
book-first_wild-first_player = Un joker : le premier joueur choisit la couleur.
book-first_wild-redraw = Un joker : on retourne une autre carte.
book-first_reverse-dealer_starts = Un sens inverse : le sens change, et le donneur commence.
book-first_reverse-right_of_dealer = Un sens inverse : le sens change, et c’est l’autre voisin du donneur qui commence.
book-first_reverse-ignore = Un sens inverse : il ne fait rien.
book-first_action-apply = Un passe ou un +2 : il touche le premier joueur.
book-first_action-ignore = Un passe ou un +2 : il ne fait rien.
book-first_draw_four-redraw = { $extra ->
    [0] Un +4 : on le remet dans la pioche et on retourne une autre carte.
   *[other] Un +4 ou une des cartes en plus : on la remet dans la pioche et on en retourne une autre.
}
book-first_draw_four-dealer_plays = { $challenge ->
    [yes] Une autre carte à effet : elle compte comme posée par le donneur, qui fait les choix qui vont avec. Un +4 retourné ainsi n’est pas un bluff.
   *[no] Une autre carte à effet : elle compte comme posée par le donneur, qui fait les choix qui vont avec.
}
book-first-uno_card = Une carte Uno : on la remet dans la pioche et on en retourne une autre.

## Un tour

book-head-turn = Ton tour
book-turn = Pose une carte qui va sur celle du dessus : même couleur, même chiffre ou même signe. Un joker va sur tout.
book-draw-one = { $may ->
    [yes] Si tu ne peux pas, ou si tu ne veux pas, pioche une carte.
   *[no] Si tu ne peux pas, pioche une carte ; tant que tu peux jouer, tu ne pioches pas.
}
book-draw-up_to_three = { $may ->
    [yes] Si tu ne peux pas, ou si tu ne veux pas, pioche jusqu’à ce qu’une carte aille, mais trois au plus.
   *[no] Si tu ne peux pas, pioche jusqu’à ce qu’une carte aille, mais trois au plus ; tant que tu peux jouer, tu ne pioches pas.
}
book-draw-until_playable = Si tu ne peux pas, pioche jusqu’à ce qu’une carte aille ; tant que tu peux jouer, tu ne pioches pas.
book-drawn_card-may = Si elle va, tu peux la poser tout de suite ; sinon, ou si tu la gardes, ton tour est fini.
book-drawn_card-must = Si elle va, il faut la poser tout de suite ; sinon, ton tour est fini.
book-drawn_card-never = Ce que tu as pioché reste dans ta main pour l’instant, et ton tour est fini.
book-reshuffle = Quand la pioche est vide, on mélange la défausse, moins la carte du dessus, pour en faire une nouvelle.
book-clock = Chaque décision se prend en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} au plus. Le temps écoulé, tu pioches { $cards }{ $keeps ->
    [yes] , mais tu gardes ton tour, sauf si cela t’arrive deux fois de suite.
   *[no] {" "}et ton tour est fini.
}

## Les cartes à effet

book-head-effects = Les cartes à effet
book-skip = Le joueur suivant passe son tour.
book-reverse = Le sens du jeu change.
book-two_player_reverse-nothing = À deux, cela ne change rien.
book-two_player_reverse-skip = À deux, il agit comme un passe.
book-draw_two = Le joueur suivant pioche deux cartes et passe son tour.
book-wild = Il va sur tout. Choisis la couleur avec laquelle le jeu continue.
book-draw_four = { $legal ->
    [colour] Il va sur tout, à condition que tu n’aies aucune carte de la couleur en cours.
    [nothing_else] Il va sur tout, à condition qu’aucune autre de tes cartes n’aille.
   *[always] Il va sur tout, quoi que tu aies en main.
} Choisis une couleur : le joueur suivant pioche quatre cartes et passe son tour.
book-draw_four-enforced = Pas de bluff : un +4 posé malgré sa condition retourne en main.
book-targeted_two = Désigne qui tu veux : ce joueur pioche deux cartes et passera son prochain tour ; le jeu continue après toi. Il va sur tous les +2, et tous les +2 vont sur lui.
book-targeted_four = { $legal ->
    [always] Choisis une couleur et désigne qui tu veux : ce joueur pioche quatre cartes et passera son prochain tour ; le jeu continue après toi.
   *[other] Choisis une couleur et désigne qui tu veux : ce joueur pioche quatre cartes et passera son prochain tour ; le jeu continue après toi. Il se pose aux mêmes conditions qu’un +4.
}
book-downpour = { $hits ->
    [everyone] Elle va sur tout. Choisis une couleur : tout le monde, toi pour finir, pioche aussitôt ce qu’elle indique. Personne ne passe son tour.
   *[others] Elle va sur tout. Choisis une couleur : tout le monde sauf toi pioche aussitôt ce qu’elle indique. Personne ne passe son tour.
}
book-exchange = { $mode ->
    [choose] Pose-le sur n’importe quelle carte, choisis une couleur et échange ta main avec qui tu veux.
    [protected] Pose-le sur n’importe quelle carte, choisis une couleur et échange ta main avec qui tu veux, mais jamais avec un joueur qui n’a plus qu’une carte.
   *[pass_on] Pose-le sur n’importe quelle carte et choisis une couleur : chaque main passe au joueur suivant.
}
book-boomerang = { $swap ->
    [yes] Pose-le quand une pénalité, un passe ou un échange de mains va te toucher. L’échange n’a alors pas lieu ; le reste retourne tout entier à celui qui l’a envoyé : il pioche et passe un tour, à moins de poser lui aussi un boomerang. La couleur en cours ne change pas.
   *[no] Pose-le quand une pénalité ou un passe va te toucher. Tout retourne à celui qui l’a envoyé : il pioche et passe un tour, à moins de poser lui aussi un boomerang. La couleur en cours ne change pas.
} Sinon, il ne se pose qu’en dernière carte, sur tout.
book-uno_card-rotate = Pose-la sur tout, à ton tour ou hors de ton tour quand quelqu’un va jouer : chaque main passe au joueur précédent, contre le sens du jeu. Elle agit même en dernière carte : c’est alors le joueur précédent qui se retrouve sans carte et qui gagne.
book-uno_card-draw_eight = { $victim ->
    [plays] Pose-la à ton tour, sur tout sauf un +2, un +4 ou un passe : le joueur suivant pioche huit cartes, puis pose une carte ou passe.
   *[loses_turn] Pose-la à ton tour, sur tout sauf un +2, un +4 ou un passe : le joueur suivant pioche huit cartes et passe son tour.
} Une autre carte Uno y répond : cela en fait seize pour le joueur d’après.
book-uno_card-shield = { $siege ->
    [yes] Pose-la quand des cartes à piocher, un passe ou un siège vont te toucher : ils passent tels quels au joueur suivant, et ton tour est fini.
   *[no] Pose-la quand des cartes à piocher ou un passe vont te toucher : ils passent tels quels au joueur suivant, et ton tour est fini.
}
book-uno_card-open = Elle se glisse sous la carte du dessus, qui compte toujours. Ses deux faces sont pareilles : tout le monde voit qui en a une.
book-seven-swap = Échange ta main avec qui tu veux.
book-seven-rotate = Toutes les mains passent au voisin, à gauche ou à droite selon ton choix.
book-zero-rotate = Chaque main passe au joueur suivant.
book-zero-swap = Échange ta main avec qui tu veux.
book-two-siege = Tu ouvres un siège. Jusqu’à ton prochain tour, chacun pose un 2, de n’importe quelle couleur, ou pioche une carte ; un 2 pioché peut se poser aussitôt. Ces 2 n’ouvrent pas d’autre siège.
book-wizz = C’est un chiffre comme un autre, mais le joueur suivant fait tourner la roue au lieu de jouer.

book-head-hands = Quand les mains changent de propriétaire
book-powers_optional-false = L’échange se fait, qu’on le veuille ou non.
book-powers_optional-true = L’échange est libre : tu peux poser la carte sans t’en servir.
book-power_as_last_card-win = En dernière carte, une telle carte gagne, et rien ne s’échange.
book-power_as_last_card-resolve = En dernière carte, une telle carte agit encore : celui qui se retrouve sans carte gagne, et toi, il te reste ce que tu as reçu.
book-power_as_last_card-choice = En dernière carte, une carte qui échange les mains gagne ; tu peux aussi désigner quelqu’un qui gagne à ta place.
book-turn_follows-hand = C’est la main qui compte, pas la place : on continue après le joueur qui a maintenant la main qui vient de jouer.

book-head-wheel = La roue
book-wheel = On la tire au sort : neuf secteurs, à chances égales. Ce dont on se débarrasse se glisse sous la carte du dessus, sans effet. Ensuite, le jeu reprend après celui qui a fait tourner la roue.
book-sector-almost_uno = Presque Uno : garde deux cartes et débarrasse-toi de toutes les autres.
book-sector-drop_number = Chiffre : débarrasse-toi de toutes tes cartes d’un même chiffre.
book-sector-drop_colour = Couleur : débarrasse-toi de toutes tes cartes d’une même couleur.
book-sector-red = Rouge : pioche jusqu’à une carte rouge, ou sans couleur.
book-sector-blue = Bleu : pioche jusqu’à une carte bleue, ou sans couleur.
book-sector-swap_hands = Échange : chaque main passe au voisin de gauche.
book-sector-show_hand = Mains en l’air : montre ta main à tout le monde.
book-sector-race = Course : le premier qui crie se débarrasse d’une carte.
book-sector-war = Bataille : chacun montre son plus grand chiffre, et le plus grand de tous peut partir.

## Réponses et contestations

book-head-answers = Répondre à une pénalité
book-stacking-same = Si un +2 te touche, tu peux poser un +2 dessus au lieu de piocher, et sur un +4 un +4, quelles que soient les couleurs. Les cartes s’ajoutent et touchent le joueur suivant, jusqu’à ce que quelqu’un les pioche toutes et passe son tour.
book-stacking-up = Si un +2 te touche, tu peux poser un +2 ou un +4 dessus au lieu de piocher, et sur un +4 un +4, quelles que soient les couleurs. Les cartes s’ajoutent et touchent le joueur suivant, jusqu’à ce que quelqu’un les pioche toutes et passe son tour.
book-stacking-mixed = Si un +2 ou un +4 te touche, tu peux poser dessus n’importe quel +2 ou +4 au lieu de piocher, quelles que soient les couleurs. Les cartes s’ajoutent et touchent le joueur suivant, jusqu’à ce que quelqu’un les pioche toutes et passe son tour.
book-stacking-targeted = Une carte ciblée répond comme une autre, et désigne sa cible.
book-stacking-single = On répond avec une seule carte.
book-stacking-pair = On répond avec une seule carte, ou une seule paire.
book-deflect-skip = Un passe qui va sur la carte du dessus envoie un +2, et tout ce qui s’y est ajouté, au joueur suivant.
book-deflect-reverse = Un sens inverse qui va sur la carte du dessus change le sens et renvoie un +2, avec tout ce qui s’y est ajouté, au joueur d’avant.
book-deflect-both = Un passe qui va sur la carte du dessus envoie un +2, et tout ce qui s’y est ajouté, au joueur suivant ; un sens inverse change le sens et le renvoie au joueur d’avant.
book-wild_cancels-true = Un joker efface toutes les cartes qui allaient te toucher. Choisis la couleur : c’était ton tour.
book-skip_answers_skip-true = Sur un passe, tu peux poser un passe de n’importe quelle couleur : c’est alors le joueur suivant qui passe son tour, et un seul.
book-answers-challenge = Celui qui répond à un +4 ne peut plus le contester.

book-head-challenge = Bluff et contestation
book-challenge = { $who ->
    [victim] Un +4 posé malgré sa condition est un bluff. Seul le joueur qu’il touche peut le contester, avant de piocher.
   *[anyone] Un +4 posé malgré sa condition est un bluff. Tout le monde peut le contester, avant que sa victime pioche.
} { $reveals ->
    [challenger] Celui qui l’a posé montre alors sa main à celui qui conteste, et à personne d’autre.
    [everyone] Celui qui l’a posé montre alors sa main à tout le monde.
   *[verdict] Celui qui l’a posé dit alors ce qu’il en est, sans montrer sa main.
}
book-challenge-guilty = { $back ->
    [yes] C’était un bluff : celui qui l’a posé le reprend et pioche { $cards } à la place. La couleur d’avant reprend, et le joueur touché joue un tour ordinaire.
   *[no] C’était un bluff : celui qui l’a posé pioche { $cards } à la place. La carte et la couleur restent, et le joueur touché joue un tour ordinaire.
}
book-challenge-innocent = Ce n’était pas un bluff : celui qui conteste pioche { $cards } et passe son tour.
book-challenge-outsider = Ce n’était pas un bluff, et il ne touchait pas celui qui conteste : { $cards } pour lui, et la pénalité reste.
book-challenge-stack = Dans un cumul, seul le +4 du dessus se conteste : un bluff coûte alors tout ce qui s’est ajouté{ $surcharge ->
    [none] {""}
    [more] {" "}et { $more } de plus
   *[less] {" "}moins { $more }
}, une contestation à tort tout ce qui s’est ajouté{ $extra ->
    [0] {""}
   *[other] {" "}et { $extra } de plus
}.
book-challenge_answers-false = Un +4 posé en réponse est à l’abri des contestations.
book-bluff_chain = Si un +4 te touche, tu peux aussi poser un +4 dessus, honnêtement si tu n’as aucune carte de la couleur demandée, sinon par bluff. Quatre cartes de plus touchent alors le joueur suivant.
book-bluff_chain-accuse = Celui qui fait face au total peut le piocher, poser un autre +4, ou accuser n’importe quel +4 de la chaîne, l’un après l’autre. { $extra ->
    [0] Accuser à tort ne coûte rien.
   *[other] Chaque accusation à tort coûte { $cards } de plus.
} Un bluff découvert fait piocher tout le total{ $surcharge ->
    [none] {""}
    [more] {" "}et { $more } de plus
   *[less] {" "}moins { $more }
}, et celui qui l’a dénoncé joue un tour ordinaire.

## Plusieurs cartes, et hors de son tour

book-head-several = Plusieurs cartes à la fois
book-pairs-numbers = Tu peux poser d’un coup deux chiffres identiques, de la même couleur.
book-pairs-any = Tu peux poser d’un coup deux cartes identiques, par exemple deux +2 verts. Leurs effets s’ajoutent.
book-pair_skips-true = Si la paire ne coûte son tour à personne, le joueur suivant passe le sien.
book-runs-true = Après un chiffre, tu peux continuer : chaque carte de plus a le même chiffre, ou la couleur de la précédente et le chiffre juste au-dessus ou au-dessous. Le 9 et le 0 ne se suivent pas.
book-runs-power = Une carte à pouvoir finit la suite.
book-combo_finish-not_with_two = { $players ->
    [2] On ne finit pas sur plusieurs cartes à la fois.
   *[other] On peut finir sur plusieurs cartes à la fois, sauf à deux.
}
book-combo_finish-never = On ne finit pas sur plusieurs cartes à la fois.
book-combo_finish-always = On peut finir sur plusieurs cartes à la fois.

book-head-jump_in = Les interceptions
book-jump_in-numbers = Si un chiffre est sur le dessus et que tu as exactement le même, de la même couleur, tu peux le poser aussitôt, hors de ton tour.
book-jump_in-coloured = Si tu as exactement la même carte que celle du dessus, même couleur et même chiffre ou même signe, tu peux la poser aussitôt, hors de ton tour. Cela ne vaut que pour les cartes d’une couleur.
book-jump_in-all = Si tu as exactement la même carte que celle du dessus, même couleur et même chiffre ou même signe, tu peux la poser aussitôt, hors de ton tour. Cela vaut aussi pour les cartes sans couleur.
book-jump_in = Le jeu continue après toi. À plusieurs, c’est la première carte posée qui compte.
book-jump_in_action-cancel = Une carte action posée ainsi annule celle du dessous : seule la tienne agit, sur le joueur après toi.
book-jump_in_action-add = Une carte action posée ainsi s’ajoute à celle du dessous, et les deux agissent sur le joueur après toi.
book-jump_in-answers = Quand une pénalité permet de répondre par la même carte, seule sa victime peut la poser.
book-jump_in_shout = Crie « { $word } » en posant la carte, ou pioche { $cards }.
book-jump_in_own_turn-true = À ton tour, tu peux faire de même puis jouer encore, et même intercepter ta propre carte.

## Uno, et finir

book-head-uno = Annoncer Uno
book-uno = En posant ton avant-dernière carte, annonce « Uno ! ».
book-uno_call-before_play = Annonce-le avant de poser la carte, ou en la posant : après, c’est trop tard.
book-uno-catch = Si tu oublies, gare au contre-uno : tant que personne d’autre n’a joué, on peut te prendre en défaut, et tu pioches { $cards }.
book-uno-exchange = Celui qui se retrouve autrement avec une seule carte l’annonce aussi, car une annonce ne voyage pas avec la main.
book-uno_required-true = Sans annonce, on ne finit pas : la dernière carte revient en main, et { $cards } avec elle. Le tour reste à toi.
book-false_uno = { $call ->
    [0] Un contre-uno lancé à tort coûte { $catch_cards }.
   *[other] { $catch ->
        [0] Annoncer Uno à tort coûte { $call_cards }.
       *[other] Annoncer Uno à tort coûte { $call_cards }, un contre-uno lancé à tort { $catch_cards }.
    }
}

book-head-out = Finir
book-out = La manche est finie dès que quelqu’un pose sa dernière carte.
book-finish_on-not_draw_four = Tout est permis, sauf un +4.
book-finish_on-not_wild = Il faut que ce soit une carte d’une couleur.
book-finish_on-number = Il faut que ce soit un chiffre.
book-finish_refused-unplayable = S’il ne te reste qu’une carte interdite, tu pioches.
book-finish_refused-draw_two = Si vient ton tour et qu’il ne te reste qu’une carte interdite, tu pioches deux cartes et tu passes ton tour.
book-last_draw-true = { $draws ->
    [two] Si c’est un +2, ses cartes se piochent encore avant qu’on compte les mains.
    [both] Si c’est un +2 ou un +4, ses cartes se piochent encore avant qu’on compte les mains.
   *[more] Si c’est une carte qui fait piocher, on pioche encore avant de compter les mains.
}
book-last_draw-false = Si c’est une carte qui fait piocher, personne ne pioche plus.
book-blocked = Si personne ne peut plus ni jouer ni piocher, la manche est finie aussi : { $scoring ->
    [winner] la main la plus basse gagne, et ramasse ce que chaque autre main a de plus.
    [single] la main la plus basse gagne.
   *[other] chacun compte les cartes qui lui restent.
}

## Les points

book-head-points = Les points
book-scoring-losers = À la fin de la manche, chacun compte les cartes qui lui restent ; celui qui a fini n’en compte aucune.
book-scoring-elimination = À la fin de la manche, chacun compte les cartes qui lui restent ; celui qui a fini n’en compte aucune.
book-worth = La liste des cartes dit ce que chacune compte.
book-ties = Si le meilleur total est partagé, une manche décisive se joue entre les seuls joueurs à égalité.
book-round_number_discount = Si tes points de la manche, ou ton nouveau total, sont un multiple de 100, on en retire { $n }, une fois par manche.
book-head-cursed = Les cartes maudites
book-cursed = Avant la donne, on tire une carte, on la montre à tout le monde et on la remélange : toutes les cartes pareilles sont maudites pour cette manche.
book-cursed-cost = Chaque carte maudite que tu poses, ou qui te reste à la fin, coûte 25 points si c’est un chiffre, 50 si c’est une carte action d’une couleur, 75 si elle est sans couleur.
book-cursed-out = Finir sur l’une d’elles ne coûte rien : ce sont tous les autres qui paient, une fois.
book-cursed-sign = { $scoring ->
    [winner] Ces points se retirent de ton propre total.
   *[other] Ces points s’ajoutent à ceux de ta main.
}

## Les bonnes manières

book-head-manners = Les bonnes manières
book-mistakes-penalised = Une carte posée à tort ou hors de son tour revient en main et coûte { $cards } ; piocher hors de son tour aussi. Celui dont c’est le tour le garde.
book-tribunal-true = On peut accuser quelqu’un d’avoir donné un conseil, de camouflet (une remarque déplacée), de confusion, d’hésitation, d’avoir regardé en cachette, de mauvaise donne, ou d’avoir demandé le sens du jeu. Les autres votent : si plus de la moitié dit oui, l’accusé pioche { $cards } ; si personne ne dit oui, c’est l’accusateur qui les pioche.
book-banned_word = Celui qui dit « { $word } » à la table pioche { $cards }.
book-oooh = Sur un 0, tout le monde dit « { $word } » avant le coup suivant : celui qui l’oublie pioche { $cards }.

## Ce qui change

book-head-changes = Ce qui change par rapport au jeu officiel
book-official = Rien : c’est le jeu officiel, sans aucune règle maison.
book-foot = pioche : l’Uno comme chaque table le joue.

## pioche rules

command-rules = Raconte les règles d’une table, à lire ou à imprimer.
help-rules-written = Les règles de la table : un préréglage, puis des options (« home target=300 ») ; voir « pioche options ».
help-rules-players = Nombre de joueurs (2 à 10), si on le connaît.
help-rules-form = text pour le terminal, html pour une page à imprimer, markdown pour un texte balisé.
meta-written = RÈGLES
