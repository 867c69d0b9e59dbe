"""Cluedo: its verbs."""

from __future__ import annotations

from bot.ui.commands import GameCog, Verb
from games.cluedo.actions import (
    Accuse,
    ChoosePawn,
    Denounce,
    End,
    Move,
    Prefer,
    Roll,
    Show,
    Stay,
    Suggest,
    TakePassage,
)


class Cluedo(GameCog, group_name="cluedo", group_description="Play Cluedo at the table of this channel."):
    """The verbs of Cluedo."""

    verbs = (
        Verb(ChoosePawn, "Choose your pawn, before the cards are dealt.", suspect="The pawn you play."),
        Verb(Roll, "Roll both dice."),
        Verb(
            Move, "Move your pawn as far as your throw leads.", to="A room, or a square such as r7c4 (row 7, column 4)."
        ),
        Verb(TakePassage, "Take the secret passage instead of rolling."),
        Verb(Stay, "Stay where your pawn is."),
        Verb(
            Suggest,
            "Make a suggestion about the room that your pawn is in.",
            suspect="Who did it; the pawn comes into the room.",
            weapon="With what; it comes into the room.",
            end="End your turn as soon as you’re shown a card, without accusing.",
        ),
        Verb(
            Show,
            "Answer a suggestion with one of your cards; only its author sees it.",
            card="One of the three cards named.",
        ),
        Verb(
            Accuse,
            "Say what is in the envelope; you can do it once in the game.",
            suspect="The murderer.",
            weapon="The weapon.",
            room="The scene of the crime.",
        ),
        Verb(
            Denounce,
            "Denounce a witness who hid a card; you can do it once in the game.",
            player="The witness who lied.",
            suggestion="The number of the suggestion.",
        ),
        Verb(End, "End your turn."),
        Verb(Prefer, "Say which card to show first, where cards answer by themselves.", card="A card of yours."),
    )
