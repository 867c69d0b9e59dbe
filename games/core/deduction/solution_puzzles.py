"""Puzzles of a game that is won by naming a solution: the first moment at which one seat could, with no more than that takes.

The game's own knowledge judges it: the solution is the only one that fits, and not one of the turns shown can be left out, nor
any event of a turn that means something without the others. No turn halves the solutions twice by itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from games.core.chance import Chance
from games.core.contract import Action, Event
from games.core.deduction.inquest import first_known
from games.core.deduction.knowledge import Knowledge, Supposing, Value
from games.core.deduction.likeness import form_of
from games.core.deduction.proof import ProofSheet, Quiz, SheetDeal
from games.core.deduction.puzzle_maker import (
    LEAST,
    MOST,
    NO_MARKS,
    PlayedGame,
    PuzzleDraft,
    PuzzleView,
    outlasts_guessing,
)
from games.core.deduction.seat_log import SeatLog, SeatStep
from games.core.deduction.sheet import Cell, Sheet, Sign
from games.core.deduction.technique import effort_of
from games.core.events import PrivateEvent, PublicEvent
from games.core.game import AnyGame
from games.core.lines import Fact, Line, Who
from games.core.seats import all_seats

TWO_HALVES: Final = 4
"""A turn that leaves one of so many solutions by itself, or fewer, is too telling for a puzzle."""


class SolutionPuzzles:
    """The maker of puzzles of a game with a solution."""

    nouns: tuple[type[StrEnum], ...] = ()
    options: Mapping[str, str] = {}
    is_same_for_all = False
    looks: Sequence[int] = (500,)

    def __init__(self, game: AnyGame) -> None:
        knowledge = game.knowledge() if game.knowledge is not None else None
        if not isinstance(knowledge, Supposing):
            raise TypeError(game.info.key)
        self._game = game
        self._knowledge = knowledge

    def choices(self, legal: Sequence[Action], dice: Chance) -> Sequence[Action]:
        """Return questions every other time, as an eager player would ask."""
        asking = [each for each in legal if isinstance(each, self._game.questions)]
        return asking if asking and dice.below(2) else legal

    def pose(self, played: PlayedGame) -> PuzzleDraft | None:
        """Return the puzzle of the seat that could name the solution first, or of the next that makes one."""
        whole = {seat: played.log(seat) for seat in all_seats(played.seats)}
        first = {
            seat: n
            for seat, each in whole.items()
            if (n := first_known(self._knowledge, each, each.steps[-1].n)) is not None
        }
        order = sorted(first, key=lambda each: (first[each], each))
        return next((posed for seat in order if (posed := self._posed(whole[seat].until(first[seat])))), None)

    def _posed(self, whole: SeatLog) -> PuzzleDraft | None:
        start, *turns = _turns(whole)
        turns = [turn for turn in turns if any(_tells(event) for told in turn for event in told.events)]
        before = self._knowledge.findings(_of(whole, [start]))

        def is_too_telling(turn: Sequence[SeatStep]) -> bool:
            alone = self._knowledge.findings(_of(whole, [start, turn]))
            return len(alone.cases) * TWO_HALVES <= len(before.cases)

        too_telling = [turn for turn in turns if is_too_telling(turn)]
        kept = _needed(self._knowledge, whole, start, turns, too_telling)
        if not LEAST <= len(kept) <= MOST or any(turn in too_telling for turn in kept):
            return None
        (solution,) = self._knowledge.findings(_of(whole, [start, *kept])).cases
        return PuzzleDraft(
            seat=whole.seat,
            start=start[-1].n,
            clues=tuple(_clues(self._knowledge, whole, start, kept)),
            parts=tuple(tuple(sorted(set(part), key=_order)) for part in zip(*before.cases, strict=True)),
            solution=solution,
        )

    def known(self, shown: PuzzleView) -> None:
        """Return None: the desk says all there is to know."""

    def beforehand(self, shown: PuzzleView) -> tuple[Line, ...]:
        """Return nothing: the desk says all there is to know."""
        return ()

    def told(self, clues: Sequence[Event], n: int) -> Event | Line:
        """Return the clue: it is told as at a table."""
        return clues[n]

    def asked(self, shown: PuzzleView) -> tuple[Line, ...]:
        """Return the titles of the sheet's sections that the parts of the solution stand in."""
        sections = self._game.face.sheet(shown.table, shown.view).sections
        return tuple(next(section.title for section in sections if part[0] in section.rows) for part in shown.parts)

    def why(self, shown: PuzzleView) -> tuple[tuple[Line, ...], ...]:
        """Return the reasons for each part of the solution, which stands in the last column of the sheet."""
        sheet = self._game.face.sheet(shown.table, shown.view)
        return tuple(self.why_of(shown, cell) for cell in _asked(sheet, shown))

    def why_of(self, shown: PuzzleView, cell: Cell, marks: SheetDeal = NO_MARKS) -> tuple[Line, ...]:
        """Return the reasons for the value of a cell, from the clues alone."""
        return self._knowledge.why(shown.log, cell)

    def nearest(self, shown: PuzzleView, cells: Mapping[Cell, int], marks: SheetDeal) -> Sequence[Cell]:
        """Return all of the cells."""
        return list(cells)

    def effort(self, shown: PuzzleView) -> int:
        """Return the number of sentences of the reasons."""
        return effort_of(self._game.techniques, self.why(shown))

    def form(self, shown: PuzzleView) -> str:
        """Return the form of the clues."""
        return form_of(shown.clues, shown.seat, shown.seats)

    def proof(self, shown: PuzzleView) -> ProofSheet:
        """Return the sheet of the seat as it is at the start, and the certainties of the game's knowledge."""
        sheet = self._game.face.sheet(shown.table, shown.view)
        found = self._knowledge.findings(shown.log)
        certain = {cell: value for cell in found.cells if (value := found.certain(cell)) is not None}
        quiz = self._quiz(shown, sheet, certain)
        asked = frozenset(_asked(sheet, shown))
        return ProofSheet(sheet=sheet, certain=certain, asked=asked, column=_column(sheet), quiz=quiz)

    def _quiz(self, shown: PuzzleView, sheet: Sheet, certain: Mapping[Cell, Value]) -> Quiz | None:
        """Return the parts of the solution, and one thing more that the clues tell: the only card of its kind that another has."""
        start = shown.log.until(0)
        before = self._knowledge.findings(start)
        found: list[tuple[Quiz, list[Cell]]] = []
        row = 0
        for section in sheet.sections:
            rows = range(row, row := row + len(section.rows))
            for n, column in enumerate(sheet.columns):
                cells = [sheet.at(each, n) for each in rows]
                new = [k for k, cell in enumerate(cells) if before.certain(cell) != certain.get(cell) == Sign.YES]
                may = [k for k, cell in enumerate(cells) if before.certain(cell) != Sign.NO and cell not in sheet.seen]
                if not isinstance(column.what, Who) or len(new) != 1:
                    continue
                nouns = [each for each in section.rows if isinstance(each, StrEnum)]
                facts: dict[str, Fact] = {"who": column.what, "kind": type(nouns[0]).__name__.lower()}
                quiz = Quiz(
                    titles=(*self.asked(shown), Line("case-also", facts)),
                    parts=(*shown.parts, tuple(nouns[k] for k in may)),
                    solution=(*shown.solution, nouns[new[0]]),
                )
                found.append((quiz, [cells[k] for k in may]))
        if not found:
            return None
        best, places = max(found, key=lambda each: len(each[1]))
        together = (self._knowledge.supposing(start, [each]).cases.values() for each in places)
        return best if outlasts_guessing([deals for each in together for deals in each]) else None

    def refuted(self, shown: PuzzleView, cell: Cell, sign: Value) -> SheetDeal | None:
        """Return a deal that fits and has another value in a cell, card by card: first the one in the row of the cell."""
        sheet, log = self._game.face.sheet(shown.table, shown.view), shown.log
        found = self._knowledge.findings(log)
        others = [cell] if sign == Sign.NO else [each for each in _row_of(sheet, cell) if each != cell]
        ways = {each: found.cells.get(each, {}).get(Sign.YES, 0) for each in others}
        at = max(ways, key=lambda each: ways[each])
        if not ways[at]:
            return None
        held: list[Cell] = []
        while True:
            if len(found.cells[at]) > 1:
                held.append(at)
                found = self._knowledge.supposing(log, held)
            at = next((each for each, values in found.cells.items() if len(values) > 1), -1)
            if at < 0:
                return {each: next(iter(values)) for each, values in found.cells.items()}


