"""Reminders: one for each person and table, replaced and never repeated, true when it is sent, and gone when it is not."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.hours import Hours
from bot.tables.ids import UserId
from bot.tables.pace import FRESH, Attendance, Sitter, due_for_reminder, reminder_at
from bot.tables.people_records import MENTION, NOTHING
from bot.tables.table import Table
from games import GAMES
from games.core.seats import Seat
from tests.bot.tables.days import Days, some_days
from tests.bot.tables.test_hours import ZONES
from tests.bot.tables.test_pace import meddle
from tests.bot.telling.reminding import A_DAY, a_world, quiet_days, there, told, waited_for
from tests.builders import NOON, amount
from tests.fake_database import Faults
from tests.fake_discord import NONCE_LIFE


async def test_a_reminder_is_replaced_and_never_repeated_and_gone_after_the_move() -> None:
    days = await quiet_days()
    discord, reminders = await a_world(days)
    user = await waited_for(days)
    await days.tables.people.change(user, lambda person: replace(person, remind_every=5))
    await days.timekeeper.remind_anew(user)
    for hour in range(16):
        await told(days)
        await reminders.tick()
        await reminders.tick()
        assert len(there(discord, user)) == (1 if hour >= 5 else 0)
        days.at += timedelta(hours=1)
    assert len(discord.mailboxes[user]) == 3

    await days.act(user)
    await reminders.tick()
    assert there(discord, user) == []
    await days.store.close()


async def test_who_takes_a_seat_just_after_its_reminder_and_wants_one_of_their_own_gets_it() -> None:
    days = await quiet_days()
    discord, reminders = await a_world(days)
    user, newcomer = await waited_for(days), UserId(999)
    days.at += timedelta(seconds=A_DAY * 0.6)
    await told(days)
    await reminders.tick()
    assert len(there(discord, user)) == 1

    days.at += timedelta(minutes=1)
    for person in (user, newcomer):
        await days.tables.people.change(person, lambda now: replace(now, quiet_from=0, quiet_to=0))
    seats = tuple(replace(each, user=newcomer) if each.user == user else each for each in days.record.seats)
    days.store.stored.tables[days.table] = replace(days.record, seats=seats)
    days.tables.renew(days.table)
    await days.timekeeper.remind_anew(newcomer)  # as by /me reminders
    await reminders.tick()

    assert len(there(discord, newcomer)) == 1
    await days.store.close()


people = st.builds(
    lambda seat, zone, start, length, every: Sitter(
        Seat(seat), Hours(zone, start, (start + length) % 1440), remind_every=every
    ),
    st.integers(0, 5),
    st.sampled_from(ZONES),
    st.integers(0, 1439),
    st.integers(0, 720),
    st.sampled_from([0, 1, 5, 12, 48]),
)


@given(some=st.lists(people, min_size=2, max_size=6, unique_by=lambda each: each.seat), start=st.integers(0, 525_600))
@settings(max_examples=amount(30, 5_000), deadline=None)
def test_of_several_who_are_waited_for_each_is_reminded_as_often_as_they_want_and_never_at_night(
    some: list[Sitter], start: int
) -> None:
    attendance, begin = Attendance([each.seat for each in some], some), NOON + timedelta(minutes=start)
    since, now = {each.seat: begin for each in some}, begin
    for _ in range(12):
        at = reminder_at(now, A_DAY, FRESH, attendance, since)
        assert at is not None
        now = at
        due = due_for_reminder(now, A_DAY, FRESH, attendance, since)
        assert due
        for each in some:
            if each.seat in due:
                assert not each.hours.is_quiet(now)
                assert now - since[each.seat] >= timedelta(hours=each.remind_every or 12)
                since[each.seat] = now


async def test_reminders_set_in_the_middle_of_a_turn_hold_for_that_turn() -> None:
    days = await quiet_days()
    discord, reminders = await a_world(days)
    user = await waited_for(days)
    await told(days)
    days.at += timedelta(hours=3)
    await reminders.tick()
    assert there(discord, user) == []  # half a day by default

    await days.tables.people.change(user, lambda person: replace(person, remind_every=1))
    await days.timekeeper.remind_anew(user)
    await reminders.tick()

    assert len(there(discord, user)) == 1
    days.at += timedelta(minutes=59)
    await reminders.tick()
    assert discord.told == 1
    days.at += timedelta(minutes=1)
    await reminders.tick()
    assert discord.told == 2
    assert len(there(discord, user)) == 1


async def test_nobody_is_reminded_of_what_is_not_told_yet() -> None:
    days = await quiet_days()
    discord, reminders = await a_world(days)
    days.at += timedelta(hours=13)
    await reminders.tick()
    assert not discord.mailboxes

    await told(days)
    await reminders.tick()
    assert there(discord, await waited_for(days))
    await days.store.close()


async def test_a_reminder_that_discord_puts_off_comes_later_and_holds_up_no_other() -> None:
    days = await quiet_days("clues")
    discord, reminders = await a_world(days)
    slow, *others = [seat.user for seat in days.record.seats]
    await days.timekeeper.mute(days.table, others.pop())  # somebody presses: see `quiet_days`
    discord.slow.add(slow)
    days.at += timedelta(hours=13)
    await told(days)
    await reminders.tick()
    assert [len(there(discord, user)) for user in (slow, *others)] == [0, *(1 for _ in others)]

    discord.slow.clear()
    for _ in range(2):
        await reminders.tick()
        assert [len(there(discord, user)) for user in (slow, *others)] == [1, *(1 for _ in others)]
    await days.store.close()


async def test_a_reminder_of_which_no_word_came_back_is_found_and_not_sent_again() -> None:
    days = await quiet_days()
    discord, reminders = await a_world(days)
    user = await waited_for(days)
    days.at += timedelta(hours=13)
    await told(days)
    discord.faults = Faults(lambda _: 2, most=1)
    await reminders.tick()
    days.at += 2 * NONCE_LIFE
    await reminders.tick()
    assert len(discord.mailboxes[user]) == 1

    await days.act(user)
    await reminders.tick()
    assert there(discord, user) == []
    await days.store.close()


@pytest.mark.parametrize("way", [MENTION, NOTHING, "closed"])
async def test_people_are_reminded_as_they_want_it(way: str) -> None:
    days = await quiet_days()
    discord, reminders = await a_world(days)
    user = await waited_for(days)
    if way == "closed":
        discord.closed.add(user)
    else:
        await days.tables.people.change(user, lambda person: replace(person, remind_by=way))
    days.at += timedelta(hours=13)
    await told(days)
    await reminders.tick()

    assert there(discord, user) == []
    assert any(f"<@{user}>" in post for post in discord.posts()) == (way != NOTHING)
    await days.act(user)
    await reminders.tick()
    assert discord.posts() == []
    await days.store.close()


async def test_who_is_reminded_in_the_channel_gets_a_letter_where_it_takes_no_posts() -> None:
    """They were reminded nowhere, and their turn ran out."""
    days = await quiet_days()
    discord, reminders = await a_world(days)
    user = await waited_for(days)
    await days.tables.people.change(user, lambda person: replace(person, remind_by=MENTION))
    discord.lacks = "send_messages"
    days.at += timedelta(hours=13)
    await told(days)
    for _ in range(2):
        await reminders.tick()
    assert len(there(discord, user)) == 1

    await days.act(user)
    await reminders.tick()
    assert there(discord, user) == []
    await days.store.close()


@pytest.mark.parametrize("what", ["mute", "leave", "extend"])
async def test_what_another_player_does_about_time_delays_no_reminder(what: str) -> None:
    days = await quiet_days()
    discord, reminders = await a_world(days)
    user = await waited_for(days)
    other = next(each.user for each in days.record.seats if each.user != user)
    days.at += timedelta(hours=11)
    match what:
        case "mute":
            await days.timekeeper.mute(days.table, other)
        case "leave":
            await days.timekeeper.leave(other, days.at, days.at + timedelta(days=9))
        case _:
            await days.timekeeper.extend(days.table, other)
    days.at += timedelta(hours=2)
    await told(days)
    await reminders.tick()

    assert len(there(discord, user)) == 1
    await days.store.close()


async def test_a_turn_that_is_muted_has_no_reminder() -> None:
    days = await quiet_days()
    discord, reminders = await a_world(days)
    user = await waited_for(days)
    await days.timekeeper.mute(days.table, user)
    days.at += timedelta(hours=13)
    await told(days)
    await reminders.tick()
    assert there(discord, user) == []

    await days.act(user)
    assert not days.record.clock.muted
    await days.store.close()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=amount(2, 200), deadline=None)
async def test_in_no_history_is_a_reminder_false_when_it_is_sent(game: Any, seed: int) -> None:
    days = await some_days(game, Random(seed), A_DAY, ZONES)
    discord, reminders = await a_world(days)

    async def look(days: Days, table: Table) -> None:
        for _ in range(2):
            await meddle(days, table)
            if days.random.random() < 0.8:
                await told(days)
            await reminders.tick()
            remind_at, deadline = days.record.schedule.remind_at, days.record.deadline
            if remind_at is not None and deadline is not None and days.random.random() < 0.5:
                days.at = max(days.at, min(remind_at, deadline - timedelta(seconds=2)))

    await days.live(look)
    await reminders.tick()

    assert not [said for mailbox in discord.mailboxes.values() for said in mailbox if not said.is_gone]
    assert discord.posts() == []
    await days.store.close()
