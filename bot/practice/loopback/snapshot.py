"""The practice world's lasting state as JSON, and back. Interactions are left out: Discord forgets them within minutes too."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Collection, Iterable, Mapping
from dataclasses import fields
from datetime import datetime
from typing import Any, TypeVar

from discord import Permissions

from bot.practice.loopback.errors import Json
from bot.practice.loopback.model import (
    Attachment,
    Channel,
    ChannelKind,
    Guild,
    Member,
    Message,
    Overwrite,
    Role,
    User,
)
from bot.practice.loopback.world import World

T = TypeVar("T")
KEPT_MESSAGES_PER_CHANNEL = 500
PERMISSION_FIELDS = frozenset({"permissions", "allow", "deny"})
DATE_FIELDS = frozenset({"joined", "created", "archive_changed", "sent", "edited"})
Key = tuple[str, int]


# -- to JSON


def rows_of(world: World) -> dict[Key, Json | list[Json]]:
    """Return the rows of everything but messages and attachments."""
    rows: dict[Key, Any] = {("world", 0): _world_row(world)}
    rows |= {("user", user.id): _fields(user) for user in world.users.values()}
    rows |= {("guild", guild.id): _guild_row(guild) for guild in world.guilds.values()}
    rows |= {("channel", channel.id): _channel_row(channel) for channel in world.channels.values()}
    return rows | {("commands", 0): world.commands}


def _fields(thing: Any, but: Collection[str] = (), **instead: object) -> Json:
    """Return an object's fields except those in `but`, with the values of `instead`. Fields added later are included by themselves."""
    given = {each.name: getattr(thing, each.name) for each in fields(thing) if each.name not in but}
    return {name: value.value if isinstance(value, Permissions) else value for name, value in given.items()} | instead


def _world_row(world: World) -> Json:
    return {
        "token": world.token,
        "application_id": world.application_id,
        "bot": world.bot.id,
        "owner": world.owner.id,
        "people": [user.id for user in world.people],
        "shards": world.shards,
        "seen": [[*where, message] for where, message in world.seen.items()],
        "cdn": world.cdn,
        "last_id": world.ids.last,
        "ahead": world.clock.ahead,
        "now": world.clock.now(),
    }


def _guild_row(guild: Guild) -> Json:
    members = [
        _fields(member, user=member.user.id, roles=[role.id for role in member.roles])
        for member in guild.members.values()
    ]
    roles = [_fields(role) for role in guild.roles.values()]
    return _fields(guild, ("everyone", "channels"), owner=guild.owner.id, roles=roles, members=members)


def _channel_row(channel: Channel) -> Json:
    return _fields(
        channel,
        ("messages", "old_edits", "is_deleted"),
        guild=channel.guild and channel.guild.id,
        parent=channel.parent and channel.parent.id,
        recipient=channel.recipient and channel.recipient.id,
        overwrites=[_fields(each) for each in channel.overwrites.values()],
        thread_members=list(channel.thread_members.items()),
    )


def is_lasting(message: Message) -> bool:
    """Whether a message outlives the server. Deleted, ephemeral and *thinking* messages do not."""
    return not (message.is_deleted or message.is_ephemeral or message.is_loading or message.channel.is_deleted)


def message_row(message: Message) -> Json:
    """Return a message without the content of its attachments."""
    return _fields(
        message,
        ("ephemeral_to", "is_deleted"),
        channel=message.channel.id,
        author=message.author.id,
        attachments=[_fields(each, ("content",)) for each in message.attachments],
        pings=[user.id for user in message.pings],
        user=message.user and message.user.id,
    )


# -- from JSON


def world_of(rows: Mapping[Key, Any], messages: Iterable[Json], files: Mapping[int, bytes]) -> World:
    """Make a world of its rows, with the newest `KEPT_MESSAGES_PER_CHANNEL` messages; `files` are contents by attachment id."""
    world = World()
    head: Json = rows["world", 0]
    for name in ("token", "application_id", "shards"):
        setattr(world, name, head[name])
    world.users = {number: User(**row) for number, row in _of_kind(rows, "user")}
    world.bot, world.owner = world.users[head["bot"]], world.users[head["owner"]]
    world.people = [world.users[number] for number in head["people"]]
    world.seen = {(user, channel): message for user, channel, message in head["seen"]}
    world.guilds = {number: _guild(world, row) for number, row in _of_kind(rows, "guild")}
    for number, row in _of_kind(rows, "channel"):
        world.channels[number] = channel = _channel(world, row)
        if channel.guild is not None:
            channel.guild.channels[number] = channel
    world.commands = rows["commands", 0]
    _bring_back_messages(world, messages, files)
    world.ids.pass_by(head["last_id"])
    world.clock.skip(head["ahead"])
    world.clock.pause = (head["now"], world.clock.now())
    return world


def _of_kind(rows: Mapping[Key, Any], kind: str) -> list[tuple[int, Any]]:
    return [(number, row) for (its_kind, number), row in rows.items() if its_kind == kind]


def _made(thing: type[T], row: Json, **instead: object) -> T:
    """Make an object of its fields. Fields that an older version saved and that no longer exist are ignored."""
    given = {**row, **instead}
    for name in DATE_FIELDS & given.keys():
        given[name] = given[name] and datetime.fromisoformat(given[name])
    for name in PERMISSION_FIELDS & given.keys():
        given[name] = Permissions(given[name])
    known = {each.name for each in fields(thing)}  # type: ignore[arg-type]  # only dataclasses are made here
    return thing(**{name: value for name, value in given.items() if name in known})


def _guild(world: World, row: Json) -> Guild:
    roles = {each["id"]: _made(Role, each) for each in row["roles"]}
    members = {
        each["user"]: _made(
            Member, each, user=world.users[each["user"]], roles=[roles[number] for number in each["roles"]]
        )
        for each in row["members"]
    }
    owner = world.users[row["owner"]]
    return _made(Guild, row, owner=owner, everyone=roles[row["id"]], roles=roles, members=members)


def _channel(world: World, row: Json) -> Channel:
    return _made(
        Channel,
        row,
        kind=ChannelKind(row["kind"]),
        guild=row["guild"] and world.guilds[row["guild"]],
        parent=row["parent"] and world.channels[row["parent"]],
        recipient=row["recipient"] and world.users[row["recipient"]],
        overwrites={each["target"]: _made(Overwrite, each) for each in row["overwrites"]},
        thread_members={user: datetime.fromisoformat(since) for user, since in row["thread_members"]},
    )


def _bring_back_messages(world: World, rows: Iterable[Json], files: Mapping[int, bytes]) -> None:
    newest: defaultdict[int, deque[Json]] = defaultdict(lambda: deque(maxlen=KEPT_MESSAGES_PER_CHANNEL))
    for row in rows:
        newest[row["channel"]].append(row)
    for row in sorted((row for said in newest.values() for row in said), key=lambda each: int(each["id"])):
        message = _made(
            Message,
            row,
            channel=world.channels[row["channel"]],
            author=world.users[row["author"]],
            attachments=[_made(Attachment, each, content=files[each["id"]]) for each in row["attachments"]],
            pings=[world.users[number] for number in row["pings"]],
            user=world.users.get(row.get("user") or 0),
        )
        world.messages[message.id] = message
        message.channel.messages.append(message)
