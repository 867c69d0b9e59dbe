"""Cluedo: cards, laid from figures: the ground of their kind, the drawing, a frame, the name."""

from __future__ import annotations

from games.cluedo.model import Card, Room, Suspect, Weapon
from games.cluedo.palette import ROOM_TONE, TONES, WEAPON_TONE, WHITE
from games.core.colours import Tone, mix
from games.core.layout import CARD, card_name
from games.core.scene import Mark, Sprite, Tones

_WINDOW = 2.4, 5.0, 65.2, 69.0
"""Left, top, width and height of a card's figure above its name, in hundredths of its height."""
PLATE = 57.6, 98.2
"""Top and bottom of the plate of a name, in hundredths of the card's height: it holds two lines."""


def card(which: Card, x: float, y: float, tall: float) -> tuple[Mark | Sprite, ...]:
    """Return a card with its name."""
    unit, tone = tall / 100, _tone(which)
    tones = (("main", tone.main), ("deep", tone.deep), ("ground", tone.ground), ("halo", mix(tone.ground, WHITE, 0.4)))
    return (
        Sprite("cluedo/card-weapon" if isinstance(which, Weapon) else "cluedo/card", x, y, tall, CARD, tones),
        _drawing(which, x, y, unit, tones),
        Sprite("cluedo/card-frame", x, y, tall, CARD, tones),
        card_name(which, x, y, tall, sum(PLATE) / 2),
    )


def _tone(which: Card) -> Tone:
    if isinstance(which, Suspect):
        return TONES[which]
    return WEAPON_TONE if isinstance(which, Weapon) else ROOM_TONE


def _drawing(which: Card, x: float, y: float, unit: float, tones: Tones) -> Sprite:
    match which:
        case Suspect():
            return Sprite(f"cluedo/{which}", x + 2.4 * unit, y + 4.4 * unit, 67.8 * unit, 100 * 100 / 104, tones)
        case Weapon():
            return Sprite(f"cluedo/{which}", x + 2 * unit, y + 5.7 * unit, 66.1 * unit)
        case Room():
            left, top, wide, tall = _WINDOW
            return Sprite(f"cluedo/inside-{which}", x + left * unit, y + top * unit, tall * unit, 100 * wide / tall)
