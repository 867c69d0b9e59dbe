"""A practice table with a game of each kind in its middle, others on paper and one that is over: `python -m tests.e2e.page.midgame <seats, at most>`.

It names its address once all are played so far. Its people are those of an evening, and its games are the same in every run.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from bot.messages.catalogue import Catalogue
from bot.practice.launch.bot_process import BotProcess
from bot.practice.launch.launcher import open_door
from bot.practice.loopback.model import Channel
from bot.practice.page.site import Site
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.ids import ChannelId
from bot.tables.levels import HINTS, SHEET
from bot.tables.options import ON
from games import BY_KEY
from games.core.chance import Chance
from tests.builders import a_seed, any_verb
from tests.e2e.evening import Evening
from tests.e2e.practice.server import PracticeServer
from tests.e2e.tables.playing import finish
from tests.soak import SOAK

CHILD = (sys.executable, "-W", "ignore", "-m", "tests.e2e.page.known", "--child")
MOVES: Final = {"clues": 14, "arosa": 24, "cluedo": 24, "bakerstreet": 14}
"""How many moves lead to the middle of each game."""
OVER: Final = "over"
"""The channel with a game that has come to its end."""
ON_PAPER: Final = "on-paper"
"""The channel of the game without anything worked out, in a long run: its sheet has least on it."""
TABLES: Final = {
    **{key: (key, "analyst") for key in MOVES},
    **({ON_PAPER: ("clues", "paper")} if SOAK else {}),
    OVER: ("cluedo", "paper"),
}
"""The channels, each with its game and the level of its sheets: an analyst's has most on it."""


async def is_over(evening: Evening, channel: Channel) -> bool:
    """Whether no table of a channel goes on."""
    store = KernelStore(await Database.open(evening.database))
    try:
        return await store.open_in(ChannelId(channel.id)) is None
    finally:
        await store.database.close()


async def play(evening: Evening, place: str, key: str, seats: int, level: str) -> None:
    """Play the first moves of a game, or all of them, in a channel of this name."""
    channel = evening.world.add_channel(evening.guild, place)
    evening.game = key
    await evening.seated(seats, channel=channel, options={SHEET: level, HINTS: ON})
    luck = Chance(a_seed(3), 0)
    for _ in range(MOVES[key]):
        table = await evening.table(channel)
        seat = luck.pick(sorted(table.game.rules.turn(table.state)))
        await evening.do(table, seat, any_verb(luck, list(table.game.rules.legal(table.state, seat))), channel)
    while place == OVER and not await is_over(evening, channel):
        table = await evening.table(channel)
        seat = min(table.game.rules.turn(table.state))
        action = finish(table, seat) or any_verb(luck, list(table.game.rules.legal(table.state, seat)))
        await evening.do(table, seat, action, channel)
    await evening.settle()


async def serve(fill: Callable[[Evening], Awaitable[None]]) -> None:
    """Serve a practice table, which is filled before its address is named, until told to end."""
    door = open_door(0)
    assert door is not None
    folder = Path.cwd()
    async with PracticeServer() as server:
        evening = Evening(server, folder)
        bot = BotProcess(
            server,
            CHILD,
            {
                "ALIBI_PRACTICE_URL": server.url,
                "ALIBI_PRACTICE_GATEWAY_URL": server.gateway_url,
                "DISCORD_TOKEN": server.token,
                "DATABASE_URL": evening.database,
            },
            folder,
        )
        site = Site(server, bot, Catalogue(), bot.restart, folder)
        serving = asyncio.create_task(site.serve(door), name="page")
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, site.close)
        await bot.start()
        await server.connected(60)
        await fill(evening)
        print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
        await serving
        await bot.stop()


async def main(most: int) -> None:
    """Serve games in their middle until told to end."""

    async def fill(evening: Evening) -> None:
        for place, (key, level) in TABLES.items():
            await play(evening, place, key, min(most, BY_KEY[key].info.seats[-1]), level)

    await serve(fill)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
