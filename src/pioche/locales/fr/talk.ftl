# Ce qui se dit à la table : des phrases toutes prêtes, et pourquoi quelque chose ne peut pas se dire.

talk-hello = Salut !
talk-good_luck = Bonne chance à tout le monde !
talk-well_played = Bien joué !
talk-bravo = Bravo !
talk-thanks = Merci !
talk-sorry = Pardon, sans rancune !
talk-oops = Oups !
talk-ouch = Aïe !
talk-haha = Ha ha !
talk-hurry = À toi, on t’attend !
talk-one_moment = Une petite minute.
talk-back = Me revoilà !
talk-again = On remet ça ?
talk-goodbye = À bientôt, c’était chouette !

reason-talk_empty = Il n’y a rien à lire là-dedans : tape quelques mots, ou choisis une phrase toute prête.
reason-talk_too_long = C’est trop long à lire en pleine partie : prends { $one } caractères au plus.
