"""The 256 colours of all pictures of a game: `make palettes` finds them anew after its drawings or their tones have changed.

They lie in `data/art/<game>/palette.png`, and `tests/contract/test_pictures.py` holds pictures against them.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from bot.media.sprites import FIGURES
from games.core.scene import PrivateScene, PublicScene
from tests.builders import CASES, a_seed, positions
from tests.contract.test_pictures import in_all_colours, scenes

COLOURS = 256
RARE = 0.7
"""The power of how often a colour is seen by which it counts: a pawn counts for more than the few pixels it has."""
ROUNDS = 25
GAMES_EACH = 2


def write() -> None:
    """Find the colours of every game that has figures."""
    for folder in sorted(each for each in FIGURES.iterdir() if each.is_dir()):
        colours, seen = _histogram(folder.name)
        palette = _means(colours, seen.astype(float) ** RARE)
        picture = Image.new("P", (16, 16))
        picture.putpalette(palette.tobytes())
        picture.putdata(range(COLOURS))
        picture.save(folder / "palette.png", optimize=True)
        print(folder.name, len(colours))


def _scenes(key: str) -> Iterator[PublicScene | PrivateScene]:
    for case in CASES:
        if case.game.info.key == key:
            for n in range(GAMES_EACH):
                for game in positions(case, a_seed(n), 12):
                    yield from scenes(case, game.state)


def _histogram(key: str) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Return the colours of a game's pictures, each the mean of those that agree in their upper six bits, and how often."""
    seen, sums = np.zeros(1 << 18, np.int64), np.zeros((3, 1 << 18))
    for scene in _scenes(key):
        pixels = np.asarray(in_all_colours(scene))[::2, ::2].reshape(-1, 3).astype(np.int64)
        upper = pixels >> 2
        which = upper[:, 0] << 12 | upper[:, 1] << 6 | upper[:, 2]
        seen += np.bincount(which, minlength=1 << 18)
        for part in range(3):
            sums[part] += np.bincount(which, pixels[:, part], 1 << 18)
    there = seen.nonzero()[0]
    return (sums[:, there] / seen[there]).T, seen[there]


def _means(colours: NDArray[np.float64], weight: NDArray[np.float64]) -> NDArray[np.uint8]:
    """Return the colours to which all are nearest, by k-means from colours that lie far from each other."""
    chosen = [colours[weight.argmax()]]
    far = ((colours - chosen[0]) ** 2).sum(1)
    while len(chosen) < COLOURS:
        chosen.append(colours[(far * weight).argmax()])
        far = np.minimum(far, ((colours - chosen[-1]) ** 2).sum(1))
    means = np.array(chosen)
    for _ in range(ROUNDS):
        nearest = ((means**2).sum(1) - 2 * colours @ means.T).argmin(1)
        total = np.maximum(np.bincount(nearest, weight, COLOURS), 1e-9)
        sums = [np.bincount(nearest, weight * colours[:, part], COLOURS) for part in range(3)]
        means = np.where((total > 1e-9)[:, None], np.array(sums).T / total[:, None], means)
    palette: NDArray[np.uint8] = np.rint(means).astype(np.uint8)
    return palette


if __name__ == "__main__":
    write()
