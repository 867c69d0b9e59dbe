"""What end-to-end tests share: a practice server that must end without faults, and a bot that connects to it."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import discord
from discord import app_commands
from PIL import Image

from bot.practice.loopback.model import Channel, Guild
from tests.e2e.practice.person import Person
from tests.e2e.practice.server import PracticeServer, pointed_at

Prepare = Callable[["SmallBot"], None]


class SmallBot(discord.Client):
    """A real discord.py client with a few commands; what it needs is put on `tree` before it starts."""

    def __init__(self, prepare: Prepare) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(intents=intents, guild_ready_timeout=0.05)  # the library waits 2 s after the last guild
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []
        self.errors: list[Exception] = []
        self.translator: app_commands.Translator | None = None
        prepare(self)

        @self.tree.error
        async def _failed(_: discord.Interaction[SmallBot], error: app_commands.AppCommandError) -> None:
            self.errors.append(error)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(self.translator)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not sleep for five seconds before the second IDENTIFY."""

    async def on_socket_event_type(self, name: str) -> None:
        self.heard.append(name)


@asynccontextmanager
async def running(server: PracticeServer, prepare: Prepare) -> AsyncIterator[SmallBot]:
    """Run a bot against a server until the block ends."""
    with pointed_at(server.url, server.gateway_url):
        async with SmallBot(prepare) as bot:
            await bot.login(server.token)
            living = asyncio.create_task(bot.connect(), name="bot")
            await server.connected()
            await bot.wait_until_ready()
            try:
                yield bot
            finally:
                await bot.close()
                await living


def picture() -> bytes:
    """Return a small picture as a file holds it."""
    buffer = io.BytesIO()
    Image.new("RGB", (20, 10), "red").save(buffer, "PNG")
    return buffer.getvalue()


class Scene:
    """One guild with one channel, Alice who reads French, and Bob."""

    def __init__(self, server: PracticeServer) -> None:
        self.server = server
        self.world = server.world
        self.guild: Guild = self.world.add_guild("Club", locale="fr")
        self.channel: Channel = self.world.add_channel(self.guild, "salon")
        self.alice = Person(server, self.world.add_person("Alice", locale="fr"))
        self.bob = Person(server, self.world.add_person("Bob"))
