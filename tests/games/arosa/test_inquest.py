"""Mord im Arosa: what the inquest says of openings is what all placements say, and true of where the cubes lay."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import TypeAlias

import pytest

from games.arosa import KIT
from games.arosa.actions import ArosaAction, Erase, Search, Suspect
from games.arosa.events import Careless, Opened
from games.arosa.inquest import ArosaInquest, FloorLook, by_luck, hoped, praised
from games.arosa.knowledge.findings import cubes_of
from games.arosa.model import CUBES, FLOORS, Cube, Hearing
from games.core.chance import Chance
from games.core.deduction.inquest import Deed
from games.core.deduction.seat_log import SeatStep
from games.core.seats import Seat
from tests.builders import Case, a_seed, amount
from tests.games.arosa.brute import a_log, placements
from tests.games.arosa.staging import GAME
from tests.games.seat_logs import cited, logged

INQUEST = ArosaInquest(KIT)
ANN, BEN, CEM = map(Seat, range(3))
LATER = 20

Ways: TypeAlias = list[tuple[int, Counter[tuple[Cube, int]]]]


def test_what_is_said_of_an_opening_is_what_all_placements_say() -> None:
    dice = Chance(a_seed(15), 1)
    for _ in range(amount(20, 600)):
        log = a_log(dice)
        floor = dice.below(len(FLOORS))
        wanted: list[ArosaAction] = [Search(floor=floor), Suspect(floor=floor, players=(BEN,)), Erase(floor=floor)]
        action = dice.pick(wanted)
        ways = list(placements(log))
        opened = SeatStep(LATER, (Opened(floor=floor, cubes=(CUBES[1],)),))
        told = replace(log, steps=(*log.steps, opened))

        ((look,), sights) = INQUEST.look(told, [Deed(LATER, ANN, action)], LATER - 1)

        def share(at: int, action: ArosaAction = action, ways: Ways = ways) -> Fraction:
            there = hoped(action if not isinstance(action, Suspect) else Suspect(floor=at, players=(BEN,)), ANN)
            right = sum(weight for weight, lie in ways if all(lie[cube, at] for cube in there))
            return Fraction(right, sum(weight for weight, _ in ways))

        assert look.share == share(floor)
        assert look.is_best is (share(floor) == max(map(share, FLOORS)))
        assert {*look.vain} == {cube for cube in hoped(action, ANN) if not any(lie[cube, floor] for _, lie in ways)}
        suspect = [Suspect(floor=at, players=(BEN,)) for at in FLOORS]
        sure = [each.floor for each in suspect if all(lie[c, each.floor] for _, lie in ways for c in hoped(each, ANN))]
        is_asked = bool(look.players) and not look.hits
        assert look.sure == ((BEN, sure[0]) if sure and is_asked else None)
        certain = {(cube, at) for cube in cubes_of(2) for at in FLOORS if all(lie[cube, at] for _, lie in ways)}
        for cube, at in certain:  # at the latest now
            assert any(sight.cube is cube for sight in sights), (cube, at)


@pytest.mark.parametrize(("share", "key"), [(Fraction(3, 20), "lucky"), (Fraction(1, 2), "fine")])
def test_the_best_that_could_be_suspected_is_praised_or_called_lucky_and_never_both(share: Fraction, key: str) -> None:
    found = CUBES[BEN], CUBES[CEM]
    action = Suspect(floor=3, players=(BEN, CEM))
    look = FloorLook(n=7, seat=ANN, action=action, floor=3, share=share, is_best=True, vain=(), found=found)

    said = [each.line.key for each in (*praised([look]), *by_luck([look]))]

    assert said == [f"arosa-inquest-{key}"]


def test_a_careless_search_is_no_turning_point() -> None:
    """With beginners nearly every search is one: in the theatre, *Next turning point* led to the next move."""
    assert Careless not in GAME.turning


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_however_a_game_goes_and_ends_nothing_untrue_is_said_of_it(seats: int) -> None:
    hearing = tuple(Hearing)[seats % 3].value
    case = Case(GAME, seats, tuple(GAME.info.settle({"hearing": hearing}, seats).items()))
    for n in range(amount(1, 150)):
        hotels = []
        for running in logged(case, a_seed(50 * seats + n), restless=(0, 6, 25)[(n + seats) % 3]):
            hotels.append([[CUBES[piece] for piece in floor] for floor in running.state.hotel.open()])
        moves = running.game.moves
        deeds = [Deed(k, move.seat, move.action) for k, move in enumerate(moves, 1) if move.action is not None]
        last = len(moves) - 1

        inquest = INQUEST([running.log(seat) for seat in case.everybody], deeds, last)
        looks, sights = INQUEST.look(running.log(ANN), deeds, last)

        assert cited(inquest.lines) <= {*range(len(moves) + 1)}
        assert {*inquest.turning_points} <= {deed.n for deed in deeds}
        for sight in sights:
            assert sight.cube in hotels[sight.n][sight.floor]
        for look in looks:
            before = hotels[look.n - 1]
            there = all(cube in before[look.floor] for cube in hoped(look.action, look.seat))
            assert there is look.is_right
            assert not {*look.vain} & {*before[look.floor]}
            assert look.share not in (0, 1) or bool(look.share) is there
            if look.sure is not None:
                assert CUBES[look.sure[0]] in before[look.sure[1]]
