# Le laboratoire : beaucoup de parties entre robots.

help-simulate-games = Nombre de parties à jouer, ou de manches si les règles disent scoring=single ; sinon, 400.
help-simulate-players = Nombre de places à la table (2 à 10) ; sinon, 4.
help-simulate-rules = Les règles de la table : un préréglage, puis des options (« official scoring=single ») ; voir « pioche options ».
help-simulate-bots = Les robots, répétés autour de la table (sharp,steady) ; ils se décalent d’une place à chaque partie. Sinon, steady.
help-simulate-seed = Un mot quelconque : le même mot redonne les mêmes chiffres ; sinon, 1.
help-duel-deals = Nombre de donnes à jouer, chacune deux fois en échangeant les places ; sinon, 200.
help-duel-players = Nombre de places à la table (2 à 10), où les deux sortes alternent ; sinon, 2.
help-duel-rules = Les règles de la table : un préréglage, puis des options (« official scoring=single ») ; voir « pioche options ».
help-duel-seed = Un mot quelconque : le même mot redonne les mêmes chiffres ; sinon, 1.
help-jobs = Nombre de parties jouées de front ; sinon, une par cœur. Cela ne change aucun chiffre.
meta-games = N
meta-deals = N
meta-jobs = N
meta-first = ROBOT
meta-second = ROBOT

error-more-bots = { $bots } robots ne tiennent pas à une table de { $players }.

simulate-what = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $players } avec les règles « { $rules } », graine { $seed }.
simulate-rounds = { $rounds ->
    [one] Une manche
   *[other] { $rounds } manches
}, dont { $blocked } { $blocked ->
    [one] bloquée
   *[other] bloquées
} ({ $percent } %).
simulate-turns = Tours par manche : { $mean } en moyenne, { $median } au plus dans la moitié des manches, de { $low } à { $high } dans neuf sur dix.
simulate-chance = Parties gagnées, avec leurs intervalles à 95 % (le hasard seul : { $percent } %) :
simulate-seat = {"  "}place { $seat } : { $share } % (de { $low } à { $high })
simulate-level = {"  "}chaque { $level } : { $share } % (de { $low } à { $high })

duel-what = { $first } contre { $second } : { $deals ->
    [one] une donne, jouée
   *[other] { $deals } donnes, jouées
} deux fois en échangeant les places, à { $players }, règles « { $rules } », graine { $seed }.
duel-share = Parties gagnées par { $first } : { $share } % (intervalle à 95 % : de { $low } à { $high } ; à forces égales, 50 %).
duel-points = Points par partie, { $first } moins { $second }, pour chaque place : { $points } (intervalle à 95 % : de { $low } à { $high }).
duel-better = { $better } est meilleur que { $worse }.
duel-open = On ne peut pas dire lequel est le meilleur : il faut plus de donnes.

lab-speed = { $speed } parties par seconde.
