"""Ports: what the record needs from a database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from bot.record.results import Pool, Result
from bot.record.standings import PoolCount, Standing
from bot.tables.records import Entry, GuildId, TableId, TableRecord, UserId, VoteRecord


class RecordStore(Protocol):
    """Keeps what became of finished games. Whatever it keeps can be derived again, to the same numbers."""

    async def get(self, table: TableId) -> TableRecord | None:
        """Return the table, whatever its status."""

    async def entries(self, table: TableId) -> list[Entry]:
        """Return all entries in order. Raises CannotOpen."""

    async def uncounted(self, *, after: TableId, most: int) -> list[tuple[TableId, GuildId | None]]:
        """Return finished games that have not been counted, with their servers, by id, from behind `after`."""

    async def deciding(self, table: TableId) -> list[VoteRecord]:
        """Return the votes by which seats of a table went to others, and those to end its game, in order."""

    async def keep_result(self, result: Result) -> None:
        """Keep what became of a game, in place of what was kept of it; without whoever has been forgotten meanwhile."""

    async def pass_over(self, table: TableId) -> None:
        """Note that a game cannot be counted here; what was kept of it stays."""

    async def pools_behind(self) -> list[Pool]:
        """Return the pools with results that are not in their standings."""

    async def count_on(self, pool: Pool, most: int) -> None:
        """Bring the standings of a pool on by so many results."""

    async def count_anew(self) -> None:
        """Note that everything is to be derived again."""


class StatsStore(Protocol):
    """What is read of the record: by few rows each, however many games there are."""

    async def standings_of(self, user: UserId, guild: GuildId | None) -> list[Standing]:
        """Return where somebody stands and stood, on a server or on all."""

    async def best(self, pool: Pool, most: int) -> list[Standing]:
        """Return who stands highest in a pool, but for whoever does not want to be seen, and provisional ratings."""

    async def pools_of(self, guild: GuildId) -> list[PoolCount]:
        """Return all pools of a server."""

    async def course(self, user: UserId, pool: Pool, most: int) -> list[float]:
        """Return somebody's rating after each of their last games in a pool, the oldest first."""

    async def names_of(self, users: Collection[UserId], guild: GuildId) -> list[str]:
        """Return how people were called when they last sat down on a server; "" for whom nobody knows there."""
