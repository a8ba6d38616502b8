"""Opening chapters: the aim, the cards, the deal and a turn."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import CARDS
from pioche.rulebook.book import CardTable, Paragraph, Points, Section
from pioche.rulebook.telling import Telling, paragraph, those

#: The kinds of card in the order of the table.
KINDS: Final = (
    "number", "wizz", "skip", "reverse", "draw_two", "targeted_two", "wild", "draw_four", "targeted_four",
    "downpour_one", "downpour_two", "exchange", "boomerang", "uno_card",
)  # fmt: skip
MOST_SEATS: Final = 10


def aim(tell: Telling) -> Section:
    """What everybody is after."""
    return tell.section("aim", paragraph(tell("aim"), _match(tell)), _teams(tell))


def _match(tell: Telling) -> str:
    scoring = tell.options["scoring"]
    rounds = int(tell.options["rounds"])
    if rounds:
        return tell(f"aim-rounds-{scoring}", n=rounds)
    return tell(f"aim-{scoring}", points=tell("points", n=int(tell.options["target"])))


def _teams(tell: Telling) -> Paragraph | None:
    if not tell.is_on("teams"):
        return None
    scoring = str(tell.options["scoring"])
    how = scoring if scoring in ("winner", "single") else "losers"
    return paragraph(tell("teams", n=int(tell.options["teams"])), tell(f"teams-{how}"), tell("teams-manners"))


def cards(tell: Telling) -> Section:
    """The pack: how many decks, which cards, what they are worth."""
    deck = tell("deck", decks=tell.decks, extra=tell.extra, total=sum(tell.pack.values()))
    return tell.section("cards", paragraph(deck, _more_decks(tell)), _table(tell))


def _more_decks(tell: Telling) -> str | None:
    """From how many players on more decks are needed, where their number is open."""
    if not tell.seats:
        for seats in range(2, MOST_SEATS + 1):
            if tell.laid.decks(seats) > tell.decks:
                return tell("deck-more", seats=seats, decks=tell.laid.decks(seats))
    return None


def _table(tell: Telling) -> CardTable:
    worth = {card.kind: tell.laid.value(card) for card in CARDS}
    columns = [tell("column-card"), tell("column-count"), tell("column-points")]
    rows: list[list[str]] = []
    for kind in KINDS:
        if tell.has(kind):
            points = tell("points-number") if kind in ("number", "wizz") else str(worth[kind])
            rows.append([tell(f"card-{kind}"), str(tell.pack[kind]), points])
    shown = 3 if tell.is_scored else 2
    return CardTable(tuple(columns[:shown]), tuple([tuple(row[:shown]) for row in rows]))


def deal(tell: Telling) -> Section:
    """Who deals, how many cards, and what the first card does."""
    direction = str(tell.options["play_direction"])
    peeking = tell("hidden_deal-penalised", cards=_manners(tell)) if tell.options["mistakes"] == "penalised" else ""
    return tell.section(
        "deal",
        paragraph(
            tell.setting("dealer"),
            *_hands(tell, direction),
            *((tell("hidden_deal-true"), peeking) if tell.is_on("hidden_deal") else ()),
        ),
        paragraph(tell("piles"), tell(f"begin-{direction}")),
        _first_card(tell),
    )


def _hands(tell: Telling, direction: str) -> tuple[str | None, ...]:
    """How many cards are dealt, and which way round where the dealer says so."""
    size = tell.options["hand_size"]
    if size == "dealer":
        return (tell("hand_size-dealer", direction=direction),)
    dealt = tell("hand_size", cards=tell.cards(size))
    return (dealt, tell("play_direction-dealer") if direction == "dealer" else None)


def _first_card(tell: Telling) -> Points:
    """What a first card that is no plain number does."""
    plays = tell.options["first_draw_four"] == "dealer_plays"
    if plays:
        other = tell("first_draw_four-dealer_plays", challenge="yes" if tell.has_challenge else "no")
    else:
        other = tell("first_draw_four-redraw", extra=tell.extra)
    return Points(
        those(
            [
                tell(f"first_wild-{tell.options['first_wild']}"),
                tell(f"first_reverse-{tell.options['first_reverse']}"),
                tell(f"first_action-{tell.options['first_action']}"),
                other,
                tell("first-uno_card") if plays and tell.has("uno_card") else None,
            ]
        ),
        tell("first"),
    )


def turn(tell: Telling) -> Section:
    """Laying a card, drawing, and the time for it."""
    draw = tell.options["draw"]
    may = "yes" if tell.options["voluntary_draw"] else "no"
    return tell.section(
        "turn",
        paragraph(tell("turn")),
        paragraph(tell(f"draw-{draw}", may=may), tell(f"drawn_card-{tell.options['drawn_card']}"), tell("reshuffle")),
        paragraph(_clock(tell)),
    )


def _clock(tell: Telling) -> str | None:
    seconds = int(tell.options["turn_seconds"])
    if not seconds:
        return None
    keeps = "yes" if tell.options["timeout_keeps_turn"] else "no"
    return tell("clock", seconds=seconds, cards=tell.cards(tell.options["timeout_cards"]), keeps=keeps)


def _manners(tell: Telling) -> str:
    return tell.cards(tell.options["manners_cards"])
