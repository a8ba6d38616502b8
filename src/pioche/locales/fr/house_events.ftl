# Ce qui se passe à la table avec les règles maison. $who et $whom sont des noms, ou « you » pour la personne qui lit ;
# $seats en sont plusieurs. told-… est un mot de l’événement Told et reçoit $who, souvent aussi $whom, $card ou $n ;
# ce que coûte un mot n’y est pas répété, puisque les cartes piochées se racontent juste après.
#
# Les autres événements, et ce que reçoivent leurs messages :
#   played-pair…                         deux cartes identiques ensemble : $who, $card (l’une), $colour si elle est dite
#   jumped…                              une carte hors de son tour : $who, $card, $colour si elle est dite
#   slipped, shed                        $who et $card ou $cards ; une carte Uno hors de son tour, des cartes défaussées
#   hands-swapped, hands-rotated         $who et $whom ; $way, left (sens horaire) ou right
#   owed-skip, owed-swap                 $who va passer son tour ; $who va échanger sa main avec $whom
#   turn-owed, turn-lost-owed            $who passera son prochain tour ; $who passe le tour qui restait dû
#   eliminated, eliminated-together      $who ; $seats
#   cursed, hand-size, direction         la carte maudite $card ; $who donne et dit $n, ou dit $way
#   turned-up-dealer                     la première carte $card compte comme posée par $who, qui donne

## Cartes et mains en mouvement

played-pair = { $who ->
    [you] Tu joues deux fois { THE($card) }.
   *[other] { $who } joue deux fois { THE($card) }.
}
played-pair-uno = { $who ->
    [you] Tu joues deux fois { THE($card) } et tu annonces Uno !
   *[other] { $who } joue deux fois { THE($card) } et annonce Uno !
}
played-pair-named = { $who ->
    [you] Tu joues deux fois { THE($card) } et tu choisis le { COLOUR($colour) }.
   *[other] { $who } joue deux fois { THE($card) } et choisit le { COLOUR($colour) }.
}
played-pair-named-uno = { $who ->
    [you] Tu joues deux fois { THE($card) }, tu choisis le { COLOUR($colour) } et tu annonces Uno !
   *[other] { $who } joue deux fois { THE($card) }, choisit le { COLOUR($colour) } et annonce Uno !
}
jumped = { $who ->
    [you] Interception ! Tu poses { THE($card) }.
   *[other] Interception ! { $who } pose { THE($card) }.
}
jumped-uno = { $who ->
    [you] Interception ! Tu poses { THE($card) } et tu annonces Uno.
   *[other] Interception ! { $who } pose { THE($card) } et annonce Uno.
}
jumped-named = { $who ->
    [you] Interception ! Tu poses { THE($card) } et tu choisis le { COLOUR($colour) }.
   *[other] Interception ! { $who } pose { THE($card) } et choisit le { COLOUR($colour) }.
}
jumped-named-uno = { $who ->
    [you] Interception ! Tu poses { THE($card) }, tu choisis le { COLOUR($colour) } et tu annonces Uno.
   *[other] Interception ! { $who } pose { THE($card) }, choisit le { COLOUR($colour) } et annonce Uno.
}
slipped = { $who ->
    [you] Tu glisses { THE($card) } hors de ton tour.
   *[other] { $who } glisse { THE($card) } hors de son tour.
}
shed = { $who ->
    [you] Tu jettes { THE($cards) }.
   *[other] { $who } jette { THE($cards) }.
}
hands-swapped = { $who ->
    [you] Tu échanges ta main avec { $whom }.
   *[other] { $whom ->
        [you] { $who } échange sa main avec toi.
       *[other] { $who } et { $whom } échangent leurs mains.
    }
}
hands-rotated = { $way ->
    [left] Toutes les mains passent à gauche.
   *[right] Toutes les mains passent à droite.
}
owed-skip = { $who ->
    [you] Tu vas passer ton tour.
   *[other] { $who } va passer son tour.
}
owed-swap = { $who ->
    [you] Tu vas échanger ta main avec { $whom }.
   *[other] { $whom ->
        [you] { $who } va échanger sa main avec toi.
       *[other] { $who } va échanger sa main avec { $whom }.
    }
}
turn-owed = { $who ->
    [you] Tu passeras ton prochain tour.
   *[other] { $who } passera son prochain tour.
}
turn-lost-owed = { $who ->
    [you] Tu passes le tour que tu devais.
   *[other] { $who } passe le tour qui restait dû.
}

## La donne et la partie

cursed = Carte maudite de cette manche : { CARD($card) }.
hand-size = { $who ->
    [you] Tu donnes { $n ->
        [one] une carte
       *[other] { $n } cartes
    } par main.
   *[other] { $who } donne { $n ->
        [one] une carte
       *[other] { $n } cartes
    } par main.
}
direction = { $who ->
    [you] { $way ->
        [left] Tu lances le jeu à gauche, dans le sens horaire.
       *[right] Tu lances le jeu à droite, dans le sens antihoraire.
    }
   *[other] { $way ->
        [left] { $who } lance le jeu à gauche, dans le sens horaire.
       *[right] { $who } lance le jeu à droite, dans le sens antihoraire.
    }
}
turned-up-dealer = { $who ->
    [you] C’est comme si tu posais { THE($card) }.
   *[other] C’est comme si { $who } posait { THE($card) }.
}
eliminated = { $who ->
    [you] Pour toi, la partie s’arrête là.
   *[other] Pour { $who }, la partie s’arrête là.
}
eliminated-together = Pour { $seats }, la partie s’arrête là.

## Le temps, les fautes, les mots

