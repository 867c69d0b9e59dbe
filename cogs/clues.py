"""13 Indices: its verbs."""

from __future__ import annotations

from bot.ui.commands import GameCog, Verb
from games.clues.actions import Accuse, Ask, Choose, Consult, Take


class Clues(GameCog, group_name="clues", group_description="Play 13 Clues at the table of this channel."):
    """The verbs of 13 Indices."""

    verbs = (
        Verb(
            Choose,
            "Choose three of your cards for your left neighbour’s screen.",
            person="A person from your hand.",
            place="A place from your hand.",
            weapon="A weapon from your hand.",
        ),
        Verb(
            Ask,
            "Question a witness: how many cards of a colour or category do they see?",
            witness="The player to question.",
            about="A colour in play, or one of the six categories.",
            inner="Two players only: which card behind their screen counts, left or right.",
            secret="Spend your Top secret tile: only you get the answer.",  # noqa: S106 (an option, not a password)
        ),
        Verb(Consult, "Look secretly at the card of one informant.", letter="The letter of the informant."),
        Verb(
            Accuse,
            "Name the three cards on your own screen.",
            person="The culprit.",
            place="The scene of the crime.",
            weapon="The weapon.",
        ),
        Verb(
            Take,
            "Take a magnifying glass from a player: the reserve is empty and you have none.",
            player="Who gives you a magnifying glass.",
        ),
    )