def _asked(sheet: Sheet, shown: PuzzleView) -> list[Cell]:
    """Return the cells of the solution, which stands in the last column."""
    return [sheet.cell(noun, _column(sheet)) for noun in shown.solution]


def _column(sheet: Sheet) -> int:
    return len(sheet.columns) - 1


def _row_of(sheet: Sheet, cell: Cell) -> list[Cell]:
    rows = ([sheet.at(row, column) for column in range(len(sheet.columns))] for row in range(len(sheet.rows)))
    return next(row for row in rows if cell in row)


def _turns(whole: SeatLog) -> list[list[SeatStep]]:
    """Return the steps of the preparations, and then of each turn."""
    turns: list[list[SeatStep]] = [[]]
    for told in whole.steps:
        if any(isinstance(event, PublicEvent) and event.is_turn for event in told.events):
            before = [each for each in told.events if not (isinstance(each, PublicEvent) and each.is_turn)]
            turns[-1].append(SeatStep(told.n, tuple(before)))
            turns.append([SeatStep(told.n, tuple(each for each in told.events if each not in before))])
        else:
            turns[-1].append(told)
    return turns


def _of(whole: SeatLog, turns: Sequence[Sequence[SeatStep]]) -> SeatLog:
    """Return a log of these turns alone."""
    told = tuple(told for turn in turns for told in turn)
    return SeatLog(seat=whole.seat, seats=whole.seats, options=whole.options, steps=told)


