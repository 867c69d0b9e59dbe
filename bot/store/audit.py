"""Checks a whole database: missing entries, changed rows, secrets without their key."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, func, select, text

from bot.store import reads
from bot.store.engine import ConnectionRole
from bot.store.engines import read_url, run_once
from bot.store.errors import DatabaseFailed
from bot.store.keys import ID_BYTES, Keys, head_values, link_values, unwrapped
from bot.store.rewrite import each
from bot.store.rows import ENTRIES, OPEN, TABLES
from bot.store.schema import check_rows, sealed_columns
from bot.tables.ids import TableId
from bot.tables.records import TableRecord
from bot.tables.stores import CannotOpen
from games.core.deal import commitment
from games.core.playthrough import seed_hash

_AT_ONCE: Final = 500
_TEXT: Final = ID_BYTES * 4 // 3


@dataclass(slots=True, kw_only=True)
class FaultReport:
    """The faulty tables by the kind of their fault, and the names of the missing keys."""

    gaps: list[TableId] = field(default_factory=list)
    changed: list[TableId] = field(default_factory=list)
    deals: list[TableId] = field(default_factory=list)
    locked: list[TableId] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


async def look_over(url: str, keys: Keys) -> FaultReport:
    """Read everything through. Raises UnusableUrl, DatabaseFailed."""
    return await run_once(read_url(url), ConnectionRole.READ, partial(_look_over, keys=keys))


def missing_keys(connection: Connection, keys: Keys) -> list[str]:
    """Return the names of the keys that something is sealed with and that are not here."""
    return sorted(needed_keys(connection) - set(keys.names))


def needed_keys(connection: Connection) -> set[str]:
    """Return the names of all keys in use. Raises LookupError while rows are not imported."""
    check_rows(connection)
    columns = (
        (TABLES.c.seed, ID_BYTES),
        (TABLES.c.secret, ID_BYTES),
        (TABLES.c.head, ID_BYTES),
        (ENTRIES.c.chain, ID_BYTES),
        *((column, _TEXT) for column in sealed_columns()),
    )
    found = {
        _name(begun)
        for column, length in columns
        for begun in connection.execute(select(func.substr(column, 1, length)).distinct()).scalars()
        if begun is not None
    }
    return {name.hex() for name in found if len(name) == ID_BYTES}


def keys_lacked_in_play(connection: Connection, keys: Keys) -> list[str]:
    """Return the names of the keys that open tables are dealt with and that are not here: quick enough for each start."""
    begun = select(func.substr(TABLES.c.seed, 1, ID_BYTES)).where(text(OPEN), TABLES.c.seed.is_not(None)).distinct()
    return sorted({_name(each).hex() for each in connection.execute(begun).scalars()} - set(keys.names))


def _name(begun: str | bytes) -> bytes:
    """Return the name that a sealed value begins with, or nothing where it was never sealed."""
    with suppress(CannotOpen):
        return unwrapped(begun) if isinstance(begun, str) else bytes(begun)
    return b""


def _look_over(connection: Connection, keys: Keys) -> FaultReport:
    with connection.begin():
        _check_file(connection)
        found = FaultReport(missing=missing_keys(connection, keys))
        entries = _entries_by_table(connection)
        table, rows = next(entries, (None, []))
        for row in each(connection, TABLES, "id"):
            while table is not None and table < row.id:  # entries of no table
                found.gaps.append(TableId(table))
                table, rows = next(entries, (None, []))
            _look_at(found, keys, reads.known_table(connection, keys, row.id), row, rows if table == row.id else [])
            if table == row.id:
                table, rows = next(entries, (None, []))
    return found


def _check_file(connection: Connection) -> None:
    """Raise DatabaseFailed where a page of a SQLite file is damaged: most lie in indexes and tables that are not read below."""
    if (
        connection.dialect.name == "sqlite"
        and connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one() != "ok"
    ):
        raise DatabaseFailed("DatabaseError", "SQLITE_CORRUPT")


def _look_at(found: FaultReport, keys: Keys, record: TableRecord, table: Any, rows: list[Any]) -> None:
    number = record.id
    is_numbered = [row.n for row in rows] == list(range(1, (table.entries or 0) + 1))
    names = {
        bytes(value)[:ID_BYTES].hex()
        for value in (table.seed, table.secret, table.head, *(row.chain for row in rows))
        if value is not None
    }
    is_locked = bool(names - set(keys.names))
    if not is_numbered or not (is_locked or is_counted(keys, table)):
        found.gaps.append(number)
    if is_locked:
        found.locked.append(number)
        return
    if not is_whole(keys, rows):
        found.changed.append(number)
    if not is_honest(record):
        found.deals.append(number)


def is_honest(record: TableRecord) -> bool:
    """Return whether a deal is the one that was announced."""
    if record.is_sealed:
        return False
    if record.secret is not None and commitment(record.secret.open()) != record.commitment:
        return False
    if record.seed is None:
        return True
    seed = record.seed.open()
    return seed_hash(seed) == record.commitment if record.deal is None else record.deal.fits(seed)


def is_counted(keys: Keys, table: Any) -> bool:
    """Return whether the sealed head of a table fits its number of entries."""
    return table.entries is None or keys.fits(table.head, None, head_values(table.id, table.entries))


def is_whole(keys: Keys, rows: list[Any]) -> bool:
    """Return whether every entry of a table is as it was stored, behind the one before it."""
    before: bytes | None = None
    for row in rows:
        if not keys.fits(row.chain, before, link_values(row, row.fields)):
            return False
        before = bytes(row.chain)
    return True


def _entries_by_table(connection: Connection) -> Iterator[tuple[int | None, list[Any]]]:
    statement = select(ENTRIES).order_by(ENTRIES.c.table_id, ENTRIES.c.n).execution_options(yield_per=_AT_ONCE)
    for table, rows in groupby(connection.execute(statement), key=lambda row: row.table_id):
        yield table, list(rows)
