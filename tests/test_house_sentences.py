"""Sentences of house rules: whatever happens under any of them has words, for everybody, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from pioche.catalogue import options, ruleset
from pioche.engine.actions import NEXT, NOBODY, Action
from pioche.engine.cards import cards
from pioche.engine.events import (
    Asked,
    Began,
    DealerChosen,
    Eliminated,
    Event,
    Noted,
    Owed,
    Reversed,
    Stepped,
    Told,
    TurnLost,
    TurnOwed,
)
from pioche.engine.luck import FastLuck
from pioche.engine.moves import PILE, STOCK, UNDER, Dealt, HandsPassed, Moved
from pioche.engine.rule import written
from pioche.engine.ruleset import Ruleset
from pioche.engine.state import OVER, Debt, Decision, Stake
from pioche.engine.table import Table
from pioche.presets import presets
from pioche.rules import RULES
from pioche.rules.cursed_cards import Curse
from pioche.rules.dealer_choices import Chosen
from pioche.rules.siege import Ring
from pioche.sentences import Narrator, sentences
from pioche.terminal.game import NAMES
from pioche.texts import LANGUAGES, Texts

A, B, C, D = range(4)
TEXTS = {lang: Texts(lang) for lang in LANGUAGES}
#: Enough for a round to show much of what its rules do.
STEPS = 100


def told(viewer: int, *events: Event | None, lang: str = "en", awaited: int = NOBODY) -> str:
    """What these events say to a viewer, when `awaited` was to act before them."""
    narrator = Narrator(viewer)
    narrator.awaited = awaited
    return " ".join([TEXTS[lang].sentence(one, NAMES) for one in narrator.tell(events)]).replace("\u00a0", " ")


def owed(kind: str, victim: int, author: int) -> Owed:
    return Owed(Debt(kind, 0, victim, (Stake(author, cards("wX"), 0),)))


def noted(memo: Chosen | Curse | Ring, key: str) -> Noted:
    return Noted(key, memo)


@pytest.mark.parametrize(
    ("events", "english", "french"),
    [
        (
            [Moved(cards("r5r5"), B, PILE, "play")],
            "Bob plays the red 5 and its twin.",
            "Bob joue deux fois le 5 rouge.",
        ),
        (
            [Moved(cards("w*:bw*:b"), A, PILE, "play"), Told("called", A)],
            "You play the Wild and its twin, name blue and call Uno!",
            "Tu joues deux fois le joker, tu choisis le bleu et tu annonces Uno !",
        ),
        ([Moved(cards("wU"), B, UNDER, "play")], "Bob plays the UNO card.", "Bob joue la carte Uno."),
        ([Moved(cards("wB:r"), B, PILE, "play")], "Bob plays the boomerang.", "Bob joue le boomerang."),
        (
            [Moved(cards("wU"), B, UNDER, "slipped")],
            "Bob slips the UNO card in out of turn.",
            "Bob glisse la carte Uno hors de son tour.",
        ),
        (
            [Moved(cards("r5b7"), A, UNDER, "shed")],
            "You get rid of the red 5 and the blue 7.",
            "Tu jettes le 5 rouge et le 7 bleu.",
        ),
        (
            [Stepped(C), HandsPassed((A, C, B, D))],
            "Clara and Bob swap hands.",
            "Clara et Bob échangent leurs mains.",
        ),
        ([Stepped(A), HandsPassed((B, A))], "You swap hands with Bob.", "Tu échanges ta main avec Bob."),
        ([HandsPassed((D, A, B, C))], "Every hand goes one seat to the left.", "Toutes les mains passent à gauche."),
        ([HandsPassed((B, C, D, A))], "Every hand goes one seat to the right.", "Toutes les mains passent à droite."),
        ([owed("skip", A, B)], "You are about to miss a turn.", "Tu vas passer ton tour."),
        ([owed("swap", A, B)], "Bob is about to swap hands with you.", "Bob va échanger sa main avec toi."),
        (
            [TurnOwed(B)],
            "Bob will miss the next turn.",
            "Bob passera son prochain tour.",
        ),
        ([TurnLost(B, True)], "Bob misses the turn owed from before.", "Bob passe le tour qui restait dû."),
        (
            [Moved(cards("?2"), STOCK, B, "levy"), TurnLost(B, True)],
            "Bob draws 2 cards. Bob misses the turn owed from before.",
            "Bob pioche 2 cartes. Bob passe le tour qui restait dû.",
        ),
        ([Eliminated((B,))], "Bob is out of the match.", "Pour Bob, la partie s’arrête là."),
        ([Eliminated((B, A))], "Bob and you are out of the match.", "Pour Bob et toi, la partie s’arrête là."),
        ([Told("war_shows", B)], "Bob shows a 0.", "Bob montre un 0."),
        (
            [Told("mistake", B, number=2, cards=cards("r5r5"))],
            "That was a mistake: Bob takes the red 5 back.",
            "C’était une faute : Bob reprend le 5 rouge.",
        ),
    ],
)
def test_what_alex_is_told(events: list[Event], english: str, french: str) -> None:
    assert told(A, *events) == english
    assert told(A, *events, lang="fr") == french


def test_a_card_laid_out_of_turn_is_a_jump_in() -> None:
    play = Moved(cards("r5"), C, PILE, "play")
    assert told(A, Stepped(C), play, awaited=B) == "Clara jumps in with the red 5!"
    assert told(A, Stepped(C), play, Told("called", C), awaited=B, lang="fr") == (
        "Interception ! Clara pose le 5 rouge et annonce Uno."
    )
    assert told(A, Stepped(C), play, awaited=C) == "Clara plays the red 5."


def test_who_was_asked_is_remembered_from_step_to_step() -> None:
    narrator = Narrator(A)
    assert narrator.tell([Asked(Decision(B, "turn"))]) == []
    (sentence,) = narrator.tell([Stepped(C), Moved(cards("w*:b"), C, PILE, "play")])
    assert sentence == ("jumped-named", {"who": "C", "card": "w*", "colour": "b"})


def test_the_cursed_card_is_told_when_it_is_drawn_and_not_when_it_is_laid() -> None:
    """One kind of card is cursed for the round. (C94)"""
    curse = noted(Curse(cards("r9"), (0, 0)), "cursed_cards")
    assert told(A, Began((A, B)), curse) == "A new round. Cursed in this round: red 9."
    assert told(A, curse) == ""


def test_what_the_dealer_says_is_told_with_the_deal() -> None:
    """The dealer chooses the size of the hands, and the direction. (C14, C15)"""
    chosen, dealt = noted(Chosen("", 2), "dealer_choices"), Dealt((cards("r5r7"), cards("?2")))
    narrator = Narrator(A)
    narrator.tell([Began((A, B)), DealerChosen(B)])
    words = narrator.tell([Stepped(B), chosen, Reversed(), dealt, Moved(cards("rR"), STOCK, PILE, "turned_up")])
    assert words == [
        ("direction", {"who": "B", "way": "right"}),
        ("hand-size", {"who": "B", "n": 2}),
        ("turned-up", {"card": "rR"}),
    ]


@pytest.mark.parametrize(
    "after",
    [Asked(Decision(B, "colour")), HandsPassed((B, A)), noted(Ring(B, B), "siege")],
)
def test_a_first_card_with_a_power_counts_as_laid_by_the_dealer(after: Event) -> None:
    """Its choices are the dealer's. (C93)"""
    first = Moved(cards("r7"), STOCK, PILE, "turned_up")
    assert "The red 7 counts as laid by Bob." in told(A, DealerChosen(B), first, after)
    assert told(A, first) == "The first card is the red 7."


