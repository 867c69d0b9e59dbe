"""A press that two processes hear is answered by one of them: the owner of its shard, unless that is dead."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

from bot.shards import Shards
from bot.store.database import Database
from bot.store.heard import StoredHearings
from bot.store.leases import Leases
from bot.ui.hearing import PressHearing
from tests.bot.test_shards import Scripted, claim
from tests.database import lay_down

GUILD = 5 << 22


def a_press(n: int = 1) -> Any:
    return SimpleNamespace(id=(1 << 60) + n, guild_id=GUILD)


async def _open(folder: Path) -> Database:
    lay_down(folder / "alibi.db")
    return await Database.open(f"sqlite:///{folder}/alibi.db")


async def _shards(*mine: int) -> Shards:
    """Return the shards of a process that has just got them."""
    shards = Shards(4, cast("Leases", Scripted(claim(*mine))))
    await shards.acquire()
    return shards


async def test_the_owner_of_the_shard_answers_though_another_hears_the_press_first(tmp_path: Path) -> None:
    database = await _open(tmp_path)
    owner, other = (
        PressHearing(await _shards(1), StoredHearings(database)),
        PressHearing(await _shards(0), StoredHearings(database)),
    )
    heard_first = asyncio.create_task(other.is_ours(a_press()))
    await asyncio.sleep(0)

    assert await owner.is_ours(a_press())
    assert not await heard_first
    await database.close()


async def test_where_the_owner_is_dead_the_other_process_answers(tmp_path: Path) -> None:
    database = await _open(tmp_path)
    other = PressHearing(await _shards(0), StoredHearings(database))

    with patch("bot.ui.hearing.HEAD_START", 0):
        assert await other.is_ours(a_press())
    await database.close()


async def test_a_process_that_becomes_the_owner_does_not_wait_any_longer(tmp_path: Path) -> None:
    database = await _open(tmp_path)
    shards = await _shards(0)
    with patch("bot.ui.hearing.HEAD_START", 3600):
        heard = asyncio.create_task(PressHearing(shards, StoredHearings(database)).is_ours(a_press()))
        await asyncio.sleep(0)
        shards._set(frozenset({0, 1}), frozenset())

        assert await heard
    await database.close()


async def test_where_no_shard_changes_hands_nothing_is_noted(tmp_path: Path) -> None:
    database = await _open(tmp_path)
    heard = StoredHearings(database)

    assert await PressHearing(Shards(4), heard).is_ours(a_press())
    assert await heard.claim(a_press().id)
    await database.close()
