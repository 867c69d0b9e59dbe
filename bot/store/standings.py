"""Reading the record. Each query reads few rows, regardless of the number of games."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, exists, select

from bot.record.ratings import PROVISIONAL, Rating
from bot.record.results import Pool
from bot.record.standings import PoolCount, Standing
from bot.store.codec import Codec
from bot.store.database import Database, reading
from bot.store.people_rows import PEOPLE
from bot.store.record import POOL, is_of
from bot.store.record_rows import PARTS, POOLS, RESULTS, STANDINGS
from bot.store.rows import SEATS, TABLES
from bot.tables.records import GuildId, UserId

_STANDING: Final = Codec(Standing, STANDINGS, pool=Codec(Pool, STANDINGS), rating=Codec(Rating, STANDINGS))
_COUNT: Final = Codec(PoolCount, POOLS, pool=POOL)


class Standings(Database):
    """`StatsStore` of `bot.record.ports`."""

    @reading
    def standings_of(self, connection: Connection, user: UserId, guild: GuildId | None) -> list[Standing]:
        """Return the standings of a person in all seasons, on a server or on all."""
        wanted = select(STANDINGS).where(STANDINGS.c.user_id == user)
        if guild is not None:
            wanted = wanted.where(STANDINGS.c.guild_id == guild)
        found = connection.execute(wanted.order_by(STANDINGS.c.game, STANDINGS.c.season))
        return [_STANDING.record(row) for row in found]

    @reading
    def best(self, connection: Connection, pool: Pool, most: int) -> list[Standing]:
        """Return the highest standings of a pool, without unlisted persons and provisional ratings."""
        hidden = exists().where(PEOPLE.c.user_id == STANDINGS.c.user_id, ~PEOPLE.c.is_listed)
        listed = ~hidden & (STANDINGS.c.rated >= PROVISIONAL)
        wanted = select(STANDINGS).where(is_of(STANDINGS, pool), listed)
        found = connection.execute(wanted.order_by(STANDINGS.c.mu.desc(), STANDINGS.c.user_id).limit(most))
        return [_STANDING.record(row) for row in found]

    @reading
    def pools_of(self, connection: Connection, guild: GuildId) -> list[PoolCount]:
        """Return all pools of a server."""
        wanted = select(POOLS).where(POOLS.c.guild_id == guild).order_by(POOLS.c.game, POOLS.c.season)
        return [_COUNT.record(row) for row in connection.execute(wanted)]

    @reading
    def course(self, connection: Connection, user: UserId, pool: Pool, most: int) -> list[float]:
        """Return the ratings of a person after each of their last games in a pool, the oldest first."""
        rated = select(PARTS.c.mu).join(RESULTS, RESULTS.c.table_id == PARTS.c.table_id)
        rated = rated.where(PARTS.c.user_id == user, PARTS.c.mu.is_not(None), is_of(RESULTS, pool))
        last = rated.order_by(RESULTS.c.ended_at.desc(), RESULTS.c.table_id.desc()).limit(most)
        return list(reversed(connection.execute(last).scalars().all()))

    @reading
    def names_of(self, connection: Connection, users: Collection[UserId], guild: GuildId) -> list[str]:
        """Return the last names of persons on a server, "" for persons without one there."""
        here = select(SEATS.c.name).join(TABLES, TABLES.c.id == SEATS.c.table_id).where(TABLES.c.guild_id == guild)
        last = here.order_by(SEATS.c.table_id.desc()).limit(1)
        return [connection.execute(last.where(SEATS.c.user_id == user)).scalar() or "" for user in users]