# --- whatever happens has words -----------------------------------------------------------------------------------


def any_action(table: Table, random: Random) -> Action:
    """Something that a seat may do now; whoever must act does so most often."""
    decision = table.state.decision
    if decision is None:
        return NEXT
    seats = table.state.players()
    seat = decision.seat if random.random() < 0.7 else random.choice(seats)
    if random.random() < 0.03:
        return Action("say", seat, word=random.choice(["oooh", "carte", "{ $who } “x”"]))
    if random.random() < 0.03 and table.state.hands[seat]:
        tried = Action("play", seat, (random.choice(table.state.hands[seat]),))
        if table.price(tried) is not None:
            return tried
    menu = table.menu(seat) or table.menu(decision.seat)
    kind = random.choice(sorted({action.kind for action in menu}))
    chosen = random.choice([action for action in menu if action.kind == kind])
    return chosen.calling() if chosen.kind in ("play", "jump") and random.random() < 0.2 else chosen


def play_and_tell(rules: Ruleset, seats: int, seed: str) -> Iterator[str]:
    """Play at random, and tell everything to everybody; the ids of what was said."""
    random = Random(seed)
    table = Table(rules, seats, FastLuck(seed))
    narrators = {viewer: Narrator(viewer) for viewer in (NOBODY, *range(seats))}
    steps = 0
    while table.state.phase != OVER and steps < STEPS:
        steps += 1
        events = table.act(any_action(table, random)).events
        for viewer, narrator in narrators.items():
            seen = table.seen(events, viewer)
            for sentence in [*narrator.tell(seen), *sentences(seen, viewer)]:
                yield sentence[0]
                for texts in TEXTS.values():
                    assert texts.sentence(sentence, NAMES)


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("preset", presets())
def test_everything_that_happens_under_a_preset_has_words(preset: str, seats: int) -> None:
    if preset == "teams" and seats == 2:
        pytest.skip("teams need two players each")
    assert set(play_and_tell(ruleset(preset, seats), seats, f"{preset}|{seats}")) > {"began"}


def any_rules(random: Random, seats: int) -> Ruleset:
    """Some options of the catalogue, set anyhow but for conflicts."""
    while True:
        settings = {}
        for option in random.sample(sorted(options().values(), key=lambda one: one.key), 16):
            values = [
                *option.words,
                *[str(n) for n in (option.low, 1, 2, option.high) if option.low <= n <= option.high],
            ]
            setting = option.read(random.choice(values or [written(option.default)]))
            assert setting is not None
            settings[option.key] = setting
        laid = Ruleset(RULES, settings)
        if not list(laid.conflicts(seats)):
            return laid


@pytest.mark.parametrize("number", range(30))
def test_everything_that_happens_under_any_options_has_words(number: int) -> None:
    random = Random(f"any options|{number}")
    seats = random.randint(2, 8)
    laid = any_rules(random, seats)
    assert set(play_and_tell(laid, seats, f"any|{number}")) >= {"began"}, laid.text
