"""Visits: people in front of a browser, each with his own language, theme and size of screen."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from playwright.sync_api import Browser, BrowserContext, Page

ROOT: Final = Path(__file__).parent.parent.parent
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: What notes and plays in a page: `add_init_script(path=INSIDE)`.
INSIDE: Final = Path(__file__).with_name("inside.js")
PICTURES: Final = ROOT / "screenshots"
#: So that Chromium asks nobody for anything, and runs in a container.
ARGUMENTS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
PHONE: Final = (390, 844)
DESK: Final = (1280, 800)
Lang: TypeAlias = Literal["en", "fr"]
Theme: TypeAlias = Literal["light", "dark"]
#: What the server says in one go.
Frame: TypeAlias = dict[str, Any]
#: What counts: AA of all versions, and what else is held for good.
_CHECKED: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
#: Breaches of the content security policy are noted where the page cannot help it.
_WATCH: Final = """
document.addEventListener('securitypolicyviolation', (broken) => {
  console.error(`CSP: ${broken.violatedDirective} ${broken.blockedURI}`)
})
"""


class Visits:
    """Everybody who visits a server in one test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser: Final = browser
        self.address: Final = address
        self.complaints: Final[list[str]] = []
        #: The frames that each page was sent by the server, in order.
        self.frames: Final[dict[Page, list[Frame]]] = {}
        #: Whom each page belongs to; another page of the same context is another tab of his.
        self.people: Final[list[BrowserContext]] = []

    def come(
        self,
        path: str = "/",
        lang: Lang = "en",
        theme: Theme = "light",
        size: tuple[int, int] = PHONE,
        *,
        still: bool = True,
        kept: Mapping[str, str] | None = None,
    ) -> Page:
        """Somebody comes by for the first time; the page that he opens. `still` is who wants nothing to move.

        `kept` is what his browser remembers of earlier times.
        """
        person = self.browser.new_context(
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            color_scheme=theme,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if still else "no-preference",
        )
        person.set_default_timeout(10_000)
        person.add_init_script(_WATCH)
        for name, text in (kept or {}).items():
            person.add_init_script(
                f"localStorage.pioche_kept ?? localStorage.setItem('pioche-{name}', {json.dumps(text)})"
            )
        person.add_init_script("localStorage.pioche_kept = 'yes'")
        self.people.append(person)
        return self.open(person, path)

    def open(self, person: BrowserContext, path: str) -> Page:
        """A new tab of somebody."""
        page = person.new_page()
        page.on("console", lambda message: self._heard(message.type, message.text))
        page.on("pageerror", lambda error: self._heard("error", str(error)))
        frames = self.frames.setdefault(page, [])
        page.on("websocket", lambda line: line.on("framereceived", lambda data: frames.append(json.loads(data))))
        page.goto(f"{self.address}{path}")
        return page

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def leave(self) -> None:
        """Everybody goes, and none of the pages has complained."""
        for person in self.people:
            person.close()
        assert self.complaints == []


def barriers(page: Page) -> Sequence[str]:
    """What axe finds on a page that keeps people out."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("(tags) => axe.run(document, { runOnly: tags })", _CHECKED)
    return [f"{one['id']}: {[node['target'] for node in one['nodes']]}" for one in found["violations"]]


def picture(page: Page, name: str) -> None:
    """Keeps a picture of the page, to be looked at: `screenshots/<name>.png`."""
    page.screenshot(path=PICTURES / f"{name}.png")
