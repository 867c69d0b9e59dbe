"""Time at a table that is played: silence, absences, pauses, and what is agreed on about them."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.tables.pace import (
    LIVE_TURN,
    SHORT,
)
from games import BY_KEY
from games.core.contract import Refusal
from games.core.playthrough import EntryKind
from tests.bot.tables.days import Days, some_days

A_DAY = 86_400


async def _quiet_days(seed: int = 1, game: str = "arosa") -> Days:
    """Return a table at which everybody is there, awake at all hours."""
    days = await some_days(BY_KEY[game], Random(seed), A_DAY, ("UTC",))
    for user in list(days.store.stored.people):
        await days.tables.people.change(user, lambda person: replace(person, quiet_from=0, quiet_to=0))
    return days


async def _miss(days: Days) -> None:
    assert days.record.deadline is not None
    days.at = days.record.deadline
    await days.deadlines.tick()


async def test_whoever_goes_silent_while_all_play_live_loses_nothing_but_has_days_again() -> None:
    days = await _quiet_days()
    due = days.record.deadline
    for seat in days.record.seats:
        await days.timekeeper.here(days.table, seat.user)
    assert days.record.clock.is_live
    assert days.record.deadline == days.at + timedelta(seconds=LIVE_TURN)

    await _miss(days)

    assert not days.record.clock.is_live
    assert days.record.entries == 0
    assert days.record.deadline == due
    await days.store.close()


async def test_an_announced_absence_begins_and_ends_at_its_hour() -> None:
    days = await _quiet_days()
    table = await days.tables.load(days.table)
    (seat,) = table.game.rules.turn(table.state)
    user = table.player(seat).user
    await days.timekeeper.leave(user, days.at + timedelta(hours=2), days.at + timedelta(days=2))
    assert not days.record.clock.away

    days.at += timedelta(hours=2)
    await days.deadlines.tick()
    assert list(days.record.clock.away) == [seat]
    assert days.record.deadline == days.at + SHORT
    await _miss(days)
    assert days.store.stored.entries[days.table][0].kind is EntryKind.AWAY
    assert not days.record.clock.missed

    days.at += timedelta(days=2)
    await days.deadlines.tick()
    assert not days.record.clock.away
    assert not days.store.stored.people[user].away_until
    await days.store.close()


@pytest.mark.parametrize(
    ("start", "end", "key"),
    [(1, 1, "away-backwards"), (3, 2, "away-backwards"), (-3, -1, "away-backwards"), (0, 365, "away-too-long"), (400, 401, "away-too-long")],
)  # fmt: skip
async def test_an_absence_that_cannot_be_is_refused(start: int, end: int, key: str) -> None:
    days = await _quiet_days()
    with pytest.raises(Refusal) as refused:
        await days.timekeeper.leave(
            days.record.seats[0].user, days.at + timedelta(days=start), days.at + timedelta(days=end)
        )
    assert refused.value.key == key
    await days.store.close()


async def test_a_pause_counts_when_all_who_are_there_agree_and_nobody_who_left() -> None:
    days = await _quiet_days(seed=3)
    first, second, *others = (seat.user for seat in days.record.seats)
    for user in others:
        await days.tables.resign(days.table, user)
    vote = await days.agreements.propose_pause(days.table, first, 3 * A_DAY)
    for user in others:
        with pytest.raises(Refusal) as refused:
            await days.votes.cast(days.table, vote.n, user, is_for=True)
        assert refused.value.key == "no-vote"
    assert days.record.clock.paused_until is None
    await days.votes.cast(days.table, vote.n, second, is_for=True)

    assert days.record.clock.paused_until == days.at + timedelta(days=3)
    with pytest.raises(Refusal):
        await days.votes.cast(days.table, vote.n, second, is_for=True)
    await days.store.close()


async def test_who_is_away_or_not_waited_for_has_no_vote_on_time_and_one_who_is_there_is_enough_to_refuse() -> None:
    days = await _quiet_days(seed=3)
    first, second, *others = (seat.user for seat in days.record.seats)
    for user in others:
        await days.timekeeper.leave(user, days.at, days.at + timedelta(days=5))
    for is_for in (False, True):
        vote = await days.agreements.propose_pace(days.table, first, LIVE_TURN)
        assert (await days.votes.cast(days.table, vote.n, second, is_for=is_for)).verdict is not None
        assert days.record.pace == (LIVE_TURN if is_for else A_DAY)
    await days.store.close()


async def test_what_was_carried_out_before_the_process_died_is_not_done_again() -> None:
    days = await _quiet_days(seed=3)
    users = [seat.user for seat in days.record.seats]
    vote = await days.agreements.propose_pause(days.table, users[0], 3 * A_DAY)
    for user in users[1:]:
        vote = await days.votes.cast(days.table, vote.n, user, is_for=True)
    once = days.record.clock
    days.at += timedelta(hours=1)
    days.store.stored.votes[days.table, vote.n] = replace(vote, verdict=None)
    await days.votes.decide(replace(vote, verdict=None))

    assert days.record.clock == once
    assert once.pauses == 1
    await days.store.close()
