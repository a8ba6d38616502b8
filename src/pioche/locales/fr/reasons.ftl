# Pourquoi quelque chose n’est pas possible : une phrase, dite à qui a essayé.

## En jeu

reason-call_too_early = Annonce Uno au moment de poser ton avant-dernière carte, pas avant.
reason-call_too_late = Trop tard pour annoncer Uno : il fallait le dire en posant la carte.
reason-choice_not_taken = { THE($one) } ne se joue pas avec ce choix.
reason-colour_missing = Choisis une couleur avec cette carte.
reason-does_not_fit = { THE($one) } ne va pas sur { THE($two) }.
reason-draw_first = Pioche une carte avant de passer.
reason-draw_four_illegal = Tu ne peux pas poser le +4 maintenant : une autre de tes cartes passe avant.
reason-drawn_already = Tu as déjà pioché : joue cette carte ou passe.
reason-false_call = Uno, c’est pour une main d’une seule carte, et ce n’en était pas une.
reason-false_catch = Il n’y avait personne à prendre en contre-uno.
reason-forbidden_last_card = À cette table, { THE($one) } ne peut pas être ta dernière carte.
reason-match_over = La partie est finie.
reason-must_play = Tu ne pioches que si tu ne peux pas jouer, et là tu peux jouer.
reason-must_play_drawn = La carte que tu as piochée va : il faut la jouer.
reason-no_such_seat = Personne ne joue à cette place.
reason-not_at_this_table = Ce coup n’existe pas à cette table.
reason-not_held = Tu n’as pas { THE($one) }.
reason-not_now_answer = Une pénalité attend ta réponse.
reason-not_now_colour = Choisis d’abord la couleur de départ.
reason-not_now_drawn = Joue la carte que tu viens de piocher, ou passe.
reason-not_now_turn = Joue une carte qui va, ou pioche.
reason-not_your_turn = Ce n’est pas ton tour.
reason-nothing_to_catch = Pas de contre-uno possible : personne n’a une seule carte sans avoir annoncé Uno.
reason-nothing_to_challenge = Il n’y a pas de +4 à contester.
reason-nothing_to_draw = Il ne reste aucune carte à piocher : passe.
reason-only_the_drawn_card = Après avoir pioché, tu ne peux jouer que la carte piochée.
reason-only_the_victim_challenges = Seule la victime du +4 a le droit de le contester.
reason-round_over = La manche est finie.
reason-round_running = La manche n’est pas encore finie.
reason-uno_required = Annonce Uno avant ta dernière carte : sans annonce, elle est refusée.

## Des règles impossibles à lire ou à jouer

reason-rules_word = Écris chaque option clé=valeur : « { $one } » n’en est pas une, et le préréglage se met en premier.
quoted = « { $words } »
reason-unknown_option = Il n’y a pas d’option « { $one } » ; « pioche options » les donne toutes.
reason-unknown_option_near = Il n’y a pas d’option « { $one } » : voulais-tu dire « { $two } » ?
reason-unknown_preset = Il n’y a pas de préréglage « { $one } » ; « pioche options » les donne tous.
reason-unknown_preset_near = Il n’y a pas de préréglage « { $one } » : voulais-tu dire « { $two } » ?
reason-unknown_value = L’option { $one } ne peut pas valoir « { $two } » : ses valeurs sont { $three }.
reason-unknown_value_near = L’option { $one } ne peut pas valoir « { $two } », mais « { $three } » existe : ses valeurs sont { $four }.
reason-warning_drawn_finish = Comme on ne finit que sur un chiffre, une carte action piochée en dernier n’est pas à jouer de force.
reason-warning_free_challenge = Contester à tort ne coûte rien de plus : tout le monde contestera.
