"""The log of a live table: numbered entries, applied once, and what follows from them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import Connection

from bot.store.audit import FaultReport, look_over
from bot.store.database import Database, writing
from bot.store.engines import read_url
from bot.store.kernel import KernelStore
from bot.store.keys import find_keys
from bot.tables.ids import MessageId, TableId
from bot.tables.pace import UNTIMED, Schedule
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.tables.stores import AlreadyApplied, NoSuchTable
from games.core.playthrough import EntryKind
from games.core.seats import Seat
from tests.bot.store.builders import ANNA, BEN, NOON, a_line, a_live_table, a_lobby, an_entry, an_interaction

LATER = NOON + timedelta(hours=1)
EARLIER = NOON - timedelta(hours=1)


async def test_an_entry_comes_back_as_it_was_given(store: KernelStore) -> None:
    table = await a_live_table(store)
    entries = [
        an_entry(table.id, 1, fields={"a": [["é", None], 2**53, False], "b": None, "": "\0"}),
        an_entry(table.id, 2, kind=EntryKind.LATE, user=None, name=None, fields={}, interaction=None),
        an_entry(table.id, 3, kind=EntryKind.FORFEIT, seat=Seat(2), user=BEN, name=None, fields={}),
    ]

    for entry in entries:
        await store.append(entry)

    assert await store.entries(table.id) == entries


async def test_an_entry_moves_its_table_on(store: KernelStore) -> None:
    table = await a_live_table(store)

    await store.append(an_entry(table.id, 1), schedule=Schedule(deadline=LATER))

    assert await store.get(table.id) == replace(
        table, entries=1, revision=table.revision + 1, schedule=Schedule(deadline=LATER)
    )
    await store.append(an_entry(table.id, 2))
    assert await store.get(table.id) == replace(table, entries=2, revision=table.revision + 2, schedule=UNTIMED)


async def test_an_entry_that_nobody_may_notice_leaves_nothing_to_show(store: KernelStore) -> None:
    table = await a_live_table(store)
    await store.settle(table.id, table.revision, (0, 0))

    await store.append(an_entry(table.id, 1), schedule=Schedule(deadline=LATER), is_unnoticed=True)

    stored = await store.get(table.id)
    assert stored is not None
    assert (stored.entries, stored.revision, stored.deadline) == (1, table.revision, LATER)
    assert await store.behind(after=TableId(0), most=9) == []


async def test_the_same_number_is_stored_once(store: KernelStore) -> None:
    table = await a_live_table(store)
    first = an_entry(table.id, 1)
    await store.append(first)

    with pytest.raises(AlreadyApplied):
        await store.append(an_entry(table.id, 1, name="Accuse"), status=Status.OVER, gone=True)

    assert await store.entries(table.id) == [first]
    assert await store.get(table.id) == replace(table, entries=1, revision=table.revision + 1)


async def test_the_same_interaction_is_stored_once(store: KernelStore) -> None:
    table, other = await a_live_table(store), await a_live_table(store)
    first = an_entry(table.id, 1)
    await store.append(first)

    for again in (replace(first, n=2), replace(first, table=other.id)):
        with pytest.raises(AlreadyApplied):
            await store.append(again, status=Status.OVER, schedule=Schedule(deadline=LATER))

    assert await store.entries(table.id) == [first]
    assert await store.get(table.id) == replace(table, entries=1, revision=table.revision + 1)
    assert await store.get(other.id) == other


async def test_the_same_entry_at_once_is_stored_once(url: str, store: KernelStore) -> None:
    other = KernelStore(await Database.open(url))
    table = await a_live_table(store)
    entry = an_entry(table.id, 1)

    said = await asyncio.gather(*(each.append(entry) for each in (store, other) * 5), return_exceptions=True)

    assert sum(isinstance(each, int) for each in said) == 1
    assert sum(isinstance(each, AlreadyApplied) for each in said) == 9
    assert await store.entries(table.id) == [entry]
    await other.database.close()


async def test_entries_of_two_processes_are_bound_to_each_other(url: str, store: KernelStore) -> None:
    other = KernelStore(await Database.open(url))
    table = await a_live_table(store)

    for n, each in enumerate((store, store, other, store, other, other, store), start=1):
        await each.append(an_entry(table.id, n))
    await other.database.close()

    assert await look_over(url, find_keys(read_url(url))) == FaultReport()


async def test_an_entry_is_bound_to_what_is_stored_not_to_what_was_undone(url: str, store: KernelStore) -> None:
    other = KernelStore(await Database.open(url))
    table = await a_live_table(store)

    class Undoing(KernelStore):
        """A store whose transaction fails behind its entry."""

        @writing
        def append_in_vain(self, connection: Connection, n: int) -> None:
            KernelStore.append.__wrapped__(self, connection, an_entry(table.id, n))  # type: ignore[attr-defined]  # `wraps` sets it
            raise ArithmeticError

    failing = Undoing(await Database.open(url))
    with pytest.raises(ArithmeticError):
        await failing.append_in_vain(1)
    await other.append(an_entry(table.id, 1))
    await failing.append(an_entry(table.id, 2))
    for each in (other, failing):
        await each.database.close()

    assert await look_over(url, find_keys(read_url(url))) == FaultReport()
    assert [entry.n for entry in await store.entries(table.id)] == [1, 2]


async def test_the_last_action_repeated_after_the_end_was_already_applied(store: KernelStore) -> None:
    table = await a_live_table(store)
    last = an_entry(table.id, 1)
    await store.append(last, status=Status.OVER)

    for again in (last, replace(last, n=2), an_entry(table.id, 1)):
        with pytest.raises(AlreadyApplied):
            await store.append(again)
    with pytest.raises(NoSuchTable):
        await store.append(an_entry(table.id, 2))


@pytest.mark.parametrize("n", [2, 3, -1, 0])
async def test_an_entry_that_does_not_follow_is_refused(store: KernelStore, n: int) -> None:
    table = await a_live_table(store)

    with pytest.raises(NoSuchTable):
        await store.append(an_entry(table.id, n, interaction=None))

    assert await store.get(table.id) == table


async def test_a_lobby_takes_no_entry(store: KernelStore) -> None:
    table = await a_lobby(store, BEN)

    with pytest.raises(NoSuchTable):
        await store.append(an_entry(table.id, 1))

    assert await store.entries(table.id) == []
    found = await store.get(table.id)
    assert found is not None
    assert (found.status, found.entries) == (Status.LOBBY, None)


async def test_the_last_entry_ends_the_table(store: KernelStore) -> None:
    table = await a_live_table(store, schedule=Schedule(deadline=NOON))

    await store.append(an_entry(table.id, 1, at=LATER), status=Status.OVER, schedule=Schedule(deadline=LATER))

    wanted = replace(  # its players are to be told of the end
        table,
        entries=1,
        revision=table.revision + 1,
        status=Status.OVER,
        ended_at=LATER,
        schedule=Schedule(remind_at=LATER),
    )
    assert await store.get(table.id) == wanted
    assert await store.open_in(table.channel) is None


async def test_a_player_who_left_is_marked_with_the_entry(store: KernelStore) -> None:
    table = await a_live_table(store)

    await store.append(an_entry(table.id, 1, kind=EntryKind.FORFEIT, seat=Seat(1)), gone=True)

    found = await store.get(table.id)
    assert found is not None
    assert [each.gone for each in found.seats] == [False, True, False]


async def test_twenty_tables_at_once_lose_nothing(url: str, store: KernelStore) -> None:
    other = KernelStore(await Database.open(url))
    tables = [await a_live_table(store) for _ in range(20)]

    async def play(table: TableRecord) -> None:
        for n in range(1, 16):
            await (store if n % 2 else other).append(an_entry(table.id, n))
            await store.set_line(table.id, a_line(told=(n, 1)))

    await asyncio.gather(*(play(table) for table in tables))

    for table in tables:
        assert [entry.n for entry in await store.entries(table.id)] == list(range(1, 16))
        assert await other.get(table.id) == replace(table, entries=15, revision=table.revision + 15)
        assert await other.lines(table.id) == [a_line(told=(15, 1))]
    await other.database.close()


async def test_what_one_call_wrote_the_next_call_reads(store: KernelStore) -> None:
    table = await a_live_table(store)

    for n in range(1, 30):
        await store.append(an_entry(table.id, n))
        found = await store.get(table.id)
        assert found is not None
        assert found.entries == n


async def test_the_cursor_never_goes_back(store: KernelStore) -> None:
    table = await a_live_table(store)

    for told, wanted in (
        ((0, 2), (0, 2)),
        ((0, 1), (0, 2)),
        ((2, 0), (2, 0)),
        ((1, 9), (2, 0)),
        ((2, 0), (2, 0)),
        ((2, 3), (2, 3)),
        ((3, 0), (3, 0)),
    ):
        await store.set_line(table.id, a_line(told=told))
        assert await store.lines(table.id) == [a_line(told=wanted)]
    await store.set_line(table.id, a_line(told=(3, 0), fading=MessageId(7)))
    await store.set_line(table.id, a_line(ANNA, (1, 0), is_closed=True))
    assert await store.lines(table.id) == [
        a_line(told=(3, 0), fading=MessageId(7)),
        a_line(ANNA, (1, 0), is_closed=True),
    ]


async def test_due_tables_come_oldest_first(store: KernelStore) -> None:
    late, later, exactly, future, stopped = [
        await a_live_table(store, schedule=Schedule(deadline=LATER - timedelta(minutes=minutes)))
        for minutes in (20, 10, 0, -10, 30)
    ]
    await a_live_table(store)
    await store.end(stopped.id, at=NOON)
    await store.configure((await a_lobby(store)).id, schedule=Schedule(deadline=NOON))

    assert [each.table for each in await store.due(LATER)] == [late.id, later.id, exactly.id]
    assert await store.next_deadline(EARLIER) == late.deadline
    assert await store.next_deadline(LATER) == future.deadline
    await store.append(an_entry(late.id, 1), schedule=Schedule(deadline=LATER + timedelta(days=1)))
    assert [each.table for each in await store.due(LATER)] == [later.id, exactly.id]
    assert await store.next_deadline(EARLIER) == later.deadline
    for table in (late, later, exactly, future):
        await store.end(table.id, at=NOON)
    assert await store.next_deadline(EARLIER) is None


async def test_entries_without_an_interaction_do_not_clash(store: KernelStore) -> None:
    table = await a_live_table(store)

    for n in (1, 2):
        await store.append(an_entry(table.id, n, interaction=None))
    await store.append(an_entry(table.id, 3, interaction=an_interaction()))

    assert len(await store.entries(table.id)) == 3
