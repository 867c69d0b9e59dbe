"""Discord's JSON of the world's objects, for REST answers and gateway events, with the fields that discord.py reads."""

from __future__ import annotations

import copy
from datetime import datetime
from typing import TYPE_CHECKING

from bot.practice.loopback import permissions
from bot.practice.loopback.errors import Json
from bot.practice.loopback.model import (
    Attachment,
    Channel,
    Guild,
    Interaction,
    Member,
    Message,
    Role,
    User,
)
from bot.practice.loopback.world import World

if TYPE_CHECKING:
    # These modules import each other, so only the type checker may import them.
    from discord.types.member import MemberWithUser
    from discord.types.message import Attachment as AttachmentPayload
    from discord.types.role import Role as RolePayload
    from discord.types.threads import ThreadMember, ThreadMetadata
    from discord.types.user import User as UserPayload

ATTACHMENT_LIMIT_BYTES = 10 * 1024 * 1024


def stamp(moment: datetime) -> str:
    """Format a date as Discord does."""
    return moment.isoformat(timespec="microseconds")


def user(one: User) -> UserPayload:
    """Return a user."""
    return {
        "id": str(one.id),
        "username": one.name.lower().replace(" ", "_"),
        "global_name": None if one.is_bot else one.name,
        "discriminator": "0000" if one.is_bot else "0",
        "avatar": None,
        "bot": one.is_bot,
        "system": False,
        "public_flags": 0,
    }


def own_user(world: World) -> UserPayload:
    """Return the bot's own user, with the fields that only it sees."""
    return {**user(world.bot), "verified": True, "mfa_enabled": True, "email": None, "flags": 0, "locale": "en-US"}


def member(one: Member) -> MemberWithUser:
    """Return a member of a guild."""
    return {
        "user": user(one.user),
        "roles": [str(role.id) for role in one.roles],
        "joined_at": stamp(one.joined),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def role(one: Role) -> RolePayload:
    """Return a role."""
    return {
        "id": str(one.id),
        "name": one.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": one.position,
        "permissions": str(one.permissions.value),
        "managed": one.is_managed,
        "mentionable": False,
        "flags": 0,
    }


def channel(one: Channel) -> Json:
    """Return a channel of any kind: of a server, a thread, or a mailbox."""
    last = next((message for message in reversed(one.messages) if not message.is_ephemeral), None)
    answer: Json = {
        "id": str(one.id),
        "type": int(one.kind),
        "flags": 0,
        "last_message_id": str(last.id) if last is not None else None,
    }
    if one.recipient is not None:
        return {**answer, "recipients": [user(one.recipient)]}
    assert one.guild is not None
    answer |= {"guild_id": str(one.guild.id), "name": one.name, "rate_limit_per_user": 0}
    if one.parent is None:
        overwrites = [
            {
                "id": str(each.target),
                "type": int(each.is_member),
                "allow": str(each.allow.value),
                "deny": str(each.deny.value),
            }
            for each in one.overwrites.values()
        ]
        place = {"topic": one.topic, "position": one.position, "parent_id": None, "nsfw": False}
        return {**answer, **place, "permission_overwrites": overwrites}
    metadata: ThreadMetadata = {
        "archived": one.is_archived,
        "archive_timestamp": stamp(one.archive_changed or one.created),
        "auto_archive_duration": one.archive_after,
        "locked": one.is_locked,
        "create_timestamp": stamp(one.created),
    }
    count = sum(not message.is_ephemeral for message in one.messages)
    return answer | {
        "parent_id": str(one.parent.id),
        "owner_id": str(one.owner_id),
        "thread_metadata": metadata,
        "message_count": count,
        "total_message_sent": count,
        "member_count": min(50, len(one.thread_members)),
    }


def thread_for(one: Channel, reader: User) -> Json:
    """Return a thread, with the reader's membership if they have joined it."""
    own = {"member": thread_member(one, reader.id)} if reader.id in one.thread_members else {}
    return {**channel(one), **own}


def thread_member(thread: Channel, user_id: int) -> ThreadMember:
    """Return a user's membership of a thread."""
    since = stamp(thread.thread_members[user_id])
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": since, "flags": 0}


def guild(one: Guild) -> Json:
    """Return a guild as REST does, without the fields of GUILD_CREATE."""
    return {
        "id": str(one.id),
        "name": one.name,
        "icon": None,
        "owner_id": str(one.owner.id),
        "preferred_locale": one.locale,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [role(each) for each in one.roles.values()],
    }


def guild_create(one: Guild, world: World) -> Json:
    """Return a guild as GUILD_CREATE does: with channels, open threads, and the bot as its only member."""
    threads = [each for each in one.channels.values() if each.is_thread and not each.is_archived]
    return guild(one) | {
        "joined_at": stamp(one.joined),
        "large": False,
        "member_count": len(one.members),
        "members": [member(one.members[world.bot.id])],
        "channels": [channel(each) for each in one.channels.values() if not each.is_thread],
        "threads": [thread_for(each, world.bot) for each in threads if permissions.may_see(each, world.bot)],
        "presences": [],
        "voice_states": [],
    }


def attachment(one: Attachment) -> AttachmentPayload:
    """Return an attachment."""
    answer: AttachmentPayload = {
        "id": str(one.id),
        "filename": one.filename,
        "size": len(one.content),
        "url": one.url,
        "proxy_url": one.url,
        "content_type": one.content_type,
        "flags": 0,
        "width": one.width,
        "height": one.height,
        "ephemeral": one.is_ephemeral,
    }
    if one.description is not None:
        answer["description"] = one.description
    return answer


def message(world: World, one: Message) -> Json:
    """Return a message."""
    answer: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel.id),
        "type": one.kind,
        "author": user(one.author),
        "content": one.content,
        "timestamp": stamp(one.sent),
        "edited_timestamp": one.edited and stamp(one.edited),
        "tts": False,
        "mention_everyone": False,
        "mentions": [user(each) for each in one.pings],
        "mention_roles": [],
        "attachments": [attachment(each) for each in one.attachments],
        "embeds": [],
        "components": copy.deepcopy(one.components),
        "pinned": False,
        "flags": one.flags,
    }
    if one.nonce is not None:
        answer["nonce"] = one.nonce
    if one.author is world.bot:
        answer["application_id"] = str(world.application_id)
    return answer


