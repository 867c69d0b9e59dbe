"""Proof of puzzles: a mark stands if every deal that fits agrees with it, by counting that shares nothing with it, and only then."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from games import BY_KEY
from games.cluedo.events import Answered, CardSeen
from games.core.deduction.proof import cells_of
from games.core.deduction.puzzle import Puzzle, make, opened, proof_of, refuted
from games.core.deduction.sheet import Sign
from tests.builders import a_seed, amount
from tests.games.core.deduction.judges import JUDGES
from tests.puzzles import posed

MANY = 60
GAMES = pytest.mark.parametrize("key", list(JUDGES))


def puzzles(key: str) -> list[Puzzle]:
    return [posed(key, 1000 * n) for n in range(amount(1, MANY))]


@GAMES
def test_every_mark_that_follows_stands_and_no_other_does(key: str) -> None:
    for puzzle in puzzles(key):
        check_marks(key, puzzle)


def check_marks(key: str, puzzle: Puzzle) -> None:
    """Hold every mark against all deals."""
    proof = proof_of(BY_KEY[key], puzzle)
    counted, deals = Counter[int](), 0
    for held in JUDGES[key](puzzle):
        counted.update(held)
        deals += 1
    for cell in cells_of(proof.sheet):
        assert proof.follows(cell, Sign.YES) == (counted[cell] == deals), (puzzle.played.seed, cell)
        assert proof.follows(cell, Sign.NO) == (not counted[cell]), (puzzle.played.seed, cell)
    assert not any(proof.follows(cell, sign) for cell in cells_of(proof.sheet) for sign in ("", "maybe", "7"))


def test_who_showed_the_solver_a_card_that_a_case_leaves_out_has_one_of_three() -> None:
    puzzle = make(BY_KEY["cluedo"], 4, a_seed(220))
    assert puzzle is not None
    told = opened(BY_KEY["cluedo"], puzzle).clues
    assert any(isinstance(each, Answered) and each.shown and each.to_whom == puzzle.seat for each in told)
    assert not any(isinstance(each, CardSeen) for each in told)

    check_marks("cluedo", puzzle)


@GAMES
def test_a_case_is_closed_by_marks_that_follow_and_by_none_fewer(key: str) -> None:
    for puzzle in puzzles(key):
        proof = proof_of(BY_KEY[key], puzzle)
        assert len(proof.asked) == len(puzzle.solution)
        marks = dict.fromkeys(proof.asked, Sign.YES.value)
        assert all(proof.has(cell) and proof.follows(cell, sign) for cell, sign in marks.items())
        assert proof.is_closed(marks)
        for cell in proof.asked:
            assert not proof.is_closed({each: sign for each, sign in marks.items() if each != cell})


@GAMES
def test_a_mark_that_does_not_follow_is_met_by_a_deal_that_fits_and_one_that_follows_by_none(key: str) -> None:
    for puzzle in puzzles(key):
        game = BY_KEY[key]
        proof = proof_of(game, puzzle)
        fitting = {*islice(JUDGES[key](puzzle), 100_000)}
        for cell in [*cells_of(proof.sheet)][:: amount(5, 1)]:
            for sign in (Sign.YES, Sign.NO):
                deal = refuted(game, puzzle, cell, sign)
                assert (deal is None) == proof.follows(cell, sign)
                if deal is not None:
                    assert deal[cell] != sign
                    assert frozenset(each for each, value in deal.items() if value == Sign.YES) in fitting


@GAMES
def test_a_deal_is_shown_without_what_is_certain_and_not_proven_yet(key: str) -> None:
    for puzzle in puzzles(key):
        proof = proof_of(BY_KEY[key], puzzle)
        first, *others = sorted(proof.asked)
        deal = refuted(BY_KEY[key], puzzle, first, Sign.NO)
        assert deal is not None

        shown = proof.disclosed(deal, {first})

        assert shown[first] == Sign.YES
        assert not {*others} & {*shown}
        assert {*deal} - {*shown} == {*proof.certain} - {first}
