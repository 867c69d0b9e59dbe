"""A press that two processes hear is answered by one of them: the owner of its shard, unless that is dead."""

from __future__ import annotations

import asyncio
import sqlite3
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

from structlog.testing import capture_logs

from bot.shards import LIFE, Shards
from bot.store.database import Database
from bot.store.heard import StoredHearings
from bot.store.leases import Leases
from bot.ui.hearing import PressHearing
from tests.bot.test_shards import Scripted, claim
from tests.database import lay_down
from tests.fakes import START

GUILD = 5 << 22
SOON = timedelta(seconds=0.01)


def now() -> datetime:
    return START


def a_press(n: int = 1, *, age: float = 0) -> Any:
    return SimpleNamespace(id=(1 << 60) + n, guild_id=GUILD, created_at=START - timedelta(seconds=age))


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
        PressHearing(await _shards(1), StoredHearings(database), now=now),
        PressHearing(await _shards(0), StoredHearings(database), now=now),
    )
    heard_first = asyncio.create_task(other.is_ours(a_press()))
    await asyncio.sleep(0)

    assert await owner.is_ours(a_press())
    assert not await heard_first
    await database.close()


async def test_where_the_owner_is_dead_the_other_process_answers(tmp_path: Path) -> None:
    database = await _open(tmp_path)
    other = PressHearing(await _shards(0), StoredHearings(database), now=now)

    with patch("bot.ui.hearing.HEAD_START", 0):
        assert await other.is_ours(a_press())
    await database.close()


async def test_a_process_that_becomes_the_owner_does_not_wait_any_longer(tmp_path: Path) -> None:
    database = await _open(tmp_path)
    shards = await _shards(0)
    with patch("bot.ui.hearing.HEAD_START", 3600):
        heard = asyncio.create_task(PressHearing(shards, StoredHearings(database), now=now).is_ours(a_press()))
        await asyncio.sleep(0)
        shards._set(frozenset({0, 1}), frozenset())

        assert await heard
    await database.close()


class Silent:
    """A database that gives no answer and ends no connection."""

    async def claim(self, _: object) -> bool:
        await asyncio.Event().wait()
        return True

    is_claimed = claim


async def test_where_the_database_gives_no_answer_the_owner_answers_and_no_other() -> None:
    silent = cast("StoredHearings", Silent())
    with (
        patch("bot.ui.hearing.HEAD_START", 0),
        patch("bot.ui.hearing.PATIENCE", 0.01),
        patch("bot.ui.hearing.LATEST", SOON),
    ):
        async with asyncio.timeout(30):
            assert await PressHearing(await _shards(1), silent, now=now).is_ours(a_press())
            assert not await PressHearing(await _shards(0), silent, now=now).is_ours(a_press())


async def test_a_crowd_that_meets_a_silent_database_is_one_line_in_the_log() -> None:
    silent = cast("StoredHearings", Silent())
    hearing = PressHearing(await _shards(0), silent, now=now)
    with patch("bot.ui.hearing.HEAD_START", 0), patch("bot.ui.hearing.LATEST", SOON), capture_logs() as logs:
        for n in range(4):
            assert not await hearing.is_ours(a_press(n))
    assert len(logs) == 1


async def test_a_process_that_notes_a_press_though_late_answers_it_for_no_other_will(tmp_path: Path) -> None:
    database = await _open(tmp_path)
    owner, other = (
        PressHearing(await _shards(1), StoredHearings(database), now=now),
        PressHearing(await _shards(0), StoredHearings(database), now=now),
    )
    busy = sqlite3.connect(tmp_path / "alibi.db", isolation_level=None)
    with (
        patch("bot.ui.hearing.HEAD_START", 0),
        patch("bot.ui.hearing.PATIENCE", 0.01),
        patch("bot.ui.hearing.LATEST", timedelta(minutes=1)),
    ):
        busy.execute("begin immediate")
        late = asyncio.create_task(other.is_ours(a_press()))
        await asyncio.wait([late], timeout=0.2)
        busy.execute("rollback")

        assert await late
        assert not await owner.is_ours(a_press())
    busy.close()
    await database.close()


async def test_a_process_that_is_not_the_owner_writes_nothing_of_a_press_that_is_answered(tmp_path: Path) -> None:
    database = await _open(tmp_path)
    await StoredHearings(database).claim(a_press().id)
    with sqlite3.connect(tmp_path / "alibi.db", isolation_level=None) as busy, patch("bot.ui.hearing.HEAD_START", 0):
        busy.execute("begin immediate")  # whoever wanted to write now would wait

        assert not await PressHearing(await _shards(0), StoredHearings(database), now=now).is_ours(a_press())
        busy.execute("rollback")
    busy.close()
    await database.close()


async def test_where_no_shard_changes_hands_nothing_is_noted(tmp_path: Path) -> None:
    database = await _open(tmp_path)
    heard = StoredHearings(database)

    assert await PressHearing(Shards(4), heard, now=now).is_ours(a_press())
    assert await heard.claim(a_press().id)
    await database.close()


async def test_a_process_that_has_hung_leaves_to_others_what_was_pressed_meanwhile(tmp_path: Path) -> None:
    database, time = await _open(tmp_path), 0.0
    shards = Shards(4, cast("Leases", Scripted(claim(1))), clock=lambda: time)
    await shards.acquire()
    hearing = PressHearing(shards, StoredHearings(database), now=now)
    time = 90.0
    assert time > LIFE.total_seconds()

    assert not await hearing.is_ours(a_press(age=60))
    with patch("bot.ui.hearing.HEAD_START", 0):
        assert await hearing.is_ours(a_press(2, age=1))  # of now, though the database may be away: it is answered
    await database.close()


async def test_a_late_press_is_carried_out_where_no_other_process_can_have_heard_it() -> None:
    heard = cast("StoredHearings", None)

    assert await PressHearing(Shards(), heard, now=now).is_ours(a_press(age=60))
