"""Sentences: each event as a viewer is sent it, told to that viewer."""

import pytest

from pioche.bots import LEVELS
from pioche.catalogue import ruleset
from pioche.driver import Driver
from pioche.engine.actions import NEXT, NOBODY
from pioche.engine.cards import UNKNOWN, cards
from pioche.engine.events import (
    EVENTS,
    Began,
    DealerChosen,
    Ended,
    Event,
    Owed,
    Passed,
    Reversed,
    Said,
    Stepped,
    Tied,
    Told,
    TurnLost,
    Won,
)
from pioche.engine.luck import FastLuck
from pioche.engine.moves import MOVES, PILE, STOCK, Coloured, Dealt, Moved, Reshuffled, Revealed, Shuffled
from pioche.engine.state import ROUND, Debt, Picture, Stake
from pioche.engine.table import Table
from pioche.sentences import TELLERS, sentences
from pioche.texts import LANGUAGES, Texts

NAMES = ("Alex", "Bob", "Clara", "Dina")
A, B, C, D = range(4)
TEXTS = {lang: Texts(lang) for lang in LANGUAGES}


def told(viewer: int, *events: Event | None, lang: str = "en") -> str:
    """What these events say to a viewer."""
    return " ".join([TEXTS[lang].sentence(one, NAMES) for one in sentences(events, viewer)])


def play(seat: int, card: str) -> Moved:
    return Moved(cards(card), seat, PILE, "play")


def drawn(seat: int, row: str, cause: str = "draw") -> Moved:
    return Moved(cards(row), STOCK, seat, cause)


PLUS_FOUR = Debt("draw", 4, C, (Stake(B, cards("w4"), 4, True),))


@pytest.mark.parametrize(
    ("events", "english", "french"),
    [
        ([play(B, "r5")], "Bob plays the red 5.", "Bob joue le 5 rouge."),
        ([play(A, "r5")], "You play the red 5.", "Tu joues le 5 rouge."),
        (
            [play(B, "r5"), Told("called", B)],
            "Bob plays the red 5 and calls Uno!",
            "Bob joue le 5 rouge et annonce Uno !",
        ),
        ([play(B, "w*:g")], "Bob plays the Wild and names green.", "Bob joue le joker et choisit le vert."),
        (
            [play(A, "w4:b"), Told("called", A)],
            "You play the +4, name blue and call Uno!",
            "Tu joues le +4, tu choisis le bleu et tu annonces Uno !",
        ),
        ([Told("called", B)], "Bob calls Uno!", "Bob annonce Uno !"),
        ([Told("called", A)], "You call Uno!", "Tu annonces Uno !"),
        ([drawn(A, "b3")], "You draw the blue 3.", "Tu pioches le 3 bleu."),
        ([drawn(B, "??")], "Bob draws a card.", "Bob pioche une carte."),
        ([drawn(B, "?2", "levy")], "Bob draws 2 cards.", "Bob pioche 2 cartes."),
        (
            [drawn(B, "?2", "levy"), TurnLost(B)],
            "Bob draws 2 cards and misses a turn.",
            "Bob pioche 2 cartes et passe son tour.",
        ),
        (
            [drawn(A, "r5gS", "levy"), TurnLost(A)],
            "You miss a turn and draw 2 cards: red 5, green Skip.",
            "Tu passes ton tour et tu pioches 2 cartes : 5 rouge, passe vert.",
        ),
        ([TurnLost(C)], "Clara misses a turn.", "Clara passe son tour."),
        ([Reversed()], "Play changes direction.", "Le sens du jeu change."),
        ([Stepped(B), Coloured("y")], "Bob names yellow.", "Bob choisit le jaune."),
        ([Stepped(A), Coloured("y")], "You name yellow.", "Tu choisis le jaune."),
        ([Owed(PLUS_FOUR)], "4 cards are waiting for Clara.", "4 cartes attendent Clara."),
        ([Owed(None)], "", ""),
        (
            [Told("challenged", C, B)],
            "Clara challenges Bob’s +4.",
            "Clara conteste le +4 posé par Bob.",
        ),
        (
            [Told("challenged", C, A)],
            "Clara challenges your +4.",
            "Clara conteste ton +4.",
        ),
        ([Told("guilty", B)], "It was a bluff: Bob is guilty.", "C’était un bluff : Bob est coupable."),
        (
            [Told("innocent", A)],
            "It was no bluff: you are innocent.",
            "Ce n’était pas un bluff : rien à te reprocher.",
        ),
        (
            [Told("caught", D, B, 2)],
            "Dina catches Bob, who did not call Uno!",
            "Contre-uno ! Dina prend Bob, qui n’a pas annoncé Uno.",
        ),
        (
            [Told("caught", D, A, 2)],
            "Dina catches you: you did not call Uno!",
            "Contre-uno ! Dina te prend : tu n’as pas annoncé Uno.",
        ),
        ([Told("false_call", B, number=2)], "Bob calls Uno for nothing.", "Bob annonce Uno à tort."),
        (
            [Told("uno_required", B, number=2, cards=cards("r5"))],
            "Bob takes the red 5 back: no call of Uno, no last card.",
            "Bob reprend le 5 rouge : sans annonce d’Uno, pas de dernière carte.",
        ),
        ([Passed(B, False)], "Bob passes.", "Bob passe."),
        (
            [Passed(A, True)],
            "You can neither play nor draw, and pass.",
            "Tu ne peux ni jouer ni piocher, et tu passes.",
        ),
        (
            [Reshuffled((UNKNOWN,) * 3)],
            "The discard pile is shuffled into a new draw pile.",
            "La défausse est mélangée et redevient la pioche.",
        ),
        (
            [
                Began((A, B)),
                DealerChosen(B, (cards("r5r7"),)),
                Shuffled(cards("?9")),
                Dealt((cards("r5"), cards("?1"))),
            ],
            "A new round. Bob draws the highest card and deals.",
            "Nouvelle manche. Bob tire la plus forte carte et donne.",
        ),
        ([DealerChosen(A)], "You deal.", "Tu donnes."),
        (
            [Moved(cards("wU"), STOCK, PILE, "turned_up")],
            "The first card is the UNO card.",
            "La première carte est la carte Uno.",
        ),
        (
            [Moved(cards("w4"), PILE, STOCK, "put_back")],
            "The +4 goes back, and another card is turned up.",
            "Le +4 retourne dans la pioche, et on en retourne une autre.",
        ),
        ([Moved(cards("w4:r"), PILE, B, "taken_back")], "Bob takes the +4 back.", "Bob reprend le +4."),
        ([Said(B, "oooh")], "Bob says “oooh”.", "Bob dit « oooh »."),
        (
            [Ended(B, ((), ()), (0, 12), (0, 12), (0, 12))],
            "Bob goes out, wins the round and gets 12 points.",
            "Bob finit, gagne la manche et marque 12 points.",
        ),
        (
            [Ended(B, ((), ()), (7, 0), (7, 0), (7, 0))],
            "Bob goes out and wins the round. You get 7 points.",
            "Bob finit et gagne la manche. Tu marques 7 points.",
        ),
        (
            [Ended(NOBODY, ((), ()), (0, 0), (0, 0), (0, 0))],
            "Nobody can play or draw any more: the round is blocked.",
            "Personne ne peut plus jouer ni piocher : la manche est bloquée.",
        ),
        ([Won((A,))], "You win the match!", "Tu gagnes la partie !"),
        ([Won((B, A))], "Bob and you win the match together.", "Bob et toi : victoire partagée."),
        (
            [Tied((B, C, A))],
            "Bob, Clara and you share the best total: a deciding round is played between them.",
            "Égalité entre Bob, Clara et toi pour le meilleur total : une manche décisive les départage.",
        ),
    ],
)
def test_what_alex_is_told(events: list[Event], english: str, french: str) -> None:
    assert told(A, *events) == english
    assert told(A, *events, lang="fr").replace("\u00a0", " ") == french


