"""REST routes of channels and their messages."""

from __future__ import annotations

from bot.practice.loopback import message_body, payloads, permissions
from bot.practice.loopback.changes import Change, ChangeKind
from bot.practice.loopback.errors import ApiError, Json, Known, Problem, invalid
from bot.practice.loopback.model import Channel, ChannelKind, Flag, Message
from bot.practice.loopback.permissions import Permission
from bot.practice.loopback.request import NO_CONTENT, Call, Reply, ok

NONCE_LIFE = 300.0
OLD = 3600.0
OLD_EDITS = 3
OLD_EDITS_SPAN = 6.0
REFERENCE_FIELDS = frozenset({"message_id", "channel_id", "guild_id", "fail_if_not_exists", "type"})


def channel_of(call: Call, *needed: Permission) -> Channel:
    """Find the channel of the path, if the bot may see it and may do there what is needed."""
    channel = call.world.channels.get(call.number("channel_id", Known.UNKNOWN_CHANNEL))
    if channel is None:
        raise ApiError(Known.UNKNOWN_CHANNEL)
    require(call, channel, *needed)
    return channel


def require(call: Call, channel: Channel, *needed: Permission) -> None:
    """Refuse what the bot may not do in a channel."""
    if not permissions.may_see(channel, call.world.bot):
        raise ApiError(Known.MISSING_ACCESS)
    allowed = channel.permissions_of(call.world.bot)
    if any(bit not in allowed for bit in needed):
        raise ApiError(Known.MISSING_PERMISSIONS)


def message_of(call: Call, channel: Channel) -> Message:
    """Find the message of the path; an ephemeral one cannot be found this way."""
    message = call.world.messages.get(call.number("message_id", Known.UNKNOWN_MESSAGE))
    if message is None or message.channel is not channel or message.is_ephemeral:
        raise ApiError(Known.UNKNOWN_MESSAGE)
    return message


async def get_channel(call: Call) -> Reply:
    """Show a channel or thread."""
    channel = channel_of(call)
    return ok(payloads.thread_for(channel, call.world.bot) if channel.is_thread else payloads.channel(channel))


async def edit_channel(call: Call) -> Reply:
    """Change a channel, or a thread's state."""
    channel = channel_of(call)
    bot = call.world.bot
    if channel.is_thread:
        body = message_body.known_fields(
            call.json,
            frozenset({"name", "archived", "locked", "auto_archive_duration", "rate_limit_per_user", "invitable"}),
        )
        mine = channel.owner_id == bot.id and not {"locked", "rate_limit_per_user"} & set(body)
        require(call, channel, *([] if mine else [Permission.MANAGE_THREADS]))
        if channel.is_archived and not body.keys() <= {"archived", "locked"}:
            raise ApiError(Known.ARCHIVED_THREAD)
        if channel.is_archived != body.get("archived", channel.is_archived):
            channel.archive_changed = call.world.clock.utc()
        channel.is_archived = bool(body.get("archived", channel.is_archived))
        channel.is_locked = bool(body.get("locked", channel.is_locked))
        channel.is_invitable = bool(body.get("invitable", channel.is_invitable))
        channel.auto_archive = int(body.get("auto_archive_duration", channel.auto_archive))
    else:
        body = message_body.known_fields(call.json, frozenset({"name", "topic", "rate_limit_per_user", "position"}))
        require(call, channel, Permission.MANAGE_CHANNELS)
        channel.topic = body.get("topic", channel.topic)
    channel.name = str(body.get("name", channel.name))
    channel.slowmode = int(body.get("rate_limit_per_user") or 0) if "rate_limit_per_user" in body else channel.slowmode
    call.world.change_channel(channel)
    return ok(payloads.channel(channel))


