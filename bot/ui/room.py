"""Rooms: a room registers its own controls, loops and commands, and all that it keeps of a person."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.loop import Loop
from bot.messages.codes import Route
from bot.messages.controls import Control
from bot.store.own_data import Forget, KeptOf
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.ui.visits import Visit
from games.core.contract import Refusal


@dataclass(frozen=True, slots=True)
class Given:
    """The contents of a press: values or people that were chosen in a list, and inputs of a form by their names.

    `named`: the people that a command names, by its options.
    """

    values: Sequence[str] = ()
    people: Sequence[discord.User | discord.Member] = ()
    inputs: Mapping[str, Sequence[str]] = field(default_factory=dict)
    named: Mapping[str, discord.User | discord.Member | None] = field(default_factory=dict)

    @property
    def person(self) -> discord.User | discord.Member:
        """The person that was chosen. Raises Refusal where none was."""
        if not self.people:
            raise Refusal("stale")
        return self.people[0]

    def first(self, name: str) -> str:
        """Return the first value of an input, or nothing."""
        return (self.inputs.get(name) or [""])[0]


Handle: TypeAlias = Callable[[Visit, Any, Given], Awaitable[None]]
"""Answers the press of a control."""

Menus: TypeAlias = Callable[[Any, Any], Sequence[app_commands.ContextMenu]]
"""Makes, of the router and the handlers of a room, the entries of the menus of people and messages."""

Place: TypeAlias = tuple[GuildId, ChannelId]
"""A channel or thread, and its server."""

Cogs: TypeAlias = Sequence[Callable[..., commands.Cog]]


def _nothing_kept(_: object, __: UserId) -> Mapping[str, Any]:
    return {}


def _nothing_to_forget(_: object, __: UserId) -> None:
    pass


def _no_menu(_: object, __: object) -> Sequence[app_commands.ContextMenu]:
    return ()


async def _no_thread(_: ChannelId) -> bool:
    return False


async def _nowhere() -> Sequence[Place]:
    return ()


async def _nothing_lost(_: ChannelId) -> None:
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """All that one room registers. `on` is handed to its commands: the handlers that they call."""

    name: str
    on: Any = None
    controls: Mapping[Route, Handle] = field(default_factory=dict)
    loops: Sequence[Loop] = ()
    commands: Cogs = ()
    menus: Menus = _no_menu
    owner_commands: Cogs = ()
    """Commands that the operator's server alone is offered."""
    kept_of: KeptOf = _nothing_kept
    """Returns all that the room keeps of a person in rows of its own, for `/me export`."""
    forget: Forget = _nothing_to_forget
    """Erases it, for `/me erase`, in the transaction of all rooms."""
    opens_threads_in: Callable[[ChannelId], Awaitable[bool]] = _no_thread
    """Whether the room has opened threads in a channel that it finds again by itself."""
    places: Callable[[], Awaitable[Sequence[Place]]] = _nowhere
    """Returns the channels and threads in which something of the room goes on."""
    lost: Callable[[ChannelId], Awaitable[None]] = _nothing_lost
    """Ends the tables or evenings of a deleted channel or thread. Raises StoreTrouble: then it is called again."""


def at_table(do: Callable[[Visit, TableId], Awaitable[None]]) -> Handle:
    """Return the handler of a control that needs no more than its table."""

    async def handle(visit: Visit, control: Control, _: Given) -> None:
        await do(visit, control.table)

    return handle
