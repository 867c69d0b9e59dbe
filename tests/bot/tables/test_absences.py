"""Announced absences on their way to the tables of a person."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.store.kernel import KernelStore
from bot.tables.ids import TableId
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
