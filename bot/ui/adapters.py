"""Speaks to Discord for the delivery: one class for channels, one for mailboxes, and Discord's errors as ours."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Final

import aiohttp
import discord
import structlog

from bot import metrics
from bot.messages.controls import Control, Fixed, Kind
from bot.tables.ids import ChannelId, MessageId, TableId, UserId
from bot.telling.message import PrivateMessage, PublicMessage
from bot.telling.senders import (
    CLOCKS_DIFFER,
    Archived,
    MailboxClosed,
    NotAllowed,
    NotThere,
    Posted,
    TryLater,
    Unexplained,
)
from bot.ui.governor import RequestUrgency, urgency
from bot.ui.rendering import Renderer, has_clip, is_whole, take_buttons
from bot.ui.threads import let_sleep

log = structlog.get_logger(__name__)

CANNOT_DM = frozenset({50007, 50278})
TOO_FAST = 40003
ARCHIVED = 50083
LOCKED = 160005
LACKING = frozenset({50001, 50013})
UNLOCKING = "manage_threads"
PATIENCE = 30.0
"""Seconds to wait for a picture that was late: the words are there already."""
SLOW_DMS = 60.0
QUARANTINED = 20026
QUARANTINE = 600.0
LOOK_BACK = 50
LOOK_FAR = 200
NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")


class ChannelAnnouncer:
    """Speaks to channels and threads. Takes public messages only (wall 2)."""

    def __init__(self, client: discord.Client, renderer: Renderer) -> None:
        self._client = client
        self._renderer = renderer

    async def announce(self, channel: ChannelId, message: PublicMessage, nonce: str) -> Posted:
        """Post once: the same nonce sent again within minutes shows nothing new. Raises PortError."""
        pictures = self.may_attach(channel)
        body = await self._renderer.sending(message, pictures=pictures)
        async with self._errors(channel):
            sent = await self._place(channel).send(nonce=nonce, **body)
        # A message that Discord took before, and gives again, may lack the clip that is here by now.
        is_heard = not pictures or has_clip(message, sent.attachments)
        return Posted(MessageId(sent.id), is_heard and is_whole(message, body.get("files", ()), pictures=pictures))

    async def announced(
        self, channel: ChannelId, message: PublicMessage, since: datetime, after: MessageId | None
    ) -> MessageId | None:
        """Return the bot's own message with these words, if it is among the last ones. Raises PortError."""
        async with self._errors(channel):
            return await _found(self._client, self._place(channel), message.text, since, after, mark=message.mark)

    def may_attach(self, channel: ChannelId) -> bool:
        """Return whether files can be posted there, as far as is known."""
        return "attach_files" not in missing(self._client, channel)

    async def repaint(
        self, channel: ChannelId, at: MessageId, message: PublicMessage, *, patiently: bool = False
    ) -> bool:
        """Edit the panel. Return whether it has its picture. Raises PortError.

        With `patiently`, wait longer for the picture, and change nothing without it.
        """
        pictures = self.may_attach(channel)
        patience = PATIENCE if patiently else None
        body = await self._renderer.editing(message, pictures=pictures, patience=patience)
        whole = is_whole(message, body["attachments"], pictures=pictures)
        if whole or not patiently:
            async with self._errors(channel, RequestUrgency.LATE if patiently else RequestUrgency.PANEL):
                await self._place(channel).get_partial_message(at).edit(**body)
        return whole

    async def complete(self, channel: ChannelId, at: MessageId, message: PublicMessage) -> bool:
        """Add the picture or the clip that a post lacks, unless it is there. Return whether it is there now. Raises PortError."""
        if message.scene is not None:
            return await self.repaint(channel, at, message, patiently=True)
        if not self.may_attach(channel) or await self._is_heard(channel, at, message):
            return True
        clip = await self._renderer.clip(message, patience=PATIENCE)
        if not clip:
            return False
        async with self._errors(channel, RequestUrgency.LATE):
            await self._place(channel).get_partial_message(at).edit(attachments=clip)
        return True

    async def _is_heard(self, channel: ChannelId, at: MessageId, message: PublicMessage) -> bool:
        """Return whether a post has its clip, as far as may be read."""
        try:
            async with self._errors(channel, RequestUrgency.LATE):
                posted = await self._place(channel).fetch_message(at)
        except NotAllowed:
            return False
        return has_clip(message, posted.attachments)

    async def close(self, channel: ChannelId, at: MessageId, message: PublicMessage) -> None:
        """Edit a post so that it says this, and nothing is left to press. Raises PortError."""
        async with self._errors(channel, RequestUrgency.PANEL):
            post = await self._place(channel).fetch_message(at)
            if post.flags.components_v2:  # it called nobody
                await post.edit(**await self._renderer.editing(message))
            else:
                await post.edit(content=message.text, view=None, allowed_mentions=self._renderer.mentions(message))

    async def remove(self, channel: ChannelId, at: MessageId) -> None:
        """Delete an old panel. Raises PortError."""
        async with self._errors(channel, RequestUrgency.PANEL):
            await self._place(channel).get_partial_message(at).delete()

    async def let_sleep(self, channel: ChannelId, *, at_once: bool = False) -> None:
        """Let Discord archive a thread of our own, soon or at once."""
        await let_sleep(self._client, channel, at_once=at_once)

    async def panels(self, channel: ChannelId, table: TableId) -> list[tuple[MessageId, datetime]]:
        """Return the panels of a table among the last messages, oldest first, with their times. Raises PortError."""
        me = _me(self._client)
        async with self._errors(channel):
            last = [message async for message in self._place(channel).history(limit=LOOK_BACK)]
        return [
            (MessageId(message.id), message.created_at)
            for message in reversed(last)
            if message.author.id == me and message.flags.components_v2 and table in _tables(message.components)
        ]

    def _place(self, channel: ChannelId) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    @asynccontextmanager
    async def _errors(self, channel: ChannelId, of: RequestUrgency = RequestUrgency.LINE) -> AsyncIterator[None]:
        try:
            async with discord_errors():
                with urgency(of):
                    yield
        except discord.Forbidden as error:
            if error.code == LOCKED:
                raise NotAllowed(UNLOCKING) from error
            lacking = missing(self._client, channel)
            kind = NotAllowed if lacking or error.code in LACKING else Unexplained
            raise kind(lacking[0] if lacking else "view_channel") from error


