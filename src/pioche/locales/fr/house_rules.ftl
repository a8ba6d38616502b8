# Les règles maison : ce que décident leurs options et ce que chaque réglage veut dire à la table, dans l’ordre du
# catalogue, puis les préréglages. Comme dans options.ftl : rule-… nomme une règle, option-… dit ce qu’une option
# décide, value-… est une phrase qui se suffit.
#
# Comment un réglage trouve sa phrase :
#   valeurs nommées, oui ou non   value-<clé>-<mot>, même si l’option accepte aussi des nombres (hand_size=dealer)
#   nombres                       value-<clé> avec $n, même un 0 qui éteint quelque chose (turn_seconds, teams)
#   mots au choix                 value-<clé> avec $word ; value-<clé>-off sans mot (oooh, banned_word, jump_in_shout)

## Cartes en plus

value-hand_size-dealer = À chaque manche, le donneur choisit combien de cartes distribuer, de 7 à 15.

rule-hand_exchange = Échange de jeu
option-hand_swap_cards = Combien de cartes échange de jeu contient le paquet.
value-hand_swap_cards = { $n ->
    [0] Il n’y a pas d’échange de jeu dans le paquet.
    [one] Il y a un échange de jeu dans le paquet.
   *[other] Il y a { $n } cartes échange de jeu dans le paquet.
}
option-hand_swap_mode = Quelles mains un échange de jeu déplace.
value-hand_swap_mode-pass_on = Un échange de jeu fait passer chaque main au joueur suivant.
value-hand_swap_mode-choose = Un échange de jeu te fait échanger ta main avec qui tu veux.
value-hand_swap_mode-protected = Un échange de jeu te fait échanger ta main avec qui tu veux, sauf avec un joueur qui n’a plus qu’une carte.

rule-boomerang = Boomerang
option-boomerang_cards = Combien de boomerangs contient le paquet.
value-boomerang_cards = { $n ->
    [0] Il n’y a pas de boomerang dans le paquet.
    [one] Il y a un boomerang dans le paquet.
   *[other] Il y a { $n } boomerangs dans le paquet.
}

rule-targeted_cards = Cartes ciblées
option-targeted_draw_two_cards = Combien il y a de +2 ciblés par couleur.
value-targeted_draw_two_cards = { $n ->
    [0] Il n’y a pas de +2 ciblé dans le paquet.
    [one] Il y a un +2 ciblé de chaque couleur dans le paquet.
   *[other] Il y a { $n } cartes +2 ciblé de chaque couleur dans le paquet.
}
option-targeted_draw_four_cards = Combien de +4 ciblés contient le paquet.
value-targeted_draw_four_cards = { $n ->
    [0] Il n’y a pas de +4 ciblé dans le paquet.
    [one] Il y a un +4 ciblé dans le paquet.
   *[other] Il y a { $n } cartes +4 ciblé dans le paquet.
}

rule-downpour = Averse
option-downpour_one_cards = Combien d’averses +1 contient le paquet.
value-downpour_one_cards = { $n ->
    [0] Il n’y a pas d’averse +1 dans le paquet.
    [one] Il y a une averse +1 dans le paquet.
   *[other] Il y a { $n } averses +1 dans le paquet.
}
option-downpour_two_cards = Combien d’averses +2 contient le paquet.
value-downpour_two_cards = { $n ->
    [0] Il n’y a pas d’averse +2 dans le paquet.
    [one] Il y a une averse +2 dans le paquet.
   *[other] Il y a { $n } averses +2 dans le paquet.
}
option-downpour_hits = Qui pioche quand tombe une averse.
value-downpour_hits-others = Une averse fait piocher tout le monde, sauf celui qui la pose.
value-downpour_hits-everyone = Une averse fait piocher tout le monde, même celui qui la pose.

rule-uno_card = Carte Uno
option-uno_cards = Combien de cartes Uno contient le paquet.
value-uno_cards = { $n ->
    [0] Il n’y a pas de carte Uno dans le paquet.
    [one] Il y a une carte Uno dans le paquet.
   *[other] Il y a { $n } cartes Uno dans le paquet.
}
option-uno_card = Ce que fait une carte Uno.
value-uno_card-rotate = Une carte Uno fait passer chaque main au joueur précédent, contre le sens du jeu.
value-uno_card-draw_eight = Une carte Uno fait piocher huit cartes au joueur suivant.
value-uno_card-shield = Une carte Uno est un bouclier : ce qui te touche passe au joueur suivant.
option-uno_card_victim = Si l’on joue encore après avoir pioché huit cartes.
value-uno_card_victim-plays = Celui qui pioche huit cartes pour une carte Uno joue ensuite une carte de sa main, ou passe.
value-uno_card_victim-loses_turn = Celui qui pioche huit cartes pour une carte Uno passe aussi son tour.
rule-uno_rotates = Carte Uno qui déplace les mains
rule-uno_draws_eight = Carte Uno qui fait piocher huit cartes
rule-uno_shields = Carte Uno en bouclier

