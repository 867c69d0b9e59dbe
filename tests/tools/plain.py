"""Plain players of 13 Indices, Cluedo and Mord im Arosa, which the program is measured against and was not tuned on.

telling         the master, but it asks what tells it most, whatever that shows of its own, and reads nobody's questions
listening       Cluedo: the same, but it reads
careless        13 Indices: names the likeliest case at the end of each turn. Arosa: never erases
stubborn        asks, or suspects, nobody but its left neighbour
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from games.arosa import KIT
from games.arosa.actions import Erase, Suspect
from games.arosa.rival import ArosaRival
from games.cluedo import BOARD
from games.cluedo.rival.decisions import CluedoRival
from games.clues import BOX
from games.clues.actions import Ask
from games.clues.rival.decisions import ClueRival
from games.core.chance import Chance
from games.core.contract import Action
from games.core.deduction.rival import Decision, Rival, Situation, Strength, Style
from games.core.seats import clockwise_from

Player = Callable[[Situation, Chance], Decision]
Chooses = Callable[[Situation, Action], bool]

NO_DECOYS = dict.fromkeys(Style, 0)


def _any(_: Situation, __: Action) -> bool:
    return True


def _of_the_left(situation: Situation, action: Action) -> bool:
    left = next(
        seat for seat in clockwise_from(situation.log.seat, situation.log.seats) if seat not in situation.table.gone
    )
    match action:
        case Ask(witness=witness):
            return witness == left
        case Suspect(players=players):
            return players == (left,)
        case _:
            return True


def _but_erasing(_: Situation, action: Action) -> bool:
    return not isinstance(action, Erase)


PLAIN: dict[tuple[str, str], tuple[Rival, Chooses]] = {
    ("clues", "telling"): (ClueRival(BOX, reads=0, alike=1.0), _any),
    ("clues", "careless"): (ClueRival(BOX, reads=0, risk=0.0), _any),
    ("clues", "stubborn"): (ClueRival(BOX, reads=0, alike=1.0), _of_the_left),
    ("cluedo", "telling"): (CluedoRival(BOARD, reads=False, decoys=NO_DECOYS), _any),
    ("cluedo", "listening"): (CluedoRival(BOARD, decoys=NO_DECOYS), _any),
    ("arosa", "careless"): (ArosaRival(KIT), _but_erasing),
    ("arosa", "stubborn"): (ArosaRival(KIT), _of_the_left),
}
"""By game and name: a master, and what it chooses among."""


def plain(game: str, name: str) -> Player:
    """Return a plain player by its name."""
    master, chooses = PLAIN[game, name]

    def decide(situation: Situation, luck: Chance) -> Decision:
        legal = tuple(each for each in situation.legal if chooses(situation, each))
        return master.decide(replace(situation, legal=legal), Strength.MASTER, luck)

    return decide
