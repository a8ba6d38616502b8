# Le mélange équitable.

command-verify =
    Vérifie qu’une partie enregistrée a été distribuée comme promis.
    Les preuves sont dans l’enregistrement, ou dans un fichier à part ; docs/fair.md dit ce qu’elles prouvent.
help-verify-proof = Un fichier de preuves des donnes, une par ligne, en plus de celles de l’enregistrement.
meta-proof = FICHIER

error-proof = { $file } : « { $line }… » n’est pas une preuve.
error-no-proof = { $file } ne contient aucune preuve d’une donne : indique un fichier qui en contient avec --proof.

fair-kept = Manche { $round } : vérifiée. Tous ses événements ({ $events }) découlent de la graine et des actions enregistrées ({ $actions }).
fair-kept-so-far = Manche { $round } : vérifiée aussi loin qu’elle est enregistrée. Ses événements ({ $events }) découlent de la graine et des actions enregistrées ({ $actions }).
fair-broken = Manche { $round } : NON vérifiée. { $flaw }
fair-unproved = Manche { $round } : NON vérifiée. Il n’y en a aucune preuve.
fair-table = {"  "}table { $table }
fair-promised = {"  "}promis avant la donne : { $commitment }
fair-mixed = {"  "}ajouté par la place { $seat } : { $nonce }

fair-verified = Vérifié. Compare ce qui était promis avec ce que tu as vu avant chaque donne.
fair-not-verified = NON vérifié.

## Ce qui peut clocher

fair-other-seed = La graine n’est pas celle qui était promise : son engagement est un autre.
fair-no-round = Cette manche n’est pas dans l’enregistrement.
fair-refused = Événement { $number } : selon ces règles, « { $action } » n’y est pas possible.
fair-impossible = Événement { $number } : de ce que l’enregistrement dit avant, ces règles ne peuvent pas continuer.
fair-differs = Événement { $number } ({ $event }) : l’enregistrement dit « { $found } », la graine donne « { $expected } ».
fair-missing = L’événement { $number } manque : « { $expected } » devrait suivre.
fair-unasked = L’événement { $number } ne découle pas de l’action enregistrée avant lui.