def _needed(
    knowledge: Knowledge,
    whole: SeatLog,
    start: Sequence[SeatStep],
    turns: Sequence[Sequence[SeatStep]],
    unwanted: Sequence[Sequence[SeatStep]],
) -> list[Sequence[SeatStep]]:
    """Return turns of which none can be left out. Unwanted ones are tried first, then late ones: early ones are easier to find."""
    kept = list(turns)
    for turn in [*unwanted, *reversed([each for each in turns if each not in unwanted])]:
        rest = [each for each in kept if each is not turn]
        if knowledge.findings(_of(whole, [start, *rest])).is_solved:
            kept = rest
    return kept


def _clues(
    knowledge: Knowledge, whole: SeatLog, start: Sequence[SeatStep], kept: Sequence[Sequence[SeatStep]]
) -> list[tuple[int, Event]]:
    """Return the events of these turns without those that can be left out. Many private ones are about the seat's own cards."""
    clues = [(told.n, event) for turn in kept for told in turn for event in told.events if _tells(event)]
    for clue in [each for each in clues if isinstance(each[1], PrivateEvent) or each[1].stands_alone]:
        rest = [
            [SeatStep(told.n, tuple(each for each in told.events if (told.n, each) != clue)) for told in turn]
            for turn in kept
        ]
        if knowledge.findings(_of(whole, [start, *rest])).is_solved:
            kept = rest
            clues.remove(clue)
    return clues


def _tells(event: Event) -> bool:
    """Return whether an event follows from anything hidden."""
    return not isinstance(event, PublicEvent) or bool(event.reveals)


def _order(thing: StrEnum) -> int:
    return [*type(thing)].index(thing)
