"""`/case`: the case of the day, and cases to practise."""

from __future__ import annotations

from discord import app_commands

from bot.cases.making import GRADES, PLAYED
from bot.cases.ui.handler import CaseHandler
from bot.ui.client import Interaction
from bot.ui.commands import TableGroup

GAMES = [app_commands.Choice(name=key, value=key) for key in PLAYED]
LEVELS = [app_commands.Choice(name=name, value=name) for name in GRADES]


class CaseCog(
    TableGroup, group_name="case", group_description="A small case to solve, a new one every day; in private."
):
    """The commands of cases."""

    on: CaseHandler

    @app_commands.command()
    async def today(self, interaction: Interaction) -> None:
        """Solve the case of the day; the answer is for you alone."""
        await self.visit(interaction, self.on.today)

    @app_commands.command()
    async def board(self, interaction: Interaction) -> None:
        """See how the server did with the case of the day."""
        await self.visit(interaction, self.on.board)

    @app_commands.command()
    @app_commands.choices(game=GAMES)
    @app_commands.choices(grade=LEVELS)
    async def practise(
        self,
        interaction: Interaction,
        game: app_commands.Choice[str] | None = None,
        grade: app_commands.Choice[str] | None = None,
    ) -> None:
        """Solve a case to practise, at your level.

        Args:
            interaction: Discord's.
            game: The game; by default any.
            grade: The difficulty; by default one that suits you.
        """
        key, level = game.value if game else None, GRADES[grade.value] if grade else None
        await self.visit(interaction, lambda visit: self.on.practise(visit, key, level))

    @app_commands.command()
    @app_commands.choices(game=GAMES)
    @app_commands.choices(grade=LEVELS)
    async def together(
        self,
        interaction: Interaction,
        game: app_commands.Choice[str] | None = None,
        grade: app_commands.Choice[str] | None = None,
    ) -> None:
        """Solve a case with everybody in this channel, on one sheet.

        Args:
            interaction: Discord's.
            game: The game; by default any.
            grade: The difficulty; by default medium.
        """
        key, level = game.value if game else None, GRADES[grade.value] if grade else None
        await self.visit(interaction, lambda visit: self.on.joint.together(visit, key, level))