async def delete_channel(call: Call) -> Reply:
    """Delete a channel or thread."""
    channel = channel_of(call)
    require(call, channel, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
    call.world.delete_channel(channel)
    return ok(payloads.channel(channel))


async def send_typing(call: Call) -> Reply:
    """Show that the bot is writing."""
    channel = channel_of(call)
    if channel.guild is not None:
        require(call, channel, Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES)
    call.world.tell(Change(ChangeKind.TYPING, channel.guild, channel, user=call.world.bot))
    return NO_CONTENT


# -- messages


async def send_message(call: Call) -> Reply:
    """Send a message, unless the same nonce says that it is sent already."""
    world = call.world
    channel = channel_of(call)
    body = message_body.known_fields(call.json, message_body.SEND_FIELDS)
    _may_send(call, channel, body)
    if body.get("enforce_nonce") and (twin := _same_nonce(call, channel, body)) is not None:
        call.reached(twin)
        return ok(payloads.message(twin))
    message = world.blank(channel, world.bot)
    if body.get("message_reference"):
        _refer(
            call,
            message,
            message_body.known_fields(body["message_reference"], REFERENCE_FIELDS, ("message_reference",)),
        )
    message_body.compose(message, body, call.files)
    if message.flags & Flag.EPHEMERAL:
        raise invalid(Problem(("flags",), "BITFIELD_INVALID", "Only an answer to an interaction can be ephemeral"))
    world.send(message)
    call.reached(message)
    return ok(payloads.message(message))


def _may_send(call: Call, channel: Channel, body: Json) -> None:
    if channel.recipient is not None:
        if not call.world.share_guild(channel.recipient):
            raise ApiError(Known.NO_MUTUAL_GUILD)
        if not channel.recipient.dms_open:
            raise ApiError(Known.CLOSED_MAILBOX)
        return
    needed = [Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES]
    if call.files:
        needed.append(Permission.ATTACH_FILES)
    if body.get("embeds"):
        needed.append(Permission.EMBED_LINKS)
    if body.get("message_reference"):
        needed.append(Permission.READ_MESSAGE_HISTORY)
    require(call, channel, *needed)
    if channel.is_locked and Permission.MANAGE_THREADS not in channel.permissions_of(call.world.bot):
        raise ApiError(Known.ARCHIVED_THREAD)


def _same_nonce(call: Call, channel: Channel, body: Json) -> Message | None:
    nonce, since = body.get("nonce"), call.world.clock.ago(NONCE_LIFE)
    for message in reversed(channel.messages):
        if message.sent.timestamp() < since:
            return None
        if nonce is not None and message.author is call.world.bot and str(message.nonce) == str(nonce):
            return message
    return None


def _refer(call: Call, message: Message, reference: Json) -> None:
    target = call.world.messages.get(int(reference.get("message_id") or 0))
    if target is None or target.channel is not message.channel:
        if reference.get("fail_if_not_exists", True):
            raise invalid(Problem(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message"))
        return
    message.kind = 19
    message.reference = reference_to(target)


def reference_to(target: Message) -> Json:
    """Point to a message as Discord does in a reply."""
    home = {"guild_id": str(target.channel.guild.id)} if target.channel.guild else {}
    return {"type": 0, "message_id": str(target.id), "channel_id": str(target.channel.id), **home}


async def list_messages(call: Call) -> Reply:
    """List messages, newest first."""
    channel = channel_of(call)
    _history(call, channel)
    found = [message for message in channel.messages if not message.is_ephemeral]
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise invalid(Problem(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100."))
    if (after := call.query.get("after")) is not None:
        newer = [message for message in found if message.id > int(after)][:limit]
        return ok([payloads.message(message) for message in reversed(newer)])
    if (before := call.query.get("before")) is not None:
        found = [message for message in found if message.id < int(before)]
    elif (around := call.query.get("around")) is not None:
        older = [message for message in found if message.id < int(around)][-(limit // 2) :]
        found = (older + [message for message in found if message.id >= int(around)])[:limit]
    return ok([payloads.message(message) for message in reversed(found[-limit:])])


def _history(call: Call, channel: Channel) -> None:
    if Permission.READ_MESSAGE_HISTORY not in channel.permissions_of(call.world.bot):
        raise ApiError(Known.MISSING_ACCESS)


async def get_message(call: Call) -> Reply:
    """Show one message."""
    channel = channel_of(call)
    _history(call, channel)
    return ok(payloads.message(message_of(call, channel)))


async def edit_message(call: Call) -> Reply:
    """Edit one of the bot's own messages."""
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.author is not call.world.bot:
        raise ApiError(Known.NOT_YOUR_MESSAGE)
    body = message_body.known_fields(call.json, message_body.WEBHOOK_FIELDS)
    if call.files and channel.guild is not None:
        require(call, channel, Permission.ATTACH_FILES)
    _old_edits(call, message)
    message_body.compose(message, body, call.files, is_edit=True)
    call.world.edited(message)
    call.reached(message)
    return ok(payloads.message(message))


def _old_edits(call: Call, message: Message) -> None:
    """Refuse the fourth edit in six seconds of messages over an hour old in one channel."""
    now, channel = call.world.clock.now(), message.channel
    if now - message.sent.timestamp() < OLD:
        return
    channel.old_edits = [moment for moment in channel.old_edits if now - moment < OLD_EDITS_SPAN]
    if len(channel.old_edits) >= OLD_EDITS:
        wait = round(OLD_EDITS_SPAN - (now - channel.old_edits[0]), 3)
        headers = {"Via": "1.1 practice", "Retry-After": str(max(1, round(wait))), "X-RateLimit-Scope": "shared"}
        raise ApiError(Known.OLD_EDITS, headers=headers, extra={"retry_after": wait, "global": False})
    channel.old_edits.append(now)


async def delete_message(call: Call) -> Reply:
    """Delete a message."""
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.author is not call.world.bot:
        require(call, channel, Permission.MANAGE_MESSAGES)
    call.world.delete(message)
    return NO_CONTENT


# -- pins


async def list_pins(call: Call) -> Reply:
    """List pinned messages, newest pin first."""
    channel = channel_of(call)
    _history(call, channel)
    pinned = [(message.pinned, message) for message in channel.messages if message.pinned is not None]
    pinned.sort(key=lambda pair: pair[0], reverse=True)
    items = [{"pinned_at": payloads.stamp(at), "message": payloads.message(message)} for at, message in pinned]
    return ok({"items": items, "has_more": False})


async def pin(call: Call) -> Reply:
    """Pin a message."""
    return _pin(call, pinned=True)


async def unpin(call: Call) -> Reply:
    """Take a pin out."""
    return _pin(call, pinned=False)


def _pin(call: Call, *, pinned: bool) -> Reply:
    channel = channel_of(call, Permission.PIN_MESSAGES)
    message = message_of(call, channel)
    if pinned and sum(each.pinned is not None for each in channel.messages) >= 250:
        raise ApiError(Known.MAX_PINS)
    call.world.pin(message, pinned=pinned)
    return NO_CONTENT


# -- threads


async def start_thread(call: Call) -> Reply:
    """Start a thread of its own."""
    parent = channel_of(call)
    body = message_body.known_fields(
        call.json, frozenset({"name", "auto_archive_duration", "type", "invitable", "rate_limit_per_user"})
    )
    private = body.get("type", ChannelKind.PRIVATE_THREAD) == ChannelKind.PRIVATE_THREAD
    return _start(call, parent, body, private=private, starter=None)


async def start_thread_at(call: Call) -> Reply:
    """Start a thread at a message."""
    parent = channel_of(call)
    starter = message_of(call, parent)
    if starter.thread is not None:
        raise ApiError(Known.THREAD_EXISTS)
    body = message_body.known_fields(call.json, frozenset({"name", "auto_archive_duration", "rate_limit_per_user"}))
    return _start(call, parent, body, private=False, starter=starter)


def _start(call: Call, parent: Channel, body: Json, *, private: bool, starter: Message | None) -> Reply:
    if parent.kind is not ChannelKind.TEXT:
        raise ApiError(Known.WRONG_CHANNEL_KIND)
    require(call, parent, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    name = body.get("name")
    if not isinstance(name, str) or not 1 <= len(name) <= 100:
        raise invalid(Problem(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length."))
    if body.get("auto_archive_duration") not in (None, 60, 1440, 4320, 10080):
        raise invalid(
            Problem(("auto_archive_duration",), "BASE_TYPE_CHOICES", "Value must be one of {60, 1440, 4320, 10080}.")
        )
    thread = call.world.add_thread(parent, name, private=private, starter=starter)
    thread.auto_archive = body.get("auto_archive_duration") or 1440
    thread.is_invitable = bool(body.get("invitable", True))
    if starter is not None:
        starter.flags |= Flag.HAS_THREAD
        call.world.edited(starter, visibly=False)
    return 201, payloads.thread_for(thread, call.world.bot)


def thread_of(call: Call) -> Channel:
    """Find the thread of the path."""
    thread = channel_of(call)
    if not thread.is_thread:
        raise ApiError(Known.WRONG_CHANNEL_KIND)
    return thread


async def list_thread_members(call: Call) -> Reply:
    """List who is in a thread."""
    thread = thread_of(call)
    return ok([payloads.thread_member(thread, user_id) for user_id in thread.thread_members])


async def get_thread_member(call: Call) -> Reply:
    """Show one member of a thread."""
    thread = thread_of(call)
    user_id = _member_id(call)
    if user_id not in thread.thread_members:
        raise ApiError(Known.UNKNOWN_MEMBER)
    return ok(payloads.thread_member(thread, user_id))


async def add_thread_member(call: Call) -> Reply:
    """Bring somebody, or the bot, into a thread."""
    thread = thread_of(call)
    if thread.is_archived:
        raise ApiError(Known.ARCHIVED_THREAD)
    user_id = _member_id(call)
    if thread.guild is None or user_id not in thread.guild.members:
        raise ApiError(Known.UNKNOWN_USER)
    if user_id != call.world.bot.id:
        require(call, thread, Permission.SEND_MESSAGES_IN_THREADS)
    call.world.add_thread_member(thread, call.world.users[user_id])
    return NO_CONTENT


async def remove_thread_member(call: Call) -> Reply:
    """Take somebody, or the bot, out of a thread."""
    thread = thread_of(call)
    user_id = _member_id(call)
    if user_id != call.world.bot.id and not (thread.is_private_thread and thread.owner_id == call.world.bot.id):
        require(call, thread, Permission.MANAGE_THREADS)
    if user_id in call.world.users:
        call.world.remove_thread_member(thread, call.world.users[user_id])
    return NO_CONTENT


def _member_id(call: Call) -> int:
    return call.world.bot.id if call.params["user_id"] == "@me" else call.number("user_id", Known.UNKNOWN_USER)
