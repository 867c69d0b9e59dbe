"""Presses that two processes hear while a shard changes hands: each is answered by one of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from bot.shards import Shards
from bot.store.heard import StoredHearings
from bot.tables.ids import GuildId, InteractionId
from bot.tables.stores import StoreTrouble
from bot.ui.reply import Outage

HEAD_START: Final = 0.8
"""Seconds that the owner of a shard has, which has its tables in memory, before another process answers in its place."""

PATIENCE: Final = 1.0
"""Seconds for the database's claim of a press: a silent database must cost nobody the answer, nor the time for a deferral."""

LATEST: Final = timedelta(seconds=3)
"""After that, Discord takes no first answer any more."""


class PressHearing:
    """Decides whether this process answers an interaction. Where no shard changes hands, it costs nothing."""

    def __init__(self, shards: Shards, heard: StoredHearings, *, now: Callable[[], datetime]) -> None:
        self._shards = shards
        self._heard = heard
        self._now = now
        self._outage = Outage()

    def owns(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether an interaction comes from a shard of this process."""
        return self._shards.owns(_guild(interaction))

    async def is_ours(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether this process answers an interaction; wait a little where another owns its shard."""
        guild = _guild(interaction)
        if self._shards.is_over and self._now() - interaction.created_at > LATEST:
            return False  # this process has hung: another has answered meanwhile, or its person has pressed again
        if not self._shards.is_shared or not self._shards.is_doubled(guild):
            return True
        await self._shards.until_owned(guild, HEAD_START)
        is_owner = self._shards.owns(guild)
        # Another process than the owner must know: if it gave up a claim that is noted after all, nobody would answer.
        patience = PATIENCE if is_owner else LATEST.total_seconds()
        try:
            async with asyncio.timeout(patience):
                return await self._claimed(InteractionId(interaction.id), is_owner=is_owner)
        except (StoreTrouble, TimeoutError) as error:
            self._outage.note(error)
            return is_owner

    async def _claimed(self, interaction: InteractionId, *, is_owner: bool) -> bool:
        """Return whether this process is the first. One that is not the owner looks before it writes: as a rule it is late."""
        if not is_owner and await self._heard.is_claimed(interaction):
            return False
        return await self._heard.claim(interaction)


def _guild(interaction: discord.Interaction[Any]) -> GuildId | None:
    return None if interaction.guild_id is None else GuildId(interaction.guild_id)