class MailboxWhisperer:
    """Speaks to one person by DM. Takes private messages only (wall 2)."""

    def __init__(self, client: discord.Client, renderer: Renderer) -> None:
        self._client = client
        self._renderer = renderer
        self.is_quarantined = False
        """Whether Discord refused the last message because of the bot itself."""
        self._opening = asyncio.Lock()
        self._free_at = 0.0

    async def whisper(self, user: UserId, message: PrivateMessage, nonce: str) -> MessageId:
        """Send a DM once. Raises PortError."""
        body = await self._renderer.sending(message, is_layout=not message.is_plain)
        async with self._mailbox(user) as mailbox:
            sent = MessageId((await mailbox.send(nonce=nonce, **body)).id)
            self.is_quarantined = False
            return sent

    async def whispered(
        self, user: UserId, message: PrivateMessage, since: datetime, after: MessageId | None
    ) -> MessageId | None:
        """Return the bot's own DM with these words, if it is among the last ones. Raises PortError."""
        async with self._mailbox(user) as mailbox:
            return await _found(self._client, mailbox, message.text, since, after)

    async def disarm(self, user: UserId, at: MessageId) -> None:
        """Take the buttons off a DM; its words and picture stay. Raises PortError."""
        async with self._mailbox(user) as mailbox:
            message = await mailbox.fetch_message(at)
            try:
                await take_buttons(message)
            except discord.HTTPException as error:
                if error.status != 400:
                    raise
                log.warning("a message keeps its old buttons", code=error.code)  # it is not worth another try

    async def unsay(self, user: UserId, at: MessageId) -> None:
        """Delete a DM. Raises PortError."""
        async with self._mailbox(user) as mailbox:
            await mailbox.get_partial_message(at).delete()

    def _opened(self, user: UserId) -> discord.DMChannel | None:
        for each in self._client.private_channels:
            if isinstance(each, discord.DMChannel) and each.recipient is not None and each.recipient.id == user:
                return each
        return None

    async def _open(self, user: UserId) -> discord.DMChannel:
        """Open a mailbox, one at a time: discord.py forgets those under way when a bucket is full again, and sends too many."""
        async with self._opening:
            try:
                return await self._client.create_dm(discord.Object(user))
            except discord.HTTPException as error:
                if error.status != 400:
                    raise
                raise MailboxClosed from error  # such as 50033: nothing but the person was asked for, whose account is gone

    @asynccontextmanager
    async def _mailbox(self, user: UserId) -> AsyncIterator[discord.DMChannel]:
        now = asyncio.get_running_loop().time()
        if self.is_quarantined and now < self._free_at:  # to go on trying would make it worse
            raise TryLater(self._free_at - now)
        try:
            async with discord_errors():
                with urgency(RequestUrgency.LINE):
                    yield self._opened(user) or await self._open(user)
        except discord.Forbidden as error:
            if error.code == TOO_FAST:
                raise TryLater(SLOW_DMS) from error
            if error.code == QUARANTINED:  # the bot's trouble, not this person's: their mailbox may well be open
                metrics.QUARANTINED.inc()
                self.is_quarantined = True
                self._free_at = asyncio.get_running_loop().time() + QUARANTINE
                log.warning("the bot is in quarantine: write to Discord's developer support", code=QUARANTINED)
                raise TryLater(QUARANTINE) from error
            metrics.MAILBOXES.labels("closed").inc()
            raise MailboxClosed from error
        metrics.MAILBOXES.labels("open").inc()