def test_a_picture_is_told_to_whom_it_is_shown_and_only_announced_to_the_others() -> None:
    """A shown hand is seen by those entitled; the others learn that it was shown. (F13, C23)"""
    shown = Revealed(Picture(B, (C,), cards("b3r5")))
    hidden = Revealed(Picture(B, (C,), (UNKNOWN,) * 2))
    assert told(C, shown) == "Bob held red 5, blue 3."
    assert told(A, hidden) == "Bob shows Clara their hand."
    assert told(B, shown) == "You show your hand to Clara."
    assert told(NOBODY, Revealed(Picture(B, (A, B, C), (UNKNOWN,)))) == "Bob shows everyone their hand."


def test_a_call_by_somebody_else_does_not_belong_to_the_play() -> None:
    assert told(A, play(B, "r5"), Told("called", C)) == "Bob plays the red 5. Clara calls Uno!"


def test_a_penalty_of_one_seat_does_not_cost_another_the_turn() -> None:
    assert told(A, drawn(B, "?4", "levy"), TurnLost(C)) == "Bob draws 4 cards. Clara misses a turn."


def test_an_event_that_the_viewer_may_not_see_says_nothing() -> None:
    assert told(A, None, Reversed(), None) == "Play changes direction."


def test_events_that_say_nothing_are_silent_on_purpose() -> None:
    silent = {event.name for event in (*EVENTS, *MOVES)} - {event.name for event in TELLERS}
    assert silent == {"shuffled", "opened", "closed"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_matches_can_be_told_to_everybody(lang: str) -> None:
    """Whatever happens has words, in both languages, for every seat and for a spectator."""
    table = Table(ruleset("official", 4), 4, FastLuck("told"))
    driver = Driver(table, [LEVELS["novice"](f"told|{seat}") for seat in range(4)])
    words: set[str] = set()
    while table.state.round < 3 or table.state.phase == ROUND:
        before = table.state.version
        driver.act(NEXT) if table.state.phase != ROUND else driver.step()
        for viewer in (NOBODY, A, C):
            for sentence in sentences(table.seen(table.log[before:], viewer), viewer):
                words.add(sentence[0])
                assert TEXTS[lang].sentence(sentence, NAMES)
    assert {"played", "played-uno", "drew", "went-out-scored", "told-called", "turned-up", "owed"} <= words
