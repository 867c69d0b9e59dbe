"""13 Indices: its puzzles, graded by the effort of proving one as a whole."""

from __future__ import annotations

from games.clues.knowledge.evidence import evidence
from games.clues.knowledge.reasons import steps_of
from games.clues.knowledge.whole import proof_of
from games.clues.model import Box, Card
from games.core.deduction.puzzle_maker import PuzzleView
from games.core.deduction.solution_puzzles import SolutionPuzzles
from games.core.game import AnyGame


class CluePuzzles(SolutionPuzzles):
    """The maker of puzzles of 13 Indices."""

    def __init__(self, game: AnyGame, box: Box) -> None:
        super().__init__(game)
        self._box = box

    def effort(self, shown: PuzzleView) -> int:
        """Return the effort of one proof of the whole case; with two players, whose screens have a left and a right, that of its reasons."""
        known = evidence(shown.log)
        if known is None or known.seats == 2:
            return super().effort(shown)
        case = [each for each in shown.solution if isinstance(each, Card)]
        return proof_of(steps_of(self._box, known, known.facts), case).effort
