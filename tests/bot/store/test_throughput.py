"""How much the writer stores a second, against the usual way: a session for each move.

python -m tests.bot.store.test_throughput [url]     prints the figures
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.rows import EntryRow
from bot.store.sql import SqlTableStore
from bot.tables.records import Entry, TableId
from tests.bot.store.builders import a_live_table, an_entry

TABLES = 20
Store = Callable[[Entry], Awaitable[object]]


@dataclass
class Figures:
    seconds: float = 0
    cpu: float = 0
    waits: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return len(self.waits) / self.seconds

    def __str__(self) -> str:
        waits = sorted(self.waits)
        p50, p99 = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
        cpu = 1e6 * self.cpu / len(waits)
        return f"{self.rate:7.0f} entries/s   p50 {p50:6.2f} ms   p99 {p99:6.2f} ms   {cpu:5.0f} us of CPU each"


async def play(store: Store, tables: list[TableId], moves: int) -> Figures:
    """Play at all tables at once; each waits for its own move to be stored before it makes the next."""
    figures = Figures()

    async def one(table: TableId) -> None:
        for n in range(1, moves + 1):
            began = time.perf_counter()
            await store(an_entry(table, n))
            figures.waits.append(time.perf_counter() - began)

    began, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(one(table) for table in tables))
    figures.seconds, figures.cpu = time.perf_counter() - began, time.process_time() - cpu
    return figures


async def through_the_writer(url: str, moves: int, tables: int = TABLES) -> Figures:
    store = await SqlTableStore.open(url)
    ids = [(await a_live_table(store)).id for _ in range(tables)]
    figures = await play(store.append, ids, moves)
    await store.close()
    return figures


async def through_sessions(url: str, moves: int, tables: int = TABLES) -> Figures:
    """Insert and commit in a session for each move: less than `append` does, which also moves the table on."""
    store = await SqlTableStore.open(url)
    ids = [(await a_live_table(store)).id for _ in range(tables)]
    await store.close()
    engine = _engine(url)

    async def insert(entry: Entry) -> None:
        async with AsyncSession(engine) as session:
            session.add(
                EntryRow(
                    table_id=entry.table,
                    n=entry.n,
                    kind=entry.kind,
                    seat=entry.seat,
                    at=entry.at,
                    user_id=entry.user,
                    name=entry.name,
                    fields=json.dumps(dict(entry.fields)),
                    interaction_id=entry.interaction,
                )
            )
            await session.commit()

    figures = await play(insert, ids, moves)
    await engine.dispose()
    return figures


def _engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=TABLES)
    if url.startswith("sqlite"):

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: object, _entry: object) -> None:
            cursor = connection.cursor()  # type: ignore[attr-defined]  # SQLAlchemy's, of either driver
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=60000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    return engine


async def test_the_writer_stores_many_times_as_much_as_sessions_do(sqlite_url: str) -> None:
    sessions = await through_sessions(sqlite_url, moves=6)
    writer = await through_the_writer(sqlite_url, moves=60)

    assert writer.rate > 4 * sessions.rate  # measured: 9 times; a busy machine may blur it


async def _main(url: str | None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for title, of, tables, moves in (
            ("a session a move, 20 tables", through_sessions, TABLES, 30),
            ("the writer, 20 tables", through_the_writer, TABLES, 500),
            ("a session a move, 1 table", through_sessions, 1, 100),
            ("the writer, 1 table", through_the_writer, 1, 1000),
        ):
            file = Path(folder) / f"{title}.db"
            figures = await of(url or f"sqlite+aiosqlite:///{file}", moves, tables)
            print(f"{title:30}{figures}")


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1] if len(sys.argv) > 1 else None))
