"""Slash commands: those about a table, and those of a game, which are made of its actions; autocomplete offers what is legal."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping
from inspect import Parameter
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.messages.catalogue import DEFAULT, Catalogue
from bot.messages.names import matching
from bot.messages.parsing import field_of, kinds_of
from bot.tables.records import TableId
from bot.ui.client import AlibiBot
from bot.ui.handlers import Handlers
from bot.ui.reply import Reply
from bot.ui.visits import Visit, channel_of
from games.core.contract import Action
from games.core.game import AnyGame
from games.core.lines import Line
from games.core.wire import field_types, holds_many

MOST_CHOICES = 25
LONGEST_LABEL = 100


class TableGroup(commands.GroupCog):
    """Commands about the table of a channel."""

    def __init__(self, bot: AlibiBot, on: Handlers) -> None:
        super().__init__()
        self.bot = bot
        self.on = on

    async def visit(self, interaction: discord.Interaction[AlibiBot], work: Callable[[Visit], Awaitable[None]]) -> None:
        """Do the work of a command, guarded."""
        await self.bot.answered(interaction, lambda reply: work(self.on.visits.begin(reply)))

    async def at_open(
        self, interaction: discord.Interaction[AlibiBot], do: Callable[[Visit, TableId], Awaitable[None]]
    ) -> None:
        """Do something at the open table of the channel."""

        async def work(visit: Visit) -> None:
            await do(visit, await self.on.visits.here(visit.channel))

        await self.visit(interaction, work)

    async def at_latest(
        self, interaction: discord.Interaction[AlibiBot], do: Callable[[Visit, TableId], Awaitable[None]]
    ) -> None:
        """Do something at the newest table of the channel, open or past."""

        async def work(visit: Visit) -> None:
            await do(visit, await self.on.visits.latest(visit.channel))

        await self.visit(interaction, work)


class GameCommands(app_commands.Group):
    """One game's slash commands, made of its actions: a command for each verb, and an option for each field.

    What Discord shows of them in English are the names in the code and the descriptions of the catalogue.
    """

    def __init__(self, game: AnyGame, bot: AlibiBot, on: Handlers, words: Catalogue) -> None:
        self._game, self._bot, self._on, self._words = game, bot, on, words
        name = game.info.command or game.info.key
        super().__init__(name=name, description=self._description(name))
        for kind in game.info.actions:
            self.add_command(self._command(kind))

    def _description(self, *path: str) -> str:
        return self._words.say(DEFAULT, Line(f"command-{'-'.join(path)}-description"))

    def _command(self, kind: type[Action]) -> app_commands.Command[Any, ..., None]:
        async def carry_out(interaction: discord.Interaction[AlibiBot], **options: object) -> None:
            async def work(reply: Reply) -> None:
                visit = self._on.visits.begin(reply)
                table = await self._on.visits.here(visit.channel)
                await self._on.playing.command(visit, table, kind, gathered(kind, options))

            await self._bot.answered(interaction, work)

        options = dict(options_of(kind, most=self._game.info.seats[-1] - 1))
        signature = inspect.signature(carry_out)
        interaction = signature.parameters["interaction"]
        # discord.py reads the options of a command from the parameters of its function.
        carry_out.__signature__ = signature.replace(parameters=[interaction, *options.values()])  # type: ignore[attr-defined]  # read by inspect
        app_commands.describe(**{name: self._description(self.name, kind.verb, name) for name in options})(carry_out)
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=kind.verb, description=self._description(self.name, kind.verb), callback=carry_out
        )
        for option in command.parameters:
            if option.type is discord.AppCommandOptionType.string:
                command.autocomplete(option.name)(self._completer(kind, option.name, str))
            elif option.type is discord.AppCommandOptionType.integer:
                command.autocomplete(option.name)(self._completer(kind, option.name, int))
        return command

    def _completer(
        self, kind: type[Action], name: str, read: Callable[[str], str | int]
    ) -> Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str | int | float]]]]:
        async def complete(
            interaction: discord.Interaction[Any], current: str
        ) -> list[app_commands.Choice[str | int | float]]:
            filled = {
                key: value
                for key, value in vars(interaction.namespace).items()
                if key != name and value not in (None, "")
            }
            person = self._on.visits.person(interaction)
            offered = await self._on.playing.offers(person, channel_of(interaction), kind, name, filled)
            return [app_commands.Choice(name=label, value=read(value)) for label, value in fitting(current, offered)]

        return complete


def fitting(current: str, offered: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return what fits to what somebody has typed so far, as (label, value), and no more than Discord takes."""
    found = matching(str(current), offered)[:MOST_CHOICES]
    return [(label[:LONGEST_LABEL], value) for label, value in found]


def options_of(kind: type[Action], most: int) -> Iterator[tuple[str, Parameter]]:
    """Yield the options of a verb: one for each field, and as many as `most` for a field that holds several values."""
    for field in dataclasses.fields(kind):
        hint = field_types(kind)[field.name]
        kinds = kinds_of(hint)
        typed: Any = next((each for each in (bool, int) if each in kinds), str)
        if holds_many(hint):
            first = field.name.removesuffix("s")
            yield first, Parameter(first, Parameter.KEYWORD_ONLY, annotation=typed)
            for n in range(2, most + 1):
                yield f"{first}{n}", _optional(f"{first}{n}", typed, None)
        elif field.default is dataclasses.MISSING:
            yield field.name, Parameter(field.name, Parameter.KEYWORD_ONLY, annotation=typed)
        else:
            yield field.name, _optional(field.name, typed, field.default)


def _optional(name: str, typed: Any, default: object) -> Parameter:
    annotation = typed if default is not None else typed | None
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def gathered(kind: type[Action], options: Mapping[str, object]) -> dict[str, object]:
    """Return what was filled in by field: the options of a field that holds several values are one tuple."""
    found: dict[str, object] = {}
    for name, value in options.items():
        field = field_of(kind, name)
        if field == name:
            found[name] = value
        else:
            found[field] = (*found.get(field, ()), value)  # type: ignore[misc]  # only tuples are gathered
    return found
