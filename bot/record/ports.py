"""Ports of the record to a database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from bot.record.results import Pool, Result
from bot.record.standings import PoolCount, Standing
from bot.tables.records import Entry, GuildId, TableId, TableRecord, UserId, VoteRecord


class RecordStore(Protocol):
    """Keeps the results of finished games. All of it can be derived again, to the same numbers."""

    async def get(self, table: TableId) -> TableRecord | None:
        """Return the table, in any status."""

    async def entries(self, table: TableId) -> list[Entry]:
        """Return all entries in order. Raises CannotOpen."""

    async def uncounted(self, *, after: TableId, most: int) -> list[tuple[TableId, GuildId | None]]:
        """Return finished games that have not been counted, with their servers, by id, from behind `after`."""

    async def deciding(self, table: TableId) -> list[VoteRecord]:
        """Return the votes by which seats of a table went to others, and those to end its game, in order."""

    async def keep_result(self, result: Result) -> None:
        """Keep a game's result in place of its earlier one. Users erased meanwhile are left out."""

    async def pass_over(self, table: TableId) -> None:
        """Note that a game cannot be counted here. Its earlier result stays."""

    async def pools_behind(self) -> list[Pool]:
        """Return the pools with results that are not in their standings."""

    async def count_on(self, pool: Pool, most: int) -> None:
        """Bring the standings of a pool on by so many results."""

    async def count_anew(self) -> None:
        """Note that everything is to be derived again."""


class StatsStore(Protocol):
    """Reads the record. Each query reads few rows, however many games there are."""

    async def standings_of(self, user: UserId, guild: GuildId | None) -> list[Standing]:
        """Return a user's standings of all quarters, on a server or on all."""

    async def best(self, pool: Pool, most: int) -> list[Standing]:
        """Return the best standings in a pool, without unlisted users and provisional ratings."""

    async def pools_of(self, guild: GuildId) -> list[PoolCount]:
        """Return all pools of a server."""

    async def course(self, user: UserId, pool: Pool, most: int) -> list[float]:
        """Return a user's rating after each of their last games in a pool, the oldest first."""

    async def names_of(self, users: Collection[UserId], guild: GuildId) -> list[str]:
        """Return users' names at their last seats on a server; "" for a user without any there."""
