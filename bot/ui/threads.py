"""Threads of the bot's own: a table's panel and lines stay together there, away from all else that is said in a channel."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import aiohttp
import discord
import structlog

from bot.tables.ids import ChannelId, UserId
from bot.tables.stores import StoreTrouble
from bot.ui.reply import Trouble

log = structlog.get_logger(__name__)

WEEK: Final = 10080
"""Minutes without a word after which Discord hides a thread while its game goes on; a new message shows it again."""

SOON: Final = 60
"""The same once its table is over: people may talk about the game for a while."""

OPENING: Final = {False: "create_public_threads", True: "create_private_threads"}
"""The permission that the bot needs for a thread, by whether it is private."""

SETTLED: Final = 60.0
"""Seconds after which a thread that was being opened has its table, or never will."""

FEW: Final = 3
"""Discord itself says as much in a thread without a word of its people: the names of those brought in."""

LONGEST_NAME: Final = 100
TOO_MANY: Final = 160006
NOT_HERE: Final = 50024
FORBIDDEN: Final = 50013
NO_ACCESS: Final = 50001


async def open_thread(
    interaction: discord.Interaction[Any], name: str, *, is_private: bool, guests: tuple[UserId, ...]
) -> discord.Thread:
    """Open a thread in the channel of an interaction, with these people in it; a private one is seen by no one else.

    Raises Trouble where Discord has no threads there, or no more.
    """
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Trouble("no-threads-here")
    kind = discord.ChannelType.private_thread if is_private else discord.ChannelType.public_thread
    try:
        thread = await channel.create_thread(name=name[:LONGEST_NAME], type=kind, auto_archive_duration=WEEK)
        try:
            for user in guests:
                await thread.add_user(discord.Object(user))
        except BaseException:
            await take_away(thread)
            raise
    except discord.HTTPException as error:
        if error.code == TOO_MANY:
            raise Trouble("threads-full") from error
        if error.code in (NOT_HERE, FORBIDDEN, NO_ACCESS):
            raise Trouble("no-threads-here") from error
        raise
    return thread


async def take_away(thread: discord.Thread) -> None:
    """Delete a thread that was opened in vain; without that permission, archive it. Never raises."""
    try:
        await thread.delete()
    except discord.Forbidden:
        await _edit(thread, archived=True)
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError) as error:
        log.warning("a thread that nobody needs stays", error=type(error).__name__)


Known: TypeAlias = Callable[[ChannelId, ChannelId], Awaitable[bool]]
"""Whether a thread in a channel has a table, or a room that finds it again."""


async def take_away_strays(guild: discord.Guild, is_known: Known) -> None:
    """Take away the threads that were opened for a table and have none, since the process died in between. Never raises."""
    strays = [each for each in guild.threads if await _is_stray(each, is_known)]
    if not strays:
        return
    await asyncio.sleep(SETTLED)  # one that is being opened just now has its table by then
    for each in strays:
        if await _is_stray(each, is_known) and await _is_silent(each):
            log.info("a thread without a table is taken away")
            await take_away(each)


async def _is_stray(thread: discord.Thread, is_known: Known) -> bool:
    """Return whether a thread looks like one of our own that never got its table."""
    is_empty = thread.owner_id == thread.guild.me.id and thread.message_count <= FEW
    try:
        return is_empty and not await is_known(ChannelId(thread.id), ChannelId(thread.parent_id))
    except StoreTrouble:
        return False  # its table is not known: the next start looks again


async def _is_silent(thread: discord.Thread) -> bool:
    """Return whether no person has written in a thread, as far as the bot may read: Discord counts only about."""
    try:
        return all([each.is_system() async for each in thread.history(limit=FEW + 1)])
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError):
        return False


async def let_sleep(client: discord.Client, channel: ChannelId, *, at_once: bool) -> None:
    """Let Discord archive a thread, soon or at once, if it is one of our own.

    Where that fails it stays until it has been silent for a week.
    """
    thread = client.get_channel(channel)
    me = client.user
    if not isinstance(thread, discord.Thread) or me is None or thread.owner_id != me.id:
        return
    if at_once:
        await _edit(thread, archived=True)
    else:
        await _edit(thread, auto_archive_duration=SOON)


async def _edit(thread: discord.Thread, **change: Any) -> None:
    try:
        await thread.edit(**change)
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError) as error:
        log.info("a thread stays open", error=type(error).__name__)
