"""Mord im Arosa: the hotel in the snow, closed and in section, in pixels of the finished picture."""

from __future__ import annotations

from games.arosa.model import FLOORS, Floor
from games.arosa.palette import (
    BLOOM,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    DARK_PANE,
    FIR,
    FIR_LIGHT,
    GLOW,
    GLOW_DEEP,
    INK,
    MOON,
    PEAK,
    PEAK_FAR,
    PEAK_HIGH,
    PEAK_SHADE,
    ROOF,
    ROOF_DARK,
    ROOM,
    ROOM_SHADE,
    SHUTTER,
    SHUTTER_DARK,
    SKY,
    SNOW,
    SNOW_DEEP,
    SNOW_SHADE,
    STAR,
    STONE,
    STONE_DARK,
    TIMBER,
    TIMBER_LIGHT,
    WALL,
    WALL_DEEP,
    WALL_SHADE,
)
from games.core.pencil import curve, ring
from games.core.scene import Box, Disc, Mark, Shape, Sprite, Stroke, Write

TALL = 76
"""The height of a storey."""

TOP = 180
AXIS = 208
"""The middle of the hotel, and of the shaft."""

GROUND_LINE = TOP + len(FLOORS) * TALL
_WIDEST, _STEP = 370, 8
_HOLE = 46
SHAFT = _HOLE / 2 + 4
"""How far from the axis a floor begins beside the hole."""


def top_of(floor: Floor) -> int:
    """Return where a storey begins."""
    return TOP + (FLOORS[-1] - floor) * TALL


def width_of(floor: Floor) -> int:
    """Return how wide a storey is: each is a little smaller than the one below."""
    return _WIDEST - _STEP * floor


def night(width: float, height: float) -> tuple[Mark, ...]:
    """Return the winter night behind everything."""
    marks: list[Mark] = []
    horizon = 560.0
    for n, colour in enumerate(SKY):
        top = horizon * n / len(SKY)
        marks.append(Box(0, top, width, horizon - top + 4, colour))
    marks += [Disc(x, y, r, r, STAR) for x, y, r in _STARS]
    marks += [Disc(892, 66, 48, 48, "#3a5277"), Disc(892, 66, 37, 37, MOON)]
    marks += [Disc(x, y, r, r, "#e3dbbb") for x, y, r in ((881, 58, 7), (902, 75, 4.5), (896, 51, 3.5))]
    marks += _peaks(width)
    marks += [
        Shape(
            (*curve((0, 640), (220, 600), (480, 660), (740, 610), (width, 650)), (width, height), (0, height)),
            SNOW_DEEP,
        ),
        Shape(
            (*curve((0, 726), (240, 700), (520, 736), (800, 706), (width, 736)), (width, height), (0, height)),
            SNOW_SHADE,
        ),
        Shape((*curve((0, 792), (300, 776), (620, 798), (width, 780)), (width, height), (0, height)), SNOW),
    ]
    return tuple(marks)


_STARS = (
    (40, 40, 2.2), (96, 120, 1.6), (150, 30, 1.8), (322, 60, 2.2), (372, 132, 1.6), (440, 36, 2.0), (500, 104, 1.6),
    (560, 52, 2.4), (640, 30, 1.6), (700, 92, 2.0), (770, 40, 1.8), (960, 30, 2.0), (968, 170, 1.6), (30, 210, 1.6),
    (14, 330, 1.8), (420, 210, 1.6), (66, 88, 1.4), (600, 140, 1.4), (820, 150, 1.6),
)  # fmt: skip


def _peaks(width: float) -> list[Mark]:
    far = (
        (0, 430),
        (70, 340),
        (130, 390),
        (220, 270),
        (330, 400),
        (430, 300),
        (540, 410),
        (650, 280),
        (760, 390),
        (860, 310),
        (width, 420),
        (width, 700),
        (0, 700),
    )
    near = (
        (0, 540),
        (90, 430),
        (180, 520),
        (300, 400),
        (420, 560),
        (520, 440),
        (640, 560),
        (780, 420),
        (900, 550),
        (width, 470),
        (width, 760),
        (0, 760),
    )
    high = (
        (330, 300),
        (470, 150),
        (520, 176),
        (610, 96),
        (680, 160),
        (740, 122),
        (810, 176),
        (880, 140),
        (width, 214),
        (width, 330),
        (330, 330),
    )
    marks: list[Mark] = [
        Shape(high, PEAK_HIGH),
        *(_cap(x, y, 1.0) for x, y in ((470, 150), (610, 96), (740, 122), (880, 140))),
    ]
    marks.append(Shape(far, PEAK_FAR))
    for x, y in ((70, 340), (220, 270), (430, 300), (650, 280), (860, 310)):
        marks.append(_cap(x, y, 1.0))
    marks.append(Shape(near, PEAK))
    for x, y in ((90, 430), (300, 400), (520, 440), (780, 420)):
        marks += [
            Shape(((x, y), (x + 62, y + 82), (x + 18, y + 120), (x - 6, y + 60)), PEAK_SHADE),
            Shape(
                ((x, y), (x + 40, y + 52), (x + 18, y + 40), (x + 4, y + 62), (x - 14, y + 38), (x - 38, y + 48)), SNOW
            ),
        ]
    return marks


