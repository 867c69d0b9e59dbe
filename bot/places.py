"""The places in which tables stand, asked of Discord without a gateway: the bot's permissions there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, islice
from operator import itemgetter
from typing import Final

import discord
from discord.abc import GuildChannel

from bot.tables.ids import ChannelId, GuildId, TableId
from bot.ui.adapters import lacking

MOST_SERVERS: Final = 50
"""Each costs three requests."""

Place = tuple[TableId, GuildId, ChannelId]


async def faults(client: discord.Client, places: Iterable[Place]) -> dict[TableId, Sequence[str]]:
    """Return for each table that cannot speak in its place the permissions it lacks there; none where the place is gone.

    `places` are sorted by server, and those of the first servers are looked at. Raises discord.HTTPException.
    """
    found: dict[TableId, Sequence[str]] = {}
    for guild, of_guild in islice(groupby(places, key=itemgetter(1)), MOST_SERVERS):
        tables = {table: channel for table, _, channel in of_guild}
        found |= await _faults_on(client, guild, tables)
    return found


async def _faults_on(
    client: discord.Client, guild_id: GuildId, tables: Mapping[TableId, ChannelId]
) -> dict[TableId, Sequence[str]]:
    if client.user is None:
        return {}
    try:
        guild = await client.fetch_guild(guild_id, with_counts=False)
        me = await guild.fetch_member(client.user.id)
        channels: dict[int, GuildChannel] = {each.id: each for each in await guild.fetch_channels()}
    except (discord.NotFound, discord.Forbidden):
        return dict.fromkeys(tables, ())
    found: dict[TableId, Sequence[str]] = {}
    for table, channel in tables.items():
        is_thread = channel not in channels
        place = channels.get(channel) or await _parent(client, channel, channels)
        if place is None:
            found[table] = ()
        # The sum of roles and overwrites: a subclass also takes away what follows from other permissions, otherwise in threads.
        elif lacks := lacking(GuildChannel.permissions_for(place, me), is_thread=is_thread):
            found[table] = lacks
    return found


async def _parent(
    client: discord.Client, thread: ChannelId, channels: Mapping[int, GuildChannel]
) -> GuildChannel | None:
    """Return the channel of a thread; None where the thread is gone or cannot be seen."""
    try:
        found = await client.fetch_channel(thread)
    except (discord.NotFound, discord.Forbidden):
        return None
    return channels.get(found.parent_id) if isinstance(found, discord.Thread) else None
