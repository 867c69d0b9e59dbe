"""Mord im Arosa: the picture on its box, without words: cubes fall past a hotel in the snow."""

from games.arosa.palette import TIMBER
from games.core.lines import Line
from games.core.scene import Backdrop, PublicScene, Rect, Sprite

_WIDE, _TALL = 1000, 400

COVER = PublicScene(
    width=_WIDE,
    height=_TALL,
    backdrop=Backdrop(
        "arosa-cover",
        (
            Sprite("arosa/night", 0, 0, _TALL, _WIDE * 100 / _TALL, part=(0, 110, _WIDE, 900)),
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
            Rect(0, _TALL - 8, _WIDE, 8, TIMBER),
        ),
    ),
    marks=(),
    alt=Line("cover-arosa"),
)
