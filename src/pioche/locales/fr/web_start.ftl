# La première page, l’arrivée à une table, sa préparation, et les réglages de chacun.

## La première page

web-start-now-how = Règles officielles, trois robots, et tes cartes en main tout de suite.
web-start-shared-how = Les règles ci-dessous, trois robots, et tes cartes en main tout de suite.
web-start-how = Ni compte ni installation : ouvre une table, envoie le lien, joue.
web-start-guest = Invité
web-start-friends = Jouer entre amis
web-start-friends-how = Ouvre une table : tu auras un lien à envoyer et un code à scanner.
web-start-open = Ouvrir une table
web-start-name = Ton nom
web-start-join = Rejoindre une table
web-start-join-how = On t’a donné un code ou un lien.
web-start-join-field = Code ou lien
web-start-join-verb = Rejoindre
web-start-join-bad = Le code d’une table a dix caractères, comme 7K3QX-9F2MD.
web-start-mine = { $count ->
    [one] Ta table t’attend
   *[other] Tes tables t’attendent
}
web-start-mine-alone = Ta partie contre des robots
web-start-mine-between = entre deux manches
web-start-mine-preparing = en préparation
web-start-mine-playing = manche en cours
web-start-mine-over = partie finie
web-start-mine-people = { $people ->
    [one] une personne
   *[other] { $people } personnes
}
web-start-mine-back = Y retourner
web-start-lobby = Tables ouvertes
web-start-lobby-host = Chez { $host }
web-start-lobby-free = { $free ->
    [0] aucune place libre
    [one] une place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
web-start-lobby-playing = partie en cours
web-start-shared = On t’a envoyé ces règles
web-start-shared-drop = Jouer plutôt avec les règles officielles
web-start-shared-bad = Les règles de ce lien ne peuvent pas être jouées ici : { $why }
web-start-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}

## L’arrivée à une table

web-start-invited = { $host } te garde une place
web-start-invited-nobody = Une place t’attend
web-start-here = À table : { $names }.
web-start-nobody-here = Il n’y a encore personne à table.
web-start-full = Toutes les places sont prises.
web-start-late = Une manche est en cours. Tu prendras la place d’un robot à la prochaine donne.
web-start-late-now = Une manche est en cours. Tu prends tout de suite la place d’un robot.
web-start-sit = Prendre place
web-start-watch = Regarder
web-start-claiming = Tu retrouves ta place…
web-start-claim-nothing = Ce lien n’est pas complet : demandes-en un nouveau sur l’autre appareil.

## La préparation

web-start-table = Table { $code }
web-start-you-hold = Tu prépares cette table : choisis, invite, et lance la partie quand tu veux.
web-start-waiting = { $host } prépare la table. Tu vois chaque changement au moment où il est fait.
web-start-invite = Inviter
web-start-invite-how = Envoie le lien, fais scanner le code, ou épelle-le.
web-start-invite-link = Lien vers cette table
web-start-copy = Copier
web-start-copied = Copié ✓
web-start-copied-long = Le lien est copié : colle-le là où sont tes amis.
web-start-copy-failed = Ton navigateur n’a pas voulu le copier : le lien est sélectionné, copie-le à la main.
web-start-qr = Code QR du lien
web-start-share = Partager…
web-start-code = Code
web-start-device = Jouer sur un autre appareil
web-start-device-how = Emporte ta place sur ton téléphone ou un autre ordinateur. Ici aussi, elle reste à toi.
web-start-device-make = Créer un lien
web-start-device-link = Lien vers ta place
web-start-device-once = Il ne sert qu’une fois, pendant dix minutes : garde-le pour toi.

web-start-seats = Places
web-start-seats-how-many = Nombre de places
web-start-less = Une de moins
web-start-more-by-one = Une de plus
web-start-less-by = { $n } de moins
web-start-more-by = { $n } de plus
web-start-move = Déplacer { $name } : fais glisser, ou appuie sur les flèches
web-start-move-how = Fais glisser vers une autre place, ou utilise les flèches
web-start-order = On joue dans cet ordre.
web-start-free = Place libre
web-start-seat-level = Qui s’assied à la place { $seat }
web-start-waiting-for = encore libre
web-start-you = toi
web-start-holds = prépare la table
web-start-away = pas là
web-start-bot-novice = robot novice
web-start-bot-steady = robot solide
web-start-bot-sharp = robot redoutable
web-start-remove = Retirer
web-start-remove-sure = Vraiment ?
web-start-remove-name = Retirer { $name } de la table
web-start-team = Équipe { $team }
web-start-nobody-yet = personne pour l’instant
web-start-team-of = Équipe { $team } : { $names }

