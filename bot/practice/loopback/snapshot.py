"""What of the practice world lasts, as JSON and back. Interactions do not: Discord forgets them within minutes as well."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import fields
from datetime import datetime
from typing import Any, TypeVar

from bot.practice.loopback.errors import Json
from bot.practice.loopback.interactions import Interaction, InteractionKind
from bot.practice.loopback.model import Attachment, Channel, ChannelKind, Guild, Member, Message, Overwrite, Role, User
from bot.practice.loopback.permissions import Permission
from bot.practice.loopback.world import World

T = TypeVar("T")
KEPT_MESSAGES = 500
DATES = frozenset({"joined", "created", "archive_changed", "last_pin", "sent", "edited", "pinned"})
Key = tuple[str, int]


# -- there


def rows_of(world: World) -> dict[Key, Json | list[Json]]:
    """Give all that is small: everything but messages and files."""
    rows: dict[Key, Any] = {("world", 0): _world_row(world)}
    rows |= {("user", user.id): _fields(user) for user in world.users.values()}
    rows |= {("guild", guild.id): _guild_row(guild) for guild in world.guilds.values()}
    rows |= {("channel", channel.id): _channel_row(channel) for channel in world.channels.values()}
    return rows | {("commands", guild_id or 0): commands for guild_id, commands in world.commands.items()}


def _fields(thing: Any, but: Collection[str] = (), **instead: object) -> Json:
    """Give a thing's fields, those of a later day too; `but` names what is found again by other ways."""
    return {each.name: getattr(thing, each.name) for each in fields(thing) if each.name not in but} | instead


