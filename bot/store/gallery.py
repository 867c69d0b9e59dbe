"""Who has seen the hands of a running game. They can no longer play in it, and who plays or played in it cannot see them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from bot.store.changes import hold
from bot.store.database import Database, reading, writing
from bot.store.rows import ENTRIES, SEATS, VISITORS, VOTES
from bot.store.votes import vote_of
from bot.tables.records import Motion, Status, TableId, UserId
from bot.tables.stores import NoSuchTable


class Gallery(Database):
    """The visitors of galleries."""

    @writing
    def visit(self, connection: Connection, table: TableId, user: UserId) -> None:
        """Note that somebody is about to see all hands of a live table.

        Raises NoSuchTable where they hold a seat of it, or ever did; and where somebody is forgotten who did, for it may be they.
        """
        hold(connection, table, Status.LIVE)  # no seat goes to them meanwhile
        sits = (SEATS.c.user_id == user) | (SEATS.c.user_id < 0)
        seated = select(SEATS.c.seat).where(SEATS.c.table_id == table, sits)
        played = select(ENTRIES.c.n).where(ENTRIES.c.table_id == table, ENTRIES.c.user_id == user).limit(1)
        if connection.execute(seated).first() or connection.execute(played).first():
            raise NoSuchTable
        moved = select(VOTES).where(VOTES.c.table_id == table, VOTES.c.motion == Motion.REPLACE.value)
        gave_up = [int(vote_of(row).facts.get("old", 0)) for row in connection.execute(moved)]
        if any(old == user or old < 0 for old in gave_up):
            raise NoSuchTable
        if not is_visitor(connection, table, user):
            connection.execute(insert(VISITORS), {"table_id": table, "user_id": user})

    @reading
    def has_visited(self, connection: Connection, table: TableId, user: UserId) -> bool:
        """Return whether somebody has seen the hands of a table."""
        return is_visitor(connection, table, user)


def forget_visitors(connection: Connection, table: TableId) -> None:
    """Forget who has seen the hands of a game: it is over, and everybody may."""
    connection.execute(delete(VISITORS).where(VISITORS.c.table_id == table))


def is_visitor(connection: Connection, table: TableId, user: UserId) -> bool:
    """Return whether somebody has seen the hands of a table."""
    this = (VISITORS.c.table_id == table) & (VISITORS.c.user_id == user)
    return connection.execute(select(VISITORS.c.user_id).where(this)).first() is not None
