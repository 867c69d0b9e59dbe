"""Announced absences on their way to the tables of a person."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.store.kernel import KernelStore
from bot.tables.ids import ChannelId, TableId
from bot.tables.table import Table
from bot.tables.timekeeper import Timekeeper
from tests.bot.ui.club import PEOPLE, Club

BEN = PEOPLE[1]


class Outrun(KernelStore):
    """A database in which another process changes a table first, once."""

    is_outrun = False

    async def configure(self, table: TableId, **change: Any) -> int:
        if self.is_outrun:
            self.is_outrun = False
            await super().configure(table, locale="fr")
        return await super().configure(table, **change)


async def test_an_absence_comes_to_a_table_that_was_changed_while_it_came_and_so_does_its_end(club: Club) -> None:
    store = Outrun(club.store.database)
    table = (await (club := Club(store, clock=club.clock)).dealt(3)).record.id
    keeper, now = Timekeeper(club.tables), club.clock.now()

    store.is_outrun = True
    await keeper.leave(BEN, now, now + timedelta(days=3))
    await keeper.tick()
    assert list((await club.record(table)).clock.away) == [1]

    store.is_outrun = True
    await keeper.return_(BEN)
    await keeper.tick()
    record = await club.record(table)
    assert (record.locale, record.clock.away) == ("fr", {})
    assert (await club.tables.people.get(BEN)).away_until is None


async def test_a_table_with_a_defect_keeps_an_absence_from_no_other_and_stops_no_clock(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = (await club.dealt(3)).record.id
    whole = (await club.dealt(3, channel=ChannelId(202))).record.id
    keeper, now, load = Timekeeper(club.tables), club.clock.now(), club.tables.load
    await keeper.leave(BEN, now + timedelta(hours=1), now + timedelta(days=3))

    async def loaded(table: TableId) -> Table:
        if table == broken:
            raise ZeroDivisionError
        return await load(table)

    monkeypatch.setattr(club.tables, "load", loaded)
    club.clock.skip(hours=1)
    with capture_logs() as logs:
        await keeper.tick()
        await keeper.tick()

    assert list((await club.record(whole)).clock.away) == [1]
    assert [each["table"] for each in logs if each["log_level"] == "error"] == [broken]