def _cap(x: float, y: float, size: float) -> Shape:
    """Return the snow on a peak."""
    points = ((0, 0), (34, 44), (14, 36), (0, 54), (-12, 34), (-30, 46))
    return Shape(tuple((x + px * size, y + py * size) for px, py in points), SNOW_SHADE)


def fir(x: float, y: float, tall: float) -> tuple[Mark, ...]:
    """Return a fir in the snow, standing at (x, y)."""
    marks: list[Mark] = [Box(x - tall * 0.04, y - tall * 0.12, tall * 0.08, tall * 0.14, TIMBER)]
    for n in range(4):
        low, half = y - tall * (0.08 + 0.2 * n), tall * (0.27 - 0.05 * n)
        marks += [
            Shape(((x, low - tall * 0.34), (x + half, low), (x - half, low)), FIR),
            Shape(((x, low - tall * 0.34), (x - half, low), (x - half * 0.2, low - tall * 0.04)), FIR_LIGHT),
            Shape(
                (
                    (x, low - tall * 0.34),
                    (x + half * 0.36, low - tall * 0.2),
                    (x, low - tall * 0.22),
                    (x - half * 0.4, low - tall * 0.19),
                ),
                SNOW,
            ),
        ]
    return tuple(marks)


def hotel() -> tuple[Mark, ...]:
    """Return the closed hotel: eight storeys under a snowy roof, with the mouth of the shaft on top."""
    marks: list[Mark] = [*fir(24, GROUND_LINE + 4, 150)]
    marks += _roof()
    for floor in FLOORS:
        marks += _ground_floor() if floor == 0 else _storey(floor)
    marks += _doorstep()
    return tuple(marks)


def _roof() -> list[Mark]:
    half, y = width_of(7) / 2, TOP
    eaves, ridge = half + 20, half - 76
    shaft = _HOLE / 2 + 5
    return [
        # the shaft, open to the sky
        Box(AXIS - shaft, y - 152, 2 * shaft, 70, STONE, STONE_DARK, 3),
        *(Stroke(((AXIS - shaft + 2, y - 152 + dy), (AXIS + shaft - 2, y - 152 + dy)), STONE_DARK, 2) for dy in (18, 34, 50)),
        Box(AXIS - shaft - 7, y - 164, 2 * shaft + 14, 16, STONE, STONE_DARK, 3, 3),
        Box(AXIS - _HOLE / 2 + 4, y - 166, _HOLE - 8, 8, INK, radius=3),
        # gables and roof
        Shape(((AXIS - eaves, y), (AXIS - ridge, y - 92), (AXIS + ridge, y - 92), (AXIS + eaves, y)), ROOF, ROOF_DARK, 3),
        *(
            Stroke(((AXIS - ridge - (eaves - ridge) * part, y - 92 * (1 - part)), (AXIS + ridge + (eaves - ridge) * part, y - 92 * (1 - part))), ROOF_DARK, 2)
            for part in (0.55, 0.75)
        ),
        Shape(
            ring(
                (AXIS - ridge - 6, y - 98), (AXIS + ridge + 6, y - 98), (AXIS + ridge + 46, y - 50), (AXIS + ridge + 22, y - 56),
                (AXIS + 44, y - 66), (AXIS, y - 58), (AXIS - 44, y - 68), (AXIS - ridge - 20, y - 54), (AXIS - ridge - 46, y - 48),
            ),
            SNOW, SNOW_SHADE, 2,
        ),
        *_dormer(AXIS - 112), *_dormer(AXIS + 112),
        Box(AXIS - eaves - 4, y - 8, 2 * eaves + 8, 12, TIMBER, INK, 2, 3),
        Shape(curve((AXIS - eaves - 4, y - 8), (AXIS - 60, y - 15), (AXIS + 60, y - 14), (AXIS + eaves + 4, y - 8)), SNOW),
        # the name
        Box(AXIS - 86, y - 56, 172, 44, "#1d2c3f", BRASS, 3, 8),
        Write(AXIS, y - 34, "AROSA", 36, BRASS_LIGHT, bold=True),
    ]  # fmt: skip


