# Pourquoi une règle maison interdit quelque chose, ou pourquoi cela coûte des cartes : une phrase, dite à qui a essayé.

## Au mauvais moment

reason-not_now_run = Continue ta suite, ou passe pour la finir.
reason-not_now_spin = C’est l’heure de la roue : fais-la tourner.
reason-not_now_keep = La roue te laisse deux cartes : choisis-les d’abord.
reason-not_now_drop = La roue a parlé : il faut d’abord choisir ce qu’on jette.
reason-not_now_vote = Le tribunal siège : on vote d’abord.
reason-not_now_deal = La donne n’est pas encore prête.
reason-dealer_chooses_before = C’est au donneur de le dire, avant la donne.

## Des cartes qui ont leur moment

reason-boomerang_only_answers = Le boomerang attend quelque chose à renvoyer, ou la fin de ta main.
reason-uno_card_only_shields = La carte Uno est un bouclier : garde-la pour ce qui te touchera.
reason-uno_card_not_here = La carte Uno ne se pose pas sur { THE($one) }.
reason-siege = C’est le siège : pose un 2, ou pioche.
reason-jump_in_closed = Trop tard pour une interception sur cette carte, ou ce n’est pas le moment.
reason-no_twin = Pour intercepter { THE($two) }, il faut exactement la même carte, pas { THE($one) }.
reason-catch_own_side = Pas de contre-uno contre toi ni contre ton équipe.
reason-no_peeking = Personne ne regarde ses cartes avant que la première soit retournée.

## Ce qui coûte des cartes

reason-mistake = { THE($one) } ne se pose pas maintenant : reprends cette carte, et cela te coûte une pénalité.
reason-mistake_draw = Tu as pioché hors de ton tour, et cela te coûte une pénalité.
reason-mistake_peek = Tu as regardé tes cartes trop tôt, et cela te coûte une pénalité.
reason-shout_missing = Interception sans crier « { $one } » !
reason-oooh_missing = Tu n’as pas dit « { $one } » sur le 0.
reason-banned_word = Tu as dit « { $one } », le mot banni de cette table.
reason-convicted = Le tribunal te déclare coupable.
reason-accused_in_vain = Personne ne soutient ton accusation : elle retombe sur toi.

## Des règles qui ne vont pas ensemble, ou qui méritent réflexion

reason-conflict = Les réglages { $one } et { $two } ne peuvent pas se jouer ensemble.
reason-conflict_teams = Le réglage { $one } ne peut pas se jouer à { $two } : il faut autant de monde dans chaque équipe, et deux au moins.
reason-warning_cursed_no_exchange = À cette table, aucune carte ne fait voyager les mains : on ne se débarrasse d’une carte maudite qu’en la posant.
reason-warning_cursed_winner = Comme le gagnant ramasse les points, ce que coûte une carte maudite se retire de ton propre total.
reason-warning_cursed_single = Comme on ne compte pas de points, les cartes maudites ne changent rien.
reason-warning_until_playable = Comme on pioche jusqu’à une carte jouable, on ne pioche pas tant qu’on peut jouer.
