"""Permissions of a user in a guild or channel, from roles and overwrites.

`Permissions` is mutable, and `|=` changes it in place, so each sum here is a new object.
"""

from __future__ import annotations

from discord import Permissions

from bot.practice.loopback.model import Channel, Guild, User

MEMBER = Permissions(
    create_instant_invite=True, add_reactions=True, view_channel=True, send_messages=True, embed_links=True,
    attach_files=True, read_message_history=True, change_nickname=True, use_application_commands=True,
    create_public_threads=True, create_private_threads=True, send_messages_in_threads=True, external_emojis=True,
)  # fmt: skip
BOT = MEMBER | Permissions(manage_threads=True, pin_messages=True, create_events=True)
# A mailbox has no roles: Discord reports the same constant for every user.
IN_MAILBOX = Permissions(
    add_reactions=True, view_channel=True, send_messages=True, embed_links=True, attach_files=True,
    read_message_history=True, mention_everyone=True, external_emojis=True, pin_messages=True,
)  # fmt: skip


def bit(name: str) -> Permissions:
    """Return the permission of a name, such as `send_messages`."""
    return Permissions(**{name: True})


def in_guild(guild: Guild, user: User) -> Permissions:
    """Return a user's permissions by their roles, before any overwrites."""
    if user.id == guild.owner.id:
        return Permissions.all()
    member = guild.members.get(user.id)
    if member is None:
        return Permissions.none()
    allowed = guild.everyone.permissions
    for role in member.roles:
        allowed = allowed | role.permissions
    return Permissions.all() if allowed.administrator else allowed


def in_channel(channel: Channel, user: User) -> Permissions:
    """Return a user's permissions in a channel. A thread has its parent's overwrites."""
    if channel.guild is None:
        return IN_MAILBOX if channel.recipient is user or user.is_bot else Permissions.none()
    guild = channel.guild
    allowed = in_guild(guild, user)
    if allowed.administrator or user.id not in guild.members:
        return allowed
    overwrites = (channel.parent or channel).overwrites
    if (everyone := overwrites.get(guild.everyone.id)) is not None:
        allowed = allowed & ~everyone.deny | everyone.allow
    of_roles = [overwrites[role.id] for role in guild.members[user.id].roles if role.id in overwrites]
    for overwrite in of_roles:
        allowed = allowed & ~overwrite.deny
    for overwrite in of_roles:
        allowed = allowed | overwrite.allow
    if (own := overwrites.get(user.id)) is not None:
        allowed = allowed & ~own.deny | own.allow
    return allowed if allowed.view_channel else Permissions.none()


def may_see(channel: Channel, user: User) -> bool:
    """Whether a channel or thread is visible to a user."""
    allowed = in_channel(channel, user)
    is_hidden = channel.is_private_thread and user.id not in channel.thread_members and not allowed.manage_threads
    return allowed.view_channel and not is_hidden
