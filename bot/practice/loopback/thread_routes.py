"""REST routes of threads."""

from __future__ import annotations

from typing import Literal

from bot.practice.loopback import message_body, payloads
from bot.practice.loopback.channel_routes import channel_of, require
from bot.practice.loopback.errors import ApiError, Known, Problem, invalid
from bot.practice.loopback.model import Channel, ChannelKind
from bot.practice.loopback.request import NO_CONTENT, Call, Reply, ok

FIELDS = frozenset({"name", "type", "auto_archive_duration", "invitable", "rate_limit_per_user"})
ARCHIVE_MINUTES: tuple[Literal[60, 1440, 4320, 10080], ...] = (60, 1440, 4320, 10080)
MAX_ACTIVE_THREADS = 1000


async def open_thread(call: Call) -> Reply:
    """Open a thread without a starting message."""
    parent = channel_of(call)
    body = message_body.known_fields(call.json, FIELDS)
    if parent.kind is not ChannelKind.TEXT or parent.guild is None:
        raise ApiError(Known.WRONG_CHANNEL)
    name = body.get("name")
    if not isinstance(name, str) or not 1 <= len(name) <= 100:
        raise invalid(Problem(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length."))
    private = body.get("type") == ChannelKind.PRIVATE_THREAD
    require(call, parent, **{f"create_{'private' if private else 'public'}_threads": True})
    if sum(each.is_thread and not each.is_archived for each in parent.guild.channels.values()) >= MAX_ACTIVE_THREADS:
        raise ApiError(Known.TOO_MANY_THREADS)
    thread = call.world.add_thread(parent, name, private=private)
    _keep_for(thread, body.get("auto_archive_duration", 1440))
    return 201, payloads.thread_for(thread, call.world.bot)


async def edit_channel(call: Call) -> Reply:
    """Archive a thread, or set the minutes until it archives itself."""
    thread = channel_of(call)
    body = message_body.known_fields(call.json, frozenset({"auto_archive_duration", "archived"}))
    if thread.owner_id != call.world.bot.id:
        require(call, thread, manage_threads=True)
    if thread.is_archived:
        raise ApiError(Known.ARCHIVED_THREAD)
    if "auto_archive_duration" in body:
        _keep_for(thread, body["auto_archive_duration"])
    if body.get("archived"):
        thread.is_archived, thread.archive_changed = True, call.world.clock.utc()
    call.world.change_channel(thread)
    return ok(payloads.thread_for(thread, call.world.bot))


async def delete_channel(call: Call) -> Reply:
    """Delete a thread. Its owner needs the `manage_threads` permission for this, unlike for archiving."""
    thread = channel_of(call)
    if not thread.is_thread:
        raise ApiError(Known.WRONG_CHANNEL)
    require(call, thread, manage_threads=True)
    deleted = payloads.thread_for(thread, call.world.bot)
    call.world.delete_channel(thread)
    return ok(deleted)


async def add_member(call: Call) -> Reply:
    """Add a member to a thread."""
    thread = channel_of(call)
    user = call.number("user_id", Known.UNKNOWN_USER)
    if thread.guild is None or user not in thread.guild.members:
        raise ApiError(Known.UNKNOWN_USER)
    thread.thread_members.setdefault(user, call.world.clock.utc())
    call.world.change_channel(thread)
    return NO_CONTENT


def _keep_for(thread: Channel, minutes: object) -> None:
    if minutes not in ARCHIVE_MINUTES:
        raise invalid(
            Problem(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_MINUTES}.")
        )
    thread.archive_after = next(each for each in ARCHIVE_MINUTES if each == minutes)
