"""What waits to be told: neither a table that is parked, nor a game that is over and whose channel is gone."""

from __future__ import annotations

import asyncio

import pytest
from prometheus_client import REGISTRY

from bot.tables.hours import DAY
from bot.tables.people_records import PersonRecord
from bot.telling.scheduler import SWEEP
from tests.bot.telling.toy import ANN, BEN, TABLE
from tests.bot.telling.worlds import HEALED, Bot, World, live, tell

pytestmark = pytest.mark.usefixtures("counter")


def test_a_parked_table_is_not_late_until_it_can_be_told() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot)
        world.discord.lacks = "send_messages"
        await bot.act()
        await bot.delivery.idle()
        assert await bot.delivery.untold(most=9) == frozenset()
        assert _parked() == 1
        world.discord.lacks, world.discord.is_deaf = None, True
        await asyncio.sleep(700)
        assert await bot.delivery.untold(most=9) == {TABLE}
        world.discord.is_deaf = False
        await asyncio.sleep(HEALED)
        assert await bot.delivery.untold(most=9) == frozenset()
        assert _parked() == 0

    live(world, run)


@pytest.mark.parametrize("is_mail_closed", [False, True])
def test_a_game_that_ends_with_its_channel_is_told_by_letter_and_then_left_alone(*, is_mail_closed: bool) -> None:
    world = World()
    world.discord.closed = {BEN} if is_mail_closed else set()

    async def run(bot: Bot) -> None:
        await tell(bot, 1)
        world.discord.is_gone = True
        await bot.tables.uproot(world.stored.tables[TABLE].channel)
        await bot.delivery.idle()
        sends = world.discord.sends
        assert world.discord.letters(ANN)[-1] == "farewell: gone"
        assert await bot.delivery.untold(most=9) == frozenset()
        assert _parked() == 0
        await asyncio.sleep(3_600)
        assert world.discord.sends == sends

    live(world, run)
    live(world, lambda bot: bot.delivery.idle())
    assert world.discord.letters(ANN).count("farewell: gone") == 1
    world.discord.closed.clear()

    async def press(bot: Bot) -> None:
        bot.delivery.press((await bot.tables.load(TABLE)).record, BEN)
        await bot.delivery.idle()

    live(world, press)
    assert world.discord.letters(BEN).count("farewell: gone") == 1


def test_whoever_sleeps_when_the_channel_of_a_game_goes_is_told_in_the_morning() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        now = world.clock.now()
        minute = now.hour * 60 + now.minute
        world.stored.people[BEN] = PersonRecord(user=BEN, quiet_from=minute, quiet_to=(minute + 120) % DAY)
        await tell(bot, 1)
        world.discord.is_gone = True
        await bot.tables.uproot(world.stored.tables[TABLE].channel)
        await bot.delivery.idle()
        assert "farewell: gone" not in world.discord.letters(BEN)
        await asyncio.sleep(3 * 3_600)
        await asyncio.sleep(3 * 3_600)
        assert world.discord.letters(BEN).count("farewell: gone") == 1
        assert world.stored.told[TABLE].settled == world.stored.tables[TABLE].revision

    live(world, run)


def test_a_parked_table_that_is_erased_with_its_server_is_not_told_when_the_server_comes_back() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        world.discord.lacks = "send_messages"
        await tell(bot)
        record = world.stored.tables.pop(TABLE)
        assert record.guild is not None
        await asyncio.sleep(2 * SWEEP)
        world.discord.lacks = None
        bot.delivery.returned(record.guild)
        await bot.delivery.idle()
        assert world.discord.posts() == []

    live(world, run)


def _parked() -> float | None:
    return REGISTRY.get_sample_value("alibi_tables_parked")
