"""Memory over a long life: `make memory`, or `python -m tests.tools.memory [--moves 50000] [--channels 16]`.

Experts play whole games of all four in so many channels at once, table after table, through the service, an SQLite file, the
delivery and the presenter, with pictures and sounds as discord.py takes them (`tests.tools.played`). Nothing of Discord is
in this process. Every some moves it prints the memory of the process, and at the end draws it as bars.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import tempfile
from collections.abc import AsyncIterator
from itertools import cycle
from pathlib import Path
from typing import Final

import structlog

from bot.process import spare_the_collector
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.table import seed_of
from bot.thinking import Thinker
from games import GAMES
from games.core.contract import Action
from games.core.game import AnyGame
from tests.tools.played import House, decided

SAMPLES: Final = 50
PATIENCE: Final = 600.0
"""Seconds for all decisions of a game."""
WIDTH: Final = 60
"""Letters of the longest bar."""


def resident(pid: int | str = "self") -> float:
    """Return the megabytes of a process that are in memory."""
    lines = Path(f"/proc/{pid}/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


async def lived(moves: int, channels: int, seed: int = 1) -> AsyncIterator[tuple[int, House]]:
    """Play so many moves, and yield the number after each round over all channels."""
    with tempfile.TemporaryDirectory() as folder:
        store = KernelStore(await Database.open(f"sqlite+aiosqlite:///{Path(folder) / 'memory.db'}"))
        house = House(store, random.Random(seed))
        await house.delivery.resume()
        thinker, games = Thinker(), cycle(GAMES)
        playing = [_table(house, thinker, next(games), place) for place in range(1, channels + 1)]
        played = 0
        while played < moves:
            for n, table in enumerate(playing):
                if await anext(table, None) is None:
                    playing[n] = _table(house, thinker, next(games), n + 1)
                else:
                    played += 1
            yield played, house
        await thinker.close()
        await house.delivery.close()
        house.painter.close()
        await store.database.close()


async def _table(house: House, thinker: Thinker, game: AnyGame, place: int) -> AsyncIterator[Action]:
    """Deal a game in a channel, and yield after each move. The worker decides, as it does in the bot."""
    table_id = await house.deal(game, place)
    record = (await house.tables.load(table_id)).record
    given = game.info.key, len(record.seats), record.options, seed_of(record)
    for seat, action in await thinker.run(decided, *given, patience=PATIENCE):
        table = await house.tables.load(table_id)
        await house.tables.act(table_id, table.player(seat).user, action)
        await house.delivery.idle()
        yield action


async def measured(moves: int, channels: int) -> list[tuple[int, float]]:
    """Return the memory along so many moves, and print it meanwhile."""
    curve: list[tuple[int, float]] = []
    async for played, house in lived(moves, channels):
        if not curve or played >= len(curve) * moves / SAMPLES:
            house.discord.forget()
            curve.append((played, resident()))
            print(f"{played:7} moves {curve[-1][1]:6.0f} MB", flush=True)
    return curve


def drawn(curve: list[tuple[int, float]]) -> str:
    """Return a curve as bars."""
    most = max(size for _, size in curve)
    return "\n".join(f"{played:7} {size:6.0f} MB {'#' * round(WIDTH * size / most)}" for played, size in curve)


def main() -> None:
    """Play, and draw the memory that it took."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--moves", type=int, default=50_000)
    asked.add_argument("--channels", type=int, default=16)
    given = asked.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    spare_the_collector()
    print(drawn(asyncio.run(measured(given.moves, given.channels))))


if __name__ == "__main__":
    main()
