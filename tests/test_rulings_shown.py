"""What is shown to whom, and when: C12, C17, C21, C23, C29, C31, C45, F8, F10, F11, F13."""

from __future__ import annotations

import pytest

from pioche.catalogue import ruleset
from pioche.engine import actions
from pioche.engine.actions import NEXT, NOBODY
from pioche.engine.cards import UNKNOWN, Card, cards, in_order
from pioche.engine.effects import TurnUp
from pioche.engine.events import Began, DealerChosen, Event, Told
from pioche.engine.luck import ScriptedLuck
from pioche.engine.moves import PILE, STOCK, Dealt, Moved, Reshuffled, Revealed, Shuffled
from pioche.engine.table import Refused, Table
from pioche.engine.view import view

A, B, C = range(3)


def position(rules: str, hands: str, stock: str, pile: str = "") -> Table:
    """A table where A is to act on this position, or where the first discard is turned up if there is no pile."""
    held = tuple([cards(hand) for hand in hands.split("|")])
    seats = len(held)
    table = Table(ruleset(rules, seats), seats, ScriptedLuck())
    table.tell(Began(tuple(range(seats))))
    table.tell(DealerChosen(seats - 1))
    table.tell(Shuffled(tuple([card for hand in held for card in hand]) + cards(pile) + cards(stock)))
    table.tell(Dealt(held))
    if pile:
        table.tell(Moved(cards(pile), STOCK, PILE, "turned_up"))
        table.ask(A, "turn")
    else:
        table.push(TurnUp())
        table.drain()
    return table


def act(table: Table, *words: str) -> list[Event]:
    """The events of these actions."""
    before = len(table.log)
    for word in words:
        table.act(actions.read(word))
    return table.log[before:]


def faces(table: Table, events: list[Event], viewer: int, cause: str) -> list[tuple[Card, ...]]:
    """The faces that a viewer is sent of cards that moved for this cause."""
    return [one.cards for one in table.seen(events, viewer) if isinstance(one, Moved) and one.cause == cause]


def test_c12_every_rejected_first_card_is_shown() -> None:
    table = position("official", "r1 r2 | b1 b2 | g1 g2", "w4 w4 r5 y1")
    for viewer in (NOBODY, A, B, C):
        assert faces(table, table.log, viewer, "turned_up") == [cards("w4"), cards("w4"), cards("r5")]
        assert faces(table, table.log, viewer, "put_back") == [cards("w4"), cards("w4")]


def test_c17_the_picture_is_the_hand_as_it_was_judged() -> None:
    """T51: A comes to one card by the +4, is caught and draws two red ones; B is shown `g1` only."""
    table = position("official", "w4 g1 | y1 y2 | g2 g3", "r1 r2 y3 y4 y6 y7 y8 y9", "r5")
    act(table, "A w4:b", "B catch A")
    assert table.state.hands[A] == list(cards("g1 r1 r2"))
    act(table, "B challenge")
    assert view(table, B).shown[A] == cards("g1")
    assert A not in view(table, C).shown
    assert len(table.state.hands[B]) == 8


def test_c17_nobody_knows_the_verdict_before_the_challenge() -> None:
    """The author neither: his view is that of the others, and a bluff looks like an honest card."""
    bluff = position("official", "w4 r1 b2 | y1 y2 | g2 g3", "y3 y4 y6 y7 y8 y9", "r5")
    honest = position("official", "w4 g1 b2 | y1 y2 | g2 g3", "y3 y4 y6 y7 y8 y9", "r5")
    act(bluff, "A w4:b")
    act(honest, "A w4:b")
    for viewer in (NOBODY, B, C):
        assert view(bluff, viewer).text() == view(honest, viewer).text()
        assert bluff.menu(B) == honest.menu(B)
    debt = view(bluff, A).debt
    assert debt is not None
    assert not debt.last.guilty
    assert debt.last.evidence == ()


@pytest.mark.parametrize(
    ("reveals", "who"),
    [("challenger", [B]), ("everyone", [NOBODY, A, B, C]), ("verdict", [])],
)
def test_c23_who_sees_the_challenged_hand(reveals: str, who: list[int]) -> None:
    """Its owner knows his hand, and that it was shown; the others learn that it was, and how many cards."""
    table = position(f"challenge_reveals={reveals}", "b5 b1 w4 | y1 y2 | g2 g3", "y3 y4 y6 y7 y8 y9 g9", "r5")
    events = act(table, "A w4:g", "B challenge")
    for viewer in (NOBODY, B, C):
        assert view(table, viewer).shown.get(A) == (cards("b1 b5") if viewer in who else None)
        sent = [event for event in table.seen(events, viewer) if isinstance(event, Revealed)]
        assert [one.picture.cards for one in sent] == (
            [] if reveals == "verdict" else [cards("b1 b5") if viewer in who else (UNKNOWN,) * 2]
        )


def test_c23_a_shown_hand_does_not_tell_in_which_order_it_came() -> None:
    table = position("official", "b5 g1 b1 w4 | y1 y2 | g2 g3", "y3 y4 y6 y7 y8 y9 g9", "r5")
    events = act(table, "A w4:g", "B challenge")
    shown = [event for event in table.seen(events, B) if isinstance(event, Revealed)]
    assert shown[0].picture.cards == cards("g1 b1 b5")


