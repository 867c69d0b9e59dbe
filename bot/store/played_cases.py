"""Cases made of games played here: candidate games, the persons that know them, and the games already used."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Exists, Select, delete, exists, or_, select, update

from bot.cases.records import Day, PlayedRecord, played_number
from bot.store.case_rows import PLAYED_CASES, SOLVINGS
from bot.store.database import Database, reading, writing
from bot.store.rows import ENTRIES, SEATS, SERVERS, TABLES, VISITORS
from bot.tables.records import Status, TableId, UserId

ALLOWED: Final[ColumnElement[bool]] = TABLES.c.may_be_case
"""Whether all that sat down at a table have agreed that a case may be made of it."""


class PlayedCases(Database):
    """The part of `CaseStore` that is about games that were played here."""

    @reading
    def leads(self, connection: Connection, games: Collection[str], ended_before: datetime, most: int) -> list[TableId]:
        """Return tables of which a case may be made, the first that ended first.

        Their deal is played nowhere any more and in no case yet, no player has left, and the bot is still on their server.
        """
        left = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.gone)
        other = TABLES.alias("other")
        used = exists().where(
            PLAYED_CASES.c.table_id == other.c.id,
            or_(other.c.id == TABLES.c.id, other.c.commitment == TABLES.c.commitment),
        )
        wanted = select(TABLES.c.id).where(
            ALLOWED,
            TABLES.c.status == Status.OVER.value,
            TABLES.c.game.in_(games),
            TABLES.c.ended_at <= ended_before,
            ~TABLES.c.is_held,
            ~left,
            ~used,
            ~_is_removed(),
        )
        found = connection.execute(wanted.order_by(TABLES.c.ended_at, TABLES.c.id).limit(most)).scalars()
        return [TableId(table) for table in found]

    @writing
    def make_no_case(self, connection: Connection, table: TableId) -> None:
        """Make no case of a table, and delete its visitors."""
        forget_cases(connection, [table])
        connection.execute(delete(VISITORS).where(VISITORS.c.table_id == table))

    @reading
    def played_case(self, connection: Connection, day: Day, user: UserId) -> PlayedRecord | None:
        """Return how a person stands to the case of a day that was made of a game played here, or None without such a case.

        Where the bot was removed from the server of that game, only persons that have done the case already still have it.
        """
        made = select(TABLES.c.id, _is_removed().label("is_removed")).join(
            PLAYED_CASES, PLAYED_CASES.c.table_id == TABLES.c.id
        )
        table = connection.execute(made.where(PLAYED_CASES.c.day == day)).first()
        if table is None:
            return None
        done = (SOLVINGS.c.case_id == played_number(day)) & (SOLVINGS.c.user_id == user)
        has_done = connection.execute(select(SOLVINGS.c.n).where(done)).first() is not None
        if table.is_removed and not has_done:
            return None
        is_known = any(connection.execute(each).first() for each in _knowing(TableId(table.id), user))
        return PlayedRecord(is_known=is_known, has_done=has_done)

    @reading
    def played_text(self, connection: Connection, day: Day) -> str | None:
        """Return the puzzle of a day that was made of a game played here, as a text. Raises CannotOpen."""
        sealed = connection.execute(select(PLAYED_CASES.c.sealed).where(PLAYED_CASES.c.day == day)).scalar()
        return None if sealed is None else self._keys.open_text(sealed, "played_cases", "sealed", day)


def forget_cases(connection: Connection, tables: Collection[TableId]) -> None:
    """Make no cases of these tables, and take back those that were made."""
    connection.execute(delete(PLAYED_CASES).where(PLAYED_CASES.c.table_id.in_(tables)))
    connection.execute(update(TABLES).where(TABLES.c.id.in_(tables), ALLOWED).values(may_be_case=False))


def _is_removed() -> Exists:
    """Return the condition for tables of a server that the bot was removed from. It may come back before the erasure."""
    return exists().where(SERVERS.c.guild_id == TABLES.c.guild_id, SERVERS.c.removed_at.is_not(None))


def _knowing(table: TableId, user: UserId) -> tuple[Select[Any], ...]:
    """Return queries that find a row where a person played or watched at a table, or at another with the same deal."""
    commitment = select(TABLES.c.commitment).where(TABLES.c.id == table).scalar_subquery()
    same = select(TABLES.c.id).where(or_(TABLES.c.id == table, TABLES.c.commitment == commitment))
    return tuple(
        select(each.c.table_id).where(each.c.user_id == user, each.c.table_id.in_(same)).limit(1)
        for each in (SEATS, ENTRIES, VISITORS)
    )
