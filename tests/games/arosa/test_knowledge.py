"""Mord im Arosa: what follows from sounds and openings is exact, true, and explained by what it takes and no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from fractions import Fraction
from itertools import product

import pytest

from games.arosa import KIT
from games.arosa.knowledge.findings import ArosaKnowledge, cell_at, cubes_of, place_of
from games.arosa.knowledge.reasons import reasons
from games.arosa.knowledge.timeline import CubesFound, Fall, timeline_of
from games.arosa.model import CUBES, FLOORS, Cube, Floor, Hearing
from games.core.chance import Chance
from games.core.contract import Refusal
from games.core.deduction.seat_log import SeatLog
from games.core.lines import Cited, Line
from games.core.seats import Seat
from tests.builders import Case, a_seed, amount
from tests.games.arosa.brute import a_log, placements
from tests.games.arosa.fates import LIES, Facts, counts_there, fates_of
from tests.games.arosa.staging import GAME
from tests.games.seat_logs import cited, logged

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
        lines = KNOWN.why(log, cell)
        if len(cited(lines)) <= MANY:
            _combined(facts, cube, floor, int(value), lines)


MANY = 10
"""Steps that are cited: of more, there are too many ways to go through."""


def _combined(facts: Facts, cube: Cube, floor: Floor, count: int, lines: Collection[Line]) -> None:
    """Check a reason and each of its sums: what it cites is enough, without all else, and none of its steps can be spared."""

    def at(steps: Collection[int], kind: type[Fall | CubesFound]) -> set[int]:
        return {n for n, each in enumerate(facts) if each.n in steps and isinstance(each, kind)}

    def named(line: Line, *names: str) -> set[int]:
        return cited([Line(line.key, {name: line.facts[name] for name in names})])

    def takes_all(known: Collection[int], follows: Callable[[Collection[int]], bool]) -> bool:
        steps = {facts[n].n for n in known}
        return follows(known) and not any(follows([n for n in known if facts[n].n != step]) for step in steps)

    steps = cited(lines)
    everything = at(steps, Fall) | at(steps, CubesFound)
    assert takes_all(everything, lambda known: counts_there(facts, known, cube, floor) == {count})
    least, most = ([line for line in lines if line.key == f"arosa-why-{key}"] for key in ("left", "most"))
    assert bool(least) == bool(count)
    known = set[int]()
    for line in least:
        found, none = (at(named(line, name), CubesFound) for name in ("finds", "empty"))
        told = found | none | at(named(line, "nos"), Fall)
        claim = found | none | ({LIES} if line.facts["where"] != "found" else set())
        bound = [
            n for n in range(len(facts)) if isinstance(facts[n], Fall) and fates_of(facts, told, n, floor) == claim
        ]
        assert len(bound) >= _number(line, "count")
        known |= told
    assert not least or takes_all(known, lambda known: min(counts_there(facts, known, cube, floor)) == count)
    for line in [each for each in lines if each.key == "arosa-why-least"]:
        assert _number(line, "many") == sum(_number(each, "count") for each in least)
        assert _number(line, "many") - _number(line, "found") == count
    for line in most:
        found = at(named(line, "finds"), CubesFound)
        known = found | at(named(line, "emptied"), CubesFound) | at(named(line, "out"), Fall)
        assert takes_all(known, lambda known: max(counts_there(facts, known, cube, floor)) == count)
        fates = [fates_of(facts, known, n, floor) for n in range(len(facts)) if isinstance(facts[n], Fall)]
        assert _number(line, "many") == sum(not {LIES, *found}.isdisjoint(each) for each in fates)
        assert _number(line, "many") - _number(line, "found") == count


def _number(line: Line, name: str) -> int:
    number = line.facts[name]
    assert isinstance(number, int)
    return number


def test_a_reason_says_what_is_left_to_cubes_and_how_many_are_over() -> None:
    falls = [Fall(n=n, cube=Cube.BLUE, weights=(1, 1, 1, 0, 0, 0, 0, 0)) for n in (0, 1)]
    openings = [CubesFound(n=3, floor=2, cubes=(Cube.BLUE,)), CubesFound(n=4, floor=0, cubes=())]
    lines = {line.key.removeprefix("arosa-why-"): line.facts for line in reasons((*falls, *openings), Cube.BLUE, 1, 1)}

    assert list(lines) == ["found", "empty", "left", "least", "most", "arosa-conclusion"]
    left = {"nos": (Cited(0), Cited(1)), "high": 2, "empty": (Cited(4),), "finds": (Cited(3),), "where": "both"}
    assert lines["left"] == left | {"cube": Cube.BLUE, "floor": 1, "count": 2}
    for bound in ("least", "most"):
        assert (lines[bound]["many"], lines[bound]["found"], lines[bound]["count"]) == (2, 1, 1)


def test_two_cubes_that_fell_in_one_step_are_one_reason() -> None:
    low, lower = (1, 1, 1, 1, 1, 1, 0, 0), (1, 1, 1, 1, 0, 0, 0, 0)
    falls = [Fall(n=0, cube=Cube.VICTIM, weights=weights) for weights in (low, lower)]
    (line, so) = reasons((*falls, CubesFound(n=1, floor=6, cubes=())), Cube.VICTIM, 7, 0)
    assert line.facts["nos"] == (Cited(0),)
    assert line.facts["count"] == 2
    assert so.key == "arosa-conclusion"


def test_the_sheet_numbers_its_cells_as_the_knowledge_does() -> None:
    for seats in GAME.info.seats:
        state = GAME.rules.setup(seats, GAME.info.settle({}, seats), Chance(a_seed(1), 0)).state
        paper = GAME.face.sheet(GAME.observer.table_view(state), GAME.observer.seat_view(state, Seat(0)))
        for row, column in product(range(len(paper.rows)), range(len(paper.columns))):
            assert paper.at(row, column) == cell_at(row, column, seats)
            assert place_of(paper.at(row, column), seats) == (row, column)
