"""The world as Discord's JSON: what REST answers and gateway events carry. It reads, and changes nothing."""

from __future__ import annotations

import copy
from datetime import datetime
from typing import TYPE_CHECKING

from bot.practice.loopback import permissions
from bot.practice.loopback.errors import Json
from bot.practice.loopback.interactions import Interaction, InteractionKind
from bot.practice.loopback.model import Attachment, Channel, ChannelKind, Flag, Guild, Member, Message, Role, User

if TYPE_CHECKING:
    from bot.practice.loopback.world import World

ATTACHMENT_LIMIT = 10 * 1024 * 1024


def stamp(moment: datetime | None) -> str | None:
    """Write a date as Discord does."""
    return None if moment is None else moment.isoformat(timespec="microseconds")


def user(one: User) -> Json:
    """Give a user."""
    return {
        "id": str(one.id),
        "username": one.name.lower().replace(" ", "_"),
        "global_name": None if one.is_bot else one.name,
        "discriminator": "0000" if one.is_bot else "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "bot": one.is_bot,
        "system": False,
        "public_flags": 0,
        "clan": None,
        "primary_guild": None,
        "collectibles": None,
        "banner": None,
        "accent_color": None,
    }


def own_user(world: World) -> Json:
    """Give the bot as it sees itself."""
    return {**user(world.bot), "verified": True, "mfa_enabled": True, "email": None, "flags": 0, "locale": "en-US"}


def member(one: Member, *, with_user: bool = True) -> Json:
    """Give a member of a guild."""
    answer: Json = {
        "nick": one.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role.id) for role in one.roles],
        "joined_at": stamp(one.joined),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
        "unusual_dm_activity_until": None,
    }
    if with_user:
        answer["user"] = user(one.user)
    return answer


def role(one: Role) -> Json:
    """Give a role."""
    return {
        "id": str(one.id),
        "name": one.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": one.position,
        "permissions": str(int(one.permissions)),
        "managed": one.is_managed,
        "mentionable": False,
        "flags": 0,
    }


def channel(one: Channel) -> Json:
    """Give a channel of any kind."""
    answer: Json = {"id": str(one.id), "type": int(one.kind), "flags": 0, "last_message_id": _last_message(one)}
    if one.kind is ChannelKind.DM:
        assert one.recipient is not None
        return {**answer, "recipients": [user(one.recipient)]}
    assert one.guild is not None
    answer |= {"guild_id": str(one.guild.id), "name": one.name, "rate_limit_per_user": one.slowmode}
    if one.last_pin is not None:
        answer["last_pin_timestamp"] = stamp(one.last_pin)
    if one.is_thread:
        return answer | _thread_fields(one)
    return answer | {
        "topic": one.topic,
        "position": one.position,
        "parent_id": None,
        "nsfw": False,
        "default_auto_archive_duration": 1440,
        "default_thread_rate_limit_per_user": 0,
        "permission_overwrites": [
            {
                "id": str(overwrite.target),
                "type": int(overwrite.is_member),
                "allow": str(int(overwrite.allow)),
                "deny": str(int(overwrite.deny)),
            }
            for overwrite in one.overwrites.values()
        ],
    }


def _last_message(one: Channel) -> str | None:
    return next((str(message.id) for message in reversed(one.messages) if not message.is_ephemeral), None)


def _thread_fields(one: Channel) -> Json:
    assert one.parent is not None
    metadata: Json = {
        "archived": one.is_archived,
        "archive_timestamp": stamp(one.archive_changed or one.created),
        "auto_archive_duration": one.auto_archive,
        "locked": one.is_locked,
        "create_timestamp": stamp(one.created),
    }
    if one.is_private_thread:
        metadata["invitable"] = one.is_invitable
    said = sum(not message.is_ephemeral for message in one.messages)
    return {
        "parent_id": str(one.parent.id),
        "owner_id": str(one.owner_id),
        "thread_metadata": metadata,
        "message_count": said,
        "total_message_sent": said,
        "member_count": min(50, len(one.thread_members)),
    }


def thread_for(one: Channel, someone: User) -> Json:
    """Give a thread together with somebody's own place in it."""
    answer = channel(one)
    if someone.id in one.thread_members:
        answer["member"] = thread_member(one, someone.id)
    return answer


def thread_member(thread: Channel, user_id: int) -> Json:
    """Give somebody's place in a thread."""
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": stamp(thread.thread_members[user_id]),
        "flags": 0,
    }


def guild(one: Guild) -> Json:
    """Give a guild as REST does, without what only the gateway tells."""
    return {
        "id": str(one.id),
        "name": one.name,
        "icon": None,
        "description": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "owner_id": str(one.owner.id),
        "region": "us-west",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw": False,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": one.locale,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [role(each) for each in one.roles.values()],
        "vanity_url_code": None,
        "max_members": 500_000,
        "max_presences": None,
    }


