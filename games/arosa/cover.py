"""Mord im Arosa: the picture on its box, without words: cubes fall past a hotel in the snow."""

from games.arosa.palette import TIMBER
from games.core.layout import COVER_HEIGHT, WIDTH, cover
from games.core.scene import Rect, Sprite

COVER = cover(
    "arosa",
    Sprite("arosa/night", 0, 0, COVER_HEIGHT, WIDTH * 100 / COVER_HEIGHT, part=(0, 110, WIDTH, 900)),
    Sprite("arosa/hotel", 330, 20, 372, 92),
    *(
        Sprite(f"arosa/cube-{cube}", x, y, side)
        for cube, x, y, side in (
            ("victim", 120, 40, 96),
            ("yellow", 226, 150, 60),
            ("blue", 60, 190, 72),
            ("brown", 168, 262, 88),
            ("gray", 742, 60, 64),
            ("black", 850, 120, 84),
            ("victim", 752, 190, 84),
            ("white", 880, 276, 68),
        )
    ),
    Rect(0, COVER_HEIGHT - 8, WIDTH, 8, TIMBER),
)
