"""`/night`: evenings of several tables, round by round."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.nights.records import LEAST_PLACES, MOST_GUESTS
from bot.nights.ui.handler import NightHandler
from bot.nights.ui.planning import Wishes
from bot.tables.display_names import TITLE_LIMIT
from bot.tables.ids import GuildId
from bot.ui.client import Interaction
from bot.ui.commands import TableGroup, fitting
from games import GAMES


@app_commands.guild_only()
class NightCog(TableGroup, group_name="night", group_description="Game nights: planned, split into tables, ended."):
    """The commands of an evening."""

    on: NightHandler

    @app_commands.command()
    async def plan(self, interaction: Interaction, when: str | None = None) -> None:
        """Plan an evening in this channel, with a list to sign up.

        Args:
            interaction: Discord's.
            when: When it begins in your own time, such as 20:30, tomorrow 20:30 or in 3 h.
        """
        await self.visit(interaction, lambda visit: self.on.planning.plan(visit, when))

    @plan.autocomplete("when")
    async def moments(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the next hours and evenings."""
        return await self._offered(interaction, current)

    async def _offered(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        guild = None if interaction.guild_id is None else GuildId(interaction.guild_id)
        moments = self.on.planning.moments(self.visits.person(interaction).user, guild, current)
        offered = await interaction.client.offering(moments)
        return [app_commands.Choice(name=label, value=value) for label, value in fitting(current, offered)]

    @app_commands.command()
    async def edit(
        self,
        interaction: Interaction,
        when: str | None = None,
        places: app_commands.Range[int, LEAST_PLACES, MOST_GUESTS] | None = None,
        weekly: bool | None = None,
        title: app_commands.Range[str, 1, TITLE_LIMIT] | None = None,
        channel: discord.TextChannel | None = None,
    ) -> None:
        """Change when and where the evening is, its title or its places; its list stays.

        Args:
            interaction: Discord's.
            when: Its new beginning in your own time, such as 20:30, tomorrow 20:30 or in 3 h.
            places: How many people may come; the next ones go on the waiting list.
            weekly: Whether the next one is planned when this one is over, a week later.
            title: What it is called.
            channel: The text channel where it takes place from now on.
        """
        wishes = Wishes(when, places, weekly, title, channel)
        await self.visit(interaction, lambda visit: self.on.planning.edit(visit, wishes))

    @edit.autocomplete("when")
    async def other_moments(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the next hours and evenings."""
        return await self._offered(interaction, current)

    @app_commands.command()
    async def cohost(self, interaction: Interaction, person: discord.User) -> None:
        """Make somebody a co-host of the evening in this channel, or take that back.

        Args:
            interaction: Discord's.
            person: Who may make tables, move the evening and end it.
        """
        await self.visit(interaction, lambda visit: self.on.planning.cohost(visit, person))

    @app_commands.command()
    async def here(self, interaction: Interaction) -> None:
        """Say that you are here, at the evening of this channel."""
        await self.visit(interaction, self.on.here)

    @app_commands.command()
    @app_commands.choices(
        duplicate=[Choice(name=each.info.key, value=each.info.key) for each in GAMES if each.is_raced]
    )
    async def split(self, interaction: Interaction, duplicate: Choice[str] | None = None) -> None:
        """Make tables out of those who are here and not playing.

        Args:
            interaction: Discord's.
            duplicate: A game that several tables play with the same deal, to be compared.
        """
        game = duplicate.value if duplicate is not None else None
        await self.visit(interaction, lambda visit: self.on.split(visit, game))

    @app_commands.command()
    async def end(self, interaction: Interaction) -> None:
        """End the evening of this channel, or call it off."""
        await self.visit(interaction, self.on.end)
