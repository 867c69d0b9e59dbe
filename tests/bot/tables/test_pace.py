"""Time at a table: every table with a clock is over at its last moment, whoever is away, and nothing gives time without end."""

from __future__ import annotations

from datetime import timedelta
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.hours import LONGEST_NIGHT
from bot.tables.pace import PACES, last_moment
from bot.tables.records import Status
from bot.tables.table import Table
from games import GAMES
from games.core.game import AnyGame
from tests.bot.tables.days import Days, some_days
from tests.bot.tables.test_hours import ZONES
from tests.builders import NOON, amount

TIMED = [(name, seconds) for name, seconds in PACES.items() if seconds is not None]
STEPS = 3000
"""More steps than any table makes."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
every_pace = pytest.mark.parametrize("pace", [seconds for _, seconds in TIMED], ids=[name for name, _ in TIMED])


@every_pace
@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=amount(12, 400), deadline=None)
async def test_whatever_happens_a_table_is_over_within_its_bound(game: AnyGame, pace: int, seed: int) -> None:
    days = await some_days(game, Random(seed), pace, ZONES)
    bound = last_moment(days.at, pace)
    assert bound is not None

    async def check(days: Days, table: Table) -> None:
        assert table.n < STEPS
        deadline, clock = days.record.deadline, days.record.clock
        assert deadline is not None
        assert clock.ends_at == bound
        assert deadline <= bound
        assert deadline - days.at <= timedelta(seconds=pace) + LONGEST_NIGHT

    await days.live(check)

    ended_at = days.record.ended_at
    assert ended_at is not None
    assert ended_at <= bound + timedelta(days=1)  # the bot may be down at that moment
    assert days.record.status is Status.OVER or ended_at >= bound
    await days.store.close()


def test_without_a_pace_nothing_is_promised() -> None:
    assert last_moment(NOON, None) is None
