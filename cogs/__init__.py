"""Slash commands: `/table`, `/me`, `/server`, `/night`, `/case`, `/stats` and the guide for all games, and one cog per game that holds only its verbs."""

from discord.ext import commands

from cogs.arosa import Arosa
from cogs.bakerstreet import Bakerstreet
from cogs.case import CaseCog
from cogs.cluedo import Cluedo
from cogs.clues import Clues
from cogs.guide import GuideCog
from cogs.me import InboxCog, MeCog
from cogs.night import NightCog
from cogs.server import ServerCog
from cogs.stats import StatsCog
from cogs.table import TableCog

COGS: tuple[type[commands.Cog], ...] = (
    TableCog,
    MeCog,
    InboxCog,
    ServerCog,
    NightCog,
    CaseCog,
    GuideCog,
    StatsCog,
    Clues,
    Arosa,
    Cluedo,
    Bakerstreet,
)
