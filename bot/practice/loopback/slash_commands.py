"""Registered commands as Discord's client shows and sends them: flat, in the person's language, with checked values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from discord import Permissions

from bot.practice.loopback import payloads, permissions
from bot.practice.loopback.command_limits import NESTS, OptionKind
from bot.practice.loopback.errors import Json
from bot.practice.loopback.model import Channel, Role, User
from bot.practice.loopback.world import World

NAMED_KINDS: Final[Mapping[OptionKind, tuple[type[User | Channel | Role], str]]] = {
    OptionKind.USER: (User, "person"),
    OptionKind.CHANNEL: (Channel, "channel"),
    OptionKind.ROLE: (Role, "role"),
}
"""Option types that take an object, with its class and its name in errors."""


SLASH: Final = 1
"""Discord's type of commands that are typed."""


class CannotDo(Exception):
    """An act that Discord's own client refuses."""


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """A value to choose, with its label."""

    name: str
    value: str | int | float


@dataclass(frozen=True, slots=True)
class CommandOption:
    """An option of a command; `label` and `description` are in the person's language."""

    name: str
    label: str
    description: str
    kind: OptionKind
    required: bool
    autocompletes: bool
    choices: tuple[OptionChoice, ...] = ()
    raw: Json = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class Slash:
    """A slash command: a plain one, or a sub-command with its whole path."""

    path: str
    label: str
    description: str
    options: tuple[CommandOption, ...]
    command: Json = field(repr=False)

    def option(self, name: str) -> CommandOption:
        """Find an option by its registered name or label. Raises CannotDo."""
        for option in self.options:
            if name in (option.name, option.label):
                return option
        raise CannotDo(f"/{self.path} has no option {name!r}; it has {[option.name for option in self.options]}")


def slashes_for(world: World, user: User, channel: Channel) -> list[Slash]:
    """Return the commands that a person may use in a channel."""
    found: list[Slash] = []
    for command in world.commands:
        if command["type"] == SLASH and may_use(command, user, channel):
            found += _leaves(command, command, user.locale, (), ())
    return found


def find_slash(world: World, user: User, channel: Channel, path: str) -> Slash:
    """Find a command by its path, as registered or in the person's language. Raises CannotDo."""
    wanted = path.removeprefix("/")
    first = wanted.partition(" ")[0]
    for command in world.commands:
        if first not in (command["name"], localized(command, "name", user.locale)):
            continue
        if command["type"] == SLASH and may_use(command, user, channel):
            for slash in _leaves(command, command, user.locale, (), ()):
                if wanted in (slash.path, slash.label):
                    return slash
    known = [slash.path for slash in slashes_for(world, user, channel)]
    raise CannotDo(f"{user.name} cannot use /{wanted} in {channel.name}; there are {known}")


def may_use(command: Json, user: User, channel: Channel) -> bool:
    """Return whether a person may use a command in a channel."""
    contexts = command.get("contexts")
    if command.get("guild_id") not in (None, channel.guild and str(channel.guild.id)):
        return False
    if channel.guild is None:
        return 1 in contexts if contexts is not None else bool(command.get("dm_permission", True))
    if contexts is not None and 0 not in contexts:
        return False
    allowed, needed = permissions.in_channel(channel, user), command.get("default_member_permissions")
    if str(needed) == "0" and not allowed.administrator:
        return False
    return allowed.use_application_commands and allowed >= Permissions(int(needed or 0))


def localized(thing: Json, field: str, locale: str) -> str:
    """Return a field of a command in a language, or as it is registered."""
    return str((thing.get(f"{field}_localizations") or {}).get(locale) or thing.get(field) or "")


