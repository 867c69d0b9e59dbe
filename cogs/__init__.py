"""Slash commands: `/table` for all games, and one cog per game that holds only its verbs."""

from cogs.bakerstreet import Bakerstreet
from cogs.cluedo import Cluedo
from cogs.clues import Clues
from cogs.table import TableCog

COGS = (TableCog, Clues, Cluedo, Bakerstreet)
