"""REST routes of the bot's user, application, commands, guilds and mailboxes."""

from __future__ import annotations

from bot.practice.loopback import command_limits, message_body, payloads, permissions
from bot.practice.loopback.changes import ChangeKind, WorldChange
from bot.practice.loopback.errors import ApiError, Json, Known, Problem, invalid
from bot.practice.loopback.model import Guild
from bot.practice.loopback.request import Call, Reply, ok

COMMAND_FIELDS = frozenset(
    {
        "name", "name_localizations", "description", "description_localizations", "options", "type", "nsfw",
        "default_member_permissions", "dm_permission", "contexts", "integration_types",
    }
)  # fmt: skip


async def me(call: Call) -> Reply:
    """Return the bot's own user."""
    return ok(payloads.own_user(call.world))


async def application(call: Call) -> Reply:
    """Return the bot's application."""
    return ok(payloads.application(call.world))


async def gateway_bot(call: Call) -> Reply:
    """Return the gateway's address and the advised number of shards."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return ok({"url": call.world.gateway_url, "shards": call.world.shards, "session_start_limit": limit})


async def open_mailbox(call: Call) -> Reply:
    """Open a user's mailbox. A closed mailbox opens too and refuses the message."""
    body = message_body.known_fields(call.json, frozenset({"recipient_id"}))
    user = call.world.users.get(int(body.get("recipient_id") or 0))
    if user is None:
        raise invalid(Problem(("recipient_id",), "UNKNOWN_USER", "Unknown user"))
    if user.is_bot:
        raise ApiError(Known.CLOSED_MAILBOX)
    world = call.world
    if world.is_flagged:
        raise ApiError(Known.FLAGGED)
    if world.mailboxes_left is not None and all(each.recipient is not user for each in world.channels.values()):
        if world.mailboxes_left == 0:
            raise ApiError(Known.TOO_FAST)
        world.mailboxes_left -= 1
    return ok(payloads.channel(world.mailbox(user)))


# -- guilds


def guild_of(call: Call) -> Guild:
    """Return the guild of the path. Raises ApiError unless the bot is in it."""
    guild = call.world.guilds.get(call.number("guild_id", Known.UNKNOWN_GUILD))
    if guild is None or not guild.has_bot:
        raise ApiError(Known.UNKNOWN_GUILD)
    return guild


async def own_guilds(call: Call) -> Reply:
    """Return the bot's guilds."""
    return ok(
        [
            {
                "id": str(guild.id),
                "name": guild.name,
                "icon": None,
                "banner": None,
                "owner": False,
                "permissions": str(permissions.in_guild(guild, call.world.bot).value),
                "features": [],
            }
            for guild in call.world.guilds.values()
            if guild.has_bot
        ]
    )


async def get_guild(call: Call) -> Reply:
    """Return a guild."""
    guild = guild_of(call)
    counts = {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
    return ok(payloads.guild(guild) | (counts if call.flag("with_counts") else {}))


async def get_member(call: Call) -> Reply:
    """Return a member of a guild."""
    guild, user_id = guild_of(call), call.number("user_id", Known.UNKNOWN_USER)
    if user_id not in guild.members:
        raise ApiError(Known.UNKNOWN_MEMBER if user_id in call.world.users else Known.UNKNOWN_USER)
    return ok(payloads.member(guild.members[user_id]))


async def list_roles(call: Call) -> Reply:
    """Return a guild's roles."""
    return ok([payloads.role(role) for role in guild_of(call).roles.values()])


async def list_channels(call: Call) -> Reply:
    """Return a guild's channels, also those that the bot does not see, without threads."""
    return ok([payloads.channel(each) for each in guild_of(call).channels.values() if not each.is_thread])


# -- commands


def _server_of(call: Call) -> str | None:
    """Return the guild of commands that one guild alone is offered; None: those of all. Raises ApiError."""
    if call.number("application_id", Known.UNKNOWN_COMMAND) != call.world.application_id:
        raise ApiError(Known.MISSING_ACCESS)
    if "guild_id" not in call.params:
        return None
    guild = call.world.guilds.get(call.number("guild_id", Known.UNKNOWN_GUILD))
    if guild is None or not guild.has_bot:
        raise ApiError(Known.MISSING_ACCESS)
    return str(guild.id)


def _commands(call: Call, server: str | None) -> list[Json]:
    return [each for each in call.world.commands if each.get("guild_id") == server]


async def list_commands(call: Call) -> Reply:
    """Return the registered commands, of all guilds or of one."""
    return ok(_commands(call, _server_of(call)))


async def replace_commands(call: Call) -> Reply:
    """Replace the commands of all guilds or of one, stored with Discord's defaults. One of the same name keeps its id."""
    server = _server_of(call)
    known = {(command["type"], command["name"]): command["id"] for command in _commands(call, server)}
    if not isinstance(call.json, list):
        raise invalid(Problem((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"))
    bodies = [message_body.known_fields(body, COMMAND_FIELDS, (index,)) for index, body in enumerate(call.json)]
    if problems := command_limits.check_commands(bodies):
        raise invalid(*problems)
    world = call.world
    made: list[Json] = [
        {
            **dict.fromkeys(COMMAND_FIELDS),
            "description": "",
            "dm_permission": True,
            "integration_types": [0],
            **body,
            "type": body.get("type", 1),
            "id": known.get((body.get("type", 1), body["name"])) or str(world.ids.new()),
            "application_id": str(world.application_id),
            "version": str(world.ids.new()),
            "options": body.get("options") or [],
            "nsfw": bool(body.get("nsfw")),
            **({} if server is None else {"guild_id": server}),
        }
        for body in bodies
    ]
    world.commands = [each for each in world.commands if each.get("guild_id") != server] + made
    world.tell(WorldChange(ChangeKind.COMMANDS))
    return ok(made)
