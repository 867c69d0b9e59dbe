"""Statements that several parts of the store share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Table, select, update
from sqlalchemy.dialects import postgresql, sqlite

from bot.store.rows import TABLES
from bot.tables.ids import TableId
from bot.tables.status import Status
from bot.tables.stores import NoSuchTable

OwnInsert: TypeAlias = postgresql.Insert | sqlite.Insert
_INSERTS: Final[Mapping[str, Callable[[Table], OwnInsert]]] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


def hold(connection: Connection, table: TableId, *allowed: Status) -> None:
    """Lock the table's row until the commit. Raises NoSuchTable unless its status is one of these."""
    status = connection.execute(select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()).scalar()
    if status is None or Status(status) not in allowed:
        raise NoSuchTable


def change(connection: Connection, table: TableId, **values: Any) -> int:
    """Change columns of a table and raise its revision, so that the delivery shows the change. Return the revision."""
    return _changed(connection, table, {**values, "revision": TABLES.c.revision + 1})


def change_unnoticed(connection: Connection, table: TableId, **values: Any) -> int:
    """Change columns of a table and keep its revision, so that the delivery shows nothing. Return the revision."""
    return _changed(connection, table, {**values, "revision": TABLES.c.revision})


def _changed(connection: Connection, table: TableId, values: Mapping[str, Any]) -> int:
    changed = update(TABLES).where(TABLES.c.id == table).values(values)
    return int(connection.execute(changed.returning(TABLES.c.revision)).scalar_one())


def given(**values: Any) -> dict[str, Any]:
    """Return the columns that are to change: None leaves one as it is."""
    return {name: value for name, value in values.items() if value is not None}


def clean(written: str) -> str:
    """Return the text without NUL (refused by PostgreSQL) and lone surrogates (refused by UTF-8)."""
    return written.replace("\0", "").encode(errors="ignore").decode()


def unless_there(connection: Connection, table: Table) -> OwnInsert:
    """Return the insert that writes nothing where a unique key is taken."""
    return _unless_there(connection.dialect.name, table)


@cache
def insert_into(dialect: str, table: Table) -> OwnInsert:
    """Return an insert that may name its way out of a taken unique key: SQLite and PostgreSQL write it alike."""
    return _INSERTS[dialect](table)


@cache
def _unless_there(dialect: str, table: Table) -> OwnInsert:
    return insert_into(dialect, table).on_conflict_do_nothing()
