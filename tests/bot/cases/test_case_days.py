"""The days of cases: streaks, freezes, and the rota of games and grades."""

from __future__ import annotations

import pytest

from bot.cases.making import PLAYED, rota
from bot.cases.records import Day, streak, weekday_of
from tests.builders import a_seed
from tests.puzzles import searched


def test_a_streak_ends_with_a_day_that_was_missed_and_not_with_one_that_is_open() -> None:
    assert streak(map(Day, [5, 4, 3, 1]), Day(5)).days == 3
    assert streak(map(Day, [4, 3]), Day(5)).days == 2
    assert streak(map(Day, [3]), Day(5)).days == 0
    assert streak([], Day(5)).days == 0


def test_each_week_of_cases_bridges_a_day_that_was_missed_and_no_more_than_two_do() -> None:
    week, weeks = [*range(1, 8)], [*range(1, 29)]

    assert streak(map(Day, week), Day(8)) == (7, 0)
    assert streak(map(Day, week), Day(9)) == (7, 1)
    assert streak(map(Day, week), Day(10)) == (0, 0)
    assert streak(map(Day, [*week, 9]), Day(9)) == (8, 1)
    assert streak(map(Day, weeks), Day(31)) == (28, 2)
    assert streak(map(Day, weeks), Day(32)) == (0, 0)


def test_the_games_take_turns_and_cases_grow_harder_towards_sunday() -> None:
    monday = next(Day(n) for n in range(1, 8) if weekday_of(Day(n)) == 0)
    posed = [rota(monday + n, weekday_of(Day(monday + n))) for n in range(28)]

    assert [grade for _, grade in posed[:7]] == sorted(grade for _, grade in posed[:7])
    assert {grade for _, grade in posed} == {1, 2, 3}
    assert {game for game, _ in posed[:4]} == {*PLAYED}
    assert all({game for game, _ in posed[day::7]} == {*PLAYED} for day in range(7))


def test_a_test_that_asks_for_a_case_that_no_game_makes_fails_and_goes_on_without_it() -> None:
    with pytest.raises(AssertionError, match="40 seeds in a row make no case of arosa, grade 9"):
        searched(a_seed(0), "arosa", 9, most=40)
