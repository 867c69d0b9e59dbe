"""Cluedo: the picture on its box, without words: six suspects, five weapons, and the envelope between them."""

from games.cluedo.palette import BRASS, BURGUNDY, MAHOGANY, MAHOGANY_DARK
from games.core.layout import COVER_HEIGHT, WIDTH, cover
from games.core.scene import Rect, Sprite

_SUSPECTS = ("scarlett", "mustard", "white", "green", "peacock", "plum")
_WEAPONS = (("revolver", 30), ("dagger", 210), ("rope", 640), ("candlestick", 820))

COVER = cover(
    "cluedo",
    Rect(0, 0, WIDTH, COVER_HEIGHT, MAHOGANY_DARK),
    Rect(0, 0, WIDTH, 176, BURGUNDY),
    *(Rect(x, 0, 2, 176, MAHOGANY_DARK) for x in range(14, WIDTH, 28)),
    *(Sprite(f"cluedo/{name}", 14 + n * 164, 24, 152) for n, name in enumerate(_SUSPECTS)),
    Rect(0, 176, WIDTH, COVER_HEIGHT - 176, MAHOGANY),
    Rect(0, 176, WIDTH, 6, BRASS),
    *(Sprite(f"cluedo/{name}", x, 220, 150) for name, x in _WEAPONS),
    Sprite("cluedo/envelope", 392, 198, 190, 114),
)
