"""Forms of puzzles: the same for two that differ in names only, and others for others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games import BY_KEY
from games.arosa.events import Fell, Opened
from games.arosa.model import CUBES, Cube
from games.bakerstreet.events import Played
from games.cluedo.events import Suggested
from games.cluedo.model import Suspect, Weapon
from games.core.deduction.likeness import form_of
from games.core.deduction.puzzle import maker_of, opened
from games.core.deduction.puzzle_maker import PuzzleView
from games.core.seats import Seat
from tests.puzzles import posed


def shown(key: str, n: int = 0) -> PuzzleView:
    return opened(BY_KEY[key], posed(key, n)).shown


def form(key: str, view: PuzzleView) -> str:
    maker = maker_of(BY_KEY[key])
    assert maker is not None
    return maker.form(view)


@pytest.mark.parametrize("key", ["arosa", "bakerstreet", "clues", "cluedo"])
def test_a_puzzle_has_the_form_that_it_is_kept_with_and_another_has_another(key: str) -> None:
    puzzle = posed(key)

    assert puzzle.form == form(key, opened(BY_KEY[key], puzzle).shown)
    assert puzzle.form != form(key, shown(key, 2000))


def test_traces_of_another_colour_have_the_same_form() -> None:
    view = shown("arosa")
    old = next(each.cube for each in view.clues if isinstance(each, Fell))
    new = next(cube for cube in CUBES if cube not in (old, Cube.VICTIM))
    swapped = {old: new, new: old}

    def other(clue: object) -> object:
        match clue:
            case Fell(cube=cube):
                return replace(clue, cube=swapped.get(cube, cube))
            case Opened(cubes=cubes):
                return replace(clue, cubes=tuple(swapped.get(cube, cube) for cube in cubes))
        raise AssertionError(clue)

    assert form("arosa", replace(view, clues=tuple(map(other, view.clues)))) == form("arosa", view)  # type: ignore[arg-type]  # as they were


def test_piles_that_are_turned_round_or_belong_to_the_other_side_have_the_same_form() -> None:
    view = shown("bakerstreet")
    turned = tuple(
        replace(clue, pile=clue.pile % 5 + 1, by=Seat(1 - clue.by)) for clue in view.clues if isinstance(clue, Played)
    )

    assert form("bakerstreet", replace(view, clues=turned, seat=Seat(1 - view.seat))) == form("bakerstreet", view)


def test_other_cards_and_seats_have_the_same_form_and_another_answer_has_not() -> None:
    view = shown("cluedo")
    suspects, weapons = (dict(zip(kind, reversed(kind), strict=True)) for kind in (tuple(Suspect), tuple(Weapon)))

    def moved(seat: Seat | None) -> Seat | None:
        return None if seat is None else Seat((seat + 1) % view.seats)

    def other(clue: object) -> object:
        match clue:
            case Suggested():
                renamed = {"suspect": suspects[clue.suspect], "weapon": weapons[clue.weapon], "by": moved(clue.by)}
                passed = tuple(Seat((seat + 1) % view.seats) for seat in clue.passed)
                called = {"called": moved(clue.called), "asked": moved(clue.asked), "shown_by": moved(clue.shown_by)}
                return replace(clue, **renamed, **called, passed=passed)  # type: ignore[arg-type]  # as they were
        raise AssertionError(clue)

    asked = [each for each in view.clues if isinstance(each, Suggested)]
    same = [other(each) for each in asked]
    before = form_of(asked, view.seat, view.seats)

    assert before
    assert form_of(same, Seat((view.seat + 1) % view.seats), view.seats) == before  # type: ignore[arg-type]  # as they were
    assert form_of(asked[1:], view.seat, view.seats) != before
