"""Presses that two processes hear: one of them answers, on both databases."""

from __future__ import annotations

import asyncio

from bot.store.database import Database
from bot.store.heard import StoredHearings
from bot.tables.ids import InteractionId

PRESS = InteractionId(1575284143044952064)
MINUTES = 200_000 << 22


async def test_one_of_two_processes_answers_a_press(url: str) -> None:
    databases = [await Database.open(url), await Database.open(url)]

    claimed = await asyncio.gather(*(StoredHearings(each).claim(PRESS) for each in databases))

    assert sorted(claimed) == [False, True]
    assert await StoredHearings(databases[1]).is_claimed(PRESS)
    assert not await StoredHearings(databases[0]).claim(PRESS)
    for each in databases:
        await each.close()


async def test_presses_of_minutes_ago_are_forgotten(url: str) -> None:
    database = await Database.open(url)
    heard = StoredHearings(database)
    await heard.claim(PRESS)

    await heard.claim(InteractionId(PRESS + MINUTES))

    assert await heard.claim(PRESS)
    await database.close()