told-timeout = { $who ->
    [you] Ton temps est écoulé.
   *[other] { $who } a laissé filer le temps.
}
told-mistake = { $who ->
    [you] C’était une faute : tu reprends { THE($card) }.
   *[other] C’était une faute : { $who } reprend { THE($card) }.
}
told-mistake_draw = { $who ->
    [you] Tu pioches hors de ton tour : c’est une faute.
   *[other] { $who } pioche hors de son tour : c’est une faute.
}
told-mistake_peek = { $who ->
    [you] Tu regardes tes cartes trop tôt : c’est une faute.
   *[other] { $who } regarde ses cartes trop tôt : c’est une faute.
}
told-shout_missing = { $who ->
    [you] Tu fais une interception sans un cri.
   *[other] { $who } fait une interception sans un cri.
}
told-oooh_missing = { $who ->
    [you] Tu n’as rien dit sur le 0.
   *[other] { $who } n’a rien dit sur le 0.
}
told-banned_word = { $who ->
    [you] Tu as dit le mot banni !
   *[other] { $who } a dit le mot banni !
}

## La roue

told-spun_almost_uno = { $who ->
    [you] La roue dit « presque Uno » : tu ne gardes que deux cartes.
   *[other] La roue dit « presque Uno » : { $who } ne garde que deux cartes.
}
told-spun_drop_number = { $who ->
    [you] La roue te laisse te défausser de toutes tes cartes d’un même chiffre.
   *[other] La roue laisse { $who } se défausser de toutes ses cartes d’un même chiffre.
}
told-spun_drop_colour = { $who ->
    [you] La roue te laisse te défausser de toutes tes cartes d’une même couleur.
   *[other] La roue laisse { $who } se défausser de toutes ses cartes d’une même couleur.
}
told-spun_red = { $who ->
    [you] La roue dit rouge : tu pioches jusqu’à une carte rouge.
   *[other] La roue dit rouge : { $who } pioche jusqu’à une carte rouge.
}
told-spun_blue = { $who ->
    [you] La roue dit bleu : tu pioches jusqu’à une carte bleue.
   *[other] La roue dit bleu : { $who } pioche jusqu’à une carte bleue.
}
told-spun_swap_hands = { $who ->
    [you] Tu fais tourner la roue : toutes les mains bougent !
   *[other] { $who } fait tourner la roue : toutes les mains bougent !
}
told-spun_show_hand = { $who ->
    [you] La roue te fait montrer ta main à tout le monde.
   *[other] La roue fait montrer à { $who } sa main à tout le monde.
}
told-spun_race = { $who ->
    [you] Tu fais tourner la roue, et c’est la course : le premier qui crie jette une carte !
   *[other] { $who } fait tourner la roue, et c’est la course : le premier qui crie jette une carte !
}
told-spun_war = { $who ->
    [you] Tu fais tourner la roue, et c’est la bataille : le plus grand chiffre l’emporte !
   *[other] { $who } fait tourner la roue, et c’est la bataille : le plus grand chiffre l’emporte !
}
told-war_shows = { $who ->
    [you] Tu montres un { $n }.
   *[other] { $who } montre un { $n }.
}

## Le tribunal populaire

told-accused_advice = { $who ->
    [you] Tu accuses { $whom } d’avoir donné un conseil.
   *[other] { $whom ->
        [you] { $who } t’accuse d’avoir donné un conseil.
       *[other] { $who } accuse { $whom } d’avoir donné un conseil.
    }
}
told-accused_camouflet = { $who ->
    [you] Tu accuses { $whom } de camouflet.
   *[other] { $whom ->
        [you] { $who } t’accuse de camouflet.
       *[other] { $who } accuse { $whom } de camouflet.
    }
}
told-accused_confusion = { $who ->
    [you] Tu accuses { $whom } de confusion.
   *[other] { $whom ->
        [you] { $who } t’accuse de confusion.
       *[other] { $who } accuse { $whom } de confusion.
    }
}
told-accused_hesitation = { $who ->
    [you] Tu accuses { $whom } d’hésitation.
   *[other] { $whom ->
        [you] { $who } t’accuse d’hésitation.
       *[other] { $who } accuse { $whom } d’hésitation.
    }
}
told-accused_peeking = { $who ->
    [you] Tu accuses { $whom } d’avoir regardé en cachette.
   *[other] { $whom ->
        [you] { $who } t’accuse d’avoir regardé en cachette.
       *[other] { $who } accuse { $whom } d’avoir regardé en cachette.
    }
}
told-accused_misdeal = { $who ->
    [you] Tu accuses { $whom } de mauvaise donne.
   *[other] { $whom ->
        [you] { $who } t’accuse de mauvaise donne.
       *[other] { $who } accuse { $whom } de mauvaise donne.
    }
}
told-accused_direction = { $who ->
    [you] Tu accuses { $whom } d’avoir demandé le sens du jeu.
   *[other] { $whom ->
        [you] { $who } t’accuse d’avoir demandé le sens du jeu.
       *[other] { $who } accuse { $whom } d’avoir demandé le sens du jeu.
    }
}
told-voted_yes = { $who ->
    [you] Tu votes la condamnation.
   *[other] { $who } vote la condamnation.
}
told-voted_no = { $who ->
    [you] Tu votes l’acquittement.
   *[other] { $who } vote l’acquittement.
}
told-convicted = { $who ->
    [you] Le tribunal te déclare coupable.
   *[other] Le tribunal déclare { $who } coupable.
}
told-accused_in_vain = { $who ->
    [you] Personne ne soutient ton accusation.
   *[other] L’accusation lancée par { $who } ne trouve aucun soutien.
}
