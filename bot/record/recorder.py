"""The recorder: counts finished games, periodically and on demand. Games that it left uncounted are tried the next time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from bot.record.results import NO_SERVER, result_of
from bot.record.store import StoredRecord
from bot.tables.ids import GuildId, TableId
from bot.tables.stores import CannotOpen, KernelPort, StoreTrouble
from games.core.contract import Refusal

log = structlog.get_logger(__name__)

AT_ONCE: Final = 200
"""Games counted in one go, so that other work has its turn."""


class Recorder:
    """Carries finished games into the record. `owns`: whether this process looks after a server."""

    def __init__(
        self, stored: StoredRecord, games: KernelPort, *, owns: Callable[[GuildId | None], bool] = lambda _: True
    ) -> None:
        self.stored = stored
        self._games = games
        self._owns = owns
        self._one_at_a_time = asyncio.Lock()

    async def keep_up(self, most: int = AT_ONCE) -> None:
        """Count finished games that are not counted yet, up to a batch."""
        await self._count(most)

    async def _count(self, most: int) -> int:
        """Count a batch; return the number of games that cannot be counted."""
        passed_over = 0
        after = TableId(0)
        while found := await self.stored.uncounted(after=after, most=most):
            mine = [table for table, guild in found if self._owns(guild)]
            for table in mine:
                async with self._one_at_a_time:  # one game, no batch: somebody who looks at the record may wait
                    passed_over += not await self._keep(table)
            if mine or len(found) < most:
                break
            after = found[-1][0]
        for pool in await self.stored.pools_behind():
            if self._owns(None if pool.guild == NO_SERVER else pool.guild):
                await self.stored.count_on(pool, AT_ONCE)
        return passed_over

    async def recount(self) -> int:
        """Derive everything again from stored games. Return the number of those that cannot be counted: their earlier results stay."""
        await self.stored.count_anew()
        passed_over = 0
        while await self.stored.uncounted(after=TableId(0), most=1) or await self.stored.pools_behind():
            passed_over += await self._count(AT_ONCE)
        return passed_over

    async def _keep(self, table: TableId) -> bool:
        """Keep the result of a game, unless it has been counted meanwhile. Return whether it could be counted."""
        if table not in [each for each, _ in await self.stored.uncounted(after=TableId(table - 1), most=1)]:
            return True
        record = await self._games.get(table)
        if record is None:  # its server has been forgotten just now
            return True
        try:
            entries, votes = await self._games.entries(table), await self._games.votes(table)
            # A whole game is played again: the loop has better things to do.
            result = await asyncio.to_thread(result_of, record, entries, votes)
        except (Refusal, CannotOpen) as error:  # its rules, or its key, are no longer here
            log.info("a game cannot be counted", table=table, error=type(error).__name__)
            await self.stored.pass_over(table)
            return False
        except StoreTrouble:
            raise
        except Exception:  # a fault in one game must not keep the others from being counted
            log.exception("a game cannot be counted", table=table)
            await self.stored.pass_over(table)
            return False
        await self.stored.keep_result(result)
        return True
