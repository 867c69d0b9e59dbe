"""Threads of the bot's own: a table's panel and lines stay together there, away from all else that is said in a channel."""

from __future__ import annotations

from typing import Any, Final

import aiohttp
import discord
import structlog

from bot.tables.records import ChannelId, UserId
from bot.ui.reply import Trouble

log = structlog.get_logger(__name__)

WEEK: Final = 10080
"""Minutes without a word after which Discord hides a thread while its game goes on; whatever is posted shows it again."""

SOON: Final = 60
"""The same once its table is over: people may talk about the game for a while."""

OPENING: Final = {False: "create_public_threads", True: "create_private_threads"}
"""The permission that the bot needs for a thread, by whether it is private."""

LONGEST_NAME: Final = 100
TOO_MANY: Final = 160006
NOT_HERE: Final = 50024
FORBIDDEN: Final = 50013
NO_ACCESS: Final = 50001


async def open_thread(
    interaction: discord.Interaction[Any], name: str, *, is_private: bool, guests: tuple[UserId, ...]
) -> discord.Thread:
    """Open a thread in the channel of an interaction, with these people in it; a private one is seen by nobody else.

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
    """Delete a thread that was opened in vain; whoever may not, archives it. Never raises."""
    try:
        await thread.delete()
    except discord.Forbidden:
        await _edit(thread, archived=True)
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError) as error:
        log.warning("a thread that nobody needs stays", error=type(error).__name__)


async def let_sleep(client: discord.Client, channel: ChannelId, *, at_once: bool) -> None:
    """Let Discord archive a thread, soon or at once, if it is one of our own.

    Where that fails it stays until nobody speaks for a week.
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
