"""A machine's clock that jumps, or is wrong from the start, changes no time: a steady clock and Discord's answers say which is right."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

from bot.clock import WatchedClock
from tests.fakes import START
from tests.layers.sources import BOT, COGS, Source, called, over

JUMPS = st.integers(-400 * 24, 400 * 24).map(lambda hours: timedelta(hours=hours))


class Machine:
    """The time as it is, and a machine whose clock on the wall is ahead of it."""

    def __init__(self, ahead: timedelta = timedelta()) -> None:
        self.time = START
        self.ahead = ahead
        self.clock = WatchedClock(lambda: self.time + self.ahead, self.steady)

    def steady(self) -> float:
        return (self.time - START).total_seconds()

    def is_set(self, **ahead: float) -> None:
        self.ahead = timedelta(**ahead)

    def passes(self, **time: float) -> None:
        self.time += timedelta(**time)

    def hears(self) -> None:
        self.clock.heard(format_datetime(self.time, usegmt=True))


def test_time_that_passes_is_no_jump_however_long_nobody_looked() -> None:
    machine = Machine()
    with capture_logs() as logs:
        for hours in (1, 24, 24 * 200):
            machine.passes(hours=hours)
            assert machine.clock.now() == machine.time

    assert not logs


def test_small_corrections_are_followed() -> None:
    machine = Machine()
    machine.is_set(minutes=9)

    assert machine.clock.now() == machine.time + timedelta(minutes=9)


@pytest.mark.parametrize("ahead", [{"days": 150}, {"hours": -5}, {"days": -150}])
def test_after_a_jump_the_time_goes_on_as_it_went_and_the_operator_reads_of_it_once(ahead: dict[str, float]) -> None:
    machine = Machine()
    machine.is_set(**ahead)

    with capture_logs() as logs:
        for _ in range(200):
            assert machine.clock.now() == machine.time
            machine.hears()
            machine.passes(minutes=30)

    assert [each["log_level"] for each in logs] == ["error"]
    assert logs[0]["ahead"] == timedelta(**ahead).total_seconds()


def test_a_clock_that_is_set_right_is_followed_again() -> None:
    machine = Machine()
    machine.is_set(days=150)
    machine.clock.now()

    with capture_logs() as logs:
        machine.is_set(minutes=1)
        assert machine.clock.now() == machine.time + timedelta(minutes=1)
        machine.hears()

    assert [each["log_level"] for each in logs] == ["warning"]


def test_a_machine_that_has_slept_is_believed_as_soon_as_discord_says_so() -> None:
    machine = Machine()
    slept = timedelta(hours=8)
    machine.is_set(hours=8)  # its steady clock has slept as well
    assert machine.clock.now() == machine.time

    machine.clock.heard(format_datetime(machine.time + slept, usegmt=True))

    assert machine.clock.now() == machine.time + slept


def test_a_clock_that_is_wrong_from_the_start_is_put_right_by_the_first_answer_and_once_it_is_set() -> None:
    machine = Machine(timedelta(days=150))
    machine.passes(seconds=3)

    with capture_logs() as logs:
        machine.hears()
        assert machine.clock.now() == machine.time
        machine.is_set(seconds=0)
        assert machine.clock.now() == machine.time

    assert [each["log_level"] for each in logs] == ["error", "warning"]


@pytest.mark.parametrize("date", [None, "", "soon", "Fri, 01 May 2026 20:00:00"])
def test_an_answer_without_a_date_changes_nothing(date: str | None) -> None:
    machine = Machine(timedelta(days=150))

    machine.clock.heard(date)

    assert machine.clock.now() == machine.time + machine.ahead


@given(st.lists(st.tuples(JUMPS, st.booleans(), st.integers(0, 10**6)), max_size=20))
def test_whatever_the_clock_is_set_to_the_time_that_was_once_right_stays_right(
    steps: list[tuple[timedelta, bool, int]],
) -> None:
    machine = Machine()
    for ahead, is_heard, seconds in steps:
        machine.ahead = ahead
        if is_heard:
            machine.hears()
        assert machine.clock.now() == machine.time
        machine.passes(seconds=seconds)
        assert machine.clock.now() == machine.time


def test_its_time_is_aware_and_in_utc() -> None:
    assert WatchedClock(lambda: datetime.now(UTC)).now().tzinfo is UTC


READS_A_CLOCK = ("date.today", "utcnow", "datetime.now", "time.time", "time.time_ns")
MACHINE = {
    "bot/app.py": "the clock that the process watches",
    "bot/practice/launch/bot_child.py": "the same at the practice table",
    "bot/practice/loopback/snowflakes.py": "the practice Discord's own clock",
    "bot/store/backup.py": "a tool of the command line, which only names the date",
    "bot/tools_bans.py": "the same",
    "bot/tools_copies.py": "the same",
}


@over([each for each in [*BOT, *COGS] if "/migrations/" not in each.name])
def test_nothing_else_reads_the_machine_s_clock(source: Source) -> None:
    read = {each for each in map(called, source.calls()) if each.endswith(READS_A_CLOCK)}

    assert not read or source.name in MACHINE
