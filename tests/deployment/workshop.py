"""Everything that the bot works out beside its loop, made once: `python -m tests.deployment.workshop` prints the size of each."""

from __future__ import annotations

import asyncio
import json
import os
import sys

from bot.cases.making import search
from bot.media.film import make_film
from bot.media.foley import Foley
from bot.media.painting import Painter
from bot.workers import Workers
from games import GAMES
from games.core.chance import SEED_BYTES
from games.core.lines import Line
from games.core.sound import PublicSound, Strike, Timbre

PATIENCE = 60.0
BELL = PublicSound(name="bell", length=500, strikes=(Strike(at=0, timbre=Timbre.BELL),), caption=(Line("bell"),))


async def made() -> dict[str, object]:
    """Return how large each thing is: 0 where it could not be made."""
    workers, painter = Workers(), Painter(patience=PATIENCE)
    covers = [game.cover for game in GAMES if game.cover is not None]
    try:
        await workers.tick()
        return {
            "missing": workers.missing(),
            "thought": await workers.thinker.run(os.getpid, patience=PATIENCE),
            "case": len((await workers.searcher.run(search, bytes(SEED_BYTES), None, None, patience=PATIENCE))[1]),
            "film": len(await make_film(workers.studio, [(cover, lambda _: "") for cover in covers]) or b""),
            "picture": len(await painter.paint(covers[0], lambda _: "") or b""),
            "clip": len(await Foley(painter.pool, patience=PATIENCE).make(BELL) or b""),
        }
    finally:
        painter.close()
        await workers.close()


if __name__ == "__main__":
    json.dump(asyncio.run(made()), sys.stdout)
