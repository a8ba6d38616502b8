# Héberger des tables, et garder ce qui s’y joue.

command-serve = Héberge des tables sur cet ordinateur : les autres les rejoignent par un lien, au téléphone ou au terminal.
help-serve-host = N’écoute qu’à cette adresse ; sans elle, à toutes, pour que les téléphones du même réseau puissent venir.
help-serve-local = N’écoute que cet ordinateur : personne d’autre ne peut venir, sauf par un serveur mandataire d’ici.
help-serve-port = Écoute sur ce port ; sans lui, sur le 8000 ou le prochain qui est libre.
help-serve-data = Garde les tables dans ce dossier ; sans lui, dans celui que ton système prévoit pour cela.
help-serve-origins = L’adresse publique derrière un mandataire, comme les navigateurs la montrent (https://uno.example.org) ; peut se répéter.
help-serve-proxies = Croit ce mandataire quand il dit d’où vient une requête (127.0.0.1, 10.0.0.0/8) ; peut se répéter.
help-serve-no_lobby = N’affiche aucune table : il faut le lien pour en trouver une.
help-serve-log_here = Écrit le journal ici, sur la sortie d’erreur, et non dans server.log dans le dossier des tables.
meta-host = ADRESSE
meta-port = N
meta-data = DOSSIER
meta-origins = URL
meta-proxies = RÉSEAU

command-backup = Copie toutes les tables dans un nouveau fichier, même pendant qu’on y joue.
help-backup-data = Le dossier où sont les tables ; sans lui, celui de ton système.
meta-target = FICHIER

command-reports = Montre ce qui a été signalé parmi ce qui s’est dit aux tables, et qui l’avait dit.
help-reports-data = Le dossier où sont les tables ; sans lui, celui de ton système.

serve-folder = Les tables sont gardées dans { $folder }.
serve-upgraded = Ce dossier vient d’un pioche plus ancien et a été mis à niveau ; tel qu’il était, il reste dans { $file }.
serve-here = Sur cet ordinateur :
serve-at = À cette adresse :
serve-nearby = Sur ton réseau :
serve-public = Pour tout le monde :
serve-no-network = Cet ordinateur n’est dans aucun réseau : toi seul peux jouer ici.
serve-play = Depuis un terminal : pioche play --join { $link }
serve-stop = Ctrl-C arrête ; les tables restent.
serve-stopping = Arrêt : tout le monde est prié de revenir plus tard.
serve-broken = plus rien ne peut être écrit dans { $folder }, donc le serveur s’est arrêté : { $why }. Tout ce qui a reçu une réponse est gardé.
backup-made = Toutes les tables sont copiées dans { $file }.
reports-none = Rien n’a été signalé.
reports-one = { $when }, table { $table } : { $who } signale { $whom } : « { $words } »

error-port-taken = Le port { $port } est pris par un autre programme : choisis-en un autre, ou laisse --port de côté.
error-port-forbidden = Le port { $port } demande des droits spéciaux : choisis-en un à partir de 1024.
error-host = « { $host } » n’est pas une adresse de cet ordinateur.
error-network = « { $word } » n’est pas un réseau : écris 127.0.0.1, ou 10.0.0.0/8.
error-origin = « { $word } » n’est pas une origine : écris-la comme les navigateurs, https://uno.example.org, sans rien derrière.
error-folder = { $folder } ne peut pas servir à garder des tables : { $why }.
error-folder-in-use = { $folder } sert à un autre pioche : arrête-le d’abord, ou choisis un autre dossier avec --data.
error-folder-too-new = { $folder } vient d’un pioche plus récent : mets celui-ci à jour, ou choisis un autre dossier avec --data.
error-folder-broken = Les tables de { $folder } sont illisibles : { $why }. Mets une sauvegarde à leur place, ou choisis un autre dossier avec --data.
error-sqlite-too-old = Le SQLite de ce Python peut abîmer des bases : installe le paquet apsw dans une version plus récente.
error-no-tables = Il n’y a pas de tables dans { $folder }.
error-no-backup = Les tables de { $folder } ne peuvent pas être copiées : { $why }.
