"""Bakerstreet: its verbs."""

from __future__ import annotations

from bot.ui.commands import GameCog, Verb
from games.bakerstreet.actions import Choose, Doubt, Estimate, Play, Take


class Bakerstreet(
    GameCog, group_name="bakerstreet", group_description="Play Bakerstreet at the table of this channel."
):
    """The verbs of Bakerstreet."""

    verbs = (
        Verb(
            Play,
            "Play a card from your hand in front of a pile of clues; you draw another at once.",
            card="A card from your hand: its value and its symbol.",
            pile="The pile of clues, 1 to 5.",
        ),
        Verb(
            Estimate,
            "Estimate what the six cards in both hands are worth together.",
            number="A number above the last estimate, 30 at most.",
        ),
        Verb(Doubt, "Doubt the last estimate, instead of playing a card."),
        Verb(Choose, "Choose the pile to count: you’ve won the doubt.", pile="The pile of clues, 1 to 5."),
        Verb(Take, "Take a clue from the pile that you’ve won.", letter="The letter that you keep."),
    )