def _dormer(x: float) -> list[Mark]:
    y = TOP
    return [
        Box(x - 17, y - 46, 34, 40, WALL, TIMBER, 3),
        Box(x - 9, y - 38, 18, 26, GLOW, TIMBER, 2),
        Stroke(((x, y - 38), (x, y - 12)), TIMBER, 2),
        Shape(((x - 26, y - 44), (x, y - 68), (x + 26, y - 44)), ROOF_DARK, INK, 2),
        Shape(((x - 22, y - 49), (x, y - 70), (x + 22, y - 49), (x, y - 61)), SNOW),
    ]


# Which of the windows are lit, from the ground up: somebody is always awake.
_LIT = ((), (1, 4), (0, 3), (2, 5), (1, 2), (4,), (0, 5), (2, 3))


def _storey(floor: Floor) -> list[Mark]:
    y, wide = top_of(floor), width_of(floor)
    x = AXIS - wide / 2
    marks: list[Mark] = [
        Box(x, y, wide, TALL, WALL, WALL_DEEP, 2),
        Box(x, y, 16, TALL, WALL_SHADE), Box(x + wide - 16, y, 16, TALL, WALL_SHADE),
        *(Box(x + dx, y + 8 + 26 * n, 14, 12, WALL_DEEP, radius=2) for n in range(3) for dx in (1, wide - 15)),
        Box(x - 5, y - 3, wide + 10, 8, TIMBER_LIGHT, TIMBER, 2, 2),
    ]  # fmt: skip
    step = (wide - 56) / 6
    for n in range(6):
        middle = x + 28 + step * (n + 0.5)
        marks += _window(middle, y + 10, lit=n in _LIT[floor])
    if floor in (2, 4, 6):
        marks += _balcony(AXIS, y + 46, 2 * step + 8)
    else:
        marks += [Box(x + 28 + step * (n + 0.5) - 17, y + 57, 34, 7, TIMBER, INK, 1, 2) for n in (0, 2, 3, 5)]
        marks += [
            Disc(x + 28 + step * (n + 0.5) + dx, y + 55, 4.4, 4.4, BLOOM if (n + dx) % 2 else "#e58a84")
            for n in (0, 2, 3, 5) for dx in (-11, -3, 5, 12)
        ]  # fmt: skip
    return marks


def _window(x: float, y: float, *, lit: bool) -> list[Mark]:
    pane = GLOW if lit else DARK_PANE
    shutters = 9
    return [
        Box(x - 11, y, 22, 44, pane, TIMBER, 2.5, 2),
        Stroke(((x, y + 2), (x, y + 42)), TIMBER, 2),
        Stroke(((x - 9, y + 16), (x + 9, y + 16)), TIMBER, 2),
        *((Stroke(((x - 8, y + 40), (x - 3, y + 22)), GLOW_DEEP, 2),) if lit else (Stroke(((x - 7, y + 12), (x - 3, y + 6)), "#7f90b4", 2),)),
        *(Box(x + side, y - 1, shutters, 46, SHUTTER, SHUTTER_DARK, 2, 1) for side in (-11 - shutters - 1, 12)),
        *(
            Stroke(((x + side + 2, y + dy), (x + side + shutters - 2, y + dy)), SHUTTER_DARK, 1.6)
            for side in (-11 - shutters - 1, 12) for dy in range(6, 42, 7)
        ),
    ]  # fmt: skip


def _balcony(x: float, y: float, wide: float) -> list[Mark]:
    return [
        Box(x - wide / 2, y, wide, 26, TIMBER, INK, 2, 2),
        *(
            Box(x - wide / 2 + 6 + n * 11.2, y + 5, 6, 16, TIMBER_LIGHT, radius=2)
            for n in range(int((wide - 10) / 11.2))
        ),
        Box(x - wide / 2 - 4, y - 4, wide + 8, 7, TIMBER_LIGHT, INK, 2, 2),
        Shape(curve((x - wide / 2 - 3, y - 4), (x, y - 8), (x + wide / 2 + 3, y - 4)), SNOW),
    ]


