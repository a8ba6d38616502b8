# The command line.

usage = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND …

heading-options = Options:
heading-commands = Commands:
command-pioche =
    Uno the way each table plays it: every house rule is an option.
    Try “pioche play”: you are dealt a hand at once.
help-help = Show this help.
help-version = Show the version.
help-lang = The language to speak; without it, the one of your system.

command-play = Play a match against bots, here in the terminal.
help-play-players = Players at the table, you included (2 to 10); without it, 4.
help-play-bots = How well the bots play: novice, steady or sharp, one for all or one each (novice,sharp); without it, a mix.
help-play-rules = The rules of the table: a preset, then options (“tutorial hand_size=5”); see “pioche options”.
help-play-seed = Any word: the same word deals the same match again.
help-play-record = Write the match to this file, for “pioche replay”.
meta-players = N
meta-bots = LEVELS
meta-rules = RULES
meta-seed = WORD
meta-record = FILE

command-simulate = Let bots play many matches, and count.
command-duel = Let two kinds of bot play the same deals, and compare.

command-options = List the options of the rules and the presets; with names, what each value means.
meta-names = NAME
help-json = Write it as JSON, for programs.

command-replay = Tell a recorded match again, step by step.
meta-file = FILE

command-check = Check scenario files: rulings as positions, moves and expectations.
meta-files = FILE

## Errors: one sentence each

error-as-it-is = { $sentence }
error-no-command = There is no command “{ $word }”; “pioche --help” lists them all.
error-no-command-near = There is no command “{ $word }”: did you mean “{ $near }”?
error-no-option = There is no option { $option } here; --help lists them all.
error-no-option-near = There is no option { $option } here: did you mean { $near }?
error-no-value = { $option } needs a value.
error-missing = { $what } is missing.
error-extra = “{ $word }” is one word too many.
error-choice = { $option } takes one of these: { $values }.
error-range = { $option } takes a whole number from { $low } to { $high }.
error-at-least = { $option } takes a whole number, { $low } or more.
error-value = { $option } does not take that value.
error-level = There is no level “{ $word }”: bots are { $levels }.
error-bots = { $bots } bots and you do not make { $players } players.
error-too-many-bots = A table has 10 seats at most: { $bots } bots are too many.
error-no-name = There is neither an option nor a preset “{ $word }”; “pioche options” lists them all.
error-no-name-near = There is neither an option nor a preset “{ $word }”: did you mean “{ $near }”?
error-file = { $option } names a file that cannot be used.
error-file-exists = { $file } exists already, and nothing should be lost: choose another name.
error-file-not-written = { $file } cannot be written.
error-file-not-read = { $file } cannot be read.
error-record = { $file }, line { $line }: this is no record of a match.
error-record-rules = { $file }, line 2: { $sentence }

## pioche options

options-intro = Write rules as a preset and options: “tutorial hand_size=5 dealer=winner”. The first value of an option is its default.
options-bounds = { $default } ({ $low } to { $high })
options-range = { $low } to { $high }
options-word = any word
options-change = { $change }: { $meaning }
options-presets = Presets

## pioche replay

replay-table = { $names } play by these rules: { $rules }.
replay-keys = Enter goes on, q leaves.

## pioche check

check-failed = { $file }:{ $line }: { $title }: expected { $expected }, found { $found }
check-unreadable = { $file }, line { $line }: { $what }
check-counts = { $passed } passed, { $failed } failed
