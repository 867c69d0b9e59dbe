"""Of a database that holds everything, nothing waits to be told; nor does it when every channel is gone."""

from __future__ import annotations

from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.ids import TableId
from tests.bot.store.full_house.builder import Bot

MOST = 1000


async def test_games_that_end_with_their_channels_wait_for_nobody(full: str) -> None:
    store = KernelStore(await Database.open(full))
    bot = Bot(store)
    telling = bot.house.telling
    try:
        await telling.resume()
        await telling.idle()
        assert await telling.untold(MOST) == frozenset()

        bot.discord.is_gone = True
        open_ones = await store.places()
        assert open_ones
        for _, _, channel in open_ones:
            await bot.tables.uproot(channel)
        await telling.idle()
        assert await telling.untold(MOST) == frozenset()

        bot.clock.skip(hours=15)  # whoever slept is awake
        for each in await store.behind(after=TableId(0), most=MOST):
            telling.wake(each.table)
        await telling.idle()
        left = [await store.get(each.table) for each in await store.behind(after=TableId(0), most=MOST)]
        assert all(each is not None and each.is_hidden for each in left)  # their deal is still played elsewhere
    finally:
        await telling.close()
        await store.database.close()
