# Jouer à une table hébergée, depuis le terminal.

help-play-join = Joue à une table hébergée : son lien, tel que son hôte l’a donné ; avec le lien d’un serveur seul, une nouvelle table y est faite.
help-play-name = Comment tu t’appelles à une table hébergée ; sans cela, on te le demande.
meta-join = LIEN
meta-name = NOM

guest-name = Ton nom :
guest-table = Pour venir : { $link }
guest-rules = Règles : { $rules }
guest-free = libre : un robot joue ici si personne ne vient
guest-you = toi
guest-host = hôte
guest-is-away = pas là
guest-wait = { $name } donnera le départ. r montre les règles, "… dit quelque chose, q quitte.
guest-start = Tape partez pour commencer. r montre les règles, "… dit quelque chose, q quitte.
words-start = partez start commencer
guest-help =
    Avant la partie :
    {"  "}partez   commence la partie (l’hôte) ; un robot prend chaque place libre
    {"  "}r        montre les règles de cette table
    {"  "}"…       dit quelque chose à la table, maintenant et pendant la partie
    {"  "}q        quitte ; ta place est gardée
guest-company = À table avec toi : { $names }.
guest-came = { $name } s’assied.
guest-coming = { $name } joue dès la prochaine manche.
guest-left = { $name } a quitté la table.
guest-away = { $name } s’absente : un robot joue à sa place s’il le faut.
guest-back = { $name } est de retour.
guest-says = { $name } : « { $words } »
guest-played-for = Ton temps était écoulé, voici donc ce qui a été fait pour toi :
guest-clock = Tu as { $n ->
    [one] une seconde
   *[other] { $n } secondes
}.
guest-missed = Il t’a manqué quelque chose ; voici où en est la table.
guest-lost = La liaison avec le serveur est coupée ; elle est retentée jusqu’à ce qu’elle tienne.
guest-restart = Le serveur redémarre ; tu seras de retour dans un instant.
guest-here-again = Te revoilà.
guest-next = Entrée quand la prochaine manche peut venir, q quitte.
guest-waiting-for = On attend { $names }.
guest-again = Entrée joue une autre partie avec les mêmes, q quitte.
guest-stay = La prochaine manche vient toute seule. q quitte.
guest-leave-sure = Partir ? Ta place est gardée, et un robot joue pour toi en attendant. Tape o pour partir, Entrée pour rester.
guest-leave-watching = Ne plus regarder ? Tape o pour partir, Entrée pour rester.
guest-farewell =
    Ta place est gardée. Pour revenir :
    {"  "}pioche play --join { $link }
guest-not-kept = Ce qui ramène à ta place n’a pas pu être noté : si tu pars maintenant, tu ne pourras pas y revenir.

error-link = « { $word } » n’est pas le lien d’une table : il ressemble à http://192.168.1.20:8000/t/7K3QX-9F2MD.
error-nobody-there = Aucun pioche ne répond à { $server }.
error-no-guest-name = Une table veut savoir ton nom : donne-le avec --name.
error-not-with-join = { $option } va avec une partie à toi : cela ne va pas avec --join.
