"""Puts Lanterns among the games and its verbs among the cogs. It must be imported before anybody has read those lists."""

from __future__ import annotations

import games
from tests.games.lanterns.game import GAME
from tests.games.lanterns.model import Guess, Hide, Signal

games.GAMES = (*games.GAMES, GAME)
games.BY_KEY[GAME.info.key] = GAME

import cogs  # noqa: E402 (its `/table` lists the games as they are when it is read)
from bot.ui.commands import GameCog, Verb  # noqa: E402


class Lanterns(GameCog, group_name="lanterns", group_description="Play Lanterns at the table of this channel."):
    """The verbs of Lanterns."""

    verbs = (
        Verb(Hide, "Hide your lantern.", spot="Where."),
        Verb(
            Signal, "Flash at players.", player="Who.", flashes="How often.", loud="With a bell.", player2="Who else."
        ),
        Verb(Guess, "Guess a lantern.", player="Whose.", colour="Its colour.", spot="Where; the colour is enough."),
    )


cogs.GAME_COGS = (*cogs.GAME_COGS, Lanterns)
