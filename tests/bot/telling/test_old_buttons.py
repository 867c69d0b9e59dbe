"""Buttons in a mailbox go when they are over, also after a restart, and whatever becomes of the message. See also `World.check`."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.tables.ids import UserId
from tests.bot.telling.toy import ANN, BEN, TABLE, expected_letters, expected_posts
from tests.bot.telling.worlds import Bot, World, acted, live, tell

CLEO = UserId(13)
pytestmark = pytest.mark.usefixtures("counter")


def test_each_letter_loses_its_buttons_once() -> None:
    world = World()

    live(world, lambda bot: tell(bot, 9))

    for seat, user in enumerate((ANN, BEN)):
        gone = [text for who, text in world.discord.disarmed if who == user]
        letters = expected_letters(9, seat)
        assert gone in (letters, letters[:-1])
    world.check(9)


def test_a_bot_that_starts_again_takes_away_what_the_one_before_has_sent() -> None:
    world = World()
    live(world, lambda bot: tell(bot, 3))
    assert [said.text for said in world.discord.mailboxes[ANN] if said.has_controls] == ["letter 3"]

    live(world, lambda bot: acted(bot, 2))

    assert (ANN, "letter 3") in world.discord.disarmed
    world.check(5)


@pytest.mark.parametrize("is_closed", [True, False], ids=["closed", "slow"])
def test_a_mailbox_that_takes_no_edit_delays_nobody(is_closed: bool) -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot, 1)
        (world.discord.closed if is_closed else world.discord.slow).add(BEN)
        for _ in range(4):
            await bot.act()
        await asyncio.sleep(5)
        assert world.discord.posts() == expected_posts(5)
        assert world.discord.letters(ANN) == expected_letters(5, 0)
        world.discord.slow.clear()
        world.discord.closed.clear()
        bot.delivery.press((await bot.tables.load(TABLE)).record, BEN)
        await bot.delivery.idle()

    live(world, run)
    world.check(5)


def test_a_letter_that_its_reader_has_deleted_is_forgotten() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot)
        (letter,) = world.discord.mailboxes[ANN]
        letter.is_gone = True
        await acted(bot, 4)
        assert (ANN, "letter 0") not in world.discord.disarmed

    live(world, run)
    assert all(each.n >= 3 for each in world.stored.lines[TABLE, ANN].controls)
    assert world.stored.told[TABLE].settled == world.stored.tables[TABLE].revision


@pytest.mark.parametrize("is_restarted", [False, True], ids=["running", "restarted"])
def test_who_has_handed_their_seat_over_has_no_buttons_left(is_restarted: bool) -> None:
    world = World()

    async def hand_over(bot: Bot) -> None:
        record = world.stored.tables[TABLE]
        seats = tuple(replace(seat, user=CLEO) if seat.user == ANN else seat for seat in record.seats)
        bot.tables.forget(record)
        world.stored.tables[TABLE] = replace(record, seats=seats, revision=record.revision + 1)
        bot.delivery.wake(TABLE)
        await bot.delivery.idle()

    async def run(bot: Bot) -> None:
        await tell(bot)
        if not is_restarted:
            await hand_over(bot)

    live(world, run)
    if is_restarted:
        live(world, hand_over)
    assert world.discord.disarmed == [(ANN, "letter 0")]
    assert world.discord.letters(CLEO) == []
