"""Tables that could not be told are tried again when the bot is back in their server, or something changes there."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.tables.delivery import Delivery
from bot.tables.records import ChannelId, GuildId


class Returns(commands.Cog):
    """Listens to what Discord tells of servers, channels, roles and threads; the intent for servers brings it all."""

    def __init__(self, delivery: Delivery) -> None:
        self._delivery = delivery

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was let in, perhaps again."""
        await self._delivery.joined(GuildId(guild.id))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there again after a failure of Discord, or for the first time after a start."""
        self._delivery.returned(GuildId(guild.id))

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Who may do what in a channel may have changed; its threads follow it."""
        threads = {ChannelId(each.id) for each in after.guild.threads if each.parent_id == after.id}
        self._delivery.returned(GuildId(after.guild.id), threads | {ChannelId(after.id)})

    @commands.Cog.listener()
    async def on_thread_update(self, _: discord.Thread, after: discord.Thread) -> None:
        """A thread may have been opened or unlocked."""
        self._delivery.returned(GuildId(after.guild.id), {ChannelId(after.id)})

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """What a role may do has changed."""
        self._delivery.returned(GuildId(after.guild.id))

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Discord tells the bot of itself only, as when it is given a role."""
        if after == after.guild.me:
            self._delivery.returned(GuildId(after.guild.id))
