# Ce qui se passe à la table. $who et $whom sont des noms, ou « you » pour la personne qui lit.

you = toi
and = { $first } et { $last }

began = Nouvelle manche.
dealer = { $who ->
    [you] Tu donnes.
   *[other] { $who } donne.
}
dealer-drawn = { $who ->
    [you] Tu tires la plus forte carte et tu donnes.
   *[other] { $who } tire la plus forte carte et donne.
}
turned-up = La première carte est { THE($card) }.
put-back = { THE($card) } retourne dans la pioche, et on en retourne une autre.
played = { $who ->
    [you] Tu joues { THE($card) }.
   *[other] { $who } joue { THE($card) }.
}
played-uno = { $who ->
    [you] Tu joues { THE($card) } et tu annonces Uno !
   *[other] { $who } joue { THE($card) } et annonce Uno !
}
played-named = { $who ->
    [you] Tu joues { THE($card) } et tu choisis le { COLOUR($colour) }.
   *[other] { $who } joue { THE($card) } et choisit le { COLOUR($colour) }.
}
played-named-uno = { $who ->
    [you] Tu joues { THE($card) }, tu choisis le { COLOUR($colour) } et tu annonces Uno !
   *[other] { $who } joue { THE($card) }, choisit le { COLOUR($colour) } et annonce Uno !
}
drew = { $who ->
    [you] Tu pioches { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
   *[other] { $who } pioche { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
}
drew-lost = { $who ->
    [you] Tu pioches { $n ->
        [one] une carte
       *[other] { $n } cartes
    } et tu passes ton tour.
   *[other] { $who } pioche { $n ->
        [one] une carte
       *[other] { $n } cartes
    } et passe son tour.
}
drew-cards = { $who ->
    [you] Tu pioches { $n ->
        [one] { THE($cards) }
       *[other] { $n } cartes : { CARD($cards) }
    }.
   *[other] { $who } pioche { $n ->
        [one] { THE($cards) }
       *[other] { $n } cartes : { CARD($cards) }
    }.
}
drew-cards-lost = { $who ->
    [you] Tu passes ton tour et tu pioches { $n ->
        [one] { THE($cards) }
       *[other] { $n } cartes : { CARD($cards) }
    }.
   *[other] { $who } passe son tour et pioche { $n ->
        [one] { THE($cards) }
       *[other] { $n } cartes : { CARD($cards) }
    }.
}
taken-back = { $who ->
    [you] Tu reprends { THE($card) }.
   *[other] { $who } reprend { THE($card) }.
}
named = { $who ->
    [you] Tu choisis le { COLOUR($colour) }.
   *[other] { $who } choisit le { COLOUR($colour) }.
}
reversed = Le sens du jeu change.
reshuffled = La défausse est mélangée et redevient la pioche.
owed = { $who ->
    [you] { $n ->
        [one] Une carte t’attend.
       *[other] { $n } cartes t’attendent.
    }
   *[other] { $n ->
        [one] Une carte attend { $who }.
       *[other] { $n } cartes attendent { $who }.
    }
}
passed = { $who ->
    [you] Tu passes.
   *[other] { $who } passe.
}
passed-dead = { $who ->
    [you] Tu ne peux ni jouer ni piocher, et tu passes.
   *[other] { $who } ne peut ni jouer ni piocher, et passe.
}
turn-lost = { $who ->
    [you] Tu passes ton tour.
   *[other] { $who } passe son tour.
}
shown = { $who ->
    [you] Tu montres ta main à { $whom }.
   *[other] { $whom ->
        [you] { $who } te montre sa main.
       *[other] { $who } montre sa main à { $whom }.
    }
}
shown-everyone = { $who ->
    [you] Tu montres ta main à tout le monde.
   *[other] { $who } montre sa main à tout le monde.
}
shown-cards = { $who } avait en main : { CARD($cards) }.
told-called = { $who ->
    [you] Tu annonces Uno !
   *[other] { $who } annonce Uno !
}
told-caught = { $who ->
    [you] Contre-uno ! Tu prends { $whom }, qui n’a pas annoncé Uno.
   *[other] { $whom ->
        [you] Contre-uno ! { $who } te prend : tu n’as pas annoncé Uno.
       *[other] Contre-uno ! { $who } prend { $whom }, qui n’a pas annoncé Uno.
    }
}
told-challenged = { $who ->
    [you] Tu contestes le +4 posé par { $whom }.
   *[other] { $whom ->
        [you] { $who } conteste ton +4.
       *[other] { $who } conteste le +4 posé par { $whom }.
    }
}
told-guilty = { $who ->
    [you] C’était un bluff : te voilà coupable.
   *[other] C’était un bluff : { $who } est coupable.
}
told-innocent = { $who ->
    [you] Ce n’était pas un bluff : rien à te reprocher.
   *[other] Ce n’était pas un bluff : rien à reprocher à { $who }.
}
told-forbidden_last_card = { $who ->
    [you] Tu n’as plus qu’une dernière carte interdite.
   *[other] { $who } n’a plus qu’une dernière carte interdite.
}
told-false_call = { $who ->
    [you] Tu annonces Uno à tort.
   *[other] { $who } annonce Uno à tort.
}
told-false_catch = { $who ->
    [you] Ton contre-uno tombe à plat : personne n’était en faute.
   *[other] Le contre-uno lancé par { $who } tombe à plat : personne n’était en faute.
}
told-uno_required = { $who ->
    [you] Tu reprends { THE($card) } : sans annonce d’Uno, pas de dernière carte.
   *[other] { $who } reprend { THE($card) } : sans annonce d’Uno, pas de dernière carte.
}
said = { $who ->
    [you] Tu dis « { $words } ».
   *[other] { $who } dit « { $words } ».
}
went-out = { $who ->
    [you] Tu finis et tu gagnes la manche !
   *[other] { $who } finit et gagne la manche.
}
went-out-scored = { $who ->
    [you] Tu finis, tu gagnes la manche et tu marques { $n ->
        [one] { $n } point
       *[other] { $n } points
    } !
   *[other] { $who } finit, gagne la manche et marque { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
blocked = Personne ne peut plus jouer ni piocher : la manche est bloquée.
scored = { $who ->
    [you] Tu marques { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[other] { $who } marque { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
tied = Égalité entre { $seats } pour le meilleur total : une manche décisive les départage.
won = { $who ->
    [you] Tu gagnes la partie !
   *[other] { $who } gagne la partie.
}
won-together = { $seats } : victoire partagée.