web-start-rules-are = Règles : { $name }
web-start-presets = Commencer avec
web-start-all-presets = Voir les { $count }
web-start-fewer-presets = En voir moins
web-start-mix = Un mélange à toi
web-start-mix-theirs = Un mélange maison
web-start-our-house = Nos règles maison
web-start-our-house-how = Ce que tu as joué la dernière fois : { $count ->
    [one] une différence
   *[other] { $count } différences
} avec les règles officielles.
web-start-preset-official = Officielles
web-start-preset-bluff = Bluff
web-start-preset-challenge = Le dernier en jeu
web-start-preset-cursed = Carte maudite
web-start-preset-draw_three = Piocher trois
web-start-preset-encyclopedia = Vieille règle française
web-start-preset-home = À la maison
web-start-preset-house_rules = Édition maison
web-start-preset-new_cards = Nouvelles cartes
web-start-preset-olympic = Olympique
web-start-preset-quick = Rapide
web-start-preset-rapido = Rapido
web-start-preset-runs = Suites
web-start-preset-splash = Averse
web-start-preset-teams = Équipes
web-start-preset-timed = Contre la montre
web-start-preset-tournament = Tournoi
web-start-preset-tutorial = Pour apprendre
web-start-preset-uno_card = Carte Uno
web-start-preset-wizz = Wizz
web-start-preset-with = { $preset } + { $count ->
    [one] un changement
   *[other] { $count } changements
}

web-start-options = Chaque règle, une à une
web-start-search = Chercher dans les règles
web-start-search-hint = Chercher : cumul, +4, Uno…
web-start-found = { $count ->
    [0] Aucune règle n’en parle.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
web-start-changed-only = Seulement ce qui diffère
web-start-changed = { $count ->
    [one] une différence
   *[other] { $count } différences
}
web-start-differs = différent
web-start-official-tag = officiel
web-start-official-number = Officiel : { $value }
web-start-number = Un nombre
web-start-word = Un mot à toi
web-start-nothing = aucun
web-start-back = Revenir à la règle officielle
web-start-all-back = Revenir aux règles officielles
web-start-undo = Annuler
web-start-chapter-cards = Le paquet et ses cartes
web-start-chapter-deal = La donne
web-start-chapter-turn = Ton tour
web-start-chapter-answers = Répondre à une pénalité
web-start-chapter-bluff = Le +4 et le bluff
web-start-chapter-hands = Les mains qui voyagent
web-start-chapter-quick = Hors de son tour, et bonnes manières
web-start-chapter-last = Uno et la dernière carte
web-start-chapter-score = Points, équipes et partie
web-start-chapter-others = Autres

web-start-official-plain = Règles officielles, rien de changé
web-start-difference-count = { $count ->
    [one] Une différence
   *[other] { $count } différences
} avec les règles officielles
web-start-differences = Ce qui diffère des règles officielles
web-start-conflict = Ces règles ne vont pas ensemble
web-start-conflict-with = Cela ne va pas avec : { $other }
web-start-conflict-drop = Remettre l’autre à sa valeur officielle
web-start-take-back = Revenir en arrière
web-start-print = Imprimer les règles
web-start-link-rules = Copier un lien avec ces règles
web-start-link-rules-field = Lien avec ces règles
web-start-start = Commencer
web-start-start-bots = { $count ->
    [one] Un robot prendra la place encore libre.
   *[other] Des robots prendront les { $count } places encore libres.
}
web-start-starts = { $host } lancera la partie.

web-start-about-table = Cette table
web-start-listed = La montrer sur la page d’accueil du serveur
web-start-chat = Les joueurs peuvent s’écrire
web-start-spectators = Les spectateurs peuvent regarder
web-start-late-seat = Un retardataire prend la place d’un robot
web-start-late-next_round = à la manche suivante
web-start-late-at-once = tout de suite
web-start-away-after = Un robot joue pour un absent au bout de
web-start-seconds = { $count } s

## Les réglages

web-start-settings = Réglages
web-start-close = Fermer
web-start-motion = Mouvement
web-start-motion-auto = comme l’appareil
web-start-motion-full = complet
web-start-motion-reduced = réduit
web-start-sound = Son
web-start-sound-on = Jouer les sons
web-start-volume = Volume
web-start-for-help = Aide
web-start-for-looks = Langue et apparence
web-start-for-play = Cartes et touches
web-start-hints = Bouton Conseil
web-start-hints-bots = contre des robots
web-start-hints-on = toujours
web-start-hints-off = jamais
web-start-notes = Notes pour débuter
web-start-hand-order = Tes cartes
web-start-order-colour = par couleur
web-start-order-dealt = dans l’ordre d’arrivée
web-start-handed = Bouton Uno
web-start-handed-right = à droite
web-start-handed-left = à gauche
web-start-marks = Relever les cartes jouables, même là où une erreur coûte des cartes
web-start-shortcuts = Raccourcis clavier : une lettre, un coup
web-start-new-version = Il y a une nouvelle version. Ta place est gardée.
web-start-reload = Recharger