rule-wizz = Cartes Wizz et roue
option-wizz = Si des chiffres sont des cartes Wizz, qui envoient le joueur suivant à la roue.
value-wizz-true = Après une carte Wizz, le joueur suivant fait tourner la roue au lieu de jouer.
value-wizz-false = Il n’y a ni roue ni carte Wizz.

## Début de manche

rule-dealer_choices = Choix du donneur
option-play_direction = Qui dit dans quel sens commence le jeu.
value-play_direction-clockwise = Le jeu commence dans le sens horaire, à gauche du donneur.
value-play_direction-dealer = Le donneur dit dans quel sens commence le jeu.
option-first_draw_four = Ce qui se passe quand la première carte est un +4 ou une carte en plus.
value-first_draw_four-redraw = Si la première carte est un +4 ou une des cartes en plus, on la remet et on en retourne une autre.
value-first_draw_four-dealer_plays = La première carte compte comme posée par le donneur, qui fait les choix qui vont avec.

## Piocher, temps, plusieurs cartes

option-draw = Combien de cartes tu pioches quand tu ne joues pas.
value-draw-one = Si tu ne poses rien, tu pioches une carte.
value-draw-up_to_three = Si tu ne poses rien, tu pioches jusqu’à trois cartes, tant qu’aucune ne peut être jouée.
value-draw-until_playable = Si tu ne peux rien poser, tu pioches jusqu’à une carte jouable.

rule-clock = Temps limité
option-turn_seconds = Combien de secondes dure chaque décision.
value-turn_seconds = { $n ->
    [0] Il n’y a pas de limite de temps.
    [one] Tu as { $n } seconde pour chaque décision.
   *[other] Tu as { $n } secondes pour chaque décision.
}
option-timeout_cards = Combien de cartes tu pioches quand ton temps est écoulé.
value-timeout_cards = { $n ->
    [0] Dépasser le temps ne coûte pas de carte.
    [one] Dépasser le temps coûte une carte.
   *[other] Dépasser le temps coûte { $n } cartes.
}
option-timeout_keeps_turn = Si tu joues encore quand ton temps est écoulé.
value-timeout_keeps_turn-true = Quand ton temps est écoulé, tu joues encore, mais pas deux fois de suite.
value-timeout_keeps_turn-false = Quand ton temps est écoulé, ton tour est fini.

rule-pairs = Paires
option-pairs = Quelles cartes identiques se posent ensemble.
value-pairs-off = On pose une carte à la fois.
value-pairs-numbers = Deux chiffres identiques peuvent se poser ensemble.
value-pairs-any = Deux cartes identiques, quelles qu’elles soient, peuvent se poser ensemble, et leurs effets s’ajoutent.

rule-pair_skips = La paire qui fait passer
option-pair_skips = Si une paire fait aussi passer le joueur suivant.
value-pair_skips-true = Une paire qui ne coûte son tour à personne fait passer le joueur suivant.
value-pair_skips-false = Une paire ne fait passer personne, sauf si ses cartes le font.

rule-runs = Suites
option-runs = Si l’on peut poser d’autres chiffres après un chiffre.
value-runs-true = Après un chiffre, tu peux continuer avec le même chiffre, ou avec son voisin de la même couleur.
value-runs-false = On ne pose pas plusieurs chiffres à la suite dans le même tour.

## Le +4

rule-bluff_chain = Chaîne de bluff
option-bluff_chain = Si un +4 peut répondre à un +4, et si chacun peut être dénoncé comme un bluff.
value-bluff_chain-true = Un +4 peut répondre à un +4, et chaque +4 de la chaîne peut être dénoncé comme un bluff.
value-bluff_chain-false = Il n’y a pas de chaîne de bluff.
option-challenge_answers = Si un +4 posé en réponse se conteste.
value-challenge_answers-true = Un +4 posé en réponse se conteste comme un autre.
value-challenge_answers-false = Un +4 posé en réponse ne se conteste pas.

rule-draw_four_enforced = +4 sans bluff

## Les pénalités et leurs réponses

rule-wild_cancels = Joker qui annule
option-wild_cancels = Si un joker efface les cartes que tu vas piocher.
value-wild_cancels-true = Un joker efface toutes les cartes que tu allais piocher.
value-wild_cancels-false = Un joker ne répond pas à une pénalité.

