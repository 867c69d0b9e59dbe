"""The record as it is stored: results of finished games, and the standings that follow from them.

The standings of a pool are brought on in the order in which its games ended. Where a result comes, or changes, that lies
before the last one that was counted, the pool is counted anew from its first game. So the same games give the same numbers,
however they came in.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    bindparam,
    delete,
    exists,
    insert,
    select,
    text,
    update,
)

from bot.record.ratings import NEWCOMER, PROVISIONAL, Rating, rated
from bot.record.results import WINNER, Fate, Participation, Pool, Result
from bot.record.rows import PARTS, POOLS, RESULTS, STANDINGS
from bot.record.standings import PoolCount, Standing
from bot.store.codec import Codec
from bot.store.database import Store, reading, writing
from bot.store.own_data import plain_rows
from bot.store.people_rows import PEOPLE
from bot.store.rows import SEATS, TABLES, UNCOUNTED, VOTES
from bot.store.votes import VOTE
from bot.tables.ids import GuildId, TableId, UserId, is_named, is_rival, nobody

_RATE: Final = (
    update(PARTS)
    .where(PARTS.c.table_id == bindparam("table"), PARTS.c.n == bindparam("which"))
    .values(mu=bindparam("after"))
)


@dataclass(slots=True)
class _CountedStanding:
    """The standing of a person while games are counted. The fields are columns."""

    mu: float = NEWCOMER.mu
    sigma: float = NEWCOMER.sigma
    rated: int = 0
    played: int = 0
    won: int = 0
    left_early: int = 0
    stepped_in: int = 0
    titles: dict[str, int] = field(default_factory=dict)

    def count(self, part: Participation, after: Rating | None) -> None:
        """Count one more game."""
        if part.fate is Fate.TOOK_OVER:
            self.stepped_in += 1
        else:
            self.played += 1
            self.won += part.place == WINNER
            self.left_early += part.fate.is_early
        for title in part.titles:
            self.titles[title] = self.titles.get(title, 0) + 1
        if after is not None:
            self.mu, self.sigma, self.rated = after.mu, after.sigma, self.rated + 1


_POOL: Final = Codec(Pool, POOLS)
_RESULT_POOL: Final = Codec(Pool, RESULTS)
_RESULT: Final = Codec(Result, RESULTS, given=["parts"], pool=_RESULT_POOL)
_PART: Final = Codec(Participation, PARTS)
_COUNTED: Final = Codec(_CountedStanding, STANDINGS)
_STANDING: Final = Codec(Standing, STANDINGS, pool=Codec(Pool, STANDINGS), rating=Codec(Rating, STANDINGS))
_COUNT: Final = Codec(PoolCount, POOLS, pool=_POOL)


class StoredRecord(Store):
    """The record in a database."""

    @reading
    def uncounted(self, connection: Connection, *, after: TableId, most: int) -> list[tuple[TableId, GuildId | None]]:
        """Return finished games that have not been counted, with their servers, by id, from behind `after`."""
        shown = text(UNCOUNTED), ~TABLES.c.is_held  # a counted game can be looked up
        wanted = select(TABLES.c.id, TABLES.c.guild_id).where(*shown, TABLES.c.id > after)
        found = connection.execute(wanted.order_by(TABLES.c.id).limit(most))
        return [(TableId(row.id), row.guild_id) for row in found]

    @writing
    def keep_result(self, connection: Connection, result: Result) -> None:
        """Keep the result of a game, in place of the one before; without the names of persons erased meanwhile."""
        pool = result.pool
        _mark_counted(
            connection, result.table
        )  # first, for it holds the table: no person is forgotten there until the commit
        parts = _known_parts(connection, result)
        connection.execute(delete(PARTS).where(PARTS.c.table_id == result.table))
        connection.execute(delete(RESULTS).where(RESULTS.c.table_id == result.table))
        connection.execute(insert(RESULTS), _RESULT.values(result))
        connection.execute(insert(PARTS), [{**_PART.values(part), "table_id": result.table} for part in parts])
        row = connection.execute(select(POOLS).where(_is_of(POOLS, pool)).with_for_update()).first()
        if row is None:
            connection.execute(insert(POOLS), {**_POOL.values(pool), "games": 0, "decided": 0, "is_behind": True})
        elif row.upto_at is not None and (result.ended_at, result.table) <= (row.upto_at, row.upto_table):
            _count_from_the_first(connection, _is_of(POOLS, pool), _is_of(STANDINGS, pool))
        else:
            connection.execute(update(POOLS).where(_is_of(POOLS, pool)).values(is_behind=True))

    @writing
    def pass_over(self, connection: Connection, table: TableId) -> None:
        """Mark a game as counted without a result. An earlier result stays."""
        _mark_counted(connection, table)

    @reading
    def pools_behind(self, connection: Connection) -> list[Pool]:
        """Return the pools with results that are not in their standings."""
        behind = select(*_POOL.columns).where(text("is_behind"))
        return [_POOL.record(row) for row in connection.execute(behind)]

    @writing
    def count_on(self, connection: Connection, pool: Pool, most: int) -> None:
        """Bring the standings of a pool on by at most `most` results."""
        row = connection.execute(select(POOLS).where(_is_of(POOLS, pool)).with_for_update()).one()
        wanted = (
            select(RESULTS).where(_is_of(RESULTS, pool)).order_by(RESULTS.c.ended_at, RESULTS.c.table_id).limit(most)
        )
        if row.upto_at is not None:
            at_once = (RESULTS.c.ended_at == row.upto_at) & (RESULTS.c.table_id > row.upto_table)
            wanted = wanted.where((RESULTS.c.ended_at > row.upto_at) | at_once)
        results = connection.execute(wanted).all()
        parts = _parts(connection, [result.table_id for result in results])
        users = {part.user for found in parts.values() for part in found if is_named(part.user)}
        standings = _standings(connection, pool, users)
        ratings: list[dict[str, Any]] = []
        for result in results:
            ratings += _count(result.table_id, parts[result.table_id], standings, is_decided=result.is_decided)
        if ratings:
            connection.execute(_RATE, ratings)
        if standings:
            connection.execute(delete(STANDINGS).where(_is_of(STANDINGS, pool), STANDINGS.c.user_id.in_(users)))
            rows = [
                {**_POOL.values(pool), "user_id": user, **_COUNTED.values(standing)}
                for user, standing in standings.items()
            ]
            connection.execute(insert(STANDINGS), rows)
        now = {
            "games": row.games + len(results),
            "decided": row.decided + sum(result.is_decided for result in results),
            "is_behind": len(results) == most,
        }
        if results:
            now |= {"upto_at": results[-1].ended_at, "upto_table": results[-1].table_id}
        connection.execute(update(POOLS).where(_is_of(POOLS, pool)).values(now))

    @writing
    def count_anew(self, connection: Connection) -> None:
        """Mark all games as not counted. Results that cannot be derived again stay."""
        over = TABLES.c.entries.is_not(None) & TABLES.c.ended_at.is_not(None)
        connection.execute(update(TABLES).where(over).values(is_counted=False))
        _count_from_the_first(connection)

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
        wanted = select(STANDINGS).where(_is_of(STANDINGS, pool), listed)
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
        rated = rated.where(PARTS.c.user_id == user, PARTS.c.mu.is_not(None), _is_of(RESULTS, pool))
        last = rated.order_by(RESULTS.c.ended_at.desc(), RESULTS.c.table_id.desc()).limit(most)
        return list(reversed(connection.execute(last).scalars().all()))

    @reading
    def names_of(self, connection: Connection, users: Collection[UserId], guild: GuildId) -> list[str]:
        """Return the last names of persons on a server, "" for persons without one there."""
        here = select(SEATS.c.name).join(TABLES, TABLES.c.id == SEATS.c.table_id).where(TABLES.c.guild_id == guild)
        last = here.order_by(SEATS.c.table_id.desc()).limit(1)
        return [connection.execute(last.where(SEATS.c.user_id == user)).scalar() or "" for user in users]


def forget(connection: Connection, user: UserId) -> None:
    """Erase a person from the record. The standings of others in their pools are derived anew."""
    theirs = PARTS.c.user_id == user
    pools = select(*_RESULT_POOL.columns).join(PARTS, PARTS.c.table_id == RESULTS.c.table_id).where(theirs).distinct()
    touched = [_POOL.record(row) for row in connection.execute(pools)]
    connection.execute(delete(PARTS).where(theirs, PARTS.c.fate == Fate.TOOK_OVER.value))
    connection.execute(update(PARTS).where(theirs).values(user_id=nobody(0) - PARTS.c.seat))
    connection.execute(delete(STANDINGS).where(STANDINGS.c.user_id == user))
    for pool in touched:
        _count_from_the_first(connection, _is_of(POOLS, pool), _is_of(STANDINGS, pool))


def kept_of(connection: Connection, user: UserId) -> dict[str, Any]:
    """Return the parts of a person in finished games and their standings, for the export."""
    parts = select(PARTS).where(PARTS.c.user_id == user).order_by(PARTS.c.table_id)
    standings = select(STANDINGS).where(STANDINGS.c.user_id == user).order_by(*STANDINGS.primary_key)
    return {"record": plain_rows(connection, parts), "standings": plain_rows(connection, standings)}


def _count(
    table: int, parts: list[Participation], standings: dict[UserId, _CountedStanding], *, is_decided: bool
) -> list[dict[str, Any]]:
    """Count a game for all its parts; return their ratings after it."""
    playing = [part for part in parts if part.is_rated]
    before = [
        Rating(standing.mu, standing.sigma) if (standing := standings.get(part.user)) else NEWCOMER for part in playing
    ]
    after = {part.n: new for part, new in zip(playing, rated(before, playing, is_decided=is_decided), strict=True)}
    for part in parts:
        if is_named(part.user):
            standings.setdefault(part.user, _CountedStanding()).count(part, after.get(part.n))
    return [{"table": table, "which": n, "after": None if new is None else new.mu} for n, new in after.items()]


def _count_from_the_first(connection: Connection, *which: ColumnElement[bool]) -> None:
    """Forget the standings of a pool, or of all, and how far they had come. `which`: of pools, and of standings."""
    of_pools, of_standings = which or (None, None)
    fresh = update(POOLS).values(games=0, decided=0, is_behind=True, upto_at=None, upto_table=None)
    stood = delete(STANDINGS)
    connection.execute(fresh if of_pools is None else fresh.where(of_pools))
    connection.execute(stood if of_standings is None else stood.where(of_standings))


def _standings(connection: Connection, pool: Pool, users: Iterable[UserId]) -> dict[UserId, _CountedStanding]:
    wanted = select(STANDINGS).where(_is_of(STANDINGS, pool), STANDINGS.c.user_id.in_(users))
    return {UserId(row.user_id): _COUNTED.record(row) for row in connection.execute(wanted)}


def _parts(connection: Connection, tables: list[int]) -> Mapping[int, list[Participation]]:
    found: dict[int, list[Participation]] = {table: [] for table in tables}
    wanted = select(PARTS).where(PARTS.c.table_id.in_(tables)).order_by(PARTS.c.table_id, PARTS.c.n)
    for row in connection.execute(wanted):
        found[row.table_id].append(_PART.record(row))
    return found


def _known_parts(connection: Connection, result: Result) -> list[Participation]:
    """Return the parts of a game, nameless where the person has been erased since it was read."""
    known = set(connection.execute(select(SEATS.c.user_id).where(SEATS.c.table_id == result.table)).scalars())
    for row in connection.execute(select(VOTES).where(VOTES.c.table_id == result.table)):
        known.add(int(VOTE.record(row).facts.get("old", 0)))
    named = [part if part.user in known else replace(part, user=nobody(part.seat)) for part in result.parts]
    return [part for part in named if is_named(part.user) or part.is_rated or is_rival(part.user)]


def _mark_counted(connection: Connection, table: TableId) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(is_counted=True))


def _is_of(table: Table, pool: Pool) -> ColumnElement[bool]:
    """Return the condition for rows of a pool."""
    return (table.c.guild_id == pool.guild) & (table.c.game == pool.game) & (table.c.season == pool.season)
