"""Bakerstreet: the picture on its box, without words: two hats over a street in the fog, and the clues between them."""

from games.core.lines import Line
from games.core.scene import Backdrop, PublicScene, Sprite

_WIDE, _TALL = 1000, 400

COVER = PublicScene(
    width=_WIDE,
    height=_TALL,
    backdrop=Backdrop(
        "bakerstreet-cover",
        (
            Sprite("bakerstreet/street", 0, 0, _TALL, _WIDE * 100 / _TALL, part=(0, 0, _WIDE, _TALL)),
            Sprite("bakerstreet/deerstalker", 96, 158, 226),
            Sprite("bakerstreet/bowler", 678, 158, 226),
            *(Sprite("bakerstreet/clue-back", 330 + n * 57, 190 + abs(2 - n) * 14, 160, 70) for n in range(5)),
            Sprite("bakerstreet/loupe", 432, 248, 146),
        ),
    ),
    marks=(),
    alt=Line("cover-bakerstreet"),
)
