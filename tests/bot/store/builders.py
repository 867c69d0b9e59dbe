"""Tables and entries for the tests of the store."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from typing import Any

from sqlalchemy import Connection, Update, update

from bot.store.engine import ConnectionRole
from bot.store.engines import read_url, run_once
from bot.store.leases import Leases
from bot.store.rows import PROCESSES
from bot.tables.ids import CHANNEL, ChannelId, InteractionId, TableId, UserId
from bot.tables.records import Entry, LineRecord, SeatRecord, TableRecord
from bot.tables.stores import TableStore
from games.core.playthrough import EntryKind
from games.core.seats import Seat
from games.core.secret import Secret

NOON = datetime(2026, 3, 1, 12, 0, 0, 123456, tzinfo=UTC)
SEED = Secret(b"\x00seed of a table\xff")
ANNA, BEN, CLEO = UserId(2**62 + 1), UserId(12), UserId(13)

_channels = count(2**61)
_interactions = count(2**60)


def a_channel() -> ChannelId:
    return ChannelId(next(_channels))


def an_interaction() -> InteractionId:
    return InteractionId(next(_interactions))


async def a_lobby(store: TableStore, *users: UserId, **changes: Any) -> TableRecord:
    values: dict[str, Any] = {
        "guild": None,
        "channel": a_channel(),
        "host": ANNA,
        "game": "toy",
        "version": 1,
        "locale": "en",
        "options": {"length": "short"},
        "pace": None,
        "at": NOON,
    }
    table = await store.create(**values | changes)
    for user in users:
        await store.take_seat(table.id, user=user, name=f"name of {user}", locale="fr", most=6)
    return table


async def a_live_table(store: TableStore, **changes: Any) -> TableRecord:
    table = await a_lobby(store, ANNA, BEN, CLEO)
    values: dict[str, Any] = {
        "seed": SEED,
        "order": [CLEO, ANNA, BEN],
        "options": {"length": "long"},
        "version": 3,
        "at": NOON,
    }
    return await store.begin(table.id, **values | changes)


async def a_lease(url: str, *, is_over: bool) -> None:
    """Leave the lease of a process that was killed; `is_over`: long ago."""
    leases = Leases(url, 1, life=timedelta(seconds=60))
    await leases.renew()
    await leases.close()
    if is_over:
        older = update(PROCESSES).values(until=PROCESSES.c.until - timedelta(seconds=61))
        await run_once(read_url(url), ConnectionRole.WRITE, partial(_execute, statement=older))


def _execute(connection: Connection, statement: Update) -> None:
    with connection.begin():
        connection.execute(statement)


async def unsettled(store: TableStore) -> list[TableId]:
    """Return the tables of which not everybody has seen everything: all that nobody has settled."""
    return [each.table for each in await store.behind(after=TableId(0), most=1000)]


def a_line(reader: UserId = CHANNEL, told: tuple[int, int] = (1, 1), **changes: Any) -> LineRecord:
    return LineRecord(reader=reader, told=told, **changes)


def an_entry(table: TableId, n: int, **changes: Any) -> Entry:
    values: dict[str, Any] = {
        "table": table,
        "n": n,
        "kind": EntryKind.ACTION,
        "seat": Seat(0),
        "at": NOON,
        "user": CLEO,
        "name": "Ask",
        "fields": {"suspect": "red", "about": ["blue", None, True, 2**40]},
        "interaction": an_interaction(),
    }
    return Entry(**values | changes)


async def seats_of(store: TableStore, table: TableId) -> tuple[SeatRecord, ...]:
    found = await store.get(table)
    assert found is not None
    return found.seats
