"""Cluedo: the picture on its box, without words: six suspects, five weapons, and the envelope between them."""

from games.cluedo.palette import BRASS, BURGUNDY, MAHOGANY, MAHOGANY_DARK
from games.core.lines import Line
from games.core.scene import Backdrop, PublicScene, Rect, Sprite

_WIDE, _TALL = 1000, 400
_SUSPECTS = ("scarlett", "mustard", "white", "green", "peacock", "plum")
_WEAPONS = (("revolver", 30), ("dagger", 210), ("rope", 640), ("candlestick", 820))

COVER = PublicScene(
    width=_WIDE,
    height=_TALL,
    backdrop=Backdrop(
        "cluedo-cover",
        (
            Rect(0, 0, _WIDE, _TALL, MAHOGANY_DARK),
            Rect(0, 0, _WIDE, 176, BURGUNDY),
            *(Rect(x, 0, 2, 176, MAHOGANY_DARK) for x in range(14, _WIDE, 28)),
            *(Sprite(f"cluedo/{name}", 14 + n * 164, 24, 152) for n, name in enumerate(_SUSPECTS)),
            Rect(0, 176, _WIDE, _TALL - 176, MAHOGANY),
            Rect(0, 176, _WIDE, 6, BRASS),
            *(Sprite(f"cluedo/{name}", x, 220, 150) for name, x in _WEAPONS),
            Sprite("cluedo/envelope", 392, 198, 190, 114),
        ),
    ),
    marks=(),
    alt=Line("cover-cluedo"),
)
