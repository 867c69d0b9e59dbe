"""Discord's permission bits, and how roles and overwrites of a channel add up to what somebody may do there."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.practice.loopback.model import Channel, Guild, User


class Permission(IntFlag):
    """The bits that a text bot can meet; the names are Discord's in lower case when given as keywords."""

    CREATE_INSTANT_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    SEND_TTS_MESSAGES = 1 << 12
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    USE_EXTERNAL_STICKERS = 1 << 37
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    SEND_VOICE_MESSAGES = 1 << 46
    SEND_POLLS = 1 << 49
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


P = Permission
NOTHING = Permission(0)
EVERYTHING = Permission(sum(bit.value for bit in Permission))
MEMBER = (
    P.CREATE_INSTANT_INVITE | P.ADD_REACTIONS | P.VIEW_CHANNEL | P.SEND_MESSAGES | P.EMBED_LINKS | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY | P.CHANGE_NICKNAME | P.USE_APPLICATION_COMMANDS | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS | P.SEND_MESSAGES_IN_THREADS | P.USE_EXTERNAL_EMOJIS
)  # fmt: skip
BOT = MEMBER | P.MANAGE_THREADS | P.PIN_MESSAGES
# A mailbox has no roles: Discord reports the same constant to everybody there.
IN_MAILBOX = (
    P.ADD_REACTIONS | P.VIEW_CHANNEL | P.SEND_MESSAGES | P.EMBED_LINKS | P.ATTACH_FILES | P.READ_MESSAGE_HISTORY
    | P.MENTION_EVERYONE | P.USE_EXTERNAL_EMOJIS | P.PIN_MESSAGES
)  # fmt: skip


def named(name: str) -> Permission:
    """Find a bit by its keyword, such as `send_messages`."""
    try:
        return Permission[name.upper()]
    except KeyError:
        raise ValueError(f"no permission called {name}") from None


def in_guild(guild: Guild, user: User) -> Permission:
    """Add up what somebody's roles allow, before any channel has its say."""
    if user.id == guild.owner.id:
        return EVERYTHING
    member = guild.members.get(user.id)
    if member is None:
        return NOTHING
    allowed = guild.everyone.permissions
    for role in member.roles:
        allowed |= role.permissions
    return EVERYTHING if P.ADMINISTRATOR in allowed else allowed


def in_channel(channel: Channel, user: User) -> Permission:
    """Add up what somebody may do in a channel; a thread has the overwrites of its parent."""
    if channel.guild is None:
        return IN_MAILBOX if channel.recipient is user or user.is_bot else NOTHING
    guild = channel.guild
    allowed = in_guild(guild, user)
    if P.ADMINISTRATOR in allowed or user.id not in guild.members:
        return allowed
    overwrites = (channel.parent or channel).overwrites
    if (everyone := overwrites.get(guild.everyone.id)) is not None:
        allowed = allowed & ~everyone.deny | everyone.allow
    deny = allow = NOTHING
    for role in guild.members[user.id].roles:
        if (overwrite := overwrites.get(role.id)) is not None:
            deny |= overwrite.deny
            allow |= overwrite.allow
    allowed = allowed & ~deny | allow
    if (own := overwrites.get(user.id)) is not None:
        allowed = allowed & ~own.deny | own.allow
    return allowed if P.VIEW_CHANNEL in allowed else NOTHING


def may_see(channel: Channel, user: User) -> bool:
    """Tell whether the channel is there at all for somebody."""
    if channel.guild is None:
        return channel.recipient is user or user.is_bot
    if user.id not in channel.guild.members:
        return False
    allowed = in_channel(channel, user)
    if P.VIEW_CHANNEL not in allowed:
        return False
    if channel.is_private_thread:
        return user.id in channel.thread_members or P.MANAGE_THREADS in allowed
    return True
