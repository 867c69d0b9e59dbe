"""The store: durable moves per second with 20 tables playing at once, against a SQLModel session for each move."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import event
from sqlalchemy.ext.asyncio import create_async_engine
from sqlmodel import Field, SQLModel
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.sql import SqlTableStore
from bot.tables.records import ChannelId, Entry, EntryKind, TableId, UserId
from games.core.seats import Seat
from games.core.secret import Secret
from games.core.wire import Plain
from tests.bench.figures import Figure

ROUNDS = 5
TABLES = 20
MOVES = 100
NOW = datetime(2026, 1, 1, tzinfo=UTC)
FIELDS: dict[str, Plain] = {"witness": 1, "about": "red", "inner": None, "secret": False}


class PlainMove(SQLModel, table=True):
    """The yardstick's row: what a move needs, inserted by a session of its own."""

    table_id: int = Field(primary_key=True)
    n: int = Field(primary_key=True)
    seat: int
    name: str
    fields: str


async def run() -> list[Figure]:
    """Measure both on SQLite, WAL, synchronous FULL."""
    ratios = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            ratios.append(await _ours(Path(folder)) / await _plain(Path(folder)))
    what = f"store: durable moves, {TABLES} tables at once"
    detail = "of a SQLModel session for each move"
    return [Figure(what, statistics.median(ratios), "x", at_least=8, detail=detail)]


async def _ours(folder: Path) -> float:
    store = await SqlTableStore.open(f"sqlite+aiosqlite:///{folder / 'ours.db'}")
    tables = [await _begun(store, i) for i in range(TABLES)]

    async def play(table: TableId) -> None:
        for n in range(1, MOVES + 1):
            await store.append(
                Entry(table=table, n=n, kind=EntryKind.ACTION, seat=Seat(n % 2), at=NOW, name="Ask", fields=FIELDS)
            )

    start = time.perf_counter()
    await asyncio.gather(*(play(table) for table in tables))
    speed = TABLES * MOVES / (time.perf_counter() - start)
    await store.close()
    return speed


async def _begun(store: SqlTableStore, i: int) -> TableId:
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
        table.id, seed=Secret(bytes(16)), order=[UserId(1), UserId(2)], options={}, version=1, deadline=None, at=NOW
    )
    return table.id


async def _plain(folder: Path) -> float:
    engine = create_async_engine(f"sqlite+aiosqlite:///{folder / 'plain.db'}", connect_args={"timeout": 60})

    @event.listens_for(engine.sync_engine, "connect")
    def _durable(connection: object, _: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=60000"):
            connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]  # SQLAlchemy does not say what it connects

    async with engine.begin() as connection:
        await connection.run_sync(PlainMove.__table__.create)  # type: ignore[attr-defined]  # SQLModel adds it

    async def play(table: int) -> None:
        for n in range(1, MOVES // 4 + 1):
            async with AsyncSession(engine) as session:
                session.add(PlainMove(table_id=table, n=n, seat=n % 2, name="Ask", fields=str(FIELDS)))
                await session.commit()

    start = time.perf_counter()
    await asyncio.gather(*(play(table) for table in range(TABLES)))
    speed = TABLES * (MOVES // 4) / (time.perf_counter() - start)
    await engine.dispose()
    return speed
