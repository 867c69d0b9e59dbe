"""A clock that was set forward ends nothing by itself for an hour, and the operator reads of it once."""

from __future__ import annotations

from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from bot.tables.deadlines import Deadlines
from bot.tables.ground import Ground
from bot.tables.jumps import Jumps
from bot.tables.service import Tables
from bot.tables.status import Status
from bot.tables.timekeeper import Timekeeper
from bot.tables.vote_records import Motion
from bot.tables.votes import Votes
from tests.bot.ui.club import PEOPLE, Club
from tests.fakes import START

ANN, BEN, *_ = PEOPLE


class Times:
    """A clock on the wall, and a steady one beside it."""

    def __init__(self) -> None:
        self.wall = START
        self.seconds = 1000.0
        self.jumps = Jumps(lambda: self.wall, lambda: self.seconds)

    def is_set(self, **time: float) -> None:
        self.wall += timedelta(**time)

    def passes(self, **time: float) -> None:
        self.is_set(**time)
        self.seconds += timedelta(**time).total_seconds()


def test_time_that_passes_is_no_jump_however_long_nobody_looked() -> None:
    times = Times()
    assert not times.jumps.is_settling()
    for hours in (1, 24, 24 * 200):
        times.passes(hours=hours)
        assert not times.jumps.is_settling()


def test_after_a_jump_it_settles_for_an_hour_and_is_said_once() -> None:
    times = Times()
    times.jumps.is_settling()
    times.is_set(days=150)

    with capture_logs() as logs:
        found = []
        for _ in range(7):
            found.append(times.jumps.is_settling())
            times.passes(minutes=10)

    assert found == [True] * 6 + [False]
    assert [each["log_level"] for each in logs] == ["error"]


def test_a_clock_that_is_set_right_has_settled_at_once() -> None:
    times = Times()
    times.jumps.is_settling()
    times.is_set(days=150)
    assert times.jumps.is_settling()
    times.is_set(days=-150)

    assert not times.jumps.is_settling()


@pytest.mark.parametrize("is_seen", [True, False])
async def test_a_jump_of_the_clock_ends_no_game_neither_by_a_turn_nor_by_a_vote(club: Club, is_seen: bool) -> None:
    table_id = (await club.dealt(2)).record.id
    seconds = 1000.0
    ground = Ground(club.store, club.clock.now)
    if is_seen:
        ground.jumps = Jumps(club.clock.now, lambda: seconds)
    tables = Tables(ground)
    votes, deadlines = Votes(tables), Deadlines(tables, Timekeeper(tables))
    await votes.propose(table_id, ANN, Motion.PAUSE, {"seconds": 3600})
    await deadlines.tick()

    club.clock.skip(days=400)
    await deadlines.tick()
    await votes.tick()

    record = await club.record(table_id)
    assert (record.status is Status.LIVE) is is_seen
    assert (await votes.now(table_id) is not None) is is_seen
    seconds += 3601
    await deadlines.tick()
    assert (await club.record(table_id)).status is not Status.LIVE
