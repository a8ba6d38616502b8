"""Faces: small drawings of the cards, as SVG: each colour with its shape, each effect with its sign."""

from __future__ import annotations

from typing import Final

INK: Final = "#24313A"
PAPER: Final = "#F6F1E7"
#: A colour's card and what is drawn on it.
FIELD: Final = {"r": "#C8283C", "y": "#F2B824", "g": "#0E7C66", "b": "#2259B5", "w": "#231F2B"}
SIGN: Final = {"r": "#FFFFFF", "y": "#2A1E06", "g": "#FFFFFF", "b": "#FFFFFF", "w": "#FFFFFF"}
#: The shape of each colour, drawn round the origin within a circle of 1.
SHAPES: Final = {
    "r": '<circle r=".88"/>',
    "y": '<path d="M0-.98 1 .78H-1z"/>',
    "g": '<path d="M-.8-.8H.8V.8H-.8z"/>',
    "b": '<path d="M0-1.08.86 0 0 1.08-.86 0z"/>',
}
_STROKE: Final = 'fill="none" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"'
_SKIP: Final = f'<g {_STROKE}><circle cx="15" cy="21" r="7"/><path d="M10.2 25.8 19.8 16.2"/></g>'
_REVERSE: Final = f'<g {_STROKE}><path d="M12 28V14l-3.4 3.6M18 14v14l3.4-3.6"/></g>'
_SIGHT: Final = (
    f'<g {_STROKE}><circle cx="15" cy="13.5" r="4"/><path d="M15 6.8v3M15 17.2v3M8.3 13.5h3M18.7 13.5h3"/></g>'
)
_DROP: Final = "M0-4.2C2.2-1 2.9.2 2.9 1.6a2.9 2.9 0 0 1-5.8 0C-2.9.2-2.2-1 0-4.2z"
_BOOMERANG: Final = f'<g {_STROKE}><path d="M9 30c0-9 2.5-14.5 12-17M9 30l-2.2-4M9 30l3.6-3"/></g>'
_SWIRL: Final = (
    f'<g {_STROKE}><path d="M15 21a1.6 1.6 0 0 1 3 1 4.2 4.2 0 0 1-7.6 1.2'
    'A6.8 6.8 0 0 1 20 13.8a9 9 0 0 1 3.6 9.2"/></g>'
)
_HANDS: Final = (
    '<g stroke-width="1.6" fill="none">'
    '<rect x="8" y="12" width="9" height="13" rx="1.5" transform="rotate(-16 12 18)"/>'
    '<rect x="13" y="17" width="9" height="13" rx="1.5" transform="rotate(16 18 24)"/></g>'
)


def face(kind: str) -> str:
    """The card of a kind as an inline SVG that screen readers pass over."""
    colour, sign = _FACES[kind]
    edge = INK if kind == "uno_card" else PAPER
    field = PAPER if kind == "uno_card" else FIELD[colour]
    ink = INK if kind == "uno_card" else SIGN[colour]
    heart = (
        f'<g transform="translate(15 21) scale(12.5)" fill="{ink}" opacity=".26">{SHAPES[colour]}</g>'
        if colour != "w"
        else ""
    )
    return (
        '<svg class="face" viewBox="0 0 30 42" aria-hidden="true" focusable="false">'
        f'<rect x=".6" y=".6" width="28.8" height="40.8" rx="4.5" fill="{field}" stroke="{edge}" stroke-width="1.2"/>'
        f'{heart}<g fill="{ink}" stroke="none"><g stroke="{ink}">{sign}</g></g></svg>'
    )


def shape(colour: str) -> str:
    """The shape of a colour, in that colour, as an inline SVG."""
    return (
        f'<svg class="shape" viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true" focusable="false" '
        f'fill="{FIELD[colour]}">{SHAPES[colour]}</svg>'
    )


def _words(text: str, y: float = 26, size: float = 14) -> str:
    return (
        f'<text x="15" y="{y}" font-size="{size}" font-weight="800" text-anchor="middle" stroke="none">{text}</text>'
    )


def _wild(y: float = 21, size: float = 4.6) -> str:
    """The four shapes, each in its colour."""
    spots = zip("rybg", ((-1, -1), (1, -1), (1, 1), (-1, 1)), strict=True)
    shapes = [
        f'<g transform="translate({15 + 5.8 * x} {y + 5.8 * up}) scale({size})" fill="{FIELD[colour]}" stroke="none">'
        f"{SHAPES[colour]}</g>"
        for colour, (x, up) in spots
    ]
    return "".join(shapes)


def _drops(count: int) -> str:
    places = ((15, 14),) if count == 1 else ((10.5, 13), (19.5, 15.5))
    drops = [f'<path stroke="none" d="{_DROP}" transform="translate({x} {y})"/>' for x, y in places]
    return "".join(drops) + _words(f"+{count}", 33, 12)


_FACES: Final = {
    "skip": ("r", _SKIP),
    "reverse": ("g", _REVERSE),
    "draw_two": ("b", _words("+2")),
    "targeted_two": ("y", _SIGHT + _words("+2", 34, 12)),
    "wild": ("w", _wild()),
    "draw_four": ("w", _wild(14.5, 4) + _words("+4", 37, 13)),
    "targeted_four": ("w", _SIGHT + _words("+4", 34, 12)),
    "downpour_one": ("w", _drops(1)),
    "downpour_two": ("w", _drops(2)),
    "exchange": ("w", _HANDS),
    "boomerang": ("w", _BOOMERANG),
    "uno_card": ("w", f'<g {_STROKE}><circle cx="15" cy="21" r="7.5"/></g>'),
    "zero": ("b", _words("0", 28, 19)),
    "two": ("g", _words("2", 28, 19)),
    "seven": ("y", _words("7", 28, 19)),
    "wizz": ("r", _SWIRL),
}
