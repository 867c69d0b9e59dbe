"""`/me`: a person's settings and data, across all their tables."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.messages.controls import Control, Kind, TimeKey
from bot.people.ui.me import PersonHandlers
from bot.tables.people_records import SWITCHES
from bot.ui.client import Interaction
from bot.ui.commands import TableGroup, fitting
from bot.ui.components import Router

REMINDERS = [
    app_commands.Choice(name="direct message", value="mail"),
    app_commands.Choice(name="mention", value="mention"),
    app_commands.Choice(name="none", value="nothing"),
]


def _with_switches(command: Callable[..., Coroutine[Any, Any, None]]) -> Any:
    """Give a command an option for each setting that is on or off."""
    kind, hint, switches = Parameter.POSITIONAL_OR_KEYWORD, app_commands.Choice[str] | None, SWITCHES.values()
    # discord.py learns from the signature which options there are.
    taken = [Parameter(each, kind) for each in ("self", "interaction")]
    given = [Parameter(each.option, kind, default=None, annotation=hint) for each in switches]
    vars(command)["__signature__"] = Signature([*taken, *given])
    choices = {
        each.option: [app_commands.Choice(name=name, value=value) for value, name in (each.on, each.off)]
        for each in switches
    }
    described = app_commands.describe(**{each.option: each.about for each in switches})(command)
    return app_commands.choices(**choices)(described)


class MeCog(TableGroup, group_name="me", group_description="Your own settings, for all tables."):
    """The commands of a person."""

    on: PersonHandlers

    @app_commands.command()
    @_with_switches
    async def settings(self, interaction: Interaction, **given: app_commands.Choice[str] | None) -> None:
        """See or change your settings."""
        chosen = {name: choice for name, each in SWITCHES.items() if (choice := given.get(each.option)) is not None}
        changes = {name: choice.value == SWITCHES[name].on[0] for name, choice in chosen.items()}
        await self.visit(interaction, lambda visit: self.on.me.settings(visit, **changes))

    @app_commands.command()
    async def hours(
        self, interaction: Interaction, zone: str | None = None, start: str | None = None, end: str | None = None
    ) -> None:
        """Set your quiet hours: no turn of yours runs out in them.

        Args:
            interaction: Discord's.
            zone: A large city in your time zone.
            start: When they begin, such as 22:30.
            end: When they end, such as 8:00.
        """
        await self.visit(interaction, lambda visit: self.on.timing.hours(visit, zone, start, end))

    @hours.autocomplete("zone")
    async def zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the time zones of the world by their cities."""
        known = self.on.timing.zones(self.visits.person(interaction).locale)
        return [app_commands.Choice(name=label, value=value) for label, value in fitting(current, known)]

    @hours.autocomplete("start")
    @hours.autocomplete("end")
    async def times(self, _: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the hours of a day."""
        return [app_commands.Choice(name=label, value=value) for label, value in fitting(current, self.on.timing.times)]

    @app_commands.command()
    async def away(self, interaction: Interaction, end: str | None = None, start: str | None = None) -> None:
        """Announce an absence: none of your tables waits for you meanwhile.

        Args:
            interaction: Discord's.
            end: The last day, such as 2026-12-31.
            start: The first day; today without it.
        """
        await self.visit(interaction, lambda visit: self.on.timing.away(visit, start, end))

    @away.autocomplete("start")
    @away.autocomplete("end")
    async def days(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the days that come."""
        offered = await interaction.client.offering(self.on.timing.days(self.visits.person(interaction).user))
        return [app_commands.Choice(name=label, value=value) for label, value in fitting(current, offered)]

    @app_commands.command()
    async def here(self, interaction: Interaction) -> None:
        """Say that you are at the table of this channel now: when everybody is, the game goes on live."""
        await self.at_open(
            interaction,
            lambda visit, table: self.router.press(visit, Control(table, 0, Kind.TIME, TimeKey.HERE)),
        )

    @app_commands.command()
    async def back(self, interaction: Interaction) -> None:
        """End your absence: your tables wait for you again."""
        await self.visit(interaction, self.on.timing.back)

    @app_commands.command()
    @app_commands.choices(by=REMINDERS)
    async def reminders(
        self,
        interaction: Interaction,
        by: app_commands.Choice[str] | None = None,
        every: app_commands.Range[int, 0, 72] | None = None,
    ) -> None:
        """See or set how you are reminded of your turns.

        Args:
            interaction: Discord's.
            by: How: by direct message, by a mention in the channel, or not at all.
            every: After how many hours, and again after as many; 0 is twice in a turn.
        """
        way = by.value if by is not None else None
        await self.visit(interaction, lambda visit: self.on.timing.reminders(visit, way, every))

    @app_commands.command()
    async def block(self, interaction: Interaction, person: discord.User) -> None:
        """Keep somebody away from the tables that you host, without telling them.

        Args:
            interaction: Discord's.
            person: Who may not sit down at your tables.
        """
        await self.visit(interaction, lambda visit: self.on.me.block(visit, person, is_blocked=True))

    @app_commands.command()
    async def unblock(self, interaction: Interaction, person: discord.User) -> None:
        """Let somebody sit down at your tables again.

        Args:
            interaction: Discord's.
            person: Whom you have blocked.
        """
        await self.visit(interaction, lambda visit: self.on.me.block(visit, person, is_blocked=False))

    @app_commands.command()
    async def wake(self, interaction: Interaction) -> None:
        """Get a message when players are wanted for a game that you like on this server."""
        await self.visit(interaction, self.on.me.wake)

    @app_commands.command()
    async def export(self, interaction: Interaction) -> None:
        """Get everything that is kept about you, as a file."""
        await self.visit(interaction, self.on.me.export)

    @app_commands.command()
    async def erase(self, interaction: Interaction) -> None:
        """Erase everything that is kept about you."""
        await self.visit(interaction, self.on.me.erase)


class InboxCog(commands.Cog):
    """`/inbox`: all tables of one person."""

    def __init__(self, router: Router, on: PersonHandlers) -> None:
        super().__init__()
        self.router = router
        self.on = on

    @app_commands.command()
    async def inbox(self, interaction: Interaction) -> None:
        """See all your tables on all servers, and what they wait for."""
        await self.router.visit(interaction, self.on.me.inbox)
