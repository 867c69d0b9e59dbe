"""Puts Lanterns among the games and its verbs among the cogs. It must be imported before anybody has read those lists."""

from __future__ import annotations

import games
from tests.games.lanterns.game import GAME

games.GAMES = (*games.GAMES, GAME)
games.BY_KEY[GAME.info.key] = GAME

import cogs  # noqa: E402 (its `/table` lists the games as they are when it is read)
from tests.games.lanterns.cog import Lanterns  # noqa: E402

cogs.GAME_COGS = (*cogs.GAME_COGS, Lanterns)
