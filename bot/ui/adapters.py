"""Speaks to Discord for the delivery: one class for channels, one for mailboxes, and Discord's errors as ours."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from datetime import datetime

import aiohttp
import discord

from bot import metrics
from bot.messages.controls import Control
from bot.messages.message import PrivateMessage, PublicMessage
from bot.tables.ports import MailboxClosed, NotAllowed, NotThere, TryLater
from bot.tables.records import ChannelId, MessageId, TableId, UserId
from bot.ui.rendering import Renderer

CANNOT_DM = frozenset({50007, 50278})
TOO_FAST = 40003
ARCHIVED = 50083
SLOW_DMS = 60.0
QUARANTINED = 20026
QUARANTINE = 600.0
LOOK_BACK = 50
NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")


class ThreadArchived(NotAllowed):
    """A thread takes no edits, or, where it is locked too, nothing at all without a permission."""

    def __init__(self) -> None:
        super().__init__("manage_threads")


class ChannelAnnouncer:
    """Speaks to channels and threads. Takes public messages only (wall 2)."""

    def __init__(self, client: discord.Client, renderer: Renderer) -> None:
        self._client = client
        self._renderer = renderer

    async def announce(self, channel: ChannelId, message: PublicMessage, nonce: str) -> MessageId:
        """Post once: the same nonce sent again within minutes shows nothing new. Raises PortError."""
        body = await self._renderer.sending(message, pictures=self.may_attach(channel))
        async with self._errors(channel):
            sent = await self._client.get_partial_messageable(channel).send(nonce=nonce, **body)
        return MessageId(sent.id)

    def may_attach(self, channel: ChannelId) -> bool:
        """Return whether files can be posted there, as far as is known."""
        return "attach_files" not in missing(self._client, channel)

    async def repaint(self, channel: ChannelId, at: MessageId, message: PublicMessage) -> None:
        """Edit the panel. Raises PortError."""
        body = await self._renderer.editing(message, pictures=self.may_attach(channel))
        try:
            async with self._errors(channel):
                await self._client.get_partial_messageable(channel).get_partial_message(at).edit(**body)
        except ThreadArchived as error:
            raise NotThere from error  # what is posted anew opens the thread again

    async def remove(self, channel: ChannelId, at: MessageId) -> None:
        """Delete an old panel. Raises PortError."""
        async with self._errors(channel):
            await self._client.get_partial_messageable(channel).get_partial_message(at).delete()

    async def panels(self, channel: ChannelId, table: TableId) -> list[tuple[MessageId, datetime]]:
        """Return the panels of a table among the last messages, oldest first, with their times. Raises PortError."""
        me = self._client.user.id if self._client.user is not None else 0
        async with self._errors(channel):
            place = self._client.get_partial_messageable(channel)
            last = [message async for message in place.history(limit=LOOK_BACK)]
        return [
            (MessageId(message.id), message.created_at)
            for message in reversed(last)
            if message.author.id == me and table in _tables(message.components)
        ]

    @asynccontextmanager
    async def _errors(self, channel: ChannelId) -> AsyncIterator[None]:
        try:
            async with discord_errors():
                yield
        except discord.Forbidden as error:
            lacking = missing(self._client, channel)
            raise NotAllowed(lacking[0] if lacking else "view_channel") from error


class MailboxWhisperer:
    """Speaks to one person by DM. Takes private messages only (wall 2)."""

    def __init__(self, client: discord.Client, renderer: Renderer) -> None:
        self._client = client
        self._renderer = renderer

    async def whisper(self, user: UserId, message: PrivateMessage, nonce: str) -> None:
        """Send a DM once. Raises PortError."""
        body = await self._renderer.sending(message)
        try:
            async with discord_errors():
                mailbox = await self._client.create_dm(discord.Object(user))
                await mailbox.send(nonce=nonce, **body)
        except discord.Forbidden as error:
            if error.code == TOO_FAST:
                raise TryLater(SLOW_DMS) from error
            if error.code == QUARANTINED:  # the bot's trouble, not this person's: their mailbox may well be open
                metrics.QUARANTINED.inc()
                raise TryLater(QUARANTINE) from error
            metrics.MAILBOXES.labels("closed").inc()
            raise MailboxClosed from error
        metrics.MAILBOXES.labels("open").inc()


@asynccontextmanager
async def discord_errors() -> AsyncIterator[None]:
    """Turn what Discord answers into a PortError; Forbidden is left to the caller, a 400 is a defect of ours."""
    try:
        yield
    except discord.NotFound as error:
        raise NotThere from error
    except discord.RateLimited as error:
        raise TryLater(error.retry_after) from error
    except discord.DiscordServerError as error:
        raise TryLater(1.0) from error
    except (aiohttp.ClientError, TimeoutError, ConnectionError) as error:
        raise TryLater(1.0) from error
    except discord.HTTPException as error:
        if error.status == 429:
            raise TryLater(5.0) from error
        if error.code in CANNOT_DM:
            raise MailboxClosed from error
        if error.code == ARCHIVED:
            raise ThreadArchived from error
        raise


def _tables(components: Iterable[object]) -> Iterator[int]:
    """Yield the tables whose controls are on a message."""
    for each in components:
        if (control := Control.read(str(getattr(each, "custom_id", "")))) is not None:
            yield control.table
        yield from _tables(getattr(each, "children", ()))


def missing(client: discord.Client, channel: ChannelId) -> list[str]:
    """Return the permissions that the bot needs and lacks in a channel, as far as it knows."""
    place = client.get_channel(channel)
    if not isinstance(place, (discord.abc.GuildChannel, discord.Thread)):
        return []
    return lacking(place.permissions_for(place.guild.me), is_thread=isinstance(place, discord.Thread))


def lacking(permissions: discord.Permissions, *, is_thread: bool) -> list[str]:
    """Return the names of the permissions that are needed and not there, the most needed first."""
    needed = ("send_messages_in_threads" if is_thread and each == "send_messages" else each for each in NEEDED)
    return [each for each in needed if not getattr(permissions, each)]
