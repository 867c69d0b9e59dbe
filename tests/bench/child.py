"""The bots that `interaction` measures: ours, and one bare command that stores a row, durably, with the same answer."""

from __future__ import annotations

import asyncio
import os
import time
from itertools import count
from pathlib import Path

import discord
from discord import app_commands
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import create_async_engine

from bot import logs
from bot.app import App
from bot.heap import share_one_arena
from bot.media import painting
from bot.practice.launch.bot_child import point_discord_at
from bot.process import spare_the_collector
from bot.settings import read_settings
from bot.store.rows import ENTRIES
from bot.tables.delivery import Delivery
from bot.tables.records import EntryKind, TableId
from bot.ui.rendering import ACCENT


def _answer() -> discord.ui.LayoutView:
    """Return the layout that Alibi answers a question with: a sentence and two buttons in a box."""
    layout = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(accent_colour=ACCENT)
    box.add_item(discord.ui.TextDisplay("**Ben** questions **Ada**: “How many red cards do you see?” Answer: **1**."))
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    row.add_item(discord.ui.Button(custom_id="t:1:2:0.3", label="My desk"))
    row.add_item(discord.ui.Button(custom_id="t:1:2:0.4", label="My notes"))
    box.add_item(row)
    layout.add_item(box)
    layout.stop()
    return layout


class Bare(discord.Client):
    """discord.py, one command, the same options, the same row made durable by the same libraries, the same answer."""

    def __init__(self, place: str) -> None:
        self.database = create_async_engine(f"sqlite+aiosqlite:///{place}", pool_size=1, max_overflow=0)
        numbers = count(1)
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(intents=intents, max_messages=None)
        self.tree = app_commands.CommandTree(self)
        group = app_commands.Group(name="clues", description="Clues.")

        @group.command()
        async def ask(interaction: discord.Interaction, witness: str, about: str, inner: str, secret: bool) -> None:
            """Ask."""
            row = {
                "table_id": interaction.channel_id,
                "n": next(numbers),
                "kind": EntryKind.ACTION,
                "seat": 0,
                "at": interaction.created_at,
                "user_id": interaction.user.id,
                "name": "Ask",
                "fields": f"{witness} {about} {inner} {secret}",
                "interaction_id": interaction.id,
            }
            async with self.database.begin() as connection:
                await connection.execute(insert(ENTRIES), row)
            await interaction.response.send_message(view=_answer(), ephemeral=True)

        self.tree.add_command(group)

    async def setup_hook(self) -> None:
        async with self.database.connect() as connection:
            for pragma in ("journal_mode=WAL", "synchronous=FULL"):
                await connection.exec_driver_sql(f"PRAGMA {pragma}")
            await connection.run_sync(ENTRIES.metadata.create_all)
            await connection.commit()
        await self.tree.sync()


async def main() -> None:
    """Run the bot that is asked for."""
    logs.configure("error")
    point_discord_at(os.environ["BENCH_URL"], os.environ["BENCH_GATEWAY"])
    settings = read_settings()
    if os.environ["BENCH_KIND"] == "bare":
        async with Bare(os.environ["BENCH_FILE"]) as bot:
            await bot.start(os.environ["DISCORD_TOKEN"])
    if os.environ["BENCH_KIND"] == "alibi":
        setattr(Delivery, "wake", _hold)  # noqa: B010 (mypy knows no replaced methods)
    painting.QUIET = float(os.environ.get("BENCH_QUIET", painting.QUIET))
    share_one_arena()
    spare_the_collector()
    async with App.opened(settings) as app:
        if (place := os.environ.get("BENCH_PROFILE")) is not None:
            await _profiled(app, place)
        warming = asyncio.create_task(app.pictures.warm())  # as the process does
        stalls = asyncio.create_task(_note_stalls(Path(os.environ["BENCH_FOLDER"]) / "stalls"))
        app.bot.before_identify_hook = _no_wait  # type: ignore[method-assign]  # do not sleep 5 s before IDENTIFY
        await app.run()
        warming.cancel()
        stalls.cancel()


async def _note_stalls(file: Path) -> None:
    """Write down for how many seconds the loop did not turn, whenever that is long."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(0.01)
        if (stalled := time.perf_counter() - start - 0.01) > 0.03:
            with file.open("a") as notes:
                notes.write(f"{stalled:.3f}\n")


async def _no_wait(*_: object, **__: object) -> None:
    """Stand in for discord.py's five seconds between identifies."""


def _hold(_: Delivery, __: TableId, ___: int | None = None) -> None:
    """Tell nothing: what the delivery does is measured apart."""


async def _profiled(app: App, place: str) -> None:
    """Profile the loop's thread for ten seconds, into a file for pstats."""
    import cProfile

    running = asyncio.create_task(app.run())
    profile = cProfile.Profile()
    await asyncio.sleep(float(os.environ.get("BENCH_AFTER", "1")))
    profile.enable()
    await asyncio.sleep(float(os.environ.get("BENCH_SECONDS", "6")))
    profile.disable()
    profile.dump_stats(place)
    await running


asyncio.run(main())