def _leaves(command: Json, node: Json, locale: str, path: tuple[str, ...], label: tuple[str, ...]) -> Iterator[Slash]:
    path, label = (*path, node["name"]), (*label, localized(node, "name", locale))
    options = node.get("options") or []
    if any(option["type"] in NESTS for option in options):
        for option in options:
            yield from _leaves(command, option, locale, path, label)
        return
    shown = tuple(
        CommandOption(
            option["name"], localized(option, "name", locale), localized(option, "description", locale),
            OptionKind(option["type"]), bool(option.get("required")), bool(option.get("autocomplete")),
            tuple(OptionChoice(localized(each, "name", locale), each["value"]) for each in option.get("choices") or []), option,
        )
        for option in options
    )  # fmt: skip
    yield Slash(" ".join(path), " ".join(label), localized(node, "description", locale), shown, command)


def filled(
    slash: Slash, channel: Channel, values: Mapping[str, object], *, focused: str | None = None, text: str = ""
) -> Json:
    """Return the data of a command interaction, or of autocomplete for the option in focus. Raises CannotDo."""
    options: list[Json] = []
    named: list[User | Channel | Role] = []
    given = {slash.option(name).name: value for name, value in values.items() if value is not None}
    focus = slash.option(focused).name if focused is not None else None
    for option in slash.options:
        if option.name == focus:
            if not option.autocompletes:
                raise CannotDo(f"/{slash.path} does not complete {option.name}")
            options.append({"name": option.name, "type": int(option.kind), "value": text, "focused": True})
        elif option.name in given:
            value = _value(option, given[option.name], named, is_partial=focus is not None)
            options.append({"name": option.name, "type": int(option.kind), "value": value})
        elif option.required and focus is None:
            raise CannotDo(f"/{slash.path} needs {option.name}")
    nested = options
    parts = slash.path.split(" ")[1:]
    for depth, name in enumerate(reversed(parts)):
        nested = [{"name": name, "type": int(NESTS[0] if depth == 0 else NESTS[1]), "options": nested}]
    data: Json = {"id": slash.command["id"], "name": slash.command["name"], "type": 1, "options": nested}
    if (server := slash.command.get("guild_id")) is not None:
        data["guild_id"] = server
    if named:
        data["resolved"] = payloads.resolved(channel, named)
    return data


def _value(option: CommandOption, value: Any, named: list[User | Channel | Role], *, is_partial: bool) -> object:
    """Return a value in the form that Discord's client sends. Raises CannotDo."""
    for choice in option.choices:
        if value in (choice.value, choice.name):
            return choice.value
    if option.choices:
        raise CannotDo(f"{option.name} cannot be {value!r}; it can be {[choice.value for choice in option.choices]}")
    match option.kind:
        case OptionKind.STRING:
            written = value.mention if isinstance(value, (User, Channel)) else str(value)
            _within(option, len(written), "length")
            return written
        case OptionKind.INTEGER | OptionKind.NUMBER:
            whole = option.kind is OptionKind.INTEGER
            if isinstance(value, bool) or not isinstance(value, int if whole else (int, float)):
                if is_partial:
                    return str(value)
                raise CannotDo(f"{option.name} takes a number, not {value!r}")
            _within(option, value, "value")
            return value
        case OptionKind.BOOLEAN:
            if not isinstance(value, bool):
                raise CannotDo(f"{option.name} takes True or False, not {value!r}")
            return value
        case OptionKind.USER | OptionKind.CHANNEL | OptionKind.ROLE:
            thing, called = NAMED_KINDS[option.kind]
            if not isinstance(value, thing):
                raise CannotDo(f"{option.name} takes a {called}, not {value!r}")
            if value not in named:
                named.append(value)
            return str(value.id)
        case _:
            raise CannotDo(f"{option.name} cannot be {value!r}")


def _within(option: CommandOption, number: float, measure: Literal["length", "value"]) -> None:
    low, high = option.raw.get(f"min_{measure}"), option.raw.get(f"max_{measure}")
    if (low is not None and number < low) or (high is not None and number > high):
        raise CannotDo(f"{option.name}: {measure} {number} is not between {low} and {high}")
