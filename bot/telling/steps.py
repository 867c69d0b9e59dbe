"""Steps: a table as it is stored, with the steps that are still to be told."""

from __future__ import annotations

from bot.tables.ground import Ground
from bot.tables.ids import TableId
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.tables.table import NumberedStep, Table, is_playable
from bot.telling.progress import Progress
from games import BY_KEY
from games.core.contract import Refusal


class StoredSteps:
    """Finds tables and their steps."""

    def __init__(self, ground: Ground) -> None:
        self._store = ground.store
        self._cache = ground.cache

    async def current(self, table_id: TableId, *, is_seen: bool = False) -> tuple[TableRecord, Table | None]:
        """Return a table as it is stored; with its steps, if it has begun. Raises Refusal.

        One that is over has no steps where its rules are no longer here: its panel alone says so.

        `is_seen`: a look has just read it, so it is taken from memory, also where other processes could have changed it since.
        """
        table = self._cache.known(table_id) if is_seen else self._cache.peek(table_id)
        if table is None:
            record = await self._store.get(table_id)
            if record is None:
                raise Refusal("no-table")
            if record.status is Status.LOBBY and record.game not in BY_KEY:
                raise Refusal("frozen")  # a later release has opened it
            if record.entries is None or not (record.is_open or is_playable(record.game, record.version)):
                return record, None
            table = await self._cache.load(table_id, record)
        return table.record, table

    async def step(self, progress: Progress, table: Table, n: int) -> NumberedStep:
        """Return a step, also one that the table in memory has forgotten, as after a long silence of Discord."""
        if (step := table.step(n) or progress.older.get(n)) is not None:
            return step
        progress.older = {each.n: each for each in (await self._cache.log(table.record)).steps}
        return progress.older[n]
