"""Cluedo: decoys, questions with a card of one's own among them.

Questions for cards of others alone show a hand, card by card, to a player that writes them down. A decoy costs some
of what the question tells, so it is left out where it would cost much.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Final

from games.cluedo.model import SUSPECTS, WEAPONS, Card, Case, Room
from games.cluedo.rival.guessing import Guesses, best_in
from games.cluedo.rival.habits import PastQuestion
from games.core.chance import Chance
from games.core.deduction.rival import Style

OFTEN: Final = {Style.PLAIN: 35, Style.BOLD: 35, Style.GUARDED: 60}
"""How many of a hundred questions of a master are decoys, by style, where one tells enough."""
WORTH: Final = 0.85
"""The share of the best question's bits that a decoy must be expected to tell."""
AGAIN: Final = 10
"""How much likelier a card is the decoy for each time that it was: whatever one wants to know is named again, too."""


def decoy(
    best: tuple[float, Case],
    guess: Guesses,
    hand: Sequence[Card],
    asked: Sequence[PastQuestion],
    luck: Chance,
    often: int,
) -> Case | None:
    """Return a question with a suspect or a weapon of the asker's own, by lot, in place of the best of a room.

    `asked`: all questions, those of others too.
    """
    suspect, weapon, room = best[1]
    mine = [card for card in hand if not isinstance(card, Room)]
    if suspect in mine or weapon in mine or not mine or luck.below(100) >= often:
        return None
    before = Counter(card for each in asked if each.by == guess.seat for card in each.case)
    own = mine[luck.weighted([1 + AGAIN * before[card] for card in mine])]
    pairs = [pair for pair in product(SUSPECTS, WEAPONS) if {*pair} & {*hand} == {own}]
    value, case = best_in(room, guess, pairs) if pairs else (0.0, best[1])
    return case if value >= WORTH * best[0] > 0 else None
