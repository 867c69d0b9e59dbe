"""The host is told what stands in the way of a table, and no table waits for that; a panel that was not noted is found again."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

import pytest
from structlog.testing import capture_logs

from bot.store.errors import DatabaseFailed
from bot.tables.ids import GuildId, MessageId, TableId, UserId
from bot.tables.status import Status
from bot.telling.message import PrivateMessage
from bot.telling.scheduler import FIRST_REST, SWEEP
from bot.telling.senders import NotAllowed, TryLater
from tests.bot.telling.toy import ANN, TABLE, a_counter, expected_posts
from tests.bot.telling.worlds import HEALED, Bot, World, live, tell

pytestmark = pytest.mark.usefixtures("counter")


def test_a_table_does_not_wait_for_advice_that_discord_holds_back() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot)
        world.discord.lacks = "send_messages"
        world.discord.slow.add(ANN)  # the host
        await bot.act()
        await asyncio.sleep(5)
        world.discord.lacks = None
        bot.delivery.returned(GuildId(1))
        await asyncio.sleep(5)
        assert world.discord.posts() == expected_posts(1)
        world.discord.slow.clear()
        await asyncio.sleep(HEALED)

    live(world, run)
    world.check(1)


def test_the_host_is_told_what_is_wrong_once_discord_lets_them_be_written_to() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot)
        world.discord.lacks = "send_messages"
        world.discord.slow.add(ANN)
        await bot.act()
        await asyncio.sleep(5)
        world.discord.slow.clear()
        await asyncio.sleep(HEALED)
        assert world.discord.letters(ANN).count("trouble no-permission") == 1

    live(world, run)


def test_a_first_panel_that_could_not_be_stored_is_found_again_and_no_other_is_posted() -> None:
    world = World()
    lobby = a_counter(TableId(2), status=Status.LOBBY, entries=None, seed=None, started_at=None)

    async def run(bot: Bot) -> None:
        await tell(bot)
        world.stored.tables[lobby.id] = lobby
        with bot.delivery.answering(lobby.channel):
            posted = await world.discord.announce(lobby.channel, world.words.lobby(lobby), "the answer")
            world.faults.choose, world.faults.left = (lambda _: 1), 1
            with pytest.raises(DatabaseFailed):
                await bot.delivery.adopt(lobby, posted.message)
        bot.delivery.wake(lobby.id)
        await bot.delivery.idle()

    live(world, run)
    (panel,) = (each for each in world.discord.standing() if each.where == lobby.channel)
    kept = world.stored.tables[lobby.id].panel
    assert kept is not None
    assert kept.message == panel.id


def test_a_panel_that_could_not_be_taken_away_goes_once_that_is_allowed_again() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot)
        world.clock.skip(hours=1)  # too old to be edited
        world.discord.keeps = True
        await bot.act()
        await bot.delivery.idle()
        assert len(world.discord.standing()) == 2
        world.discord.keeps = False
        await bot.act()
        await bot.delivery.idle()

    live(world, run)
    world.check(2)


def test_a_table_that_stays_parked_is_logged_once_however_often_somebody_presses() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot)
        world.discord.lacks = "send_messages"
        for _ in range(5):
            await bot.act()
            await asyncio.sleep(5)

    with capture_logs() as logs:
        live(world, run)
    assert [entry["event"] for entry in logs].count("parked") == 1


def test_a_permission_that_comes_back_during_a_try_in_vain_is_made_use_of_soon() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot)
        world.discord.lacks = "send_messages"
        await bot.act()
        await asyncio.sleep(HEALED)
        world.clock.skip(hours=1)

        async def in_vain(*_: object) -> None:
            bot.delivery.returned(GuildId(1))
            world.discord.lacks = None
            raise NotAllowed("send_messages")

        with patch.object(world.discord, "announce", in_vain):
            await bot.act()
            await asyncio.sleep(1)
        await asyncio.sleep(FIRST_REST.total_seconds() + SWEEP)
        assert world.discord.posts() == expected_posts(2)

    live(world, run)


def test_letters_come_once_a_mailbox_is_open_though_the_process_died_while_it_noted_that_it_was_closed() -> None:
    world = World()

    async def die(bot: Bot) -> None:
        async def never(*_: object, **__: object) -> None:
            await asyncio.Event().wait()

        world.discord.closed.add(ANN)
        with patch.object(bot.store, "set_seat", never):
            bot.delivery.wake(TABLE, 0)
            await asyncio.sleep(5)
            await bot.delivery.close()

    async def press(bot: Bot) -> None:
        await bot.delivery.idle()
        world.discord.closed.discard(ANN)
        bot.delivery.press(world.stored.tables[TABLE], ANN)
        await bot.delivery.idle()

    live(world, die)
    live(world, press)
    world.check(0)


def test_a_letter_that_came_through_before_its_mailbox_was_closed_is_not_sent_again() -> None:
    world = World()
    whisper = world.discord.whisper

    async def without_word(user: UserId, message: PrivateMessage, nonce: str) -> MessageId:
        await whisper(user, message, nonce)
        raise TryLater(1.0)

    async def run(bot: Bot) -> None:
        with patch.object(world.discord, "whisper", without_word):
            bot.delivery.wake(TABLE, 0)
            await asyncio.sleep(0.5)
        world.discord.closed.add(ANN)
        await bot.delivery.idle()
        world.clock.skip(minutes=30)  # Discord has forgotten the nonce
        world.discord.closed.discard(ANN)
        bot.delivery.press(world.stored.tables[TABLE], ANN)
        await bot.delivery.idle()

    live(world, run)
    world.check(0)
