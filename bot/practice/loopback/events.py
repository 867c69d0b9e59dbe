"""Which gateway events a change of the world makes, and what of them a bot may hear."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from discord import Intents

from bot.practice.loopback import payloads, permissions
from bot.practice.loopback.changes import Change, ChangeKind
from bot.practice.loopback.errors import Json
from bot.practice.loopback.world import World

GUILDS = Intents(guilds=True).value
GUILD_MEMBERS = Intents(members=True).value
MESSAGE_CONTENT = Intents(message_content=True).value
HIDDEN = ("content", "embeds", "attachments", "components")


@dataclass(frozen=True, slots=True)
class Event:
    """A gateway event; `intent` is what a session must have asked for."""

    name: str
    data: Json
    guild_id: int = 0
    intent: int = 0
    hides_content: bool = False

    def seen_with(self, intents: int) -> Json:
        """Return the data as far as the intents let it be read."""
        if not self.hides_content or intents & MESSAGE_CONTENT:
            return self.data
        return {**self.data, **{field: "" if field == "content" else [] for field in HIDDEN if field in self.data}}


def events_of(change: Change, world: World) -> Iterator[Event]:
    """Turn a change into events, most often one or none."""
    kind = change.kind
    if kind is ChangeKind.INTERACTION:
        assert change.interaction is not None
        guild_id = change.guild.id if change.guild is not None else 0
        yield Event("INTERACTION_CREATE", payloads.interaction(change.interaction, world), guild_id)
    elif kind in (ChangeKind.MESSAGE_SENT, ChangeKind.MESSAGE_EDITED, ChangeKind.MESSAGE_DELETED):
        yield from _of_message(change, world)
    elif change.guild is not None and (change.guild.has_bot or kind is ChangeKind.GUILD_LEFT):
        yield from _of_guild(change, world)


def _of_message(change: Change, world: World) -> Iterator[Event]:
    message = change.message
    assert message is not None
    if message.is_ephemeral or not permissions.may_see(message.channel, world.bot):
        return
    guild_id = change.guild.id if change.guild is not None else 0
    intent = Intents(guild_messages=bool(guild_id), dm_messages=not guild_id).value
    if change.kind is ChangeKind.MESSAGE_DELETED:
        gone: Json = {"id": str(message.id), "channel_id": str(message.channel.id)}
        yield Event("MESSAGE_DELETE", gone | ({"guild_id": str(guild_id)} if guild_id else {}), guild_id, intent)
        return
    name = "MESSAGE_CREATE" if change.kind is ChangeKind.MESSAGE_SENT else "MESSAGE_UPDATE"
    # Without the intent, a bot reads its own messages, its mailboxes, and what mentions it.
    hides = bool(guild_id) and message.author is not world.bot and world.bot not in message.pings
    yield Event(name, payloads.gateway_message(world, message), guild_id, intent, hides)


def _of_guild(change: Change, world: World) -> Iterator[Event]:
    guild, channel, user = change.guild, change.channel, change.user
    assert guild is not None
    guild_id = guild.id

    def event(name: str, data: Json, intent: int = GUILDS) -> Event:
        return Event(name, data, guild_id, intent)

    match change.kind:
        case ChangeKind.GUILD_JOINED:
            yield event("GUILD_CREATE", payloads.guild_create(guild, world, with_members=False))
        case ChangeKind.GUILD_LEFT:
            yield event("GUILD_DELETE", {"id": str(guild_id)})
        case ChangeKind.ROLE_MADE:
            yield event(
                "GUILD_ROLE_CREATE", {"guild_id": str(guild_id), "role": payloads.role(guild.roles[int(change.detail)])}
            )
        case ChangeKind.MEMBER_JOINED if user is not None:
            yield event(
                "GUILD_MEMBER_ADD",
                {**payloads.member(guild.members[user.id]), "guild_id": str(guild_id)},
                GUILD_MEMBERS,
            )
        case ChangeKind.MEMBER_LEFT if user is not None:
            yield event("GUILD_MEMBER_REMOVE", {"guild_id": str(guild_id), "user": payloads.user(user)}, GUILD_MEMBERS)
        case ChangeKind.CHANNEL_MADE | ChangeKind.CHANNEL_CHANGED | ChangeKind.CHANNEL_DELETED if channel is not None:
            verb = {ChangeKind.CHANNEL_MADE: "CREATE", ChangeKind.CHANNEL_CHANGED: "UPDATE"}.get(change.kind, "DELETE")
            if not channel.is_thread:
                yield event(f"CHANNEL_{verb}", payloads.channel(channel))
            elif verb == "DELETE":
                fields = ("id", "guild_id", "parent_id", "type")
                yield event("THREAD_DELETE", {field: payloads.channel(channel)[field] for field in fields})
            elif permissions.may_see(channel, world.bot):
                new = {"newly_created": True} if verb == "CREATE" else {}
                yield event(f"THREAD_{verb}", payloads.thread_for(channel, world.bot) | new)
        case ChangeKind.THREAD_MEMBERS if channel is not None and user is not None:
            yield from _of_thread_member(change, world)
        case _:
            return


def _of_thread_member(change: Change, world: World) -> Iterator[Event]:
    """Tell of the bot's own comings and goings; of others' only with the intent for members."""
    thread, user, guild = change.channel, change.user, change.guild
    assert thread is not None
    assert user is not None
    assert guild is not None
    there = user.id in thread.thread_members
    if user is world.bot and there:
        yield Event("THREAD_CREATE", payloads.thread_for(thread, world.bot), guild.id, GUILDS)
    update: Json = {"id": str(thread.id), "guild_id": str(guild.id), "member_count": len(thread.thread_members)}
    if there:
        joined = payloads.thread_member(thread, user.id) | {
            "member": payloads.member(guild.members[user.id]),
            "presence": None,
        }
        update["added_members"] = [joined]
    else:
        update["removed_member_ids"] = [str(user.id)]
    yield Event(
        "THREAD_MEMBERS_UPDATE",
        update,
        guild.id,
        GUILDS if user is world.bot else GUILDS | GUILD_MEMBERS,
    )