def test_c29_the_face_of_a_drawn_card_is_private() -> None:
    table = position("official", "b1 b2 | y1 y2 | g2 g3", "r9 y4", "r5")
    events = act(table, "A draw")
    assert faces(table, events, A, "draw") == [cards("r9")]
    decision = view(table, A).decision
    assert decision is not None
    assert decision.cards == cards("r9")
    for viewer in (NOBODY, B, C):
        assert faces(table, events, viewer, "draw") == [(UNKNOWN,)]
        decision = view(table, viewer).decision
        assert decision is not None
        assert decision.cards == (UNKNOWN,)
        assert A not in view(table, viewer).shown


def test_c31_the_making_anew_is_public_and_the_order_is_not() -> None:
    table = position("official", "b1 b2 | y1 y2 | g2 g3", "-", "y7 y8 r5")
    events = act(table, "A draw")
    for viewer in (NOBODY, A, B):
        made = [event for event in table.seen(events, viewer) if isinstance(event, Reshuffled)]
        assert [one.cards for one in made] == [(UNKNOWN, UNKNOWN)]
    assert table.state.top is cards("r5")[0]


def test_c45_the_card_that_goes_back_has_been_seen_by_all() -> None:
    table = position("uno_required=true", "r1 | y1 y2 | g2 g3", "y3 y4 y6", "r5")
    events = act(table, "A r1")
    for viewer in (NOBODY, B, C):
        told = [event for event in table.seen(events, viewer) if isinstance(event, Told)]
        assert [one.cards for one in told] == [cards("r1")]
        assert faces(table, events, viewer, "levy") == [(UNKNOWN,) * 2]


def test_c21_a_card_taken_back_is_seen_by_all() -> None:
    table = position("bluff_taken_back=true", "r9 b1 w4 | y1 y2 | g2 g3", "y3 y4 y6 y7", "r5")
    events = act(table, "A w4:b", "B challenge")
    assert faces(table, events, C, "taken_back") == [cards("w4:b")]
    assert in_order(table.state.hands[A]) == cards("r9 y3 y4 y6 y7 b1 w4")


def test_f10_a_call_and_a_catch_at_the_same_moment() -> None:
    """T19: the call counts; the catch was possible when it was sent, and is refused without cost."""
    table = position("false_catch_cards=2", "r1 b2 | y1 y2 | g2 g3", "y3 y4 y6", "r5")
    act(table, "A r1")
    seen_by_b = table.copy(ScriptedLuck())
    act(table, "A uno")
    late = actions.read("B catch A")
    assert seen_by_b.allows(late)
    assert not table.allows(late)
    assert table.price(late) is not None  # Only whoever knows what B had seen can tell that it was overtaken.


def test_f8_a_window_is_named_by_the_event_that_opened_it() -> None:
    table = position("official", "r1 b2 | y1 y2 | g2 g3", "y3 y4 y6", "r5")
    act(table, "A r1")
    (window,) = table.state.windows
    assert (window.seat, window.wait) == (A, "catch")
    assert window.id in range(table.state.version - 2, table.state.version + 1)
    assert view(table, C).windows == (window,)


def test_f11_all_hands_are_shown_at_the_end_of_the_round() -> None:
    """But not which of them were drawn last, and the stock stays hidden."""
    table = position("official", "rD | y1 b2 | g2 g3", "y3 y4 y6", "r5")
    events = act(table, "A rD")
    assert view(table, C).shown == {A: (), B: cards("y1 y3 y4 b2"), C: cards("g2 g3")}
    assert view(table, NOBODY).shown == view(table, C).shown
    assert faces(table, events, C, "levy") == [(UNKNOWN,) * 2]
    assert faces(table, events, B, "levy") == [cards("y3 y4")]


def test_f13_the_first_hands_are_private() -> None:
    table = Table(ruleset(), 3, ScriptedLuck())
    table.act(NEXT)
    dealt = [event for event in table.seen(table.log, B) if isinstance(event, Dealt)]
    assert [set(hand) == {UNKNOWN} for hand in dealt[0].hands] == [True, False, True]
    assert set(view(table, NOBODY).shown) == set()
    assert [event.cards for event in table.seen(table.log, B) if isinstance(event, Shuffled)] == [(UNKNOWN,) * 108]


def test_f4_a_refusal_says_why() -> None:
    table = position("official", "r1 g7 w* | y1 y2 | g2 g3", "y3 y4 y6", "r5")
    for word, why in (
        ("A g7", "does_not_fit"),
        ("A b7", "not_held"),
        ("A w*", "colour_missing"),
        ("A pass", "draw_first"),
        ("B draw", "not_your_turn"),
        ("A challenge", "nothing_to_challenge"),
        ("A uno", "call_too_early"),
        ("A catch B", "nothing_to_catch"),
        ("A catch A", "catch_own_side"),
        ("next", "round_running"),
        ("A spin", "not_at_this_table"),
        ("F r1", "no_such_seat"),
    ):
        with pytest.raises(Refused) as refused:
            table.act(actions.read(word))
        assert refused.value.reason.id == why, word
