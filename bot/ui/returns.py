"""Discord's news of servers and channels: another try for untold tables, the end of tables and evenings without their place."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import discord
import structlog
from discord.ext import commands

from bot.tables.ids import ChannelId, GuildId
from bot.tables.servers import Servers
from bot.telling.delivery import Delivery
from bot.telling.worker import SideBySide
from bot.ui.adapters import is_deleted
from bot.ui.client import AlibiBot
from bot.ui.room import Room
from bot.ui.threads import Known, take_away_strays

log = structlog.get_logger(__name__)


class Returns(commands.Cog):
    """Listens to Discord's news of servers, channels, roles and threads; the intent for servers brings it all."""

    def __init__(
        self, bot: AlibiBot, delivery: Delivery, servers: Servers, rooms: Collection[Room], is_known: Known
    ) -> None:
        self._bot = bot
        self._delivery = delivery
        self._servers = servers
        self._rooms = rooms
        self._is_known = is_known
        self._sweeping: set[asyncio.Task[None]] = set()
        self._gone = SideBySide("gone", self._tell_rooms)
        self._missed = SideBySide("missed", self._find_missed)

    async def cog_unload(self) -> None:
        """Leave the threads that are left to the next start."""
        for each in self._sweeping:
            each.cancel()
        await self._missed.close()
        await self._gone.close()

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """All servers of a shard are known, those that Discord cannot reach among them."""
        self._servers.met(self._is_in)
        await self._missed.look_at([shard])

    def _is_in(self, guild: GuildId) -> bool | None:
        """Return whether the bot is in a server; None where the server's shard has not said so yet."""
        if (int(guild) >> 22) % (self._bot.shard_count or 1) not in self._bot.listed:
            return None
        return self._bot.get_guild(guild) is not None

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was thrown out, or the server is gone; one that cannot be reached for a while is told otherwise."""
        await self._servers.removed(GuildId(guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was let in, perhaps again."""
        await self._servers.returned(GuildId(guild.id))
        await self._delivery.joined(GuildId(guild.id))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there again after a failure of Discord, or for the first time after a start."""
        self._delivery.returned(GuildId(guild.id))
        sweep = asyncio.create_task(take_away_strays(guild, self._is_known), name="strays")
        self._sweeping.add(sweep)
        sweep.add_done_callback(self._sweeping.discard)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, by itself or with its channel."""
        await self._gone.look_at([ChannelId(payload.thread_id)])

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone."""
        await self._gone.look_at([ChannelId(channel.id)])

    async def _find_missed(self, shard: int) -> None:
        """Find channels and threads of a shard that were deleted unheard, and tell the rooms. Raises StoreTrouble, TryLater."""
        places = [each for room in self._rooms for each in await room.places()]
        for guild, place in dict.fromkeys(places):
            known = self._bot.get_guild(guild)
            if known is None or known.unavailable or known.shard_id != shard:
                continue
            # An archived thread is not listed, and what the bot may not see is not known to be gone.
            if known.get_channel_or_thread(place) is None and await is_deleted(self._bot, place):
                log.info("a place was deleted meanwhile")
                await self._gone.look_at([place])

    async def _tell_rooms(self, place: ChannelId) -> None:
        for room in self._rooms:
            await room.lost(place)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """The permissions of a channel, and with them those of its threads, may have changed."""
        threads = {ChannelId(each.id) for each in after.guild.threads if each.parent_id == after.id}
        self._delivery.returned(GuildId(after.guild.id), threads | {ChannelId(after.id)})

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been opened or unlocked; one that was closed is not known any more."""
        self._delivery.returned(GuildId(payload.guild_id), {ChannelId(payload.thread_id)})

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """The permissions of a role have changed."""
        self._delivery.returned(GuildId(after.guild.id))

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """The bot itself may have been given a role, or lost one: Discord sends this event of no other member."""
        if after == after.guild.me:
            self._delivery.returned(GuildId(after.guild.id))
