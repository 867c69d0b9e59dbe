"""A real process whose SQLite file is put aside or replaced: it stops, and the next start serves the file that is there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.settings import EX_CONFIG
from bot.store.backup import backup, restore
from bot.store.errors import DatabaseInUse
from tests.bot.store.test_sqlite_file import put_aside
from tests.deployment.test_supervised import PATIENCE, prevented
from tests.e2e.evening import Evening, an_evening
from tests.e2e.tables.child import Child


def environment(evening: Evening) -> dict[str, str]:
    return {"ALIBI_DATABASE": evening.database, "ALIBI_SHARDS": "1"}


async def end_of(child: Child) -> int:
    async with asyncio.timeout(PATIENCE):
        return await child.process.wait()


async def test_a_bot_whose_database_is_put_aside_stops_for_good_and_one_that_is_replaced_stops_to_start_anew(
    tmp_path: Path,
) -> None:
    copy, log = tmp_path / "copy.jsonl", tmp_path / "log.txt"
    async with an_evening(tmp_path) as evening:
        async with Child.running(evening, None, **environment(evening)) as child:
            await evening.lobby(3)
            await backup(evening.database, copy)
            with pytest.raises(DatabaseInUse):
                await restore(copy, evening.database)
            second = await Child.start(evening, None, **environment(evening))
            assert await asyncio.wait_for(second.wait(), PATIENCE) not in prevented() | {0}
            assert "a bot is running on this database" in log.read_text()
            put_aside(tmp_path)
            code = await end_of(child)

        assert code == EX_CONFIG  # a start would make an empty database
        assert not evening.file.exists()
        assert log.read_text().count("DatabaseGone") == 1
        await restore(copy, evening.database)

        async with Child.running(evening, None, **environment(evening)) as child:
            await evening.people[0].press(evening.panel(), evening.label("control-start"))
            await evening.settle()
            assert (await evening.table()).record.is_open
            await restore(copy, f"sqlite:///{tmp_path}/other/alibi.db")
            put_aside(tmp_path)
            (tmp_path / "other" / "alibi.db").rename(evening.file)
            code = await end_of(child)

        assert code not in prevented() | {0}
        assert "DatabaseReplaced" in log.read_text()
