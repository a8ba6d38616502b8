# Why a name, or something said, cannot stand: one sentence, told to whoever typed it.

reason-name_empty = A name needs at least one letter: type yours.
reason-name_too_long = That name is too long: use at most { $one } characters.
reason-name_hidden = That name has characters nobody can see: type it with letters, digits and spaces only.
reason-name_marks = That name has accents without a letter or too many of them: write each letter with its usual accent.
reason-name_no_letter = A name needs a letter or a digit next to its signs: add one.
reason-name_scripts = That name mixes alphabets or uses one that cannot be shown: stay with one alphabet.
reason-name_taken = Somebody here has a name that looks just like it: choose another, or add a word to yours.
