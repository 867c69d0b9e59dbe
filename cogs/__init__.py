"""Slash commands: those of all games, each named by its room (`bot/rooms`), and one cog per game that holds only its verbs."""

from bot.ui.commands import GameCog
from cogs.arosa import Arosa
from cogs.bakerstreet import Bakerstreet
from cogs.cluedo import Cluedo
from cogs.clues import Clues

GAME_COGS: tuple[type[GameCog], ...] = (Clues, Arosa, Cluedo, Bakerstreet)
