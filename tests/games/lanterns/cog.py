"""Lanterns: its verbs."""

from __future__ import annotations

from bot.ui.commands import GameCog, Verb
from tests.games.lanterns.model import Guess, Hide, Signal


class Lanterns(GameCog, group_name="lanterns", group_description="Play Lanterns at the table of this channel."):
    """The verbs of Lanterns."""

    verbs = (
        Verb(Hide, "Hide your lantern.", spot="Where it is hidden."),
        Verb(
            Signal,
            "Flash at one or several players.",
            player="A player to flash at.",
            flashes="How often.",
            loud="Whether it is heard.",
            player2="Another player.",
        ),
        Verb(
            Guess,
            "Guess which lantern somebody has, and where.",
            player="Whose lantern.",
            colour="Its colour.",
            spot="Where it is hidden; the colour is enough.",
        ),
    )
