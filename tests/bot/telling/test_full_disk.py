"""A disk that is full as soon as something is stored: telling waits for room, and then says it once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.store.errors import DatabaseFailed
from bot.tables.ids import TableId
from bot.tables.records import PanelRecord
from bot.tables.status import Status
from tests.bot.ui.club import PEOPLE, Club, a_club
from tests.small_disk import small_disk


@pytest.mark.parametrize("game", ["clues", "arosa"])
async def test_two_who_leave_while_the_disk_fills_up_are_told_once_when_it_has_room(tmp_path: Path, game: str) -> None:
    with small_disk(tmp_path / "disk", 8) as disk:
        async with a_club(disk.folder) as club:
            table = (await club.dealt(3, game)).record.id
            await club.tables.resign(table, PEOPLE[0])
            disk.fill()
            with pytest.raises(DatabaseFailed):
                await club.tables.resign(table, PEOPLE[1])
            waits = asyncio.create_task(club.delivery.idle())
            await asyncio.sleep(0.1)
            assert not waits.done()  # something waits for another try

            disk.free()
            await club.tables.resign(table, PEOPLE[1])
            await waits
            await club.delivery.idle()

            assert (await club.record(table)).status is Status.OVER
            posts = [each.text for each in club.discord.channel if not each.is_panel]
            assert sum(each.count("leaves the game") for each in posts) == 2
            assert len(posts) == len(set(posts))


async def test_a_panel_that_the_database_did_not_take_is_noted_down_with_all_that_is_settled(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: TableId, __: PanelRecord | None) -> None:
        monkeypatch.undo()
        raise DatabaseFailed("OperationalError")

    monkeypatch.setattr(club.store, "set_panel", fail)
    record = await club.opened("arosa")  # without letters: a lobby that still greets somebody is not settled

    [panel] = club.discord.standing()
    assert record.panel is not None
    assert record.panel.message == panel.id
