# The fair shuffle.

command-verify =
    Check that a recorded match was dealt as it was promised.
    The proofs stand in the record, or in a file of their own; docs/fair.md tells what they prove.
help-verify-proof = A file with proofs of the deals, one a line, besides those in the record.
meta-proof = FILE

error-proof = { $file }: “{ $line }…” is no proof.
error-no-proof = { $file } carries no proof of a deal: name a file that does with --proof.

fair-kept = Round { $round }: verified. All its events ({ $events }) follow from the seed and the recorded actions ({ $actions }).
fair-kept-so-far = Round { $round }: verified as far as it is recorded. Its events ({ $events }) follow from the seed and the recorded actions ({ $actions }).
fair-broken = Round { $round }: NOT verified. { $flaw }
fair-unproved = Round { $round }: NOT verified. There is no proof of it.
fair-table = {"  "}table { $table }
fair-promised = {"  "}promised before the deal: { $commitment }
fair-mixed = {"  "}mixed in by seat { $seat }: { $nonce }

fair-verified = Verified. Compare what was promised with what you were shown before each deal.
fair-not-verified = NOT verified.

## What may be wrong

fair-other-seed = The seed is not the one that was promised: its commitment is another one.
fair-no-round = The record has no such round.
fair-refused = Event { $number }: by these rules “{ $action }” is not possible there.
fair-impossible = Event { $number }: from what the record tells before it these rules cannot go on.
fair-differs = Event { $number } ({ $event }): the record says “{ $found }”, the seed gives “{ $expected }”.
fair-missing = Event { $number } is missing: “{ $expected }” should follow.
fair-unasked = Event { $number } does not follow from the action recorded before it.
