"""REST routes of the bot itself, its commands, users, guilds and mailboxes."""

from __future__ import annotations

from typing import Any

from bot.practice.loopback import command_limits, message_body, payloads, permissions
from bot.practice.loopback.changes import Change, ChangeKind
from bot.practice.loopback.errors import ApiError, Json, Known, Problem, invalid
from bot.practice.loopback.model import Guild
from bot.practice.loopback.permissions import Permission
from bot.practice.loopback.request import NO_CONTENT, Call, Reply, ok

COMMAND_FIELDS = frozenset(
    {
        "id", "name", "name_localizations", "description", "description_localizations", "options", "type", "nsfw",
        "default_member_permissions", "dm_permission", "contexts", "integration_types",
    }
)  # fmt: skip


async def me(call: Call) -> Reply:
    """Show the bot to itself."""
    return ok(payloads.own_user(call.world))


async def application(call: Call) -> Reply:
    """Show the bot's application."""
    return ok(payloads.application(call.world))


async def gateway(call: Call) -> Reply:
    """Say where the gateway is."""
    return ok({"url": call.world.gateway_url})


async def gateway_bot(call: Call) -> Reply:
    """Say where the gateway is and how many shards are advised."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return ok({"url": call.world.gateway_url, "shards": call.world.shards, "session_start_limit": limit})


async def get_user(call: Call) -> Reply:
    """Show a user."""
    user = call.world.users.get(call.number("user_id", Known.UNKNOWN_USER))
    if user is None:
        raise ApiError(Known.UNKNOWN_USER)
    return ok(payloads.user(user))


async def open_mailbox(call: Call) -> Reply:
    """Open somebody's mailbox; whether it takes a message is found out by sending one."""
    body = message_body.known_fields(call.json, frozenset({"recipient_id"}))
    user = call.world.users.get(int(body.get("recipient_id") or 0))
    if user is None:
        raise invalid(Problem(("recipient_id",), "UNKNOWN_USER", "Unknown user"))
    if user.is_bot:
        raise ApiError(Known.CLOSED_MAILBOX)
    return ok(payloads.channel(call.world.mailbox(user)))


# -- guilds


def guild_of(call: Call) -> Guild:
    """Find the guild of the path, if the bot is in it."""
    guild = call.world.guilds.get(call.number("guild_id", Known.UNKNOWN_GUILD))
    if guild is None or not guild.has_bot:
        raise ApiError(Known.UNKNOWN_GUILD)
    return guild


async def own_guilds(call: Call) -> Reply:
    """List the guilds of the bot."""
    return ok(
        [
            {
                "id": str(guild.id),
                "name": guild.name,
                "icon": None,
                "banner": None,
                "owner": False,
                "permissions": str(int(permissions.in_guild(guild, call.world.bot))),
                "features": [],
            }
            for guild in call.world.guilds.values()
            if guild.has_bot
        ]
    )


async def leave_guild(call: Call) -> Reply:
    """Leave a guild."""
    call.world.remove_bot(guild_of(call))
    return NO_CONTENT