rule-stacking = Cumul
option-stacking = Quelles cartes à piocher se répondent, pour que la pénalité grossisse et avance.
value-stacking-off = On ne répond pas à un +2 ou à un +4 par un autre : pas de cumul.
value-stacking-same = Cumul : un +2 répond à un +2, un +4 à un +4, et le total passe au joueur suivant.
value-stacking-up = Cumul : un +2 ou un +4 répond à un +2, un +4 à un +4, et le total passe au joueur suivant.
value-stacking-mixed = Cumul : tous les +2 et +4 se répondent, et le total passe au joueur suivant.

rule-deflect = Renvoi
option-deflect = Quelles cartes détournent un +2 en attente.
value-deflect-off = Ni le passe ni le sens inverse ne détournent un +2.
value-deflect-skip = Un passe envoie le +2 au joueur suivant.
value-deflect-reverse = Un sens inverse renvoie le +2 au joueur précédent.
value-deflect-both = Un passe envoie le +2 au joueur suivant, un sens inverse le renvoie au précédent.

rule-skip_answers_skip = Passe contre passe
option-skip_answers_skip = Si un passe peut détourner un autre passe.
value-skip_answers_skip-true = Un passe répond à un passe : c’est le joueur suivant qui passe son tour.
value-skip_answers_skip-false = Un passe ne détourne pas un autre passe.

## Hors de son tour

rule-jump_in = Interception
option-jump_in = Quelles cartes se posent hors de son tour sur une carte exactement pareille.
value-jump_in-off = On ne pose rien hors de son tour.
value-jump_in-numbers = Interception : un chiffre se pose hors de son tour sur exactement le même.
value-jump_in-coloured = Interception : toute carte d’une couleur se pose hors de son tour sur exactement la même.
value-jump_in-all = Interception : toute carte se pose hors de son tour sur exactement la même.
option-jump_in_action = Ce que devient la première de deux cartes action quand la seconde l’intercepte.
value-jump_in_action-cancel = Une carte action posée en interception annule la première.
value-jump_in_action-add = Une carte action posée en interception agit en plus de la première.
option-jump_in_shout = Le mot à crier en interception.
value-jump_in_shout-off = Une interception se fait sans rien crier.
value-jump_in_shout = En interception, on crie « { $word } ».
option-jump_in_own_turn = Si une interception à ton tour te laisse ce tour.
value-jump_in_own_turn-true = Une interception à ton tour te laisse jouer, et tu peux intercepter ta propre carte.
value-jump_in_own_turn-false = À ton tour, une interception est un coup ordinaire.

## Les cartes à pouvoir

rule-seven = Le 7
option-seven = Ce que fait un 7.
value-seven-plain = Un 7 est un chiffre comme un autre.
value-seven-swap = Un 7 te fait échanger ta main avec qui tu veux.
value-seven-rotate = Un 7 fait passer toutes les mains au voisin, à gauche ou à droite selon ton choix.
rule-zero = Le 0
option-zero = Ce que fait un 0.
value-zero-plain = Un 0 est un chiffre comme un autre.
value-zero-rotate = Un 0 fait passer chaque main au joueur suivant.
value-zero-swap = Un 0 te fait échanger ta main avec qui tu veux.
rule-powers = Pouvoirs sur les mains
option-powers_optional = Si l’on peut poser une telle carte sans se servir de son pouvoir.
value-powers_optional-true = On peut poser une carte à pouvoir sur les mains sans s’en servir.
value-powers_optional-false = Le pouvoir d’une carte sur les mains est obligatoire.
option-power_as_last_card = Ce que fait une telle carte en dernière carte.
value-power_as_last_card-win = En dernière carte, un pouvoir sur les mains ne joue plus : tu gagnes, c’est tout.
value-power_as_last_card-resolve = Même en dernière carte, un pouvoir sur les mains agit.
value-power_as_last_card-choice = En finissant sur une carte qui échange les mains, tu peux offrir la victoire à quelqu’un d’autre.
option-turn_follows = Qui joue après un changement de mains.
value-turn_follows-seat = Un changement de mains ne change pas le tour de jeu.
value-turn_follows-hand = Après un changement de mains, on continue à partir de la main qui vient de jouer.
rule-siege = Siège du 2
option-two = Ce que fait un 2.
value-two-plain = Un 2 est un chiffre comme un autre.
value-two-siege = Un 2 ouvre un siège : pendant un tour de table, chacun pose un 2 ou pioche une carte.
rule-oooh = Oooh
option-oooh = Le mot que tout le monde dit sur un 0.
value-oooh-off = Il n’y a rien à dire sur un 0.
value-oooh = Sur un 0, tout le monde dit « { $word } ».

## Finir, points et partie

rule-combo_finish = Finir sur plusieurs cartes
option-combo_finish = Si l’on peut finir sur une paire ou une suite.
value-combo_finish-not_with_two = On peut finir sur une paire ou une suite, sauf à deux.
value-combo_finish-never = On ne peut pas finir sur une paire ou une suite.
value-combo_finish-always = On peut finir sur une paire ou une suite, même à deux.

