"""A full house as it is stored and as it opens: rows, values without their seal, and wherever a person stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Column, Connection, select

from bot.store.engine import ConnectionRole
from bot.store.engines import read_url, run_once
from bot.store.keys import Keys, find_keys
from bot.store.rows import ENTRIES, TABLES
from bot.store.schema import sealed_columns
from tests.bot.store import every_row

Rows = dict[str, list[dict[str, Any]]]


async def rows(url: str, *, but: tuple[str, ...] = ()) -> Rows:
    """Return all rows of all tables, without the columns `but`."""
    found = await run_once(read_url(url), ConnectionRole.READ, every_row.read)
    for name, all_of in found.items():
        for row in all_of:
            for column in but:
                if column.startswith(f"{name}."):
                    del row[column.removeprefix(f"{name}.")]
    return found


async def opened(url: str) -> dict[tuple[Any, ...], Any]:
    """Return every sealed value of a database by its place, opened."""
    keys = find_keys(read_url(url))
    return await run_once(read_url(url), ConnectionRole.READ, lambda connection: dict(_opened(connection, keys)))


def _opened(connection: Connection, keys: Keys) -> Iterator[tuple[tuple[Any, ...], Any]]:
    with connection.begin():
        for column in (TABLES.c.seed, TABLES.c.secret):
            yield from ((place, keys.open(bytes(value), *place)) for place, value in _placed(connection, column))
        for column in sealed_columns():
            yield from ((place, keys.open_text(value, *place)) for place, value in _placed(connection, column))
        yield from ((place, keys.open_value(value, *place)) for place, value in _placed(connection, ENTRIES.c.fields))


def _placed(connection: Connection, column: Column[Any]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    key = list(column.table.primary_key)
    for *where, value in connection.execute(select(*key, column).where(column.is_not(None))):
        yield (column.table.name, column.name, *where), value
