"""Faces: cards and colours as coloured text that is also told apart by letter and shape."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from pioche.engine.cards import COLOURS, Card
from pioche.texts import Texts

SHAPES: Final = {"r": "●", "y": "▲", "g": "■", "b": "◆"}
INKS: Final = {
    "r": "bold #FFFFFF on #C8282E",
    "y": "bold #2A1E06 on #F2B824",
    "g": "bold #FFFFFF on #0E7C66",
    "b": "bold #FFFFFF on #2259B5",
    "": "bold #FFFFFF on #3A3446",
}
#: The lighter field in the middle of a big card.
FIELDS: Final = {
    "r": "bold #C8282E on #FFFFFF",
    "y": "bold #2A1E06 on #FFF3CF",
    "g": "bold #0E7C66 on #FFFFFF",
    "b": "bold #2259B5 on #FFFFFF",
    "": "bold #231F2B on #FFFFFF",
}
#: The shapes on a colourless card, readable on its dark ground.
GLINTS: Final = {"r": "#FF7A88", "y": "#F2B824", "g": "#4CC7AC", "b": "#8AB4FF"}
DIMMED: Final = "#6E6780"
#: What stands on a card: its number or sign, or a short word of the catalogue.
SIGNS: Final = {
    "draw_two": "+2", "draw_four": "+4", "targeted_two": "+2?", "targeted_four": "+4?", "downpour_one": "+1",
    "downpour_two": "+2", "hidden": "?",
}  # fmt: skip
WIDTH: Final = 13


def sign(card: Card, texts: Texts) -> str:
    """What stands on the card: `7`, `+2`, "Skip"."""
    if card.number >= 0:
        return str(card.number)
    return SIGNS.get(card.kind) or texts(f"face-{card.kind}")


def swatch(colour: str, texts: Texts) -> Text:
    """A colour as a small field: its letter, shape and name."""
    return Text(f" {texts.letter(colour)}{SHAPES[colour]} {texts.colour(colour)} ", INKS[colour])


def chip(card: Card, texts: Texts) -> Text:
    """A card in one short field: `R● 5`."""
    ink = INKS[card.bare.colour]
    if card.bare.colour:
        return Text(f" {texts.letter(card.colour)}{SHAPES[card.colour]} {sign(card, texts)} ", ink)
    face = Text(" ", ink)
    for colour in COLOURS:
        face.append(SHAPES[colour], GLINTS[colour] if card.colour in ("", colour) else DIMMED)
    face.append(f" {sign(card, texts)}")
    if card.colour:
        face.append(f" {texts.letter(card.colour)}")
    return face.append(" ")


def big(card: Card, texts: Texts) -> list[Text]:
    """A card as five lines of the same width."""
    ink = INKS[card.bare.colour]
    inner = WIDTH - 2
    word = sign(card, texts)
    field = f" {word} "
    left = (inner - len(field)) // 2
    middle = Text(" " * left, ink).append(field, FIELDS[card.bare.colour]).append(" " * (inner - left - len(field)))
    if card.colour:
        corner = f"{texts.letter(card.colour)}{SHAPES[card.colour]}"
        corners = Text(corner.ljust(inner), ink), Text(corner[::-1].rjust(inner), ink)
    else:
        corners = Text("".ljust(inner), ink), Text("".ljust(inner), ink)
    if not card.bare.colour:
        corners = _four(card, ink, inner)
    edge = Text("│", ink)
    return [
        Text("╭" + "─" * inner + "╮", ink),
        Text.assemble(edge, corners[0], edge),
        Text.assemble(edge, middle, edge),
        Text.assemble(edge, corners[1], edge),
        Text("╰" + "─" * inner + "╯", ink),
    ]


def _four(card: Card, ink: str, inner: int) -> tuple[Text, Text]:
    """The four shapes, in two corners; a named colour lights its own and dims the others."""
    shapes = Text("", ink)
    for colour in COLOURS:
        shapes.append(SHAPES[colour], GLINTS[colour] if card.colour in ("", colour) else DIMMED)
    gap = Text(" " * (inner - 4), ink)
    return Text.assemble(shapes, gap), Text.assemble(gap, shapes)
