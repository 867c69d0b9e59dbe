"""The tick: what the clock, the absences and the reminders cost while nothing is due, at more and more tables."""

from __future__ import annotations

import sqlite3
import tempfile
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import bot.rooms  # noqa: F401  the rows of every room
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.deadlines import Deadlines
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, UserId
from bot.tables.pace import Schedule
from bot.tables.service import Tables
from bot.tables.timekeeper import Timekeeper
from bot.telling.reminders import Reminders
from games.core.secret import Secret
from tests.bench.figures import Figure

SIZES: Final = (1_000, 10_000, 100_000)
NOW: Final = datetime(2026, 5, 1, tzinfo=UTC)
LATER: Final = NOW + timedelta(days=30)
TICKS: Final = 300


async def run() -> list[Figure]:
    """Measure one look of the clock at tables that are not due."""
    spent = {}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "alibi.db"
        store = KernelStore(await Database.open(f"sqlite+aiosqlite:///{file}"))
        try:
            await _one(store)
            for size in SIZES:
                _copies(file, size)
                spent[size] = await tick(store)
        finally:
            await store.database.close()
    return [
        Figure(
            f"the tick with {size} tables that are not due",
            spent[size] / spent[SIZES[0]],
            "x",
            at_most=1.2,
            detail=f"{spent[size] * 1000:.2f} ms",
        )
        for size in SIZES
    ]


async def _one(store: KernelStore) -> None:
    host = UserId(1)
    made = await store.create(
        guild=None, channel=ChannelId(1), host=host, game="clues", version=1, locale="en", options={}, pace=86_400, at=NOW
    )  # fmt: skip
    await store.take_seat(made.id, user=host, name="Ann", locale="en", most=6)
    await store.begin(
        made.id,
        seed=Secret(bytes(16)),
        order=[host],
        options={},
        version=1,
        schedule=Schedule(deadline=LATER, remind_at=LATER),
        at=NOW,
    )
    await store.settle(made.id, 100, (0, 0))


def _copies(file: Path, size: int) -> None:
    """Let there be so many tables, all copies of the first."""
    with closing(sqlite3.connect(file)) as connection, connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
        chosen = ", ".join("n.i" if name in ("id", "channel_id") else name for name in columns)
        (there,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        connection.execute(
            "WITH RECURSIVE n(i) AS (SELECT ? UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
            f" INSERT INTO tables SELECT {chosen} FROM tables, n WHERE tables.id = 1",
            (there + 1, size),
        )


async def tick(store: KernelStore) -> float:
    """Return the seconds of one look, the shortest of many: the machine does other things too."""
    tables = Tables(Ground(store, lambda: NOW))
    nobody: Any = None  # nothing is due, so nothing is said
    reminders = Reminders(tables, nobody, nobody, nobody)
    clock = Deadlines(tables, Timekeeper(tables))
    spent = []
    for _ in range(TICKS):
        start = time.perf_counter()
        await clock.tick()
        await reminders.tick()
        spent.append(time.perf_counter() - start)
    return min(spent)