def _ground_floor() -> list[Mark]:
    y, wide = top_of(0), width_of(0)
    x = AXIS - wide / 2
    marks: list[Mark] = [
        Box(x, y, wide, TALL, STONE, STONE_DARK, 2),
        *(Stroke(((x + 2, y + dy), (x + wide - 2, y + dy)), STONE_DARK, 2) for dy in (19, 38, 57)),
        *(Stroke(((x + dx + (22 if n % 2 else 0), y + 19 * n), (x + dx + (22 if n % 2 else 0), y + 19 * n + 19)), STONE_DARK, 2)
          for n in range(4) for dx in range(20, wide - 30, 44)),
        Box(x - 6, y - 4, wide + 12, 10, TIMBER_LIGHT, TIMBER, 2, 2),
    ]  # fmt: skip
    for middle in (AXIS - 136, AXIS - 78, AXIS + 78, AXIS + 136):
        marks += [
            Shape(
                ((middle - 19, y + 66), (middle - 19, y + 32), *_arch(middle, y + 32, 19), (middle + 19, y + 66)),
                GLOW,
                TIMBER,
                3,
            ),
            Stroke(((middle, y + 14), (middle, y + 66)), TIMBER, 2.5),
            Stroke(((middle - 18, y + 40), (middle + 18, y + 40)), TIMBER, 2.5),
        ]
    marks += [
        Shape(((AXIS - 34, y + TALL), (AXIS - 34, y + 36), *_arch(AXIS, y + 36, 34), (AXIS + 34, y + TALL)), TIMBER, INK, 3),
        Box(AXIS - 26, y + 34, 24, TALL - 38, GLOW, TIMBER_LIGHT, 2), Box(AXIS + 2, y + 34, 24, TALL - 38, GLOW, TIMBER_LIGHT, 2),
        Disc(AXIS - 6, y + 62, 3, 3, BRASS), Disc(AXIS + 6, y + 62, 3, 3, BRASS),
        *(Disc(AXIS + dx, y + 28, 8, 10, BRASS_LIGHT, BRASS_DARK, 2) for dx in (-48, 48)),
    ]  # fmt: skip
    return marks


def _arch(x: float, y: float, half: float) -> tuple[tuple[float, float], ...]:
    return tuple((x + half * px, y - half * py) for px, py in ((-0.92, 0.4), (-0.7, 0.72), (-0.38, 0.93), (0, 1), (0.38, 0.93), (0.7, 0.72), (0.92, 0.4)))  # fmt: skip


def _doorstep() -> list[Mark]:
    wide = width_of(0)
    y = GROUND_LINE
    return [
        Box(AXIS - wide / 2 - 12, y, wide + 24, 12, STONE_DARK, INK, 2, 3),
        Box(AXIS - 56, y - 2, 112, 18, STONE, STONE_DARK, 2, 3),
        Shape(
            ring(
                (AXIS - wide / 2 - 22, y + 16),
                (AXIS - 140, y + 4),
                (AXIS - 70, y + 14),
                (AXIS - 70, y + 24),
                (AXIS - 190, y + 26),
            ),
            SNOW,
        ),
        Shape(
            ring(
                (AXIS + wide / 2 + 18, y + 16),
                (AXIS + 130, y + 2),
                (AXIS + 70, y + 14),
                (AXIS + 80, y + 24),
                (AXIS + 180, y + 26),
            ),
            SNOW,
        ),
    ]


def opened(floor: Floor) -> Sprite:
    """Return a storey without its wall: a lit room, and the hole of the shaft in its floor."""
    wide = width_of(floor)
    return Sprite(
        f"arosa-room-{floor}",
        AXIS - wide / 2 - 6,
        top_of(floor) - 4,
        TALL + 8,
        _room(wide, floor),
        (wide + 12) * 100 / (TALL + 8),
    )


def _room(wide: float, floor: Floor) -> tuple[Mark, ...]:
    """Return the room in a box 100 high; lengths are pixels made to fit it. Its wall is bare: numbers are written there."""
    unit = 100 / (TALL + 8)
    w, h = (wide + 12) * unit, 100.0
    middle = w / 2
    hole = _HOLE * unit / 2
    base = h - 15
    marks: list[Mark] = [
        Box(0, 0, w, h, TIMBER, INK, 3, 3),
        Box(7, 8, w - 14, base - 8, ROOM),
        *(Box(7 + n * 26, 8, 13, base - 8, ROOM_SHADE) for n in range(int((w - 20) / 26))),
        Box(7, base - 26, w - 14, 26, TIMBER_LIGHT),
        *(Stroke(((x, base - 24), (x, base - 2)), TIMBER, 1.6) for x in range(24, int(w - 10), 34)),
        Box(7, base - 29, w - 14, 4, TIMBER),
        # the shaft above, and the floor with its hole
        Box(middle - hole - 4, 0, 2 * hole + 8, 13, STONE_DARK, INK, 2),
        Box(middle - hole, 0, 2 * hole, 13, INK),
        Box(0, base, w, 15, WALL_DEEP if floor else STONE, INK, 2.4, 2),
    ]  # fmt: skip
    if floor:
        marks += [
            Box(middle - hole - 4, base, 2 * hole + 8, 15, TIMBER, INK, 2),
            Box(middle - hole, base, 2 * hole, 15, INK),
        ]
    return tuple(marks)
