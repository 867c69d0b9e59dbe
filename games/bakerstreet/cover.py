"""Bakerstreet: the picture on its box, without words: two hats over a street in the fog, and the clues between them."""

from games.core.layout import COVER_HEIGHT, WIDTH, cover
from games.core.scene import Sprite

COVER = cover(
    "bakerstreet",
    Sprite("bakerstreet/street", 0, 0, COVER_HEIGHT, WIDTH * 100 / COVER_HEIGHT, part=(0, 0, WIDTH, COVER_HEIGHT)),
    Sprite("bakerstreet/deerstalker", 96, 158, 226),
    Sprite("bakerstreet/bowler", 678, 158, 226),
    *(Sprite("bakerstreet/clue-back", 330 + n * 57, 190 + abs(2 - n) * 14, 160, 70) for n in range(5)),
    Sprite("bakerstreet/loupe", 432, 248, 146),
)
