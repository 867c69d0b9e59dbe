"""Cases of the day as they are made: ahead where somebody plays, of the game and grade of their day, and like none before."""

from __future__ import annotations

import pytest

from bot.cases.making import rota
from bot.cases.records import Day, day_of, weekday_of
from bot.cases.store import StoredCases
from bot.queueing import Order
from games import BY_KEY
from games.core.deduction.puzzle import read
from tests.bot.ui.club import PEOPLE, Club

ANN = PEOPLE[0]


def today(club: Club) -> Day:
    return day_of(club.clock.now())


async def kept_today(club: Club) -> str:
    await club.rooms["cases"].on._cases.of_the_day(ANN)
    text = await StoredCases(club.store.database).case(today(club))
    assert text is not None
    return text


async def test_a_case_is_made_ahead_only_where_somebody_plays_it(club: Club) -> None:
    cases = club.rooms["cases"].on._cases
    await cases.prepare()
    assert await StoredCases(club.store.database).case(today(club)) is None

    await cases.of_the_day(ANN)
    await cases.prepare()

    assert await StoredCases(club.store.database).case(Day(today(club) + 1)) is not None
    kept = await StoredCases(club.store.database).case(today(club))
    await StoredCases(club.store.database).keep_case(today(club), "another")
    assert await StoredCases(club.store.database).case(today(club)) == kept


async def test_a_case_is_like_none_of_the_last_years(club: Club) -> None:
    first = read(await kept_today(club), BY_KEY)
    club.clock.skip(days=28)  # it is the turn of the same game

    second = read(await kept_today(club), BY_KEY)

    assert first.form
    assert second.form != first.form  # though the seeds are the same


async def test_where_a_grade_has_no_other_form_left_the_next_grade_is_taken(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await kept_today(club)
    cases, grade = club.rooms["cases"].on._cases, read(first, BY_KEY).grade
    searched = cases._search

    async def worn(seed: bytes, game: str, wanted: int, order: Order) -> tuple[bytes, str]:
        return (seed, first) if wanted == grade else await searched(seed, game, wanted, order)

    monkeypatch.setattr(cases, "_search", worn)
    club.clock.skip(days=28)

    second = read(await kept_today(club), BY_KEY)

    assert second.grade == grade % 3 + 1
    assert second.form != read(first, BY_KEY).form


async def test_the_case_of_a_day_is_of_its_game_and_grade(club: Club) -> None:
    for _ in range(2):
        puzzle = read(await kept_today(club), BY_KEY)
        assert (puzzle.played.game, puzzle.grade) == rota(today(club), weekday_of(today(club)))
        club.clock.skip(days=1)
