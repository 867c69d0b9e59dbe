"""Reminders: one for each person and table, replaced and never repeated, true when it is sent, and gone when it is not."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.messages.presenter import Presenter
from bot.tables.hours import Hours
from bot.tables.ids import ChannelId, MessageId, UserId
from bot.tables.pace import FRESH, Attendance, Sitter, due_for_reminder, reminder_at
from bot.tables.people_records import MENTION, NOTHING
from bot.tables.status import Status
from bot.tables.table import Table
from bot.telling.message import PrivateMessage, PublicMessage
from bot.telling.reminders import Reminders
from bot.telling.senders import Posted
from games import BY_KEY, GAMES
from games.core.seats import Seat
from tests.bot.tables.days import Days, some_days
from tests.bot.tables.test_hours import ZONES
from tests.bot.tables.test_pace import meddle
from tests.builders import NOON, amount
from tests.fake_database import Faults
from tests.fake_discord import NONCE_LIFE, FakeDiscord
from tests.words import WORDS

A_DAY = 86_400


class Witness(FakeDiscord):
    """A Discord that looks, whenever something is said, whether it is true."""

    days: Days
    told = 0

    async def whisper(self, user: UserId, message: PrivateMessage, nonce: str) -> MessageId:
        self._check(user)
        return await super().whisper(user, message, nonce)

    async def announce(self, channel: ChannelId, message: PublicMessage, nonce: str) -> Posted:
        for user in message.calls:
            self._check(UserId(user))
        return await super().announce(channel, message, nonce)

    def _check(self, user: UserId) -> None:
        record, entries = self.days.record, self.days.store.stored.entries.get(self.days.table, [])
        seat = record.seat_of(user)
        table = Table(record, entries)
        assert seat is not None
        assert record.status is Status.LIVE
        assert self.days.store.stored.told[self.days.table].settled == record.revision
        assert seat.seat in table.game.observer.table_view(table.state).waiting
        assert seat.seat not in {*record.clock.covered, *record.clock.away, *record.clock.muted}
        assert not record.clock.is_live
        assert record.clock.paused_until is None
        assert not self.days.store.stored.people[user].hours.is_quiet(self.days.at)
        assert not [said for said in self.mailboxes.get(user, []) if not said.is_gone]
        assert not [each for each in self.channel if f"<@{user}>" in each.text and not each.is_gone]
        self.told += 1


async def a_world(days: Days) -> tuple[Witness, Reminders]:
    """Return a Discord, and what reminds there."""

    class Now:
        def now(self) -> datetime:
            return days.at

    clock: Any = Now()
    discord = Witness(clock)
    discord.days = days
    words = Presenter(WORDS).timing
    return discord, Reminders(days.tables, words, discord, discord)


async def told(days: Days) -> None:
    """Let everybody have been told everything."""
    await days.store.settle(days.table, days.record.revision, (0, 0))


async def quiet_days(game: str = "arosa", seed: int = 1) -> Days:
    """Return a table of people who are always there and awake."""
    days = await some_days(BY_KEY[game], Random(seed), A_DAY, ("UTC",))
    for user in list(days.store.stored.people):
        await days.tables.people.change(user, lambda person: replace(person, quiet_from=0, quiet_to=0))
    for seat in days.record.seats:  # the first wait has no reminder of its own: somebody presses, and it has
        await days.timekeeper.here(days.table, seat.user)
        break
    return days


async def waited_for(days: Days) -> UserId:
    table = await days.tables.load(days.table)
    return table.player(min(table.game.rules.turn(table.state))).user


def there(discord: Witness, user: UserId) -> list[str]:
    return [said.text for said in discord.mailboxes.get(user, []) if not said.is_gone]


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
