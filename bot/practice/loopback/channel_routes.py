"""REST routes of a channel's messages."""

from __future__ import annotations

from discord import Permissions

from bot.practice.loopback import message_body, payloads, permissions
from bot.practice.loopback.errors import ApiError, Json, Known, Problem, invalid
from bot.practice.loopback.model import Channel, Flag, Message
from bot.practice.loopback.request import NO_CONTENT, Call, Reply, ok

NONCE_LIFE_SECONDS = 300.0
OLD_MESSAGE_SECONDS = 3600.0
MAX_OLD_EDITS = 3
OLD_EDITS_SPAN_SECONDS = 6.0


def channel_of(call: Call) -> Channel:
    """Return the channel of the path. Raises ApiError unless the bot may see it."""
    channel = call.world.channels.get(call.number("channel_id", Known.UNKNOWN_CHANNEL))
    if channel is None:
        raise ApiError(Known.UNKNOWN_CHANNEL)
    if not permissions.may_see(channel, call.world.bot):
        raise ApiError(Known.MISSING_ACCESS)
    return channel


def require(call: Call, channel: Channel, **needed: bool) -> None:
    """Raise ApiError unless the bot has all `needed` permissions in a channel."""
    if not permissions.in_channel(channel, call.world.bot) >= Permissions(**needed):
        raise ApiError(Known.MISSING_PERMISSIONS)


def message_of(call: Call, channel: Channel) -> Message:
    """Return the message of the path. Raises ApiError, also for ephemeral messages."""
    message = call.world.messages.get(call.number("message_id", Known.UNKNOWN_MESSAGE))
    if message is None or message.channel is not channel or message.is_ephemeral:
        raise ApiError(Known.UNKNOWN_MESSAGE)
    return message


async def send_message(call: Call) -> Reply:
    """Send a message. With `enforce_nonce`, return the earlier message of the same nonce instead."""
    world = call.world
    channel = channel_of(call)
    body = message_body.known_fields(call.json, message_body.SEND_FIELDS)
    _may_send(call, channel)
    if body.get("enforce_nonce") and (twin := _same_nonce(call, body)) is not None:
        call.message = twin
        return ok(payloads.message(call.world, twin))
    message = world.blank(channel, world.bot)
    message_body.compose(world, message, body, call.files)
    if message.flags & Flag.EPHEMERAL:
        raise invalid(Problem(("flags",), "BITFIELD_INVALID", "Only an answer to an interaction can be ephemeral"))
    world.send(message)
    call.message = message
    return ok(payloads.message(call.world, message))


def _may_send(call: Call, channel: Channel) -> None:
    if channel.recipient is not None:
        if call.world.is_flagged:
            raise ApiError(Known.FLAGGED)
        if not call.world.share_guild(channel.recipient):
            raise ApiError(Known.NO_MUTUAL_GUILD)
        if not channel.recipient.dms_open:
            raise ApiError(Known.CLOSED_MAILBOX)
        return
    permission = "send_messages_in_threads" if channel.is_thread else "send_messages"
    require(call, channel, **{permission: True, "attach_files": bool(call.files)})
    if channel.is_locked and not permissions.in_channel(channel, call.world.bot).manage_threads:
        raise ApiError(Known.LOCKED_THREAD)


def _same_nonce(call: Call, body: Json) -> Message | None:
    """Return the bot's recent message with the same nonce. Discord compares those of one author in all channels."""
    nonce, since = body.get("nonce"), call.world.clock.ago(NONCE_LIFE_SECONDS)
    for message in reversed(call.world.messages.values()):
        if message.sent.timestamp() < since:
            return None
        if nonce is not None and message.author is call.world.bot and str(message.nonce) == str(nonce):
            return message
    return None


async def get_channel(call: Call) -> Reply:
    """Return a channel or thread."""
    return ok(payloads.channel(channel_of(call)))


async def list_messages(call: Call) -> Reply:
    """Return messages, newest first."""
    channel = channel_of(call)
    if not permissions.in_channel(channel, call.world.bot).read_message_history:
        raise ApiError(Known.MISSING_ACCESS)
    found = [message for message in channel.messages if not message.is_ephemeral]
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise invalid(Problem(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100."))
    if (after := call.query.get("after")) is not None:
        newer = [message for message in found if message.id > int(after)][:limit]
        return ok([payloads.message(call.world, message) for message in reversed(newer)])
    if (before := call.query.get("before")) is not None:
        found = [message for message in found if message.id < int(before)]
    return ok([payloads.message(call.world, message) for message in reversed(found[-limit:])])


async def get_message(call: Call) -> Reply:
    """Return a message."""
    channel = channel_of(call)
    if not permissions.in_channel(channel, call.world.bot).read_message_history:
        raise ApiError(Known.MISSING_ACCESS)
    return ok(payloads.message(call.world, message_of(call, channel)))


async def edit_message(call: Call) -> Reply:
    """Edit one of the bot's own messages."""
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.author is not call.world.bot:
        raise ApiError(Known.NOT_YOUR_MESSAGE)
    if channel.is_archived:
        raise ApiError(Known.ARCHIVED_THREAD)
    body = message_body.known_fields(call.json, message_body.WEBHOOK_FIELDS)
    if call.files and channel.guild is not None:
        require(call, channel, attach_files=True)
    _old_edits(call, message)
    message_body.compose(call.world, message, body, call.files, is_edit=True)
    call.world.edited(message)
    call.message = message
    return ok(payloads.message(call.world, message))


def _old_edits(call: Call, message: Message) -> None:
    """Raise ApiError at the fourth edit within six seconds of messages older than an hour in one channel."""
    now, channel = call.world.clock.now(), message.channel
    if now - message.sent.timestamp() < OLD_MESSAGE_SECONDS:
        return
    channel.old_edits = [moment for moment in channel.old_edits if now - moment < OLD_EDITS_SPAN_SECONDS]
    if len(channel.old_edits) >= MAX_OLD_EDITS:
        wait = round(OLD_EDITS_SPAN_SECONDS - (now - channel.old_edits[0]), 3)
        headers = {"Via": "1.1 practice", "Retry-After": str(max(1, round(wait))), "X-RateLimit-Scope": "shared"}
        raise ApiError(Known.OLD_EDITS, headers=headers, extra={"retry_after": wait, "global": False})
    channel.old_edits.append(now)


async def delete_message(call: Call) -> Reply:
    """Delete a message."""
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.author is not call.world.bot:
        require(call, channel, manage_messages=True)
    call.world.delete(message)
    return NO_CONTENT
