"""The schema: the rows of the kernel, and those of each room, which belong to it as soon as its store is imported."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, Connection, MetaData, inspect

from bot.store import ban_rows, maintenance_rows, people_rows, restoration_rows
from bot.store.migrate import VERSION_TABLE, newest, release_of, revision_of
from bot.store.rows import Row, SealedText

KERNEL: Final = (ban_rows.BANS, maintenance_rows.NOTICES, people_rows.PEOPLE, restoration_rows.RESTORATIONS)
"""One table of each further file of the kernel."""

SCHEMA: Final[MetaData] = Row.metadata


def check_rows(connection: Connection) -> None:
    """Raise LookupError for a table whose rows are not imported, so that no seal and no erasure leaves it out."""
    now = revision_of(connection)
    if now is not None and release_of(now) > release_of(newest()):  # the further tables of the next release are its own
        return
    unknown = set(inspect(connection).get_table_names()) - {VERSION_TABLE} - set(SCHEMA.tables)
    if unknown:
        raise LookupError(f"the rows of {', '.join(sorted(unknown))} are not imported: import bot.rooms")


def sealed_columns() -> list[Column[Any]]:
    """Return all columns of texts that are sealed."""
    return [column for table in SCHEMA.sorted_tables for column in table.c if isinstance(column.type, SealedText)]
