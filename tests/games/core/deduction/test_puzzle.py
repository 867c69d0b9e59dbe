"""Puzzles: one solution and no more clues than it takes, judged by counting that shares nothing with how they are made."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from bot.cases.making import PLAYED, kind_of, search
from games import BY_KEY
from games.arosa.events import Fell
from games.arosa.model import CUBES, FLOORS
from games.arosa.puzzle import PLACES
from games.bakerstreet.actions import Choose, Take
from games.bakerstreet.events import Counted, Played
from games.bakerstreet.puzzle import PILES, POINTS
from games.cluedo.events import Suggested
from games.core.chance import Chance
from games.core.contract import Event
from games.core.deduction.puzzle import GRADES, Puzzle, make, opened, read, retrace, why, written
from games.core.deduction.puzzle_maker import outlasts_guessing
from games.core.events import PublicEvent
from games.core.lines import Cited, Fact
from games.core.playthrough import steps
from tests.builders import a_seed, amount
from tests.games.cluedo import brute
from tests.games.clues.brute import all_layouts
from tests.games.core.deduction.closing import a_closed_game
from tests.games.core.deduction.judges import as_told, of_arosa
from tests.puzzles import posed

MANY = 80


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    """Return puzzles of Cluedo."""
    return [each for n in range(amount(8, MANY)) if (each := make(BY_KEY["cluedo"], 3, a_seed(n))) is not None]


def test_a_puzzle_has_one_solution_and_it_is_the_true_one(puzzles: list[Puzzle]) -> None:
    assert puzzles
    for puzzle in puzzles:
        counted = brute.counted(as_told(puzzle))
        assert set(counted.cases) == {puzzle.solution}
        *_, last = steps(BY_KEY["cluedo"], puzzle.played)
        assert set(puzzle.solution) == set(last.state.cast.dealt.envelope.open())
        assert all(noun in part for noun, part in zip(puzzle.solution, puzzle.parts, strict=True))
        assert puzzle.grade in GRADES


def test_most_games_of_cluedo_make_a_puzzle_and_its_hypotheses_are_about_several_rooms(puzzles: list[Puzzle]) -> None:
    asked = [
        [each.room for each in opened(BY_KEY["cluedo"], puzzle).clues if isinstance(each, Suggested)]
        for puzzle in puzzles
    ]
    is_named_most = [
        Counter(rooms).most_common(1)[0][0] == each.solution[2] for rooms, each in zip(asked, puzzles, strict=True)
    ]

    assert len(puzzles) > amount(8, MANY) / 2
    assert sum(len({*rooms}) > 2 for rooms in asked) > len(puzzles) / 2
    assert sum(is_named_most) <= len(puzzles) / 2


def test_a_puzzle_of_cluedo_with_reasons_too_long_to_be_told_is_a_hard_one() -> None:
    puzzle = posed("cluedo", 1201)

    assert any(line.key == "cluedo-why-together" for lines in why(BY_KEY["cluedo"], puzzle) for line in lines)
    assert puzzle.grade == GRADES[-1]


@pytest.mark.parametrize("deals", [[1] * 150, [4, 4, 4, *[1] * 588]])
def test_answers_outlast_guessing_where_three_win_in_one_deal_of_fifty(deals: list[int]) -> None:
    assert outlasts_guessing(deals)
    assert not outlasts_guessing(deals[:-1])


@pytest.mark.parametrize("key", ["cluedo", "clues"])
def test_no_clue_that_means_something_by_itself_can_be_left_out_of_a_puzzle(key: str, puzzles: list[Puzzle]) -> None:
    knowledge = BY_KEY[key].knowledge
    assert knowledge is not None
    checked = 0
    for puzzle in puzzles if key == "cluedo" else [posed(key, n * 1000) for n in range(amount(4, 60))]:
        for k in _alone(opened(BY_KEY[key], puzzle).clues):
            checked += 1
            assert not knowledge().findings(as_told(puzzle, without=[k])).is_solved
    assert checked


def _alone(clues: tuple[Event, ...]) -> Iterator[int]:
    """Yield the numbers of the clues that can be told without the others of their turn."""
    return (k for k, clue in enumerate(clues) if not isinstance(clue, PublicEvent) or clue.stands_alone)


@pytest.mark.parametrize("key", ["cluedo", "clues"])
def test_no_turn_of_a_puzzle_halves_its_solutions_twice_by_itself(key: str) -> None:
    knowledge = BY_KEY[key].knowledge
    assert knowledge is not None
    for puzzle in (posed(key, n * 1000) for n in range(amount(10, 60))):
        clues = {*range(len(puzzle.clues))}
        before = knowledge().findings(as_told(puzzle, without=clues)).cases
        for turn in _turns(puzzle):
            after = knowledge().findings(as_told(puzzle, without=clues - turn)).cases
            assert len(after) > len(before) / 4


def _turns(puzzle: Puzzle) -> list[set[int]]:
    """Return the numbers of the clues of each turn: the next begins in the step of the last."""
    told = [step.events for step in steps(BY_KEY[puzzle.played.game], puzzle.played)]
    begun = [sum(isinstance(event, PublicEvent) and event.is_turn for event in events) for events in told]
    turns = defaultdict[int, set[int]](set)
    for number, (n, _) in enumerate(puzzle.clues):
        turns[sum(begun[:n])].add(number)
    return list(turns.values())


def test_a_puzzle_that_is_kept_is_read_as_it_was(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        assert read(written(puzzle), BY_KEY) == puzzle


def test_the_same_seed_makes_the_same_puzzle(puzzles: list[Puzzle]) -> None:
    assert make(BY_KEY["cluedo"], 3, puzzles[0].played.seed) == puzzles[0]


@pytest.mark.parametrize("key", ["cluedo", "clues", "arosa", "bakerstreet"])
def test_the_reasons_of_a_puzzle_cite_its_clues_and_no_others(key: str) -> None:
    game, puzzle = BY_KEY[key], posed(key)
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


def test_a_puzzle_out_of_a_game_that_was_played_has_one_solution_by_going_through_every_deal() -> None:
    game = a_closed_game()
    puzzle = retrace(BY_KEY["clues"], game.playthrough())
    assert puzzle is not None

    assert {case for case, _ in all_layouts(as_told(puzzle))} == {puzzle.solution}
    assert read(written(puzzle), BY_KEY) == puzzle


@pytest.mark.parametrize("n", range(amount(2, 60)))
def test_where_traces_lie_in_a_puzzle_is_so_in_every_way_in_which_they_can_have_fallen(n: int) -> None:
    puzzle = posed("arosa", n * 1000)
    lying = {tuple(cell % len(FLOORS) for cell in sorted(held)) for held in of_arosa(puzzle)}

    assert {tuple(PLACES[floor] for floor in each) for each in lying} == {puzzle.solution}
    *_, last = steps(BY_KEY["arosa"], puzzle.played)
    hotel = last.state.hotel.open()
    cube = next(each.cube for each in opened(BY_KEY["arosa"], puzzle).clues if isinstance(each, Fell))
    piece = CUBES.index(cube)
    assert puzzle.solution == tuple(PLACES[floor] for floor in FLOORS for each in hotel[floor] if each == piece)


@pytest.mark.parametrize("n", range(amount(3, 60)))
def test_the_pile_of_a_puzzle_wins_most_counts_when_the_game_is_played_on_from_there(n: int) -> None:
    game, puzzle = BY_KEY["bakerstreet"], posed("bakerstreet", n * 1000)
    *_, last = steps(game, puzzle.played)
    wins: list[int] = []
    points: list[tuple[int, int]] = []
    for pile in range(1, len(PILES) + 1):
        state, won, k, own, theirs = last.state, 0, 1, 0, 0
        action: Choose | Take | None = Choose(pile=pile)
        while action is not None:
            step = game.rules.apply(state, state.active, action, Chance(bytes(16), k))
            for each in step.events:
                if isinstance(each, Counted):  # its first is who won the doubt
                    won += each.winner == puzzle.seat
                    own, theirs = own + each.first_sum, theirs + each.second_sum
            state, k = step.state, k + 1
            action = next((each for each in game.rules.legal(state, state.active) if isinstance(each, Take)), None)
        wins.append(won)
        points.append((own, theirs))

    best = max(wins)
    assert wins.count(best) == 1
    own, theirs = points[wins.index(best)]
    assert puzzle.solution == (PILES[wins.index(best)], POINTS[own], POINTS[theirs])
    tops = {(each.pile, each.by, each.card) for each in opened(game, puzzle).clues if isinstance(each, Played)}
    view = game.observer.table_view(last.state)
    assert all((n, top.seat, top.card) in tops for n, top in enumerate(view.tops, start=1) if top is not None)
    assert sum(view.heights) == len(puzzle.clues)


def test_each_game_has_its_share_of_the_cases() -> None:
    assert {kind_of(a_seed(n)).info.key for n in range(60)} == {*PLAYED}
    assert {"arosa", "bakerstreet", "cluedo", "clues"} <= {*PLAYED}
    for n in range(4):
        assert read(search(a_seed(n), None, None)[1], BY_KEY).played.game == kind_of(a_seed(n)).info.key
