"""The one router of presses, forms and commands: finds the room of a control. Nothing is registered with discord.py."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.messages.codes import Code, Route
from bot.messages.controls import Control, Fixed, Kind, Own
from bot.messages.leads import LEADS, led_to
from bot.ui.client import AlibiBot
from bot.ui.reply import Reply
from bot.ui.room import Given, Handle, Room
from bot.ui.visits import Visit, Visits
from games.core.contract import Refusal


class Router(commands.Cog):
    """Listens to presses and forms, and hands each to the room that has registered its control."""

    def __init__(self, bot: AlibiBot, visits: Visits, rooms: Iterable[Room]) -> None:
        self.visits = visits
        self._bot = bot
        self._handles: dict[Route, Handle] = {}
        for room in rooms:
            if taken := self._handles.keys() & room.controls.keys():
                raise ValueError(f"{room.name} takes controls of another room: {taken}")
            self._handles.update(room.controls)
        self._kinds: dict[str, type[Code]] = {kind.prefix: kind for kind, *_ in self._handles}

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[AlibiBot]) -> None:
        """Route a press or a form; slash commands have their own way."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Mapping[str, Any] = interaction.data or {}

        async def work(visit: Visit) -> None:
            values = [str(each) for each in data.get("values") or ()]
            given = Given(values, _people(interaction, data), _filled_in(data))
            await self.press(visit, self._read(str(data.get("custom_id", ""))), given)

        await self.visit(interaction, work)

    async def visit(self, interaction: discord.Interaction[AlibiBot], work: Callable[[Visit], Awaitable[None]]) -> None:
        """Do the work of one interaction, guarded."""

        async def admitted(reply: Reply) -> None:
            visit = self.visits.begin(reply)
            if not _is_about_oneself(interaction.data or {}):
                self.visits.admit(visit)
            await work(visit)

        await self._bot.answered(interaction, admitted)

    async def press(self, visit: Visit, control: Code | None, given: Given | None = None) -> None:
        """Let its room answer the press of a control. Raises Refusal("stale") where no room has registered it."""
        given = given or Given()
        if isinstance(control, Control) and control.kind is Kind.SELECT:
            control = control.entry(given.values[0]) if given.values else None
        elif isinstance(control, Control) and (control.kind, control.number) == (Kind.FIXED, Fixed.TABS):
            control, given = control.page(given.values[0]) if given.values else None, Given()
        elif control is not None and control in LEADS:
            control, given = led_to(control, given.values[0]) if given.values else None, Given()
        if control is None:  # forged, or from a bot of another time: it explains itself too
            raise Refusal("stale")
        handle = next((self._handles[route] for route in control.routes if route in self._handles), None)
        if handle is None:
            raise Refusal("stale")
        await handle(visit, control, given)

    def _read(self, custom_id: str) -> Code | None:
        kind = self._kinds.get(custom_id.partition(":")[0])
        return kind.read(custom_id) if kind is not None else None


def _is_about_oneself(data: Mapping[str, Any]) -> bool:
    """Return whether an interaction is about a person's own settings and data, which no ban closes."""
    return data.get("name") == "me" or str(data.get("custom_id", "")).partition(":")[0] == Own.prefix


def _people(interaction: discord.Interaction[Any], data: Mapping[str, Any]) -> list[discord.User | discord.Member]:
    """Return the people that were chosen in a list of people; discord.py reads them as the options of a command."""
    if data.get("component_type") != discord.ComponentType.user_select.value:
        return []
    options: list[Any] = [
        {"type": discord.AppCommandOptionType.user.value, "name": str(n), "value": str(each)}
        for n, each in enumerate(data.get("values") or ())
        if str(each).isdecimal()
    ]
    resolved: Any = data.get("resolved") or {}
    named = app_commands.Namespace(interaction, resolved, options)
    return [each for _, each in named if isinstance(each, discord.User | discord.Member)]


_REVISION = re.compile(r"-[0-9]+$")


def _filled_in(data: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return the inputs of a form by the name of each: its custom id without its revision."""
    return {_REVISION.sub("", name): given for name, given in _values(data.get("components", ()))}


def _values(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, list[str]]]:
    """Yield (custom id, values) of every input of a form, however deep it lies."""
    for each in components:
        if "custom_id" in each:
            yield each["custom_id"], [str(value) for value in each.get("values", [each.get("value", "")])]
        if "component" in each:
            yield from _values([each["component"]])
        yield from _values(each.get("components", ()))
