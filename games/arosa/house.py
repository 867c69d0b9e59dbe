"""Mord im Arosa: where the storeys of the drawn hotel stand, in pixels of the finished picture."""

from __future__ import annotations

from games.arosa.model import FLOORS, Floor
from games.core.scene import Sprite

TALL = 76
"""The height of a storey."""

TOP = 180
AXIS = 208
"""The middle of the hotel, and of the shaft."""

GROUND_LINE = TOP + len(FLOORS) * TALL
SHAFT = 27
"""The distance of a floor's edge from the axis of the hole."""

_WIDEST, _STEP = 370, 8
_RIM = 6


def top_of(floor: Floor) -> int:
    """Return the top edge of a storey."""
    return TOP + (FLOORS[-1] - floor) * TALL


def width_of(floor: Floor) -> int:
    """Return how wide a storey is: each is a little smaller than the one below."""
    return _WIDEST - _STEP * floor


def closed() -> Sprite:
    """Return the hotel under its snowy roof, with the mouth of the shaft on top."""
    return Sprite("arosa/hotel", 0, 0, 830, 424 * 100 / 830)


def opened(floor: Floor) -> Sprite:
    """Return a storey without its wall: a lit room, and the hole of the shaft in its floor."""
    wide, tall = width_of(floor) + 2 * _RIM, TALL + 8
    return Sprite(f"arosa/room-{floor}", AXIS - wide / 2, top_of(floor) - 4, tall, wide * 100 / tall)
