"""The yardstick of `crowd`: one bare command that stores a row, durably, with the same answer."""

from __future__ import annotations

from itertools import count

import discord
from discord import app_commands
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.rows import ENTRIES
from bot.ui.rendering import ACCENT
from games.core.playthrough import EntryKind


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
