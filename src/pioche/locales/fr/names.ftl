# Pourquoi un nom, ou ce qui est dit, ne peut pas rester : une phrase, dite à qui l’a tapé.

reason-name_empty = Il faut au moins une lettre dans un nom : tape le tien.
reason-name_too_long = Ce nom est trop long : prends { $one } caractères au plus.
reason-name_hidden = Ce nom a des caractères que personne ne voit : tape-le avec des lettres, des chiffres et des espaces.
reason-name_marks = Ce nom a des accents sans lettre ou en trop : écris chaque lettre avec son accent habituel.
reason-name_no_letter = Il faut une lettre ou un chiffre à côté des signes : ajoutes-en un à ton nom.
reason-name_scripts = Ce nom mélange des alphabets, ou en prend un qui ne s’affiche pas : reste dans un seul alphabet.
reason-name_taken = Quelqu’un ici porte un nom qui ressemble trop au tien : choisis-en un autre, ou ajoute un mot.
