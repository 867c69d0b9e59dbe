"""Time at a table: every table with a clock is over at its last moment, whoever is away, and nothing gives time without end."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.hours import LONGEST_NIGHT, Hours
from bot.tables.pace import (
    FRESH,
    PACES,
    SHORT,
    Attendance,
    Clock,
    Schedule,
    Sitter,
    begun,
    extended,
    handed_over,
    last_moment,
    longest_pause,
    paused,
    resumed,
    retimed,
)
from bot.tables.status import Status
from bot.tables.table import Table
from games import GAMES
from games.core.contract import Refusal
from games.core.game import AnyGame
from games.core.seats import Seat
from tests.bot.tables.days import TIRED, Days, some_days
from tests.bot.tables.test_hours import ZONES
from tests.builders import NOON, amount

TIMED = [(name, seconds) for name, seconds in PACES.items() if seconds is not None]
STEPS = TIRED + 500
"""More steps than any table makes: the clock alone does not play for long."""
A_DAY = 86_400
ANNA, BEN, CLEO = (Sitter(Seat(n)) for n in range(3))

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
every_pace = pytest.mark.parametrize("pace", [seconds for _, seconds in TIMED], ids=[name for name, _ in TIMED])


async def meddle(days: Days, table: Table) -> None:
    """Let somebody do something about time, or try to."""
    random, keeper, agreements = days.random, days.timekeeper, days.agreements
    user = random.choice(table.record.seats).user
    vote = await days.votes.undecided(days.table)
    with suppress(Refusal):
        match random.randrange(12):
            case 0:
                await keeper.extend(
                    days.table, user, random.choice([None, *(each.seat for each in table.record.seats)])
                )
            case 1:
                await keeper.here(days.table, user)
            case 2:
                await keeper.back(days.table, user)
            case 3:
                await keeper.leave(user, days.at, days.at + timedelta(days=random.randrange(1, 40)))
            case 4:
                await keeper.return_(user)
            case 5:
                await agreements.propose_pause(days.table, user, A_DAY * random.randrange(16))
            case 6 if random.random() < 0.2:
                await agreements.propose_pace(days.table, user, random.choice(TIMED)[1])
            case 7 | 8 | 9 if vote is not None:
                await days.votes.cast(days.table, vote.n, user, is_for=True)
            case 10 if vote is not None:
                await days.votes.cast(days.table, vote.n, user, is_for=False)


@every_pace
@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=amount(2, 400), deadline=None)
async def test_whatever_happens_a_table_is_over_within_its_bound(game: AnyGame, pace: int, seed: int) -> None:
    days = await some_days(game, Random(seed), pace, ZONES)
    bounds = [last_moment(days.at, pace)]

    async def check(days: Days, table: Table) -> None:
        assert table.n < STEPS
        for _ in range(days.random.randrange(3)):
            await meddle(days, table)
        while days.record.clock.changes >= len(bounds):  # agreed on just now, or when the time of a vote was over
            bounds.append(last_moment(days.at, days.record.pace))
        deadline, clock = days.record.deadline, days.record.clock
        assert deadline is not None
        assert clock.ends_at is not None
        assert clock.ends_at == bounds[-1]
        assert deadline <= clock.ends_at

    await days.live(check)

    ended_at, bound = days.record.ended_at, bounds[-1]
    assert ended_at is not None
    assert bound is not None
    assert ended_at <= bound + timedelta(days=1)  # the bot may be down at that moment
    assert len(bounds) <= 4
    assert days.record.status is Status.OVER or ended_at >= bound
    await days.store.close()


@every_pace
@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=amount(2, 100), deadline=None)
async def test_no_turn_lasts_longer_than_a_pace_and_a_night(game: AnyGame, pace: int, seed: int) -> None:
    days = await some_days(game, Random(seed), pace, ZONES)

    async def check(days: Days, _: Table) -> None:
        assert days.record.deadline is not None
        assert days.record.deadline - days.at <= timedelta(seconds=pace) + LONGEST_NIGHT

    await days.live(check)
    await days.store.close()


# Nothing refills a clock

sitters = st.builds(
    lambda zone, start, length: Sitter(Seat(0), Hours(zone, start, (start + length) % 1440)),
    st.sampled_from(ZONES),
    st.integers(0, 1439),
    st.integers(0, 720),
)


@given(
    sitter=sitters,
    gone=st.floats(0, 1),
    length=st.integers(1, 14),
    pace=st.sampled_from([seconds for _, seconds in TIMED]),
    start=st.integers(0, 525_600),
)
@settings(max_examples=amount(300, 10_000), deadline=None)
def test_a_pause_gives_back_what_was_left_and_no_more_than_a_night(
    sitter: Sitter, gone: float, length: int, pace: int, start: int
) -> None:
    now, attendance = NOON + timedelta(minutes=start), Attendance([Seat(0)], [sitter])
    clock, deadline = begun(FRESH, now, pace, attendance)
    assert deadline is not None
    at = now + (deadline - now) * gone
    held = paused(clock, at, timedelta(days=length))
    again = resumed(held, pace, attendance)

    assert held.paused_until is not None
    assert again.due is not None
    left, after = deadline - at, again.due - held.paused_until
    assert timedelta() <= after - left <= LONGEST_NIGHT
    assert again.ends_at == clock.ends_at


@given(
    pressed=st.lists(st.tuples(st.sampled_from(["away", "back", "silent", "live"]), st.integers(1, 600)), max_size=30)
)
@settings(max_examples=amount(300, 10_000), deadline=None)
def test_nobody_gets_more_time_by_coming_and_going(pressed: list[tuple[str, int]]) -> None:
    clock, first = begun(FRESH, NOON, A_DAY, Attendance([Seat(0), Seat(1)], [ANNA, BEN]))
    now, deadline = NOON, first
    for what, minutes in pressed:
        now += timedelta(minutes=minutes)
        if deadline is None or first is None or now >= deadline:
            return
        match what:
            case "away":
                clock = clock.absent(Seat(0), now + timedelta(days=20))
            case "back":
                clock = clock.back(Seat(0))
            case _:
                clock = replace(clock, is_live=what == "live")
        anna = replace(ANNA, back_at=clock.away.get(Seat(0)))
        clock, deadline = retimed(clock, now, A_DAY, Attendance([Seat(0)], [anna, BEN]))

        assert deadline is not None
        assert deadline <= first


def test_an_extension_is_one_pace_for_each_seat() -> None:
    attendance = Attendance([Seat(0)], [ANNA, BEN])
    clock, first = begun(FRESH, NOON, A_DAY, attendance)
    clock, deadline = retimed(extended(clock, Seat(0), A_DAY, attendance), NOON, A_DAY, attendance)

    assert first is not None
    assert deadline == first + timedelta(days=1)
    assert clock.extended == (0,)


@every_pace
def test_each_player_who_chooses_at_the_same_time_makes_the_wait_longer_by_a_pace(pace: int) -> None:
    sitters = [ANNA, BEN, CLEO]
    attendance = Attendance([each.seat for each in sitters], sitters)
    clock, deadline = begun(FRESH, NOON, pace, attendance)
    for each in sitters:
        before = deadline
        clock, deadline = retimed(extended(clock, each.seat, pace, attendance), NOON, pace, attendance)

        assert before is not None
        assert deadline == before + timedelta(seconds=pace)


def test_an_extension_that_ends_behind_a_second_night_is_not_cut_short() -> None:
    sleepy = Attendance([Seat(0)], [replace(ANNA, hours=Hours("UTC", 20 * 60, 8 * 60)), BEN])
    half, eight = A_DAY // 2, NOON.replace(hour=8)
    clock, deadline = begun(FRESH, eight, half, sleepy)
    assert deadline == eight + timedelta(days=1)
    clock, deadline = retimed(extended(clock, Seat(0), half, sleepy), eight, half, sleepy)

    assert deadline == eight + timedelta(days=2)


# Who is not waited for


def test_after_two_missed_turns_a_table_waits_a_minute_only_until_its_player_is_back() -> None:
    clock = Clock().played(Seat(0), 1, is_late=True)
    assert not clock.covered
    clock = clock.played(Seat(1), 2, is_late=False).played(Seat(0), 3, is_late=True)
    assert clock.covered == {0: 3}
    attendance = Attendance([Seat(0)], [replace(ANNA, is_covered=True), BEN])
    clock, deadline = begun(clock, NOON, A_DAY, attendance)
    clock, deadline = retimed(clock, NOON, A_DAY, attendance)
    assert deadline == NOON + SHORT

    clock, deadline = retimed(clock.back(Seat(0)), NOON, A_DAY, Attendance([Seat(0)], [ANNA, BEN]))
    assert deadline == NOON + timedelta(days=1)
    assert not clock.missed


def test_a_move_of_ones_own_counts_as_being_back() -> None:
    clock = Clock(missed={Seat(0): 5}, covered={Seat(0): 3}).played(Seat(0), 9, is_late=False)

    assert not clock.covered
    assert not clock.missed


def test_a_table_of_people_on_holiday_waits_for_the_first_who_comes_back() -> None:
    back = NOON + timedelta(days=9)
    everybody = [replace(ANNA, back_at=back + timedelta(days=5)), replace(BEN, back_at=back)]
    _, deadline = begun(FRESH, NOON, A_DAY, Attendance([Seat(0), Seat(1)], everybody))

    assert deadline == back + timedelta(days=1)


@pytest.mark.parametrize("days", [1, 2, 9])
def test_whoever_comes_back_before_that_has_the_time_of_a_turn(days: int) -> None:
    waiting, away = [Seat(0), Seat(1)], NOON + timedelta(days=days)
    clock, _ = begun(FRESH, NOON, A_DAY, Attendance(waiting, [replace(each, back_at=away) for each in (ANNA, BEN)]))
    back = NOON + timedelta(hours=1)

    assert retimed(clock, back, A_DAY, Attendance(waiting, [ANNA, BEN]))[1] == back + timedelta(days=1)


def test_a_holiday_of_all_leaves_a_wait_no_shorter_than_it_was() -> None:
    waiting = [Seat(0), Seat(1)]
    here, away = [ANNA, BEN], [replace(each, back_at=NOON + timedelta(days=5)) for each in (ANNA, BEN)]
    clock, _ = begun(FRESH, NOON, A_DAY, Attendance(waiting, here))
    clock, first = retimed(
        extended(clock, Seat(0), A_DAY, Attendance(waiting, here)), NOON, A_DAY, Attendance(waiting, here)
    )
    for minutes in (1, 2, 3):
        clock, _ = retimed(clock, NOON + timedelta(minutes=minutes), A_DAY, Attendance(waiting, away))
    clock, again = retimed(clock, NOON + timedelta(minutes=4), A_DAY, Attendance(waiting, here))

    assert again == first
    assert retimed(clock, NOON + timedelta(hours=9), A_DAY, Attendance(waiting, here)) == (clock, first)


def test_nobody_who_comes_back_from_holiday_is_woken_by_the_clock() -> None:
    back, night = NOON + timedelta(days=9), Hours("UTC", 11 * 60, 14 * 60)
    _, deadline = begun(FRESH, NOON, A_DAY, Attendance([Seat(0)], [replace(ANNA, back_at=back, hours=night)]))

    assert deadline == back + timedelta(days=1, hours=2)


def test_a_newcomer_has_the_time_of_a_turn_which_does_not_run_out_at_night() -> None:
    night = Hours("UTC", 11 * 60, 14 * 60)
    attendance = Attendance([Seat(0)], [replace(ANNA, hours=night), BEN])
    clock, deadline = begun(FRESH, NOON - timedelta(hours=20), A_DAY, Attendance([Seat(0)], [ANNA, BEN]))
    schedule = handed_over(Schedule(clock=clock, deadline=deadline), Seat(0), NOON, A_DAY, attendance)

    assert schedule.deadline == NOON + timedelta(days=1, hours=2)
    assert retimed(schedule.clock, NOON, A_DAY, attendance)[1] == schedule.deadline


def test_a_newcomer_is_reminded_of_the_turn_that_they_take_over_and_others_no_later_for_it() -> None:
    attendance = Attendance([Seat(0), Seat(1)], [ANNA, BEN])
    for pace, after in ((A_DAY, timedelta(hours=12)), (None, timedelta(days=1))):
        clock, deadline = begun(FRESH, NOON, pace, attendance)
        for before, at in ((None, NOON + after), (NOON + timedelta(hours=3), NOON + timedelta(hours=3))):
            schedule = Schedule(clock=clock, deadline=deadline, remind_at=before)

            assert handed_over(schedule, Seat(0), NOON, pace, attendance).remind_at == at


def test_who_is_there_is_waited_for_though_others_are_away() -> None:
    attendance = Attendance([Seat(0), Seat(1)], [replace(ANNA, back_at=NOON + timedelta(days=9)), BEN, CLEO])
    clock, _ = begun(FRESH, NOON, A_DAY, attendance)

    assert retimed(clock, NOON, A_DAY, attendance)[1] == NOON + timedelta(days=1)


def test_a_table_may_take_no_notice_of_absences() -> None:
    assert Clock(no_absences=True).absent(Seat(0), NOON).away == {}


@every_pace
def test_a_pause_is_bounded_and_the_last_moment_has_room_for_two(pace: int) -> None:
    assert timedelta(days=1) <= longest_pause(pace) <= timedelta(days=14)
    end = last_moment(NOON, pace)
    assert end is not None
    assert end - NOON > 2 * longest_pause(pace) + 100 * timedelta(seconds=pace)


def test_without_a_pace_nothing_is_promised() -> None:
    assert last_moment(NOON, None) is None
    assert begun(FRESH, NOON, None, Attendance([Seat(0)], [ANNA])) == (FRESH, None)
