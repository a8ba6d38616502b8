"""The notation of `docs/notation.md`: what is written is read back, to the byte, and what is wrong is said."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import pytest
from contract import LIGHT, Trial, any_action
from rulesets import lay

from pioche.catalogue import BadRules, ruleset
from pioche.engine import actions, cards, text
from pioche.engine.actions import NEXT, Action, by_rank
from pioche.engine.cards import CARDS, UNKNOWN
from pioche.engine.luck import ScriptedLuck
from pioche.engine.table import Table
from pioche.scenarios import Unreadable, check, read

NOTATION: Final = (Path(__file__).parent.parent / "docs/notation.md").read_text("utf-8")


def table_of(heading: str) -> list[str]:
    """The rows of the table under a heading, without its head."""
    section = NOTATION.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return [line for line in section.splitlines() if line.startswith("|")][2:]


# --- cards --------------------------------------------------------------------------------------------------------


def test_cards_in_canonical_order() -> None:
    """Red, yellow, green, blue; in each the numbers with their Wizz twins, then the actions; then the colourless."""
    colour = "r0 r1 R1 r2 R2 r3 R3 r4 R4 r5 R5 r6 r7 r8 r9 rS rR rD rT"
    coloured = [colour, *[colour.replace("r", low).replace("R", low.upper()) for low in "ygb"]]
    coloured = [re.sub(r"\b(.)[YGB]\b", r"\1R", row) for row in coloured]  # A Reverse is `R` in every colour.
    assert " ".join([one.text for one in CARDS]) == " ".join([*coloured, "w* w4 wT w1 w2 wX wB wU"])


def test_a_deck_of_108_cards() -> None:
    red = "r0 r1 r1 r2 r2 r3 r3 r4 r4 r5 r5 r6 r6 r7 r7 r8 r8 r9 r9 rS rS rR rR rD rD"
    deck = cards.deck()
    assert " ".join([one.text for one in deck[:25]]) == red
    assert " ".join([one.text for one in deck[100:]]) == "w* w* w* w* w4 w4 w4 w4"
    assert len(deck) == 108


def test_every_card_of_the_table_is_read() -> None:
    found = [word for row in table_of("Cards: two characters") for word in re.findall(r"`(\S{2})`", row)]
    assert len(found) > 15
    for word in found:
        assert cards.card(word).text == word


def test_cards_in_a_row() -> None:
    """With or without spaces; `?6` is a hand of six unknown cards, `-` an empty one."""
    assert cards.cards("r5r7w4") == cards.cards("r5 r7 w4") == (cards.card("r5"), cards.card("r7"), cards.card("w4"))
    assert cards.write(cards.cards("w4:b r5 w*")) == "w4:br5w*"
    assert cards.cards("?6") == (UNKNOWN,) * 6
    assert cards.write(cards.cards("?3")) == "??????"
    assert cards.cards("-") == ()
    assert cards.write(()) == "-"


@pytest.mark.parametrize("word", ["r", "z5", "R9", "r5:g", "w4:x"])
def test_what_is_no_card(word: str) -> None:
    with pytest.raises(ValueError, match=f"^'{word}' is not a card$"):
        cards.cards(word)


# --- actions ------------------------------------------------------------------------------------------------------

ROWS: Final = table_of("Actions")


@pytest.mark.parametrize("row", ROWS)
def test_every_action_of_the_table_is_read_and_written_the_same(row: str) -> None:
    column = row.split(" | ")[0]
    found = [word for word in re.findall(r"`([^`]+)`", column) if re.match(r"[A-J] |next$", word)]
    assert found
    for word in found:
        assert actions.read(word).text == word


#: One of each kind with all its choices, in the order of a menu: kind, card, colour, target.
PINNED: Final = """
A r5 | A R5 | A r7 | A r7>C | A r7>left | A r7>right | A r7>- | A y5 | A b3 b3 | A w*:r | A w*:y | A w*:g | A w*:b
A w* w*:b | A w4:b | A wT:g>C | A wX:b>- | A wU | A draw | A pass | A take | A challenge | A challenge B | A uno
B catch A | C !r5 | C !r7>A | C !w4:g | A colour r | A colour b | A spin | A spin=war | A keep r5 b3 | A drop 7
A drop b | C drop b9 | C race r5 | A hand 9 | A hand 15 | A direction left | A direction right | A say "carte"
A accuse B advice | C no | D yes | A peek | D open | next | A timeout
"""


def pinned() -> list[str]:
    return [word.strip() for line in PINNED.strip().splitlines() for word in line.split(" | ")]


def test_order_of_a_menu() -> None:
    """By kind, then card in canonical order, colour r y g b, target A-J, left, right, `-`."""
    order = pinned()
    for number in range(20):
        shuffled = [actions.read(word) for word in Random(number).sample(order, len(order))]
        assert sorted([one.rank for one in shuffled]) == [actions.read(word).rank for word in order]
        if len({one.rank for one in shuffled}) == len(shuffled):
            assert [one.text for one in sorted(shuffled, key=by_rank)] == order


@pytest.mark.parametrize(
    "word", [*pinned(), "A r5 uno", "C !r5 shout", "C !r5 shout uno", "A w* w*:b uno", 'A say ""']
)
def test_bytes_of_actions(word: str) -> None:
    action = actions.read(word)
    assert action.text == word
    assert actions.read(action.text) == action


def test_choices_of_a_play() -> None:
    play = actions.read("B wT:g>C uno")
    assert (play.kind, play.seat, play.card.text, play.colour, play.target, play.uno) == (
        "play",
        1,
        "wT",
        "g",
        2,
        True,
    )
    jump = actions.read("C !r7>left shout")
    assert (jump.kind, jump.seat, jump.aim, jump.target, jump.shout) == ("jump", 2, "left", -1, True)
    assert actions.read("A w* w*:b").cards == (cards.card("w*"),) * 2
    assert jump.bare().text == "C !r7>left"
    assert play.bare().calling() == play
    assert actions.read("next") == NEXT


@pytest.mark.parametrize(
    "said", ["plain", 'a "quoted" word', "# no comment", "a\nb\ttab", "\u2028\x85\x0b", "é 中 🂡", ""]
)
def test_sayings_hold_any_character(said: str) -> None:
    action = Action("say", 0, word=said)
    assert actions.read(action.text) == action
    table = Table(ruleset(), 2, ScriptedLuck())
    table.act(action)
    record = text.read_record(text.write_record(table), ruleset)
    assert record.actions == [(0, action)]
    assert record.events == table.log


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("", "it should begin with a seat A-J and name what it does"),
        ("A", "it should begin with a seat A-J and name what it does"),
        ("K r5", "it should begin with a seat A-J and name what it does"),
        ("a r5", "it should begin with a seat A-J and name what it does"),
        ("r5", "it should begin with a seat A-J and name what it does"),
        ("A plays", "'plays' is not understood"),
        ("A r5 loud", "'r5 loud' is not understood"),
        ("A r5 uno shout", "'r5 uno shout' is not understood"),
        ("A r5 r5 r5", "'r5 r5 r5' is not understood"),
        ("A w4:x", "'w4:x' is not understood"),
        ("A catch", "'catch' is not understood"),
        ("A catch K", "'catch K' is not understood"),
        ("A colour", "'colour' is not understood"),
        ("A colour red", "'colour red' is not understood"),
        ("A spin=", "'spin=' is not understood"),
        ("A hand", "'hand' is not understood"),
        ("A hand many", "'hand many' is not understood"),
        ("A direction up", "'direction up' is not understood"),
        ("A drop -", "'drop -' is not understood"),
        ("A drop r5r6", "'drop r5r6' is not understood"),
        ("A race", "'race' is not understood"),
        ("A keep -", "'keep -' is not understood"),
        ("A accuse B", "'accuse B' is not understood"),
        ("A accuse B cheating", "'accuse B cheating' is not understood"),
        ("A say carte", "'say carte' is not understood"),
        ('A say "half', "'say \"half' is not understood"),
        ('A say "\\ud800"', "is not understood"),
        ("A say [1]", "'say [1]' is not understood"),
        ("A next", "'next' is not understood"),
    ],
)
def test_what_is_no_action(word: str, why: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(repr(word))} is not an action: .*{re.escape(why)}$"):
        actions.read(word)


def test_a_play_of_what_is_no_card() -> None:
    with pytest.raises(ValueError, match=r"^'rz' is not a card$"):
        actions.read("A rz")


def test_any_action_is_read_back() -> None:
    """Of the whole space of actions a few thousand; and any scraps of it are read or refused, with a sentence."""
    random = Random("actions")
    table = Table(ruleset(), 5, ScriptedLuck())
    scraps = ["A", "K", "-", "?6", "??", ">left", ":g", "!", "uno", "shout", "R5", "5", '"x"', "\t", "\u2003", "next"]
    for _ in range(3000):
        action = any_action(random, table)
        assert actions.read(action.text) == action
        words = [*action.text.split(" "), *random.sample(scraps, 2)]
        mixed = random.choice(("", " ", "  ")).join(random.sample(words, random.randint(1, len(words))))
        try:
            found = actions.read(mixed)
        except ValueError:
            continue
        assert actions.read(found.text) == found


# --- records and positions ----------------------------------------------------------------------------------------

BLUFF: Final = """
# A bluff that is proved.
rules   official
hands   A: r9 b1 w4 | B: y1 y2
pile    r5
stock   y3 y4 y6 y7 y8 y9
turn    A
play    A w4:b
play    B challenge
"""

RECORD: Final = """\
pioche-record 1
rules official challenge_extra=0
seats 2
name A "Ada"
name B "né \\"x\\""

