# Les pages dans le navigateur.

web-title = Pioche
web-about = Le Uno comme chaque table le joue.
web-play-now = Jouer maintenant
web-language = Langue
web-language-en = English
web-language-fr = Français
web-theme = Thème
web-theme-auto = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-lost = Il n’y a rien ici.
web-home = Retour à l’accueil
web-offline = Connexion perdue. Nouvel essai…
web-connecting = Connexion…
web-no_connection = Le serveur ne répond pas : vérifie le réseau, puis réessaie.
web-not-built = Ce serveur a été installé sans ses pages pour le navigateur : réinstalle-le sans PIOCHE_WEB=skip.
