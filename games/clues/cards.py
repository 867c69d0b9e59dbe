"""13 Indices: cards, front and back, laid from figures."""

from __future__ import annotations

from games.clues.model import Box, Card, Place, Weapon
from games.clues.palette import TONES
from games.core.colours import mix
from games.core.layout import CARD, CARD_TEXT, card_name
from games.core.scene import Mark, Sprite, Write

PLATE = 57.6, 98.2
"""Top and bottom of the plate of a name, in hundredths of the card's height: it holds two lines."""


def front(card: Card, box: Box, x: float, y: float, tall: float) -> tuple[Mark | Sprite, ...]:
    """Return a card: colour with its name, category, drawing, name."""
    colour = box.colour[card]
    tone, unit = TONES[colour], tall / 100
    halo = tone.ground if isinstance(card, Place) else mix(tone.ground, "#ffffff", 0.38)
    tones = (("main", tone.main), ("ground", tone.ground), ("deep", tone.deep), ("text", tone.text), ("halo", halo))
    left, top, high = (8, 19, 38.4) if isinstance(card, Weapon) else (2, 18, 55.44)
    drawing = Sprite(f"clues/{card}", x + left * unit, y + top * unit, high * unit, 10000 / 84, tones)
    return (
        Sprite("clues/card", x, y, tall, CARD, tones),
        drawing,
        Sprite("clues/card-frame", x, y, tall, CARD, tones),
        Sprite(f"clues/{box.category[card]}", x + 46 * unit, y + 18 * unit, 22.6 * unit),
        Write(x + 35 * unit, y + 10.6 * unit, colour, max(CARD_TEXT, 15 * unit), tone.text, bold=True, room=65 * unit),
        card_name(card, x, y, tall, sum(PLATE) / 2),
    )


def back(x: float, y: float, tall: float) -> Sprite:
    """Return a card face down."""
    return Sprite("clues/back", x, y, tall, CARD)


def unknown(x: float, y: float, tall: float) -> Sprite:
    """Return a card that its owner would like to know."""
    return Sprite("clues/unknown", x, y, tall, CARD)


def informant(letter: str, x: float, y: float, tall: float) -> tuple[Mark | Sprite, ...]:
    """Return an informant face down, with its letter."""
    sign = Write(x + 0.35 * tall, y + tall / 2, letter.upper(), 0.42 * tall, bold=True)
    return Sprite("clues/informant", x, y, tall, CARD), sign
