"""Slash commands: `/table` for all games, and the commands of each game."""

from bot.messages.catalogue import Catalogue
from bot.ui.client import AlibiBot
from bot.ui.commands import GameCommands
from bot.ui.handlers import Handlers
from cogs.table import TableCog
from games import GAMES


async def add_commands(bot: AlibiBot, on: Handlers, words: Catalogue) -> None:
    """Add all commands to the bot."""
    await bot.add_cog(TableCog(bot, on))
    for game in GAMES:
        bot.tree.add_command(GameCommands(game, bot, on, words))
