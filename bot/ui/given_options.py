"""The check of a command's options: Discord may send values of other types, such as for a command that was renewed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import discord

_VALUES: Mapping[int, type] = {
    discord.AppCommandOptionType.string.value: str,
    discord.AppCommandOptionType.integer.value: int,
    discord.AppCommandOptionType.boolean.value: bool,
    discord.AppCommandOptionType.user.value: str,
    discord.AppCommandOptionType.channel.value: str,
    discord.AppCommandOptionType.role.value: str,
}
_THINGS: frozenset[int] = frozenset(
    each.value
    for each in (
        discord.AppCommandOptionType.user,
        discord.AppCommandOptionType.channel,
        discord.AppCommandOptionType.role,
    )
)
_ID = re.compile("[0-9]{1,20}")


def fits(data: Mapping[str, Any]) -> bool:
    """Return whether each filled-in option of a command has a value of its type."""
    return all(map(_is_of_its_type, _options(data)))


def _is_of_its_type(option: Mapping[str, Any]) -> bool:
    kind, value = option["type"], option["value"]
    is_id = kind not in _THINGS or _ID.fullmatch(str(value)) is not None
    return type(value) is _VALUES.get(kind, type(value)) and is_id


def _options(data: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the filled-in options of a command, however deep they lie."""
    for each in data.get("options", ()):
        if "value" in each:
            yield each
        yield from _options(each)
