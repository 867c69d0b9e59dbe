"""The split of thirty people into tables: the slowest of many crowds, with few foes and with many likings."""

from __future__ import annotations

import gc
import random
from functools import partial
from typing import Final

from bot.nights.split import Guest, split
from games import GAMES
from tests.bench.figures import Figure, spent

CROWD: Final = 30
TIMES: Final = 40
BOX: Final = {game.info.key: game.info.seats for game in GAMES}
PAIRS: Final = 3
"""So many pairs of a crowd have blocked each other."""


async def run() -> list[Figure]:
    """Measure the slowest split of thirty, after the first, which works out what is kept."""
    split(_crowd(0), BOX)
    gc.collect()
    gc.freeze()  # as the process does: what others have left is not looked through here
    slowest = max(spent(partial(split, _crowd(n), BOX)) for n in range(1, TIMES))
    gc.unfreeze()
    return [Figure(f"the slowest split of {CROWD} people, of {TIMES - 1}", slowest, "ms", at_most=50)]


def _crowd(seed: int) -> list[Guest]:
    """Return people of whom some take any game, and some are new."""
    chance = random.Random(seed)
    easy, fresh = chance.random(), chance.random()
    shuffled = chance.sample(range(CROWD), 2 * PAIRS)
    foes = dict(zip(shuffled[:PAIRS], shuffled[PAIRS:], strict=True))
    return [
        Guest(
            user=n,
            likes=frozenset() if chance.random() < easy else frozenset(game for game in BOX if chance.random() < 0.4),
            is_new=chance.random() < fresh,
            blocks=frozenset({foes[n]} if n in foes else ()),
        )
        for n in range(CROWD)
    ]
