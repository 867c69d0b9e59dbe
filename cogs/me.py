"""`/me`: what belongs to one person, at whatever tables they sit."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.records import UserId
from bot.ui.client import AlibiBot, Interaction
from bot.ui.commands import TableGroup, fitting
from bot.ui.handlers import Handlers

SECRETS = [
    app_commands.Choice(name="direct message", value="mail"),
    app_commands.Choice(name="desk only", value="desk"),
]


class MeCog(TableGroup, group_name="me", group_description="Your own settings, for all tables."):
    """The commands of a person."""

    @app_commands.command()
    @app_commands.choices(secrets=SECRETS)
    async def settings(self, interaction: Interaction, secrets: app_commands.Choice[str] | None = None) -> None:
        """See or change your settings.

        Args:
            interaction: Discord's.
            secrets: Where your secrets reach you.
        """
        wants_mail = None if secrets is None else secrets.value == "mail"
        await self.visit(interaction, lambda visit: self.on.me.settings(visit, wants_mail=wants_mail))

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
    async def zones(self, _: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the time zones of the world by their cities."""
        return [app_commands.Choice(name=label, value=value) for label, value in fitting(current, self.on.timing.zones)]

    @hours.autocomplete("start")
    @hours.autocomplete("end")
    async def times(self, _: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the hours of a day."""
        return [app_commands.Choice(name=label, value=value) for label, value in fitting(current, self.on.timing.times)]

    @app_commands.command()
    async def block(self, interaction: Interaction, person: discord.User) -> None:
        """Keep somebody away from the tables that you host, without telling them.

        Args:
            interaction: Discord's.
            person: Who may not sit down at your tables.
        """
        await self.visit(interaction, lambda visit: self.on.me.block(visit, UserId(person.id), is_blocked=True))

    @app_commands.command()
    async def unblock(self, interaction: Interaction, person: discord.User) -> None:
        """Let somebody sit down at your tables again.

        Args:
            interaction: Discord's.
            person: Whom you have blocked.
        """
        await self.visit(interaction, lambda visit: self.on.me.block(visit, UserId(person.id), is_blocked=False))

    @app_commands.command()
    async def export(self, interaction: Interaction) -> None:
        """Get everything that is kept about you, as a file."""
        await self.visit(interaction, self.on.me.export)

    @app_commands.command()
    async def erase(self, interaction: Interaction) -> None:
        """Have everything erased that is kept about you."""
        await self.visit(interaction, self.on.me.erase)


class InboxCog(commands.Cog):
    """`/inbox`: all tables of one person."""

    def __init__(self, bot: AlibiBot, on: Handlers) -> None:
        super().__init__()
        self.bot = bot
        self.on = on

    @app_commands.command()
    async def inbox(self, interaction: Interaction) -> None:
        """See all your tables on all servers, and what they wait for."""
        await self.bot.answered(interaction, lambda reply: self.on.me.inbox(self.on.visits.begin(reply)))
