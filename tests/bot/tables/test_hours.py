"""Waking hours: a turn never runs out while its player sleeps, on no day of the year, and a night is never long."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.hours import ALWAYS, DAY, LONGEST_NIGHT, MOST_QUIET, Hours, hours, minutes, zones
from games.core.contract import Refusal
from tests.builders import amount

ZONES = (
    "UTC", "Europe/Paris", "Europe/London", "America/New_York", "America/St_Johns", "America/Santiago", "Asia/Tokyo",
    "Asia/Kathmandu", "Asia/Tehran", "Australia/Lord_Howe", "Pacific/Chatham", "Pacific/Apia",
)  # fmt: skip
"""Twelve zones: with and without summer time on both halves of the earth, by half an hour too, and at odd offsets."""

quiet_hours = st.builds(
    lambda zone, start, length: Hours(zone, start, (start + length) % DAY),
    st.sampled_from(ZONES),
    st.integers(0, DAY - 1),
    st.integers(0, int(MOST_QUIET / timedelta(minutes=1))),
)
NEW_YEAR = datetime(2026, 1, 1, tzinfo=UTC)
moments = st.integers(0, 2 * 365 * DAY).map(lambda n: NEW_YEAR + timedelta(minutes=n))
changes = st.sampled_from(["2026-03-29T01", "2026-10-25T01", "2026-03-08T07", "2026-04-04T15"])
"""Hours in which clocks are put forward or back: in Europe, America, Lord Howe."""
around_changes = st.builds(
    lambda at, by: datetime.fromisoformat(f"{at}:00+00:00") + timedelta(minutes=by), changes, st.integers(-DAY, DAY)
)


@given(quiet=quiet_hours, at=moments | around_changes)
@settings(max_examples=amount(400, 20_000), deadline=None)
def test_whoever_sleeps_is_awake_after_a_night_and_no_sooner(quiet: Hours, at: datetime) -> None:
    awake = quiet.awake(at)

    assert at <= awake <= at + LONGEST_NIGHT
    assert (awake == at) == (not quiet.is_quiet(at))
    assert not any(quiet.is_quiet(at + (awake - at) * k / 7) is False for k in range(7) if awake > at)


@pytest.mark.parametrize(
    ("at", "awake"),
    [
        ("2026-03-28T23:30", "2026-03-29T08:00"),  # the short night in Paris
        ("2026-10-24T23:30", "2026-10-25T08:00"),  # the long one
        ("2026-07-01T07:59", "2026-07-01T08:00"),
        ("2026-07-01T08:00", "2026-07-01T08:00"),
        ("2026-07-01T21:59", "2026-07-01T21:59"),
    ],
)
def test_in_paris_the_morning_comes_at_eight_by_the_clock_on_the_wall(at: str, awake: str) -> None:
    paris = ZoneInfo("Europe/Paris")
    local = Hours("Europe/Paris", 22 * 60, 8 * 60).awake(datetime.fromisoformat(at).replace(tzinfo=paris))

    assert local.astimezone(paris).replace(tzinfo=None) == datetime.fromisoformat(awake)


@pytest.mark.parametrize(
    ("text", "at"),
    [
        *[("22:30", 1350), ("8", 480), ("22h", 1320), ("22h05", 1325), ("22 h 05", 1325), ("24:00", 0)],
        *[("10:30 pm", 1350), ("8am", 480), ("12 a.m.", 0), ("12 PM", 720)],
    ],
)
def test_times_are_read_as_people_write_them(text: str, at: int) -> None:
    assert minutes(text) == at


@pytest.mark.parametrize("text", ["", "25", "24:01", "7:60", "evening", "-3", "8:0", "٣", "1" * 400, "13 pm", "0 am"])
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        minutes(text)
    assert refused.value.key == "no-such-time"


@pytest.mark.parametrize(("start", "end"), [("0", "24"), ("8:00", "7:59"), ("22:00", "10:01"), ("0:00", "12:30")])
def test_nobody_is_asleep_all_day(start: str, end: str) -> None:
    with pytest.raises(Refusal) as refused:
        hours("UTC", start, end)
    assert refused.value.key == "quiet-too-long"


def test_whoever_sets_the_same_time_twice_has_no_quiet_hours() -> None:
    assert not hours("Europe/Paris", "8:00", "8:00").is_quiet(datetime(2026, 7, 1, 6, tzinfo=UTC))
    assert not ALWAYS.is_quiet(datetime(2026, 7, 1, tzinfo=UTC))


def test_every_zone_of_the_world_can_be_lived_in() -> None:
    assert {"Europe/Paris", "America/New York", "UTC"} <= set(zones())
    for zone in zones().values():
        assert Hours(zone, 22 * 60, 8 * 60).awake(datetime(2026, 3, 29, tzinfo=UTC)) is not None