def guild_create(one: Guild, world: World, *, with_members: bool) -> Json:
    """Give a guild as the gateway does: with channels and threads, and of the members only the bot, unless asked."""
    seen = [each for each in one.channels.values() if permissions.may_see(each, world.bot)]
    members = one.members.values() if with_members else [one.members[world.bot.id]]
    return guild(one) | {
        "joined_at": stamp(one.joined),
        "large": False,
        "unavailable": False,
        "member_count": len(one.members),
        "members": [member(each) for each in members],
        "channels": [channel(each) for each in one.channels.values() if not each.is_thread],
        "threads": [thread_for(each, world.bot) for each in seen if each.is_thread and not each.is_archived],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment(one: Attachment) -> Json:
    """Give a file of a message."""
    answer: Json = {
        "id": str(one.id),
        "filename": one.filename,
        "size": len(one.content),
        "url": one.url,
        "proxy_url": one.url,
        "content_type": one.content_type,
        "flags": 0,
    }
    optional = {
        "description": one.description,
        "title": one.title,
        "width": one.width,
        "height": one.height,
        "duration_secs": one.duration,
        "waveform": one.waveform,
    }
    answer |= {name: value for name, value in optional.items() if value is not None}
    if one.is_ephemeral:
        answer["ephemeral"] = True
    return answer


def message(one: Message, *, nested: bool = False) -> Json:
    """Give a message."""
    world = one.channel.world
    answer: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel.id),
        "type": one.kind,
        "author": user(one.author),
        "content": one.content,
        "timestamp": stamp(one.sent),
        "edited_timestamp": stamp(one.edited),
        "tts": one.is_tts,
        "mention_everyone": False,
        "mentions": [user(each) for each in one.pings],
        "mention_roles": [],
        "attachments": [attachment(each) for each in one.attachments],
        "embeds": copy.deepcopy(one.embeds),
        "components": copy.deepcopy(one.components),
        "pinned": one.pinned is not None,
        "flags": one.flags,
    }
    if one.nonce is not None:
        answer["nonce"] = one.nonce
    if one.thread is not None:
        answer["thread"] = channel(one.thread)
    if one.reference is not None:
        answer["message_reference"] = one.reference
        target = world.messages.get(int(one.reference.get("message_id", 0)))
        if not nested:
            answer["referenced_message"] = message(target, nested=True) if target and not target.is_deleted else None
    if one.interaction is not None:
        answer["webhook_id"] = answer["application_id"] = str(world.application_id)
        answer["interaction_metadata"] = interaction_metadata(one.interaction, one)
    elif one.author is world.bot:
        answer["application_id"] = str(world.application_id)
    return answer


def gateway_message(one: Message) -> Json:
    """Give a message as the gateway does: with the guild and the author's membership."""
    answer = message(one)
    if (home := one.channel.guild) is not None:
        answer["guild_id"] = str(home.id)
        if (membership := home.members.get(one.author.id)) is not None:
            answer["member"] = member(membership, with_user=False)
    return answer


def interaction_metadata(one: Interaction, shown: Message | None = None) -> Json:
    """Say in a message which interaction it came from."""
    answer: Json = {
        "id": str(one.id),
        "type": int(one.kind),
        "user": user(one.user),
        "authorizing_integration_owners": owners(one.channel),
    }
    if one.kind is InteractionKind.COMMAND:
        answer |= {"name": one.name, "command_type": 1}
    elif one.kind is InteractionKind.COMPONENT and one.message is not None:
        answer["interacted_message_id"] = str(one.message.id)
    elif one.kind is InteractionKind.MODAL_SUBMIT and one.parent is not None:
        answer["triggering_interaction_metadata"] = interaction_metadata(one.parent)
    if shown is not None and shown.is_followup and one.original is not None:
        answer["original_response_message_id"] = str(one.original.id)
    return answer


def owners(where: Channel) -> Json:
    """Say for whom the bot is installed: for the guild, or, in a mailbox, for guilds in general."""
    return {"0": str(where.guild.id) if where.guild else "0"}


def interaction(one: Interaction, world: World) -> Json:
    """Give an interaction as the gateway tells it."""
    home = one.channel.guild
    here = channel(one.channel)
    if home is not None:
        here["permissions"] = str(int(one.channel.permissions_of(one.user)))
        here.pop("permission_overwrites", None)
        if one.channel.is_thread and world.bot.id in one.channel.thread_members:
            here["member"] = thread_member(one.channel, world.bot.id)
    answer: Json = {
        "id": str(one.id),
        "application_id": str(world.application_id),
        "type": int(one.kind),
        "token": one.token,
        "version": 1,
        "data": one.data,
        "locale": one.user.locale,
        "channel": here,
        "channel_id": str(one.channel.id),
        "app_permissions": str(int(one.channel.permissions_of(world.bot))),
        "context": 0 if home is not None else 1,
        "authorizing_integration_owners": owners(one.channel),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": ATTACHMENT_LIMIT,
    }
    if home is not None:
        answer |= {
            "guild_id": str(home.id),
            "guild_locale": home.locale,
            "guild": {"id": str(home.id), "locale": home.locale, "features": []},
            "member": {
                **member(home.members[one.user.id]),
                "permissions": str(int(one.channel.permissions_of(one.user))),
            },
        }
    else:
        answer["user"] = user(one.user)
    if one.message is not None:
        answer["message"] = message(one.message)
        answer["message"]["flags"] |= Flag.EPHEMERAL if one.message.is_ephemeral else 0
    return answer


def resolved(where: Channel, users: list[User]) -> Json:
    """Spell out the users that an option or a select names."""
    answer: Json = {"users": {str(each.id): user(each) for each in users}}
    if where.guild is not None:
        answer["members"] = {
            str(each.id): {
                **{k: v for k, v in member(found, with_user=False).items() if k not in ("deaf", "mute")},
                "permissions": str(int(where.permissions_of(each))),
            }
            for each in users
            if (found := where.guild.members.get(each.id)) is not None
        }
    return answer


def application(world: World) -> Json:
    """Give the bot's application."""
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": user(world.bot),
        "owner": user(world.owner),
        "team": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "hook": True,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "rpc_origins": [],
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "integration_types_config": {"0": {}},
    }
