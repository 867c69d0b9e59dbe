"""Bakerstreet: exact findings about the other's hand, the stacks, and the clue cards.

A deal is counted with all that the other may have drawn, played and taken since: each card is one of its own, so of two that
are alike either may have been.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from games.bakerstreet.knowledge.letters import LETTERS, Arrangements, Goal, LetterClues, clues
from games.bakerstreet.knowledge.memory import Memory, remembered
from games.bakerstreet.knowledge.reasons import Claim, of_hand, of_letter, of_stack
from games.bakerstreet.model import SEATS, Box, Letter
from games.bakerstreet.paper import FIRST_LETTER, FIRST_PILE, PILES, PLAYERS, REACHED, SUM, cell_at, place_of
from games.bakerstreet.tally import tally
from games.core.contract import Refusal
from games.core.deduction.knowledge import Findings, Value, yes_or_no
from games.core.deduction.seat_log import SeatLog
from games.core.deduction.sheet import Cell
from games.core.lines import Line


class BakerKnowledge:
    """The conclusions of Bakerstreet."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def findings(self, log: SeatLog) -> Findings:
        """Return the possible hands of the other, the count of each stack, and the possible places of each letter."""
        memory = remembered(log, self._box)
        sums = memory.theirs.sums()
        hands = sum(sums.values())
        held = counted(clues(log, self._box))
        deals = held.ways * hands
        cells: dict[Cell, Mapping[Value, int]] = {}
        for n, stack in enumerate(memory.stacks):
            for seat, points in zip(SEATS, tally(stack, SEATS[0]).sums, strict=True):
                cells[cell_at(FIRST_PILE + n, seat)] = {str(points): deals}
        if memory.theirs.size:
            cells[cell_at(SUM, memory.other)] = {str(points): ways * held.ways for points, ways in sums.items()}
        if memory.said is not None:
            reached = sum(ways for points, ways in sums.items() if memory.reaches(points))
            cells[cell_at(REACHED, memory.said[1])] = yes_or_no(reached * held.ways, deals)
        for (letter, column), yes in held.where.items():
            cells[cell_at(FIRST_LETTER + letter.place, column)] = yes_or_no(yes * hands, deals)
        return Findings(deals=deals, cells=cells)

    def deals(self, log: SeatLog) -> int:
        """Return the number of consistent deals. Cards drawn and taken add to it, so it does not only fall."""
        hands = sum(remembered(log, self._box).theirs.sums().values())
        return hands * sum(sign * table.ways() for sign, table in tables(clues(log, self._box)))

    def why(self, log: SeatLog, cell: Cell) -> tuple[Line, ...]:
        """Return the reasons for the certainty in a cell. Raises Refusal where nothing is certain."""
        row, column = place_of(cell)
        memory = remembered(log, self._box)
        if row in range(FIRST_PILE, FIRST_PILE + PILES) and column < PLAYERS:
            return of_stack(memory, row - FIRST_PILE, SEATS[column])
        if row in (SUM, REACHED):
            claim = _claim(memory, row, column)
            if claim is not None and all(map(claim, memory.theirs.sums())):
                return of_hand(log, self._box, claim, has_estimate=row == REACHED)
        elif 0 <= row - FIRST_LETTER < len(LETTERS) and column != log.seat:
            for is_there in (True, False):
                goal = Goal(LETTERS[row - FIRST_LETTER], column, is_there)
                if is_certain(log, self._box, goal):
                    return of_letter(log, self._box, goal, partial(is_certain, log, self._box, goal))
        raise Refusal("why-not-certain")


class Held(NamedTuple):
    """In how many ways the clue cards can lie, and in how many of them a letter is in a column of the sheet."""

    ways: int
    where: Mapping[tuple[Letter, int], int]


def counted(told: LetterClues) -> Held:
    """Return the ways in which letters can lie, in all and by place."""
    ways = 0
    where: dict[tuple[Letter, int], int] = {}
    for sign, table in tables(told):
        counts = table.by_option()
        ways += sign * sum(had for _, had in counts[LETTERS[0]])
        for column in (told.other, *range(PLAYERS, PLAYERS + PILES)):
            judge = table.judge(column)
            for letter, options in counts.items():
                yes = sum(had * judge(option) for option, had in options) // table.scale
                where[letter, column] = where.get((letter, column), 0) + sign * yes
    return Held(ways, where)


def tables(told: LetterClues, *, has_runs: bool = True) -> Iterator[tuple[int, Arrangements]]:
    """Yield the tables to count: where the other has just found a letter that it lacks, less the ways in which it lacks none."""
    yield 1, Arrangements(told, told.full, None, has_runs=has_runs)
    if told.open is not None:
        pile = told.open[1]
        yield -1, Arrangements(told, told.full | {pile: told.time}, pile, has_runs=has_runs)


def is_certain(
    log: SeatLog, box: Box, goal: Goal, kept: Collection[int] | None = None, *, has_runs: bool = True
) -> bool:
    """Return whether a letter is certainly in a column, or not, if these steps were told; `has_runs`: nobody had won yet."""
    told = clues(log, box, kept)
    wrong = sum(
        sign * table.ways(goal.letter, table.judge(goal.column, is_there=not goal.is_there))
        for sign, table in tables(told, has_runs=has_runs)
    )
    return not wrong


def _claim(memory: Memory, row: int, column: int) -> Claim | None:
    """Return the claim of a cell of the hands: whether a sum of the other's hand agrees with it."""
    sums = memory.theirs.sums()
    if row == SUM:
        return next(iter(sums)).__eq__ if memory.theirs.size and column == memory.other else None
    if memory.said is None or memory.said[1] != column:
        return None
    is_reached = memory.reaches(next(iter(sums)))
    return lambda points: memory.reaches(points) is is_reached
