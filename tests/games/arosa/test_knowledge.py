"""Mord im Arosa: what follows from sounds and openings is exact, true, and explained by what it takes and no more."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from games.arosa import KIT
from games.arosa.knowledge.findings import ArosaKnowledge, cell_at, cubes_of, place_of
from games.arosa.knowledge.reasons import is_certain, reasons
from games.arosa.knowledge.timeline import CubesFound, Fall, timeline_of
from games.arosa.model import CUBES, FLOORS, Cube, Hearing
from games.core.chance import Chance
from games.core.contract import Refusal
from games.core.deduction.seat_log import SeatLog
from games.core.lines import Cited
from games.core.seats import Seat
from tests.builders import Case, a_seed, amount
from tests.games.arosa.brute import a_log, placements
from tests.games.arosa.staging import GAME
from tests.games.seat_logs import logged

KNOWN = ArosaKnowledge(KIT)
SITTINGS = [(seats, tuple(Hearing)[seats % 3].value) for seats in GAME.info.seats]


def a_case(seats: int, hearing: str) -> Case:
    return Case(GAME, seats, tuple(GAME.info.settle({"hearing": hearing}, seats).items()))


def by_hand(log: SeatLog) -> dict[tuple[Cube, int], Counter[int]]:
    """Return the weight of each count in each cell."""
    cells: dict[tuple[Cube, int], Counter[int]] = {(cube, floor): Counter() for cube in cubes_of(2) for floor in FLOORS}
    for weight, lie in placements(log):
        for cell, counter in cells.items():
            counter[lie[cell]] += weight
    return cells


def test_the_shares_are_those_of_all_placements_that_fit() -> None:
    dice = Chance(a_seed(14), 1)
    for _ in range(amount(25, 1000)):
        log = a_log(dice)
        findings = KNOWN.findings(log)
        assert findings.deals == KNOWN.deals(log)
        for (cube, floor), counter in by_hand(log).items():
            cell = cell_at(7 - floor, cubes_of(2).index(cube), 2)
            total = sum(counter.values())
            shares = {str(count): Fraction(weight, total) for count, weight in counter.items() if weight}
            found = {value: Fraction(n, findings.deals) for value, n in findings.cells[cell].items()}
            assert found == shares


@pytest.mark.parametrize(("seats", "hearing"), SITTINGS)
def test_where_the_cubes_lie_is_never_excluded_and_every_certainty_has_its_reasons(seats: int, hearing: str) -> None:
    for n in range(amount(1, 400)):
        for running in logged(a_case(seats, hearing), a_seed(100 * seats + n), restless=(0, 12)[(n + seats) % 2]):
            step = len(running.game.moves)
            if step % 3 and not running.game.is_over:
                continue
            log = running.log(Seat(0))
            findings = KNOWN.findings(log)
            hotel = running.state.hotel.open()
            for cell, values in findings.cells.items():
                row, column = place_of(cell, seats)
                piece = CUBES.index(cubes_of(seats)[column])
                assert values.get(str(hotel[7 - row].count(piece))), "the truth is excluded"
                assert sum(values.values()) == findings.deals
                assert min(values.values()) > 0
            if not running.game.is_over and step % 12 == 3:
                _explained(log)


def _explained(log: SeatLog) -> None:
    findings = KNOWN.findings(log)
    timeline = timeline_of(log, KIT)
    for cell in findings.cells:
        row, column = place_of(cell, log.seats)
        floor, cube = 7 - row, cubes_of(log.seats)[column]
        facts = [each for each in timeline if isinstance(each, CubesFound) or each.cube is cube]
        value = findings.certain(cell)
        if value is None:
            with pytest.raises(Refusal, match="why-not-certain"):
                KNOWN.why(log, cell)
            continue
        cited = {each.n for line in KNOWN.why(log, cell) for fact in line.facts.values() for each in _cited(fact)}
        held = [n for n, fact in enumerate(facts) if fact.n in cited]
        assert is_certain(facts, held, cube, floor, int(value))
        for step in cited:
            fewer = [n for n in held if facts[n].n != step]
            assert not is_certain(facts, fewer, cube, floor, int(value)), "it would follow without this step"


def test_two_cubes_that_fell_in_one_step_are_one_reason() -> None:
    low, lower = (1, 1, 1, 1, 1, 1, 0, 0), (1, 1, 1, 1, 0, 0, 0, 0)
    falls = [Fall(n=0, cube=Cube.VICTIM, weights=weights) for weights in (low, lower)]
    (line,) = reasons((*falls, CubesFound(n=1, floor=6, cubes=(Cube.VICTIM,))), Cube.VICTIM, 7, 0)
    assert line.facts["nos"] == (Cited(0),)
    assert line.facts["count"] == 2


def _cited(fact: object) -> tuple[Cited, ...]:
    if isinstance(fact, Cited):
        return (fact,)
    return tuple(each for each in fact if isinstance(each, Cited)) if isinstance(fact, tuple) else ()


def test_the_sheet_numbers_its_cells_as_the_knowledge_does() -> None:
    for seats in GAME.info.seats:
        state = GAME.rules.setup(seats, GAME.info.settle({}, seats), Chance(a_seed(1), 0)).state
        paper = GAME.face.sheet(GAME.observer.table_view(state), GAME.observer.seat_view(state, Seat(0)))
        for row, column in product(range(len(paper.rows)), range(len(paper.columns))):
            assert paper.at(row, column) == cell_at(row, column, seats)
            assert place_of(paper.at(row, column), seats) == (row, column)
