"""Commands of the menu of a message or of a person, as Discord's client shows and sends them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from bot.practice.loopback import payloads
from bot.practice.loopback.errors import Json
from bot.practice.loopback.model import Channel, Message, User
from bot.practice.loopback.slash_commands import CannotDo, localized, may_use
from bot.practice.loopback.world import World


class CommandKind(IntEnum):
    """Discord's types of commands."""

    SLASH = 1
    PERSON = 2
    MESSAGE = 3


@dataclass(frozen=True, slots=True)
class MenuCommand:
    """An entry of a menu; `label` is in the person's language."""

    name: str
    label: str
    command: Json = field(repr=False)


def menu_of(world: World, user: User, channel: Channel, kind: CommandKind) -> list[MenuCommand]:
    """Return the entries that a person finds in the menu of a message or of a person."""
    return [
        MenuCommand(command["name"], localized(command, "name", user.locale), command)
        for command in world.commands
        if command["type"] == kind and may_use(command, user, channel)
    ]


def chosen(world: World, user: User, channel: Channel, name: str, target: User | Message) -> tuple[MenuCommand, Json]:
    """Return an entry, named as registered or in the person's language, and the data of its interaction. Raises CannotDo."""
    kind = CommandKind.PERSON if isinstance(target, User) else CommandKind.MESSAGE
    known = menu_of(world, user, channel, kind)
    found = next((each for each in known if name in (each.name, each.label)), None)
    if found is None:
        raise CannotDo(f"no {name!r} in this menu; there are {[each.label for each in known]}")
    if isinstance(target, User):
        resolved = {key: each for key, each in payloads.resolved(channel, [target]).items() if each}
    elif target.is_ephemeral or target.is_deleted:
        raise CannotDo("this message has no menu of apps")
    else:
        resolved = {"messages": {str(target.id): payloads.message(world, target)}}
    data: Json = {"id": found.command["id"], "name": found.name, "type": int(kind)}
    return found, data | {"target_id": str(target.id), "resolved": resolved}
