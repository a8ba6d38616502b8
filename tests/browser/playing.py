"""Playing in the browser: a seat of one's own, doing whatever the page offers until something is seen."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import httpx
from playwright.sync_api import Locator, Page, Position, TimeoutError, expect
from visiting import PHONE, Lang, Theme, Visits

from pioche.texts import Texts

SPEECH: Final = {lang: Texts(lang) for lang in ("en", "fr")}
#: How long a table may take until it is somebody's turn again, in milliseconds.
PATIENCE: Final = 20_000
#: A click on what has gone in the meantime is given up after this.
_GONE: Final = 400
#: A click that comes sooner than this after one that was sent is taken for the second half of a double click.
_DOUBLE: Final = 350


class Seat:
    """Somebody who sits in front of a page and plays: what his page offers, by its words in his language."""

    def __init__(self, page: Page, lang: Lang = "en") -> None:
        self.page: Final = page
        self.say: Final = SPEECH[lang]
        say = self.say
        place = page.get_by_role("region", name=say("web-play-place"))
        self.hand: Final = place.get_by_role("list", name=re.compile("^" + say("web-play-hand", n=7)[:6]))
        self.cards: Final = self.hand.get_by_role("button")
        fits = say("web-play-card-fits", card="#").removeprefix("#")
        self.fitting: Final = self.hand.get_by_role("button", name=re.compile(re.escape(fits) + "$"))
        self.buttons: Final = place.get_by_role("group", name=say("web-play-controls")).get_by_role("button")
        asked = [f"web-play-ask-{what}" for what in ("kind", "cards", "colour", "seat", "way", "power")]
        self.chooser: Final = place.get_by_role("group", name=_any(*map(say, asked)))
        self.choices: Final = self.chooser.get_by_role("button")
        self.uno: Final = place.get_by_role("button", name=say("web-play-uno-arm"), pressed=False)
        self.score: Final = page.get_by_role("button", name=say("web-around-show-score"))
        self.onward: Final = page.get_by_role("button", name=say("web-around-next-round"))
        self.rematch: Final = page.get_by_role("button", name=say("web-around-rematch"))
        #: Something that can be done in a round.
        self.deeds: Final = self.choices.or_(self.fitting).or_(self.buttons)

    def hand_of(self, count: int) -> str:
        """What the hand is called when it has so many cards."""
        return self.say("web-play-hand", n=count)

    def expect_turn(self) -> None:
        """Wait until there is something to do in the round."""
        expect(self.deeds.first).to_be_visible(timeout=PATIENCE)

    def act(self) -> None:
        """Do one thing that the page offers; what has gone meanwhile does no harm."""
        for first in (self.choices, self.onward, self.rematch):
            if first.count():
                press_if_there(first.first)
                return
        if self.cards.count() == 2 and self.fitting.count() and self.uno.count():
            press_if_there(self.uno)
        offers = self.fitting if self.fitting.count() else self.buttons
        press_if_there(offers.first)

    def play_a_card(self) -> None:
        """Play the first card that fits, with whatever has to be chosen for it, and see it go."""
        now = self.hand_of(self.cards.count())
        press(self.fitting.first)
        other = self.page.locator(f'ul:not([aria-label="{now}"])')
        expect(self.choices.or_(self.hand.and_(other)).first).to_be_visible()
        if self.choices.count():
            press_if_there(self.choices.first)
        expect(self.page.get_by_role("list", name=now)).to_have_count(0)

    def play_until(self, seen: Locator, most: float = 120) -> None:
        """Do what the page offers until this is seen, round after round, for so many seconds at most."""
        end = monotonic() + most
        while monotonic() < end:
            expect(seen.or_(self.deeds).or_(self.onward).or_(self.rematch).first).to_be_visible(timeout=PATIENCE)
            if seen.count():
                self.page.wait_for_timeout(_DOUBLE)
                return
            self.act()
        raise AssertionError(f"never seen: {seen}")


def press(button: Locator, patience: float = 10) -> None:
    """Press a button once where it can be seen, as a finger does with a card of which others hide the rest."""
    end = monotonic() + patience
    while True:
        for place in (_edge, _top, _corner):
            try:
                box = button.bounding_box(timeout=_GONE)
                assert box is not None, f"not drawn: {button}"
                at = place(box["width"], box["height"])
                # Whether it can be pressed there is tried first: a click that is given up may have been made.
                button.click(position=at, timeout=_GONE, trial=True)
            except TimeoutError:
                if monotonic() > end and place is _corner:
                    raise
            else:
                button.click(position=at, timeout=max(_GONE, patience * 1000))
                return


def press_if_there(button: Locator) -> None:
    """Press it, unless it has gone meanwhile."""
    with suppress(TimeoutError, AssertionError):
        press(button, 0)


def _edge(wide: float, high: float) -> Position:
    return {"x": min(14, wide / 2), "y": high / 2}


def _top(wide: float, high: float) -> Position:
    return {"x": wide / 2, "y": min(14, high / 2)}


def _corner(wide: float, high: float) -> Position:
    return {"x": min(20, wide / 2), "y": min(20, high / 2)}


def _any(*texts: str) -> re.Pattern[str]:
    # Where French has a space that does not break, the browser names a plain one.
    words = [r"\s".join(map(re.escape, text.split())) for text in texts]
    return re.compile(f"^({'|'.join(words)})$")


def take_seat(
    visits: Visits,
    rules: str = "official",
    bots: int = 1,
    lang: Lang = "en",
    theme: Theme = "light",
    size: tuple[int, int] = PHONE,
    **wanted: Any,
) -> Seat:
    """A table where a match against bots has begun, and who sits at it."""
    token = secrets.token_urlsafe(32)
    body = {
        "name": "Ada", "token": token, "rules": rules, "seats": 1 + bots, "bots": ["novice"] * bots, "start": True,
        **wanted,
    }  # fmt: skip
    answer = httpx.post(f"{visits.address}/api/tables", json=body, trust_env=False)
    assert answer.status_code == 201, answer.text
    code = answer.json()["code"]
    page = visits.come(f"/t/{code}", lang, theme, size, kept={"seats": json.dumps([[code, token]])})
    return Seat(page, lang)


def code_of(page: Page) -> str:
    """The code of the table that a page shows."""
    found = re.search("/t/([0-9A-Z]{10})", page.url)
    assert found is not None, page.url
    return found[1]


def texts_in(frames: Sequence[object]) -> set[str]:
    """Every text anywhere in what was sent."""
    found: set[str] = set()
    waiting: list[object] = [*frames]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            found.add(one)
        elif isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list):
            waiting += one
    return found
