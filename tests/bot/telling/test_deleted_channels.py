"""Discord's news of deleted channels, while the database fails."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.status import Status
from bot.ui.returns import Returns
from bot.ui.room import Room
from tests.bot.telling.toy import TABLE
from tests.bot.telling.worlds import HEALED, Bot, World, live
from tests.fake_database import Faults

pytestmark = pytest.mark.usefixtures("counter")


def test_a_lobby_of_a_deleted_channel_is_closed_though_the_database_fails_at_that_moment() -> None:
    world = World()
    world.stored.tables[TABLE] = lobby = replace(world.stored.tables[TABLE], status=Status.LOBBY, entries=None)

    async def run(bot: Bot) -> None:
        nothing: Any = None
        returns = Returns(nothing, bot.delivery, nothing, [Room(name="tables", lost=bot.tables.uproot)], nothing)
        gone: Any = SimpleNamespace(id=lobby.channel, thread_id=lobby.channel)
        for news in (returns.on_guild_channel_delete, returns.on_raw_thread_delete):
            world.stored.tables[TABLE] = lobby
            bot.tables.forget(lobby)
            bot.store.faults = Faults(lambda _: 1, 3)
            await news(gone)
            await asyncio.sleep(HEALED)
            assert world.stored.tables[TABLE].ended_by == "ended-by-deletion"
        await returns.cog_unload()

    live(world, run)
