"""Gateway events that follow from a change of the world. Privileged intents are refused here, so there are no member events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from discord import Intents

from bot.practice.loopback import payloads, permissions
from bot.practice.loopback.changes import ChangeKind, WorldChange
from bot.practice.loopback.errors import Json
from bot.practice.loopback.world import World

GUILDS_INTENT = Intents(guilds=True).value
HIDDEN_CONTENT: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


@dataclass(frozen=True, slots=True)
class Event:
    """A gateway event; a session gets it only with all bits of `intent`."""

    name: str
    data: Json
    guild_id: int = 0
    intent: int = 0


def events_of(change: WorldChange, world: World) -> Iterator[Event]:
    """Return the events of a change, most often one or none."""
    kind = change.kind
    if kind is ChangeKind.INTERACTION:
        assert change.interaction is not None
        guild_id = change.guild.id if change.guild is not None else 0
        yield Event("INTERACTION_CREATE", payloads.interaction(change.interaction, world), guild_id)
    elif kind in (ChangeKind.MESSAGE_SENT, ChangeKind.MESSAGE_EDITED, ChangeKind.MESSAGE_DELETED):
        yield from _of_message(change, world)
    elif change.guild is not None and (change.guild.has_bot or kind is ChangeKind.GUILD_LEFT):
        yield from _of_guild(change, world)


def _of_message(change: WorldChange, world: World) -> Iterator[Event]:
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
    data = payloads.gateway_message(world, message)
    # A bot reads its own messages, its mailboxes and messages that mention it. All others need the message content intent.
    if guild_id and message.author is not world.bot and world.bot not in message.pings:
        data |= HIDDEN_CONTENT
    yield Event(name, data, guild_id, intent)


def _of_guild(change: WorldChange, world: World) -> Iterator[Event]:
    guild, channel = change.guild, change.channel
    assert guild is not None
    guild_id = guild.id

    def event(name: str, data: Json) -> Event:
        return Event(name, data, guild_id, GUILDS_INTENT)

    match change.kind:
        case ChangeKind.GUILD_JOINED:
            yield event("GUILD_CREATE", payloads.guild_create(guild, world))
        case ChangeKind.GUILD_LEFT:
            yield event("GUILD_DELETE", {"id": str(guild_id)})
        case ChangeKind.ROLE_MADE:
            yield event(
                "GUILD_ROLE_CREATE", {"guild_id": str(guild_id), "role": payloads.role(guild.roles[int(change.detail)])}
            )
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
        case _:
            return
