"""Mord im Arosa: what follows from sounds and openings is exact, true, and explained by what it takes and no more."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import prod

import pytest

from games.arosa import KIT
from games.arosa.course import Fall, Found, course_of
from games.arosa.events import FELL, Opened
from games.arosa.knowledge import ArosaKnowledge, cell_at, cubes_of, place_of
from games.arosa.model import CUBES, FLOORS, Cube, Hearing
from games.arosa.reasons import is_certain
from games.core.account import Account, Told
from games.core.chance import Chance
from games.core.contract import Refusal
from games.core.lines import Cited
from games.core.seats import Seat
from tests.builders import Case, a_seed, amount
from tests.games.accounts import told
from tests.games.arosa.staging import GAME

KNOWN = ArosaKnowledge(KIT)
SITTINGS = [(seats, tuple(Hearing)[seats % 3].value) for seats in GAME.info.seats]


def a_case(seats: int, hearing: str) -> Case:
    return Case(GAME, seats, tuple(GAME.info.settle({"hearing": hearing}, seats).items()))


def a_course(dice: Chance) -> Account:
    """Return what may have been told of a few cubes: falls of two colours, and openings that found what lay there."""
    acoustics = KIT.acoustics[Hearing.NORMAL]
    lie: list[tuple[int, int]] = []
    steps = []
    fallen = 0
    for n in range(3 + dice.below(4)):
        if dice.below(2) and lie:
            floor = dice.pick([floor for _, floor in lie]) if dice.below(2) else dice.pick(FLOORS)
            found = tuple(CUBES[piece] for piece, each in lie if each == floor)
            lie = [(piece, each) for piece, each in lie if each != floor]
            steps.append(Told(n, (Opened(floor=floor, cubes=found),)))
        elif fallen < 4:
            piece, floor = dice.below(2), acoustics.fall(dice)
            lie.append((piece, floor))
            fallen += 1
            steps.append(Told(n, (FELL[piece][acoustics.hear(floor, dice)],)))
    return Account(seat=Seat(0), seats=2, options={"hearing": "normal"}, told=tuple(steps))


def by_hand(account: Account) -> dict[tuple[Cube, int], Counter[int]]:
    """Return the weight of each count in each cell, by trying all floors for all falls."""
    course = course_of(account, KIT)
    falls = [each for each in course if isinstance(each, Fall)]
    cells: dict[tuple[Cube, int], Counter[int]] = {(cube, floor): Counter() for cube in cubes_of(2) for floor in FLOORS}
    for floors in product(FLOORS, repeat=len(falls)):
        weight = prod(fall.weights[floor] for fall, floor in zip(falls, floors, strict=True))
        where, lie, fits = iter(floors), Counter[tuple[Cube, int]](), bool(weight)
        for each in course if fits else ():
            if isinstance(each, Fall):
                lie[each.cube, next(where)] += 1
            else:
                fits = fits and all(lie.pop((cube, each.floor), 0) == each.cubes.count(cube) for cube in cubes_of(2))
        if fits:
            for cell, counter in cells.items():
                counter[lie[cell]] += weight
    return cells


def test_the_shares_are_those_of_all_placements_that_fit() -> None:
    dice = Chance(a_seed(14), 1)
    for _ in range(amount(25, 1000)):
        account = a_course(dice)
        findings = KNOWN.findings(account)
        assert findings.deals == KNOWN.deals(account)
        for (cube, floor), counter in by_hand(account).items():
            cell = cell_at(7 - floor, cubes_of(2).index(cube), 2)
            total = sum(counter.values())
            shares = {str(count): Fraction(weight, total) for count, weight in counter.items() if weight}
            found = {value: Fraction(n, findings.deals) for value, n in findings.cells[cell].items()}
            assert found == shares


@pytest.mark.parametrize(("seats", "hearing"), SITTINGS)
def test_where_the_cubes_lie_is_never_excluded_and_every_certainty_has_its_reasons(seats: int, hearing: str) -> None:
    for n in range(amount(1, 400)):
        for running in told(a_case(seats, hearing), a_seed(100 * seats + n), restless=(0, 12)[(n + seats) % 2]):
            step = len(running.game.moves)
            if step % 3 and not running.game.is_over:
                continue
            account = running.account(Seat(0))
            findings = KNOWN.findings(account)
            hotel = running.state.hotel.open()
            for cell, values in findings.cells.items():
                row, column = place_of(cell, seats)
                piece = CUBES.index(cubes_of(seats)[column])
                assert values.get(str(hotel[7 - row].count(piece))), "the truth is excluded"
                assert sum(values.values()) == findings.deals
                assert min(values.values()) > 0
            if not running.game.is_over and step % 12 == 3:
                _explained(account)


def _explained(account: Account) -> None:
    findings = KNOWN.findings(account)
    course = course_of(account, KIT)
    for cell in findings.cells:
        row, column = place_of(cell, account.seats)
        floor, cube = 7 - row, cubes_of(account.seats)[column]
        facts = [each for each in course if isinstance(each, Found) or each.cube is cube]
        value = findings.certain(cell)
        if value is None:
            with pytest.raises(Refusal, match="why-not-certain"):
                KNOWN.why(account, cell)
            continue
        cited = {each.n for line in KNOWN.why(account, cell) for fact in line.facts.values() for each in _cited(fact)}
        held = [n for n, fact in enumerate(facts) if fact.n in cited]
        assert is_certain(facts, held, cube, floor, int(value))
        for step in cited:
            fewer = [n for n in held if facts[n].n != step]
            assert not is_certain(facts, fewer, cube, floor, int(value)), "it would follow without this step"


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
