"""Visitors and former holders of seats. A visitor has seen the hands of a table and takes no seat of it; a former holder only the same one."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, exists, insert, select

from bot.store.database import Store, reading, writing
from bot.store.rows import ENTRIES, IS_AGREED, SEATS, TABLES, VISITORS, VOTES
from bot.store.votes import VOTE
from bot.tables.ids import TableId, UserId
from bot.tables.vote_records import HANDOVER
from games.core.seats import Seat


class Visitors(Store):
    """The visitors of tables: of games that are over, and of running ones that had a gallery."""

    @writing
    def watch(self, connection: Connection, table: TableId, user: UserId) -> None:
        """Note that a person watches a game that is over and may become a case."""
        _note(connection, table, user)

    @reading
    def has_visited(self, connection: Connection, table: TableId, user: UserId) -> bool:
        """Return whether a person has seen the hands of a table."""
        return is_visitor(connection, table, user)

    @reading
    def has_held_another(self, connection: Connection, table: TableId, user: UserId, seat: Seat) -> bool:
        """Return whether a person has held another seat of a table than this, and so knows its secrets."""
        return bool(held_seats(connection, table, user) - {seat})

    @reading
    def knows_deal(self, connection: Connection, commitment: str, users: Sequence[UserId]) -> bool:
        """Return whether one of these people has a seat, or ever played, at a table with this commitment."""
        same = select(TABLES.c.id).where(TABLES.c.commitment == commitment)
        return any(
            connection.execute(
                select(each.c.table_id).where(each.c.user_id.in_(users), each.c.table_id.in_(same))
            ).first()
            for each in (SEATS, ENTRIES, VISITORS)
        )


def held_seats(connection: Connection, table: TableId, user: UserId) -> set[int]:
    """Return the seats of a table on which a person has played, or which they gave up. The present holder may have done neither."""
    moved = select(ENTRIES.c.seat).where(ENTRIES.c.table_id == table, ENTRIES.c.user_id == user).distinct()
    return {*connection.execute(moved).scalars(), *given_up_seats(connection, table).get(user, ())}


def given_up_seats(connection: Connection, table: TableId) -> dict[UserId, set[int]]:
    """Return the seats of a table that persons gave up, or were asked to, by person."""
    found: dict[UserId, set[int]] = {}
    asked = select(VOTES).where(VOTES.c.table_id == table, VOTES.c.motion == HANDOVER)
    for vote in map(VOTE.record, connection.execute(asked)):
        found.setdefault(UserId(int(vote.facts.get("old", 0))), set()).add(int(vote.facts["seat"]))
    return found


def forget_visitors(connection: Connection, table: TableId) -> None:
    """Delete the visitors of a game that is over, unless a case may be made of it: visitors are not given that case."""
    is_case = exists().where(TABLES.c.id == table, IS_AGREED)
    connection.execute(delete(VISITORS).where(VISITORS.c.table_id == table, ~is_case))


def _note(connection: Connection, table: TableId, user: UserId) -> None:
    if not is_visitor(connection, table, user):
        connection.execute(insert(VISITORS), {"table_id": table, "user_id": user})


def is_visitor(connection: Connection, table: TableId, user: UserId) -> bool:
    """Return whether a person has seen the hands of a table."""
    this = (VISITORS.c.table_id == table) & (VISITORS.c.user_id == user)
    return connection.execute(select(VISITORS.c.user_id).where(this)).first() is not None
