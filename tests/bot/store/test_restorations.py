"""The time that a restored backup has lost: noted at the restoration, and refused from then on."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.store.backup import backup, restore
from bot.store.database import Database
from bot.store.restoration_rows import RESTORATIONS
from bot.store.restorations import StoredRestorations
from bot.tables.restorations import Restorations
from games.core.contract import Refusal
from tests.bot.store.test_backup import fill

now = partial(datetime.now, UTC)


async def test_the_time_between_backup_and_restoration_is_noted_as_lost(url: str, tmp_path: Path) -> None:
    await fill(url)
    made = await backup(url, tmp_path / "copy.jsonl")
    target = f"sqlite:///{tmp_path}/var/other.db"
    before = datetime.now(UTC)

    done = await restore(tmp_path / "copy.jsonl", target)

    restorations = Restorations(stored := StoredRestorations(await Database.open(target)), now)
    await restorations.tick()
    (lost,) = restorations.lost
    await stored.database.close()
    assert lost.taken_at == made.taken_at == done.taken_at < before <= lost.restored_at <= datetime.now(UTC)
    for said_at in (done.taken_at - timedelta(seconds=1), lost.restored_at):
        restorations.check(said_at)
    with pytest.raises(Refusal, match="lost-time"):
        restorations.check(done.taken_at)


@pytest.mark.parametrize("wrong", [timedelta(hours=1), timedelta(days=-1)])
async def test_a_lost_time_that_was_noted_by_a_wrong_clock_ends_at_the_next_start_and_stays_so(
    url: str, tmp_path: Path, wrong: timedelta
) -> None:
    await fill(url)
    taken_at = (await backup(url, tmp_path / "copy.jsonl")).taken_at
    target = f"sqlite:///{tmp_path}/var/other.db"
    await restore(tmp_path / "copy.jsonl", target)
    stored = StoredRestorations(await Database.open(target))
    noted = update(RESTORATIONS).values(restored_at=taken_at + wrong)
    await stored.database.write(lambda connection: connection.execute(noted).close())
    start = taken_at + timedelta(minutes=5)
    starts = iter((start, start + timedelta(days=7)))

    restorations = Restorations(stored, lambda: next(starts))
    for _ in range(2):
        await restorations.tick()
        restorations.check(start)
        with pytest.raises(Refusal, match="lost-time"):
            restorations.check(start - timedelta(seconds=1))
    await stored.database.close()
