# La ligne de commande.

usage = Usage :
usage-options = [OPTIONS]
usage-command = COMMANDE …

heading-options = Options :
heading-commands = Commandes :
command-pioche =
    Le Uno comme chaque table le joue : chaque règle maison est une option.
    Essaie « pioche play » : tu as tes cartes tout de suite.
help-help = Affiche cette aide.
help-version = Affiche la version.
help-lang = La langue à parler ; sinon, celle de ton système.

command-play = Joue une partie contre des robots, ici dans le terminal.
help-play-players = Nombre de places à la table, la tienne comprise (2 à 10) ; sinon, 4.
help-play-bots = Le niveau des robots : novice, steady (solide) ou sharp (redoutable), un pour tous ou un chacun (novice,sharp) ; sinon, un mélange.
help-play-rules = Les règles de la table : un préréglage, puis des options (« tutorial hand_size=5 ») ; voir « pioche options ».
help-play-seed = Un mot quelconque : le même mot redonne la même partie.
help-play-record = Écrit la partie dans ce fichier, pour « pioche replay ».
meta-players = N
meta-bots = NIVEAUX
meta-rules = RÈGLES
meta-seed = MOT
meta-record = FICHIER

command-simulate = Fait jouer beaucoup de parties à des robots, et compte.
command-duel = Fait jouer les mêmes donnes à deux sortes de robots, et compare.

command-options = Donne les options des règles et les préréglages ; avec des noms, le sens de chaque valeur.
meta-names = NOM
help-json = L’écrit en JSON, pour des programmes.

command-replay = Raconte une partie enregistrée, coup par coup.
meta-file = FICHIER

command-check = Vérifie des scénarios : des décisions sous forme de positions, de coups et d’attentes.
meta-files = FICHIER

## Erreurs : une phrase chacune

error-as-it-is = { $sentence }
error-no-command = Il n’y a pas de commande « { $word } » ; « pioche --help » les donne toutes.
error-no-command-near = Il n’y a pas de commande « { $word } » : voulais-tu dire « { $near } » ?
error-no-option = Il n’y a pas d’option { $option } ici ; --help les donne toutes.
error-no-option-near = Il n’y a pas d’option { $option } ici : voulais-tu dire { $near } ?
error-no-value = Il manque une valeur après { $option }.
error-missing = Il manque { $what }.
error-extra = « { $word } » est de trop.
error-choice = { $option } accepte l’une de ces valeurs : { $values }.
error-range = { $option } accepte un nombre entier de { $low } à { $high }.
error-at-least = { $option } accepte un nombre entier, { $low } ou plus.
error-value = { $option } n’accepte pas cette valeur.
error-level = Il n’y a pas de niveau « { $word } » : les robots sont { $levels }.
error-bots = { $bots } robots et toi, cela ne fait pas { $players } places.
error-too-many-bots = Une table a 10 places au plus : { $bots } robots, c’est trop.
error-no-name = Il n’y a ni option ni préréglage « { $word } » ; « pioche options » les donne tous.
error-no-name-near = Il n’y a ni option ni préréglage « { $word } » : voulais-tu dire « { $near } » ?
error-file = { $option } désigne un fichier inutilisable.
error-file-exists = { $file } existe déjà, et rien ne doit être perdu : choisis un autre nom.
error-file-not-written = Impossible d’écrire { $file }.
error-file-not-read = Impossible de lire { $file }.
error-record = { $file }, ligne { $line } : ce n’est pas une partie enregistrée.
error-record-rules = { $file }, ligne 2 : { $sentence }

## pioche options

options-intro = Les règles s’écrivent comme un préréglage et des options : « tutorial hand_size=5 dealer=winner ». La première valeur d’une option est celle par défaut.
options-bounds = { $default } (de { $low } à { $high })
options-range = de { $low } à { $high }
options-word = n’importe quel mot
options-change = { $change } : { $meaning }
options-presets = Préréglages

## pioche replay

replay-table = { $names } jouent avec ces règles : { $rules }.
replay-keys = Entrée pour continuer, q pour quitter.

## pioche check

check-failed = { $file }:{ $line } : { $title } : attendu { $expected }, trouvé { $found }
check-unreadable = { $file }, ligne { $line } : { $what }
check-counts = { $passed } réussis, { $failed } échoués
