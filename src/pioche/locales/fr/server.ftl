# Pourquoi le serveur refuse quelque chose : une phrase, dite à qui l’a demandé.

reason-spectators_watch = Tu regardes la partie : prends une place pour jouer.
reason-not_understood = Le serveur n’a pas compris : recharge la page, ou mets le programme à jour.
reason-already_begun = La partie a commencé : ça pourra changer avant la prochaine.
reason-host_decides = Seul l’hôte de la table peut le faire.
reason-no_seat_to_give = Il n’y a pas de place { $one } à donner ici.
reason-seat_is_taken = Quelqu’un est assis là : demande-lui de bouger avant de retirer sa chaise.
reason-not_between_rounds = La manche n’est pas finie.
reason-unknown_phrase = Aucune phrase ne s’appelle { $one }.
reason-chat_is_off = Le bavardage est coupé à cette table : choisis une phrase toute prête.
reason-no_round = Aucune manche n’est en cours.
reason-ahead_of_the_table = Ce coup est en avance sur la table : attends qu’elle te rattrape.
reason-too_late = Trop tard : quelqu’un a été plus rapide, ou le moment est passé.
reason-table_full = Toutes les places sont prises : tu peux regarder.
reason-no_such_table = Cette table n’existe pas : vérifie le code, ou demande un nouveau lien.
reason-round_not_over = Cette manche n’est pas finie : ses cartes restent cachées jusque-là.
reason-link_is_over = Ce lien a déjà servi, ou date de plus de dix minutes : demandes-en un nouveau.
reason-too_many = Ça fait beaucoup d’un coup : attends un peu, puis reprends.
reason-too_long = C’est trop long.
reason-busy = Le serveur est occupé : réessaie dans un instant.
reason-failed = Quelque chose s’est mal passé sur le serveur ; rien n’est perdu, réessaie.
reason-say_hello = Le premier message doit être hello.
reason-other_version = La page et le serveur n’ont pas la même version : recharge la page.
reason-no_spectators = Cette table n’est pas ouverte au public : prends une place.
reason-seat_not_known = Cette place n’est plus à toi : prends-en une autre.
reason-server_restarts = Le serveur redémarre : ta place est gardée, tu reviens dans un instant.
reason-nothing_to_advise = Tu n’as rien à faire pour le moment.
