"""Puzzles: one solution and no more clues than it takes, judged by counting that shares nothing with how they are made."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games import BY_KEY
from games.core.account import Account, Told
from games.core.events import PublicEvent
from games.core.lines import Cited, Fact
from games.core.playthrough import steps
from games.core.puzzle import GRADES, Puzzle, make, opened, read, why, written
from tests.builders import a_seed, amount
from tests.games.cluedo import brute

MANY = 400


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    """Return puzzles of Cluedo: of few seeds each, for most lead to none."""
    return [each for n in range(amount(30, MANY)) if (each := make(BY_KEY["cluedo"], 3, a_seed(n))) is not None]


def as_told(puzzle: Puzzle, *, without: int | None = None) -> Account:
    """Return what the seat knows who is shown a puzzle: its start, and the clues, but for one of them."""
    game, played = BY_KEY[puzzle.played.game], puzzle.played
    shown = [clue for k, clue in enumerate(puzzle.clues) if k != without]
    told = []
    for n, step in enumerate(steps(game, played)):
        mine = [
            event
            for k, event in enumerate(step.events)
            if (n <= puzzle.start and (isinstance(event, PublicEvent) or event.to == puzzle.seat)) or (n, k) in shown
        ]
        told.append(Told(n, tuple(mine)))
    return Account(seat=puzzle.seat, seats=played.seats, options=played.options, told=tuple(told))


def test_a_puzzle_has_one_solution_and_it_is_the_true_one(puzzles: list[Puzzle]) -> None:
    assert puzzles
    for puzzle in puzzles:
        counted = brute.counted(as_told(puzzle))
        assert set(counted.cases) == {puzzle.solution}
        *_, last = steps(BY_KEY["cluedo"], puzzle.played)
        assert set(puzzle.solution) == set(last.state.cast.dealt.envelope.open())
        assert all(noun in part for noun, part in zip(puzzle.solution, puzzle.parts, strict=True))
        assert puzzle.grade in GRADES


def test_no_card_that_is_shown_in_a_puzzle_can_be_left_out(puzzles: list[Puzzle]) -> None:
    knowledge = BY_KEY["cluedo"].knowledge
    assert knowledge is not None
    checked = 0
    for puzzle in puzzles:
        shown = opened(BY_KEY["cluedo"], puzzle).clues
        for k in _private(shown):
            checked += 1
            assert not knowledge().findings(as_told(puzzle, without=k)).is_solved
    assert checked


def _private(clues: tuple[object, ...]) -> Iterator[int]:
    return (k for k, clue in enumerate(clues) if not isinstance(clue, PublicEvent))


def test_a_puzzle_that_is_kept_is_read_as_it_was(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        assert read(written(puzzle), BY_KEY) == puzzle


def test_the_same_seed_makes_the_same_puzzle(puzzles: list[Puzzle]) -> None:
    assert make(BY_KEY["cluedo"], 3, puzzles[0].played.seed) == puzzles[0]


@pytest.mark.parametrize("key", ["cluedo", "clues"])
def test_the_reasons_of_a_puzzle_cite_its_clues_and_no_others(key: str) -> None:
    game = BY_KEY[key]
    puzzle = next(each for n in range(MANY) if (each := make(game, 3, a_seed(n))) is not None)
    numbers = set(range(1, len(puzzle.clues) + 1))

    reasons = why(game, puzzle)

    assert len(reasons) == len(puzzle.solution)
    for lines in reasons:
        assert lines
        assert {each.n for line in lines for each in _cited(tuple(line.facts.values()))} <= numbers


def _cited(facts: tuple[Fact, ...]) -> Iterator[Cited]:
    for fact in facts:
        if isinstance(fact, Cited):
            yield fact
        elif isinstance(fact, tuple):
            yield from _cited(fact)
