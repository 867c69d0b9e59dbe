"""The common part of all games' cogs: options in words become an action, and autocomplete offers the legal values."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from dataclasses import MISSING, fields
from inspect import Parameter, Signature
from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.messages.catalogue import DEFAULT, Catalogue
from bot.messages.names import matching
from bot.messages.parsing import field_of
from bot.tables.ids import TableId
from bot.ui.client import AlibiBot
from bot.ui.components import Router
from bot.ui.table_handlers import TableHandlers
from bot.ui.visits import Visit, channel_of
from games.core.contract import Action, Refusal
from games.core.lines import Line
from games.core.wire import field_types, holds_many

MOST_CHOICES = 25
LONGEST_LABEL = 100
LANGUAGE = "language"
LANGUAGES = (LANGUAGE, "second")
"""The options with the languages to choose from: those of the catalogue, not known before a cog is made."""

MENU = "menu"
"""The catalogue key of the name of a menu's entry."""


def menu_name(words: Catalogue, key: str) -> locale_str:
    """Return the name of a menu's entry: the words of a button or sentence."""
    return locale_str(words.say(DEFAULT, Line(key)), **{MENU: key})


class TableGroup(commands.GroupCog):
    """Commands about the table of a channel."""

    on: Any

    def __init__(self, router: Router, on: Any) -> None:
        """`on`: the handlers of the room that the commands belong to."""
        super().__init__()
        self.router = router
        self.visits = router.visits
        self.on = on
        words = self.visits.words
        spoken = [
            app_commands.Choice(name=locale_str(words.listed(each, each), **{LANGUAGE: each}), value=each)
            for each in words.languages
        ]
        for command in self.walk_app_commands():
            if isinstance(command, app_commands.Command):
                asked = {each: spoken for each in LANGUAGES if command.get_parameter(each) is not None}
                app_commands.choices(**asked)(command)

    async def visit(self, interaction: discord.Interaction[AlibiBot], work: Callable[[Visit], Awaitable[None]]) -> None:
        """Do the work of a command, guarded."""
        await self.router.visit(interaction, work)

    async def at_open(
        self, interaction: discord.Interaction[AlibiBot], do: Callable[[Visit, TableId], Awaitable[None]]
    ) -> None:
        """Act at the open table of the channel."""

        async def work(visit: Visit) -> None:
            _check_place(visit)
            await do(visit, await self.visits.here(visit.channel))

        await self.visit(interaction, work)

    async def at_latest(
        self, interaction: discord.Interaction[AlibiBot], do: Callable[[Visit, TableId], Awaitable[None]]
    ) -> None:
        """Act at the newest table of the channel, open or past."""

        async def work(visit: Visit) -> None:
            _check_place(visit)
            await do(visit, await self.visits.latest(visit.channel))

        await self.visit(interaction, work)


def _check_place(visit: Visit) -> None:
    """Raise Refusal in a mailbox, where no table can be opened either."""
    if visit.guild is None:
        raise Refusal("no-table-by-mail")


class Verb:
    """A verb of a game as a slash command: its description and those of its options, in English and in their order.

    An option is called as the field of the action that it fills; a field `things` of several has the options `thing`,
    `thing2` and so on.
    """

    def __init__(self, kind: type[Action], about: str, /, **options: str) -> None:
        self.kind = kind
        self._about = about
        self._options = options

    def command(self, play: Callable[..., Awaitable[None]]) -> app_commands.Command[Any, ..., None]:
        """Return the command, which hands all that was typed to `play`."""

        async def carry_out(interaction: discord.Interaction[AlibiBot], **typed: object) -> None:
            await play(interaction, self.kind, **typed)

        # discord.py learns from the signature which options there are.
        taken = [Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD), *self._parameters()]
        vars(carry_out)["__signature__"] = Signature(taken)
        described = app_commands.describe(**self._options)(carry_out)
        return app_commands.Command(name=self.kind.verb, description=self._about, callback=described)

    def _parameters(self) -> Iterator[Parameter]:
        optional = {each.name for each in fields(self.kind) if each.default is not MISSING}
        for option in self._options:
            field = field_of(self.kind, option)
            hint = field_types(self.kind)[field]
            typed = hint if hint in (int, bool) else str  # an option that is neither is a text, which is completed
            default = None if field in optional else Parameter.empty
            kind, annotation = Parameter.POSITIONAL_OR_KEYWORD, typed | None if field in optional else typed
            yield Parameter(option, kind, default=default, annotation=annotation)
            if holds_many(hint):
                optional.add(field)  # of several values, one is enough


class GameCog(TableGroup):
    """One game's slash commands. A verb hands its options to `play`; nothing is decided here."""

    verbs: ClassVar[tuple[Verb, ...]]
    on: TableHandlers

    def __init__(self, router: Router, on: TableHandlers) -> None:
        super().__init__(router, on)
        group = self.app_command
        if group is None:
            raise AssertionError
        for verb in self.verbs:
            command = verb.command(self.play)
            self._offer_legal(command, verb.kind)
            group.add_command(command)

    def _offer_legal(self, command: app_commands.Command[Any, ..., Any], kind: type[Action]) -> None:
        """Give every option of a verb that is a text or a number an autocomplete from the legal actions."""
        for option in command.parameters:
            if option.type is discord.AppCommandOptionType.string:
                command.autocomplete(option.name)(self._completer(kind, option.name, str))
            elif option.type is discord.AppCommandOptionType.integer:
                command.autocomplete(option.name)(self._completer(kind, option.name, int))

    async def play(self, interaction: discord.Interaction[AlibiBot], kind: type[Action], **options: object) -> None:
        """Turn the options of a verb into an action and carry it out."""
        await self.at_open(interaction, lambda visit, table: self.on.playing.command(visit, table, kind, options))

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
            person = self.visits.person(interaction)
            legal = self.on.playing.offers(person, channel_of(interaction), kind, name, filled)
            offered = await interaction.client.offering(legal)
            return [app_commands.Choice(name=label, value=read(value)) for label, value in fitting(current, offered)]

        return complete


def fitting(current: str, offered: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the offered values that fit the text typed so far, as (label, value), and no more than Discord takes."""
    found = matching(str(current), offered)[:MOST_CHOICES]
    return [(label[:LONGEST_LABEL], value) for label, value in found]
