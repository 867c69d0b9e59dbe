"""How hard cases are and how well people solve: counted once, the same worked out anew, and forgotten with the person."""

from __future__ import annotations

import asyncio
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from bot.cases.ratings import GRADED, Duel, Graded, Score, after, grade_for, grade_of
from bot.cases.rows import CASE_RATINGS, SOLVERS
from bot.cases.store import StoredCases
from bot.record.ratings import NEWCOMER, Rating
from bot.store.kernel import KernelStore
from bot.tables.ids import UserId
from tests.own_data import own_data

ANN, BEN = UserId(1), UserId(2)
CASES = [
    Graded(number, game, 1 + number % 3) for number, game in ((7, "clues"), (-3, "clues"), (-900_000_000, "cluedo"))
]
RATINGS = st.builds(Rating, st.floats(0, 50), st.floats(0.5, 9))


async def ratings(store: KernelStore) -> list[Any]:
    def rows(connection: Any) -> list[Any]:
        tables = (CASE_RATINGS, SOLVERS)
        return [tuple(row) for each in tables for row in connection.execute(select(each).order_by(*each.primary_key))]

    return await store.database.read(rows)


async def test_each_case_counts_once_for_each_and_worked_out_anew_the_ratings_are_the_same(
    store: KernelStore,
) -> None:
    for n, case in enumerate(CASES * 2):
        await StoredCases(store.database).keep_score(case, ANN, Score(n % 3))
        await StoredCases(store.database).keep_score(case, BEN, Score(2 - n % 3))
    kept = await ratings(store)
    assert len(kept) == 3 + 4
    assert [row[-1] for row in kept] == [2, 2, 2, 1, 2, 1, 2]  # duels of each case, and of each person at each game

    await StoredCases(store.database).rate_cases_anew()

    assert await ratings(store) == kept


async def test_people_who_try_a_case_at_once_are_all_counted(store: KernelStore) -> None:
    users = [UserId(n) for n in range(1, 9)]
    await asyncio.gather(*(StoredCases(store.database).keep_score(CASES[0], user, Score.LOST) for user in users))

    assert (await ratings(store))[0][-1] == len(users)


async def test_whoever_is_erased_has_no_rating_and_the_cases_keep_theirs(store: KernelStore) -> None:
    await StoredCases(store.database).keep_score(CASES[0], ANN, Score.LOST)
    hard = (await StoredCases(store.database).duel(CASES[0], BEN)).case
    kept = await own_data(store.database).kept_of(ANN)
    assert [(each["case_id"], each["score"]) for each in kept["solvings"]] == [(7, 0)]
    assert [each["game"] for each in kept["solvers"]] == ["clues"]

    await own_data(store.database).erase(ANN)

    kept = await own_data(store.database).kept_of(ANN)
    assert (kept["solvings"], kept["solvers"]) == ([], [])
    assert await StoredCases(store.database).duel(CASES[0], ANN) == Duel(hard, NEWCOMER)
    assert hard.mu > GRADED[CASES[0].grade].mu


@given(RATINGS, RATINGS)
def test_who_wins_rises_and_the_case_falls_and_less_by_a_draw_than_by_a_win(case: Rating, solver: Rating) -> None:
    before = Duel(case, solver)
    lost, drawn, won = (after(before, score) for score in Score)

    assert lost.solver.mu <= drawn.solver.mu <= won.solver.mu
    assert lost.case.mu >= drawn.case.mu >= won.case.mu
    assert lost.solver.mu <= solver.mu <= won.solver.mu


def test_a_case_begins_with_its_grade_and_somebody_new_with_easy_ones() -> None:
    assert [grade_of(GRADED[grade]) for grade in (1, 2, 3)] == [1, 2, 3]
    assert grade_for(NEWCOMER) == 1
    assert grade_for(Rating(NEWCOMER.mu + 8, 3)) == 3
