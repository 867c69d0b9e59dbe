"""A practice server that keeps its world in the folder it is started in, to be killed: `python -m tests.e2e.practice.keptserver`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.practice.launch.first_world import Club
from bot.practice.loopback.world_store import open_world
from tests.e2e.practice.server import PracticeServer
from tests.words import WORDS


async def main() -> None:
    async with PracticeServer() as server:
        open_world(server.world, Path("kept"), Club(WORDS).furnish)
        channel = next(iter(server.world.channels.values()))
        print(server.url, server.token, channel.id, flush=True)
        await asyncio.sleep(60)


if __name__ == "__main__":
    asyncio.run(main())