def gateway_message(world: World, one: Message) -> Json:
    """Return a message as the gateway does: with its guild id and the author's membership."""
    answer = message(world, one)
    if (home := one.channel.guild) is not None:
        answer["guild_id"] = str(home.id)
        if (membership := home.members.get(one.author.id)) is not None:
            answer["member"] = _without_user(membership)
    return answer


def _without_user(one: Member) -> Json:
    return {name: value for name, value in member(one).items() if name != "user"}


def interaction(one: Interaction, world: World) -> Json:
    """Return an interaction as the gateway sends it."""
    home = one.channel.guild
    allowed = str(permissions.in_channel(one.channel, one.user).value)
    answer: Json = {
        "id": str(one.id),
        "application_id": str(world.application_id),
        "type": int(one.kind),
        "token": one.token,
        "version": 1,
        "data": one.data,
        "locale": one.user.locale,
        "channel": {**thread_for(one.channel, world.bot), "permissions": allowed},
        "channel_id": str(one.channel.id),
        "app_permissions": str(permissions.in_channel(one.channel, world.bot).value),
        "context": 0 if home is not None else 1,
        "authorizing_integration_owners": {"0": str(home.id) if home else "0"},
        "entitlements": [],
        "attachment_size_limit": ATTACHMENT_LIMIT_BYTES,
    }
    if home is None:
        answer["user"] = user(one.user)
    else:
        answer["guild_id"], answer["guild_locale"] = str(home.id), home.locale
        answer["guild"] = {"id": str(home.id), "locale": home.locale, "features": []}
        answer["member"] = {**member(home.members[one.user.id]), "permissions": allowed}
    if one.message is not None:
        answer["message"] = message(world, one.message)
    return answer


def resolved(where: Channel, named: list[User | Channel | Role]) -> Json:
    """Return the `resolved` data of the users, channels and roles that options name."""
    users = [each for each in named if isinstance(each, User)]
    channels = [each for each in named if isinstance(each, Channel)]
    answer: Json = {
        "users": {str(each.id): user(each) for each in users},
        "roles": {str(each.id): role(each) for each in named if isinstance(each, Role)},
        "channels": {
            str(each.id): {**channel(each), "permissions": str(permissions.MEMBER.value)} for each in channels
        },
    }
    if where.guild is not None:
        answer["members"] = {
            str(each.id): {
                **_without_user(found),
                "permissions": str(permissions.in_channel(where, each).value),
            }
            for each in users
            if (found := where.guild.members.get(each.id)) is not None
        }
    return answer


def application(world: World) -> Json:
    """Return the bot's application."""
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "bot": user(world.bot),
        "owner": user(world.owner),
        "team": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "approximate_guild_count": len(world.guilds),
    }
