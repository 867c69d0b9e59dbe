"""`/owner`: the instance, for its operator."""

from __future__ import annotations

from discord import app_commands

from bot.owner.ui.owner import OwnerHandler
from bot.ui.client import Interaction
from bot.ui.commands import TableGroup


@app_commands.default_permissions()  # of the one server that is offered it, administrators see it
class OwnerCog(TableGroup, group_name="owner", group_description="What the owners of this bot see and do."):
    """The commands of the operator."""

    on: OwnerHandler

    @app_commands.command()
    async def state(self, interaction: Interaction) -> None:
        """See whether the bot is well, what waits, and how much is being played."""
        await self.visit(interaction, self.on.state)

    @app_commands.command()
    async def servers(self, interaction: Interaction) -> None:
        """See on how many servers the bot is, and where tables are live."""
        await self.visit(interaction, self.on.servers)

    @app_commands.command()
    async def maintenance(
        self,
        interaction: Interaction,
        starts: app_commands.Range[int, 1, 10_080],
        lasts: app_commands.Range[int, 1, 1_440],
    ) -> None:
        """Announce in each channel with a live game that the bot will be away.

        Args:
            interaction: Discord's.
            starts: In how many minutes it begins.
            lasts: How many minutes it takes.
        """
        await self.visit(interaction, lambda visit: self.on.maintenance(visit, starts=starts, lasts=lasts))

    @app_commands.command()
    async def withdraw(self, interaction: Interaction) -> None:
        """Withdraw the announced maintenance, and take its notices away."""
        await self.visit(interaction, self.on.withdraw)
