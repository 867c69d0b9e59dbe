"""The store: durable moves per second with 20 tables playing at once, against a SQLModel session for each move.

Both do the same to the same tables: see that the game is live and the move the next one, store it with all its columns,
bound to the one before, and move the table on. What the session stores is neither sealed nor hashed.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlmodel.ext.asyncio.session import AsyncSession

import bot.rooms  # noqa: F401  the rows of every room
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.store.keys import Keys, new_key
from bot.store.rows import EntryRow, TableRow
from bot.tables.ids import ChannelId, TableId, UserId
from bot.tables.pace import UNTIMED
from bot.tables.records import Entry
from bot.tables.status import Status
from games.core.playthrough import EntryKind
from games.core.seats import Seat
from games.core.secret import Secret
from games.core.wire import Plain
from tests.bench.figures import Figure
from tests.bot.store.cluster import running

ROUNDS = 9
TABLES = 20
MOVES = 48
NOW = datetime(2026, 1, 1, tzinfo=UTC)
FIELDS: dict[str, Plain] = {"witness": 1, "about": "red", "inner": None, "secret": False}


async def run() -> list[Figure]:
    """Measure both on SQLite, WAL, synchronous FULL."""
    ratios = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite+aiosqlite:///{Path(folder) / 'moves.db'}"
            store = KernelStore(await Database.open(url))
            tables = [await _begun(store, i) for i in range(TABLES)]
            ours = await _speed(partial(_append, store), tables, range(1, MOVES + 1))
            await store.database.close()
            engine = _plain_engine(url)
            yard = await _speed(partial(_in_a_session, engine), tables, range(MOVES + 1, MOVES + MOVES // 4 + 1))
            await engine.dispose()
            ratios.append(ours / yard)
    what = f"store: durable moves, {TABLES} tables at once"
    detail = "of a SQLModel session for each move"
    return [Figure(what, statistics.median(ratios), "x", at_least=8, detail=detail), *await _on_postgres()]


async def _on_postgres() -> list[Figure]:
    """Measure the processor time of our process for a move on PostgreSQL, against SQLite, alternating. Raises NoPostgres."""
    spent: dict[str, list[float]] = {"sqlite": [], "postgres": []}
    with tempfile.TemporaryDirectory() as folder, running() as cluster:
        for n in range(ROUNDS):
            urls = {"sqlite": f"sqlite+aiosqlite:///{Path(folder) / f'{n}.db'}", "postgres": cluster.new_database()}
            for kind, url in urls.items():
                store = KernelStore(await Database.open(url, Keys([new_key()])))
                tables = [await _begun(store, i) for i in range(TABLES)]
                start = time.process_time()
                await _speed(partial(_append, store), tables, range(1, MOVES + 1))
                spent[kind].append((time.process_time() - start) * 1000 / TABLES / MOVES)
                await store.database.close()
    ours, yard = (statistics.median(spent[kind]) for kind in ("postgres", "sqlite"))
    detail = f"of the same on SQLite ({yard:.2f} ms CPU; the server's own is not counted)"
    return [Figure("store: CPU of a move on PostgreSQL", ours / yard, "x", at_most=2.5, detail=detail)]


async def _speed(move: Callable[[TableId, int], Awaitable[object]], tables: Sequence[TableId], moves: range) -> float:
    """Return moves per second, with every table waiting for its last move only."""

    async def play(table: TableId) -> None:
        for n in moves:
            await move(table, n)

    start = time.perf_counter()
    await asyncio.gather(*(play(table) for table in tables))
    return len(tables) * len(moves) / (time.perf_counter() - start)


async def _append(store: KernelStore, table: TableId, n: int) -> None:
    await store.append(
        Entry(table=table, n=n, kind=EntryKind.ACTION, seat=Seat(n % 2), at=NOW, name="Ask", fields=FIELDS)
    )


async def _in_a_session(engine: AsyncEngine, table: TableId, n: int) -> None:
    async with AsyncSession(engine) as session:
        row, last = await session.get(TableRow, table), await session.get(EntryRow, (table, n - 1))
        if row is None or last is None or row.status != Status.LIVE or row.entries != n - 1:
            raise AssertionError
        row.entries = n
        row.revision += 1
        session.add(
            EntryRow(
                table_id=table,
                n=n,
                kind=EntryKind.ACTION,
                seat=n % 2,
                at=NOW,
                name="Ask",
                fields=str(FIELDS),
                chain=last.chain,
            )
        )
        await session.commit()


async def _begun(store: KernelStore, i: int) -> TableId:
    table = await store.create(
        guild=None,
        channel=ChannelId(i + 1),
        host=UserId(1),
        game="clues",
        version=1,
        locale="en",
        options={},
        pace=None,
        at=NOW,
    )
    for user in (1, 2):
        await store.take_seat(table.id, user=UserId(user), name="A", locale="en", most=6)
    await store.begin(
        table.id, seed=Secret(bytes(16)), order=[UserId(1), UserId(2)], options={}, version=1, schedule=UNTIMED, at=NOW
    )
    return table.id


def _plain_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url, connect_args={"timeout": 60})

    @event.listens_for(engine.sync_engine, "connect")
    def _durable(connection: Any, _: object) -> None:
        connection.isolation_level = (
            None  # the transaction begins below: at once, so that no two moves are judged alike
        )
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=60000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
