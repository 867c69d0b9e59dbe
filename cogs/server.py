"""`/server`: a server's settings for its tables."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.servers.ui.server import ServerHandler
from bot.tables.ids import ChannelId, RoleId
from bot.ui.client import Interaction
from bot.ui.commands import TableGroup, fitting


@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
class ServerCog(TableGroup, group_name="server", group_description="What this server decides about its tables."):
    """The commands of a server's managers."""

    on: ServerHandler

    @app_commands.command()
    async def settings(
        self, interaction: Interaction, threads: bool | None = None, reminders: bool | None = None
    ) -> None:
        """See or change what this server has decided (needs the permission Manage Server).

        Args:
            interaction: Discord's.
            threads: Whether every new table gets a thread of its own.
            reminders: Whether players may be reminded of their turns at the tables here.
        """
        await self.visit(
            interaction,
            lambda visit: self.on.settings(visit, own_threads=threads, has_reminders=reminders),
        )

    @app_commands.command()
    async def channel(
        self, interaction: Interaction, channel: app_commands.AppCommandChannel, allowed: bool = True
    ) -> None:
        """Name a channel for tables; once one is named, none can be opened elsewhere.

        Args:
            interaction: Discord's.
            channel: The channel, with its threads; or a category, with its channels.
            allowed: No takes the channel off the list again.
        """
        where = ChannelId(channel.id)
        await self.visit(interaction, lambda visit: self.on.channel(visit, where, is_allowed=allowed))

    @app_commands.command()
    async def openers(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Say who may open tables on this server.

        Args:
            interaction: Discord's.
            role: Whoever has this role; leave it out to let everybody.
        """
        await self.visit(interaction, lambda visit: self.on.openers(visit, _id(role)))

    @app_commands.command()
    async def language(self, interaction: Interaction, language: str | None = None) -> None:
        """Choose the language of new tables and evenings on this server.

        Args:
            interaction: Discord's.
            language: Their language; leave it out for that of the person who opens each.
        """
        await self.visit(interaction, lambda visit: self.on.language(visit, language))

    @app_commands.command()
    async def zone(self, interaction: Interaction, zone: str | None = None) -> None:
        """Choose the time zone for people who have set none: for evenings, quiet hours and absences.

        Args:
            interaction: Discord's.
            zone: A large city in the time zone; leave it out, and everybody is asked.
        """
        await self.visit(interaction, lambda visit: self.on.zone(visit, zone))

    @zone.autocomplete("zone")
    async def cities(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the time zones of the world by their cities."""
        known = self.on.zones(self.visits.person(interaction).locale)
        return [app_commands.Choice(name=label, value=value) for label, value in fitting(current, known)]

    @app_commands.command()
    async def moderators(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Say who may step in at tables that others host, besides whoever has Manage Messages.

        Args:
            interaction: Discord's.
            role: Whoever has this role as well; leave it out to let nobody else.
        """
        await self.visit(interaction, lambda visit: self.on.moderators(visit, _id(role)))

    @app_commands.command()
    async def desk(self, interaction: Interaction) -> None:
        """Post a front desk in this channel: lasting buttons to open and join games."""
        await self.visit(interaction, self.on.desk)


def _id(role: discord.Role | None) -> RoleId | None:
    return None if role is None else RoleId(role.id)