def _me(client: discord.Client) -> int:
    return client.user.id if client.user is not None else 0


async def _found(
    client: discord.Client,
    place: discord.abc.Messageable,
    text: str,
    since: datetime,
    after: MessageId | None,
    *,
    mark: str = "",
) -> MessageId | None:
    """Return our own message with these words, sent after another and not before a time by our clock; `mark`: it begins so.

    Discord gives no nonces back. But each line says its messages one after the other, so words and place are enough.
    """
    first = max(discord.utils.time_snowflake(since - CLOCKS_DIFFER), after or 0)
    async for message in place.history(limit=LOOK_FAR, after=discord.Object(first), oldest_first=True):
        words = _words(message)
        is_it = words.startswith(mark.strip()) if mark else words == text.strip()
        if message.author.id == _me(client) and is_it:
            return MessageId(message.id)
    return None


def _words(message: discord.Message) -> str:
    """Return the text of a message, whether it is a plain one or a layout."""
    return message.content.strip() or "".join(_texts(message.components)).strip()


def _texts(components: Iterable[object]) -> Iterator[str]:
    for each in components:
        if isinstance(each, discord.TextDisplay):
            yield each.content
        yield from _texts(getattr(each, "children", ()))


@asynccontextmanager
async def discord_errors() -> AsyncIterator[None]:
    """Turn the errors of Discord into a PortError; Forbidden is left to the caller, a 400 is a defect of ours."""
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
            raise Archived from error
        raise


PANEL_CONTROLS: Final = (Fixed.PANEL_DESK, Fixed.MORE, Fixed.LOG, Fixed.RULES)
"""One of these stands on every panel with controls, of a version before too, and on no other message for all."""


def _tables(components: Iterable[object]) -> Iterator[int]:
    """Yield the tables of which a message is the panel."""
    for each in components:
        control = Control.read(str(getattr(each, "custom_id", "")))
        if control is not None and control.kind is Kind.FIXED and control.number in PANEL_CONTROLS:
            yield control.table
        yield from _tables(getattr(each, "children", ()))


async def may_see(client: discord.Client, channel: ChannelId, user: UserId) -> bool:
    """Return whether a channel or thread is open to the whole server and the person is still a member.

    A place that is not known counts as closed.
    """
    place = client.get_channel(channel)
    if isinstance(place, discord.Thread) and place.is_private():
        return False
    if not isinstance(place, (discord.abc.GuildChannel, discord.Thread)):
        return False
    if not place.permissions_for(place.guild.default_role).view_channel:
        return False
    try:
        member = await place.guild.fetch_member(user)
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError, ConnectionError):
        return False
    return place.permissions_for(member).view_channel


async def is_deleted(client: discord.Client, channel: ChannelId) -> bool:
    """Return whether a channel or thread is surely there no more. Raises TryLater."""
    try:
        async with discord_errors():
            with urgency(RequestUrgency.LATE):
                await client.fetch_channel(channel)
    except NotThere:
        return True
    except (discord.Forbidden, discord.InvalidData):
        pass
    return False


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
