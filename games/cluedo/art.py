"""Cluedo: cards as sprites, 70 wide in a box of 100 x 100: a band for the kind, the drawing, the name."""

from __future__ import annotations

from functools import cache

from games.cluedo.art_persons import PERSONS
from games.cluedo.art_rooms import ROOMS_DRAWN, WINDOWS
from games.cluedo.art_weapons import WEAPONS_DRAWN
from games.cluedo.model import Card, Room, Suspect, Weapon
from games.cluedo.palette import BRASS_LIGHT, PAPER, ROOM_TONE, TONES, WEAPON_TONE, WHITE, Tone
from games.core.colours import mix
from games.core.pencil import placed
from games.core.scene import Box, Disc, Mark, Sprite, Write

WIDE = 70
"""The width of a card in hundredths of its height."""

_BAND, _PLATE = 5.0, 26.0
_WINDOW = 100 - _BAND - _PLATE


def card(which: Card, x: float, y: float, tall: float) -> tuple[Mark | Sprite, ...]:
    """Return a card with its name."""
    unit = tall / 100
    return (
        Sprite(f"cluedo-card-{which}", x, y, tall, _face(which), WIDE),
        Write(x + 35 * unit, y + (99 - _PLATE / 2 - 1) * unit, which, 12 * unit, bold=True, room=65.4 * unit, lines=2),
    )


def tone_of(which: Card) -> Tone:
    """Return the colours of a card."""
    if isinstance(which, Suspect):
        return TONES[which]
    return WEAPON_TONE if isinstance(which, Weapon) else ROOM_TONE


@cache
def _face(which: Card) -> tuple[Mark, ...]:
    tone = tone_of(which)
    bottom = 100 - _PLATE
    return (
        Box(0, 0, 70, 100, tone.deep, radius=5),
        Box(2.4, _BAND, 65.2, bottom - _BAND, tone.ground),
        *_drawing(which),
        Box(0, bottom - 3, 70, _PLATE + 3, tone.main, radius=5),
        Box(0, bottom - 3, 70, 8, tone.main),
        Box(1.4, bottom, 67.2, _PLATE - 2.4, PAPER, radius=3),
        Box(0, 0, 70, bottom, None, tone.main, 4.6, 5),
        Box(0, 0, 70, 100, None, tone.deep, 1.4, 5),
    )


def _drawing(which: Card) -> tuple[Mark, ...]:
    tone = tone_of(which)
    match which:
        case Suspect():
            halo = Disc(50, 42, 40, 38, mix(tone.ground, WHITE, 0.4))
            return placed((halo, *PERSONS[which](tone)), 2.4, _BAND + 2, 0.652)
        case Weapon():
            glow = Disc(50, 44, 42, 40, mix(tone.ground, BRASS_LIGHT, 0.35))
            return placed((glow, *WEAPONS_DRAWN[which]()), 4.4, _BAND + 8, 0.612)
        case Room():
            left, top, width = WINDOWS[which]
            scale = 65.2 / width
            return placed(ROOMS_DRAWN[which](), 2.4 - left * scale, _BAND - top * scale, scale)