async def get_guild(call: Call) -> Reply:
    """Show a guild."""
    guild = guild_of(call)
    counts = {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
    return ok(payloads.guild(guild) | (counts if call.flag("with_counts") else {}))


async def list_channels(call: Call) -> Reply:
    """List a guild's channels."""
    channels = guild_of(call).channels.values()
    return ok([payloads.channel(channel) for channel in channels if not channel.is_thread])


async def active_threads(call: Call) -> Reply:
    """List a guild's open threads."""
    world = call.world
    threads = [each for each in guild_of(call).channels.values() if each.is_thread and not each.is_archived]
    seen = [each for each in threads if permissions.may_see(each, world.bot)]
    own = [payloads.thread_member(each, world.bot.id) for each in seen if world.bot.id in each.thread_members]
    return ok({"threads": [payloads.channel(each) for each in seen], "members": own})


async def get_member(call: Call) -> Reply:
    """Show a member of a guild."""
    guild = guild_of(call)
    wanted = call.params["user_id"]
    user_id = call.world.bot.id if wanted == "@me" else call.number("user_id", Known.UNKNOWN_USER)
    if user_id not in call.world.users:
        raise ApiError(Known.UNKNOWN_USER)
    if user_id not in guild.members:
        raise ApiError(Known.UNKNOWN_MEMBER)
    return ok(payloads.member(guild.members[user_id]))


async def list_roles(call: Call) -> Reply:
    """List a guild's roles."""
    return ok([payloads.role(role) for role in guild_of(call).roles.values()])


async def set_overwrite(call: Call) -> Reply:
    """Set what a role or member may do in a channel."""
    channel = call.world.channels.get(call.number("channel_id", Known.UNKNOWN_CHANNEL))
    if channel is None or channel.guild is None:
        raise ApiError(Known.UNKNOWN_CHANNEL)
    if Permission.MANAGE_ROLES not in channel.permissions_of(call.world.bot):
        raise ApiError(Known.MISSING_PERMISSIONS)
    body = message_body.known_fields(call.json, frozenset({"type", "allow", "deny", "id"}))
    target_id = call.number("target_id", Known.UNKNOWN_MEMBER)
    target = call.world.users.get(target_id) or channel.guild.roles.get(target_id)
    if target is None:
        raise ApiError(Known.UNKNOWN_MEMBER)
    allow, deny = int(body.get("allow") or 0), int(body.get("deny") or 0)
    for bit in Permission:
        state = True if allow & bit else False if deny & bit else None
        call.world.set_permissions(channel, target, **{str(bit.name).lower(): state})
    return NO_CONTENT


# -- commands


def _guild_id(call: Call) -> int | None:
    if call.number("application_id", Known.UNKNOWN_COMMAND) != call.world.application_id:
        raise ApiError(Known.MISSING_ACCESS)
    return guild_of(call).id if "guild_id" in call.params else None


def _registered(call: Call, guild_id: int | None, body: Json) -> Json:
    """Spell out a command as Discord stores it; one of the same name and type keeps its id."""
    kind = body.get("type") or 1
    before = [
        each for each in call.world.commands.get(guild_id, []) if (each["name"], each["type"]) == (body["name"], kind)
    ]
    command: dict[str, Any] = {
        **body,
        "id": before[0]["id"] if before else str(call.world.ids.new()),
        "application_id": str(call.world.application_id),
        "version": str(call.world.ids.new()),
        "type": kind,
        "name": body["name"],
        "description": body.get("description") or "",
        "name_localizations": body.get("name_localizations"),
        "description_localizations": body.get("description_localizations"),
        "options": body.get("options") or [],
        "default_member_permissions": body.get("default_member_permissions"),
        "dm_permission": body.get("dm_permission", True),
        "nsfw": bool(body.get("nsfw")),
        "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types") or [0],
    }
    if command["default_member_permissions"] is not None:
        command["default_member_permissions"] = str(command["default_member_permissions"])
    if guild_id is not None:
        command["guild_id"] = str(guild_id)
    return command


def _store(call: Call, guild_id: int | None, commands: list[Json]) -> None:
    call.world.commands[guild_id] = commands
    call.world.tell(Change(ChangeKind.COMMANDS, guild=call.world.guilds.get(guild_id or 0)))


async def list_commands(call: Call) -> Reply:
    """List the registered commands."""
    return ok(call.world.commands.get(_guild_id(call), []))


async def replace_commands(call: Call) -> Reply:
    """Register the whole set of commands."""
    guild_id = _guild_id(call)
    if not isinstance(call.json, list):
        raise invalid(Problem((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"))
    bodies = [message_body.known_fields(body, COMMAND_FIELDS, (index,)) for index, body in enumerate(call.json)]
    if problems := command_limits.check_commands(bodies):
        raise invalid(*problems)
    commands = [_registered(call, guild_id, body) for body in bodies]
    _store(call, guild_id, commands)
    return ok(commands)


async def add_command(call: Call) -> Reply:
    """Register one command, in place of one of its name."""
    guild_id = _guild_id(call)
    body = message_body.known_fields(call.json, COMMAND_FIELDS)
    if problems := command_limits.check_command(body):
        raise invalid(*problems)
    command = _registered(call, guild_id, body)
    others = [each for each in call.world.commands.get(guild_id, []) if each["id"] != command["id"]]
    _store(call, guild_id, [*others, command])
    return 201, command


def _command(call: Call, guild_id: int | None) -> Json:
    for command in call.world.commands.get(guild_id, []):
        if command["id"] == call.params["command_id"]:
            return command
    raise ApiError(Known.UNKNOWN_COMMAND)


async def get_command(call: Call) -> Reply:
    """Show one command."""
    return ok(_command(call, _guild_id(call)))


async def edit_command(call: Call) -> Reply:
    """Change one command."""
    guild_id = _guild_id(call)
    old = _command(call, guild_id)
    body = message_body.known_fields(call.json, COMMAND_FIELDS)
    merged = {field: value for field, value in {**old, **body}.items() if field in COMMAND_FIELDS}
    if problems := command_limits.check_command(merged):
        raise invalid(*problems)
    old.update(_registered(call, guild_id, merged) | {"id": old["id"]})
    _store(call, guild_id, call.world.commands[guild_id])
    return ok(old)


async def delete_command(call: Call) -> Reply:
    """Take one command back."""
    guild_id = _guild_id(call)
    gone = _command(call, guild_id)
    _store(call, guild_id, [each for each in call.world.commands[guild_id] if each is not gone])
    return NO_CONTENT
