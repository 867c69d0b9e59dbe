"""A game that missed turns lose: its table waits the whole time for every turn, says so, and covers nobody (A-BS-25)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.messages.presenter import Presenter
from bot.record.results import Fate, result_of
from bot.tables.pace import SHORT, Schedule
from bot.tables.status import Status
from bot.tables.table import Table
from games import BY_KEY
from games.bakerstreet.events import StayedAway, Warned
from games.bakerstreet.model import SEATS
from games.bakerstreet.state import Rulings
from games.core.lines import Line
from games.core.playthrough import EntryKind
from games.core.seats import Seat
from tests.bot.tables.days import Days, some_days
from tests.words import WORDS

A_DAY = 86_400
SEEDS = range(12)
GAME = BY_KEY["bakerstreet"]
PRESENTER = Presenter(WORDS)
ABSENT, THERE = SEATS


async def some_quiet_days(seed: int, version: int = GAME.info.version) -> Days:
    """Return a table of Bakerstreet at which everybody is awake at all hours."""
    days = await some_days(GAME, Random(seed), A_DAY, ("UTC",))
    for user in list(days.store.stored.people):
        await days.tables.people.change(user, lambda person: replace(person, quiet_from=0, quiet_to=0))
    days.store.stored.tables[days.table] = replace(days.record, version=version)
    return days


async def a_move(days: Days, *, present: int = 0) -> Table:
    """Let the one who is there play, or the clock for the one who is absent from step `present` on; return the table."""
    table = await days.tables.load(days.table)
    (seat,) = table.game.rules.turn(table.state)
    if seat == ABSENT and table.n >= present:
        assert days.record.deadline is not None
        days.at = days.record.deadline
        await days.deadlines.tick()
    else:
        days.at += timedelta(hours=1)
        await days.act(table.player(seat).user)
    return await days.tables.load(days.table)


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_bs_25_whoever_is_absent_has_their_whole_time_for_every_move_up_to_the_one_that_loses(
    seed: int,
) -> None:
    days = await some_quiet_days(seed)
    table = await days.tables.load(days.table)
    while days.record.status is Status.LIVE:
        table = await a_move(days)
        assert not days.record.clock.covered
        if days.record.status is Status.LIVE:
            assert days.record.deadline == days.at + timedelta(seconds=A_DAY)

    assert table.outcome is not None
    is_lost = any(isinstance(event, StayedAway) for event in table.now.events)
    assert is_lost == (table.outcome.reason == "absent")
    kinds = Counter((entry.seat, entry.kind) for entry in days.store.stored.entries[days.table])
    assert kinds[ABSENT, EntryKind.ACTION] == 0
    await days.store.close()


async def test_whoever_loses_so_was_hardly_there() -> None:
    days = await some_quiet_days(3)
    while days.record.status is Status.LIVE:
        await a_move(days, present=30)

    mine = [entry.kind for entry in days.store.stored.entries[days.table] if entry.seat == ABSENT]
    assert 2 * mine.count(EntryKind.LATE) < len(mine)
    parts = result_of(days.record, days.store.stored.entries[days.table], ()).parts
    assert [part.fate for part in parts] == [Fate.COVERED, Fate.STAYED]
    await days.store.close()


@pytest.mark.parametrize("version", [Rulings.MOVES.value, Rulings.TURNS.value])
async def test_a_seat_that_an_older_release_covered_has_its_whole_time_again(version: int) -> None:
    """It was promised a minute's wait, and lost when the minute was over."""
    days = await some_quiet_days(1, version)
    table = await days.tables.load(days.table)
    while days.record.clock.missed.get(ABSENT, 0) < 2 or table.state.active != ABSENT:
        table = await a_move(days)
    assert days.record.status is Status.LIVE
    due = days.record.deadline
    covered = replace(days.record.clock, covered={ABSENT: table.n})
    days.store.stored.tables[days.table] = replace(
        days.record, schedule=Schedule(clock=covered, deadline=days.at + SHORT)
    )
    days.tables.forget(days.record)

    days.at += SHORT
    await days.deadlines.tick()

    assert days.record.status is Status.LIVE
    assert days.record.entries == table.n
    assert days.record.deadline == due
    assert not days.record.clock.covered
    await days.store.close()


async def test_a_table_that_was_dealt_under_the_former_ruling_goes_on_by_it() -> None:
    days = await some_quiet_days(1, Rulings.MOVES)
    table = await days.tables.load(days.table)
    while days.record.status is Status.LIVE:
        table = await a_move(days)

    assert table.record.version == Rulings.MOVES
    assert table.state.rulings is Rulings.MOVES
    assert table.outcome is not None
    assert table.outcome.reason == "left"  # by three moves
    assert sum(entry.seat == ABSENT for entry in days.store.stored.entries[days.table]) == 3
    await days.store.close()


@pytest.mark.parametrize("seed", SEEDS)
async def test_whoever_may_lose_by_the_next_turn_is_called_and_told_and_offered_no_seat_back(seed: int) -> None:
    days = await some_quiet_days(seed)
    warnings = 0
    while days.record.status is Status.LIVE:
        table = await a_move(days)
        if not any(isinstance(event, Warned) for event in table.now.events):
            continue
        warnings += 1
        post = PRESENTER.post(table, table.now)
        assert post is not None
        user = table.player(ABSENT).user
        assert int(user) in post.calls
        assert len(post.calls) == len(set(post.calls))
        warning = WORDS.say("fr", Line("event-bakerstreet-warned", {"seat": "|"})).partition("|")[2]
        assert warning in post.text
        labels = [button.label for row in post.rows for button in row if hasattr(button, "label")]
        assert WORDS.say("fr", Line("time-here")) not in labels

    assert warnings == 1
    await days.store.close()


async def test_the_clock_and_reminders_say_what_missed_turns_lead_to_where_they_lose() -> None:
    days = await some_quiet_days(1)
    other = await some_days(BY_KEY["clues"], Random(1), A_DAY, ("UTC",))

    words = WORDS.say("fr", Line("time-deadline", {"at": "|", "lost": 3})).partition("|")[2]
    assert words in PRESENTER.timing.screen(days.record, Seat(0), (), "fr").text
    assert words not in PRESENTER.timing.screen(other.record, Seat(0), (), "fr").text
    reminder = PRESENTER.timing.reminder(days.record, Seat(0)).text
    assert "3" in reminder
    assert (
        words
        in PRESENTER.timing.reminder(
            replace(days.record, seats=tuple(replace(each, locale="fr") for each in days.record.seats)), Seat(0)
        ).text
    )
    await days.store.close()
    await other.store.close()
