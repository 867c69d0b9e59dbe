"""Desks on the screen: a private answer with a desk goes when a later press brings the same desk anew.

Discord lets an answer be deleted by the token of its own interaction, for fifteen minutes. Tokens are kept in memory only:
after a restart the older desk stays, as it does after that time.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, TypeAlias

import aiohttp
import discord

from bot.tables.ids import TableId, UserId

Place: TypeAlias = tuple[TableId, UserId]


class Desks:
    """The newest answer with a desk, of each person at each table."""

    def __init__(self) -> None:
        self._shown: dict[Place, discord.Interaction[Any]] = {}  # the oldest first

    async def bring(self, at: Place, interaction: discord.Interaction[Any]) -> None:
        """Take the older desk of a person away, once this interaction has brought it anew."""
        older = self._shown.pop(at, None)
        self._forget_expired()
        self._shown[at] = interaction
        if older is not None and not older.is_expired():
            with suppress(
                discord.DiscordException, aiohttp.ClientError, OSError
            ):  # dismissed by its person, or Discord is away
                await older.delete_original_response()

    def keep(self, at: Place) -> None:
        """Leave the older desk where it is: an outcome is still to be told there."""
        self._shown.pop(at, None)

    def _forget_expired(self) -> None:
        while self._shown and next(iter(self._shown.values())).is_expired():
            del self._shown[next(iter(self._shown))]
