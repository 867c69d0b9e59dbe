"""13 Indices: the picture on its box, without words: witnesses behind a screen, under the roofs of London."""

from games.clues.cards import back, unknown
from games.clues.palette import BRASS, MAHOGANY, MAHOGANY_DARK, MAHOGANY_LIGHT
from games.core.layout import COVER_HEIGHT, WIDTH, cover
from games.core.scene import Rect, Sprite

_SKY = 84
FOG = "#8fa39b"  # as the sky over London begins
_WITNESSES = ("butcher", "nurse", "duke", "countess", "officer", "dancer")

COVER = cover(
    "clues",
    Rect(0, 0, WIDTH, _SKY, FOG),
    Sprite("clues/london", 0, _SKY, 186, WIDTH * 100 / 186),
    Sprite("clues/clock-tower", 476, 30, 176, 24),
    *(Sprite(f"clues/{name}", 22 + n * 162, 120, 146) for n, name in enumerate(_WITNESSES)),
    Rect(0, 266, WIDTH, COVER_HEIGHT - 266, MAHOGANY),
    Rect(0, 266, WIDTH, 7, MAHOGANY_LIGHT),
    Rect(0, COVER_HEIGHT - 12, WIDTH, 12, MAHOGANY_DARK),
    Rect(0, 273, WIDTH, 3, BRASS),
    Sprite("clues/screen-bright", 260, 222, 160, 300),
    *(unknown(318 + n * 158 - n * 8, 276, 92) for n in range(3)),
    Sprite("clues/crest", 462, 190, 76),
    back(96, 284, 100),
    back(150, 292, 100),
    Sprite("clues/loupe", 780, 268, 124),
)
