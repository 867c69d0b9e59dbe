"""The time that a restored backup has lost: noted at the restoration, and refused from then on."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.store.backup import backup, restore
from bot.store.database import Database
from bot.store.restorations import StoredRestorations
from bot.tables.restorations import Restorations
from games.core.contract import Refusal
from tests.bot.store.test_backup import fill


async def test_the_time_between_backup_and_restoration_is_noted_as_lost(url: str, tmp_path: Path) -> None:
    await fill(url)
    made = await backup(url, tmp_path / "copy.jsonl")
    target = f"sqlite:///{tmp_path}/var/other.db"
    before = datetime.now(UTC)

    done = await restore(tmp_path / "copy.jsonl", target)

    restorations = Restorations(stored := StoredRestorations(await Database.open(target)))
    await restorations.tick()
    (lost,) = restorations.lost
    await stored.database.close()
    assert lost.taken_at == made.taken_at == done.taken_at < before <= lost.restored_at <= datetime.now(UTC)
    for said_at in (done.taken_at - timedelta(seconds=1), lost.restored_at):
        restorations.check(said_at)
    with pytest.raises(Refusal, match="lost-time"):
        restorations.check(done.taken_at)