rule-uno_required = Sans annonce, pas de dernière carte

rule-match_end = Fin de la partie
value-scoring-elimination = Chacun garde les points de sa main, et celui qui atteint l’objectif sort de la partie.
option-purple_points = Ce que compte un échange de jeu ou un boomerang resté en main.
value-purple_points = { $n ->
    [one] Un échange de jeu ou un boomerang compte { $n } point.
   *[other] Un échange de jeu ou un boomerang compte { $n } points.
}
option-uno_card_points = Ce que compte une carte Uno restée en main.
value-uno_card_points = { $n ->
    [one] Une carte Uno compte { $n } point.
   *[other] Une carte Uno compte { $n } points.
}
option-downpour_points = Ce que compte une averse restée en main.
value-downpour_points = { $n ->
    [one] Une averse compte { $n } point.
   *[other] Une averse compte { $n } points.
}

rule-round_discount = Remise du compte rond
option-round_number_discount = Combien de points un compte rond fait retirer.
value-round_number_discount = { $n ->
    [0] Un compte rond est un compte comme un autre.
    [one] Celui qui tombe sur un multiple de 100 retire { $n } point.
   *[other] Celui qui tombe sur un multiple de 100 retire { $n } points.
}

rule-cursed_cards = Cartes maudites
option-cursed_cards = Si une carte est maudite à chaque manche.
value-cursed_cards-true = Une carte tirée avant la donne est maudite : toutes les cartes pareilles coûtent des points, posées ou gardées.
value-cursed_cards-false = Aucune carte n’est maudite.

rule-teams = Équipes
option-teams = Combien d’équipes jouent.
value-teams = { $n ->
    [0] Chacun joue pour soi.
    [one] Il y a { $n } équipe.
   *[other] On joue en { $n } équipes, dont les membres alternent autour de la table et marquent ensemble.
}

## Bonnes manières

rule-mistakes = Fautes
option-manners_cards = Combien de cartes coûte une faute de manières.
value-manners_cards = { $n ->
    [0] Une faute de manières ne coûte rien.
    [one] Une faute de manières coûte une carte.
   *[other] Une faute de manières coûte { $n } cartes.
}
option-mistakes = Ce qui arrive à une carte posée à tort.
value-mistakes-refused = Une carte posée à tort est simplement reprise.
value-mistakes-penalised = Une carte posée à tort ou hors de son tour est reprise et coûte une pénalité.
rule-tribunal = Tribunal populaire
option-tribunal = Si l’on peut s’accuser de mauvaises manières.
value-tribunal-true = On peut s’accuser de mauvaises manières, et les autres votent.
value-tribunal-false = Personne ne passe en jugement.
rule-banned_word = Mot banni
option-banned_word = Le mot que personne ne doit dire à la table.
value-banned_word-off = Tous les mots sont permis.
value-banned_word = Le mot « { $word } » est banni de la table.
rule-hidden_deal = Donne cachée
option-hidden_deal = Si les mains restent cachées jusqu’à ce que la première carte soit retournée.
value-hidden_deal-true = Personne ne regarde sa main avant que la première carte soit retournée.
value-hidden_deal-false = On regarde ses cartes dès la donne.

## Préréglages

preset-bluff = Des bluffs en chaîne : +4 sur +4, et chacun peut être dénoncé.
preset-challenge = Uno Challenge : celui qui atteint l’objectif sort, et le dernier en jeu gagne.
preset-cursed = Une carte maudite à chaque manche, et des mains qui changent de propriétaire.
preset-draw_three = On pioche jusqu’à trois cartes au lieu d’une.
preset-encyclopedia = La vieille règle à la française : des paires, une annonce stricte, un œil sévère sur le +4 et un tribunal.
preset-home = Les règles maison les plus jouées : cumul, interceptions, et des 7 et des 0 qui font voyager les mains.
preset-house_rules = Toutes les règles maison publiées, ensemble.
preset-new_cards = Échanges de jeu, boomerangs et cartes ciblées rejoignent le paquet.
preset-olympic = Uno olympique : des boucliers, des sièges, un tribunal et un mot que personne ne doit dire.
preset-rapido = Uno Rapido : cinq secondes, des cartes hors de son tour, et huit à piocher pour une carte Uno.
preset-runs = Suites, paires, interceptions et cumul : beaucoup de cartes d’un coup.
preset-splash = Des averses qui font piocher toute la table.
preset-teams = Deux équipes, et des 7 et des 0 qui déplacent les mains.
preset-timed = Vingt secondes pour chaque décision.
preset-tournament = Contester sans risque, et une demi-minute pour chaque décision.
preset-uno_card = Deux cartes Uno qui déplacent toutes les mains, même hors de son tour.
preset-wizz = Uno Wizz : des chiffres qui font tourner la roue.