began ["AB"]
dealer ["A",[]]
shuffled ["r9b1w4y1y2w*r5y3"]
dealt [["r9b1w4","y1y2w*"]]
moved ["r5","stock","pile","turned_up"]
asked [["decision","B","turn","-"],[],false]
# B w*:r uno
stepped ["B"]
moved ["w*:r","B","pile","play"]
told ["called","B","-",0,"-"]
asked [["decision","A","turn","-"],[],false]
# A w4:b
stepped ["A"]
moved ["w4:b","A","pile","play"]
owed [["debt","draw",4,"B",[["stake","A","w4",4,true,true,"r9b1"]],1,false,"-",0]]
asked [["decision","B","answer","-"],[],false]
# A say "ha"
said ["A","ha"]
# B challenge
stepped ["B"]
revealed [["picture","A","B","r9b1"]]
owed [null]
"""

POSITION: Final = """\
pioche-position 1
rules official uno_required=true
seats 3

version 41
phase "round"
round 2
decks 1
dealer "C"
direction -1
active [true,true,false]
hands ["r9b1","y1","-"]
teams 0
owed [0,1,0]
laid 39
layer "A"
flips 0
played 39
stock "y3y4"
pile "r5w4:b"
cursor "A"
actor "A"
turn 7
step 38
touched [39,30,12]
decision ["decision","B","answer","-"]
debt ["debt","draw",4,"B",[["stake","A","w4",4,true,true,"r9b1"]],1,false,"-",0]
windows [["window","uno","B","call",40]]
pictures [["picture","A","AB-","r9b1"]]
dead "A"
put_back 1
reshuffles 0
totals [12,-3,500]
points [0,0,7]
left [3,0,0]
winner "C"
contenders "AB"
eliminated ""
champions ""
memos [["uno_call",["calls",[0,29,0],"-",0,false,"-"]]]
agenda [["turn","B",["blocked"]],["advance",null,[]],["lay","A w*:g uno",false]]
"""


def test_bytes_of_a_record() -> None:
    record = text.read_record(RECORD, ruleset)
    table = Table(record.rules, record.seats, ScriptedLuck())
    for event in record.events:
        table.tell(event)
    table.actions.extend(record.actions)
    assert text.write_record(table, record.names) == RECORD
    assert table.state == list(record.states())[-1]
    assert [action.text for _, action in record.actions] == ["B w*:r uno", "A w4:b", 'A say "ha"', "B challenge"]


def test_bytes_of_a_position() -> None:
    rules, state = text.read_position(POSITION, ruleset)
    assert text.write_position(rules, state) == POSITION
    assert state.hands == [list(cards.cards("r9b1")), list(cards.cards("y1")), []]
    assert state.copy() == state


def test_a_match_goes_on_from_a_position() -> None:
    """In the midst of anything: what is read back goes on as the match itself does."""
    trial = Trial(ruleset(), 3, "position", LIGHT)
    trial.act(NEXT)
    for _ in range(12):
        trial.step()
    page = text.write_position(trial.rules, trial.table.state)
    rules, state = text.read_position(page, ruleset)
    luck = ScriptedLuck()
    trial.table.luck = luck
    twin = Table(rules, state.seats, luck, state)
    for _ in range(10):
        if trial.table.state.decision is None:
            break
        trial.step()
    for _, action in trial.table.actions[-(len(trial.table.actions) - 13) :]:
        twin.act(action)
    assert twin.state == trial.table.state


@pytest.mark.parametrize(
    ("page", "line"),
    [
        ("", 1),
        ("pioche-record 2\n", 1),
        ("pioche-record 1\nseats 2\n", 2),
        ("pioche-record 1\nrules official\nseats 11\n", 3),
        ("pioche-record 1\nrules official\nseats 2\nname C \"x\"\n", 4),
        ("pioche-record 1\nrules official\nseats 2\n\nbegun []\n", 5),
        ("pioche-record 1\nrules official\nseats 2\n\nbegan [\"AB\"\n", 5),
        ("pioche-record 1\nrules official\nseats 2\n\n# A plays\n", 5),
    ],
)  # fmt: skip
def test_unreadable_records_name_the_line(page: str, line: int) -> None:
    with pytest.raises(text.Unreadable) as raised:
        text.read_record(page, ruleset)
    assert raised.value.line == line


def test_broken_texts_are_refused_and_nothing_else() -> None:
    """A text with scratches in it is read, or refused as unreadable: nothing else may come of it."""
    random = Random("scratches")
    scraps = ["[]", "{}", "null", '"', "-1", "9999999999", "[[", '{"a":1}', "\n", "-", "J", "??", "w4:b", "?9", " "]
    for _ in range(600):
        for page, reader in ((RECORD, text.read_record), (POSITION, text.read_position)):
            scratched = page
            for _ in range(random.randint(1, 3)):
                at = random.randrange(len(scratched))
                scratched = scratched[:at] + random.choice(["", *scraps]) + scratched[at + random.randrange(4) :]
            with suppress(text.Unreadable, BadRules):
                reader(scratched, ruleset)


def test_every_ruleset_is_read_back_from_its_text() -> None:
    for words in (["challenger=anyone", "hand_size=3"], ["tutorial"], ["quick", "wild_points=0"], []):
        rules = lay(words, 4)
        assert rules is not None
        assert ruleset(rules.text, 4).options == rules.options


# --- scenarios ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("expct turn A", 9),
        ("play A plays", 9),
        ("expect trn A", 9),
        ("play A r5 r5 r5", 9),
        ("expect turn", None),
        ("called A", 9),
        ("hands A: r1", 9),
        ("expect hand A zz", 9),
    ],
)
def test_a_line_that_is_not_understood_is_named(line: str, number: int | None) -> None:
    page = BLUFF.lstrip("\n").rstrip("\n") + f"\n{line}\n"
    if number is None:
        assert check(read(page)[0]) is not None
        return
    with pytest.raises(Unreadable) as raised:
        check(read(page)[0])
    assert raised.value.line == number


def test_a_position_that_cannot_be_is_named() -> None:
    with pytest.raises(Unreadable, match="C cannot have called"):
        check(read("hands A: r1 | B: r2 | C: r3 r4\npile r5\ncalled A C\nexpect turn A\n")[0])
    with pytest.raises(Unreadable, match="should be B's"):
        check(read("hands A: r1 | C: r2\npile r5\nexpect turn A\n")[0])


def test_a_failure_names_the_line_and_what_was_found() -> None:
    failure = check(read(BLUFF + "expect  counts A=3 B=2\nexpect  turn A\n")[0])
    assert failure is not None
    assert (failure.line, failure.expected, failure.found) == (10, "counts A=3 B=2", "A=6 B=2")


def test_a_deal_in_the_midst_of_a_round_is_a_failure() -> None:
    failure = check(read(BLUFF + "next\n")[0])
    assert failure is not None
    assert failure.found == "refused: round_running"
