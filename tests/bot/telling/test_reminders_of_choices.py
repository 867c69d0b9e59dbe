"""Reminders of several who choose at the same time: another's choice, made or taken back, changes none."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from tests.bot.telling.reminding import a_world, quiet_days, there, told


@pytest.mark.parametrize("is_anew", [False, True])
@pytest.mark.parametrize("hour", [11, 13])
async def test_what_another_player_chooses_at_the_same_time_puts_off_no_reminder_and_sends_none_again(
    *, is_anew: bool, hour: int
) -> None:
    days = await quiet_days("clues")
    discord, reminders = await a_world(days)
    table = await days.tables.load(days.table)
    other, *waiting = [each.user for each in table.record.seats if each.seat in table.now.view.waiting]

    async def choose() -> None:
        table = await days.tables.load(days.table)
        await days.tables.act(days.table, other, table.now.legal(table.seat_of(other))[-1])

    if is_anew:
        await choose()  # and think it over later, which nobody is to notice
    assert waiting
    for at in range(1, 15):
        days.at += timedelta(hours=1)
        if at == hour:
            await choose()
        await told(days)
        await reminders.tick()
        for user in waiting:
            assert len(there(discord, user)) == len(discord.mailboxes.get(user, [])) == (at >= 12)
    await days.store.close()


@pytest.mark.parametrize(("chosen", "back"), [(5, 6), (11, 13), (13, 14)])
async def test_a_choice_taken_back_puts_off_no_reminder_of_others_and_sends_none_again(chosen: int, back: int) -> None:
    days = await quiet_days("cluedo")
    discord, reminders = await a_world(days)
    table = await days.tables.load(days.table)
    other, *waiting = [each.user for each in table.record.seats if each.seat in table.now.view.waiting]
    assert waiting
    for at in range(1, 17):
        days.at += timedelta(hours=1)
        table = await days.tables.load(days.table)
        if at == chosen:
            await days.tables.act(days.table, other, table.now.legal(table.seat_of(other))[0])
        elif at == back:
            await days.tables.take_back(days.table, other, table.n)
        await told(days)
        await reminders.tick()
        for user in waiting:
            assert len(there(discord, user)) == len(discord.mailboxes.get(user, [])) == (at >= 12)
    await days.store.close()


async def test_at_each_choice_that_all_see_those_who_still_owe_theirs_are_reminded_no_sooner_than_they_want() -> None:
    days = await quiet_days("cluedo")  # each sees the pawns of the others as they are chosen
    discord, reminders = await a_world(days)
    table = await days.tables.load(days.table)
    *others, last = [each.user for each in table.record.seats]
    await days.tables.people.change(last, lambda person: replace(person, remind_every=3))

    for at in range(1, 12):
        days.at += timedelta(hours=1)
        if at % 2 and others:
            table = await days.tables.load(days.table)
            user = others.pop()
            await days.tables.act(days.table, user, table.now.legal(table.seat_of(user))[0])
        await told(days)
        await reminders.tick()
        assert len(discord.mailboxes.get(last, [])) == at // 3

    table = await days.tables.load(days.table)
    await days.tables.act(days.table, last, table.now.legal(table.seat_of(last))[0])
    await reminders.review({days.table})
    assert there(discord, last) == []
    await days.store.close()
