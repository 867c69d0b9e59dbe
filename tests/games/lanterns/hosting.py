"""Puts Lanterns among the games. It must be imported before anybody has read that list."""

from __future__ import annotations

import games
from tests.games.lanterns.game import GAME

games.GAMES = (*games.GAMES, GAME)
games.BY_KEY[GAME.info.key] = GAME
