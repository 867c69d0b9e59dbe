"""Mord im Arosa: its puzzles. All sounds and openings of one colour are given: where do its traces lie?

There are one to three of them, and only one way in which they can lie. Every fall of the colour is a clue, and every opening
that found some of it; of the others, only those without which it would not be certain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, Final

from games.arosa.actions import TakeBack
from games.arosa.events import Fell, Opened, TracesCounted
from games.arosa.knowledge.findings import ArosaKnowledge, cell_at, counts_of, cubes_of
from games.arosa.knowledge.timeline import timeline_of
from games.arosa.model import FLOORS, HEARING, Cube, CubePlace, Floor, Hearing, Kit
from games.core.chance import Chance
from games.core.contract import Event, Options
from games.core.deduction.hint import steps_in
from games.core.deduction.knowledge import Value
from games.core.deduction.proof import ProofSheet, SheetDeal, proof_of_parts, refuted_by
from games.core.deduction.puzzle_maker import LEAST, MOST, NO_MARKS, PlayedGame, PuzzleDraft, PuzzleView
from games.core.deduction.seat_log import SeatLog, SeatStep
from games.core.deduction.sheet import Cell, Column, Section, Sheet
from games.core.lines import Line
from games.core.seats import Seat

Clue = tuple[int, Event]

CUBES: Final = 3
"""Cubes asked for, at most."""
LOW: Final = FLOORS[:4]
LISTENER: Final = Seat(0)
"""The seat of the solver: all hear and see the same."""


PLACES: Final = tuple(CubePlace)


class ArosaPuzzles:
    """The maker of puzzles of Mord im Arosa."""

    nouns: tuple[type[StrEnum], ...] = (CubePlace,)
    options: Mapping[str, str] = {HEARING: Hearing.KEEN}  # more of it is certain
    is_same_for_all = True  # however well people hear, a cube lies no higher than it was heard
    looks = (12,)  # by then too much of every colour has fallen for a puzzle

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._knowledge = ArosaKnowledge(kit)

    def choices(self, legal: Sequence[Any], dice: Chance) -> Sequence[Any]:
        """Return the actions that open low floors: a cube lies no higher than it was heard, so those tell most."""
        return [each for each in legal if isinstance(each, TakeBack) or each.floor in LOW] or legal

    def pose(self, played: PlayedGame) -> PuzzleDraft | None:
        """Return the puzzle with most cubes, and of those with most clues."""
        log = played.log(LISTENER)
        found = [posed for cube in cubes_of(played.seats) if cube is not Cube.VICTIM for posed in self._of(log, cube)]
        return max(found, key=lambda each: (len(each.solution), len(each.clues)), default=None)

    def _of(self, log: SeatLog, cube: Cube) -> list[PuzzleDraft]:
        """Return the puzzles of a colour, at the first moments at which so many cubes of it are certain."""
        found: dict[int, PuzzleDraft] = {}
        clues: list[Clue] = []
        lying = fixed = 0
        for told in log.steps:
            for event in told.events:
                if isinstance(event, Opened):
                    seen = event.cubes.count(cube)
                    lying -= seen
                    fixed += seen > 0
                elif _falls(event, cube):
                    lying += 1
                    fixed += 1
                else:
                    continue
                clues.append((told.n, event))
            if fixed > MOST:
                break
            if any(isinstance(event, TracesCounted) for event in told.events):
                continue  # what lies on the open floor may be put back or taken away
            is_near = 0 < lying <= CUBES and lying not in found and _may_be_certain(clues, cube)
            if is_near and self._where(log, clues, cube):
                kept = self._needed(log, clues, cube)
                opened = sum(isinstance(event, Opened) for _, event in kept)
                if LEAST <= len(kept) <= MOST and opened > 1:
                    where = self._where(log, kept, cube)
                    found[lying] = PuzzleDraft(
                        seat=LISTENER,
                        start=told.n,
                        clues=tuple(kept),
                        parts=(PLACES,) * lying,
                        solution=tuple(PLACES[floor] for floor in where),
                    )
        return list(found.values())

    def _where(self, log: SeatLog, clues: Sequence[Clue], cube: Cube) -> tuple[Floor, ...]:
        """Return the floors of the cubes of a colour, from below; none where that is not certain."""
        timeline = timeline_of(_of_clues(log.seats, log.options, clues), self._kit)
        counts = counts_of(timeline, cube)
        if any(len(each) > 1 for each in counts):
            return ()
        return tuple(floor for floor in FLOORS for _ in range(next(iter(counts[floor]))))

    def _needed(self, log: SeatLog, clues: Sequence[Clue], cube: Cube) -> list[Clue]:
        """Return the clues without the openings that can be left out, the late ones first."""
        kept = list(clues)
        for clue in reversed(clues):
            if not _is_fixed(clue[1], cube):
                rest = [each for each in kept if each is not clue]
                if self._where(log, rest, cube):
                    kept = rest
        return kept

    def known(self, shown: PuzzleView) -> tuple[Line, ...]:
        """Return the question, and the meaning of a sound."""
        return (
            Line("arosa-case-question", {"cube": _colour(shown), "count": len(shown.parts)}),
            Line("arosa-case-rule", {"cube": _colour(shown)}),
        )

    def beforehand(self, shown: PuzzleView) -> tuple[Line, ...]:
        """Return nothing: the question says all there is to know."""
        return ()

    def told(self, clues: Sequence[Event], n: int) -> Event | Line:
        """Return the sentence on the opened floor: at a table, that was told before."""
        match clues[n]:
            case Opened(floor=floor, cubes=cubes):
                return Line("arosa-case-opened", {"floor": floor, "cubes": cubes})
            case clue:
                return clue

    def asked(self, shown: PuzzleView) -> tuple[Line, ...]:
        """Return the sentences that say which of the cubes each part of the answer is."""
        return tuple(
            Line("arosa-case-place", {"n": n, "count": len(shown.parts)}) for n, _ in enumerate(shown.parts, start=1)
        )

    def why(self, shown: PuzzleView) -> tuple[tuple[Line, ...], ...]:
        """Return for each cube why so many lie on its floor; once for those on the same."""
        reasons = {
            place: self._why_on(shown, PLACES.index(CubePlace(place))) for place in dict.fromkeys(shown.solution)
        }
        return tuple(reasons[place] for place in shown.solution)

    def why_of(self, shown: PuzzleView, cell: Cell, marks: SheetDeal = NO_MARKS) -> tuple[Line, ...]:
        """Return why as many lie on the floor of a cell as do."""
        return self._why_on(shown, cell % len(FLOORS))

    def nearest(self, shown: PuzzleView, cells: Mapping[Cell, int], marks: SheetDeal) -> Sequence[Cell]:
        """Return all of the cells."""
        return list(cells)

    def _why_on(self, shown: PuzzleView, floor: int) -> tuple[Line, ...]:
        """Return why as many of the colour lie on a floor as do."""
        log = _of_clues(shown.seats, shown.options, list(enumerate(shown.clues, start=1)))
        column = cubes_of(shown.seats).index(_colour(shown))
        return self._knowledge.why(log, cell_at(FLOORS[-1] - floor, column, shown.seats))

    def effort(self, shown: PuzzleView) -> int:
        """Return the number of sounds and openings that the reasons rest on: all cases take the same techniques."""
        return len({n for reasons in self.why(shown) for n in steps_in(reasons)})

    def form(self, shown: PuzzleView) -> str:
        """Return the sounds and openings, as far as they are about the colour."""
        cube, told = _colour(shown), []
        for clue in shown.clues:
            match clue:
                case Fell(knocks=knocks):
                    told.append(f"tac {knocks}")
                case Opened(floor=floor, cubes=cubes):
                    told.append(f"{floor}: {cubes.count(cube)}")
                case _:
                    raise AssertionError(clue)
        return ", ".join(told)

    def proof(self, shown: PuzzleView) -> ProofSheet:
        """Return a grid of traces by floors: the place of each follows from all clues together.

        There is no quiz: traces gather on the low floors, and three guesses find all of them in every other case.
        """
        sheet = Sheet(
            title=Line("sheet-title"),
            sections=(Section(Line("arosa-case-traces", {"cube": _colour(shown)}), self.asked(shown)),),
            columns=tuple(Column(str(floor), place) for floor, place in zip(FLOORS, PLACES, strict=True)),
            seen={},
        )
        lying = self._where(shown.log, list(enumerate(shown.clues, start=1)), _colour(shown))
        return proof_of_parts(sheet, shown.parts, [PLACES[floor] for floor in lying])

    def refuted(self, shown: PuzzleView, cell: Cell, sign: Value) -> SheetDeal | None:
        """Return the one way in which the traces can lie, unless the mark agrees."""
        return refuted_by(self.proof(shown), cell, sign)


def _of_clues(seats: int, options: Options, clues: Sequence[Clue]) -> SeatLog:
    """Return the log of a seat that has these clues alone."""
    told = tuple(SeatStep(n, (event,)) for n, event in clues)
    return SeatLog(seat=LISTENER, seats=seats, options=options, steps=told)


def _falls(event: Event, cube: Cube) -> bool:
    return isinstance(event, Fell) and event.cube is cube


def _is_fixed(event: Event, cube: Cube) -> bool:
    """Return whether a clue cannot be left out: without it, other cubes would be there."""
    return _falls(event, cube) or (isinstance(event, Opened) and cube in event.cubes)


def _may_be_certain(clues: Sequence[Clue], cube: Cube) -> bool:
    """Return whether the cube that fell last can lie on one floor only, as far as it lies where it fell: that is soon seen."""
    shut = set(FLOORS)
    for _, event in reversed(clues):
        match event:
            case Opened(cubes=cubes) if cube in cubes:
                return True
            case Opened(floor=floor):
                shut.discard(floor)
            case Fell(knocks=knocks):
                return sum(floor <= FLOORS[-1] - knocks for floor in shut) == 1
            case _:
                pass
    return False


def _colour(shown: PuzzleView) -> Cube:
    return next(event.cube for event in shown.clues if isinstance(event, Fell))
