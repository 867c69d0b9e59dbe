"""A case to prove in a club: its marks and pages, press by press."""

from __future__ import annotations

from bot.cases.making import prove
from bot.cases.proof_records import ProofRecord
from bot.cases.proof_store import StoredProofs
from bot.cases.ratings import Graded
from bot.cases.records import AttemptRecord, day_of
from bot.cases.store import StoredCases
from bot.messages.controls import CaseControl, CaseKey
from bot.tables.ids import UserId
from games import BY_KEY
from games.core.deduction.knowledge import Value
from games.core.deduction.proof import ProofSheet, cells_of
from games.core.deduction.puzzle import Puzzle, read
from games.core.deduction.sheet import Cell, Sign
from tests.bot.ui.club import PEOPLE, Club
from tests.bot.ui.interactions import FakeInteraction
from tests.puzzles import found

ANN, BEN = PEOPLE[:2]
NUMBERED = {Sign.YES: 1, Sign.NO: 2}


class Case:
    """The case of the day of a club, with keys to press."""

    def __init__(self, club: Club, puzzle: Puzzle) -> None:
        self.club = club
        self.puzzle = puzzle
        self.proof: ProofSheet = prove(self.puzzle)
        self.day = day_of(club.clock.now())
        self.graded = Graded(self.day, puzzle.played.game, puzzle.grade)

    @property
    def uncertain(self) -> Cell:
        return next(cell for cell in cells_of(self.proof.sheet) if self.may_be_marked(cell) and not self.known(cell))

    @property
    def false(self) -> Cell:
        """A cell of the solution's column that holds NO."""
        last = len(self.proof.sheet.columns) - 1
        column = (self.proof.sheet.at(row, last) for row in range(len(self.proof.sheet.rows)))
        return next(cell for cell in column if self.known(cell) == Sign.NO)

    def may_be_marked(self, cell: Cell) -> bool:
        return self.proof.has(cell)

    def known(self, cell: Cell) -> Value | None:
        return self.proof.certain.get(cell)

    def place(self, cell: Cell) -> tuple[int, int]:
        row, column = self.proof.sheet.place(cell)
        return row + 1, column + 1

    async def look(self, by: UserId = ANN) -> str:
        return (await self.club.press(by, CaseControl(False, 0, CaseKey.SHOW).id)).texts[-1]

    async def press(self, by: UserId, what: CaseKey, *picked: int, given: str = "") -> FakeInteraction:
        control = CaseControl(False, self.day, what, 0, picked)
        return await self.club.press(by, control.id, [given] if given else [])

    async def mark(self, cell: Cell, sign: Sign, by: UserId = ANN) -> str:
        key = CaseKey.YES if sign is Sign.YES else CaseKey.NO
        return (await self.press(by, key, *self.place(cell))).texts[-1]

    async def refute(self, cell: Cell, sign: Sign) -> str:
        return (await self.press(ANN, CaseKey.REFUTE, *self.place(cell), NUMBERED[sign])).texts[-1]

    async def close(self, by: UserId = ANN) -> str:
        return [await self.mark(cell, Sign.YES, by) for cell in sorted(self.proof.asked)][-1]

    async def record(self, by: UserId = ANN) -> ProofRecord:
        found = await StoredProofs(self.club.store.database).proof(self.day, by)
        assert found is not None
        return found

    async def attempt(self, by: UserId = ANN) -> AttemptRecord | None:
        return await StoredCases(self.club.store.database).attempt(self.day, by)


def leads_to(answer: FakeInteraction, control: str) -> bool:
    """Whether an answer has a control with this id."""
    return f"'{control}'" in answer.texts[-1]


async def a_case(club: Club, key: str = "cluedo", text: str | None = None) -> Case:
    text = text or found(key)
    case = Case(club, read(text, BY_KEY))
    await StoredCases(club.store.database).keep_case(case.day, text)
    return case