def _world_row(world: World) -> Json:
    return {
        "token": world.token,
        "application_id": world.application_id,
        "bot": world.bot.id,
        "owner": world.owner.id,
        "people": [user.id for user in world.people],
        "has_privileged_intents": world.has_privileged_intents,
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
    return _fields(guild, ("world", "everyone", "channels"), owner=guild.owner.id, roles=roles, members=members)


def _channel_row(channel: Channel) -> Json:
    return _fields(
        channel,
        ("world", "messages", "old_edits", "is_deleted"),
        guild=channel.guild and channel.guild.id,
        parent=channel.parent and channel.parent.id,
        recipient=channel.recipient and channel.recipient.id,
        overwrites=[_fields(each) for each in channel.overwrites.values()],
        thread_members=list(channel.thread_members.items()),
    )


def is_lasting(message: Message) -> bool:
    """Tell whether a message outlives its server: what only one screen shows, or is still a thought, does not."""
    return not (message.is_deleted or message.is_ephemeral or message.is_loading or message.channel.is_deleted)


def message_row(message: Message) -> Json:
    """Give a message without the bytes of its files."""
    return _fields(
        message,
        ("thread", "ephemeral_to", "is_deleted"),
        channel=message.channel.id,
        author=message.author.id,
        attachments=[_fields(each, ("content",)) for each in message.attachments],
        pings=[user.id for user in message.pings],
        interaction=message.interaction and _interaction_row(message.interaction),
    )


def _interaction_row(interaction: Interaction) -> Json:
    """Give what a message says of the interaction that it came from."""
    return {
        "id": interaction.id,
        "kind": interaction.kind,
        "user": interaction.user.id,
        "born": interaction.born,
        "name": interaction.name,
        "message": interaction.message and interaction.message.id,
        "original": interaction.original and interaction.original.id,
        "parent": interaction.parent and _interaction_row(interaction.parent),
    }


# -- and back


def world_of(rows: Mapping[Key, Any], messages: Iterable[Json], files: Mapping[int, bytes]) -> World:
    """Make a world of what was kept: of each channel the newest messages and those that are pinned."""
    world = World()
    head: Json = rows["world", 0]
    for name in ("token", "application_id", "has_privileged_intents", "shards"):
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
    world.commands |= {number or None: row for number, row in _of_kind(rows, "commands")}
    _bring_back_messages(world, messages, files)
    world.ids.pass_by(head["last_id"])
    world.clock.skip(head["ahead"])
    world.clock.pause = (head["now"], world.clock.now())
    return world


def _of_kind(rows: Mapping[Key, Any], kind: str) -> list[tuple[int, Any]]:
    return [(number, row) for (its_kind, number), row in rows.items() if its_kind == kind]


def _dated(row: Json) -> Json:
    return {
        name: datetime.fromisoformat(value) if name in DATES and value is not None else value
        for name, value in row.items()
    }


def _guild(world: World, row: Json) -> Guild:
    roles = {each["id"]: Role(**{**each, "permissions": Permission(each["permissions"])}) for each in row["roles"]}
    members = {
        each["user"]: Member(
            **_dated({**each, "user": world.users[each["user"]], "roles": [roles[number] for number in each["roles"]]})
        )
        for each in row["members"]
    }
    return Guild(
        **_dated(
            {
                **row,
                "world": world,
                "owner": world.users[row["owner"]],
                "everyone": roles[row["id"]],
                "roles": roles,
                "members": members,
            }
        )
    )


def _channel(world: World, row: Json) -> Channel:
    overwrites = [
        Overwrite(**{**each, "allow": Permission(each["allow"]), "deny": Permission(each["deny"])})
        for each in row["overwrites"]
    ]
    return Channel(
        **_dated(
            {
                **row,
                "world": world,
                "kind": ChannelKind(row["kind"]),
                "guild": _found(world.guilds, row["guild"]),
                "parent": _found(world.channels, row["parent"]),
                "recipient": _found(world.users, row["recipient"]),
                "overwrites": {each.target: each for each in overwrites},
                "thread_members": {user: datetime.fromisoformat(since) for user, since in row["thread_members"]},
            }
        )
    )


def _found(there: Mapping[int, T], number: int | None) -> T | None:
    return None if number is None else there[number]


def _bring_back_messages(world: World, rows: Iterable[Json], files: Mapping[int, bytes]) -> None:
    by_channel: defaultdict[int, list[Json]] = defaultdict(list)
    for row in rows:
        by_channel[row["channel"]].append(row)
    kept = [
        row
        for said in by_channel.values()
        for n, row in enumerate(said, start=1 - len(said))
        if n > -KEPT_MESSAGES or row["pinned"] is not None
    ]
    told: dict[int, Interaction] = {}
    for row in sorted(kept, key=lambda each: int(each["id"])):
        message = _message(world, row, files)
        world.messages[message.id] = message
        message.channel.messages.append(message)
        # A thread that began at a message has the message's id.
        message.thread = world.channels.get(message.id)
        if row["interaction"] is not None:
            message.interaction = _interaction(world, message, row["interaction"], told)


def _message(world: World, row: Json, files: Mapping[int, bytes]) -> Message:
    return Message(
        **_dated(
            {
                **row,
                "channel": world.channels[row["channel"]],
                "author": world.users[row["author"]],
                "attachments": [Attachment(**each, content=files[each["id"]]) for each in row["attachments"]],
                "pings": [world.users[number] for number in row["pings"]],
                "interaction": None,
            }
        )
    )


def _interaction(world: World, shown: Message, row: Json, told: dict[int, Interaction]) -> Interaction:
    """Make the memory of an interaction: nobody can answer it any more."""

    def message(number: int | None) -> Message | None:
        if number is None:
            return None
        gone = Message(number, shown.channel, world.bot, shown.sent, is_deleted=True)
        return world.messages.get(number) or gone

    if row["id"] not in told:
        told[row["id"]] = Interaction(
            row["id"], "", InteractionKind(row["kind"]), world.users[row["user"]], shown.channel, {}, row["born"],
            name=row["name"], message=message(row["message"]), original=message(row["original"]),
            parent=row["parent"] and _interaction(world, shown, row["parent"], told),
        )  # fmt: skip
    return told[row["id"]]
