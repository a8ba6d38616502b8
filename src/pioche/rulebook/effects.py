"""Effects: what each card does that is no plain number, the hands that it moves, and the wheel."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.actions import SECTORS
from pioche.rulebook.book import Entries, Entry, Points, Section
from pioche.rulebook.telling import Telling, paragraph


def effects(tell: Telling) -> Section:
    """The cards with an effect, one by one."""
    return tell.section("effects", Entries((*_official(tell), *_extra(tell), *_numbers(tell))))


def _official(tell: Telling) -> Iterator[Entry]:
    yield tell.entry("skip", "skip")
    reverse = tell.entry("reverse", "reverse")
    if tell.may_be_two:
        reverse = reverse._replace(text=f"{reverse.text} {tell.setting('two_player_reverse')}")
    yield reverse
    yield tell.entry("draw_two", "draw_two")
    yield tell.entry("wild", "wild")
    legal = str(tell.options["draw_four_legal"])
    four = tell.entry("draw_four", "draw_four", legal=legal)
    if tell.options["draw_four_check"] == "enforced" and legal != "always":
        four = four._replace(text=f"{four.text} {tell('draw_four-enforced')}")
    yield four


def _extra(tell: Telling) -> Iterator[Entry]:
    options = tell.options
    if tell.has("targeted_two"):
        yield tell.entry("targeted_two", "targeted_two")
    if tell.has("targeted_four"):
        yield tell.entry("targeted_four", "targeted_four", legal=str(options["draw_four_legal"]))
    downpours = [kind for kind in ("downpour_one", "downpour_two") if tell.has(kind)]
    if downpours:
        name = ", ".join([tell(f"card-{kind}") for kind in downpours])
        yield Entry(downpours[-1], name, tell("downpour", hits=str(options["downpour_hits"])))
    if tell.has("exchange"):
        yield tell.entry("exchange", "exchange", mode=str(options["hand_swap_mode"]))
    if tell.has("boomerang"):
        yield tell.entry("boomerang", "boomerang", swap="yes" if tell.has_swap else "no")
    if tell.uno_card:
        yield _uno_card(tell)


def _uno_card(tell: Telling) -> Entry:
    siege = "yes" if tell.is_on("two") else "no"
    victim = str(tell.options["uno_card_victim"])
    card = tell.entry("uno_card", f"uno_card-{tell.uno_card}", siege=siege, victim=victim)
    return card._replace(text=f"{card.text} {tell('uno_card-open')}")


def _numbers(tell: Telling) -> Iterator[Entry]:
    """Numbers that do more than count."""
    for key in ("zero", "two", "seven"):
        if tell.is_on(key):
            yield tell.entry(key, f"{key}-{tell.options[key]}")
    if tell.is_on("wizz"):
        yield tell.entry("wizz", "wizz")


def hands(tell: Telling) -> Section | None:
    """What holds for every card that moves hands."""
    if not tell.hands_move:
        return None
    powers = tell.has_power
    last = tell("power_as_last_card-" + str(tell.options["power_as_last_card"])) if powers else None
    follows = tell.setting("turn_follows") if powers or tell.uno_card == "rotate" else None
    free = tell("powers_optional-true" if tell.options["powers_optional"] else "powers_optional-false")
    block = paragraph(free if powers else None, follows, last)
    return tell.section("hands", block) if block else None


def wheel(tell: Telling) -> Section | None:
    """The nine sectors."""
    if not tell.is_on("wizz"):
        return None
    sectors = Points(tuple([tell(f"sector-{sector}") for sector in SECTORS]))
    return tell.section("wheel", paragraph(tell("wheel")), sectors)
