"""What the parts of the store write with."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from sqlalchemy import Connection, Table, select, update
from sqlalchemy.dialects import sqlite

from bot.store.rows import TABLES
from bot.tables.records import Status, TableId
from bot.tables.stores import NoSuchTable


def hold(connection: Connection, table: TableId, *allowed: Status) -> None:
    """Lock the table's row until the commit. Raises NoSuchTable unless its status is one of these."""
    status = connection.execute(select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()).scalar()
    if status is None or Status(status) not in allowed:
        raise NoSuchTable


def change(connection: Connection, table: TableId, **values: Any) -> int:
    """Change columns of a table in a way that somebody is to see. Return its new revision."""
    changed = update(TABLES).where(TABLES.c.id == table).values(**values, revision=TABLES.c.revision + 1)
    return int(connection.execute(changed.returning(TABLES.c.revision)).scalar_one())


def given(**values: Any) -> dict[str, Any]:
    """Return the columns that are to change: None leaves one as it is."""
    return {name: value for name, value in values.items() if value is not None}


def clean(written: str) -> str:
    """Return the text without what PostgreSQL (NUL) or UTF-8 (half a character) cannot hold."""
    return written.replace("\0", "").encode(errors="ignore").decode()


def unless_there(connection: Connection, table: Table) -> sqlite.Insert:
    """Return the insert that writes nothing where a unique key is taken."""
    return _unless_there(connection.dialect.name, table)


@cache
def insert_into(dialect: str, table: Table) -> sqlite.Insert:
    """Return an insert that may say what happens where a unique key is taken: SQLite and PostgreSQL write it alike.

    A dialect is loaded when it is first asked for: that of PostgreSQL takes 2.4 MB.
    """
    insert: sqlite.Insert = import_module(f"sqlalchemy.dialects.{dialect}").insert(table)
    return insert


@cache
def _unless_there(dialect: str, table: Table) -> sqlite.Insert:
    return insert_into(dialect, table).on_conflict_do_nothing()
