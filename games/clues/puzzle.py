"""13 Indices: its puzzles, graded by the effort of proving one as a whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.clues.knowledge.evidence import Evidence, evidence
from games.clues.knowledge.findings import cell_of, whereabouts
from games.clues.knowledge.reasons import Whereabouts, reasons, steps_of
from games.clues.knowledge.whole import next_claims, proof_of
from games.clues.model import Box, Card
from games.core.deduction.proof import SheetDeal
from games.core.deduction.puzzle_maker import NO_MARKS, PuzzleView
from games.core.deduction.sheet import Cell
from games.core.deduction.solution_puzzles import SolutionPuzzles
from games.core.game import AnyGame
from games.core.lines import Line


class CluePuzzles(SolutionPuzzles):
    """The maker of puzzles of 13 Indices. With two players, whose screens have a left and a right, it goes by the clues alone."""

    looks = (150, 500)  # most seats know their screen after some sixty moves

    def __init__(self, game: AnyGame, box: Box) -> None:
        super().__init__(game)
        self._box = box

    def why_of(self, shown: PuzzleView, cell: Cell, marks: SheetDeal = NO_MARKS) -> tuple[Line, ...]:
        """Return the reasons for the value of a cell, from the clues and from marks that stand."""
        known, value = evidence(shown.log), self._knowledge.findings(shown.log).certain(cell)
        if known is None or known.seats == 2 or not marks or value is None:
            return super().why_of(shown, cell)
        goal = whereabouts(self._box, known.seats, cell, value)
        return reasons(self._box, known, goal, self._noted(known, marks))

    def nearest(self, shown: PuzzleView, cells: Mapping[Cell, int], marks: SheetDeal) -> Sequence[Cell]:
        """Return the cells that a single step leads to, for the own screen if there are such; or else those of the shortest supposition."""
        known = evidence(shown.log)
        if known is None or known.seats == 2:
            return super().nearest(shown, cells, marks)
        start = steps_of(self._box, known, known.facts, self._noted(known, marks))
        claims = next_claims(start)
        near = [cell_of(self._box, known.seats, each.place, each.card) for each in claims]
        return [each for each in near if each in cells] or list(cells)

    def effort(self, shown: PuzzleView) -> int:
        """Return the effort of one proof of the whole case; with two players, the number of sentences of its reasons."""
        known = evidence(shown.log)
        if known is None or known.seats == 2:
            return super().effort(shown)
        case = [each for each in shown.solution if isinstance(each, Card)]
        return proof_of(steps_of(self._box, known, known.facts), case).effort

    def _noted(self, known: Evidence, marks: SheetDeal) -> list[Whereabouts]:
        return [whereabouts(self._box, known.seats, cell, value) for cell, value in marks.items()]
