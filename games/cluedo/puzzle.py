"""Puzzles of Cluedo, from games with players on the move from room to room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.cluedo.actions import Move, Stay
from games.cluedo.events import CardSeen, CardShown, Dealt, Questioned, Suggested
from games.cluedo.model import Room
from games.core.chance import Chance
from games.core.contract import Action, Event
from games.core.deduction.puzzle_maker import PuzzleView
from games.core.deduction.solution_puzzles import SolutionPuzzles
from games.core.lines import Line, Who, who

UNTOLD: Final = 60
"""The effort of reasons that are too long to be told, beside that of the sentence that says so: more than most cases take as a whole."""


class CluedoPuzzles(SolutionPuzzles):
    """The maker of puzzles of Cluedo."""

    looks = (200, 400)  # two games of three have a puzzle after 200 moves, nearly all after 400

    def choices(self, legal: Sequence[Action], dice: Chance) -> Sequence[Action]:
        """Return rooms in reach first, then questions every other time, and never to stay.

        Hypotheses call pawns: players who stay sit in one room, and all questions are about it. Most such games tell nobody the
        room of the crime, and the others name hardly any other.
        """
        rooms = [each for each in legal if isinstance(each, Move) and isinstance(each.to, Room)]
        going = [each for each in legal if not isinstance(each, Stay)]
        return rooms or super().choices(going or legal, dice)

    def beforehand(self, shown: PuzzleView) -> tuple[Line, ...]:
        """Return the sizes of the hands, which are public at a table but on no desk, and the rule of owed answers."""
        deals = (_deal(event) for event in shown.before if isinstance(event, Dealt))
        return (*deals, Line("cluedo-case-rule"))

    def told(self, clues: Sequence[Event], n: int) -> Event:
        """Return the clue, with the hypothesis numbered as the clue that makes it: reasons cite clues by their numbers."""
        numbers = {each.hypothesis: k for k, each in enumerate(clues, start=1) if isinstance(each, Suggested)}
        match clues[n]:
            case Suggested() | Questioned() | CardSeen() | CardShown() as clue if clue.hypothesis in numbers:
                return replace(clue, hypothesis=numbers[clue.hypothesis])
            case clue:
                return clue

    def effort(self, shown: PuzzleView) -> int:
        """Return the number of sentences of the reasons; more where those are too long to be told."""
        untold = sum(line.key == "cluedo-why-together" for lines in self.why(shown) for line in lines)
        return super().effort(shown) + UNTOLD * untold


def _deal(event: Dealt) -> Line:
    """Return the deal as a table is told it."""
    return Line("event-cluedo-dealt", {"dealer": Who(event.dealer), "most": event.most, "short": who(event.short)})
